"""Scenes: any table from a description and back, also in the middle of a step, and drafts."""
