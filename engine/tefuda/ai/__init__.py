"""Players that know no game: they get a view, its choices and random numbers, nothing else."""
