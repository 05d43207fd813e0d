"""Other libraries on the same hands, in the same run: ``python -m tests.proofs.peers``.

For each peer: on how many of the committed sample hands it agrees with us, what the others
disagree about and which rule decides it, and the median time of a call, ours and theirs.

- `peer` defines peers and known causes of disagreement;
- a module for each peer says how it is called, and lists the causes;
- `comparing` compares the answers and times both in turn, `__main__` is the command.
"""
