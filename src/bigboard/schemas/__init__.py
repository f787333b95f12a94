"""The models of everything that HTTP and the WebSocket carry, the refusals, and the bots to choose from.

Imports bots and games.
"""
