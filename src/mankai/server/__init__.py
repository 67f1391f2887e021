"""The server: tables at which people and computers play, over HTTP and WebSockets; `main.run` starts it.

* `main`: starts the server; prunes and backs up its log
* `settings`: limits and places, with their defaults
* `lobby`: tables are set up, joined and watched here; client messages are dispatched
* `commands`: handlers of the messages by which players change a table
* `chat`: lines of chat at a table
* `errors`: refusals and their messages
* `background`: tasks that run to completion even if the caller is cancelled
* `metrics`, `logging_setup`, `monotonic_clock`: Prometheus metrics, log lines, a time of day that never jumps
* `table`, `log`: the state of a table, and the event log from which it is rebuilt
* `protocol`, `net`, `http`: messages, connections and limits, routes
* `bots`: computer players and the pool of processes in which they think
"""
