### Acquire: the table, the questions, the log.

board = Board
price = Price
cash = Cash
safe = Safe
chart = Price chart
chart-here = { $chain } with { $size } tiles
majority = Majority
minority = Minority
ledger = Chains and holdings
most-shares = Most shares
second-most-shares = Second most shares
your-tiles = Your tiles

cell-chain =
    { $size ->
        [one] { $tile }: { $chain }, { $size } tile
       *[other] { $tile }: { $chain }, { $size } tiles
    }
cell-lone = { $tile }: lone tile
cell-gone = { $tile }: out of play
cell-empty = { $tile }: empty
cell-own = { $tile }: your tile ({ $effect })

effect-nothing = lone
effect-founds = founds
effect-grows = extends
effect-merges = merges
effect-blocked = blocked
effect-dead = dead
effect-nothing-long = { $tile } stays a lone tile.
effect-founds-long = { $tile } founds a new chain.
effect-grows-long = { $tile } extends { $chains }.
effect-merges-long = { $tile } merges { $chains }.
effect-blocked-long = { $tile } would found an eighth chain.
effect-dead-long = { $tile } would merge safe chains.

## Questions
choose-tile = Choose one of your tiles, here or on the board.
play-tile = Play { $tile }
play-a-tile = Play a tile
may-declare-end = You may end the game now. You can still buy shares this turn; then the game is scored.
declare-end = Declare the end
play-on = Play on
basket = Basket
add-share = Add { $chain } ({ $price })
remove-share = Remove { $chain }
left-after = { $amount } left
buy-shares =
    { $count ->
        [one] Buy { $count } share
       *[other] Buy { $count } shares
    }
buy-nothing = Buy nothing
founding-price = starts at { $price } per share
shares-left =
    { $count ->
        [one] { $count } share in the bank
       *[other] { $count } shares in the bank
    }
chain-tiles-price =
    { $size ->
        [one] { $size } tile, { $price }
       *[other] { $size } tiles, { $price }
    }
you-get = you get { $amount }
tiles-count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
becomes-safe = becomes safe
may-end-then = you may then end the game
scored-now = If the game ended now:
bonuses-hidden = other bonuses depend on hidden shares
merger = Merger
acquires = acquires
bonuses = Bonuses
shares = Shares
traded = trades { $given } for { $received }
sold = sells { $shares } for { $amount }
kept = keeps { $shares }
dispose-of = Your shares of { $chain }
you-hold =
    { $count ->
        [one] You hold { $count } share.
       *[other] You hold { $count } shares.
    }
each-worth = Each sells for { $amount }.
trade = Trade
sell = Sell
keep = Keep
trade-all = Trade all
sell-all = Sell all
keep-all = Keep all

acquire-ask-play_tile = Your turn: play a tile
acquire-ask-found_chain = Choose a chain to found
acquire-ask-choose_survivor = The largest chains are tied: choose the survivor
acquire-ask-choose_acquired = Choose which chain is acquired first
acquire-ask-trade_shares = Keep, trade or sell your shares
acquire-ask-sell_shares = Keep or sell your shares
acquire-ask-declare_end = Declare the end of the game?
acquire-ask-buy_shares = Buy up to three shares
acquire-ask-game_over = The game is over
acquire-wait-play_tile = { $player } plays a tile
acquire-wait-found_chain = { $player } founds a chain
acquire-wait-choose_survivor = { $player } chooses which chain survives
acquire-wait-choose_acquired = { $player } chooses which chain is acquired first
acquire-wait-trade_shares = { $player } keeps, trades or sells shares
acquire-wait-sell_shares = { $player } keeps or sells shares
acquire-wait-declare_end = { $player } may declare the end
acquire-wait-buy_shares = { $player } buys shares
acquire-wait-game_over = The game is over

acquire-action-play_tile = Play { $tile }
acquire-action-found = Found { $chain }
acquire-action-survive = Let { $chain } survive
acquire-action-acquire = Acquire { $chain } first
acquire-action-trade =
    { $shares ->
        [0] Trade nothing
       *[other] Trade { $shares } shares
    }
acquire-action-sell =
    { $shares ->
        [0] Sell nothing
        [one] Sell { $shares } share
       *[other] Sell { $shares } shares
    }
acquire-action-declare_end = Declare the end
acquire-action-play_on = Play on
acquire-action-buy = Buy { $chain }
acquire-action-stop_buying = Buy no more

