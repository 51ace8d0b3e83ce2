"""A match at the screen: played on, or looked back at."""
