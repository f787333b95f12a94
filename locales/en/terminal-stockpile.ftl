### Stockpile in the terminal. Cards have short names here, because many lie on a pile.

cli-card-boom = boom
cli-card-bust = bust
cli-card-fee = fee{ $amount }
cli-card-gold = gold
cli-card-platinum = plat
cli-card-oil = oil
cli-card-gas = gas
cli-card-corn = corn
cli-card-cattle = cattle
cli-card-tax = tax
cli-card-first = first
cli-commodities = commodities
cli-piles = Piles
# Behind the number of split shares: 2s.
cli-split-mark = s

cli-phase-preparation = Preparation
cli-phase-start = Start of the round
cli-phase-end = End of the round
cli-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
# At most 19 letters: how a price track is read.
cli-track-legend = [now] 'start *split
cli-can-be = can be
cli-pair-own = yours
cli-pair-open = open
cli-pair-seen = seen
cli-cash-thousands = Cash, $K
cli-piles-title = Stockpiles: open cards, (known) and ? unknown face-down ones
cli-hidden = { $count } hidden
cli-bonds =
    { $count ->
        [0] no bonds
        [one] { $count } bond
       *[other] { $count } bonds
    }
cli-strategies =
    { $count ->
        [one] { $count } strategy
       *[other] { $count } strategies
    }
cli-forecast = forecast
cli-bids = bids
cli-majority-note = { $amount } for most shares of a company, { $tied } when tied
cli-second-split-note = { $amount } for each card that is split already
cli-bonds-chart = { $price } each, { $interest } of interest a round, { $price } back at the end
cli-sets = different commodities: { $worth }; doubles begin anew
cli-taxes = taxes: { $worth }
cli-your-card = your card
cli-played = played
cli-seen-by = seen by { $players }
cli-split = split
cli-broke = broke
cli-raise = up
cli-lower = down
cli-use = use { $investor }
cli-or-more = { $amount } or more

cli-ask-keep =
    { $count ->
        [one] Which investor do you keep?
       *[other] Which { $count } investors do you keep?
    }
cli-ask-offer =
    { $count ->
        [one] Which investor do you offer in the auction?
       *[other] Which { $count } investors do you offer in the auction?
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Which strategy card do you discard as well?
       *[other] Which { $count } strategy cards do you discard?
    }
cli-ask-bonds = Buy bonds at { $price }? You have { $cash }; { $left } are left.
cli-bonds-note = { $amount } now, the same at the end, { $interest } of interest
cli-ask-place = You hold { $first } and { $second }: one goes face up, then the other face down.
cli-ask-place-any = You hold { $first } and { $second }. Where do you lay one? Both may lie face down.
cli-ask-place-last = Now { $card } face down: on which stockpile?
cli-ask-place-commerce = On which stockpile do you lay { $card }, face up?
cli-different-piles = You hold { $cards }; they go on different ones.
cli-ask-place-first = Where do you lay the first player card? Its buyer says who begins next.
cli-ask-bid = Bid: a number, or stockpile and price such as 2 6. You have { $cash }.
cli-ask-bid-investor = Bid for an investor out of its cash: a number, or pile and price as in 1 3.
cli-ask-bid-own = Bid (→ is what you pay): a number, or stockpile and price. You have { $cash }.
cli-ask-look-at-pile = At the face-down cards of which stockpile do you look?
cli-ask-move-to = To which stockpile do you move it?
cli-ask-act-must = Use your Booms and Busts; each moves a price by { $steps }.
cli-plays-left =
    { $count ->
        [one] You may play { $count } strategy.
       *[other] You may play { $count } strategies.
    }
cli-ask-look-at-pair = At which hidden pair do you look?
cli-ask-reveal-pair = Which of your pairs do you turn up for everybody?
cli-ask-lay-card = On which forecast do you lay { $card }, face down?
cli-ask-move-price =
    { $steps ->
        [one] Which price do you move by { $steps }?
       *[other] Which price do you move by { $steps }?
    }
cli-ask-raise = Which company moves up?
cli-ask-cheap = Of which cheap company do you show shares?
cli-ask-dividend = Which company pays everybody { $amount } a share?
cli-ask-wash-trade = Two companies: the dearer moves down { $steps }, the cheaper up { $steps }.
cli-ask-buy-discard = Buy a share from the discard pile?
cli-costs = costs { $cost }, worth { $worth }
cli-ask-give-up = { $card }: which share do you give up?
cli-ask-split = Which share moves into your split portfolio?
cli-ask-discard = { $card }: what do you discard?
cli-ask-sell-shares = Sell shares?
cli-ask-sell-now = Sell shares of the company at once?
cli-sell-nothing = Sell nothing
cli-cash-is = You have { $cash }.
cli-ask-short =
    { $count ->
        [one] Which share do you sell for { $price }?
       *[other] Sell up to { $count } shares at { $price } each.
    }
cli-ask-show = { $company } pays { $amount } a share to those who show theirs. You have { $count }.
cli-ask-show-split = { $company } pays { $amount } a share. You have { $count } split ones and may refuse the money.
cli-show = show { $count }
cli-ask-show-companies = Show a share each of which companies, at { $amount } a company?
cli-ask-poorest = Who of the poorest gets { $amount }?
cli-track-ends = Below { $low } it is bankrupt and returns to { $start }; above { $high } it splits and goes on from { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile }: { $cards }; { $count } card lies face down, in brackets if you know it.
       *[other] { $pile }: { $cards }; { $count } cards lie face down, in brackets if you know them.
    }
