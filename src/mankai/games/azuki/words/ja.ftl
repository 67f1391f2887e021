# Azuki TCGの日本語。カードの名前とテキストはazuki.ja.ftlにある。

# 呼び名

element-neutral = 無属性
element-fire = 火
element-water = 水
element-earth = 土
element-lightning = 雷
kind-entity = エンティティ
kind-spell = スペル
kind-weapon = ウェポン
kind-leader = リーダー
kind-gate = ゲート
keyword-charge = チャージ
keyword-infiltrate = 潜入
keyword-defender = ディフェンダー
keyword-godmode = ゴッドモード
keyword-taunt = 挑発
keyword-immune = カードの効果のダメージを受けない
keyword-redirects = ダメージを移す
keyword-is-ikz = IKZとして数える
keyword-never-untaps = アンタップしない
flag-tapped = タップ
flag-cooldown = クールダウン
flag-shocked = ショック
flag-hurt = このターンにダメージを受けた
flag-charge = チャージ
flag-infiltrate = 潜入
flag-sacrificed-at-end = ターンの終わりに生け贄
flag-frozen-by-me = 凍結
flag-frozen-by-foe = 凍結
flag-rooted-by-me = 根縛
flag-rooted-by-foe = 根縛
flag-defends-for-me = ディフェンダー
flag-defends-for-foe = ディフェンダー
flag-spared-by-me = カードの効果から守られている
flag-spared-by-foe = カードの効果から守られている
moment-on-play = プレイ時
moment-enters = ガーデンに出た時
moment-when-attacking = 攻撃時
moment-when-attacked = 攻撃された時
moment-another-attacked = ほかが攻撃された時
moment-after-attacking = 攻撃後
moment-when-destroyed = 破壊時
moment-when-sacrificed = 生け贄時
moment-when-equipped = 装備時
moment-start-of-turn = ターン開始時
moment-end-of-turn = ターン終了時
moment-took-damage = ダメージを受けた時
moment-dealt-damage = ダメージを与えた時
moment-watched = 起きたことを見た時
moment-held-back = 保留されたダメージ
moment-due-sacrifice = 約束の生け贄
moment-promised = 約束

place-turn = ターン
place-turns = ターン数
place-phase = フェイズ
place-arrivals = 場に出たカードの数
place-generation = 効果の世代
place-forcing = 引き起こす者
place-closed = 非公開リスト
place-turn-limit = ターン数の上限
place-ikz = { $whose ->
    [you] あなたのIKZ
   *[other] { $owner }のIKZ
}
place-spent = { $whose ->
    [you] あなたのタップしたIKZ
   *[other] { $owner }のタップしたIKZ
}
place-pile = { $whose ->
    [you] あなたのIKZパイル
   *[other] { $owner }のIKZパイル
}
place-token = { $whose ->
    [you] あなたのIKZトークン
   *[other] { $owner }のIKZトークン
}
place-fleeting = { $whose ->
    [you] あなたのこのターンのトークン
   *[other] { $owner }のこのターンのトークン
}
place-played = { $whose ->
    [you] このターンにあなたがプレイしたカード
   *[other] このターンに{ $owner }がプレイしたカード
}
place-entities-played = { $whose ->
    [you] このターンにあなたがプレイしたエンティティ
   *[other] このターンに{ $owner }がプレイしたエンティティ
}
place-discarded = { $whose ->
    [you] このターンにあなたが捨てたカード
   *[other] このターンに{ $owner }が捨てたカード
}
place-discount = { $whose ->
    [you] あなたの次のカードの割引
   *[other] { $owner }の次のカードの割引
}
place-promise = { $whose ->
    [you] あなたのリーダーの約束
   *[other] { $owner }のリーダーの約束
}
place-arrival = { $whose ->
    [you] あなたの登場番号
   *[other] { $owner }の登場番号
}
place-damage = { $whose ->
    [you] あなたのダメージ
   *[other] { $owner }のダメージ
}
place-flags = { $whose ->
    [you] あなたの状態
   *[other] { $owner }の状態
}
place-more-attack = { $whose ->
    [you] あなたの攻撃力の修正
   *[other] { $owner }の攻撃力の修正
}
place-more-health = { $whose ->
    [you] あなたの体力の修正
   *[other] { $owner }の体力の修正
}
place-carapace = { $whose ->
    [you] あなたの甲殻の修正
   *[other] { $owner }の甲殻の修正
}
place-once = { $whose ->
    [you] このターンに使ったあなたの能力
   *[other] このターンに使った{ $owner }の能力
}
place-copied = { $whose ->
    [you] あなたの写したテキスト
   *[other] { $owner }の写したテキスト
}
zone-hand = { $whose ->
    [you] あなたの手札
   *[other] { $owner }の手札
}
zone-deck = { $whose ->
    [you] あなたのデッキ
   *[other] { $owner }のデッキ
}
zone-discard = { $whose ->
    [you] あなたの捨て札
   *[other] { $owner }の捨て札
}
zone-limbo = { $whose ->
    [you] あなたがプレイ中のカード
   *[other] { $owner }がプレイ中のカード
}
zone-list = { $whose ->
    [you] あなたのリスト
   *[other] { $owner }のリスト
}
zone-leader = { $whose ->
    [you] あなたのリーダー
   *[other] { $owner }のリーダー
}
zone-gate = { $whose ->
    [you] あなたのゲート
   *[other] { $owner }のゲート
}
zone-garden-1 = ガーデン1
zone-garden-2 = ガーデン2
zone-garden-3 = ガーデン3
zone-garden-4 = ガーデン4
zone-garden-5 = ガーデン5
zone-alley-1 = アレイ1
zone-alley-2 = アレイ2
zone-alley-3 = アレイ3
zone-alley-4 = アレイ4
zone-alley-5 = アレイ5

