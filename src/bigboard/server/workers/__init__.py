"""Work in other processes: bots, coach, replays; and the queues in front of them.

Imports the database and the room.
"""
