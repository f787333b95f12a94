### Stockpile: the table as it looks, what is told scene by scene.

stk-yours = You hold { $cards }, plus { $split } split
stk-you-pay = you pay { $amount }
stk-pile-fees = fees: { $amount }
stk-pile-goods = at the end: { $amount }
stk-playable = can be played now
stk-cost = Cost
stk-starting-cash = Starting cash
stk-play = Play this card
stk-next = next
stk-next-one = What one more would add at the end: { $card }
stk-interest = +{ $amount } per round
stk-take-up = Pick up { $card }
stk-put-back = Put back
stk-free = { $amount } left to bid
stk-auction-terms = You pay from the investor’s starting cash and begin with the rest.
stk-begin-with = You begin with { $amount }
stk-outbids = { $player } is outbid
stk-locks = No one can bid higher.
stk-bid-none = Bid
stk-bond-terms = A bond costs { $price }, pays { $interest } every round, and is repaid at the end.
stk-table = On the table
stk-phase-begins = The { $phase } Phase starts.
stk-says-information = Everyone looks at a pair: a company and its forecast.
stk-says-supply = Everyone places cards on the stockpiles, one of them face down.
stk-says-demand = Everyone bids for a stockpile.
stk-says-action = Booms, Busts and other cards are played.
stk-says-selling = Everyone may sell shares at current prices.
stk-says-movement = The forecasts are revealed, and prices move.
stk-round-over = Round { $round }: what changed for you
stk-piles-open = The stockpiles start with { $cards }.
stk-you-draw = You draw { $cards }.
stk-recap-bid = { $amount } for stockpile { $pile }
stk-recap-placed = { $card } on stockpile { $pile }
stk-recap-sold = sold { $shares } for { $amount }
stk-auction-over = The stockpiles are sold
stk-final-count = The final count
stk-result = The result
stk-count-majority = Majority bonuses
stk-count-final_sale = All shares are sold
stk-count-bonds_repaid = Bonds are repaid
stk-count-commodities = Commodities
stk-count-taxes = Taxes
stk-count-fee_paid = Fees owed
stk-count-says = { $line }: { $who }.
stk-most = Most shares, as far as known
stk-your-place =
    { $place ->
        [1] You win!
        [2] You finish second.
        [3] You finish third.
        [4] You finish fourth.
       *[5] You finish last.
    }
stk-only-you = Only you know
stk-everyone = Everyone knows
stk-only-you-says = Only you know: { $pairs }.
stk-everyone-says = Everyone knows: { $pairs }.
stk-comes-true = You saw it coming
stk-outbids-you = { $player } outbids you: { $from } → { $to }.
stockpile-ask-bid-again = You were outbid: place a new bid
stk-raise = Raise to { $amount }
stk-raise-not = You cannot afford a higher bid there.
stk-split-big = SPLIT
stk-bankrupt-big = BANKRUPT
stk-yours-double =
    { $cards ->
        [one] Your share counts double.
       *[other] Your { $cards } shares count double.
    }
stk-yours-lost =
    { $cards ->
        [one] Your share is lost.
       *[other] Your { $cards } shares are lost.
    }
stk-none-of-yours = You hold no shares of it.
stk-shares-change = Shares and other holdings
stk-rank = Place, as far as known
stk-rank-of = { $place } of { $players }
stk-pile-now = { $amount } now
stk-pile-then = { $amount } with the forecasts you know
stk-pile-unknown =
    { $count ->
        [one] { $count } unknown
       *[other] { $count } unknown
    }
stk-one-up-one-down = One card goes face up, the other face down.
stk-then-other = Then the other one { $face }: { $card }.
stk-show-track = Stockpile { $pile }: show its bids