# 選択肢

option-end-the-turn = ターンを終える
option-pass = パス
option-pass-respond = 対応しない
option-pass-defend = ディフェンダーなし
option-decline = しない
option-decline-mulligan = 手札をそのままにする
option-decline-bottom = 残りはそのまま
option-decline-top = 残りはそのまま
option-decline-search = 取らない
option-decline-sacrifice = ここまで
option-decline-equip = ここまで
option-decline-return-cards = ここまで
option-decline-to-bottom = ここまで
option-accept = マリガン
option-amount = { $amount }
option-garden = ガーデンへ
option-alley = アレイへ
option-ikz = IKZで払う
option-token = トークンを使う
option-entity = IKZとして数えるエンティティをタップ
option-ikz-untap = IKZをアンタップ
option-token-untap = トークンをアンタップ
option-entity-untap = IKZとして数えるエンティティをアンタップ
option-play = { $card }をプレイ
option-take = { $card }を取る
option-take-discard = { $card }を捨てる
option-take-bottom = 次に{ $card }を下へ
option-take-top = 次に{ $card }を上へ
option-take-choose-list = { $card }でデッキを組む
option-take-choose-gate = ゲートは{ $card }
option-take-build = { $card }を加える
option-take-play-free = { $card }をプレイ
option-attack-with = { $card }で攻撃
option-attack-with-at = { $card }で攻撃({ $place })
option-attack-with-free = 誰もいない所で攻撃({ $place })
option-portal = { $card }をポータル
option-portal-at = { $card }をポータル({ $place })
option-portal-free = 誰もいない所をポータル({ $place })
option-use = { $card }を使う
option-use-at = { $card }を使う({ $place })
option-use-free = 誰もいない所を使う({ $place })
option-spot = { $who_is ->
    [you] あなたの{ $card }
   *[other] { $who }の{ $card }
}
option-spot-at = { $who_is ->
    [you] あなたの{ $card }({ $place })
   *[other] { $who }の{ $card }({ $place })
}
option-spot-free = 誰もいない({ $place })
option-ready-list = リスト「{ $name }」

# 選ぶもの

choose-decline = しない
choose-sacrifice-this = 生け贄にする
choose-sacrifice-all-others = ほかをすべて生け贄にする
choose-gain-infiltrate-and-attack = 潜入と攻撃力+1を与える
choose-untap-this = アンタップする
choose-tap-this = タップする
choose-change-places = 場所を入れ替える
choose-shock-an-entity = エンティティをショックにする
choose-gain-charge = チャージを得る
choose-heal = 回復する
choose-sacrifice-an-entity = エンティティを生け贄にする
choose-discard-two-cards = カードを2枚捨てる
choose-take-the-card = 手札に加える
choose-play-the-card = プレイする
choose-hurt-your-leader = 自分のリーダーに1ダメージ
choose-return-this = 手札に戻す
choose-put-this-on-the-bottom = デッキの下に置く
choose-it-gains-charge = これがチャージを得る
choose-their-leader-heals = 相手のリーダーが2回復する
choose-the-opponent-draws-two-cards = 相手がカードを2枚引く
choose-your-leader-takes-three-damage = 自分のリーダーが3ダメージを受ける
choose-gain-ikz-and-heal = IKZを1得て、1まで回復する
choose-draw-a-card = カードを1枚引く
choose-top = { $card }を上へ
choose-bottom = { $card }を下へ
choose-text = { $card }のテキスト
choose-waiting = { $amount ->
    [0] { $card }:{ $moment }
   *[other] { $card }:{ $moment }、{ $amount }
}

