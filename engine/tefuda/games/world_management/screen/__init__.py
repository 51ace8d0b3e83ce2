"""The table of World Management in data and words."""
