"""The oracle of World Series rules."""
