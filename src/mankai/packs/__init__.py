"""Game packs: how games are described, found and checked.

- `pack.py`: `Pack`: everything that a family of games gives to Mankai.
- `setup_form.py`: `SetupForm` and `SetupField`: what a set-up holds, and its validation.
- `registry.py`: finds packs and loads the rules of a game by name.
- `manifest.py`: packs and games as JSON-able data, in all languages.
- `observation_spec.py`: observations of a game as numbers, and features of its cards and options.
- `validation.py`: checks packs, exercises and catalogues.
"""
