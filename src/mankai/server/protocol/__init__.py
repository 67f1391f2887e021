"""The protocol between server and clients.

* `client_messages`: the messages and request bodies of clients
* `server_messages`: the types of the server's messages and answers
* `payloads`: the payloads that the server sends, for each viewer what they may know
* `broadcast`: sends them to the connections at a table
"""
