# 桜花伝説の日本語。
# 席 `who` には名前 `$who` と立場 `$who_is`(`you` か他の誰か)があります。

# つなぎ。

comma = { $first }、{ $rest }
and = { $first }と{ $rest }
nor = { $first }にも{ $rest }
semicolon = { $first }。{ $rest }
colon = { $first }:{ $rest }
noted = { $words }({ $note })
who-begins = { $who_is ->
    [you] あなた
   *[other] { $who }
}

# 席の人:2人の時も名前で呼びます。

seat-foe = { $name }

# 名前。

side-plus = +
side-minus = -
token-white = 白
token-black = 黒
colour-black = 黒
colour-red = 赤
colour-blue = 青
colour-green = 緑
any-colour = どの色でも
family-cook = 料理人
family-geisha = 芸者
family-samurai = 侍
family-daimyo = 大名
family-konohana = 木花
coins = コイン
hand = 手札
tricks = 取り札
shurikens = 手裏剣
count-cards = { $number }枚
count-coins = { $number }コイン
count-shurikens = 手裏剣{ $number }
cook-here = { $card }(ここでは{ $number })

place-coins = { $whose ->
    [you] あなたのコイン
   *[other] { $owner }のコイン
}
place-score = { $whose ->
    [you] あなたの得点
   *[other] { $owner }の得点
}
place-turn = 番
place-first = 最初の人
place-round = 回
place-turned = 陰陽札の反転
place-served-left = 左の山に置き済み
place-served-right = 右の山に置き済み
place-modifiers = 待っている効果
place-filled = 列の埋まった枠
place-bank = 残りのコイン
zone-hand = { $whose ->
    [you] あなたの手札
   *[other] { $owner }の手札
}
zone-tricks = { $whose ->
    [you] あなたの取り札
   *[other] { $owner }の取り札
}
zone-closed-tricks = { $whose ->
    [you] あなたの取り札(非公開)
   *[other] { $owner }の取り札(非公開)
}
zone-top = 山の一番上
zone-top-left = 左の山の一番上
zone-top-right = 右の山の一番上
zone-beneath = 山の下の札
zone-beneath-left = 左の山の下の札
zone-beneath-right = 右の山の下の札
zone-aside = 脇に置いた札
zone-out = 捨てられた取り札
zone-row = 列
zone-draw-pile = 人物の山札
zone-discard = 人物の捨て札

# 選択。

option-place = { $card }を{ $side }へ
option-take = { $side }の山を取る
option-hire = { $card }を{ $price }コインで雇う
option-hire-absent = { $card }を雇う
option-free = { $card }を無料で使う
option-renew = 列を入れ替える({ $price }コイン)
option-finish = 番を終える
option-decline = しない
option-decline-free = 使わない
option-decline-take = 取らない
option-decline-reorder = 残りはそのまま
option-pick = { $card }を選ぶ
option-pick-take = { $card }を取る
option-pick-discard = { $card }を捨てる
option-pick-take-trick = { $card }を取る
option-give = { $card }を{ $who }に渡す
option-reorder = { $settled ->
    [0] { $card }を一番上に
   *[other] 次に{ $card }
}
option-pile = { $side }の山
option-pile-look-through = { $side }の山を見る
option-pile-coins-of = { $side }の山のコイン
option-player = { $who }
option-player-look = { $who }の手札を見る
option-player-take-trick = { $who }の取り札を取る
option-vote = { $token }に投票

# 質問。

ask-act = あなたの番:+に1枚、-に1枚、好きな順に。いつでも雇えます。
ask-act-still = あなたの番:{ $still }。いつでも雇えます。
ask-act-take = あなたの番:{ $sides }には置けません。山を取るか、誰かを雇います。
ask-act-take-too = あなたの番:{ $still }。{ $side }には置けません:山を取るか、誰かを雇います。
ask-act-done = 両方の山に置きました。番を終えるか、まだ雇えます。
ask-act-modified = あなたの番:次の札は{ $modifiers }を使って置きます。
still-a-card = { $side }に1枚
still-to-begin = { $side }は何でも
ask-free = 新しい列です。1人を無料で使えます。
ask-give = 芸者:{ $who }に渡す札は?そこから来た札は渡せません。
ask-look = 芸者:誰の手札を見ますか?
ask-take = 芸者:どの札を取りますか?代わりに1枚渡します。
ask-reorder = { $settled ->
    [0] 芸者:一番上に置く札は?
   *[other] 芸者:その次の札は?
}
ask-look-through = 芸者:どちらの山を見て並べ替えますか?
ask-vote = { $who_is ->
    [you] あなたの大名:陰陽の印の面を秘密に選んでください。
   *[other] { $who }の大名:陰陽の印の面を秘密に選んでください。
}
ask-discard = 大名:捨てる取り札は?手裏剣1つにつき2コイン。
ask-take-trick = 大名:誰の取り札を取りますか?手裏剣1つにつき3コイン。
ask-coins-of = 木花:どちらの山のコインを得ますか?山は残ります。

