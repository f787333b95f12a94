"""Starting and stopping: `bigboard serve`, the supervisor of several processes, uvicorn's timeouts."""
