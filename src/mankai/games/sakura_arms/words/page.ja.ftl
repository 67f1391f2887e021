# 決闘について画面だけが言う言葉:盤面、はじめての決闘、コマンド。

## 盤面

page-moment =
    { $who_is ->
        [you] 第{ $number }ターン · あなたのターン · { $phase }
        [foe] 第{ $number }ターン · 相手のターン · { $phase }
       *[other] 第{ $number }ターン · { $who } · { $phase }
    }
page-before = 決闘の前
page-waiting = 相手が考えています
page-choose = メガミを選ぶ
page-choose-two = 自分のメガミを二柱選んでください。相手のメガミは、選ばなければ無作為です。
page-choose-foe = 相手
page-goddess-difficulty = 難しさ
page-goddess-wins = 勝率
page-goddess-unmeasured = 未測定
page-goddess-style = { $goddess ->
    [yurina] 三間の間合で一撃を待つ。傷つくほど強い。
    [himika] 遠くから撃ち、近づかれる前に離れる。
    [tokoyo] 扇で攻撃をいなし、集中力が満ちたときに輝く。
    [oboro] 罠を伏せ、再構成のときに仕掛ける。
    [chikage] 相手の手札と山札に毒を送り、じわじわと勝つ。
    [thallya] 燃料を燃やして間合を駆ける。
    [saine] 機を見て受け流し、その隙を打つ。
    [yukihi] 傘を開き、閉じ、間合を変える。
    [shinra] 論で山札を削り、計略の成就で勝つ。
    [hagane] 遠くから振り下ろす。大きく動いた手番ほど重い。
    [kururu] さまざまな種類の札で歯車を回す。
    [raira] 風と雷を溜めて嵐を呼ぶ。
   *[other] {""}
}
page-goddess-level = { $goddess ->
    [yurina] やさしい
    [himika] やさしい
    [tokoyo] やさしい
    [oboro] ふつう
    [chikage] ふつう
    [thallya] むずかしい
    [saine] ふつう
    [yukihi] ふつう
    [shinra] むずかしい
    [hagane] ふつう
    [kururu] むずかしい
    [raira] ふつう
   *[other] 不明
}
page-deck-of-others = メガミが違うデッキです。
page-deck-take-back = そのデッキにないカードを先に戻してください。
page-attack =
    { $who_is ->
        [you] あなたの攻撃
       *[other] 攻撃!
    }
page-or = または−{ $amount }
page-or-else = または
page-leaves = { $area } { $before }→{ $after }
page-within = 間合{ $distance }は適正距離{ $range }の中。
page-answers = 対応
page-free = 消費なし
page-course = ライフの移り変わり
page-decisive = { $turn }ターン目、{ $by }が「{ $card }」でライフを{ $amount }奪う。
page-master-distance = 達人の間合{ $master }
page-ranges = 現在の適正距離
page-range-now = 今の適正距離
page-damage-now = 今のダメージ
pile-discard = 捨て札
ask-payment = 基本動作の支払い方を毎回たずねる(既定では集中力を使う。Shiftキーでその都度選べる)
pile-face-down = 伏せ札
pile-used = 使用済
pile-sealed = 封印
pile-set-aside = 脇に置いた札
back-normal = 通常札
back-ultimate = 切札
back-poison = 毒
back-form = { type-plan }
mark-reaction = 対応
mark-full-power = 全力
end-won-by = { $winner }の勝ち。

## はじめての決闘

lesson-mulligan = 最初の手札
    .text = 二柱のメガミと7枚の山札で戦います。3枚をそのまま使うか、押して引き直せます。
lesson-goal = 目的
    .text = 相手のライフを0にすれば勝ち。オーラは盾です。
lesson-distance = 間合を見る
    .text = 攻撃は適正距離でのみ使えます。帯が自分の攻撃で、塗られたものが今届きます。
lesson-basic = 基本動作
    .text = それぞれ桜花結晶を1つ動かします。集中力1か手札1枚を伏せて支払います。
lesson-pay = 支払い
    .text = 集中力を使うか、いらない札を伏せます。
lesson-attack = 攻撃できます
    .text = 光る札が今使えます。3/1はオーラに3、またはライフに1のダメージ。受ける側が選びます。
lesson-reaction = 相手の攻撃
    .text = 「{ mark-reaction }」の付いた札で対応できます。しなくてもかまいません。
lesson-damage = どこで受ける?
    .text = オーラは纏いで戻りますが、ライフは戻りません。失ったライフはフレアになり、切札に使えます。
lesson-reshuffle = 再構成?
    .text = 山札を作り直すとライフに1ダメージ。山札切れも痛手です。
