"""Learning by self-play: `bigboard train`. It needs the extra `bigboard[train]`; what it has learned needs numpy alone."""
