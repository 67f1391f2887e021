# 桜降る代に決闘を:日本語。版ごとに違う言葉は aeg.ja.ftl、beta.ja.ftl にあります。

seat-foe = 相手
seat-0 = 青
seat-1 = 赤
unknown-card = 札
listed = { $one }、{ $others }

## 見出しの言葉

word-goddess = メガミ
word-goddesses = メガミ
word-normals = 通常札
word-ultimate = 切札
word-ultimates = 切札
word-utility = 行動
word-enchantment = 付与
word-enchantments = 付与札
word-full-power = 全力
word-cost = 消費
word-foe = 相手
word-reshuffle = 再構成
word-basic-actions = 基本動作
word-master-distance = 達人の間合
word-range = 適正距離
word-damage = ダメージ
word-charge = 納
word-stunned = 畏縮
word-epic = 特別ルール
phase-0 = 開始フェイズ
phase-1 = メインフェイズ
phase-2 = 終了フェイズ

## 場所

place-life =
    { $whose ->
        [you] あなたのライフ
        [foe] 相手のライフ
       *[other] { $owner }のライフ
    }
place-aura =
    { $whose ->
        [you] あなたのオーラ
        [foe] 相手のオーラ
       *[other] { $owner }のオーラ
    }
place-flare =
    { $whose ->
        [you] あなたのフレア
        [foe] 相手のフレア
       *[other] { $owner }のフレア
    }
place-vigor =
    { $whose ->
        [you] あなたの集中力
        [foe] 相手の集中力
       *[other] { $owner }の集中力
    }
place-machine =
    { $whose ->
        [you] あなたのマシン
        [foe] 相手のマシン
       *[other] { $owner }のマシン
    }
place-burned =
    { $whose ->
        [you] あなたの燃焼済の造花結晶
        [foe] 相手の燃焼済の造花結晶
       *[other] { $owner }の燃焼済の造花結晶
    }
place-forward =
    { $whose ->
        [you] あなたの騎動前進の造花結晶
        [foe] 相手の騎動前進の造花結晶
       *[other] { $owner }の騎動前進の造花結晶
    }
place-backward =
    { $whose ->
        [you] あなたの騎動後退の造花結晶
        [foe] 相手の騎動後退の造花結晶
       *[other] { $owner }の騎動後退の造花結晶
    }
place-stun =
    { $whose ->
        [you] あなたの畏縮
        [foe] 相手の畏縮
       *[other] { $owner }の畏縮
    }
place-played =
    { $whose ->
        [you] あなたのこのターンに使用した札
        [foe] 相手のこのターンに使用した札
       *[other] { $owner }のこのターンに使用した札
    }
place-moved =
    { $whose ->
        [you] あなたのこのターンの基本動作
        [foe] 相手のこのターンの基本動作
       *[other] { $owner }のこのターンの基本動作
    }
place-scarred =
    { $whose ->
        [you] あなたのこのターンのオーラへのダメージ
        [foe] 相手のこのターンのオーラへのダメージ
       *[other] { $owner }のこのターンのオーラへのダメージ
    }
place-limited =
    { $whose ->
        [you] あなたの終端
        [foe] 相手の終端
       *[other] { $owner }の終端
    }
place-drawn =
    { $whose ->
        [you] あなたのこのターンに引いた札
        [foe] 相手のこのターンに引いた札
       *[other] { $owner }のこのターンに引いた札
    }
place-goddess =
    { $whose ->
        [you] あなたのメガミ
        [foe] 相手のメガミ
       *[other] { $owner }のメガミ
    }
place-distance = 間合
place-shadow = ダスト
place-turn = 手番
place-turns = ターン数
place-start-distance = ターン開始時の間合
place-acted = このターンの行動
place-phase = フェイズ
place-unused = 未使用
place-epic = 特別ルール
area-life = ライフ
area-aura = オーラ
area-flare = フレア
area-vigor = 集中力
area-machine = マシン
area-burned = 燃焼済の造花結晶
area-forward = 騎動前進の造花結晶
area-backward = 騎動後退の造花結晶
area-stun = 畏縮
area-played = このターンに使用した札
area-moved = このターンの基本動作
area-scarred = このターンのオーラへのダメージ
area-limited = 終端
area-drawn = このターンに引いた札
area-goddess = メガミ
area-distance = 間合
area-shadow = ダスト
area-turn = 手番
area-turns = ターン数
area-start-distance = ターン開始時の間合
area-acted = このターンの行動
area-phase = フェイズ
area-unused = 未使用
area-epic = 特別ルール
token-sakura = 桜花結晶
token-artificial = 造花結晶

## 札のある所

zone-hand = 手札
    .heading = 手札
zone-deck = 山札
    .heading = 山札
zone-discard = 捨て札
    .heading = 捨て札
zone-face-down = 伏せ札
    .heading = 伏せ札
zone-in-play = 展開中
    .heading = 展開中
zone-limbo = 使用中
    .heading = 使用中
zone-ready = 未使用の切札
    .heading = 未使用の切札
zone-used = 使用済の切札
    .heading = 使用済の切札
zone-bonus = 追加札
    .heading = 追加札
zone-pouch = 毒袋
    .heading = 毒袋
zone-outside = 未使用札
    .heading = 未使用札
