"""What the compiled titles share: the base of a table, batches of tables, the codec of actions."""
