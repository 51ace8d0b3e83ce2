"""What a person sees and reads."""
