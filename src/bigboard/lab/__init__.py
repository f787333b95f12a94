"""Measuring and studying: benchmarks, arena, simulation, reports."""
