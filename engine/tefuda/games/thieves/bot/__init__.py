"""What bots ask: quick moves, playouts, and what a position promises."""
