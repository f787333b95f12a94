"""Rate limits and connection limits."""
