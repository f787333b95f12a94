"""The speed benchmarks: `bigboard bench`, `python -m benchmarks`."""
