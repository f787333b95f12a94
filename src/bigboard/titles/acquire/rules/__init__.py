"""The rules of Acquire, compiled."""
