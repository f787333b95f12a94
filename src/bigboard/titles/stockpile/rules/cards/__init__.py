"""The data files of Stockpile, read and checked."""
