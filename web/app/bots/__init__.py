"""Who thinks: requests to bots, their decisions, and the advice made of them."""
