# The exercises of Sakura: what each is called, what is to be done, a hint, what was learnt, and why a wrong turn is one.

exercise-fit = What fits
    .task = Put a card on each pile: + shows the red 13, - the green 3.
    .hint = Round the corner: on + a 1 follows the 13 of its colour. And the same number fits in any colour.
    .learnt = On + higher, on - lower, in the same colour; or the same number in any colour; and 13 and 1 are neighbours.
exercise-both-piles = Think of both piles
    .task = Put a card on each pile, without having to take one.
    .hint = Only one of your cards fits on -. Keep it for that.
    .learnt = Every turn both piles get a card. Look first at the pile for which you have less.
    .slip-used-up = The red 7 was the only card for -, so you had to take that pile. The red 9 would have done for +.
exercise-small-pile = The smaller evil
    .task = You will have to take one pile. Take the one with one card.
    .hint = The red 7 fits on both. The pile that gets it stays where it is.
    .learnt = Cards that you take bring coins, and shurikens against you. If it must be, take the smaller pile.
    .slip-large-pile = Those were four cards. Put the red 7 on the large pile, and it stays there.
exercise-hire = Hire a Samurai
    .task = Put a card on each pile, with the help of the Samurai who turns the Yin-Yang card.
    .hint = The red 8 goes on + as it is. Turn the card after that, and the other pile goes up.
    .learnt = Characters are hired at any time in your turn; the moment matters. The furthest from the draw pile is the cheapest.
    .slip-took = You have taken the pile. For one coin the Samurai would have turned it upwards for your blue 8.
    .slip-too-soon = Turned too soon: now the red pile goes down, and your red 8 no longer fits. Place it first.
exercise-daimyo = Get rid of trick cards
    .task = Get rid of the trick card that costs you more shurikens.
    .hint = The Daimyo throws one of your trick cards away, and pays for its shurikens. Look at the signs on both.
    .learnt = Whoever has the fewest shurikens after three rounds wins. Now you know enough for a game.
    .slip-lesser = The other one has more shurikens, and it is still with you.
