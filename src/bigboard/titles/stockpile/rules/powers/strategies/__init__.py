"""The investment strategy cards, by what they deal with. `catalogue.py` lists them."""
