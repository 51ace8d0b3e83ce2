"""A match as the page keeps it: what was agreed, what happened, what may be taken back."""
