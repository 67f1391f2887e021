# What only the page says of a duel: its board, the guided first duel, typed commands.

## The board

page-moment =
    { $who_is ->
        [you] Turn { $number } · your turn · { $phase }
        [foe] Turn { $number } · the { -foe }'s turn · { $phase }
       *[other] Turn { $number } · { $who } · { $phase }
    }
page-before = Before the first turn
page-waiting = The { -foe } decides
page-choose = Choose your { -goddesses }
page-choose-two = Choose two { -goddesses } for yourself. The foe has two of chance, unless you choose them as well.
page-choose-foe = Foe
page-goddess-difficulty = Difficulty
page-goddess-wins = Duels won
page-goddess-unmeasured = not measured yet
page-goddess-style = { $goddess ->
    [yurina] Waits at three steps for one great blow; the less Life, the stronger.
    [himika] Shoots from far away and is gone before the foe comes near.
    [tokoyo] Turns attacks aside with her fan, and is strongest while her Vigor is full.
    [oboro] Lays traps face down and strikes from them when the deck is shuffled.
    [chikage] Poisons the foe's hand and deck, and wins slowly.
    [thallya] Drives through any Distance on fuel that she burns with each deed.
    [saine] Parries at the right moment and strikes in the gap that it leaves.
    [yukihi] Opens and closes her umbrella, and has another Distance each way.
    [shinra] Argues the foe's deck away and wins by Plans that come true.
    [hagane] Swings from afar: whoever has come a long way in a turn hits hardest.
    [kururu] Sets wheels in motion by using cards of many kinds, and is never the same twice.
    [raira] Gathers wind and thunder for a storm, and claws at two steps meanwhile.
   *[other] {""}
}
page-goddess-level = { $goddess ->
    [yurina] easy
    [himika] easy
    [tokoyo] easy
    [oboro] middling
    [chikage] middling
    [thallya] hard
    [saine] middling
    [yukihi] middling
    [shinra] hard
    [hagane] middling
    [kururu] hard
    [raira] middling
   *[other] not known
}
page-deck-of-others = That deck is of other { -goddesses }.
page-deck-take-back = Take back first what is not in that deck.
page-attack =
    { $who_is ->
        [you] Your attack
       *[other] Attack!
    }
page-or = or −{ $amount }
page-or-else = or
page-leaves = { $area } { $before } to { $after }
page-within = Distance { $distance } is within { $range }.
page-answers = Your answers
page-free = costs nothing
page-course = Life, turn by turn
page-decisive =
    { $by_is ->
        [you] Turn { $turn }: you take { $amount } Life with { $card }.
        [foe] Turn { $turn }: the { -foe } takes { $amount } Life with { $card }.
       *[other] Turn { $turn }: { $by } takes { $amount } Life with { $card }.
    }
page-master-distance = Master Distance { $master }
page-ranges = Ranges as they are now
page-range-now = Range now
page-damage-now = Damage now
pile-discard = Discards
ask-payment = Ask how a Basic Action is paid for (else it takes Vigor; with Shift you are asked)
pile-face-down = face-down
pile-used = Used
pile-sealed = Sealed
pile-set-aside = Set aside
back-normal = Normal card
back-ultimate = { -ultimate }
back-poison = Poison
back-form = { type-plan }
mark-reaction = R
mark-full-power = FP
end-won-by = { $winner } has won the duel.

## The guided first duel: what is said the first time something comes up

lesson-mulligan = Your opening hand
    .text = You duel with two { -goddesses } and a { -deck } of seven cards. Keep these three, or press a card to exchange it.
lesson-goal = The goal
    .text = Bring the { -foe }'s Life to 0. Aura is your shield: damage may be taken there as long as there are enough petals.
lesson-distance = Mind the Distance
    .text = An Attack can be played only within its Range. The coloured bars under the track are your Attacks: solid ones reach the { -foe } now.
lesson-basic = { word-basic-actions }
    .text = Each moves one petal and costs 1 Vigor or a card laid face-down. { action-advance } takes one petal from Distance into your Aura: nearer and safer at once. Point at one to see what it moves.
lesson-pay = Paying
    .text = Spend Vigor, or press a card you need less: it goes face-down to your discards.
lesson-attack = You are in range
    .text = A card with a golden rim and a notch can be played now. Damage 3/1 means: 3 to Aura, or 1 to Life where the Aura cannot pay. The { -foe } chooses.
lesson-reaction = An attack comes
    .text = You may answer with a Reaction card, marked { mark-reaction }, before it hits. Or let it come.
