"""Routes of people: accounts, passkeys, bot accounts, reminders, administration."""
