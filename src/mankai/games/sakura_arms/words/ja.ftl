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
why-out-of-range = 間合{ $distance }、適正距離は{ $range }
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
mechanism-bonus = 追加札
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
