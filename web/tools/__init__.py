"""What build.py does: every module one step or one command. Nothing of this is served."""
