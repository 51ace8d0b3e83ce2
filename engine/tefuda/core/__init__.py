"""What every game shares. Read `game.py` first."""
