"""The WebSocket: its endpoint, connections, and the handlers of messages."""
