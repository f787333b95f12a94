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
cli-piles-title = Stockpiles: face-up cards, (known) and ? unknown face-down ones
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
cli-majority-note = { $amount } for most shares of a company, { $tied } if tied
cli-second-split-note = { $amount } for each card that has already split
cli-bonds-chart = { $price } each, { $interest } interest per round, { $price } back at the end
cli-sets = different commodities: { $worth }; duplicates start a new set
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
        [one] Which other strategy card do you discard?
       *[other] Which { $count } strategy cards do you discard?
    }
cli-ask-bonds = Buy bonds at { $price }? You have { $cash }; { $left } left.
cli-bonds-note = { $amount } now, the same at the end, { $interest } interest
cli-ask-place = You hold { $first } and { $second }: place one face up, the other face down.
cli-ask-place-any = You hold { $first } and { $second }. Where does one go? Both may be face down.
cli-ask-place-last = Now { $card }, face down: on which stockpile?
cli-ask-place-commerce = On which stockpile do you place { $card }, face up?
cli-different-piles = You hold { $cards }; they go on different stockpiles.
cli-ask-place-first = Where do you place the first player card? Its buyer says who starts next.
cli-ask-bid = Bid: a number, or stockpile and price such as 2 6. You have { $cash }.
cli-ask-bid-investor = Bid for an investor from its cash: a number, or pile and price such as 1 3.
cli-ask-bid-own = Bid (→ what you pay): a number, or stockpile and price. You have { $cash }.
cli-ask-look-at-pile = Which stockpile’s face-down cards do you want to see?
cli-ask-move-to = Which stockpile do you move it to?
cli-ask-act-must = Use your Booms and Busts; each moves a price by { $steps }.
cli-plays-left =
    { $count ->
        [one] You may play { $count } strategy.
       *[other] You may play { $count } strategies.
    }
cli-ask-look-at-pair = Which hidden pair do you want to see?
cli-ask-reveal-pair = Which of your pairs do you reveal to everyone?
cli-ask-lay-card = On which forecast do you place { $card }, face down?
cli-ask-move-price =
    { $steps ->
        [one] Which price do you move by { $steps }?
       *[other] Which price do you move by { $steps }?
    }
cli-ask-raise = Which company moves up?
cli-ask-cheap = Which cheap company’s shares do you show?
cli-ask-dividend = Which company pays everyone { $amount } per share?
cli-ask-wash-trade = Two companies: the dearer moves down { $steps }, the cheaper up { $steps }.
cli-ask-buy-discard = Buy a share from the discard pile?
cli-costs = costs { $cost }, worth { $worth }
cli-ask-give-up = { $card }: which share do you give up?
cli-ask-split = Which share moves into your split portfolio?
cli-ask-discard = { $card }: what do you discard?
cli-ask-sell-shares = Sell shares?
cli-ask-sell-now = Sell shares of the company right away?
cli-sell-nothing = Sell nothing
cli-cash-is = You have { $cash }.
cli-ask-short =
    { $count ->
        [one] Which share do you sell for { $price }?
       *[other] Sell up to { $count } shares at { $price } each.
    }
cli-ask-show = { $company } pays { $amount } per share to those who show theirs. You have { $count }.
cli-ask-show-split = { $company } pays { $amount } per share. You have { $count } split ones and may refuse the money.
cli-show = show { $count }
cli-ask-show-companies = Which companies do you show a share of, at { $amount } each?
cli-ask-poorest = Which of the poorest gets { $amount }?
cli-track-ends = Below { $low } it goes bankrupt and returns to { $start }; above { $high } it splits and goes on from { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile }: { $cards }; { $count } card is face down, in brackets if you know it.
       *[other] { $pile }: { $cards }; { $count } cards are face down, in brackets if you know them.
    }
