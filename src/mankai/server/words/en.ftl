# What the page and the server say; what belongs to both faces is in mankai/words.

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
learn = Guided first duel
learn-more = five minutes, every step explained
first-decks = Your first game? The rulebook's decks:
play-first-deck = Play { $deck }
invite = Play a friend by link
hot-seat = Two at this screen
watch = Watch
against-computer = against the computer
edition = Edition
rules-more = how it is played, on one page
cards-more = every card, and how sure we are of it
decks-more = live legality, short codes
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

join = Take a seat
full = This seat is taken.
enter = Enter
password-asked = This table has a password.
no-tables = No tables yet. The ones you play or watch stay in this list.
forget = Forget
no-seat-here = This browser has no seat at that table. Ask for a link to play or to watch.
no-such-table = There is no such table, or this browser has no seat at it.
waiting-join = Waiting for the other player. Send them this link:
waiting-many = Waiting for others. Send each of them a link of their own:
watch-link = Link to watch
pass-device = Hand the screen to
show-hand = I am { $who }: show my hand

## At a table

your-decision = Your decision
their-decision = The foe decides
thinking = thinking…
going-on = Go on
point-at-a-card = Point at any card to read it here.
nothing-happened = Nothing yet.
log = Log
details = details
since = Since your last turn
undo = Undo
redo = Redo
hint = Hint
chance = win chance
concede = Concede
concede-sure = Concede this duel?
concede-many = Give up your seat? A computer plays it on.
undo-asked = { $who } asks to take back the last decision.
undo-asks = The other player asks to take back their last decision.
undo-denied = The other player does not agree to take it back.
passing = No Reaction is possible: passing…
wait = Wait
no-reaction-possible = No Reaction was possible.
explain-card = read the card
why-not = Not now
got-it = Got it
command = Command
command-hint = “play 3”, “forward”, “where”, “help”
keys = Keys
reconnecting = The connection is lost. Trying again…
unreachable = The server cannot be reached.
answered-wrongly = The server answered { $status }.
spectating = You are watching
viewpoint = Viewpoint

## Clocks and those who are away

clock-free = free seconds left
clock-low = Less than { $seconds } seconds left.
days-and-hours = { $days } d { $hours } h
away-for = { $who } has been away since { $time }.
away-wait = You can wait; in { $time } you need not.
claim = Claim the win
hand-over = Let the computer play
keep-waiting = Wait

## Those who look on, and talk

watchers = watching now: { $number }
watch-later = They see everything { $time } later.
agree-hands = Spectators may see my hand
agree-all = They do once everybody agrees; each can take it back.
chat = Chat
chat-players = Only the players read this until the game is over.
chat-watchers = Only spectators read this until the game is over.
chat-empty = Nothing has been said yet.
chat-write = Write a line
chat-new = new
send = Send
mute = Mute others
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

## Cards, decks and rulings

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

## Settings

language = Language
show-as = Card names
texts-as = Card texts
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
sound = Sound
motion = Motion
contrast = High contrast
text-size = Text size
auto-pass = Go on by itself when no Reaction is possible
confirm = Tap twice to choose