# 問い

ask-choose-list = リスト、またはデッキを組むリーダーを選んでください
ask-choose-gate = ゲートを選んでください
ask-build = デッキに加えるカードは?
ask-mulligan = 手札をそのままにしますか?
ask-main = メインフェイズ
ask-respond = 攻撃されています。対応しますか?
ask-defend = ディフェンダーを宣言しますか?
ask-attack = { $card }の攻撃対象は?
ask-row = { $card }はどちらの列へ?
ask-replace = 列がいっぱいです。何を置き換えますか?
ask-purse = 何で払いますか?
ask-purse-entity = どのエンティティで払いますか?
ask-untap = 何をアンタップしますか?
ask-target = 対象を選んでください
ask-target-of = { $card }:対象を選んでください
ask-amount = { $card }:いくつ?
ask-may = しますか?
ask-may-of = { $card }:しますか?
ask-pick = 一つ選んでください
ask-pick-of = { $card }:一つ選んでください
ask-take = { $card }:どのカードを取りますか?
ask-search = { $card }:カードを取りますか?
ask-bottom = 次に下へ置くカードは?
ask-top = 次に上へ置くカードは?
ask-top-or-bottom = 上ですか、下ですか?
ask-return-cards = { $card }:どのカードを戻しますか?
ask-discard = どのカードを捨てますか?
ask-play-free = { $card }:どのカードをプレイしますか?
ask-sacrifice = { $card }:どのエンティティを生け贄にしますか?
ask-hurt-own = { $card }:自分のどのエンティティに1ダメージを与えますか?
ask-to-bottom = { $card }:次にデッキの下に置くエンティティは?
ask-own = { $card }:自分のどのエンティティ?
ask-return-own = { $card }:自分のどのエンティティを手札に戻しますか?
ask-carrier = { $card }:誰に装備しますか?
ask-equip = { $card }:どのウェポンを装備しますか?
ask-move-weapon = { $card }:どのウェポンを移しますか?
ask-redirect = { $card }:ダメージは誰が受けますか?
ask-order = 次に解決する効果は?
ask-ability = { $card }:どのテキストですか?

# 理由

why-over = 対戦は終わっています
why-not-asked = いま問われていることではありません
why-not-in-hand = { $card }は手札にありません
why-only-response = 相手の攻撃に対してのみ使えます
why-only-main = 自分のメインフェイズにのみ使えます
why-costs = コスト{ $cost }に対して{ $money }しかありません
why-no-target = 対象がないか、コストを払えません
why-nobody-there = そこには誰もいません
why-no-ability = { $card }には使う能力がありません
why-frozen = { $card }は凍結しています
why-rooted = { $card }は根縛になっています
why-only-in-garden = { $card }の能力はガーデンでのみ使えます
why-only-in-alley = { $card }の能力はアレイでのみ使えます
why-once = { $card }はこのターンに使用済みです
why-tapped = { $card }はタップしています
why-cooldown = { $card }はこのターンにガーデンに出ました(クールダウン)
why-no-attack = { $card }には攻撃力がありません
why-gate = { $card }はゲートです
why-own = { $card }は自分のカードです
why-taunt = { $card }は挑発しています。ほかは攻撃できません
why-alley = { $card }はアレイにいます
why-only-leaders = リーダーしか攻撃できません
why-untapped = { $card }はアンタップ状態です。攻撃できるのはタップしたエンティティだけです

# 起きたこと

