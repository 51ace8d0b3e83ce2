"""The browsers that tests, benches and pictures drive."""
