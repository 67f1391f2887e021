"""Connections of clients, and their limits.

* `transport`: WebSockets that write once per iteration of the event loop, and count what arrives
* `connection`: one client at one table, from its hello to its end
* `connection_limits`: an HTTP protocol with limits on connections and timeouts
* `fair_turns`: addresses take turns at the work of the event loop
* `rate_limits`: token buckets and slots, by address
* `proxies`: the client's address behind trusted proxies
* `security`: the origin policy, and security headers
"""
