"""What makes the tables that quick players go by: `python3 build.py tables`. No part of the wheel."""
