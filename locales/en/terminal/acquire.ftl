### Acquire in the terminal. Words of columns must be short: four letters, two for cli-col-bank-short.

cli-turn = turn { $turn }: { $player }
cli-in-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
cli-col-size = size
cli-col-price = cost
cli-col-bank = bank
cli-col-bank-short = bk
cli-col-first = 1st
cli-col-second = 2nd
# At most 41 letters each.
cli-legend-chains = * safe · bonus 10 and 5 × cost
cli-legend-board = o lone · x gone · [ ] new · 5C: your tile
cli-legend-most = underlined: most shares

cli-founds = founds a chain of { $size }
cli-grows = { $chain } grows to { $size }
cli-your-choice = your choice
cli-blocked = blocked: no eighth chain
cli-dead = dead: would merge safe chains
cli-a-share = { $price } per share
cli-no-share-left = no shares left
cli-ask-dispose = { $survivor } acquires { $acquired }; you hold { $held }. Trade 2 for 1 or sell, for example trade 2, sell 1; you keep the rest.
cli-ask-sell = You hold { $held } × { $acquired }. Sell how many at { $price } each? You keep the rest.
cli-ask-buy =
    { $count ->
        [one] Buy { $count } share by its number, for example 1. You have { $cash }.
       *[other] Buy up to { $count } shares, for example { $example }. You have { $cash }.
    }
cli-scored-now = If the game ended now, you would have { $mine }; the leader would have { $best }.
cli-scored-now-own = If the game ended now, you would have { $mine }.
cli-chain-resting = { $chain } is not on the board; its shares are worth nothing until it is founded again.
cli-safe-from = safe with { $size } tiles or more
chain = Chain