# 山に置ける札。

needs = { $direction }、{ $same }
needs-counted = { $needs }({ $modifiers }で数えて)
needs-anything = 何でも
needs-not-here = 今はこちらではない
needs-to-begin = 空:何でも置ける
direction-above = { $colour }の{ $value }より上
direction-below = { $colour }の{ $value }より下
direction-corner = { $colour }の{ $value }
direction-any = { $colour }なら何でも
or-the-same = または{ $value }
corner-plus = 13の次は1
corner-minus = 1の次は13
pile-served = この番は置き済み

# できない理由。

why-over = 終了しました
why-not-asked = 今は聞かれていません
why-no-use = 今は効果がありません
why-not-in-row = 列にいません
why-costs = { $price }コイン必要(今{ $coins })
why-not-served = 先に両方の山に置きます
why-not-held = { $card }は手札にありません
why-served = { $side }の山にはこの番の札があります
why-taken = { $side }の山は取られました
why-fits = 置ける札があります
why-modified = 先に{ $modifiers }を使います
why-modified-begin = 先に{ $modifiers }を使います。新しい山では使えません
why-other-side = { $modifiers }は反対の山で使います
why-needs = { $side }は{ $card }:{ $needs }が必要
why-needs-modified = { $side }は{ $card }:{ $needs }が必要({ $modifiers }で)

# 出来事。

log-round = { $who_is ->
    [you] 第{ $round }回:あなたから
   *[other] 第{ $round }回:{ $who }から
}
log-turn = { $who_is ->
    [you] あなたの番
   *[other] { $who }の番
}
log-lay = { who-begins }:{ $card }を{ $side }へ
log-take = { who-begins }:{ $side }の山を取る({ $cards }枚、{ $coins }コイン)
log-gain = { who-begins }:{ $coins }コイン
log-hire = { who-begins }:{ $card }を{ $price }コインで雇う
log-free = { who-begins }:{ $card }を無料で使う
log-renew = { who-begins }:列を入れ替える({ $price }コイン)
log-turned = 陰陽札が回り、+と-が入れ替わる
log-look-through = { who-begins }:{ $side }の山を見る
log-new-top = { $card }が一番上になる
log-vote = { who-begins }:{ $token }
log-toss = 3つ目の印:{ $token }
log-see = 見えた札:{ $cards }
log-new = 列に:{ $cards }
log-give = { $card }:{ $giver }から{ $getter }へ
log-trick = { $card }:取り札 { $giver }から{ $getter }へ
log-discard = { who-begins }:取り札の{ $card }を捨てる
log-round-over = 回の終わり
log-score = { who-begins }:この回の手裏剣{ $shurikens }、合計{ $score }
log-over = 終了

# 時と結果。

moment = { $who_is ->
    [you] 第{ $round }回(全{ $rounds }回) · あなたの番
   *[other] 第{ $round }回(全{ $rounds }回) · { $who }の番
}
moment-over = 終了
end-you-won = あなたの勝ち!
end-won = { $name }の勝ち。
end-shared = { $names }が勝利を分け合いました。
end-rank = { $seats }人中{ $rank }位です。

# 数の出どころ。

numbers-ours = 札のコインと手裏剣(✶)の数は私たちの案です。印刷された数は分かっていません。
numbers-supplied = 札のコインと手裏剣(✶)の数は、卓を作った人が与えたものです。
colours-ours = 規則書に名があるのは黒だけです。他の色の名は私たちのものです。
provenance-attested = 能力は規則書にあります。
provenance-number-is-ours = 能力は規則書にあります。料理人の数のうち、規則書にあるのは2だけで、この数は私たちの案です。
number-ours = この数は私たちの案です。
profile-default = 標準
    .text = vと14-vは同じ数なので、陰陽札のどちらの側も有利になりません。全部で40コイン、手裏剣60
