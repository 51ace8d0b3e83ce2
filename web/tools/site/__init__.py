"""dist/: what the site is made of, put together, and served."""
