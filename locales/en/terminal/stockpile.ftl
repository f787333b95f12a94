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
cli-piles = Stockpiles
# Behind the number of split shares: 2s.
cli-split-mark = s

cli-phase-preparation = Set-up
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
cli-pair-open = face up
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
cli-majority-note = { $amount } for the most shares of a company, { $tied } if tied
cli-second-split-note = { $amount } for each card that has already split
cli-bonds-chart = { $price } each, { $interest } interest per round, { $price } back at the end
cli-sets = different commodities: { $worth }; duplicates start a new set
cli-taxes = taxes: { $worth }
cli-your-card = your card
cli-played = played
cli-seen-by = seen by { $players }
cli-split = split
cli-broke = bankrupt
cli-raise = up
cli-lower = down
cli-use = use { $investor }
cli-or-more = { $amount } or more

cli-ask-keep =
    { $count ->
        [one] Choose an investor to keep.
       *[other] Choose { $count } investors to keep.
    }
cli-ask-offer =
    { $count ->
        [one] Choose an investor to put up for auction.
       *[other] Choose { $count } investors to put up for auction.
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Choose one more strategy card to discard.
       *[other] Choose { $count } strategy cards to discard.
    }
cli-ask-bonds = Buy bonds at { $price }? You have { $cash }; { $left } left.
cli-bonds-note = { $amount } now, the same at the end, { $interest } interest
cli-ask-place = You hold { $first } and { $second }: place one face up, the other face down.
cli-ask-place-any = You hold { $first } and { $second }. Place one; both may go face down.
cli-ask-place-last = Place { $card } face down: on which stockpile?
cli-ask-place-commerce = Place { $card } face up: on which stockpile?
cli-different-piles = You hold { $cards }; they go on different stockpiles.
cli-ask-place-first = Place the first player card. Its buyer chooses who starts the next round.
cli-ask-bid = Bid: a number, or stockpile and amount such as 2 6. You have { $cash }.
cli-ask-bid-investor = Bid for an investor from its cash: a number, or stockpile and amount (1 3).
cli-ask-bid-own = Bid (→ what you pay): a number, or stockpile and amount. You have { $cash }.
cli-ask-look-at-pile = Choose a stockpile to see its face-down cards.
cli-ask-move-to = Choose the stockpile to move it to.
cli-ask-act-must = Use your Booms and Busts; each moves a price by { $steps }.
cli-plays-left =
    { $count ->
        [one] You may play { $count } strategy.
       *[other] You may play { $count } strategies.
    }
cli-ask-look-at-pair = Choose a hidden pair to see.
cli-ask-reveal-pair = Choose one of your pairs to reveal to everyone.
cli-ask-lay-card = Place { $card } face down: on which forecast?
cli-ask-move-price =
    { $steps ->
        [one] Choose a price to move by { $steps }.
       *[other] Choose a price to move by { $steps }.
    }
cli-ask-raise = Choose a company to move up.
cli-ask-cheap = Choose a low-priced company and show its shares.
cli-ask-dividend = Choose a company that pays everyone { $amount } per share.
cli-ask-wash-trade = Two companies: the pricier moves down { $steps }, the other up { $steps }.
cli-ask-buy-discard = Buy a share from the discard pile?
cli-costs = costs { $cost }, worth { $worth }
cli-ask-give-up = { $card }: choose a share to give up.
cli-ask-split = Choose a share to move into your split portfolio.
cli-ask-discard = { $card }: choose what to discard.
cli-ask-sell-shares = Sell shares?
cli-ask-sell-now = Sell shares of this company right away?
cli-sell-nothing = Sell nothing
cli-cash-is = You have { $cash }.
cli-ask-short =
    { $count ->
        [one] Sell a share for { $price }: which one?
       *[other] Sell up to { $count } shares at { $price } each.
    }
cli-ask-show = { $company } pays { $amount } for each share you show. You have { $count }.
cli-ask-show-split = { $company } pays { $amount } per share. You have { $count } split shares and may decline the money.
cli-show = show { $count }
cli-ask-show-companies = Show one share per company, { $amount } each. Which companies?
cli-ask-poorest = Choose which of the poorest players gets { $amount }.
cli-track-ends = Below { $low }, it goes bankrupt and returns to { $start }; above { $high }, it splits and continues from { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile }: { $cards }; { $count } card is face down, in brackets if you know it.
       *[other] { $pile }: { $cards }; { $count } cards are face down, in brackets if you know them.
    }
