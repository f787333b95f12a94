"""Programs that speak the server's protocol from outside."""
