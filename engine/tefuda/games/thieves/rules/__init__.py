"""The rules: what a state is, its turns and scores, what happens, and who knows what."""
