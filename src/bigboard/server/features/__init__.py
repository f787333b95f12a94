"""Features next to the table: lessons, contests, replays, reviews, reminders, mail."""
