### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Turn { $turn } · { $bag } in the bag
moment-safe = { $chain } is safe with { $size } tiles: it can no longer be acquired.
moment-bought = { $player } buys { $shares } for { $amount }.
moment-count = Final count: { $chain }
moment-place =
    { $place ->
        [1] You win with { $money }!
        [2] You finish second with { $money }.
        [3] You finish third with { $money }.
        [4] You finish fourth with { $money }.
        [5] You finish fifth with { $money }.
       *[6] You finish last with { $money }.
    }
end-declared = The end has been declared

recap-tile = { $tile }
recap-founded = founds { $chain }
recap-grew = { $chain } grows to { $size }
recap-acquired = { $by } acquires { $chain }
recap-traded = trades { $given } × { $chain }
recap-sold = sells { $shares } × { $chain }
recap-kept = keeps { $shares } × { $chain }
recap-bought = buys { $shares } × { $chain }
recap-end = declares the end
recap-no-tile = no playable tile

not-on-board = not on the board
next-price = { $price } at { $size } tiles
bank-left = { $count } left
holders-of = Shareholders of { $chain }
add-share-row = Add one share of { $chain }
holdings-hidden = Other players’ holdings are hidden.
afterwards = Afterwards:
makes-both = { $chain }: you are the sole shareholder, both bonuses ({ $gain })
makes-majority = { $chain }: you hold the most ({ $gain })
makes-majority_tied = { $chain }: you tie for the most ({ $gain })
makes-minority = { $chain }: you are second ({ $gain })
makes-minority_tied = { $chain }: you tie for second ({ $gain })
makes-none = { $chain }: no bonus yet
