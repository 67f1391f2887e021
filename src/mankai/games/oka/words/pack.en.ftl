# What is said of Sakura 桜花伝説 before anybody plays it: on the page's home, in forms and at the command line.

pack-title = Sakura 桜花伝説
game-title = { $seats } players
pack-what = A quick card game of two piles, coins and hired characters.

wish-values = a TOML file with the numbers printed on the cards, or a profile of ours
    .label = Coins and shurikens on the cards
wish-switch = a switch of the rules, as voluntary_take=on
wish-voluntary-take = a pile may be taken though a card fits
    .label = Taking a pile at will
wish-stack-modifiers = several characters may act on one card; otherwise the card comes before anything else
    .label = Several characters on one card
wish-hire-needs-use = only a character whose ability can be used may be hired
    .label = Hire only who can help
wish-bank-limit = how many coins there are, 80 in the box; none: as many as needed
    .label = Coins in all
wish-trick-piles-open = everybody may look through trick cards; otherwise their owner, and a Daimyo draws them unseen
    .label = Trick cards are open
wish-coins-open = everybody sees how many coins others have; all payments are open, so that one can keep count anyway
    .label = Coins are open
wish-pile-depth-hidden = of a pile only the top card is shown; otherwise also what everybody saw being covered
    .label = Only the top of a pile is shown
wish-yin-yang-reset-each-round = the Yin-Yang card lies the same way at the beginning of every round
    .label = The Yin-Yang card returns each round
wish-cook-values = by how much the three Cooks change a card
    .label = What Cooks change
wish-first = who begins
    .label = Who begins
choice-default = our own proposal
choice-flat = one coin and one shuriken on every card
choice-two-symbols = two symbols on every card
