### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = best move
coach-verdict-fine = good move
coach-verdict-inaccurate = inaccuracy
coach-verdict-blunder = blunder

coach-group-placing = Placement
coach-group-founding = Founding
coach-group-mergers = Mergers
coach-group-buying = Buying
coach-group-ending = Ending the game
coach-group-preparation = Set-up
coach-group-bonds = Bonds
coach-group-bidding = Bidding
coach-group-powers = Cards and abilities
coach-group-selling = Selling
coach-group-shares = Shares
coach-group-deciding = Decisions

## What happens in the simulations, without a full stop: `coach-worlds` goes around it.
coach-worlds = { $what } in { $best } of { $of } simulations; after your move, in { $chosen }
coach-worlds-of = { $what } in { $best } of { $of } simulations; after the move played, in { $chosen }
coach-worlds-next = { $what } in { $best } of { $of } simulations; after the second-best move, in { $chosen }
coach-reason-chain_founded = { $player } founds { $chain }
coach-reason-chain_acquired = { $chain } is acquired
coach-reason-bonus =
    { $place ->
        [majority] { $player } gets the majority bonus for { $chain }
        [majority_tied] { $player } shares both bonuses for { $chain }
        [minority] { $player } gets the minority bonus for { $chain }
        [minority_tied] { $player } shares the minority bonus for { $chain }
       *[both] { $player } gets both bonuses for { $chain }
    }
coach-reason-end_declared = { $player } declares the end of the game
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
coach-reason-majority = { $player } gets the majority bonus for { $company }
coach-reason-other = { $player }: { $what }
coach-cause-you = You get { $amount } more from { $line }
coach-cause-player = { $player } gets { $amount } more from { $line }
coach-cause-rival = { $player } gets { $amount } less from { $line }
coach-cause-bid = A bid of { $bid } would hold stockpile { $pile }: { $amount } more from { $line }
coach-line-of = { $line } ({ $thing })
coach-line-start = starting cash
coach-line-bought = cheaper purchases
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
coach-title = Game review: { $game }
coach-working = Reviewing the game
coach-player = Player
coach-result = Result
coach-expectation = Expectation
coach-luck = Luck
coach-own = Own play
coach-others = Others’ play
coach-adjusted = Without luck
coach-average-loss = Loss per decision
coach-decisions = Decisions
coach-blunders = Blunders
coach-inaccuracies = Inaccuracies
coach-kind = Type of decision
coach-given-away = Lost
coach-sum = Result = expectation + luck + own play + others’ play. Play is compared with that of the simulated players.
coach-costliest = The costliest decisions of { $player }
coach-no-errors = { $player } made no clear mistakes
coach-move = Move { $n }
coach-instead = { $chosen }; better: { $best }
coach-cost = costs { $money } (± { $error }) and { $win } of the chance to win
coach-over-time = What each player could expect, move by move
coach-unfinished = The game is not over, so the result is what each player can expect now.
coach-not-measured = Luck cannot be measured in this game.
coach-how = Decisions were compared in { $simulations } simulated games that use only what the player could know. Luck is the effect of draws and forecasts, compared with other possible deals. ± is the standard error.