profile-flat = 一律
    .text = { choice-flat }
profile-two-symbols = 印2つ
    .text = どの札にも印が2つ。4人か5人では、およそ4回に1回、箱のコインが足りなくなります
profile-supplied = 持ち込み
    .text = 卓を作った人が書いた数
switched-on = { $switch }:入
switched-off = { $switch }:切
switched-to = { $switch }:{ $number }
switched-to-cooks = { $switch }:{ $first }、{ $second }、{ $third }

# 規則と用語。

rule-goal = 目的
    .text = 3回戦。取らされた札の手裏剣(✶)は失点です。最後に一番少ない人の勝ち。同じならコインの多い人。
rule-cards = 札
    .text = 52枚:4色に1から13。色ごとに文字と形があります。2・3・4・5・6人で14・12・10・8・6枚ずつ配り、2枚を表にして2つの山を始めます。残りはこの回では使いません。
rule-yin-yang = 陰陽札
    .text = 山の間に置きます。白(+)の側は増え、黒(-)の側は減ります。侍が回せます。
rule-turn = 自分の番
    .text = 両方の山に1枚ずつ、好きな順に置きます。一番上と同じ色で、+なら大きく、-なら小さい数(いくつでも)。または同じ数ならどの色でも。+では13の次に同じ色の1、-では1の次に同じ色の13が置けます。
rule-taking = 山を取る
    .text = 置ける札がなければ、その山を取り札にします。札のコインをすぐ得て、好きな札で新しく始めます(その札がこの番の1枚)。山を見返すことはできません。
rule-characters = 人物
    .text = 5コインで始めます。自分の番ならいつでも(2枚置いた後でも)列の人物を雇えます。山札に近いほど高く5、一番遠いと1。すぐに使います。番が終わると列を詰めて補充します。
rule-renewing = 入れ替え
    .text = 6コインで5人全部を入れ替えます。新しい1人を無料で使えます。他は値段どおり雇えます。
rule-vote = 投票
    .text = 大名の1人は全員に印の面を秘密に選ばせます。自分の番以外で決めるのはこれだけ。全員が選ぶまで誰にも見えません。
rule-round = 回の終わり
    .text = 全員が残り2枚になったら終わり。その2枚は使いません。取り札の手裏剣を記録し、全部配り直します。コインは残ります。次は最初の人の左隣から。
rule-screen = 画面の見方
    .text = ▲R7は赤7です:K ● 黒、R ▲ 赤、B ■ 青、G ◆ 緑。山の横に置ける札、手札の下にコインと手裏剣、その下に+か-に置く時の番号があります。·は置けない印。札と山で R7 + とも打てます。人物は名前か番号で。できることが1つだけなら自動で進みます。
glossary-pile = 山
    .text = みんなが置く2つの束、+と-の1つ。見えるのは一番上だけ。
glossary-trick-cards = 取り札
    .text = この回に取った札。回の終わりに手裏剣が失点になります。
glossary-shuriken = 手裏剣
    .text = ✶、失点。
glossary-coin = コイン
    .text = 人物を雇うお金。札を取った時に得ます。
glossary-score = 得点
    .text = 終わった回の手裏剣。一番少ない人の勝ち。
glossary-row = 列
    .text = 1から5コインで雇える5人。
glossary-character = 人物
    .text = 雇った時に一度助けてくれる人。料理人、芸者、侍、大名、木花がいます。
glossary-hire = 雇う
    .text = 人物の値段を払い、すぐに使うこと。今効果のない人物は選べません。
glossary-renew = 入れ替え
    .text = 6コインで列の5人を新しくし、1人を無料で使うこと。
glossary-served = 置き済み
    .text = この番の札がもう置かれた山。
glossary-yin-yang = 陰陽札
    .text = 山の間にあり、どちらが増え(+、白)、どちらが減る(-、黒)かを示します。
glossary-vote = 投票
    .text = 大名の投票:全員が白か黒を秘密に選びます。自分の番以外で決めるのはこれだけ。
glossary-neighbour = 隣人
    .text = 隣に座る人:前の席と次の席。

# 端末の盤。

