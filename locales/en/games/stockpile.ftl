### Stockpile: the table, the questions, the log.

option-stockpile-board = Board
option-stockpile-board-explanation = The same price track for every company, or a different one for each.
option-stockpile-board-standard = Standard
option-stockpile-board-advanced = Advanced
option-stockpile-bonds = Bonds
option-stockpile-bonds-explanation = Bonds pay interest every round.
option-stockpile-commerce = Commodities and taxes
option-stockpile-commerce-explanation = Commodities to collect, taxes to avoid.
option-stockpile-dice = Forecast dice
option-stockpile-dice-explanation = Dice decide which forecasts are in play.
option-stockpile-strategies = Strategy cards
option-stockpile-strategies-explanation = A hand of cards with special effects.
option-stockpile-promo = Promo strategies
option-stockpile-promo-explanation = Four more strategy cards.
option-stockpile-investors = Investors
option-stockpile-investors-explanation = Each player has an ability and their own starting cash.
option-stockpile-investor_set = Investor set
option-stockpile-investor_set-explanation = Which investors are dealt.
option-stockpile-investor_set-base = Base game: ten
option-stockpile-investor_set-epic = Epic Edition: seventeen
option-stockpile-investor_set-all = All twenty-six
option-stockpile-fair = Balanced investors
option-stockpile-fair-explanation = Starting cash is adjusted so that all investors are equally strong.
option-stockpile-auction = Investor auction
option-stockpile-auction-explanation = Investors are auctioned instead of dealt.
option-stockpile-first_player_card = First player card
option-stockpile-first_player_card-explanation = A card in the stockpiles decides who starts the next round.

stk-round = round
stk-round-of = Round { $round } of { $rounds }
stk-phase-information = Information
stk-phase-supply = Supply
stk-phase-demand = Demand
stk-phase-action = Action
stk-phase-selling = Selling
stk-phase-movement = Movement
stk-market = Prices
stk-company = Company
stk-split-shares = Split shares count twice
stk-bankruptcy = Below: bankruptcy
stk-above = Above: split
stk-start = Start
stk-split-to = Continues here after a split
stk-piles = Stockpiles
stk-pile = Stockpile { $pile }
stk-pair = Pair { $pair }
stk-split = split
stk-half = half split
stk-sold-half = half of a split share
stk-place-here = here
stk-closed = face down
stk-open = face up
stk-a-closed-card = a face-down card
stk-sold-split =
    { $count ->
        [one] split share
       *[other] split shares
    }
stk-pair-closed = face down
stk-pair-open = face up
stk-second-split = split again
stk-bonds =
    { $count ->
        [one] { $count } bond
       *[other] { $count } bonds
    }
