"""What build.py does: each room a kind of work. Nothing of this is served."""
