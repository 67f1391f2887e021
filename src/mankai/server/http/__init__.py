"""The HTTP side of the server.

* `routes`: all routes, and the WebSocket endpoint
* `catalogue_api`: payloads about games, decks and languages
* `rulings_api`: the rulings of a game
* `previews`: previews of links: meta tags and pictures
* `rasterizer`: an SVG as a PNG, drawn by resvg in a process of its own
* `static_cache`: files and payloads that are the same for everybody, compressed once
* `lan_addresses`: the addresses under which other devices reach the server
"""
