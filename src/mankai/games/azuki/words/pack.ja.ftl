# 遊ぶ前にAzuki TCGについて言うこと。

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
