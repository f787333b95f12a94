"""Results of many games: counts, findings, ratings, reports, exports."""
