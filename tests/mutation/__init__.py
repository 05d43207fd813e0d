"""Mutation tests: change the core and the rule sets, one place at a time, and run the tests.

The command is ``python -m tests.mutation``; docs/explanation/mutation.md says what it found.
"""
