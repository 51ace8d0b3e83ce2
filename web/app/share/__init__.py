"""What can be taken along of a match: links, codes, frames."""
