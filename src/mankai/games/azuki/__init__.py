"""The Azuki TCG: leaders, gates, gardens and alleys.  It is being written: three of its five elements are not complete."""
