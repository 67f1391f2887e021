"""The rules of the Azuki TCG: Garden and Alley, leaders, gates and IKZ."""
