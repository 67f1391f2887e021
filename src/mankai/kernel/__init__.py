"""The engine that all games share: plain state, an agenda of rule steps, and positions at which a seat decides.

It imports no game and contains no game's vocabulary.

- `table`: the state between two steps, as integers and tuples.
- `rules`: the base class of a game's rules.
- `runner`: a game while steps run, and the verbs that change the table.
- `position`: the immutable position at a decision; views, logs, sampled worlds, and the loop that runs steps.
- `records`: starting games; records, saves and scenes.
- `rng`: the keyed generator of tables and the fast one of bots and sampled worlds.
- `observation`: a seat's view as an array of numbers.
- `batch`: many games stepped together, for training.
- `messages`: texts as catalogue keys with arguments.
- `schemas`: the types of views, records and follow-up games.
- `scene_reader`: checks on the fields of a scene.
- `errors`: the exceptions that callers see.
- `version`: the version of the package.
"""
