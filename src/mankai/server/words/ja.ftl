# ページとサーバーの言葉。両方の画面に共通の言葉は mankai/i18n/words にあります。

## ページ全体

brand = Mankai
brand-written = 満開
tagline = ルールブックどおりのカード決闘を、満開に
home = ホーム
settings = 設定
game = ゲーム
cards = カード
rules = ルール
decks = デッキ構築
my-tables = 自分の卓
replays = リプレイ
close = 閉じる
copy = コピー
copied = コピーしました
yes = はい
no = いいえ
on = 入
off = 切
all = すべて
search = 検索
delete = 削除
continue = 続ける
next = 次へ
previous = 前へ
first = 最初
last = 最後
optional = 任意
minutes = 分
players = 人
choose = 選ぶ
random = ランダム
computer = コンピューター
spectator = 観戦者
you = あなた
turn = ターン
away = 離席中

## ホーム

play-now = すぐ遊ぶ
play-now-against = すぐ遊ぶ({ $name }と)
play-now-many = すぐ遊ぶ({ $number }人を相手に)
drafts = ドラフト
door-players = { $numbers }人
waiting = あなたを待つもの
waiting-decision = あなたの番です
waiting-invitation = 招待が来ています
waiting-room = 次の対戦
waiting-guest = 空席があります
waiting-game = 続ける
tables-open = 進行中 { $number }
exercise-of-day = 今日の一題
all-set-ups = 対戦の設定
all-set-ups-more = 版、ドラフト、デッキ、時計
learn = はじめての決闘
learn-game = はじめての一戦
learn-more = 5分、一歩ずつ説明
lessons = 練習
lessons-more = 一つずつ課題のある小さな局面です。終えれば遊べるようになります。
lessons-begin = 始める
exercise-number = { $number }/{ $count }:
exercise-done = できました!
exercise-missed = 惜しい。
exercise-next = 次の練習
exercise-again = もう一度
exercise-hint = ヒント
way-learn = 学ぶ
way-play-with = 『{ $game }』を{ $with }で、{ $name }とすぐに。
first-decks = 初めての方に:ルールブックのデッキ
play-first-deck = 「{ $deck }」で遊ぶ
invite = リンクで友達と
hot-seat = この画面で二人
watch = 観戦
against-computer = コンピューターと対戦
edition = 版
choose-first = 選んでから遊ぶ
level-random = 種
level-random-more = でたらめ
level-greedy = つぼみ
level-greedy-more = やさしい
level-novice = 花びら
level-novice-more = ふつう
level-adept = 開花
level-adept-more = つよい
level-master = 満開
level-master-more = 最強・長考
level-said = { $name }({ $more })
how-many = 何人で?
all-here = 全員この画面で
mixed = 席を決める
open-table = 卓を開く
friend-there = 友達(リンク)
at-this-screen = この画面
computer-there = コンピューター
seat-of = プレイヤー{ $number }
bot-name-1 = 梅
bot-name-2 = 菊
bot-name-3 = 楓
bot-name-4 = 蓮
bot-name-5 = 菫
bot-name-6 = 椿
bot-name-7 = 藤
person-name-0 = 桃
person-name-1 = 菖蒲
person-name-2 = 牡丹
person-name-3 = 萩
person-name-4 = 桔梗
person-name-5 = 蘭
person-name-6 = 紫苑
person-name-7 = 葵

## 卓の設定

set-up = ゲームの設定
table-options = リンク用:名前・持ち時間・合言葉・観戦
your-name = 名前
clock = 持ち時間
clock-none = なし
clock-10 = 各10分、一手10秒まで無料
clock-25 = 各25分、一手15秒まで無料
clock-letters = 文通:一手3日
password = 合言葉
watch-delay = 観戦者に見えるのは
delay-none = すぐ
delay-minute = 1分後
delay-five = 5分後

## 席に着く

