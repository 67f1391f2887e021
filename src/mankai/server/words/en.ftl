# What the server says to people.

language-name = English

## Why something was refused, by the code of the refusal or by what it is about.

refusal-malformed = That cannot be done: { $detail }
refusal-bad_setup = A game cannot be set up like that: { $detail }
refusal-damaged = The log of this table is damaged: { $detail }
refusal-other_version = This table was played by other rules: { $detail }
refusal-no_game = There is no such game: { $detail }
refusal-no_language = There is no language { $language } here.
refusal-no_page = There is nothing here.
refusal-no_table = There is no such table.
refusal-starting = The server is starting or stopping: try again in a moment.
refusal-broken = The server could not do it; nothing was done.
refusal-not-written = This could not be written down, so it was not done.
refusal-wrong_origin = This page may not ask here.
refusal-crowded = There are too many connections from your address.
refusal-too_large = That is too large: at most { $bytes } bytes.
refusal-too-many-views = This would be { $views } views, and at most { $most } are told: choose one seat.
refusal-not_allowed = Only whoever runs this server may do that.

refusal-flood = Too much at once: wait a moment.
refusal-flood-chat = Too many lines at once: wait a moment.
refusal-flood-passwords = Too many passwords tried: wait a minute.
refusal-flood-replays = Too many replays at once: wait a moment.
refusal-flood-tables = Too many new tables: wait a moment.
refusal-flood-thoughts = Computers still think about too much for you: wait a moment.

refusal-wrong_secret = This does not fit this table, or this browser has no seat at it.
refusal-needs_password = This table has a password.
refusal-wrong_password = That is not the password of this table.
refusal-taken = Somebody has used this invite already.
refusal-seat-given-up = This seat has been given up.
refusal-knows-what-is-hidden = Whoever plays on from a known game knows what is hidden: nobody can be invited to it.
refusal-theirs-to-decide = Whoever is invited decides that for themselves.

refusal-stale = That was an answer to an earlier question.
refusal-over = The game is over.
refusal-not_over = The game is not over yet.
refusal-not_asked = You are not asked anything now.
refusal-illegal = { $why }
refusal-no-such-option = There is no such option.
refusal-not_possible = That is not possible now.
refusal-watching = Who watches does not play.
refusal-too-long = Too much has happened at this table: it can only come to its end.
refusal-time-up = Your time is up.
refusal-nothing-to-undo = There is nothing that you could take back.
refusal-undo-under-way = Somebody else is asking to take something back.
refusal-no-undo-asked = Nobody else is asking to take something back.
refusal-nothing-to-redo = There is nothing that you took back last.
refusal-nobody-there = Nobody else sits there.
refusal-cannot-claim = The win can be claimed only from one other person, with two seats.
refusal-not-away = Only when somebody has been away for { $seconds } seconds.
refusal-hands-hidden = The players have not agreed to show their hands.
refusal-all-said = Everything has been said at this table.
refusal-no-hints = No hints where other people play.
refusal-no-hint = No computer could think of a hint.
refusal-hint-under-way = A hint is being thought of already.