whose-card = { $who_is ->
    [you] { $card }(自分)
    [foe] { $card }(相手)
   *[other] { $card }({ $who })
}
log-first = { $who_is ->
    [you] あなたが先攻
   *[other] { $who }が先攻
}
log-turn = { $who_is ->
    [you] あなたのターン({ $turn })
   *[other] { $who }のターン({ $turn })
}
log-mulligan = { $who_is ->
    [you] あなたは手札を引き直した
   *[other] { $who }は手札を引き直した
}
log-keep = { $who_is ->
    [you] あなたは手札をそのままにした
   *[other] { $who }は手札をそのままにした
}
log-draw = { $who_is ->
    [you] あなたは{ $amount }枚引いた
   *[other] { $who }は{ $amount }枚引いた
}
log-ikz = { $who_is ->
    [you] あなたはIKZを{ $amount }得た
   *[other] { $who }はIKZを{ $amount }得た
}
log-token = { $who_is ->
    [you] あなたはIKZトークンを得た
   *[other] { $who }はIKZトークンを得た
}
log-token-spent = { $who_is ->
    [you] あなたはトークンを使った
   *[other] { $who }はトークンを使った
}
log-play = { $who_is ->
    [you] あなたは{ $card }をプレイ
   *[other] { $who }は{ $card }をプレイ
}
log-play-to = { $who_is ->
    [you] あなたは{ $card }をプレイ({ $place })
   *[other] { $who }は{ $card }をプレイ({ $place })
}
log-equip = { $carrier }が{ $card }を装備
log-attack = { $who_is ->
    [you] あなたは{ $card }で{ $target }を攻撃
   *[other] { $who }は{ $card }で{ $target }を攻撃
}
log-portal = { $who_is ->
    [you] あなたは{ $card }をポータル(ゲートパワー{ $amount })
   *[other] { $who }は{ $card }をポータル(ゲートパワー{ $amount })
}
log-use = { $who_is ->
    [you] あなたは{ $card }を使用
   *[other] { $who }は{ $card }を使用
}
log-defend = { $card }がディフェンダーとして守る
log-retarget = { $card }が攻撃対象になる
log-fizzle = 攻撃は不発
log-hurt = { $card }に{ $amount }ダメージ
log-heal = { $card }は体力を{ $amount }回復
log-held-back = { $card }への{ $amount }ダメージを保留
log-redirect = { $card }はダメージを{ $target }に移した
log-destroyed = { $card }は破壊された
log-sacrificed = { $card }は生け贄になった
log-replaced = { $card }は置き換えられた
log-return = { $card }は手札に戻った
log-to-bottom = { $card }はデッキの下へ
log-gets-attack = { $card }は攻撃力{ $amount }を得た
log-gets-health = { $card }は体力{ $amount }を得た
log-gets-carapace = { $card }は甲殻{ $amount }を得た
log-untap = { $card }はアンタップ
log-becomes = { $card }:{ $flag }
log-copies = { $card }は{ $other }のテキストを得た
log-exchange = { $card }と{ $target }が入れ替わった
log-resolve = { $card }:{ $moment }
log-mill = { $who_is ->
    [you] あなたはデッキの上から{ $amount }枚を捨て札に置いた
   *[other] { $who }はデッキの上から{ $amount }枚を捨て札に置いた
}
log-look = { $who_is ->
    [you] あなたはデッキの上{ $amount }枚を見た
   *[other] { $who }はデッキの上{ $amount }枚を見た
}
log-arrange = { $who_is ->
    [you] あなたは{ $amount }枚を上か下に置いた
   *[other] { $who }は{ $amount }枚を上か下に置いた
}
log-discard = { $who_is ->
    [you] あなたは{ $card }を捨てた
   *[other] { $who }は{ $card }を捨てた
}
log-take = { $who_is ->
    [you] あなたは{ $card }を手札に加えた
   *[other] { $who }は{ $card }を手札に加えた
}
log-deck-out = { $who_is ->
    [you] あなたはカードを引けない
   *[other] { $who }はカードを引けない
}
log-turn-limit = この対戦の{ $turns }ターンが終わった。体力の多いリーダーの勝ち
log-double-knock-out = { $who_is ->
    [you] 両リーダーが倒れた。引き起こしたのはあなた
   *[other] 両リーダーが倒れた。引き起こしたのは{ $who }
}
log-over = 対戦終了

# 端末の盤面。

phase-0 = 準備
phase-1 = ターンの初め
phase-2 = メインフェイズ
phase-3 = ターンの終わり
board-before = 最初のターンの前
board-whose-turn = { $who_is ->
    [you] あなたのターン
   *[other] { $who }のターン
}
board-moment = ターン{ $turn }、{ $whose }:{ $phase }
board-heading = { $one } – { $other }
board-no-leader = リーダー未定
board-player = プレイヤー{ $number }
board-foe = 相手
board-others = 相手
board-leader = { $card }、体力{ $health }
board-attack = 攻撃力{ $attack }
board-ikz = IKZ { $marks } { $untapped }/{ $all }(パイル{ $pile })
board-token = トークン
board-fleeting = このターンのトークン{ $count }
board-gate = { $state ->
    [tapped] ゲート:{ $card }(タップ)
   *[other] ゲート:{ $card }
}
board-hand = 手札{ $count }
board-deck = デッキ{ $count }
board-discard = 捨て札{ $count }
board-played = プレイ中:{ $cards }
board-between = 、
board-between-cards = { "; " }
board-garden = ガーデン
board-alley = アレイ
board-empty = なし
board-numbers = { $attack }/{ $health }
board-changed = { $attack }/{ $health }(印刷は{ $first }/{ $second })
board-carapace = 甲殻{ $amount }
board-copied = { $card }のテキストを持つ
board-weapon = { $card }(+{ $attack })
board-under-attack = 攻撃:{ $attacker }から{ $target }へ
board-fighter = { $card } { $attack }/{ $health }
board-gone = もういない者
board-waits = { $who_is ->
    [you] 待機{ $number }:あなたの{ $what }
   *[other] 待機{ $number }:{ $who }の{ $what }
}
board-your-hand = あなたの手札({ $count }枚)
board-to-choose-from = 選べるカード
board-list = { $who_is ->
    [you] あなたのリスト、{ $count }枚:{ $cards }
   *[other] { $who }のリスト、{ $count }枚:{ $cards }
}
board-hidden-list = 非公開
board-impossible = できません。{ $what }:{ $reason }
board-discarded = 捨て札:{ $cards }
board-open-list = 公開されているリスト:{ $cards }
board-draw = 引き分けです。
board-won = { $who_is ->
    [you] あなたの勝ちです。
   *[other] { $who }の勝ちです。
}

