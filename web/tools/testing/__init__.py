"""What `build.py check` and `build.py test` run."""
