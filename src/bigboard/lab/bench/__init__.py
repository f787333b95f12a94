"""The speed benchmarks behind `bigboard bench`."""
