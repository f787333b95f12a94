"""The models of everything that HTTP and the WebSocket carry."""
