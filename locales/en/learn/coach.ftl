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
coach-group-boom_bust = Stock Boom and Stock Bust
coach-group-powers = Cards and abilities
coach-group-selling = Selling
coach-group-shares = Shares
coach-group-deciding = Decisions

## Events of other players in the simulations, without a full stop: `coach-likelier` or `coach-rarer` goes around one.
coach-likelier = { $what }: likelier after the best move
coach-rarer = { $what }: less likely after the best move
coach-figures = in { $best } of { $of } simulations, compared with { $chosen } after the other move
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
coach-reason-shares_split = { $player }’s shares of { $company } split
coach-reason-bankruptcy = { $company } goes bankrupt
coach-reason-shares_lost = { $player } loses shares of { $company }
coach-reason-majority = { $player } gets the majority bonus for { $company }
coach-reason-other = { $player }: { $what }
coach-cause-you = The best move brings you about { $amount } more from { $line }
coach-cause-player = The best move brings { $player } about { $amount } more from { $line }
coach-cause-saves = The best move saves about { $amount } on { $line }
coach-cause-rival = After the best move, { $player } gets about { $amount } less from { $line }
coach-cause-pays = After the best move, { $player } pays about { $amount } more for { $line }
coach-cause-bid = { $bid } for stockpile { $pile } brings about { $amount } more from { $line }
coach-cause-outbid = { $own } will probably be outbid; { $bid } would hold stockpile { $pile } and bring about { $amount } more from { $line }
coach-less-got = { $cause }, but about { $less } less from { $line }
coach-less-paid = { $cause }, but costs about { $less } more for { $line }
coach-line-of = { $line } ({ $thing })
coach-line-start = starting cash
coach-line-bought = shares
coach-line-bonus = merger bonuses
coach-line-sold = shares sold
coach-line-final_bonus = final bonuses
coach-line-final_sale = the final sale
coach-line-piles = stockpiles
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
coach-cost = lowers the chance to win by { $win } and costs { $money } (± { $error })
coach-cost-win = lowers the chance to win by { $win }
coach-over-time = What each player could expect, move by move
coach-unfinished = The game is not over, so the result is what each player can expect now.
coach-not-measured = Luck cannot be measured in this game.
coach-how = Decisions were compared in { $simulations } simulated games that use only what the player could know. Luck is the effect of draws and forecasts, compared with other possible deals. ± is the standard error.
