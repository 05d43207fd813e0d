"""The oracle of Japanese rules."""
