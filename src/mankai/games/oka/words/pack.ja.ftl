# 遊ぶ前に『桜花伝説』について言うこと。

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
