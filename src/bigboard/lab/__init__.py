"""Experiments with many games: arena, simulation, ladder, reviews, reports. Imports bots and coach."""
