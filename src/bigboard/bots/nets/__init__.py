"""Learned nets: their features, their weights, and the bots that play with them."""
