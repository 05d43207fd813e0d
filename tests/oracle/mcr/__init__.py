"""The oracle of Chinese official rules."""
