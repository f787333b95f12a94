"""`bigboard mcp`: language models at the table, by the Model Context Protocol."""
