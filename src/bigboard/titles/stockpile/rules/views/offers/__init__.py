"""Offers: the effect of every answer, and the answers to choices of several."""
