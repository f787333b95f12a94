"""The value of each answer to a question, and the reasons for it."""
