"""The engine that all games share: plain state, an agenda of rule steps, and positions at which a seat decides.

It imports no game and contains no game's vocabulary. It is one folder although it is large: positions, runners, rules and
records refer to each other, so no part of it stands alone.

- `table`: the state between two steps, as integers and tuples.
- `rules`: the base class of a game's rules.
- `runner`: a game while steps run, and the verbs that change the table.
- `agenda`: the steps still to do, while a game runs.
- `step_loop`: the loop that runs the steps, and games walked to the end.
- `position`: the immutable position at a decision.
- `views`: a seat's view of a position, and whether the seat has learnt anything.
- `refusals`: the reasons why options are refused.
- `worlds`: sampled worlds that fit a seat's knowledge.
- `scripted_replay`: the script by which a step is run again in a sampled world or a dry run.
- `records`: starting games; records, saves and scenes.
- `rng`: the keyed generator of tables and the fast one of bots and sampled worlds.
- `observation`: a seat's view as an array of numbers.
- `batch`: many games stepped together, for training.
- `messages`: texts as catalogue keys with arguments.
- `schemas`: the types of views, records and follow-up games.
- `scene_reader`: the fields of a scene, read and checked.
- `errors`: the exceptions that callers see.
- `version`: the version of the package.
"""
