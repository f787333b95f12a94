"""The HTTP routes.

Imports the features and all below, and nothing of the WebSocket.
"""