lesson-damage = Where does it hurt?
    .text = Aura comes back with { action-recover }; Life does not. But lost Life becomes Flare, which pays for your { -ultimates }.
lesson-reshuffle = Reshuffle?
    .text = Seven cards do not last long. Reshuffling brings all your discards back and costs 1 Life. An empty { -deck } hurts as well.
lesson-ultimate = An { -ultimate } is ready
    .text = You have Flare enough for an { -ultimate }, the cards with the double frame. Each is used once.
lesson-enchantment = An { -enchantment } is in play
    .text = Its petals run out one each turn; while it lasts its Ongoing effect holds.
lesson-end = End your turn
    .text = When nothing is worth doing any more, end your turn. Two cards may stay in hand. You know enough now: enjoy the duel!

## Typed commands: all that may be typed for each, with commas between

typed-undo = undo
typed-hint = hint
typed-log = log
typed-since = since
typed-keys = keys
typed-concede = concede
typed-where = where
typed-options = options, what
typed-help = help, ?
    .text = play NUMBER or NAME, discard NAME, pick NAME; advance (forward), retreat (back), recover, focus, breakaway; aura or life for damage; vigor to pay; yes, end (pass, keep, no); options; where; card NAME; undo, hint, log, since, keys, concede, help.
typed-card = card
typed-advance = advance, forward
typed-retreat = retreat, back, backward
typed-recover = recover, dress, dressing
typed-focus = focus, hold, holding
typed-breakaway = breakaway
typed-end = end, end turn, pass, keep, no, no reaction, decline
typed-yes = yes
typed-vigor = vigor, spend
typed-aura = aura
typed-life = life
typed-play = play
typed-discard = discard
typed-pick = pick, take, put back, ban, choose

command-nothing = Nothing can be chosen now.
command-not-asked = You are not asked anything now. “where” says how things stand.
command-unknown = “{ $typed }” is no command. { typed-help.text }
command-no-action = This edition has no such action.
command-not-possible = { $what } is not possible: { $why }
command-not-now = { $what } is not asked for now.
command-nothing-to-end = There is nothing to end or pass now. { $offered }
command-not-asked-that = That is not asked now. { $offered }
command-no-number = There is no such number. { $offered }
command-which = Which one? { $options }
command-no-name = Nothing of that name can be chosen. { $offered }
command-no-card = This edition has no card “{ $name }”.
where-table = Distance { $distance }, Shadow { $shadow }.
where-side =
    { $who_is ->
        [you] You: { where-numbers }
        [foe] { -foe(case: "first") }: { where-numbers }
       *[other] { $who }: { where-numbers }
    }
where-numbers =
    { $stunned ->
        [0] Life { $life }, Aura { $aura }, Flare { $flare }, Vigor { $vigor }, { $piles }.
       *[other] Life { $life }, Aura { $aura }, Flare { $flare }, Vigor { $vigor } (Stunned), { $piles }.
    }
where-pile = { $zone } { $count }
where-pile-seen = { $zone } { $count } ({ $cards })
where-attack = Attack! { $card }, damage { $damage }, Range { $range }.

## The guided first duel: what the foe has done, and what it came of

coach-title = What the { -foe } did:
coach-basic =
    { $times ->
        [1] The { -foe } takes { $action }.
       *[other] The { -foe } takes { $action } { $times } times.
    }
coach-moved = The Distance is { $distance } now; it was { $before }. Look which Attacks reach from there.
coach-coming = The { -foe } attacks you with { $card }, { $damage } (Aura/Life): it reaches you because its Range { $range } holds the Distance { $distance }.
coach-hit =
    { $life ->
        [0] The { -foe }’s { $card } cost you { $aura } Aura, because its Range { $range } held the Distance { $distance }.
       *[other] The { -foe }’s { $card } cost you { $life } Life, because its Range { $range } held the Distance { $distance }.
    }
coach-harmless = The { -foe } plays { $card }: it cost you nothing.
coach-card = The { -foe } plays { $card }: { $text }
coach-enchantment = The { -foe } plays { $card }: it stays until the { $charge } Sakura on it are gone. { $text }

## What becomes of cards that are given up, by what is asked

gives-pay = pay
gives-mulligan = put back
gives-hand-limit = discard
gives-discard = discard
gives-discard-from-the-foe-s-hand = discard
gives-put-under-your-deck = put back
gives-put-a-face-down-card-under-your-deck = put back
gives-put-on-your-deck = put back
gives-draft-remove = remove
gives-set-aside = set aside