lesson-ultimate = 切札が使えます
    .text = フレアが足りるので切札が使えます。
lesson-enchantment = 付与札
    .text = 毎ターン結晶が1つ減り、なくなると破棄されます。
lesson-end = ターン終了
    .text = することがなくなったらターン終了。手札は2枚まで。あとは楽しんで!

## コマンド:打てる言葉を読点で区切って並べる

typed-undo = undo、戻す
typed-hint = hint、ヒント
typed-log = log、記録
typed-since = since
typed-keys = keys
typed-concede = concede、投了
typed-where = where、状況
typed-options = options、what、選択肢
typed-help = help、?
    .text = play 番号または札の名前、discard 札、pick 札;advance(前進)、retreat(後退)、recover(纏い)、focus(宿し)、breakaway(離脱);aura / life(ダメージの受け方);vigor(集中力で支払う);yes、end(終了・pass・keep);options(選択肢);where(状況);card 札;undo、hint、log、since、keys、concede、help。
typed-card = card、札
typed-advance = advance、forward、前進
typed-retreat = retreat、back、backward、後退
typed-recover = recover、dress、dressing、纏い
typed-focus = focus、hold、holding、宿し
typed-breakaway = breakaway、離脱
typed-end = end、end turn、pass、keep、no、no reaction、decline、終了、パス
typed-yes = yes、はい
typed-vigor = vigor、spend、集中力
typed-aura = aura、オーラ
typed-life = life、ライフ
typed-play = play、使う、使用
typed-discard = discard、伏せる
typed-pick = pick、take、put back、ban、choose、選ぶ

command-nothing = 選択肢はありません。
command-not-asked = 今は選ぶことがありません。「where」で状況を聞けます。
command-unknown = 「{ $typed }」というコマンドはありません。{ typed-help.text }
command-no-action = この版にその基本動作はありません。
command-not-possible = { $what }はできません:{ $why }
command-not-now = 今{ $what }はできません。
command-nothing-to-end = 今は終了もパスもできません。{ $offered }
command-not-asked-that = 今はできません。{ $offered }
command-no-number = その番号はありません。{ $offered }
command-which = どれですか? { $options }
command-no-name = その名前では選べません。{ $offered }
command-no-card = この版に「{ $name }」という札はありません。
where-table = 間合{ $distance }、ダスト{ $shadow }。
where-side =
    { $who_is ->
        [you] あなた:{ where-numbers }
        [foe] 相手:{ where-numbers }
       *[other] { $who }:{ where-numbers }
    }
where-numbers =
    { $stunned ->
        [0] ライフ{ $life }、オーラ{ $aura }、フレア{ $flare }、集中力{ $vigor }、{ $piles }。
       *[other] ライフ{ $life }、オーラ{ $aura }、フレア{ $flare }、集中力{ $vigor }(畏縮)、{ $piles }。
    }
where-pile = { $zone }{ $count }
where-pile-seen = { $zone }{ $count }({ $cards })
where-attack = 攻撃!{ $card }、ダメージ{ $damage }、適正距離{ $range }。

## はじめての決闘: 相手がしたことと、その結果

coach-title = 相手の行動:
coach-basic =
    { $times ->
        [1] 相手は{ $action }をした。
       *[other] 相手は{ $action }を{ $times }回した。
    }
coach-moved = 間合は{ $before }から{ $distance }になった。そこから届く攻撃を確かめよう。
coach-coming = 相手が「{ $card }」で攻撃、{ $damage }（オーラ/ライフ）。適正距離{ $range }に今の間合{ $distance }が入っているので届く。
coach-hit =
    { $life ->
        [0] 相手の「{ $card }」でオーラを{ $aura }失った。適正距離{ $range }に間合{ $distance }が入っていたから。
       *[other] 相手の「{ $card }」でライフを{ $life }失った。適正距離{ $range }に間合{ $distance }が入っていたから。
    }
coach-harmless = 相手は「{ $card }」を使ったが、何も失わなかった。
coach-card = 相手は「{ $card }」を使った。{ $text }
coach-enchantment = 相手は「{ $card }」を展開した。上の桜花結晶{ $charge }個がなくなるまで残る。{ $text }

## 手放す札の行き先(質問ごと)

gives-pay = 支払う
gives-mulligan = 戻す
gives-hand-limit = 伏せる
gives-discard = 捨てる
gives-discard-from-the-foe-s-hand = 捨てる
gives-put-under-your-deck = 底へ
gives-put-a-face-down-card-under-your-deck = 底へ
gives-put-on-your-deck = 上へ
gives-draft-remove = 除く
gives-set-aside = 取り除く
