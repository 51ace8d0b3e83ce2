"""What runs before there is a .venv: the standard library, and nothing else."""
