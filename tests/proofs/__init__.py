"""Proofs: hostile input, every complete hand, other libraries. They compare, and time nothing."""
