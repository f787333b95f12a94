"""Metrics and logging.

Imports nothing of the server.
"""
