"""Features next to the table: lessons, contests, replays, reviews, reminders, mail.

Imports the tables and all below.
"""
