"""Experiments with bots: arena, simulation, ladder, and reviews of many games."""
