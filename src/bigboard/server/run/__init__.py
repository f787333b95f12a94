"""Starting and stopping: `bigboard serve`, the supervisor of several processes, uvicorn and its timeouts.

Imports the application.
"""
