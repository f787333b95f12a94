"""Features of a server alone: reminders and mail.

Imports the tables and all below.
"""
