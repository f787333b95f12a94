"""The WebSocket: its endpoint, connections, the handlers of messages, and visitors of other processes' tables.

Imports the features and all below, and nothing of the HTTP routes.
"""
