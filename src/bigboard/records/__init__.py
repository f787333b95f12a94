"""Games on paper: records, replay and notation."""