zone-sealed = 取り除かれた札
    .heading = 封印
zone-forms = マシン
    .heading = 変形
zone-set-aside = 脇に置いた札
    .heading = 脇に置いた札
zone-prepared = 準備中の札
    .heading = 計略
zone-unprepared = 準備していない札
    .heading = もう一方の計略
zone-closed = 閉
    .heading = 閉
zone-opened = 開
    .heading = 開

## 基本動作

action-advance = 前進
    .what = 間合→自オーラ
action-retreat = 後退
    .what = 自オーラ→間合
action-recover = 纏い
    .what = ダスト→自オーラ
action-focus = 宿し
    .what = 自オーラ→自フレア
action-breakaway = 離脱
    .what = ダスト→間合
action-beta-edge = Beta-Edge
    .what = 攻撃『適正距離2, 4, 6, 8、2/1、攻撃後:騎動』
action-gamma-ray = Gamma-Ray
    .what = 相手の山札の一番上の札を捨て札にする
action-delta-wing = Delta-Wing
    .what = 間合が7以下ならば、ダスト→間合

## 種類と数値

type-attack = 攻撃
type-utility = 行動
type-enchantment = 付与
type-form = 変形
subtype-reaction = 対応
subtype-full-power = 全力
type-line = { $type }/{ $subtype }
figure-cost = 消費{ $amount }
figure-range = 適正距離{ $range }
figure-or-range = または{ $range }
figure-no-range = なし
figure-damage = { $aura }/{ $life }
figure-named-damage = ダメージ{ $damage }
figure-charge = 納{ $amount }
trait-inevitable = 対応不可
trait-inevitable-for-normals = 対応不可(通常札)
trait-inescapable = 不可避
trait-overkill = 超克
trait-deals-both = 両方にダメージ
trait-into-distance = 失う桜花結晶は間合へ

## 札の確かさ

provenance-seen = 確認済
    .text = 確認済:この版のルールブックで確認しました
provenance-carried-over = 引継ぎ
    .text = 引継ぎ:同時期の日本語版の値です。この版の札そのものは確認できていません
provenance-uncertain = 不確か
    .text = 不確か:この版の印刷の頃に日本語版の札が変わっており、別の内容かもしれません
provenance-stand-in = 代用
    .text = 代用:この版の札は誰も確認できていません。数値とテキストは次の2016年版のものです

## 選択肢

option-finish = ターン終了
option-pass = 対応しない
option-accept = する
option-decline = しない
option-keep = この手札で始める
option-no-trap = 設置を使わない
option-reshuffle = 再構成する(ライフに1ダメージ)
option-no-reshuffle = 再構成しない
option-basic = { $action }
option-spend = 集中力を1使う
option-take-aura = オーラで{ $amount }受ける
option-take-life = ライフで{ $amount }受ける
option-from-aura = オーラから{ $amount }
option-pick-goddess = { $goddess }を選ぶ
option-ban-goddess = { $goddess }を除く
option-play = { $card }を使用
option-play-as = { $card }を{ $copied }として使用
option-full-force = { $card }を全力で使用
option-full-force-as = { $card }を{ $copied }として全力で使用
option-discard = { $card }を伏せる
option-choose = { $card }を選ぶ
option-put-back = { $card }を戻す
option-take = { $card }を入れる
option-set-aside = { $card }を脇に置く

## 札の示す選択肢

choose-aura-to-distance = オーラ→間合
choose-flare-to-aura = フレア→オーラ
choose-shadow-to-distance = ダスト→間合
choose-distance-to-shadow = 間合→ダスト
choose-your-flare-to-distance = あなたのフレア→間合
choose-your-aura-to-your-flare = あなたのオーラ→あなたのフレア
choose-distance-to-the-foe-s-aura = 間合→相手のオーラ
choose-the-foe-s-aura-to-their-flare = 相手のオーラ→相手のフレア
choose-neither = どちらもしない
choose-ride-forward = 騎動前進
choose-ride-back = 騎動後退
choose-play-it = 使用する
choose-put-it-into-the-discard-pile = 伏せ札にする
choose-put-on-it = 桜花結晶を{ $amount }つ置く
choose-from-card = { $card }から{ $amount }

## できない理由

why-over = 決着しています
why-not-asked = 今は選べません
why-no-time-to-play = 今は札を使用できません
why-not-at-hand = { $card }は手札にも未使用の切札にもありません
why-out-of-range = 間合{ $distance }、適正{ $range }
why-too-little-flare = フレア{ $flare }、消費は{ $cost }
why-full-power = 全力:メインフェイズに他のことをしていない時だけ使えます
why-no-reaction = 対応を持たない札です
why-only-reaction = 対応でのみ使用できます
why-limited = 終端:このターンはもう何もできません
why-forbidden = 展開中の効果で禁じられています
why-inevitable = 対応不可:この攻撃に通常札では対応できません
why-no-cost = 支払う集中力も手札もありません
why-not-offered = マシンにその形態がありません
why-too-near = 間合{ $distance }:{ rule-too-near }
why-too-far = 間合{ $distance }:離脱は達人の間合({ $master })以下でのみ行えます
why-source-empty = { $place }に動かせる桜花結晶がありません
why-target-full = { $place }に空きがありません
why-resolve-only-while-your-life-is-3-or-less = 決死:ライフが3以下の間だけ使用できます
why-only-as-a-reaction-to-a-special-card = 切札への対応としてのみ使用できます
why-cannot-be-played-after-a-basic-action-this-turn = このターンに基本動作を行った後は使用できません
why-combust-no-artificial-sakura-on-your-machine = 燃焼:マシンに造花結晶がありません
rule-too-near = 達人の間合({ $master })以下では前進できません

