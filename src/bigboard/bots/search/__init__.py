"""Tree search over sampled states."""
