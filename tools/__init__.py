"""What writes the generated files. `make generate` runs it; `tests/test_generated.py` compares."""