board-heading = 桜花伝説、{ $seats }人
board-who = { $who_is ->
    [you] あなた
   *[other] 席{ $number }
}
board-seat = 席{ $number }
board-others = 他の人
board-coins = コイン
board-hand = 手札
board-tricks = 取り札
board-score = 得点
board-characters = 人物
board-your-hand = あなたの手札
board-you-hold = 手札
board-cards = 札
board-coins-shurikens = 貨/✶
board-of-seat = 席
board-choose = 選ぶ
board-on = { $side }に
board-for = { $price }貨
board-free = 無料
board-seen-tricks = 取り札 { $cards }
board-in-hand = 手札に { $cards }
board-needs-first = 必要:{ $direction }、
board-needs-first-short = { $direction }、
board-needs = 必要:{ $needs }
board-corner = ({ $corner })
board-taken = 空:何でも
board-taken-too = 新しく始められる
board-top = { $cards }枚、上 { $top }
board-under = { $side }の一番上の下:{ $cards }
board-switches = 取り決め:{ $switches }
board-impossible = できません:{ $reasons }
board-not-held = { $card }は持っていません
board-the-others = 他の人
board-hand-of = 手札:{ $cards }
board-hidden = 見えない札{ $number }
board-tricks-of = 取り札:{ $cards }
board-shurikens-of = その手裏剣{ $shurikens }、前の回まで{ $score }
board-bank = 残りは{ $number }コインです。
board-order = 手裏剣の少ない順、次にコインの多い順:
board-could-be = 「{ $typed }」は次のどれか:{ $names }
board-in-text = 「{ $typed }」という札はありません。文の中にあるのは:
board-no-card = { $game }に「{ $typed }」という札や人物はありません。人物:{ $families }。札は{ $card }など
board-taker = 取った人に{ $coins }コイン、手裏剣{ $shurikens }。
board-all-cards = { $cards }枚:1から{ $highest }、{ $colours }
board-all-characters = 1から5コインで雇える{ $characters }人
board-character = 人物
board-does = 効果
board-of-colour = { $what }、{ $colour }

# ページの卓。

sentences = { $first }{ $rest }
memory-aid = 記憶の助け:山に入ったコインと手裏剣
page-you = あなた
page-course = 手裏剣の推移
page-decisive = 第{ $round }ラウンド、{ $who }が{ $card }の下の山を取り、手裏剣{ $amount }個。
page-you-named = あなた({ $name })
page-waiting = { $who } …
page-turn = 番
page-began = この回の最初
page-hand = 手札{ $number }
page-tricks = 取り札{ $number }、この回の手裏剣{ $shurikens }
page-score = 前の回までの手裏剣{ $number }
page-coins = { $number }コイン
page-now = この回の手裏剣
page-score-short = 前の回までの手裏剣
page-characters = 雇える人物
page-priced = { $card }、{ $number }コイン
page-draw-pile = 山札:{ $number }
page-gap = この番に雇われました。番の終わりに詰めます
page-renew = 入れ替え
page-pile = { $side }の山:{ $card }、{ $cards }枚
page-pile-empty = { $side }の山:空
page-empty = 空
page-in-pile = 山に
page-aid-note = 山を見返すことはできません。これは全員が見た札の合計です。
page-known = あなたが知っている札:{ $cards }
page-hand-known = 手札、あなたが知っている札
page-trick-cards = 取り札:{ $number }
page-none = なし
page-choices = すべての選択
page-secret = 全員が選ぶまで、誰にも見えません。
page-fits = { $card }:{ $sides }に置ける
page-fits-not = { $card }:今は置けません:{ $reasons }
page-use-button = 下のボタンで取ります。
page-choose-first = 先に手札を選びます。
page-standing = 最終順位
page-rank = 順位
page-player = プレイヤー
page-taker = 取った人に:
page-readings = 読み方
page-cards = 52枚の札
page-the-characters = 15人の人物
page-profile = コインと手裏剣
page-house = 取り決め
page-rules-title = 桜花伝説:遊び方
page-words = 用語
page-example = { $side } { $card } ← { $cards }

# 同じ一族の中での名前、一行の効果、規則書に余地のある所の読み方。

