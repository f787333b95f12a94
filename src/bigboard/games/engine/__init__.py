"""The code that compiled titles share: the bases of tables and games, batches, tensors, codecs."""
