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

cli-phase-preparation = Préparation
cli-phase-start = Début de manche
cli-phase-end = Fin de manche
cli-cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
# 19 lettres au plus : comment lire une piste des cours.
cli-track-legend = [ici] 'début *split
cli-can-be = peut
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
        [one] Quel investisseur gardez-vous ?
       *[other] Quels { $count } investisseurs gardez-vous ?
    }
cli-ask-offer =
    { $count ->
        [one] Quel investisseur mettez-vous aux enchères ?
       *[other] Quels { $count } investisseurs mettez-vous aux enchères ?
    }
cli-ask-discard-strategies =
    { $count ->
        [one] Quelle autre carte Stratégie défaussez-vous ?
       *[other] Quelles { $count } cartes Stratégie défaussez-vous ?
    }
cli-ask-bonds = Acheter des obligations à { $price } ? Vous avez { $cash } ; il en reste { $left }.
cli-bonds-note = { $amount } maintenant, autant à la fin, { $interest } d’intérêts
cli-ask-place = Vous avez { $first } et { $second } : l’une face visible, puis l’autre cachée.
cli-ask-place-any = Vous avez { $first } et { $second }. Où poser l’une ? Les deux peuvent être cachées.
cli-ask-place-last = Maintenant { $card } face cachée : sur quelle pile ?
cli-ask-place-commerce = Sur quelle pile posez-vous { $card }, face visible ?
cli-different-piles = Vous avez { $cards } ; elles vont sur des piles différentes.
cli-ask-place-first = Où poser la carte Premier joueur ? Son acheteur dit qui commence ensuite.
cli-ask-bid = Enchère : un numéro, ou pile et prix comme 2 6. Vous avez { $cash }.
cli-ask-bid-investor = Enchère sur un investisseur, avec son argent : un numéro, ou pile et prix (1 3).
cli-ask-bid-own = Enchère (→ : vous payez) : un numéro, ou pile et prix. Vous avez { $cash }.
cli-ask-look-at-pile = De quelle pile voulez-vous voir les cartes cachées ?
cli-ask-move-to = Vers quelle pile la déplacez-vous ?
cli-ask-act-must = Jouez vos Stock Boom et Stock Bust ; chacun déplace un cours de { $steps }.
cli-plays-left =
    { $count ->
        [one] Vous pouvez jouer { $count } stratégie.
       *[other] Vous pouvez jouer { $count } stratégies.
    }
cli-ask-look-at-pair = Quelle paire cachée voulez-vous voir ?
cli-ask-reveal-pair = Laquelle de vos paires montrez-vous à tous ?
cli-ask-lay-card = Sur quelle prévision posez-vous { $card }, face cachée ?
cli-ask-move-price =
    { $steps ->
        [one] Quel cours déplacez-vous de { $steps } case ?
       *[other] Quel cours déplacez-vous de { $steps } cases ?
    }
cli-ask-raise = Quelle compagnie monte ?
cli-ask-cheap = De quelle compagnie bon marché montrez-vous des actions ?
cli-ask-dividend = Quelle compagnie paie à tous { $amount } par action ?
cli-ask-wash-trade = Deux compagnies : la chère baisse de { $steps }, l’autre monte de { $steps }.
cli-ask-buy-discard = Acheter une action de la défausse ?
cli-costs = coûte { $cost }, vaut { $worth }
cli-ask-give-up = { $card } : quelle action cédez-vous ?
cli-ask-split = Quelle action passe dans votre portefeuille Split ?
cli-ask-discard = { $card } : que défaussez-vous ?
cli-ask-sell-shares = Vendre des actions ?
cli-ask-sell-now = Vendre aussitôt des actions de la compagnie ?
cli-sell-nothing = Ne rien vendre
cli-cash-is = Vous avez { $cash }.
cli-ask-short =
    { $count ->
        [one] Quelle action vendez-vous pour { $price } ?
       *[other] Vendez jusqu’à { $count } actions à { $price } chacune.
    }
cli-ask-show = { $company } paie { $amount } par action montrée. Vous en avez { $count }.
cli-ask-show-split = { $company } paie { $amount } par action. Vous en avez { $count } splittées et pouvez refuser l’argent.
cli-show = montrer { $count }
cli-ask-show-companies = De quelles compagnies montrez-vous une action, à { $amount } chacune ?
cli-ask-poorest = Lequel des plus pauvres reçoit { $amount } ?
cli-track-ends = Sous { $low }, banqueroute et retour à { $start } ; au-dessus de { $high }, split et reprise à { $split }.
cli-pile-facts =
    { $count ->
        [one] { $pile } : { $cards } ; { $count } carte est face cachée, entre parenthèses si vous la connaissez.
       *[other] { $pile } : { $cards } ; { $count } cartes sont face cachée, entre parenthèses si vous les connaissez.
    }
