"""Benchmarks: comparing builds and peers, the worker that measures, environments, and the digest of random games."""
