"""The games: each is one folder with its rules, its mind, its words and its boards, and nothing outside names it."""