## 問い

some-effect = 効果
ask-goddess = メガミを一柱選んでください。
ask-ban = 相手の三柱から一柱を除いてください。残りの二柱が宿ります。
ask-deck = デッキを秘密に構築:札を選んでください(通常札あと{ $normals }枚、切札あと{ $ultimates }枚)。
ask-set-aside = 狂おしき対:このメガミの通常札が写すことになる札を、伏せて脇に置いてください。
ask-mulligan = 最初の手札:戻す札を1枚ずつ選び、残りで始めます。戻した数だけ引き直します。
ask-reshuffle = 山札を再構成しますか?ライフに1ダメージ(山札は残り{ $deck }枚)。
ask-trap = 再構成の前に、伏せ札の設置を使えます。
ask-which-is-destroyed-first = 桜花結晶がなくなった付与札:どれを先に破棄しますか?
ask-main = メインフェイズ:何をしますか?
ask-pay = { $action }({ $what }):何で支払いますか?
ask-pay-for-something = 基本動作:何で支払いますか?
ask-reaction = 相手の攻撃、{ $card }({ $attack }):対応しますか?
ask-damage = { $card }命中({ $attack }):どちらで受けますか?
ask-charge = { $card }:オーラからいくつ納めますか?残りはダストから。
ask-which-end-effect-first = 終了フェイズ:どの効果を先に?
ask-hand-limit = 終了フェイズ:手札{ $hand }枚、残せるのは{ $limit }枚まで。1枚伏せてください。
ask-no-card-to-draw = 焦燥:山札がありません。引けない札の代わりに1ダメージを受けます。
ask-take-a-basic-action = 支払いなしで基本動作を1つ行えます。どれを?
ask-choose-one = { $card }:1つ選んでください。
ask-discard = { $card }:手札から捨てる札は?
ask-discard-from-the-foe-s-hand = { $card }:相手の手札から捨てる札は?
ask-put-under-your-deck = { $card }:山札の底に戻す札は?
ask-play-a-trap = { $card }:伏せ札の設置を使いますか?
ask-play-twice = { $card }:2回使う札は?
ask-ready = { $card }:未使用に戻す切札は?
ask-play-from-face-down = { $card }:伏せ札から使う札は?
ask-play-from-the-discard-pile = { $card }:伏せ札から使う札は?
ask-give-a-poison = { $card }:どの毒を送りますか?
ask-open-or-close-your-umbrella = 傘を開閉しますか?
ask-reveal-wield = 手札の{ $card }を公開しますか?
ask-seal = { $card }:封印する相手の捨て札は?
ask-put-sakura-on = { $card }:桜花結晶を置く付与札は?
ask-empty = { $card }:桜花結晶をすべて失う付与札は?
ask-which-sakura = { $card }:ダメージのうちいくつをこの札で受けますか?
ask-play-once-more = { $card }:もう一度使用する札は?
ask-play-or-discard = { $card }:相手の手札から、使用するか伏せる札は?
ask-transform = { $card }:どの形態に変形しますか?
ask-burn-2-artificial-sakura = { $card }:造花結晶を2つ燃焼しますか?
ask-pay-2-vigor-to-recover-3 = { $card }:集中力を2支払い、造花結晶を3つ回復しますか?

## 起きたこと

log-turn = 第{ $number }ターン:{ $who }
log-outcome = { $deed }:{ $outcome }
amount-in = { $place }{ $amount }
card-named = { $card }
whose-card =
    { $who_is ->
        [you] { $card }(自分)
        [foe] { $card }(相手)
       *[other] { $card }({ $who })
    }
whose-card-there =
    { $who_is ->
        [you] { $card }(自分の札、相手の場)
        [foe] { $card }(相手の札、自分の場)
       *[other] { $card }({ $who }の札、{ $there }の場)
    }
which-card-at = { $card }({ $zone })
which-card-marked = { $card }(帯電)
which-card-shown = { $card }(公開済み)
log-action-advance = { $who }:前進
log-action-retreat = { $who }:後退
log-action-recover = { $who }:纏い
log-action-focus = { $who }:宿し
log-action-breakaway = { $who }:離脱
log-action-beta-edge = { $who }:{ $action }
log-action-gamma-ray = { $who }:{ $action }
log-action-delta-wing = { $who }:{ $action }
log-play = { $who }:{ $card }を使用
log-attack = { $who }:{ $card }で攻撃
log-show = { $who }:{ $card }を公開
log-hurt-aura = { $who }:オーラに{ $amount }ダメージ
log-hurt-life = { $who }:ライフに{ $amount }ダメージ
log-vigor = { $who }:集中力{ $amount }
log-stun = { $who }:畏縮
log-unstun = { $who }:畏縮解除
log-first = { $who }が先攻
log-draw = { $who }:{ $cards }を引く
log-draw-hidden = { $who }:札を{ $count }枚引く
log-put-back = { $who }:{ $card }を戻す
log-shuffle = { $who }:山札を切る({ $count }枚)
log-face-down = { $who }:{ $card }を伏せる
log-placed = { $who }:{ $card }、{ $source }→{ $target }
log-joins = { $who }:{ $goddess }が宿る
log-drafted = { $who }:{ $goddess }を選ぶ
log-banned = { $who }:{ $goddess }が除かれる
log-vanish = { $card }の攻撃は適正距離外で消滅
log-miss = { $card }は不成立
log-negate = { $card }は打ち消された
log-harmless = { $card }のダメージは打ち消された
log-disenchant = { $card }が破棄
log-moved = { $source }→{ $target }:{ $tokens }{ $amount }
log-copy = { $card }は{ $copied }の写し
log-gets = { $card } { $change }
log-epic = 特別ルール:{ $epic }。{ $text }
log-burnout = 焦燥、{ $harm }

