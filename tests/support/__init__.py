"""Helpers that several tests share.  No file here is a test.

compiler_traps.py        finds in source the constructs that mypyc compiles badly (docs/traps.md)
option_labels.py         checks that all options of a decision have different labels, in every language
optional_libraries.py    skips tests whose library is not released yet for this Python
promises.py              checks the promises that every game keeps at every decision
pseudo_terminal.py       a pseudo terminal that runs the `mankai` command
random_games.py          the positions of random games
reversed_language.py     a test language: every English word reversed
terminal_sessions.py     terminal sessions with typed input and captured output
third_party_packages.py  installs game packages of third parties into a folder
arena/                   a program for a Ray cluster of two nodes
browser/                 a browser, a server for it, and checks of pages
envs/                    positions and suites for the environments
games/                   scenes, decks and coverage, game by game
server/                  servers in processes and threads, clients, event loops, two worlds
"""
