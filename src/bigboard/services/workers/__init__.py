"""Calls that a worker process answers: bots, coach and replays."""
