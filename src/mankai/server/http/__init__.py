"""The HTTP side of the server.

* `routes`: all routes, and the WebSocket endpoint
* `catalogue_api`: payloads about games, decks and languages
* `rulings_api`: the rulings of a game
* `static_cache`: files and payloads that are the same for everybody, compressed once
* `lan_addresses`: the addresses under which other devices reach the server
"""
