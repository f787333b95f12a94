"""Mechanics that phases and cards share: money, prices, shares, sales, bids."""
