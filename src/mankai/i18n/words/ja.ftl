# どのゲームにも属さない言葉。

language-name = 日本語
verbatim = { $text }
alternative = 選択肢{ $number }
not-possible-now = 今はできません
unknown-card = 札
seat-you = あなた
seat-foe = 相手
seat-number = 席{ $number }

# 書かれたデッキ。

deck-cards = 札
deck-bad-count = { $name }の枚数は1以上の整数です({ $count }になっています)。
deck-unreadable = 札の名前ではありません:{ $what }。
deck-text-too-long = デッキとしては長すぎます。リストは{ $most } KBまでです。
deck-text-too-many = デッキではありません。リストは{ $most }枚までです。
deck-text-too-many-lines = デッキではありません。リストは{ $most }行までです。
deck-line-too-long = カードの行としては長すぎます({ $most }文字まで):{ $line }
deck-text-empty = リストが空です。
deck-no-text = テキストではありません。
deck-no-json = JSONのように始まりますが、読めません。
deck-named-twice = このJSONには{ $name }が二度あります。
deck-no-cards = このJSONには"cards"がありません。
deck-no-file = ファイル{ $words }がありません。
deck-several = { $words }にあたるデッキがいくつもあります:{ $names }。
deck-not-found = { $words }は、できあいのデッキでもコードでもファイルでもありません。できあいのデッキ:{ $names }。

## Terminal

# 端末そのものの言葉。命令は打ち込む言葉です。

command-quit = quit
command-undo = undo
command-help = help
command-log = log
command-board = board
command-hint = hint
command-rules = rules
command-card = card
command-pause = pause
command-save = save
command-on = on
command-off = off
command-stop = q
command-yes = y

help-number = 3
    .means = 3番を選ぶ。0は終わりか、しない
help-words = { $example }
    .means = その言葉を含むもの。紛れなければ一部でよい
help-hint = { command-hint } [名前]
    .means = コンピュータならどうするか(greedy、adeptなど)
help-undo = { command-undo }
    .means = 一つ前の決定に戻る
help-rules = { command-rules } [言葉]
    .means = ルールの一覧、または言葉の説明
help-card = { command-card } 名前
    .means = 札を大きく、すべて見る
help-others = { $others }
    .means = { $others }について見えるものすべて
help-log = { command-log }
    .means = これまでのすべて
help-board = { command-board } または Enter
    .means = もう一度盤面
help-pause = { command-pause } { command-on }|{ command-off }
    .means = 他の人の行動の後にEnterを待つかどうか
help-save = { command-save } [ファイル]
    .means = ファイルに書いて続ける
help-quit = { command-quit }
    .means = ファイルに書いてやめる
help-help = { command-help } または ?
    .means = この一覧

sentence = { $words }。
list-between = 、
title-decision = あなたの決定
title-commands = { command-help }、{ command-rules }、{ command-hint }
title-read-on = … の続きは{ command-card } 名前。{ command-help }、{ command-rules }、{ command-hint }
title-happened = これまでのこと
title-pauses = { command-pause } { command-off }:待たない
more-lines = … あと{ $count }行:{ command-log }
thinks = { $who }が考えています …(Ctrl-Cで保存して終了)
adviser-thinks = { $player }が考えています …
hand-over = { $who }の番です。他の人が画面を見ていなければ:Enter。
no-such-number = { $number }番は今ありません。前にある番号か、言葉の一部を打ってください。
could-mean = 「{ $typed }」は次のどれかです:
type-more = もう少し打つか、番号を打ってください。
no-such-words = 「{ $typed }」を含むものはありません。番号か言葉の一部、または{ command-help }と打ってください
nothing-to-undo = 最初の決定なので、戻れません。
undo-of-another = 相手の決定なので、戻せません。
undo-answered = その後に他の人が決めたので、戻せません。
undo-learnt = その後に札や運を知ったので、戻せません。
hint-too-long = 時間がかかりすぎました。{ command-hint }だけなら1秒です。
hint-no-player = { $player }というヒント役はいません。{ $players }、search:400、search:100msがいます。
hint-cheats = { $player }は隠れた札を見るので、ヒントは出せません。
hint-player = { $player }なら{ $number }番:{ $option }。
hint-search = 1秒読むコンピュータなら{ $number }番:{ $option }。
which-card = どの札ですか。{ command-card }と名前の一部を打ってください。例:{ command-card } { $example }
no-such-card = 「{ $typed }」という札はここにありません。
pauses-on = 待ちます。{ command-pause } { command-on }と{ command-pause } { command-off }で変えられます。
pauses-off = 待ちません。{ command-pause } { command-on }と{ command-pause } { command-off }で変えられます。
go-on = Enterで続ける:
go-on-or-stop = Enterで続ける、{ command-stop }でやめる:
yes-or-no = ({ command-yes }/N)