## 決着

end-draw = 引き分けです。
end-won =
    { $who_is ->
        [you] あなたの勝ちです。
        [foe] 相手の勝ちです。
       *[other] { $who }の勝ちです。
    }
end-over = 決着

## メガミのもたらすもの

mechanism-machine = マシン
mechanism-forms = 変形
mechanism-pouch = 毒袋
mechanism-umbrella = 傘
    .on = 開
    .off = 閉
part-burned = 燃焼済{ $amount }
part-forward = 間合に{ $amount }
part-backward = 間合に{ $amount }
part-bonus = 残りの形態{ $amount }
mechanism-attacks = このターンの攻撃
mechanism-phase_attacks = このフェイズの攻撃
area-attacks = このターンの攻撃
area-phase_attacks = このフェイズの攻撃
place-attacks =
    { $whose ->
        [you] あなたのこのターンの攻撃
        [foe] 相手のこのターンの攻撃
       *[other] { $owner }のこのターンの攻撃
    }
place-phase_attacks =
    { $whose ->
        [you] あなたのこのフェイズの攻撃
        [foe] 相手のこのフェイズの攻撃
       *[other] { $owner }のこのフェイズの攻撃
    }

# サイネ

why-only-as-a-reaction-to-the-attack-of-an-ultimate = 切札の攻撃への対応としてのみ使用できます

# ユキヒ

type-umbrella = 傘

# シンラ

mechanism-plan = 計略
type-plan = 計略
ask-prepare-a-plan = 次の計略を準備してください(相手には見えません)。
ask-play-a-card-of-the-foe-s = { $card }:相手の捨て札から使用する札は?

# ハガネ

choose-inevitable = 対応不可
choose-more-damage = ダメージを増やす
why-centrifuge-2-or-more-farther-than-at-the-start-of-the-turn-and-no-attack-in-this-phase =
    遠心:間合がターン開始時より2以上遠く、このフェイズにまだ攻撃を行っていない時だけ使用できます

# クルル

mechanism-bonus = 追加札
type-undefined = 不定
choose-draw-1-card = 札を1枚引く
choose-put-a-face-down-card-under-your-deck = 伏せ札1枚を山札の底に置く
choose-the-foe-discards-a-card = 相手は手札を1枚捨て札にする
choose-nothing-more = これ以上選ばない
choose-as-printed = そのまま
choose-range-1-farther = 適正距離+1
choose-range-1-nearer = 適正距離-1
choose-1-more-damage-to-aura = オーラへのダメージ+1
choose-1-less-damage-to-aura = オーラへのダメージ-1
choose-1-more-damage-to-life = ライフへのダメージ+1
choose-1-less-damage-to-life = ライフへのダメージ-1
choose-charge-1-more = 納+1
choose-charge-1-less = 納-1
ask-put-a-face-down-card-under-your-deck = { $card }:山札の底に置く伏せ札は?
ask-play-a-card-with-full-power = { $card }:手札から使用する全力札は?
ask-play-without-any-cost = { $card }:コストを支払わずに使用する札は?
ask-play-it-at-no-flare = { $card }:消費を支払わずに使用しますか?
ask-deal-1-to-life-and-reshuffle = { $card }:相手のライフに1ダメージを与え、再構成しますか?
ask-seal-under-industria = { $card }:この札の下に封印し、複製する札は?
ask-which-becomes-used = { $card }:使用済にする相手の切札は?
ask-play-an-ultimate-of-the-foe-s = { $card }:使用する相手の使用済の切札は?
why-it-is-a-copy-of-nothing-and-so-its-type-is-not-defined = 何の複製でもなく、カードタイプが不定なので使用できません

# ライラ

mechanism-gauges = 風雷
type-board = ボード
area-wind = 風神ゲージ
area-thunder = 雷神ゲージ
place-wind =
    { $whose ->
        [you] あなたの風神ゲージ
        [foe] 相手の風神ゲージ
       *[other] { $owner }の風神ゲージ
    }
place-thunder =
    { $whose ->
        [you] あなたの雷神ゲージ
        [foe] 相手の雷神ゲージ
       *[other] { $owner }の雷神ゲージ
    }
action-discharge = 帯電解除
    .what = 帯電している札1枚:風神か雷神のゲージを1上げる(支払いなし)