preview-general = ルールブックどおりのカードゲームをブラウザーで、コンピューターとも友達とも
preview-invites = 空席があります。一緒に遊びませんか
preview-going = 対戦中
preview-free-seat = 空席
join = 席に着く
full = この席は埋まっています。
enter = 入る
password-asked = この卓には合言葉が必要です。
no-tables = まだ卓がありません。遊んだ卓や観戦した卓がここに残ります。
forget = 消す
forget-sure = この卓を一覧から消しますか。
forget-seat = 対局はまだ続いています。席はこのブラウザにだけ保存されているので、消すと二度と戻れません。
forget-room = まだあなたを待つ対局があります。席はこのブラウザにだけ保存されているので、消すと二度と戻れません。
tables-full = 続いている対局が{ $number }局あり、すべて保存されています。いくつか終えるか消してください。終わった古い対局はもう保存されません。
no-seat-here = このブラウザにはその卓の席がありません。対局か観戦のリンクをもらってください。
no-such-table = その卓はないか、このブラウザの席がありません。
waiting-join = 相手を待っています。このリンクを送ってください:
waiting-many = 他の人を待っています。一人に一つずつリンクを送ってください:
broken-link = リンクが途中で切れているようです。もう一度送ってもらってください。
only-here = このリンクはこのコンピューターでしか開けません。他の端末の人を招くには、mankai serve --host 0.0.0.0 でサーバーを始め、このページを開き直してください。他の端末から届くアドレスのリンクになります。
same-network = このアドレスは、このコンピューターと同じネットワーク（同じWi-Fiなど）の端末で開けます。
address-of-this = このコンピューターのアドレス
invited-to = ゲーム
invited-with = 相手
invites-you = { $who }からの招待
invited = 対戦への招待
code-for = { $address } のQRコード
code-how = スマートフォンのカメラで読み取ってください。
code-of = { $who }の端末のカメラで読み取ってください。
show-code = コードを見る
send-link = リンクを送る…
clock-said = 各{ $time }、一手{ $free }まで無料
clock-plain = 各{ $time }
clock-free-only = 一手{ $free }
delay-said = { $time }遅れ
watch-link = 観戦リンク
pass-device = 画面を渡してください:
show-hand = { $who }です:手札を見せる

## 卓で

your-decision = あなたの番
their-decision = 相手が考えています
thinking = 考え中…
going-on = 次へ進む
point-at-a-card = 札を指すと、ここに大きく表示されます。
tap-a-card = 札をタップすると、ここに表示されます。
nothing-happened = まだ何もありません。
log = 記録
details = 詳細
since = 前のターンから
undo = 戻す
redo = やり直す
hint = ヒント
concede = 投了
concede-sure = 投了しますか?
concede-many = 席を譲りますか?コンピューターが続けます。
undo-asked = { $who }が直前の選択を戻したいそうです。
undo-asks = 相手が最後の決定を戻したいそうです。
undo-waits = 最後の決定を戻したいと求めました。返事を待っています。
undo-denied = 相手は戻すことに同意しませんでした。
passing = 対応できません:自動で進みます…
wait = 待つ
no-answer-possible = 対応できませんでした。
explain-card = 札を読む
why-not = 今は使えない
got-it = わかった
command = コマンド
command-hint = 「play 3」「forward」「where」「help」
keys = キー操作
skip-shown = 再生中の動きを飛ばす(ほかのキーでも可)
reconnecting = 接続が切れました。再接続中…
unreachable = サーバーに接続できません。
page-waits = 今、とても混み合っています。このページは{ $seconds }秒後に自動でもう一度試します。
server-is-busy = サーバーが混み合っています。お待ちください…
answered-wrongly = サーバーの応答:{ $status }
spectating = 観戦中
viewpoint = 視点

## 持ち時間と離席

clock-free = 無料の残り秒
clock-low = 残り{ $seconds }秒を切りました。
days-and-hours = { $days }日{ $hours }時間
away-for = { $who }さんは{ $time }から離席中です。
seat-open = { $who }の席にはまだ誰も着いていません。
away-wait = 待つことができます。あと{ $time }で次の選択ができます。
claim = 勝ちを宣言
hand-over = コンピューターに任せる
keep-waiting = 待つ
lost-grace = { $time }を過ぎると、ほかの人は待たなくてもよくなります。
missed = { $time }のあいだ離席していました。
missed-lost = そのあいだに持ち時間が{ $time }減りました。
missed-claimable = 相手は勝ちを宣言できましたが、しませんでした。
missed-played = そのあいだコンピューターが代わりに打ちました。

