"""The investors, by the phase they belong to. `catalogue.py` lists them."""
