# Texts of the page and the server. Texts that the terminal shares are in mankai/i18n/words.

## Everywhere on the page

brand = Mankai
brand-written = 満開
tagline = Card duels by their rulebooks, in full bloom
home = Home
settings = Settings
game = Game
cards = Cards
rules = Rules
decks = Deck builder
my-tables = My tables
replays = Replays
close = Close
copy = Copy
copied = Copied
yes = Yes
no = No
on = on
off = off
all = All
search = Search
delete = Delete
continue = Continue
next = Forward
previous = Back
first = First
last = Last
optional = optional
minutes = minutes
players = players
choose = choose
random = Random pick
computer = Computer
spectator = Spectator
you = You
turn = Turn
away = away

## Home: the games and the ways into one

play-now = Play now
play-now-against = Play now against { $name }
play-now-many = Play now against { $number }
drafts = Drafts
door-players = { $numbers } players
waiting = Waiting for you
waiting-decision = Your decision
waiting-invitation = You are invited
waiting-room = Your next game
waiting-guest = A seat is still free
waiting-game = Continue
tables-open = { $number ->
    [one] { $number } game goes on
   *[other] { $number } games go on
}
exercise-of-day = Exercise of the day
all-set-ups = Set up a game
all-set-ups-more = editions, drafts, decks, clocks
learn = Guided first duel
learn-game = Guided first game
learn-more = five minutes, every step explained
lessons = Lessons
lessons-more = Small positions, each with one thing to do. After them you can play.
lessons-begin = Begin
exercise-number = { $number } of { $count }:
exercise-done = Done!
exercise-missed = Not quite.
exercise-next = Next lesson
exercise-again = Once more
exercise-hint = Hint
way-learn = Learn
way-play-with = { $game }: { $with } against { $name }, at once.
first-decks = Your first game? The rulebook's decks:
play-first-deck = Play { $deck }
invite = Play a friend by link
hot-seat = Two at this screen
watch = Watch
against-computer = against the computer
edition = Edition
choose-first = Choose first with whom
level-random = Seed
level-random-more = plays at random
level-greedy = Bud
level-greedy-more = easy
level-novice = Petal
level-novice-more = normal
level-adept = Blossom
level-adept-more = hard
level-master = Full bloom
level-master-more = hardest, slow
level-said = { $name } ({ $more })
how-many = How many play?
all-here = All at this screen
mixed = Choose who sits where
open-table = Open the table
friend-there = a friend, by link
at-this-screen = at this screen
computer-there = the computer
seat-of = Player { $number }
bot-name-1 = Ume
bot-name-2 = Kiku
bot-name-3 = Kaede
bot-name-4 = Ren
bot-name-5 = Sumire
bot-name-6 = Tsubaki
bot-name-7 = Fuji
person-name-0 = Momo
person-name-1 = Ayame
person-name-2 = Botan
person-name-3 = Hagi
person-name-4 = Kikyo
person-name-5 = Ran
person-name-6 = Shion
person-name-7 = Aoi

## What is chosen for a table

set-up = How it is set up
table-options = By link: name, clock, password, spectators
your-name = Name
clock = Clock
clock-none = no clock
clock-10 = 10 min each, 10 s free a decision
clock-25 = 25 min each, 15 s free a decision
clock-letters = by letter: 3 days a decision
password = Password
watch-delay = Spectators see
delay-none = at once
delay-minute = 1 minute later
delay-five = 5 minutes later

## Taking a seat, and tables one knows

preview-general = Card games by their rulebooks, in the browser, against the computer or each other
preview-invites = A seat is free: come and play
preview-going = A game is being played
preview-free-seat = a free seat
join = Take a seat
full = This seat is taken.
enter = Enter
password-asked = This table has a password.
no-tables = No tables yet. Tables that you play or watch are listed here.
forget = Forget
forget-sure = Forget this table?
forget-seat = The game goes on, and your place in it is kept in this browser alone: once forgotten, nobody can give it back to you.
forget-room = Games still wait for you there, and your place in them is kept in this browser alone: once forgotten, nobody can give it back to you.
tables-full = { $number } games go on at the tables below, and all of them are kept. Finish or forget some: older finished games are no longer kept.
no-seat-here = This browser has no seat at that table. Ask for a link to play or to watch.
no-such-table = There is no such table, or this browser has no seat at it.
waiting-join = Waiting for the other player. Send them this link:
waiting-many = Waiting for others. Send each of them a link of their own:
broken-link = This link is incomplete: perhaps its end was lost when it was copied. Ask for it again.
only-here = These links work on this computer only. To invite another device, start the server with mankai serve --host 0.0.0.0 and open this page again: the link then has an address that others reach.
same-network = This address works on devices in the same network as this computer: the same Wi-Fi, for instance.
address-of-this = Address of this computer
invited-to = Game
invited-with = With
invites-you = { $who } invites you to a game
invited = You are invited to a game
code-for = QR code of { $address }
code-how = For the camera of a phone.
code-of = For the camera of { $who }’s phone.
show-code = Show the code
send-link = Send the link…
clock-said = { $time } each, { $free } free a decision
clock-plain = { $time } each
clock-free-only = { $free } a decision
delay-said = { $time } later
watch-link = Link to watch
pass-device = Hand the screen to
show-hand = I am { $who }: show my hand

