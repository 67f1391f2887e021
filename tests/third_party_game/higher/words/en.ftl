pack-title = Higher
pack-what = Both show a card at the same time, and the higher one scores.
wish-rounds = how many rounds are played
    .label = Rounds

ask-show = Which card do you show?
option-show = show { $card }
place-rounds = Rounds left
place-points = Points
zone-hand = Hand
zone-shown = Shown
log-show = { $who_is ->
    [you] You show { $card }
   *[other] { $who } shows { $card }
}
log-score = { $who_is ->
    [you] You score with { $card }
   *[other] { $who } scores with { $card }
}
rule-goal = Goal
    .text = The player with more points after the last round wins.
