### Stockpile : la table, les questions, le journal.

option-stockpile-board = Plateau
option-stockpile-board-explanation = La même échelle de cours pour toutes les compagnies, ou une différente pour chacune.
option-stockpile-board-standard = Standard
option-stockpile-board-advanced = Avancé
option-stockpile-bonds = Obligations
option-stockpile-bonds-explanation = Les obligations rapportent des intérêts à chaque manche.
option-stockpile-commerce = Matières premières et taxes
option-stockpile-commerce-explanation = Matières premières à réunir, taxes à éviter.
option-stockpile-dice = Dés de prévision
option-stockpile-dice-explanation = Des dés décident des prévisions en jeu.
option-stockpile-strategies = Cartes Stratégie
option-stockpile-strategies-explanation = Une main de cartes aux effets particuliers.
option-stockpile-promo = Stratégies promo
option-stockpile-promo-explanation = Quatre cartes Stratégie de plus.
option-stockpile-investors = Investisseurs
option-stockpile-investors-explanation = Chaque joueur a une capacité et son propre argent de départ.
option-stockpile-investor_set = Choix des investisseurs
option-stockpile-investor_set-explanation = Les investisseurs que l’on distribue.
option-stockpile-investor_set-base = Jeu de base : dix
option-stockpile-investor_set-epic = Epic Edition : dix-sept
option-stockpile-investor_set-all = Les vingt-six
option-stockpile-fair = Investisseurs équilibrés
option-stockpile-fair-explanation = L’argent de départ est ajusté pour que tous les investisseurs se valent.
option-stockpile-auction = Enchère des investisseurs
option-stockpile-auction-explanation = Les investisseurs sont mis aux enchères au lieu d’être distribués.
option-stockpile-first_player_card = Carte Premier joueur
option-stockpile-first_player_card-explanation = Une carte des piles décide qui commence la manche suivante.

stk-round = manche
stk-round-of = Manche { $round } sur { $rounds }
stk-phase-information = Information
stk-phase-supply = Offre
stk-phase-demand = Demande
stk-phase-action = Action
stk-phase-selling = Vente
stk-phase-movement = Mouvement
stk-market = Cours
stk-company = Compagnie
stk-split-shares = Les actions splittées comptent double
stk-bankruptcy = En dessous : banqueroute
stk-above = Au-dessus : split
stk-start = Départ
stk-split-to = Reprise ici après un split
stk-piles = Piles
stk-pile = Pile { $pile }
stk-pair = Paire { $pair }
stk-split = split
stk-half = demi-split
stk-sold-half = demi-action splittée
stk-place-here = ici
stk-closed = face cachée
stk-open = face visible
stk-a-closed-card = une carte face cachée
stk-sold-split =
    { $count ->
        [one] splittée
       *[other] splittées
    }
stk-pair-closed = face cachée
stk-pair-open = face visible
stk-second-split = nouveau split
stk-bonds =
    { $count ->
        [one] { $count } obligation
       *[other] { $count } obligations
    }
stk-closed-cards =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
stk-known-card = { $card }, face cachée, connue de vous
stk-your-hand = Vos cartes
stk-choose-card = Choisissez une carte, puis une pile ; ou faites-la glisser.
stk-choose-bid = Touchez une case pour enchérir ; touchez une case grisée pour savoir pourquoi c’est impossible.
stk-bid = Enchérir à { $amount }
stk-your-meeple = Votre meeple : faites-le glisser sur une case
stk-pairs = Prévisions
stk-deduction = Encore possible
stk-unknown = Cartes inconnues
stk-ruled-out = Pas parmi les cartes inconnues
stk-owes = Frais dus
stk-first = Premier joueur
stk-market-deck = Paquet Marché
stk-discard = Défausse
stk-house = règle maison
stk-splits = split
stk-bankrupt = banqueroute
stk-all = Tout
stk-free-after = reste { $amount } pour enchérir
stk-known-forecast = prévision que vous connaissez
stk-no-pairs = Les paires de la manche sont distribuées en phase d’information.
stk-choose-pile = Touchez maintenant une pile, ou faites-y glisser la carte.
stk-pile-in-words = Pile { $pile } : liste des cartes
stk-next-first = Premier joueur de la manche suivante
stk-used = utilisé

