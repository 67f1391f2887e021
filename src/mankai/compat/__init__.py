"""Differences between installations.

- `librt_fallback.py`: replaces librt in plain Python if it is not installed.
- `gc_settings.py`: settings of the garbage collector.
- `extras.py`: messages about libraries of optional extras.
- `old_names.py`: errors that name the new place of modules and classes.
"""
