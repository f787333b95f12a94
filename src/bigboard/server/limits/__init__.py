"""Rate limits and connection limits.

Imports the database, for the limits that several processes share.
"""
