"""What is played: states, turns, points, what happens, and who knows of it."""
