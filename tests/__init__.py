"""The tests, in the folders of the sources they test. A regular package: no installed `tests` can take its place."""
