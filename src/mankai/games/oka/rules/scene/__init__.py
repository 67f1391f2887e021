"""Scenes: any position from a description and back."""
