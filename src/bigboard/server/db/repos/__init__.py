"""Repositories: what one concern reads and writes, in one file each, over the store."""
