"""The models of everything that HTTP and the WebSocket carry, the rules for text in them, and the bots to choose from.

Imports errors and settings.
"""
