"""The investors, by the phase they belong to. `catalog.py` lists them."""
