"""Benchmarks of speed and strength.

- `compare.py`: `mankai bench`: measures a build, next to peers or to another build.
- `worker.py`: runs in a process of its own and measures one build.
- `envs.py`: measures the environments.
- `digest.py`: a fingerprint of random games, to compare builds and machines.
"""
