"""The terminal for a title without its own screens: all is made from its declaration and its offers."""
