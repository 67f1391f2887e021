"""The wire: messages of clients, payloads of the server, and who is sent which."""
