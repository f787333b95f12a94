"""Parts of the load benchmark: people, attackers, a cheap client, and the figures of processes."""