## At a table

your-decision = Your decision
their-decision = The foe decides
thinking = thinking…
going-on = Go on
point-at-a-card = Point at any card to read it here.
tap-a-card = Tap any card to read it here.
nothing-happened = Nothing yet.
log = Log
details = details
since = Since your last turn
undo = Undo
redo = Redo
hint = Hint
concede = Concede
concede-sure = Concede this duel?
concede-many = Give up your seat? A computer will play on for you.
undo-asked = { $who } asks to take back the last decision.
undo-asks = The other player asks to take back their last decision.
undo-waits = You have asked to take your last decision back, and wait for the answer.
undo-denied = The other player does not agree to take it back.
passing = No answer is possible: passing…
wait = Wait
no-answer-possible = No answer was possible.
explain-card = read the card
why-not = Not now
got-it = Got it
command = Command
command-hint = “play 3”, “forward”, “where”, “help”
keys = Keys
skip-shown = skip what is being shown (any other key does, too)
reconnecting = The connection is lost. Trying again…
unreachable = The server cannot be reached.
page-waits = Many people are here at this moment. This page tries again by itself in { $seconds } seconds.
server-is-busy = The server is busy at this moment: waiting…
answered-wrongly = The server answered { $status }.
spectating = You are watching
viewpoint = Viewpoint

## Clocks and those who are away

clock-free = free seconds left
clock-low = Less than { $seconds } seconds left.
days-and-hours = { $days } d { $hours } h
away-for = { $who } has been away since { $time }.
seat-open = Nobody has taken the place of { $who } yet.
away-wait = You can wait; in { $time } you need not.
claim = Claim the win
hand-over = Let the computer play
keep-waiting = Wait
lost-grace = After { $time } the others need not wait for you.
missed = You were away for { $time }.
missed-lost = Your clock ran on for { $time }.
missed-claimable = The others could have claimed the win; nobody has.
missed-played = A computer has played for you.

## Those who look on, and talk

watchers = watching now: { $number }
watch-later = They see everything { $time } later.
agree-hands = Spectators may see my hand
agree-opponents = Anybody with the link to watch can be a spectator, your opponents too: they can then look at your hand in a second window.
agree-all = They see the hands once everybody agrees; each player can take that back.
chat = Chat
chat-players = Only the players read this until the game is over.
chat-watchers = Only spectators read this until the game is over.
chat-empty = Nothing has been said yet.
chat-write = Write a line
chat-new = new
send = Send
mute-others = Mute others
notice-hello = Hello!
notice-thinking = I am thinking.
notice-moment = One moment, please.
notice-thanks = Thank you.
notice-good-game = Good game!

## How it ended

over = The game is over
won = You have won!
lost = You have lost.
draw = The game is a draw.
has-won = { $who } has won.
have-won = { $who } have won together.
by-conceding = by concession
by-time = on time
by-absence = because the other player stayed away
rematch = Rematch
rematch-asked = You have asked for another game, and wait for the answer.
rematch-wanted = { $who } wants another game.
see-board = See the board
see-end = How it went
decisive-card = The decisive card
last-blow = the last blow
course-any = The score, decision by decision
decisive-plain =
    { $by_is ->
        [you] You chose { $card }: it changed the score by { $amount }.
       *[other] { $by } chose { $card }: it changed the score by { $amount }.
    }
poster = Poster
clip = Clip
clip-more = The last blow as a short film.
save-clip = Save the film
clip-recording = Recording…
clip-missing = This browser cannot record films; the poster can be saved.
save-picture = Save the picture
share = Share…
replay-address = Link to the replay
watch-replay = Watch the replay

## Replays and records

step = Step
beginning = The beginning
play-on = Play on from here
show-all = Both hands
show-every = All hands
open-file = Open a record
drop-record = Choose a record that was saved here or by “mankai play”, or drop it on this page.
no-record = This is too large for a record:
replay-link = Link to this step
save-file = Save the record

## Rooms: games that lead to others

room = Results and next games
room-own = Your games: { $played } of { $all } played
room-next = Play against { $who }
room-done = You have met everybody.
room-standings = Standings
room-player = Player
room-wins = Wins
room-played = Played
room-round = Round { $number }
room-open = not over yet
room-play = Play
room-look = Look
room-computers = Computers do not meet each other: their games with people alone count.

