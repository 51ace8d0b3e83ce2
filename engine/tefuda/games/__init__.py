"""The games, one folder each; `core.registry` finds them."""
