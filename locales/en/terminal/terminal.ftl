### The terminal, whatever the game. The web client does not load this file.

## How to begin
cli-pitch-acquire = Found hotel chains, grow them, and own the most shares when they are acquired.
cli-pitch-stockpile = Know one price in advance, place cards, bid for a stockpile, sell in time.
cli-how-to-answer = Answer with a number, or in words: { $examples }
cli-at-any-time = At any time: { $commands }. Games save automatically.

## Commands: each word works in English and in this language
cli-command-help = help
cli-command-hint = hint
cli-command-why = why
cli-command-undo = undo
cli-command-log = log
cli-command-chart = chart
cli-command-rules = rules
cli-command-save = save
cli-command-position = position
cli-command-quit = quit
cli-argument-word = [word]
cli-argument-file = FILE
cli-a-number = a number
cli-a-number-note = the answer with that number
cli-words = words
cli-help-help = this list
cli-help-hint = what a bot would do, and how sure it is
cli-help-why = the rule behind a refusal, an event, a word on the screen, or a rule’s id
cli-help-undo = undo your last move, unless it revealed something hidden
cli-help-log = everything that has happened
cli-help-chart = the printed tables, and the cards with their texts
cli-help-rules = the rulebook, or the rules that contain a word
cli-help-save = write a copy of the game, which is also saved automatically
cli-help-position = the position in one line of text
cli-help-quit = leave; the game is saved
cli-enter-note = show the table again

## Answers
cli-answers-are = The answers are { $keys }. Type `help` for more.
cli-one-answer = Give one answer at a time.
cli-not-understood = “{ $line }” was not understood. Type a number from the list, or words such as { $examples }.
cli-too-many =
    { $most ->
        [one] That is { $count }; { $most } at most.
       *[other] That is { $count }; { $most } at most.
    }
cli-so-far =
    { $count ->
        [one] So far: { $things }. Add { $count } more, or press Enter to finish; undo starts over.
       *[other] So far: { $things }. Add up to { $count } more, or press Enter to finish; undo starts over.
    }
cli-for = { $things } for { $amount }
cli-for-example = For example: { $example }.
cli-you-have = you have { $count }
cli-why-rule = `why` shows rule { $rule }
cli-why-unknown = Nothing on the table is called “{ $word }”. `rules { $word }` searches the rulebook.
cli-allowed = That is allowed now.
cli-forgotten = Canceled. Nothing has been played; choose again.
cli-taken-back = Undone.
hint-share = { $share } confidence
cli-hint-title = What a bot would do after a second’s thought, knowing only what you can know:
cli-expects = expects { $money }
cli-made-up = Opponents’ hands are a random guess; the real ones are hidden.
cli-more =
    { $count ->
        [one] { $count } more; Enter continues, q stops
       *[other] { $count } more; Enter continues, q stops
    }

# Two things that the same player did, one after the other.
cli-then = { $first }; { $second }

## Players and bots
cli-thinks = { $player } is thinking…
cli-bot-failed = { $player } ({ $bot }) { $trouble }; greedy decided instead.
cli-pass-keyboard = Pass the keyboard to { $player }.
cli-press-enter = { $player }, press Enter when no one else is looking.
cli-again = Play again? Enter: yes, n: no
cli-account = Final accounts

## Saving
cli-saved = The game is saved. Continue it with `bigboard play --resume{ $file }`.
cli-nothing-played = Nothing has been played yet, so nothing is saved.
cli-not-saved = The game could not be saved.
cli-cannot-save = The game could not be saved: { $trouble }. `save FILE` saves it elsewhere.
cli-cannot-keep = The record could not be saved: { $trouble }.
cli-cannot-write = Could not write { $file }: { $trouble }.
cli-no-record = { $file } already exists and is not a game record, so it was not changed.
cli-save-what = `save` needs a file name after it, as in `save friday.json`. The game is saved anyway.
cli-record-is = The record is in { $file }; `bigboard replay` shows it.
cli-resumed = Resumed from { $file }.
cli-cannot-resume = This game cannot be resumed. { $trouble }
cli-game-is-over = That game is over. `bigboard replay { $file }` shows it.
cli-nothing-to-resume = There is no unfinished game to resume. `bigboard play` starts a new one.

## Replay
cli-replay-help = Enter or n: next · p: back · g 40: go to move 40 · q: stop
cli-bad-move = Moves run from 0 to { $last }.
cli-not-over = The game is not over: { $player } decides next.
cli-bad-record = This record cannot be read to the end. { $trouble }

## Mistakes on the command line
cli-no-language = There is no language “{ $language }”. Choose from { $known }.
cli-no-game = There is no game “{ $game }”. Choose from { $known }.
cli-rule-untranslated = This clause is in English only.
cli-no-rule = No rule of { $game } contains “{ $word }”. `rules` without a word shows them all.
cli-no-bot = There is no bot “{ $bot }”. Choose from { $known }, or give module:Class.
cli-in-full = `{ $command }` shows an answer in full.
cli-bots-for-seats =
    { $seats ->
        [one] You named { $bots } bots for { $seats } seat: name one.
       *[other] You named { $bots } bots for { $seats } seats: name one for all, or one for each.
    }
cli-no-modules = { $game } has no modules; leave out --with.
cli-no-module = { $game } has no module “{ $module }”. Choose from { $known }, or all.
cli-bad-option = A rule option is written NAME=VALUE, as in open_holdings=false, not “{ $option }”.
cli-bad-humans = From 1 to { $players } people can play here, not { $humans }.
cli-bad-seat = Seats run from 1 to { $players }; there is no seat { $seat }.
cli-mine-or-record = Name one RECORD, or a folder with --mine. --html needs exactly one RECORD.
cli-mine-no-folder = There is no folder { $folder }.
cli-mine-none = { $folder } has no record in which your seat is known.
cli-mine-skipped = Not reviewed: { $file }. { $why }
cli-mine-which = It does not say which seat is yours. Name it with --seat or --name.
cli-bad-names =
    { $names ->
        [one] You gave { $names } name for { $humans } people at the keyboard.
       *[other] You gave { $names } names for { $humans } people at the keyboard.
    }
