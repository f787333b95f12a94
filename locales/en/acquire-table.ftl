### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Turn { $turn } · { $bag } in the bag
moment-safe = { $chain } is safe with { $size } tiles: nobody can acquire it any more.
moment-bought = { $player } buys { $shares } for { $amount }.
moment-count = Final counting: { $chain }
moment-place =
    { $place ->
        [1] You win with { $money }!
        [2] You come second, with { $money }.
        [3] You come third, with { $money }.
        [4] You come fourth, with { $money }.
        [5] You come fifth, with { $money }.
       *[6] You come last, with { $money }.
    }
end-declared = The end is declared

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
next-price = { $price } from { $size } tiles
bank-left = { $count } left
holders-of = Who holds { $chain }
add-share-row = Add one share of { $chain }
holdings-hidden = Other players’ holdings are closed.
afterwards = Then:
