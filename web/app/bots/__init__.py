"""Who thinks: questions to bots, their decisions, and the advice made of them."""
