"""HTTP: routes, the catalogue of games, rulings, cached files, addresses on the local network."""
