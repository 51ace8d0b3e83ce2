"""What is seen: scenes as data, and how templates draw them."""
