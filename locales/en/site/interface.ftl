### The frame around the games: navigation, settings, rules, replay.

loading = Loading…
close = Close
yes = Yes
no = No
save = Save
saved = Saved
copy = Copy
copied = Copied
confirm = Confirm
try-again = Try again
why = why?
why-what = Why? { $what }
less-of = Less: { $what }
more-of = More: { $what }
label-value = { $label }: { $value }

navigation = Main navigation
skip-to-content = Skip to content
lobby = Lobby
rules = Rules
settings = Settings
to-lobby = To the lobby
no-such-page = This page does not exist.

language = Language
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
theme-now = Theme: { $theme }
sound = Sounds
sound-note = Short sounds for tiles, money and your turn.
sound-offer = Turn on sounds
motion = Animation
motion-note = Tiles and numbers move smoothly. Animation is also off when your device is set to reduce motion.
your-name = Your name
you = You
guest-name = Guest
personal-link = Your personal link
personal-link-note = Opens your tables on another device. It works once and expires after a day. Keep it private: anyone who opens it is signed in as you.
make-personal-link = Create a link
continue-here = Continue on this device
continue-here-instead = On this device you are { $name }. If you continue, you will be signed in as the owner of the link.

## The rules, clause by clause
all-rules = All rules
no-clause = The rulebook has no such clause.
search-rules = Search the rules
clauses-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
source-rulebook = From the rulebook
source-ruling = A ruling where the rulebook is silent or contradicts itself
source-convention = A convention of this program
source-house = A house rule

## Replay
replay = Replay
replay-of = Replay of { $name }
to-start = To the start
to-end = To the end
step-back = One step back
step-forward = One step forward
play = Play
pause = Pause
moment = Moment
moment-of = Moment { $at } of { $all }
speed = Speed
eyes = View as
eyes-all = Everything
eyes-spectator = Spectator
eyes-of = { $player }
to-results = Results
all-hands = All hands
