"""Other libraries on the same hands, in the same run: ``python -m tests.proofs.peers``.

For each peer: on how many of the committed sample hands it agrees with us, what the others
disagree about and which rule decides it, and the median time of a call, ours and theirs.

- `peer` says what a peer is, and what a known cause of disagreement is;
- a module for each peer says how it is asked, and lists the causes;
- `comparing` asks and groups, `timing` takes turns, `__main__` is the command.
"""
