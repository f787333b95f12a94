"""Hidden information in Acquire: what a seat can infer, and samples of the rest."""
