"""Long checks: hostile input, every complete hand, other libraries. They compare answers."""
