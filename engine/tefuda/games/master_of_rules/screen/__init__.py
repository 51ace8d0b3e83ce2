"""The screen: a view as a table, in data and words."""
