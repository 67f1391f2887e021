"""Helpers for tests of the server.

event_loops.py     the event loops a server may run in, also with timers that fire early
server_process.py  a server in its own process, and a client that speaks the protocol
thread_server.py   a server in a thread of the test's process, whose state can be read
two_worlds.py      a table without sockets and with a settable clock, for comparing two worlds
"""