not-saved = 保存されていません。{ command-save } ファイル で別の所に書けます。もう一度{ command-quit }で終わります。
nothing-written = 何も書きませんでした。
cannot-write = { $reason }。別のファイルにするか、{ command-save }だけ打てば{ $folder }に書きます。
write-over = { $path }はすでにあり、この対局の保存ではありません。上書きしますか。
saved-in = 保存しました:{ $path }
go-on-with = 続きは:mankai play --resume { $path }
record-in = 記録:{ $path }
see-again-with = もう一度見るには:mankai replay { $path }

times = { $line }({ $count }回)
to-decide = { $who }の番({ $decisions }手の後)。

words-to-ask-for = 説明のある言葉(例:{ command-rules } { $example }):{ $words }。
no-such-word = { $game }のルールに「{ $typed }」はありません。あるのは:{ $words }
no-rules = { $game }のルールはここに書かれていません。

# 盤のないゲームのための、何も飾らない盤。

plain-player = プレイヤー{ $number }
plain-others = others
plain-you = あなた
plain-seat = 席{ $number }
plain-table = 場
plain-cards = { $count }枚
plain-nothing = なし
plain-on-card = { $card }({ $count })
plain-question = { $question }:どうしますか。
plain-place = 場所{ $number }
plain-zone = 置き場{ $number }
plain-card = 札{ $number }
plain-rank = { $who }:{ $rank }位
plain-won = { $who_is ->
    [you] あなたの勝ちです。
   *[other] { $who }の勝ちです。
}
plain-draw = 引き分けです。
plain-follows = このあと{ $count }戦が続きます。

# デッキ。

decks-none = { $game }にはデッキがありません。
decks-none-ready = できあいのデッキはありません。
decks-allowed = このデッキで遊べます。コード:{ $code }
decks-not-allowed = このデッキでは遊べません(理由{ $count }件):
decks-no-format = { $format }という形式はありません。形式:{ $formats }
decks-one-format = { $game }の形式は一つだけです

learn-title = { $number }/{ $count }:{ $title }
learn-task = 課題:{ $task }
learn-done = できました!
learn-again = 惜しい。もう一度:
learn-over = これで全部です。次は本番:mankai play { $game }

runs-plain = ここではコンパイルなしのPythonで動いています。内容は同じで、数倍遅くなります。
drawn-decisions = { $count }回の決定
drawn-story = 物語

# `mankai serve`が、アドレスの下で端末の人に言うこと。

serve-open = このアドレスをブラウザーで開き、卓を立てて、一緒に遊ぶ人にリンクを送ってください。
serve-alone = このままではこのコンピューターからしか開けません。同じネットワークの機器からも開くには:mankai serve --host 0.0.0.0(またはmake play ARGS="--host 0.0.0.0")
serve-reached = ほかの機器からのアドレス:{ $addresses }
serve-stop = Ctrl+Cで止まります。卓は{ $folder }に残り、次に始めたとき続きから遊べます。
