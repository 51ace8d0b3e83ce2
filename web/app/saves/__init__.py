"""What stays on the device: matches, the bin, the player's settings."""