# 大きく見せるカード。

cards-kind = { $element }の{ $kind }
cards-kind-with = { $element }の{ $kind }({ $subtypes })
cards-cost = { $cost } IKZ
cards-combat = { $attack }/{ $health }
cards-gives = +{ $attack }
cards-gate-power = ゲートパワー{ $power }
cards-no-text = テキストはありません。
cards-readings = 私たちの読み方:{ $text }
cards-errata = 最初の印刷との違い:{ $text }
cards-ruling = 裁定:{ $text }({ $source })
cards-source = { $doubt ->
    [none] 数と意味は{ $date }の公式カードリストによる。文は私たちのもの。
   *[other] 数と意味は{ $date }の公式カードリストによる。文は私たちのもの。確かでない点:{ $doubt }
}
cards-id = { $id }、{ $rarity }
cards-could-be = 「{ $typed }」の候補:{ $names }
cards-in-text = 「{ $typed }」という名のカードはありません。テキストかサブタイプにあるのは:
cards-none = 「{ $typed }」というカードも、そう書いてあるカードもありません。
cards-all = { $count }枚。{ $date }の公式カードリストによる。
cards-number = 番号
cards-card = カード
cards-figures = 数
cards-text = テキスト
cards-type = 種類

## 遊ぶ前にAzuki TCGについて言うこと。

pack-title = Azuki TCG
game-title = アルファとスターター
pack-what = 四つの属性のリーダーによる決闘。アレイで育った者がゲートをくぐってガーデンに立ち、体力20を賭けて戦う。

wish-decks = あなたのデッキ。用意されたリストの名前、デッキコード、リストのファイル、またはchoose(秘密に選ぶか組む)
    .label = デッキ
    .others = 相手のデッキ。同じように
    .meet = 戦わせる用意されたリストの名前、またはコード。セミコロンで区切る。all(すべて)も可
wish-lists = 互いのデッキの中身を知っているか。openまたはclosed
    .label = リスト
wish-format = open(すべてのカード)またはtournament(禁止カードなし)
    .label = 形式
wish-first = 先攻になるプレイヤー
    .label = 先攻
wish-turn-limit = 二人合わせてこのターン数で対戦が終わる。体力の多いリーダーの勝ち、同じなら引き分け。言わなければ上限なし
    .label = ターン数の上限
choice-random = おまかせ
choice-choose = 卓で選ぶか組む
choice-open = 公開
choice-closed = 非公開
choice-tournament = 大会

# デッキ。

deck-leaders = リーダー
deck-gates = ゲート
deck-main = カード
deck-needs-leader = リーダーは1枚です({ $has }枚になっています)。
deck-needs-gate = ゲートは1枚です({ $has }枚になっています)。
deck-size-wrong = リーダーとゲートのほかに{ $needs }枚です({ $has }枚になっています)。
deck-too-many-copies = { $card }({ $id })が{ $has }枚あります。どの印刷のものも合わせて{ $most }枚までです。
deck-wrong-element = { $card }は{ $element }ですが、リーダーは{ $leader }です。
deck-banned = { $card }は{ $since }から公式大会で禁止です。
deck-not-in-main = { $card }は{ $kind }で、50枚には入りません。
deck-not-leader = { $card }は{ $kind }で、リーダーでもゲートでもありません。
deck-no-such-card = { $name }というカードはありません{ $nearest }。
deck-nearest = (もしかして:{ $names })
deck-nothing-near = { "" }
deck-code-too-short = デッキコードとしては短すぎます。
deck-code-is-none = デッキコードではありません。
deck-code-wrong-sign = コードの文字に誤りか抜けがあります。
deck-code-of-other-game = このゲームのデッキコードではありません。
deck-code-of-other-version = このコードは新しい版で書かれたものです。

