"""What a table announces in its chat, in English; clients translate by the code."""

NOTICES = {
    "joined": "{name} takes a seat.",
    "left": "{name} leaves the table.",
    "kicked": "The host asked {name} to leave.",
    "silenced": "{name} can no longer chat here.",
    "heard": "{name} can chat again.",
    "started": "The game starts.",
    "bot_holds_seat": "{name} is away; a bot ({bot}) plays for them until they return.",
    "returned": "{name} is back.",
    "time_out": "{name} ran out of time; a bot ({bot}) made this decision.",
    "finished": "The game is over. Winner: {winners}.",
    "hurried": "Many bots are thinking on this server right now, so each takes less time per decision.",
    "rematch": "{name} proposes a rematch.",
}