## 観戦とチャット

watchers = 観戦中:{ $number }人
watch-later = 観戦者には{ $time }遅れで見えます。
agree-hands = 観戦者に手札を見せてよい
agree-opponents = 観戦リンクがあれば誰でも観戦できます。相手も別の画面であなたの手札を見られるようになります。
agree-all = 全員が同意した時だけ見えます。いつでも取り消せます。
chat = チャット
chat-players = 対局中は対局者だけが読めます。
chat-watchers = 対局中は観戦者だけが読めます。
chat-empty = まだ発言はありません。
chat-write = ひとこと書く
chat-new = 新着
send = 送る
mute-others = 他の人を非表示
notice-hello = よろしくお願いします!
notice-thinking = 考え中です。
notice-moment = 少し待ってください。
notice-thanks = ありがとう。
notice-good-game = いい勝負でした!

## 終局

over = 終局
won = 勝利!
lost = 敗北…
draw = 引き分け
has-won = { $who }の勝ち
have-won = { $who }の同時優勝
by-conceding = 投了
by-time = 時間切れ
by-absence = 相手の離席による
rematch = 再戦
rematch-asked = 再戦を求めました。返事を待っています。
rematch-wanted = { $who }が再戦を求めています。
see-board = 盤面を見る
see-end = 経過を見る
decisive-card = 決め手の札
last-blow = 最後の一撃
course-any = 点数の推移（決断ごと）
decisive-plain =
    { $by_is ->
        [you] あなたが{ $card }を選び、点数が{ $amount }動いた。
       *[other] { $by }が{ $card }を選び、点数が{ $amount }動いた。
    }
poster = ポスター
clip = 動画
clip-more = 最後の一撃を短い動画に。
save-clip = 動画を保存
clip-recording = 録画中…
clip-missing = このブラウザーでは録画できません。ポスターは保存できます。
save-picture = 画像を保存
share = 共有…
replay-address = リプレイへのリンク
watch-replay = リプレイを見る

## リプレイと棋譜

step = 手
beginning = 開始前
play-on = ここから遊ぶ
show-all = 両方の手札
show-every = 全員の手札
open-file = 棋譜を開く
drop-record = 保存した棋譜を選ぶか、このページにドロップしてください。
no-record = 棋譜としては大きすぎます:
replay-link = この手へのリンク
save-file = 棋譜を保存

## カードとデッキ

rules-of = { $title }:遊び方
found = { $number }枚
not-found = 該当する札はありません。
search-cards = 名前とテキストを検索
glossary = 用語
glossary-all = カードの用語
provenance = このカードの出典
unsure = 代用:この版の札とは異なる可能性があります
rulings = 裁定
rulings-card = この札について
rulings-words = この札の用語について
rulings-played = この札が使われる裁定
quick-build = おすすめ構築
deck-code = デッキコード
load-code = 読み込む
save-deck = お気に入りに保存
deck-link = リンクをコピー
deck-picture = 画像を保存
favourites = お気に入り
legal = このデッキで遊べます。
play-deck = このデッキで遊ぶ

## 専用の画面がないゲーム

question = どうしますか?
somebody-decides = 他の人が選んでいます。
plain-table = 場
plain-place = 場所{ $number }
plain-zone = 置き場{ $number }
plain-card = 札{ $number }

## 部屋:続きのあるゲーム

room = 結果と次の対戦
room-own = あなたの対局 { $all }局のうち{ $played }局が終了
room-next = { $who }と対戦する
room-done = 全員と対戦しました。
room-standings = 順位
room-player = プレイヤー
room-wins = 勝ち
room-played = 対戦数
room-round = 第{ $number }回戦
room-open = 対戦中
room-play = 対戦する
room-look = 見る
room-computers = コンピューター同士は対戦しません。人との対戦だけを数えます。

## 設定

language = 言語
show-as = カード名
texts-as = カードのテキスト
theme = テーマ
theme-auto = 自動
theme-light = 明るい
theme-dark = 暗い
sound = 音
mute-sound = 音を消す
motion = 動き
volume = 音量
fold-panel = パネルを畳む
pace = 速さ
pace-160 = ゆっくり
pace-100 = 普通
pace-50 = 速い
contrast = 高コントラスト
text-size = 文字の大きさ
always-ask = 対応できない時もいつも確認する(相手には知られません)
confirm = 二度押しで決定