deck-starter = スターター:{ $leader }
deck-list = { $leader }、{ $gate }、リスト{ $number }
deck-about-starter = スターター。もっとも確からしいリスト
deck-about-ours = スターター。枚数はレアリティからの私たちの推測
deck-about-community = 公開されているリスト
deck-about-event = { $event }{ $first ->
    [0] { "" }
   *[other] { $second ->
        [0] 、{ $first }位
       *[other] 、{ $first }位と{ $second }位
    }
}
event-regional = Garden Arena Regional(パサデナ、2026年8月)
event-invitational = Invitational(2026年1月)
event-case-tournament = CoreTCG case tournament(2026年6月)
event-ladder = 公式アプリのラダー(2026年9月)

deck-line = { $id }  { $card }  ({ $cost } IKZ{ $numbers })
deck-line-of = { $id }  { $card }({ $kind })
deck-numbers = 、{ $attack }/{ $health }
nothing = { "" }
deck-part-entity = エンティティ
deck-part-spell = スペル
deck-part-weapon = ウェポン
deck-part-other = 50枚に入らないカード
deck-curve = コスト
deck-cost = { $cost } IKZ
deck-cost-or-more = { $cost } IKZ以上
deck-elements = 属性
deck-searches = まだ1枚も引いていないデッキから何かが見つかる確率
deck-search = { $card }、{ $among }枚から

## 対戦についてページだけが言うこと: 盤面、デッキ構築、はじめての対戦の手引き。

## The board

page-moment =
    { $who_is ->
        [you] 第{ $number }ターン · あなたのターン · { $phase }
        [foe] 第{ $number }ターン · 相手のターン · { $phase }
       *[other] 第{ $number }ターン · { $who } · { $phase }
    }
page-before = 最初のターンの前
page-over = 対戦終了
page-course = リーダーの体力の推移
page-decisive = { $turn }ターン目、{ $by }が「{ $card }」でリーダーに{ $amount }ダメージ。
page-phase-set-up = 準備
page-phase-start = ターン開始
page-phase-main = メインフェイズ
page-phase-end = ターン終了
page-waiting = 相手が考えています
page-they-choose = 相手が秘密にデッキを選んでいます。
page-comma = { $first }、{ $rest }
page-or = または
page-carapace = 甲殻 { $amount }
page-short-immune = 効果無効
page-short-redirects = 転送
page-short-is-ikz = IKZ扱い
page-short-never-untaps = 固定
page-short-tapped = タップ
page-short-cooldown = 待機
page-short-doomed = 生贄予定
page-short-spared = 保護
page-attack-number = 攻撃 { $number }
page-health-number = 体力 { $number }
page-carries = { $card }を装備
page-cost = コスト { $cost } IKZ
page-garden = ガーデン
page-alley = アレイ
page-gate-used = 使用済
page-garden-of =
    { $who_is ->
        [you] あなたのガーデン
        [foe] 相手のガーデン
       *[other] { $who }のガーデン
    }
page-alley-of =
    { $who_is ->
        [you] あなたのアレイ
        [foe] 相手のアレイ
       *[other] { $who }のアレイ
    }
page-ikz-of =
    { $who_is ->
        [you] あなたのIKZ: { $all }枚中{ $free }枚が使用可能
        [foe] 相手のIKZ: { $all }枚中{ $free }枚が使用可能
       *[other] { $who }のIKZ: { $all }枚中{ $free }枚が使用可能
    }
page-token = IKZトークン
page-token-short = トークン
page-deck = デッキ
page-discard = 捨て札
page-hand = 手札
page-their-hand = 相手の手札
page-empty-hand = 手札はありません。
page-laid-out = 並べたカード
page-waits = この順に待機中:
page-fizzles = 攻撃は不発です
page-window-respond = レスポンス
page-window-defend = ディフェンダー?
page-now = 現在:
page-readings = 解釈:
page-errata = エラッタ:
page-none = ありません。
page-tap-to-read = カードを押すと読めます。もう一度押すと選びます。長押しで大きく表示します。
page-order-bottom = 左から順にデッキの下へ(最後が一番下)
page-order-top = 左から順にデッキの上へ(最初が一番上)
page-order-place = { $card }、{ $count }枚中{ $place }番目: 矢印キーで移動
page-earlier = { $card }を前へ
page-later = { $card }を後ろへ
page-order-done = この順にする
page-planned = { $all }のうち{ $done }まで完了
page-no-winner = 引き分けです。
page-won-by = { $winner }の勝ちです。
page-won =
    { $who_is ->
        [you] あなたの勝ちです！
        [foe] あなたの負けです。
       *[other] { $who }の勝ちです。
    }