stk-closed-cards =
    { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
stk-known-card = { $card }, face down, known to you
stk-your-hand = Your cards
stk-choose-card = Choose a card, then a stockpile; or drag it there.
stk-choose-bid = Tap a space to bid. Tap a grayed-out one to see why you can’t.
stk-bid = Bid { $amount }
stk-your-meeple = Your meeple: drag it to a space
stk-pairs = Forecasts
stk-deduction = Still possible
stk-unknown = Unknown cards
stk-ruled-out = Not among the unknown cards
stk-owes = Fees owed
stk-first = First player
stk-market-deck = Market deck
stk-discard = Discard pile
stk-house = house rule
stk-splits = splits
stk-bankrupt = goes bankrupt
stk-all = All
stk-free-after = { $amount } left to bid
stk-known-forecast = a forecast you know
stk-no-pairs = The round’s pairs are dealt in the Information Phase.
stk-choose-pile = Now tap a stockpile, or drag the card there.
stk-pile-in-words = Stockpile { $pile }: list of cards
stk-next-first = First player next round
stk-used = used

stk-card-boom = Stock Boom
stk-card-bust = Stock Bust
stk-card-fee = Trading fee { $amount }
stk-card-gold = Gold
stk-card-platinum = Platinum
stk-card-oil = Oil
stk-card-gas = Natural gas
stk-card-corn = Corn
stk-card-cattle = Cattle
stk-card-tax = Tax

stockpile-ask-keep_investor = Choose an investor
stockpile-ask-offer_investor = Choose the investor to put up for auction
stockpile-ask-bid_investor = Bid for an investor with its starting cash
stockpile-ask-buy_bonds = Choose how many bonds to buy
stockpile-ask-place_card = Place a card on a stockpile
stockpile-ask-discard = Choose what to discard
stockpile-ask-pair = Choose a pair
stockpile-ask-pile = Choose a stockpile
stockpile-ask-bid = Bid for a stockpile
stockpile-ask-hand_first_card = Choose who starts the next round
stockpile-ask-act = Play cards or end your turn
stockpile-ask-sell = Choose what to sell
stockpile-ask-show_shares = Choose how many shares to show
stockpile-ask-show_split_shares = Choose how many split shares to be paid for
stockpile-ask-choose_power = Choose which of your investors acts first
stockpile-ask-pick_card = Choose a card for your pair
stockpile-ask-hide_card = Choose an opening card to turn face down
stockpile-ask-move_card = Choose a card to move
stockpile-ask-move_price = Choose a price to move
stockpile-ask-choose_company = Choose a company
stockpile-ask-take_card = Choose a share to take from the discard pile
stockpile-ask-give_money = Choose who gets the money
stockpile-ask-take_money = Choose whom to take money from
stockpile-ask-game_over = The game is over
stockpile-wait =
    { $decision ->
        [buy_bonds] { $player } may buy bonds
        [place_card] { $player } places cards
        [bid] { $player } bids
        [act] { $player } acts
        [sell] { $player } sells
        [discard_strategy] { $player } discards strategy cards
        [keep_investor] { $player } chooses an investor
        [offer_investor] { $player } offers an investor
       *[other] { $player } chooses
    }

stockpile-action-give_one = { $player } and one other player
stockpile-action-give_all = Everything to { $player }
stockpile-action-pass = Pass
stockpile-action-stop = No more
stockpile-action-end_turn = End your turn

stockpile-event-first_player = { $player } is the first player.
stockpile-event-draws = { $player } draws { $thing }.
stockpile-event-investor_chosen = { $player } chooses { $thing }.
stockpile-event-investor_offered = Up for auction on stockpile { $pile }: { $thing }.
stockpile-event-discards = { $player } discards { $thing }.
stockpile-event-set_up = { $player } starts with { $amount } and a share{ $what }.
stockpile-event-round = Round { $round } starts. First player: { $player }.
stockpile-event-dice = The dice show { $thing }.
stockpile-event-card_picked = { $player } secretly picks a card for their pair{ $what }.
stockpile-event-card_placed = { $player } places { $thing } on stockpile { $pile }.
stockpile-event-looks = { $player } looks at { $thing }{ $what }.
stockpile-event-card_moved = { $player } moves { $thing } from stockpile { $pile } to { $to }.
stockpile-event-bid = { $player } bids { $amount } for stockpile { $pile }.
stockpile-event-beaten = { $player } is outbid on stockpile { $pile }.
stockpile-event-pays = { $player } pays { $amount }{ $what }.
stockpile-event-receives = { $player } receives { $amount }{ $what }.
stockpile-event-pile_taken = { $player } takes stockpile { $pile }{ $what }.
stockpile-event-first_card_handed = { $player } hands the first player card to { $to }.
stockpile-event-fee_owed = { $player } cannot pay and owes { $amount } in fees.
stockpile-event-given = { $player } gives { $amount } to { $to }.
stockpile-event-levelled = { $player } takes { $amount } from { $from } and gives { $given } to { $to }.
stockpile-event-plays = { $player } plays { $thing }{ $what }.
stockpile-event-investor = { $player } plays as { $thing }{ $what }.
stockpile-event-card_laid = It is placed on pair { $pair }.
stockpile-event-share_taken = { $player } takes from the discard pile: { $thing }.
stockpile-event-share_split = { $player } splits a share: { $thing }.
stockpile-event-shows = { $player } shows { $thing } and receives { $amount }.
stockpile-event-sells = { $player } sells { $thing } for { $amount }.
stockpile-event-dividend = { $company } pays { $amount } per share.
stockpile-event-split = { $company } splits.
stockpile-event-shares_split = { $player } moves { $thing } to the split portfolio.
stockpile-event-bankruptcy = { $company } goes bankrupt.
stockpile-event-shares_lost = { $player } loses { $thing }.
stockpile-event-game_over = The last round is over, and so is the game.

refusal-stockpile-game-over = The game is over.
refusal-stockpile-no-such-action = This move does not exist.
refusal-stockpile-not-understood = The server did not understand that move.
refusal-stockpile-wrong-decision = That is not one of the current choices.
refusal-stockpile-not-possible = That is not possible now.
refusal-stockpile-must-answer = You cannot pass here.
refusal-stockpile-no-such-pile = There is no such stockpile.
refusal-stockpile-own-track = Your other meeple is already on this track.
refusal-stockpile-track-locked = This bidding track is locked.
refusal-stockpile-space-blocked = The space after that meeple is blocked. Bid higher.
refusal-stockpile-bid-too-low = There is already a bid here. Bid higher.
refusal-stockpile-bid-above-cash = That is more than this investor’s starting cash.
refusal-stockpile-too-little-money = You do not have that much money.
refusal-stockpile-card-not-in-hand = You do not have this card.
refusal-stockpile-face-up-first = First place a card face up.
refusal-stockpile-face-down-now = Now place a card face down.
refusal-stockpile-face-down-too = The second card goes face down too: only the first may be face up.
refusal-stockpile-same-pile = Choose another stockpile.
refusal-stockpile-too-few-shares = You do not have that many shares.
refusal-stockpile-order-of-sale = Sell one company’s shares after another, in order; you have already passed { $company }.
refusal-stockpile-known-shares = The others know about these shares, so you are paid for them anyway.
refusal-stockpile-too-many-bonds = You cannot buy that many bonds.
refusal-stockpile-no-bonds-left = There are not that many bonds left.
refusal-stockpile-action-cards-left = You still have an action card.
refusal-stockpile-no-such-card = You do not have this card.
refusal-stockpile-not-in-hand = You cannot take { $card } now.
refusal-stockpile-no-play-left = You cannot play any more strategy cards now.
refusal-stockpile-no-effect = { $card } would have no effect now.
refusal-stockpile-investor-not-dealt = You cannot keep { $investor } now.
refusal-stockpile-not-in-discard = There is no share of { $company } in the discard pile.
refusal-stockpile-pair-seen = You have already seen this pair.
refusal-stockpile-too-few-picks = Choose at least { $least }.
refusal-stockpile-too-many-picks = That is more than you may choose.

stk-flow-fees = Fees
stk-flow-sold = Shares sold
stk-flow-dividends = Dividends and splits
stk-flow-cards = Investors and strategies
stk-flow-majority = Majority bonuses
stk-prices-by-round = Share prices
