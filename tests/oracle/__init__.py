"""An independent scorer by brute force, written from the rules text and not from the package.

It shares no code with ``mahjong_score``. ``python -m tests.oracle --ruleset hong-kong`` compares
the two on random wins.
"""
