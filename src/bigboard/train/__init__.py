"""Learning by self-play: `bigboard train`. It needs the extra `bigboard[train]`; what it learned needs numpy alone."""