stk-card-boom = Stock Boom
stk-card-bust = Stock Bust
stk-card-fee = Frais de transaction { $amount }
stk-card-gold = Or
stk-card-platinum = Platine
stk-card-oil = Pétrole
stk-card-gas = Gaz naturel
stk-card-corn = Maïs
stk-card-cattle = Bétail
stk-card-tax = Taxe

stockpile-ask-keep_investor = Choisissez un investisseur
stockpile-ask-offer_investor = Choisissez l’investisseur à mettre aux enchères
stockpile-ask-bid_investor = Enchérissez sur un investisseur avec son argent de départ
stockpile-ask-buy_bonds = Choisissez combien d’obligations acheter
stockpile-ask-place_card = Posez une carte sur une pile
stockpile-ask-discard = Choisissez ce que vous défaussez
stockpile-ask-pair = Choisissez une paire
stockpile-ask-pile = Choisissez une pile
stockpile-ask-bid = Enchérissez sur une pile
stockpile-ask-hand_first_card = Choisissez qui commence la manche suivante
stockpile-ask-act = Jouez des cartes ou finissez votre tour
stockpile-ask-sell = Choisissez ce que vous vendez
stockpile-ask-show_shares = Choisissez combien d’actions montrer
stockpile-ask-show_split_shares = Choisissez pour combien d’actions splittées vous êtes payé
stockpile-ask-choose_power = Choisissez l’investisseur qui agit en premier
stockpile-ask-pick_card = Choisissez une carte pour votre paire
stockpile-ask-hide_card = Choisissez la carte de départ à retourner face cachée
stockpile-ask-move_card = Choisissez la carte à déplacer
stockpile-ask-move_price = Choisissez le cours à déplacer
stockpile-ask-choose_company = Choisissez une compagnie
stockpile-ask-take_card = Choisissez une action à prendre dans la défausse
stockpile-ask-give_money = Choisissez qui reçoit l’argent
stockpile-ask-take_money = Choisissez à qui prendre l’argent
stockpile-ask-game_over = La partie est terminée
stockpile-wait =
    { $decision ->
        [buy_bonds] { $player } peut acheter des obligations
        [place_card] { $player } pose des cartes
        [bid] { $player } enchérit
        [act] { $player } agit
        [sell] { $player } vend
        [discard_strategy] { $player } défausse des cartes Stratégie
        [keep_investor] { $player } choisit un investisseur
        [offer_investor] { $player } met un investisseur aux enchères
       *[other] { $player } choisit
    }

stockpile-action-give_one = { $player } et une autre personne
stockpile-action-give_all = Tout à { $player }
stockpile-action-pass = Passer
stockpile-action-stop = Rien de plus
stockpile-action-end_turn = Finir le tour

stockpile-event-first_player = Premier joueur : { $player }.
stockpile-event-draws = { $player } pioche : { $thing }.
stockpile-event-investor_chosen = { $player } choisit { $thing }.
stockpile-event-investor_offered = Aux enchères sur la pile { $pile } : { $thing }.
stockpile-event-discards = { $player } défausse : { $thing }.
stockpile-event-set_up = { $player } commence avec { $amount } et une action{ $what }.
stockpile-event-round = La manche { $round } commence. Premier joueur : { $player }.
stockpile-event-dice = Les dés montrent { $thing }.
stockpile-event-card_picked = { $player } choisit en secret une carte pour sa paire{ $what }.
stockpile-event-card_placed = { $player } pose sur la pile { $pile } : { $thing }.
stockpile-event-looks = { $player } regarde : { $thing }{ $what }.
stockpile-event-card_moved = { $player } déplace de la pile { $pile } vers la pile { $to } : { $thing }.
stockpile-event-bid = { $player } enchérit à { $amount } sur la pile { $pile }.
stockpile-event-beaten = { $player } : enchère dépassée sur la pile { $pile }.
stockpile-event-pays = { $player } paie { $amount }{ $what }.
stockpile-event-receives = { $player } reçoit { $amount }{ $what }.
stockpile-event-pile_taken = { $player } prend la pile { $pile }{ $what }.
stockpile-event-first_card_handed = { $player } remet la carte Premier joueur à { $to }.
stockpile-event-fee_owed = { $player } ne peut pas payer et doit { $amount } de frais.
stockpile-event-given = { $player } donne { $amount } à { $to }.
stockpile-event-levelled = { $player } prend { $amount } à { $from } et donne { $given } à { $to }.
stockpile-event-plays = { $player } joue : { $thing }{ $what }.
stockpile-event-investor = { $player } joue avec { $thing }{ $what }.
stockpile-event-card_laid = La carte est posée sur la paire { $pair }.
stockpile-event-share_taken = { $player } prend dans la défausse : { $thing }.
stockpile-event-share_split = { $player } splitte une action : { $thing }.
stockpile-event-shows = { $player } montre { $thing } et reçoit { $amount }.
stockpile-event-sells = { $player } vend { $thing } pour { $amount }.
stockpile-event-dividend = { $company } paie { $amount } par action.
stockpile-event-split = Split : { $company }.
stockpile-event-shares_split = { $player } passe au portefeuille Split : { $thing }.
stockpile-event-bankruptcy = Banqueroute : { $company }.
stockpile-event-shares_lost = { $player } perd : { $thing }.
stockpile-event-game_over = La dernière manche est jouée, la partie est terminée.

