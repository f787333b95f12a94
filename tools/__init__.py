"""The generators of files. `make generate` runs it; `tests/test_generated.py` compares."""
