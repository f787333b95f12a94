"""Everything that a seat may see of a Stockpile table: view, offers, tensor."""
