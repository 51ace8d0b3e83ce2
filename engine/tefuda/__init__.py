"""Tefuda: five Japanese card games, their rules, their bots and their records."""

__version__ = "0.1.0"