## Cards, decks and rulings

rules-of = { $title } on one page
found = { $number } cards
not-found = No card has these words.
search-cards = Search names and texts
glossary = Words on this card
glossary-all = The words on the cards
provenance = How sure we are of this card
unsure = A stand-in: this edition's own card may differ
rulings = Rulings
rulings-card = On this card
rulings-words = On its keywords
rulings-played = It is played in these
quick-build = Quick build
deck-code = Deck code
load-code = Load
save-deck = Keep as favourite
deck-link = Copy link
deck-picture = Save picture
favourites = Favourites
legal = This deck is ready to play.
play-deck = Play this deck

## Any game without a board of its own

question = What do you do?
somebody-decides = Somebody else decides.
plain-table = The table
plain-place = place { $number }
plain-zone = zone { $number }
plain-card = card { $number }

## Settings

language = Language
show-as = Card names
texts-as = Card texts
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
sound = Sound
mute-sound = Mute the sound
motion = Motion
volume = Loudness
fold-panel = Fold the panel
pace = Pace
pace-160 = slow
pace-100 = usual
pace-50 = fast
contrast = High contrast
text-size = Text size
always-ask = Always ask me, even when I have no answer (nobody else learns of it)
confirm = Tap twice to choose

## Why something was refused, by the code of the refusal or by what it is about.

refusal-malformed = That cannot be done: { $detail }
refusal-bad_setup = A game cannot be set up like that: { $detail }
refusal-bad_deck = { $why }
refusal-damaged = The log of this table is damaged: { $detail }
refusal-other_version = This table was played by other rules: { $detail }
refusal-no_game = There is no such game: { $detail }
refusal-no_language = There is no language { $language } here.
refusal-no_page = There is nothing here.
refusal-no_table = There is no such table.
refusal-starting = The server is starting or stopping: try again in a moment.
refusal-broken = The server could not do it; nothing was done.
refusal-not-written = This could not be written down, so it was not done.
refusal-no-new-table = The server cannot write anything down now, so there is no new table: try again later.
refusal-wrong_origin = This page may not ask here.
refusal-crowded = There are too many connections from your address.
refusal-too_large = That is too large: at most { $bytes } bytes.
refusal-too-many-views = This would be { $views } views, and at most { $most } are allowed: choose one seat.
refusal-not_allowed = Only the operator of this server may do that.

refusal-flood = Too much at once: wait a moment.
refusal-flood-chat = Too many lines at once: wait a moment.
refusal-flood-look = You change the viewpoint too often: wait a moment.
refusal-flood-passwords = Too many passwords tried: wait a minute.
refusal-flood-replays = Too many replays at once: wait a moment.
refusal-flood-tables = Too many new tables: wait a moment.
refusal-flood-thoughts = Computers are still thinking about too much for you: wait a moment.

refusal-wrong_secret = This does not fit this table, or this browser has no seat at it.
refusal-needs_password = This table has a password.
refusal-wrong_password = That is not the password of this table.
refusal-taken = Somebody has used this invite already.
refusal-seat-given-up = This seat has been given up.
refusal-knows-what-is-hidden = A player who continues a known game knows its hidden cards: nobody can be invited to it.
refusal-theirs-to-decide = Invited players decide that for themselves.

refusal-stale = That was an answer to an earlier question.
refusal-over = The game is over.
refusal-not_over = The game is not over yet.
refusal-leads-on = Hidden cards of this game still matter in the games that follow it.
refusal-not_asked = You are not asked anything now.
refusal-illegal = { $why }
refusal-no-such-option = There is no such option.
refusal-not_possible = That is not possible now.
refusal-watching = Spectators do not play.
refusal-too-long = Too much has happened at this table: it can only come to its end.
refusal-changes-used-up = Too much has been taken back and changed at this table: from now on it takes only decisions.
refusal-time-up = Your time is up.
refusal-nothing-to-undo = There is nothing that you could take back.
refusal-undo-under-way = Somebody else is asking to take something back.
refusal-no-undo-asked = Nobody else is asking to take something back.
refusal-nothing-to-redo = There is nothing that you took back last.
refusal-nobody-there = Nobody else sits there.
refusal-cannot-claim = The win can be claimed only from one other person, with two seats, and where no other games follow.
refusal-not-away = Only when somebody has been away for { $seconds } seconds.
refusal-not-at-once = So much cannot be decided at once here.
refusal-hands-hidden = The players have not agreed to show their hands.
refusal-hands-changed-often = Whether hands are shown has been changed too often at this table.
refusal-all-said = Everything has been said at this table.
refusal-no-hints = No hints where other people play.
refusal-no-hint = No computer could think of a hint.
refusal-no-way-to-goal = From here the exercise cannot be done: try it again.
refusal-hint-under-way = A hint is being thought of already.
