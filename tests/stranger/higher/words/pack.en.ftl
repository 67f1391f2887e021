pack-title = Higher
pack-what = Both show a card at the same time, and the higher one scores.
wish-rounds = how many rounds are played
    .label = Rounds
