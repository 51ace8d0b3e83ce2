"""The Python a page fetches: its archives, compiled, and a snapshot of its memory."""
