"""Game packs: the registry that finds them, what a pack holds, set-up forms, manifests and validation."""