## 断る理由。断りの種類、または何についてかで名づける。

refusal-malformed = それはできません: { $detail }
refusal-bad_setup = その準備ではゲームを始められません: { $detail }
refusal-bad_deck = { $why }
refusal-damaged = この卓の記録は壊れています: { $detail }
refusal-other_version = この卓は別の版のルールで遊ばれました: { $detail }
refusal-no_game = そのゲームはありません: { $detail }
refusal-no_language = { $language }という言語はここにありません。
refusal-no_page = ここには何もありません。
refusal-no_table = その卓はありません。
refusal-starting = サーバーは起動中か終了中です。少し待ってからもう一度お試しください。
refusal-broken = サーバーが処理できませんでした。何も行われていません。
refusal-not-written = 記録できなかったため、行われませんでした。
refusal-no-new-table = サーバーが今は記録できないため、新しい卓を作れません。あとでもう一度お試しください。
refusal-wrong_origin = このページからは利用できません。
refusal-crowded = お使いのアドレスからの接続が多すぎます。
refusal-too_large = 大きすぎます。{ $bytes }バイトまでです。
refusal-too-many-views = { $views }場面になります。{ $most }場面までです。席を一つ選んでください。
refusal-not_allowed = このサーバーの管理者だけができます。

refusal-flood = 一度に多すぎます。少しお待ちください。
refusal-flood-chat = 発言が続きすぎています。少しお待ちください。
refusal-flood-look = 視点の切り替えが多すぎます。少しお待ちください。
refusal-flood-passwords = 合言葉を試しすぎました。1分お待ちください。
refusal-flood-replays = リプレイが多すぎます。少しお待ちください。
refusal-flood-tables = 新しい卓が多すぎます。少しお待ちください。
refusal-flood-thoughts = コンピューターがまだあなたのために考えています。少しお待ちください。

refusal-wrong_secret = この卓に合わないか、このブラウザーにはこの卓の席がありません。
refusal-needs_password = この卓には合言葉が必要です。
refusal-wrong_password = この卓の合言葉ではありません。
refusal-taken = この招待はもう使われています。
refusal-seat-given-up = この席は譲られました。
refusal-knows-what-is-hidden = 知っている対局から続ける人は隠された情報を知っているため、誰も招待できません。
refusal-theirs-to-decide = それは招待される人が自分で決めることです。

refusal-stale = それは前の質問への答えでした。
refusal-over = 対局は終わっています。
refusal-not_over = 対局はまだ終わっていません。
refusal-leads-on = この対局で隠された情報は、続く対局でもまだ意味を持ちます。
refusal-not_asked = 今あなたの選択はありません。
refusal-illegal = { $why }
refusal-no-such-option = その選択肢はありません。
refusal-not_possible = 今はできません。
refusal-watching = 観戦中は遊べません。
refusal-too-long = この卓は長く続きすぎました。終わらせることだけができます。
refusal-changes-used-up = この卓では取り消しや変更が多すぎました。これからは選択だけができます。
refusal-time-up = 時間切れです。
refusal-nothing-to-undo = 戻せるものがありません。
refusal-undo-under-way = 他の人が戻したいと求めています。
refusal-no-undo-asked = 戻したいと求めている人はいません。
refusal-nothing-to-redo = 最後に戻したものがありません。
refusal-nobody-there = そこには他の人がいません。
refusal-cannot-claim = 勝ちの宣言は、二人の対局で相手が人で、続く対局のない時だけできます。
refusal-not-away = 相手が{ $seconds }秒以上離席している時だけできます。
refusal-not-at-once = ここではまとめて決められません。
refusal-hands-hidden = 対局者は手札を見せることに同意していません。
refusal-hands-changed-often = この卓では手札の公開を切り替えすぎました。
refusal-all-said = この卓ではもう発言できません。
refusal-no-hints = 他の人がいる対局ではヒントは出ません。
refusal-no-hint = コンピューターはヒントを出せませんでした。
refusal-no-way-to-goal = ここからは課題を果たせません。もう一度始めてください。
refusal-hint-under-way = ヒントを考えています。