## Choosing a deck at the table

page-choose-deck = デッキを秘密に選ぶ
page-ready-lists = 既成リスト
page-your-decks = 保存したデッキ
page-build-own = または自分で組む: リーダーを選ぶ
page-choose-gate = ゲートを選ぶ
page-build = カードを加える
page-in-deck = { $needs }枚中{ $has }枚
page-use-code = デッキコードまたはリスト
page-use = 使う
page-take-back-first = そのデッキにないカードを先に戻してください。
page-wrong-here = このデッキはここでは使えません

## Cards, filters, decks

page-element = 属性
page-kind = 種類
page-cost-filter = コスト
page-subtype = サブタイプ
page-keyword = キーワード
page-any = すべて
page-facts-of = カードの内容は{ $date }に公式のものと照合しました。
page-format = フォーマット
page-leader = リーダー
page-gate = ゲート
page-add = { $card }を加える
page-remove = { $card }を外す
page-copies = デッキに{ $count }枚
page-read = { $card }を読む
page-faults = 問題点
page-import = 読み込み
page-import-hint = コード、JSON、または「4 AZK01-056」のような行
page-export-text = テキストでコピー
page-export-json = JSONでコピー
page-export-code = コードをコピー
page-copied = コピーしました
page-draw-hand = 初手を引く
page-draw-again = もう一度引く
page-opening-hand = このデッキの初手
page-ready = 既成リスト
page-new = 空のデッキ
page-share = { $share } %
page-name-of-deck = デッキの名前
page-your-list = あなたのデッキ
page-pool = 選べるカード

## The guided first match: what is said the first time something comes up

lesson-mulligan = 最初の手札
    .text = 7枚です。コスト1〜3のカードがあれば残しましょう。一度だけ、全部を引き直せます。
lesson-goal = 目的
    .text = 相手のリーダーの体力を20から0にします。リーダーが失った体力は戻りません。エンティティはターンの終わりに回復します。
lesson-ikz = IKZ
    .text = 毎ターン1枚増え、最大10枚です。六角形の数字がカードのコストです。自分のターンの初めにアンタップします。
lesson-play = カードを使う
    .text = 金色の縁のカードは今使えます。ほかのカードは使えない理由を示します。
lesson-row = ガーデンかアレイか
    .text = ガーデンなら次の自分のターンから戦えます。アレイでは攻撃されず、ゲートで前に出せます。
lesson-token = トークン
    .text = 対戦中一度だけ1 IKZを支払えます。なくならないので、大事なターンに使いましょう。
lesson-portal = ゲート
    .text = ゲートは1ターンに一度、アレイのエンティティをガーデンへ移します。ゲートパワーが高いほど効果も大きくなります。
lesson-attack = 攻撃
    .text = このターンより前からガーデンにいるエンティティは攻撃できます。攻撃するとタップし、タップしたエンティティは攻撃されます。
lesson-target = 誰を?
    .text = リーダーはいつでも、エンティティはタップしているときだけ攻撃できます。互いに同時に攻撃の分のダメージを与えます。
lesson-respond = 攻撃されました
    .text = 支払える限りレスポンスを使えます。矢印が攻撃の対象を示します。
lesson-defend = ディフェンダー
    .text = ディフェンダーを持つアンタップのエンティティは、タップして攻撃を引き受けられます。
lesson-weapon = 武器
    .text = ターンの終わりまで攻撃を加えます。リーダーに装備するとリーダーも攻撃できますが、戦闘でダメージを受けます。
lesson-use = 能力
    .text = このカードには使える能力があります。コロンの前がその代償です。
lesson-waiting = 複数の効果
    .text = 両方のガーデンの間のリストで待っています。自分の効果の順番は自分で選びます。
lesson-end = ターンを終える
    .text = することがなくなったらターンを終えます。使わなかったIKZは持ち越せません。これで準備は万端です。対戦を楽しんでください！

## はじめての対戦: 相手がしたことと、その結果