log-action-discharge = { $who }:帯電解除
log-mark = { $card }が帯電
log-unmark = { $card }の帯電を解除
word-marked = 帯電
screen-marked = { $card }(帯電)
choose-raise-wind = 風神ゲージを上げる
choose-raise-thunder = 雷神ゲージを上げる
choose-raise-both = 両方を上げる
choose-double-thunder = 雷神ゲージを倍にする
choose-discharge-for-wind = { $card }の帯電を解除:風神
choose-discharge-for-thunder = { $card }の帯電を解除:雷神
choose-leave-charged = { $card }は帯電のまま
choose-move-so-many = { $amount }つ動かす
why-no-card-of-yours-is-charged = 帯電している札がありません
ask-discharge = どの札の帯電を解除しますか?
ask-discharge-before-reshuffling = 再構成の前に帯電を解除できます。どの札を?
ask-put-on-your-deck = { $card }:山札の上に置く捨て札は?


## 端末の盤

screen-before = 決闘の前
screen-moment = 第{ $turn }ターン · { $whose } · { $phase }
screen-whose-turn = { $who }のターン
screen-player = プレイヤー{ $number }
screen-player-with = プレイヤー{ $number }({ $goddesses })
screen-no-goddesses = メガミは未選択
screen-heading = { $one } 対 { $other }
screen-others = 相手:{ $goddesses }
screen-no-others = 相手の札はまだ見えません。
screen-copy = { $card }({ $copied }として)
screen-taken = 選んだ札:{ $cards }
screen-stand-ins = ここの札は代用です:この版の札は誰も確認できていません。数値とテキストは次の2016年版のものです。
screen-all-hidden = { $count }(非公開)
screen-some-hidden = + 非公開{ $count }
screen-master-distance = 達人の間合{ $master }
screen-lie-there = 桜花結晶{ $amount }
screen-covered = 覆われた{ $amount }
screen-added = 造花結晶で+{ $amount }
screen-cards-change-it = 札の効果で変化
screen-distance-now = 現在{ $distance }:{ $notes }
screen-your-hand = あなたの手札
screen-your-ultimates = あなたの切札
screen-to-choose-from = 選べる札
screen-cannot-be-played = { $card }は使用できません:{ $reason }
screen-not-possible = { $action }はできません:{ $reason }

## 札の頁

cards-could-be = 「{ $words }」に当たるもの:{ $names }
cards-in-text = 「{ $words }」という名の札はありません。テキストにある札:
cards-none = { $game }に「{ $words }」という札もメガミもありません。メガミ:{ $names }
cards-no-text = テキストはありません。
cards-source = 出典:{ $text }。
cards-nobodys = どのメガミにも属さない
cards-of-nobody = どのメガミにも属さない札
cards-card = 札
cards-type-and-figures = 種類と数値
cards-type = 種類
cards-figures = 数値
cards-sure = 確かさ
cards-text = テキスト

## ドラフト

option-draft-take = { $card }を取る
option-draft-remove = { $card }を除く
option-draft-reveal-normals = 通常札を2枚公開
option-draft-reveal-ultimates = 切札を2枚公開
ask-draft-take = デッキに入れる札を1枚取ってください。
ask-draft-remove = 除く札を秘密に選んでください。12枚のうち10枚がデッキになります。
ask-draft-reveal = どちらの山から2枚公開しますか?1枚を秘密に取り、もう1枚は除かれます。
log-draft-round = { $round }枚目
log-draft-pass = 全員が{ $round }枚を左隣へ渡す
log-draft-over = ドラフト終了。決闘が続きます
log-draft-laid-out = { $card }が中央に並ぶ
log-draft-revealed = { $who }が{ $card }を公開
log-draft-took = { $who }が{ $card }を取る
log-draft-removed = { $who }が{ $card }を除く
zone-draft-offered = 選ぶ札
    .heading = 選ぶ札
zone-draft-drafted = 取った札
    .heading = 取った札
zone-draft-removed = 除いた札
    .heading = 除いた札
zone-draft-middle = 中央の札
    .heading = 中央の札
zone-draft-normals = 残りの通常札
    .heading = 残りの通常札
zone-draft-ultimates = 残りの切札
    .heading = 残りの切札
zone-draft-box = 箱に残った札
    .heading = 箱に残った札
place-draft-picks = 全員が取った枚数
place-draft-first = 最初の席

## 遊ぶ前に『桜降る代に決闘を』について言うこと。

pack-title = 桜降る代に決闘を
game-title = { $game ->
    [level99] Level 99版
    [aeg] AEG版
    [beta] ベータ版
    [level99-draft-open-two-pick] Level 99版:オープンツーピック・ドラフト
    [level99-draft-rotation] Level 99版:ローテーション・ドラフト({ $seats }人)
    [level99-draft-rochester] Level 99版:ロチェスター・ドラフト({ $seats }人)
   *[other] { $game }
}
game-family = { $game ->
    [level99-draft-open-two-pick] オープンツーピック・ドラフト
    [level99-draft-rotation] ローテーション・ドラフト
    [level99-draft-rochester] ロチェスター・ドラフト
   *[other] {""}
}
pack-what = { $game ->
    [aeg] 最初の英語版。
    [beta] 最初期の版。札の値は一つも知られておらず、すべて代わりの札です。
    [level99-draft-open-two-pick] 2枚を公開し、1枚を秘密に取り、もう1枚は除かれる。どのメガミの札でもデッキに入り、そのデッキで決闘する。
    [level99-draft-rotation] 手札から1枚取り、残りを左隣へ渡す。どのメガミの札でもデッキに入り、そのデッキで決闘する。
    [level99-draft-rochester] 表向きの12枚から順に1枚ずつ取る。どのメガミの札でもデッキに入り、そのデッキで決闘する。
   *[other] 二柱のメガミを宿した二人の決闘。桜花結晶が間合にも盾にも命にもなる。
}

