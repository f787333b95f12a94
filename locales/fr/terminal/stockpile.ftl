### Stockpile dans le terminal. Les cartes ont ici des noms courts, car une pile en porte beaucoup.

cli-card-boom = boom
cli-card-bust = bust
cli-card-fee = frais{ $amount }
cli-card-gold = or
cli-card-platinum = platine
cli-card-oil = pétrole
cli-card-gas = gaz
cli-card-corn = maïs
cli-card-cattle = bétail
cli-card-tax = taxe
cli-card-first = premier
cli-commodities = matières
cli-piles = Piles
# Derrière le nombre d’actions splittées : 2s.
cli-split-mark = s

cli-phase-preparation = Mise en place
cli-phase-start = Début de manche
cli-phase-end = Fin de manche
cli-cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
# 19 lettres au plus : comment lire une piste des cours.
cli-track-legend = [ici] 'début *split
cli-can-be = poss.
cli-pair-own = vôtre
cli-pair-open = visible
cli-pair-seen = vue
cli-cash-thousands = Argent, $K
cli-piles-title = Piles : cartes visibles, (connues) et ? inconnues face cachée
cli-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
cli-bonds =
    { $count ->
        [0] aucune obligation
        [one] { $count } obligation
       *[other] { $count } obligations
    }
cli-strategies =
    { $count ->
        [one] { $count } stratégie
       *[other] { $count } stratégies
    }
cli-forecast = prévision
cli-bids = enchères
cli-majority-note = { $amount } pour le plus d’actions d’une compagnie, { $tied } à égalité
cli-second-split-note = { $amount } par carte déjà splittée
cli-bonds-chart = { $price } chacune, { $interest } d’intérêts par manche, { $price } rendus à la fin
cli-sets = matières premières différentes : { $worth } ; les doubles ouvrent une autre série
cli-taxes = taxes : { $worth }
cli-your-card = votre carte
cli-played = jouées
cli-seen-by = vue par { $players }
cli-split = split
cli-broke = banqueroute
cli-raise = hausse
cli-lower = baisse
cli-use = utiliser { $investor }
cli-or-more = { $amount } ou plus

cli-ask-keep =
    { $count ->
        [one] Choisissez un investisseur à garder.
       *[other] Choisissez { $count } investisseurs à garder.
    }
cli-ask-offer =
    { $count ->
        [one] Choisissez un investisseur à mettre aux enchères.
       *[other] Choisissez { $count } investisseurs à mettre aux enchères.
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Choisissez une autre carte Stratégie à défausser.
       *[other] Choisissez { $count } cartes Stratégie à défausser.
    }
cli-ask-bonds = Acheter des obligations à { $price } ? Vous avez { $cash } ; il en reste { $left }.
cli-bonds-note = { $amount } maintenant, autant à la fin, { $interest } d’intérêts
cli-ask-place = Vous avez { $first } et { $second } : posez l’une face visible, l’autre cachée.
cli-ask-place-any = Vous avez { $first } et { $second }. Posez-en une ; les deux peuvent être cachées.
cli-ask-place-last = Posez { $card } face cachée : sur quelle pile ?
cli-ask-place-commerce = Posez { $card } face visible : sur quelle pile ?
cli-different-piles = Vous avez { $cards } ; elles vont sur des piles différentes.
cli-ask-place-first = Posez la carte Premier joueur. Son acheteur choisit qui commence ensuite.
cli-ask-bid = Enchère : un numéro, ou pile et prix comme 2 6. Vous avez { $cash }.
cli-ask-bid-investor = Enchère sur un investisseur, avec son argent : un numéro, ou pile et prix (1 3).
cli-ask-bid-own = Enchère (→ : vous payez) : un numéro, ou pile et prix. Vous avez { $cash }.
cli-ask-look-at-pile = Choisissez une pile dont vous voulez voir les cartes cachées.
cli-ask-move-to = Choisissez la pile où la déplacer.
cli-ask-act-must = Jouez vos Stock Boom et Stock Bust ; chacun déplace un cours de { $steps }.
cli-plays-left =
    { $count ->
        [one] Vous pouvez jouer { $count } stratégie.
       *[other] Vous pouvez jouer { $count } stratégies.
    }
cli-ask-look-at-pair = Choisissez une paire cachée à regarder.
cli-ask-reveal-pair = Choisissez une de vos paires à montrer à tous.
cli-ask-lay-card = Posez { $card } face cachée : sur quelle prévision ?
cli-ask-move-price =
    { $steps ->
        [one] Choisissez un cours à déplacer de { $steps } case.
       *[other] Choisissez un cours à déplacer de { $steps } cases.
    }
cli-ask-raise = Choisissez une compagnie à faire monter.
cli-ask-cheap = Choisissez une compagnie bon marché dont vous montrez des actions.
cli-ask-dividend = Choisissez la compagnie qui paie à tous { $amount } par action.
cli-ask-wash-trade = La plus chère des deux baisse de { $steps }, l’autre monte de { $steps }.
cli-ask-buy-discard = Acheter une action de la défausse ?
cli-costs = coûte { $cost }, vaut { $worth }
cli-ask-give-up = { $card } : choisissez une action à céder.
cli-ask-split = Choisissez une action à passer dans votre portefeuille Split.
cli-ask-discard = { $card } : choisissez ce que vous défaussez.
cli-ask-sell-shares = Vendre des actions ?
cli-ask-sell-now = Vendre tout de suite des actions de cette compagnie ?
cli-sell-nothing = Ne rien vendre
cli-cash-is = Vous avez { $cash }.
cli-ask-short =
    { $count ->
        [one] Vendez une action pour { $price } : laquelle ?
       *[other] Vendez jusqu’à { $count } actions à { $price } chacune.
    }
cli-ask-show = { $company } paie { $amount } par action montrée. Vous en avez { $count }.
cli-ask-show-split = { $company } paie { $amount } par action. Actions splittées : { $count } ; vous pouvez refuser l’argent.
cli-show = montrer { $count }
cli-ask-show-companies = Montrez une action par compagnie, à { $amount } chacune. Quelles compagnies ?
cli-ask-poorest = Choisissez lequel des plus pauvres reçoit { $amount }.
cli-track-ends = Sous { $low }, banqueroute et retour à { $start } ; au-dessus de { $high }, split et reprise à { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile } : { $cards } ; { $count } carte est face cachée, entre parenthèses si vous la connaissez.
       *[other] { $pile } : { $cards } ; { $count } cartes sont face cachée, entre parenthèses si vous les connaissez.
    }
