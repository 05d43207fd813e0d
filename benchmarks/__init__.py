"""Measurements: how fast the library is, and that it is right while it is fast.

Each module is a command: `python -m benchmarks.NAME --help` says what it measures.
"""
