# 対戦についてページだけが言うこと: 盤面、デッキ構築、はじめての対戦の手引き。

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
page-short-cooldown = 待機
page-short-doomed = 生贄予定
page-short-spared = 保護
page-attack-number = 攻撃 { $number }
page-health-number = 体力 { $number }
page-carries = { $card }を装備
page-cost = コスト { $cost } IKZ
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
