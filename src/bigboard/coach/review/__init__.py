"""The review of a finished game: every decision judged, luck apart from skill."""
