"""How a terminal shows the Azuki TCG."""
