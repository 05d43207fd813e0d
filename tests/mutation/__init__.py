"""Changes to the core and the rule sets, one at a time, that the tests must notice.

The command is ``python -m tests.mutation``; docs/explanation/mutation.md says what it found.
"""
