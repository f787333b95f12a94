"""Everything that a seat may see of an Acquire table: view, offers, tensor."""
