"""Rules of thumb for Stockpile."""
