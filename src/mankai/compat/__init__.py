"""What differs between installations: librt or its fallback, the garbage collector, optional extras."""
