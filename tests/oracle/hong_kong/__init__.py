"""The oracle of Hong Kong rules."""