coach-title = 相手の行動:
coach-garden = 相手は「{ $card }」(攻撃{ $attack }、体力{ $health })をガーデンに出した。次の相手のターンから攻撃できる。{ $text }
coach-alley = 相手は「{ $card }」をアレイに出した。そこへは攻撃できないが、ゲートで前に出られる。{ $text }
coach-weapon = 相手は武器「{ $card }」を持たせた。ターンの終わりまで攻撃が{ $attack }増える。{ $text }
coach-card = 相手は「{ $card }」を使った。{ $text }
coach-attack = 「{ $card }」が「{ $target }」を攻撃。応じなければ、その攻撃と同じ{ $attack }ダメージ。
coach-hit-leader = 「{ $card }」であなたのリーダーは体力を{ $amount }失った。その攻撃と同じ数で、誰も阻まなかったから。
coach-hit = 「{ $card }」が「{ $target }」に{ $amount }ダメージ。
coach-leader-hurt = 効果であなたのリーダーは体力を{ $amount }失った。
coach-fell = 「{ $card }」は体力が尽きて倒れた。

## 手放すカードの行き先(質問ごと)

gives-purse-entity = 払う
gives-bottom = 下へ
gives-top = 上へ
gives-return-cards = 戻す
gives-discard = 捨てる
gives-sacrifice = 生け贄
gives-to-bottom = 下へ
gives-return-own = 戻す

## Azuki TCGの練習問題:題、課題、ヒント、学んだこと、間違えたときの一言。

exercise-play = エンティティを出す
    .task = 次の自分のターンから戦える場所にエドを出してください。
    .hint = エドのコストは4、IKZも4枚です。戦うのは前列のガーデンです。
    .learnt = カードはIKZで支払い、IKZは毎ターン1枚増えます。ガーデンに出たターンは攻撃できず、次の自分のターンから攻撃できます。
    .slip-alley = アレイは安全ですが、そこからは攻撃できません。
    .slip-ended = エドは手札のままです。使わなかったIKZは持ち越せません。
exercise-portal = ゲートを通る
    .task = ゲートを使ってエドをガーデンへ移してください。
    .hint = まずアレイに出し、それからゲートで移します。1ターンに一度使えます。
    .learnt = ゲートの移動は無料で、ゲートがタップし、その効果が起きます。ゲートパワーが高いほど効果も大きくなります。
    .slip-garden = ガーデンには出ましたが、ゲートの効果がありません。まずアレイに出しましょう。
exercise-tapped = 誰を攻撃できるか
    .task = 相手のエンティティを一体破壊してください。
    .hint = 攻撃できるのはタップしているエンティティだけ。ジェイはタップしていて体力3、エドの攻撃は3です。
    .learnt = 攻撃した者はタップしたままで、攻撃されます。ダメージは互いに同時。ターンの終わりにエンティティは回復します。
    .slip-leader = よい一撃ですが、リーダーはまだ17。タップしたジェイなら倒せました。
exercise-lethal = このターンに勝つ
    .task = 相手のリーダーの体力は4。このターンに勝ってください。
    .hint = エドの攻撃は3、レイは1。リーダーはいつでも攻撃できます。
    .learnt = 攻撃の前に数えましょう。合計が足りるなら、エンティティは気にしなくてよいのです。
    .slip-entity = ジェイは倒れましたが、リーダーは無事です。エドの3が足りなくなりました。
    .slip-ended = 3と1で4。二体で攻撃すれば勝ちでした。
exercise-response = 攻撃に応じる
    .task = レイが体力1のリーダーを攻撃してきます。生き残ってください。
    .hint = 「雷の宝珠」は1ダメージ。レイの残り体力は1です。攻撃する者がいなくなれば、攻撃は何も起こしません。
    .learnt = レスポンスは攻撃されたとき、ダメージの前に使います。そのためのIKZを残しておきましょう。
    .slip-fell = リーダーの最後の体力でした。「雷の宝珠」なら先にレイを倒せました。
exercise-defender = ディフェンダー
    .task = エドの攻撃は3、リーダーの体力は2。生き残ってください。
    .hint = ペニーはアンタップで、ディフェンダーです。攻撃を引き受けられます。
    .learnt = ガーデンのアンタップのディフェンダーは攻撃の対象を代われます。リーダーの体力は自然には戻りません。
    .slip-fell = 誰も間に入りませんでした。ペニーが引き受けられました。
exercise-weapon = 武器を持つ
    .task = 相手のリーダーの体力は6。このターンに勝ってください。
    .hint = 「テンラク」はターンの終わりまで攻撃を3増やします。先に装備し、それから攻撃します。
    .learnt = 武器は一度の攻撃を重くし、ターンの終わりに捨てられます。これで対戦できます。
    .slip-unarmed = エドは自分の3だけで攻撃しました。「テンラク」があれば6でした。
    .slip-ended = 3 IKZで「テンラク」を装備すれば、エドの攻撃は6でした。
