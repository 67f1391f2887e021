"""Tables: the game and its seats, viewers, presence, spectators, delays, clocks, timers, permissions."""