wish-goddesses = あなたのメガミ。例:yurina+himika。choose(選ぶ)、random(おまかせ)も可
    .label = メガミ
    .others = 相手のメガミ。例:tokoyo+oboro。random(おまかせ)も可
    .meet = 戦わせる組。例:yurina+himika,tokoyo+oboro。all(すべて)も可
wish-decks = measured(対戦で見つけた強いデッキ)、quick(一方から4枚、他方から6枚のできあいのデッキ)、choose(自分で選ぶ)、first-game(説明書のおすすめ)
    .label = デッキ
    .meet = 戦わせるデッキの名前。コンマで区切る
wish-epic = Level 99版:エピックバトル。windなどのルール、またはrandom
    .label = エピックバトル
wish-draft = 三柱ずつ選び、相手の一柱を禁止する
    .label = 三拾一捨
wish-drafted = 二人ともドラフトしたデッキを使う:どのメガミの札でも、通常札と切札を合わせて10枚
    .label = ドラフトしたデッキ
wish-pool = ドラフトに使うメガミと札。カンマで区切る。空ならすべて
    .label = 使う札
wish-copies = 箱の数。2なら二人とも同じメガミを宿せる
    .label = 箱の数
wish-first = 先攻
    .label = 先攻
choice-random = おまかせ
choice-choose = 卓で選ぶ
choice-quick = できあいのデッキ
choice-measured = 対戦で見つけた強いデッキ

first-game = はじめての一戦:あなたは{ $mine }、相手は{ $theirs }です。

deck-normals = 通常札
deck-ultimates = 切札
deck-normals-wrong = 通常札は{ $needs }枚です({ $has }枚になっています)。
deck-ultimates-wrong = 切札は{ $needs }枚です({ $has }枚になっています)。
deck-needs-two-goddesses = デッキは異なる二柱のメガミから作ります。
deck-no-such-card = { $name }はどちらのメガミの札でもないか、デッキに入れられません。
deck-card-twice = 同じ札は1枚だけです:{ $name }。
deck-was-measured = ボードのおすすめではなく、当方の提案です。コンピューター同士の{ $games }戦から見つけました。
deck-code-too-short = デッキコードとしては短すぎます。
deck-code-is-none = デッキコードではありません。
deck-code-wrong-sign = コードの文字に誤りがあります。
deck-code-of-other-game = このデッキは別の版のものです:{ $game }。

## ルールブックが最初の対戦に薦めるデッキ

ready-raging-red-blade = 荒ぶる赤き刃
ready-elegant-blue-dance = 雅なる青き舞
ready-rapid-red-blade = 疾き赤き刃
ready-sword-dance-blooming = 咲き誇る剣の舞

## 決闘について画面だけが言う言葉:盤面、はじめての決闘、コマンド。

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
page-damage = { $area }
page-falls-short = 届かない:間合{ $distance }、適正距離{ $range }
page-too-near = 近すぎる:間合{ $distance }、適正距離{ $range }
page-fails = 届かない
page-negated = 打ち消し
page-reaction = 対応:{ $card }
page-answers = 対応
page-free = 消費なし
page-course = ライフの移り変わり
page-decisive = { $turn }ターン目、{ $by }が「{ $card }」でライフを{ $amount }奪う。
page-master-distance = 達人の間合{ $master }
page-ranges = 現在の適正距離
page-range-now = 今の適正距離
page-idle = 効果なし
page-idle-text = 今使用しても、効果では何も変わりません。
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

## 決闘の練習問題:題、課題、ヒント、学んだこと、間違えたときの一言。

exercise-range = 間合に踏み込む
    .task = このターンに「斬」を相手に当ててください。適正距離は3-4、今の間合は5です。
    .hint = 前進で間合が1縮まります。札は残したいので、集中力で支払いましょう。
    .learnt = 攻撃は適正距離でのみ使えます。前進は間合を縮め、オーラも増やします。
    .slip-paid = 使いたかった札で支払ってしまいました。集中力でも支払えました。
    .slip-ended = ターンが終わり、「斬」は手札のままです。まず近づき、それから斬りましょう。
exercise-paying = 札で支払う
    .task = 集中力がありません。それでもこのターンに「斬」を当ててください。
    .hint = 基本動作は集中力1か、伏せた手札1枚で支払います。ここから届かない札はどれでしょう。
    .learnt = 手札も集中力の代わりになります。届かない札が、届く札を助けます。
    .slip-wrong-card = 「斬」を伏せたので攻撃できません。「柄打ち」は1-2にしか届きません。そちらで支払いましょう。
    .slip-ended = ターンが終わりました。集中力がなくても、札で前進できます。
