"""Advice for players who know no game."""