## The log
acquire-event-start_tile = { $player } starts with { $tile }.
acquire-event-first_player = { $player } goes first.
acquire-event-hand_dealt = { $player } is dealt { $hand }.
acquire-event-no_playable_tile = { $player } has no playable tile.
acquire-event-tile_played = { $player } plays { $tile }.
acquire-event-chain_founded = { $player } founds { $chain } ({ $size }).
acquire-event-founder_share = { $player } receives a free share of { $chain }.
acquire-event-chain_grew = { $chain } grows to { $size }.
acquire-event-merger = Merger: { $chains }.
acquire-event-survivor = { $chain } survives.
acquire-event-chain_acquired = { $by } acquires { $chain } ({ $size }).
acquire-event-bonus =
    { $place ->
        [majority] { $player } receives the majority bonus for { $chain }: { $amount }.
        [majority_tied] { $player } shares both bonuses for { $chain }: { $amount }.
        [minority] { $player } receives the minority bonus for { $chain }: { $amount }.
        [minority_tied] { $player } shares the minority bonus for { $chain }: { $amount }.
       *[both] { $player } receives both bonuses for { $chain }: { $amount }.
    }
acquire-event-shares_traded = { $player } trades { $given } × { $chain } for { $received } × { $into }.
acquire-event-shares_sold = { $player } sells { $shares } × { $chain } for { $amount }.
acquire-event-shares_kept = { $player } keeps { $shares } × { $chain }.
acquire-event-chain_absorbed = The { $size } tiles of { $chain } become part of { $into }.
acquire-event-merger_complete = { $chain } now has { $size } tiles.
acquire-event-end_declared = { $player } declares the end of the game.
acquire-event-share_bought =
    { $shares ->
        [1] { $player } buys { $chain } for { $price }.
       *[other] { $player } buys { $shares } × { $chain } for { $price }.
    }
acquire-event-tile_drawn = { $player } draws { $tile }.
acquire-event-dead_tile_discarded = { $player } discards the dead tile { $tile }.
acquire-event-game_over =
    { $reason ->
        [giant_chain] The game is over: a chain has 41 tiles or more.
        [all_safe] The game is over: all chains are safe.
        [hands_empty] The game is over: no one has any tiles left.
       *[deadlock] The game is over: no one could play a tile for a whole round.
    }
acquire-event-final_sale = { $player } sells { $shares } × { $chain } for { $amount }.
acquire-event-result =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Refusals
refusal-acquire-game-over = The game is over.
refusal-acquire-no-such-action = This move does not exist.
refusal-acquire-not-understood = The server did not understand that move.
refusal-acquire-wrong-decision = That is not one of the current choices.
refusal-acquire-chain-on-board = { $chain } is already on the board; found one that is not.
refusal-acquire-not-largest = { $chain } is not one of the largest chains in this merger.
refusal-acquire-not-next = { $chain } is not one of the largest chains still to be acquired.
refusal-acquire-tile-not-in-hand = You do not hold { $tile }.
refusal-acquire-tile-blocked = { $tile } would found an eighth chain; all seven are on the board.
refusal-acquire-tile-dead = { $tile } would merge safe chains, which cannot be acquired.
refusal-acquire-too-few-shares = You do not hold that many shares.
refusal-acquire-odd-trade = Shares are traded two for one, so { $wanted } cannot be traded.
refusal-acquire-bank-empty = The bank does not have enough shares of { $chain }.
refusal-acquire-chain-off-board = { $chain } is not on the board.
refusal-acquire-too-little-money = A share of { $chain } costs { MONEY($price) }; you have { MONEY($money) }.
refusal-acquire-chart-order = Shares are bought in the order of the chart: { $chain } comes before { $after }.
refusal-acquire-basket-too-dear = These shares cost { MONEY($cost) } in total; you have { MONEY($money) }.
refusal-acquire-too-many-shares = You may buy at most { $most } now, not { $wanted }.

## Results
where-from = Where the money came from
flow-start = Start
flow-bought = Shares bought
flow-bonus = Merger bonuses
flow-sold = Shares sold in mergers
flow-final_bonus = Final bonuses
flow-final_sale = Final sale
flow-total = Total
worth-by-turn = Net worth of each player
sizes-by-turn = Chain sizes
prices-by-turn = Share prices