exercise-aura-or-life = オーラかライフか
    .task = 相手の「斬」は3/1、オーラに3かライフに1です。生き残ってください。
    .hint = オーラは3、ライフは1。ライフがなくなると負けです。
    .learnt = オーラが足りる限り、どちらで受けるかは自分で選びます。オーラは纏いで戻りますが、ライフは戻りません。
    .slip-fell = 最後のライフでした。オーラで全部受けられました。
exercise-win = 最後の一撃
    .task = 相手はオーラ3、ライフ1。このターンに勝ってください。
    .hint = 間合4なら手札の攻撃はどちらも届きます。一撃目で盾をはがし、二撃目で決めます。
    .learnt = オーラで受けきれなければライフで受けます。一つのターンに重ねた攻撃は強いのです。
    .slip-ended = 相手に休む間を与えないで。攻撃は二つとも届きます。
    .slip-moved = 攻撃には二枚とも必要です。間合4ならどちらも届きます。
exercise-reaction = 攻撃を外させる
    .task = 間合3で相手が適正距離3-4の「斬」を使いました。外させてください。
    .hint = 「誘導」は対応です。間合を1縮めて2にすれば「斬」は届きません。
    .learnt = 対応は攻撃が当たる前に使います。そのとき間合が適正距離の外なら、攻撃は外れます。
    .slip-hit = 当たりました。間合がまだ適正距離の中でした。「誘導」で間合を縮めましょう。
exercise-flare = フレアと切札
    .task = 「月影落」は4/4、消費は7。フレアは6です。相手のライフは4。このターンに勝ってください。
    .hint = 宿しは自分のオーラの桜花結晶を1つフレアに移します。
    .learnt = フレアは切札の支払いです。宿しと、失ったライフから生まれます。傷ついた者ほど恐ろしい。
    .slip-moved = 近づきましたが、フレアは増えていません。その集中力は宿しに使いましょう。
    .slip-ended = フレアがあと1つ。そのための集中力がありました。
exercise-reshuffle = 再構成
    .task = 山札のないままターンが始まります。札を取り戻し、そのうちの一枚で勝ってください。相手はライフ1、オーラ1です。
    .hint = 再構成はライフに1ダメージですが、捨て札がみな戻り、二枚引けます。
    .learnt = 七枚はすぐになくなります。よい時の再構成は命1つに値します。さあ、決闘へ。
    .slip-no-cards = 再構成しなければ引く札がなく、空の山札から引くのも痛手です。

