# どのゲームにも属さない言葉。

verbatim = { $text }
alternative = 選択肢{ $number }
not-possible-now = 今はできません
unknown-card = 札
seat-you = あなた
seat-foe = 相手
seat-number = 席{ $number }

# 書かれたデッキ。

deck-cards = 札
deck-bad-count = { $name }の枚数は1以上の整数です({ $count }になっています)。
deck-unreadable = 札の名前ではありません:{ $what }。
deck-text-too-long = デッキとしては長すぎます。リストは{ $most } KBまでです。
deck-text-too-many = デッキではありません。リストは{ $most }枚までです。
deck-text-too-many-lines = デッキではありません。リストは{ $most }行までです。
deck-line-too-long = カードの行としては長すぎます({ $most }文字まで):{ $line }
deck-text-empty = リストが空です。
deck-no-text = テキストではありません。
deck-no-json = JSONのように始まりますが、読めません。
deck-named-twice = このJSONには{ $name }が二度あります。
deck-no-cards = このJSONには"cards"がありません。
deck-no-file = ファイル{ $words }がありません。
deck-several = { $words }にあたるデッキがいくつもあります:{ $names }。
deck-not-found = { $words }は、できあいのデッキでもコードでもファイルでもありません。できあいのデッキ:{ $names }。
