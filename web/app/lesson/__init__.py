"""Lessons: a file of words and moves, and what of it belongs to a point of a match."""
