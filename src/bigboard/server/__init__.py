"""The game server: people and tables over HTTP, play over WebSockets. `docs/protocol.md` is the contract."""
