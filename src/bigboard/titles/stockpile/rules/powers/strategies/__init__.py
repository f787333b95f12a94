"""The investment strategy cards, by what they deal with. `catalog.py` lists them."""
