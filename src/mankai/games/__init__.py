"""Games: one folder each, found by entry point; nothing outside a folder names its game.

- `sakura_arms/`: Sakura Arms.
- `azuki/`: the Azuki TCG.
- `oka/`: Sakura by Csaba Hegedűs.
"""
