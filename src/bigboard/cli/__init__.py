"""The command `bigboard`: `main` declares the commands, `commands` and `tui` do the work."""
