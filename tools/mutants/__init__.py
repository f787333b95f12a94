"""A mutation run over the rules: small errors are made on purpose, and the tests have to find them."""
