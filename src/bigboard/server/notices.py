"""What a table announces in its chat, in English; clients translate by the code."""

NOTICES = {
    "joined": "{name} sits down.",
    "left": "{name} leaves the table.",
    "kicked": "The host asks {name} to leave.",
    "silenced": "The host lets {name} chat no more.",
    "heard": "The host lets {name} chat again.",
    "started": "The game begins.",
    "bot_holds_seat": "{name} is away; a bot ({bot}) plays for them until they return.",
    "returned": "{name} is back.",
    "time_out": "{name} is out of time; a bot ({bot}) decides.",
    "finished": "The game is over. Won by: {winners}.",
    "hurried": "Many bots think on this server just now, so they take less time for each decision.",
    "rematch": "{name} would like to play again.",
}