which-cook = { $number }
which-geisha-neighbours = 隣人
which-geisha-look = 拝見
which-geisha-reorder = 並べ替え
which-samurai-turn = 反転
which-samurai-lower-on-white = 白で下へ
which-samurai-higher-on-black = 黒で上へ
which-daimyo-discard = 放棄
which-daimyo-take = 横取り
which-daimyo-vote = 投票
which-konohana-coins = 恵み
which-konohana-colour = 彩り
which-konohana-any-card = 自在
brief-cook = 次の札を{ $number }大きく、または{ $number }小さく数える。
brief-geisha-neighbours = 両隣から1枚ずつ引き、別の札を1枚ずつ渡す。
brief-geisha-look = 誰かの手札を見る。1枚交換してもよい。
brief-geisha-reorder = 山を1つ見て、好きな順に並べ替える。
brief-samurai-turn = 陰陽札を回し、+と-を入れ替える。
brief-samurai-lower-on-white = 次の札は+の山に、小さくても置ける。
brief-samurai-higher-on-black = 次の札は-の山に、大きくても置ける。
brief-daimyo-discard = 自分の取り札を1枚捨て、✶1つにつき2コイン。
brief-daimyo-take = 他人の取り札を1枚取り、✶1つにつき3コイン。
brief-daimyo-vote = 秘密投票。多い側なら代金の倍、少なければ半分。
brief-konohana-coins = 山1つのコインを全部得る。山は残る。
brief-konohana-colour = 次の札は一番上の札の色になる。
brief-konohana-any-card = 次の札は何でも置ける。
reading-cook = 変わった数は、同じ数・大小・13と1のつながりのすべてに使えます。次の人にとっては、札に書かれた数のままです。新しく始める山には使えません。
reading-geisha-neighbours = 先に両方を引きます。片方から来た札をもう片方に渡してもかまいません。
reading-geisha-look = 見るのは自分だけ。取った札と同じ札は返せません。
reading-geisha-reorder = 新しい一番上がすぐ有効。自分の2枚を置いた後でもかまいません。
reading-samurai-turn = 誰かがまた回すまで全員に続きます。2枚の間に回してもかまいません。
reading-samurai-lower-on-white = 変わるのは大小だけ。色はやはり合わせます。
reading-samurai-higher-on-black = { reading-samurai-lower-on-white }
reading-daimyo-discard = 外れるのはこの回だけ。次の回には全部の札を配り直します。
reading-daimyo-take = 札のコインはもう支払われません。
reading-daimyo-vote = 同数は勝ち。無料で使った時は代金0なので何も得ません。自分の番でない時に決めるのはこれだけです。
reading-konohana-coins = 見えない札のコインも数えます。
reading-konohana-colour = 数の決まりはそのまま。次の人には元の色です。
reading-konohana-any-card = 新しく始める山には使えません。どの札でも始められるからです。

# 札。

card-black-1 = 黒1
card-black-2 = 黒2
card-black-3 = 黒3
card-black-4 = 黒4
card-black-5 = 黒5
card-black-6 = 黒6
card-black-7 = 黒7
card-black-8 = 黒8
card-black-9 = 黒9
card-black-10 = 黒10
card-black-11 = 黒11
card-black-12 = 黒12
card-black-13 = 黒13
card-red-1 = 赤1
card-red-2 = 赤2
card-red-3 = 赤3
card-red-4 = 赤4
card-red-5 = 赤5
card-red-6 = 赤6
card-red-7 = 赤7
card-red-8 = 赤8
card-red-9 = 赤9
card-red-10 = 赤10
card-red-11 = 赤11
card-red-12 = 赤12
card-red-13 = 赤13
card-blue-1 = 青1
card-blue-2 = 青2
card-blue-3 = 青3
card-blue-4 = 青4
card-blue-5 = 青5
card-blue-6 = 青6
card-blue-7 = 青7
card-blue-8 = 青8
card-blue-9 = 青9
card-blue-10 = 青10
card-blue-11 = 青11
card-blue-12 = 青12
card-blue-13 = 青13
card-green-1 = 緑1
card-green-2 = 緑2
card-green-3 = 緑3
card-green-4 = 緑4
card-green-5 = 緑5
card-green-6 = 緑6
card-green-7 = 緑7
card-green-8 = 緑8
card-green-9 = 緑9
card-green-10 = 緑10
card-green-11 = 緑11
card-green-12 = 緑12
card-green-13 = 緑13
card-cook-1 = 料理人・1
    .text = 次に置く札を、ちょうど1大きいか1小さい数として置きます。13の次は1。置いた後は元の数に戻ります。
