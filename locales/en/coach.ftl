### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = the best answer
coach-verdict-fine = fine
coach-verdict-inaccurate = inaccurate
coach-verdict-blunder = a blunder

coach-group-placing = Placing
coach-group-founding = Founding
coach-group-mergers = Mergers
coach-group-buying = Buying
coach-group-ending = Ending the game
coach-group-preparation = Preparation
coach-group-bonds = Bonds
coach-group-bidding = Bidding
coach-group-powers = Cards and abilities
coach-group-selling = Selling
coach-group-shares = Shares
coach-group-deciding = Decisions

## What happens in the simulated worlds, without a full stop: `coach-worlds` goes around it.
coach-worlds = { $what }: in { $best } of { $of } worlds, after your choice in { $chosen }
coach-worlds-of = { $what }: in { $best } of { $of } worlds, after the choice in { $chosen }
coach-worlds-next = { $what }: in { $best } of { $of } worlds, after the second-best answer in { $chosen }
coach-reason-chain_founded = { $player } founds { $chain }
coach-reason-chain_acquired = { $chain } is acquired
coach-reason-bonus =
    { $place ->
        [majority] { $player } gets the majority bonus of { $chain }
        [majority_tied] { $player } shares both bonuses of { $chain }
        [minority] { $player } gets the minority bonus of { $chain }
        [minority_tied] { $player } shares the minority bonus of { $chain }
       *[both] { $player } gets both bonuses of { $chain }
    }
coach-reason-end_declared = { $player } declares the end
coach-reason-no_playable_tile = { $player } has no playable tile
coach-reason-pile_taken = { $player } takes stockpile { $pile }
coach-reason-fee_paid = { $player } pays a trading fee
coach-reason-fee_owed = { $player } cannot pay a trading fee
coach-reason-boom = { $player } plays a Stock Boom on { $company }
coach-reason-bust = { $player } plays a Stock Bust on { $company }
coach-reason-strategy_played = { $player } plays { $card }
coach-reason-sold = { $player } sells shares of { $company }
coach-reason-dividend_paid = { $player } gets a dividend from { $company }
coach-reason-split = { $company } splits
coach-reason-shares_split = shares of { $company } split for { $player }
coach-reason-bankruptcy = { $company } goes bankrupt
coach-reason-shares_lost = { $player } loses shares of { $company }
coach-reason-majority = { $player } gets the majority bonus of { $company }
coach-reason-other = { $player }: { $what }
coach-reason-account = { $player } has { $amount } more from { $line }
coach-line-start = the starting money
coach-line-bought = buying for less
coach-line-bonus = merger bonuses
coach-line-sold = shares sold
coach-line-final_bonus = final bonuses
coach-line-final_sale = the final sale
coach-line-piles = cheaper stockpiles
coach-line-fees = trading fees
coach-line-dividends = dividends
coach-line-cards = cards and abilities
coach-line-bonds = bonds
coach-line-majority = majority bonuses
coach-line-commerce = commodities and taxes

## The review
coach-title = Review of a game of { $game }
coach-working = Looking back on the game
coach-player = Player
coach-result = Result
coach-expectation = Expectation
coach-luck = Luck
coach-errors = Errors
coach-others = Others’ play
coach-rest = Rest
coach-adjusted = Without luck
coach-average-loss = Loss per decision
coach-decisions = Decisions
coach-blunders = Blunders
coach-inaccuracies = Inaccuracies
coach-kind = Kind of decision
coach-given-away = Given away
coach-sum = Result = expectation + luck + errors + others’ play + rest.
coach-costliest = The costliest decisions of { $player }
coach-no-errors = { $player } has made no error that stands out
coach-move = Move { $n }
coach-instead = { $chosen } instead of { $best }
coach-cost = costs { $money } (± { $error }) and { $win } of winning chance
coach-over-time = What everyone could expect, move by move
coach-unfinished = The game is not over: what counts as the result is what everyone can expect now.
coach-not-measured = Luck cannot be measured in this game.
coach-how = The decisions were tried out in { $simulations } simulated games, each from what its player could know. Luck is what draws and forecasts changed, with the rest of the deal drawn again; ± is the standard error.
