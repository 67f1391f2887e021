# 遊ぶ前にAzuki TCGについて言うこと。

pack-title = Azuki TCG
game-title = アルファとスターター
pack-what = 四つの属性のリーダーによる決闘。アレイで育った者がゲートをくぐってガーデンに立ち、体力20を賭けて戦う。

wish-decks = あなたのデッキ。できあいのリストの名前、またはchoose(秘密に選ぶか組む)
    .label = デッキ
    .others = 相手のデッキ。同じように
    .meet = 戦わせるリストの名前。セミコロンで区切る。all(すべて)も可
wish-lists = 互いのデッキの中身を知っているか。openまたはclosed
    .label = リスト
wish-format = open(すべての札)またはtournament(禁止札なし)
    .label = 形式
wish-first = 先攻
    .label = 先攻
choice-random = おまかせ
choice-choose = 卓で選ぶか組む
choice-open = 公開
choice-closed = 非公開
choice-tournament = 大会
