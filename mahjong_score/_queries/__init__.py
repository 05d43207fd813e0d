"""Questions about hands and wins: what a win scores, which tiles win, how far a hand is."""
