"""The WebSocket: its endpoint and its connections.

Imports the services and all below, and nothing of the HTTP routes.
"""
