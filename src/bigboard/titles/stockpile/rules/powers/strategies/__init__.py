"""The investment strategy cards, by subject. `catalog.py` lists them."""