card-cook-2 = 料理人・2
    .text = 次に置く札を、ちょうど2大きいか2小さい数として置きます。13の次は1。置いた後は元の数に戻ります。
card-cook-3 = 料理人・3
    .text = 次に置く札を、ちょうど3大きいか3小さい数として置きます。13の次は1。置いた後は元の数に戻ります。
card-geisha-neighbours = 芸者・隣人
    .text = 両隣の手札から見ずに1枚ずつ引き、それぞれに1枚渡します。引いた相手に同じ札は返せません。2人なら1枚引いて別の1枚を渡します。
card-geisha-look = 芸者・拝見
    .text = 他の1人の手札を見ます。1枚取ってもよく、取ったら別の1枚を渡します。
card-geisha-reorder = 芸者・並べ替え
    .text = 山を1つ見て好きな順に並べます。一番上になった札が有効になります。
card-samurai-turn = 侍・反転
    .text = 陰陽札を回します。増える山は減る山に、減る山は増える山になります。
card-samurai-lower-on-white = 侍・白で下へ
    .text = 次の札は増える山(白)に、小さい数でも置けます。色は合わせます。
card-samurai-higher-on-black = 侍・黒で上へ
    .text = 次の札は減る山(黒)に、大きい数でも置けます。色は合わせます。
card-daimyo-discard = 大名・放棄
    .text = 自分の取り札を1枚捨てます。この回では数えません。手裏剣1つにつき2コイン得ます。
card-daimyo-take = 大名・横取り
    .text = 他の人の取り札を1枚取って自分のものにします。手裏剣1つにつき3コイン得ます。
card-daimyo-vote = 大名・投票
    .text = 全員が陰陽の印の面を秘密に選びます。反対の面が自分の面より多くなければ代金の2倍、そうでなければ半分(切り捨て)を得ます。2人なら3つ目の印を投げて加えます。
card-konohana-coins = 木花・恵み
    .text = 山を1つ選び、その全部の札のコインを得ます。山はそのまま残ります。
card-konohana-colour = 木花・彩り
    .text = 次の札は山の一番上の札の色として置けます。数は合わせます。置いた後は元の色です。
card-konohana-any-card = 木花・自在
    .text = 次の札は、一番上が何であっても置けます。

## はじめての一戦: 初めてのことの説明と、他の人がしたこと

lesson-goal = 目的
    .text = 3ラウンド。最後に手裏剣が一番少ない人の勝ち。同じならコインの多い人。
lesson-piles = 二つの山
    .text = +には一番上より大きい、-には小さい同じ色の札を。同じ数ならどの色でもよい。
lesson-place = 両方に一枚ずつ
    .text = 毎ターン、それぞれの山に一枚ずつ置く。置ける札の少ない山から考えよう。
lesson-take = 置けないとき
    .text = その山を取る。コインはうれしいが、手裏剣は困る。あなたの札で新しく始まる。
lesson-hire = 人物
    .text = コインを払えばすぐに助けてくれる。値段は札の上。指せば何をするか読める。
lesson-renew = 新しい列
    .text = 6コインで列を並べ直し、新しい人物を一人ただで使える。
lesson-vote = 投票
    .text = 全員がこっそり面を選び、一斉に見せる。
lesson-end = ターンの終わり
    .text = 両方の山に置いた。まだ雇ってもよいし、終えてもよい。
lesson-round = 次のラウンド
    .text = 取った手裏剣は記録された。コインは手元に残る。
coach-title = その間に:
coach-took = { $who }は置かなかったので{ $side }の山を取った。{ $count }枚、手裏剣{ $shurikens }個。
coach-only-card = あなたの{ $card }がすぐ{ $side }に置かれた。ほかに選べることがない時は、自動で行われる。
coach-only-pile = あなたは{ $side }の山を取った。ほかに選べることがない時は、自動で行われる。
coach-hired = { $who }が{ $card }を雇った。{ $brief }
coach-wants = { $side }には{ $card }。次は{ $needs }。

## 手放す札の行き先(質問ごと)

gives-give = 渡す
gives-discard = 捨てる

## 遊ぶ前に『桜花伝説』について言うこと。

pack-title = 桜花伝説
game-title = { $seats }人
pack-what = 二つの山札とコインの軽快なカードゲーム。

