"""The modules of the Epic Edition."""
