"""Tiles, hands and wins as values: their text, their checks, the melds that they allow."""