# カードの絵の説明。
picture-wave = そそり立つ波を刃が断つ。
picture-boat = 静かな海に浮かぶ小さな屋形船。
picture-flames = 高く燃え上がる炎の野。
picture-rabbit = 月の前を跳ねる白うさぎ。
picture-swirl = 長く渦巻く風。
picture-peony = 満開の牡丹。
picture-birds = 海の上を渡る三羽の鳥。
picture-fan = 満月の前に開いた扇。
picture-hawk = 風に乗る黒い鷹。
picture-fish = 水面に躍る大魚。
picture-vine = 月の前に垂れる蔓。
picture-bear = 三筋の爪痕と黒い熊。
picture-volley = 次々と放たれる四つの銃火。
picture-strings = 夜を横切る鋼の糸。
picture-caltrops = 葦の間にまかれた撒菱。
picture-rush = 駆け上がる刃と手裏剣。
picture-clones = 一人の忍と四つの影。
picture-vine2 = 手裏剣と葉の輪。
picture-needle = 毒の滴る長い針。
picture-behead = 月の前の一閃。
picture-path = 黒い百合の間の白い道。
picture-cannon = 蒸気の大砲が火を吹く。
picture-shield = 歯車の歯を持つ丸い盾。
picture-edge = 鋸の歯を持つ刃。
picture-roar = 轟く歯車と広がる輪。
picture-steam = 歯車と蒸気と炎。
picture-omega = 弾ける鋼の星。
picture-box = 金の錠の黒い箱。
picture-lily = 水の輪の上の黒い百合。
picture-steps = 葦の中の足跡。
picture-needles = 閉じた傘から飛ぶ五本の簪と、針山に控える五本。
picture-feint = 三本の簪を挿した後ろ姿と、空を切る一本。
picture-reel = 袖から伸びる鎖と先の簪、引き寄せる渦。
picture-pierce = 薙ぐ傘と、突き通す傘。
picture-wield = 五本の傘の輪の中で舞う。
picture-pullback = 雪の上を行き来する下駄の跡。
picture-bind = 紐を巻かれ、簪で留められた柱。
picture-turning = 傘と水に映る傘。
picture-glaring = 前髪の下の両目。遠くを見る目と睨む目。
picture-gentle = 降る雪の中、遠くに傘をさして立つ。
picture-candle = 夜に灯る一本の蝋燭。
picture-heart = 紐で結んだ心と、それを貫く簪。
picture-turncoat = 上から見た傘。半分は夜。
picture-umbrella-form = 閉じた傘と開いた傘。
picture-argue = 巻物と書を突き付け合う二人。
picture-protest = 群衆の頭上に掲げられた掌。
picture-sophism = 終わりのない紙の帯を走る。
picture-replicate = 一枚の書と、それを写す筆。
picture-agitate = 旗を囲んで腕を上げる群衆。
picture-eloquence = 口からこぼれ、大きくなる花。
picture-confuse = 三つの渦の下でうなだれる学者。
picture-shake-mind = ひび割れる頭と飛び散る頁。
picture-totality = 赤い太陽を巡る六つの星と望遠鏡。
picture-refute = 朱で消された世界。
picture-prove = 図と証明の書から聳える山。
picture-divine = 吉凶を示す亀の甲。
picture-devious = 盤上の二つの駒に伸びる暗い手。
picture-centri = 彼女を巡る三つの槌の軌跡。
picture-scatter = 一撃と飛び散る十五の石。
picture-shatter = 槌の下で裂ける大地。
picture-recoil = 弧を描いて跳ね返る彼女と槌。
picture-waltz = 舞う彼女に槌が続く。
picture-bell-tower = 鐘楼の大鐘を撞く撞木。
picture-gravity-well = 段々の深みに落ちる石。
picture-firmament = 三つの屋根に迫る、空ほどの槌。
picture-peal = 一本の梁に下がる三つの鐘。
picture-attract = すべてが黒い球へ吸い込まれる。
picture-sierra = 連なる峰に頭を下げる。
picture-swing-rush = 重なる四つの斬撃。
picture-cut-down = 一太刀で倒れる竹。
picture-hilt-slam = 刃ではなく石突の一撃。
picture-outclass = 立つ彼女と膝をつく相手。
picture-gait = 板の上の五つの足跡と音の輪。
picture-space-for-master = 砂紋の中に立つ薙刀。
picture-wavering-crystal = 大きな一つの結晶。
picture-silent-wall = 淡い石の壁。音はその前で消える。
picture-rhythmic-arc = 海にかかる五つの弧と五つの音。
picture-resonant-beat = 太鼓と広がる波。
picture-icebreaker = 割れる氷に突き立つ刃。
picture-final-stage = 幕と明かりの中の一撃。
picture-bestial-claw = 障子を裂く三筋の爪痕。
picture-wind-and-thunder = 風の雲と雷の雲。
picture-regrowth = 爪痕の切り株に芽吹く若葉。
picture-windrun = 葦を駆ける白狼。
picture-wisdom = 古木のそばの、星を戴く狼の頭。
picture-roar-at-moon = 満月に吠える狼。
picture-pounce-scene = 山並みの上を跳ぶ狼。
picture-stormcharged = 雷雲から伸びる金の爪。
picture-thundercall = 太鼓の輪の中で両腕を上げる。
picture-invocation = 跪く彼女から立ち昇る風の獣。
picture-manifestation = とぐろを巻く風の獣の顔。
picture-reincarnation = 翼を広げる風の大鳥。
picture-perdition = 赤い月の前の角ある髑髏。
picture-death-and-rebirth = 一つの円に昼と夜、それぞれに狼。
picture-storm-board = 風の半面と雷の半面を持つ盤。
picture-elekiter = 二つのコイルの火花と喜ぶ発明家。
picture-acceler = 自作の車で走る。
picture-kururun = くるくる回る。
picture-tornaydo = 歯車と魚を巻き上げる竜巻。
picture-regainah = 花の浮かぶ光の壺。
picture-mozule = 噛み合う八つの箱と、吊られた九つ目。
picture-reflecta = 鏡に跳ね返る光線。
picture-drain-devil = 桜を吸い上げる角の機械。
picture-big-golem = 屋根より高いゴーレム。
picture-industria = 三本の煙突と二つの歯車、灯る窓。
picture-simulator = ドームの空に巡る歯車と花。
picture-dupligear = 歯車とその写し。
picture-hilt-strike = 刃ではなく柄の一撃。
picture-art-of-drawing = 低い構えからの抜刀。
picture-spirit = 立ち昇る炎を背に構える。
picture-soulfire = 刃の上の三つの青い炎。
picture-magnum = 轟音とともに撃つ。
picture-barrage = 一斉に火を吹く四丁の銃。
picture-backstep = 煙から飛び退く。
picture-backdraft = 戸口から噴き出す炎。
picture-red-bullet = 赤い弾丸とその軌跡。
picture-crimson-zero = 目の前の銃口。
picture-scarlet-visions = 炎の上の、目を持つ蛾。
picture-song-and-dance = 二つの扇で舞う。
picture-break-point = 急所を突く閉じた扇。
picture-windy-stage = 誰もいない舞台を吹き抜ける風。
picture-ninpo-walk = 水面を走る。
picture-induce = 隠し穴の上の提灯。
picture-concealment = 葦と百合に紛れる覆面の顔。
picture-mistbane = 顔のある霧。
picture-spiritquell = 針に留められた蝶。
picture-relaxant = 力なく刀を落とす手。
picture-hallucinogen = 渦の前の茸。
picture-numbing = 小瓶から落ちる滴。
picture-fading-light = 小瓶の上で欠けていく月。
picture-cauldron = 煮え立つ毒の釜。
picture-turbo-switch = 大きなレバーを倒す。
picture-on-machine = 機械に乗って宙を舞う。
picture-alpha-edge = 槍を構え、機械で突撃する。
picture-yaksha = 角ある鋼の面。
picture-naga = 鋼の大蛇。
picture-garuda = 翼ある機械。
