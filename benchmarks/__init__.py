"""Measure how fast the library is, and check that its answers are right.

Each module is a command: `python -m benchmarks.NAME --help` says what it measures.
"""