refusal-stockpile-game-over = La partie est terminée.
refusal-stockpile-no-such-action = Ce coup n’existe pas.
refusal-stockpile-not-understood = Le serveur n’a pas compris ce coup.
refusal-stockpile-wrong-decision = Ce n’est pas l’un des choix possibles maintenant.
refusal-stockpile-not-possible = Ce n’est pas possible maintenant.
refusal-stockpile-must-answer = Vous ne pouvez pas passer ici.
refusal-stockpile-no-such-pile = Cette pile n’existe pas.
refusal-stockpile-own-track = Votre autre meeple est déjà sur cette piste.
refusal-stockpile-track-locked = Cette piste d’enchères est bloquée.
refusal-stockpile-space-blocked = La case qui suit ce meeple est bloquée. Enchérissez plus haut.
refusal-stockpile-bid-too-low = Il y a déjà une enchère ici. Enchérissez plus haut.
refusal-stockpile-bid-above-cash = C’est plus que l’argent de départ de cet investisseur.
refusal-stockpile-too-little-money = Vous n’avez pas autant d’argent.
refusal-stockpile-card-not-in-hand = Vous n’avez pas cette carte.
refusal-stockpile-face-up-first = Posez d’abord une carte face visible.
refusal-stockpile-face-down-now = Posez maintenant une carte face cachée.
refusal-stockpile-face-down-too = La deuxième carte se pose aussi face cachée : seule la première peut être face visible.
refusal-stockpile-same-pile = Choisissez une autre pile.
refusal-stockpile-too-few-shares = Vous n’avez pas autant d’actions.
refusal-stockpile-order-of-sale = Vendez les actions compagnie par compagnie, dans l’ordre ; vous avez déjà passé { $company }.
refusal-stockpile-known-shares = Les autres connaissent ces actions : elles vous sont payées de toute façon.
refusal-stockpile-too-many-bonds = Vous ne pouvez pas acheter autant d’obligations.
refusal-stockpile-no-bonds-left = Il ne reste pas autant d’obligations.
refusal-stockpile-action-cards-left = Vous avez encore une carte Action.
refusal-stockpile-no-such-card = Vous n’avez pas cette carte.
refusal-stockpile-not-in-hand = Vous ne pouvez pas prendre { $card } maintenant.
refusal-stockpile-no-play-left = Vous ne pouvez plus jouer de carte Stratégie maintenant.
refusal-stockpile-no-effect = { $card } n’aurait aucun effet maintenant.
refusal-stockpile-investor-not-dealt = Vous ne pouvez pas garder { $investor } maintenant.
refusal-stockpile-not-in-discard = Il n’y a pas d’action { $company } dans la défausse.
refusal-stockpile-pair-seen = Vous avez déjà vu cette paire.
refusal-stockpile-too-few-picks = Choisissez-en au moins { $least }.
refusal-stockpile-too-many-picks = C’est plus que ce que vous pouvez choisir.

stk-flow-fees = Frais
stk-flow-sold = Actions vendues
stk-flow-dividends = Dividendes et splits
stk-flow-cards = Investisseurs et stratégies
stk-flow-majority = Bonus de majorité
stk-prices-by-round = Cours des actions
