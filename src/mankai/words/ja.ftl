# どのゲームにも属さない言葉。

verbatim = { $text }
alternative = 選択肢{ $number }
not-possible-now = 今はできません
unknown-card = 札
seat-you = あなた
seat-foe = 相手
seat-number = 席{ $number }