wish-values = 札に印刷された数のTOMLファイル、または用意された数
    .label = 札の上のコインと手裏剣
wish-switch = ルールの切り替え。例:voluntary_take=on
wish-voluntary-take = 出せる札があっても山を取ってよい
    .label = 山を自由に取る
wish-stack-modifiers = 一枚の札に何人もの人物を使ってよい。でなければ先に札を出す
    .label = 一枚に何人も
wish-hire-needs-use = 能力を使える人物だけを雇える
    .label = 使える人物だけ雇う
wish-bank-limit = コインの総数。箱には80枚。none:必要なだけ
    .label = コインの総数
wish-trick-piles-open = 取った札は誰でも見てよい。でなければ持ち主だけで、大名は見ずに引く
    .label = 取った札を公開
wish-coins-open = 他の人のコインの数が見える。支払いはいつも公開なので数えることもできる
    .label = コインを公開
wish-pile-depth-hidden = 山は一番上の札だけが見える。でなければ皆が見た札も見える
    .label = 山は一番上だけ
wish-yin-yang-reset-each-round = 陰陽札は毎ラウンド同じ向きから始まる
    .label = 陰陽札を毎ラウンド戻す
wish-cook-values = 三人の料理人が札を変える数
    .label = 料理人の数
wish-first = 最初の人
    .label = 最初の人
choice-default = 私たちの案
choice-flat = どの札にもコイン1と手裏剣1
choice-two-symbols = どの札にも印が二つ

## 『桜花伝説』の練習問題:題、課題、ヒント、学んだこと、間違えたときの一言。

exercise-fit = 置ける札
    .task = 二つの山に一枚ずつ置いてください。+は赤の13、-は緑の3です。
    .hint = +では13の次は同じ色の1です。同じ数ならどの色でも置けます。
    .learnt = +には大きい数、-には小さい数を同じ色で。同じ数ならどの色でも。13と1は隣どうしです。
exercise-both-piles = 二つの山を考える
    .task = 山を取らずに、二つの山に一枚ずつ置いてください。
    .hint = -に置ける札は一枚だけ。それを残しておきましょう。
    .learnt = 毎回、両方の山に一枚ずつ置きます。置ける札の少ない山から考えましょう。
    .slip-used-up = 赤の7は-に置ける唯一の札だったので、その山を取ることになりました。+には赤の9が置けました。
exercise-small-pile = 小さいほうを取る
    .task = どちらかの山を取ることになります。一枚だけの山を取ってください。
    .hint = 赤の7はどちらにも置けます。置かれた山は取らずにすみます。
    .learnt = 取った札はコインになりますが、手裏剣は失点です。取るなら小さい山を。
    .slip-large-pile = 四枚も取ってしまいました。赤の7を大きい山に置けば、取らずにすみます。
exercise-hire = 侍を雇う
    .task = 陰陽札を回す侍の力を借りて、二つの山に一枚ずつ置いてください。
    .hint = 赤の8はそのまま+に置けます。そのあとで回せば、もう一つの山が増える山になります。
    .learnt = 人物は自分の番のいつでも雇えます。時機が大事です。山札から遠いほど安くなります。
    .slip-took = 山を取りました。1コインで侍が回してくれれば、青の8が置けました。
    .slip-too-soon = 回すのが早すぎました。赤の山が減る山になり、赤の8が置けません。先に置きましょう。
exercise-cook = 料理人の手を借りる
    .task = 二つの山に一枚ずつ置いてください。赤の9は赤の10に届きませんが、料理人が差を埋めてくれます。
    .hint = 料理人を雇うと、次に置く一枚だけが2大きい数か2小さい数になります。どの札に使うかが大事です。
    .learnt = 料理人は次に置く一枚を変えます。次の人が見るのはその札の本来の数です。
    .slip-wasted = 青の3はそのままで置けました。料理人を使ってしまい、+の山を取ることになりました。赤の9を先に置きましょう。
exercise-daimyo = 取り札を捨てる
    .task = 手裏剣の多いほうの取り札を捨ててください。
    .hint = 大名は取り札を一枚捨て、手裏剣の分のコインをくれます。二枚の印を見比べましょう。
    .learnt = 三回戦のあと手裏剣が最も少ない人の勝ちです。これで遊べます。
    .slip-lesser = もう一枚のほうが手裏剣が多く、まだ手元にあります。
