"""Repositories: one for each concern, over the store."""
