"""Laying out a hand: how far it is from complete, exactly."""
