### Stockpile: the table as it looks, what is told scene by scene.

stk-yours = Vous avez { $cards }, et { $split ->
        [one] { $split } splittée
       *[other] { $split } splittées
    }
stk-you-pay = vous payez { $amount }
stk-pile-fees = frais : { $amount }
stk-pile-goods = à la fin : { $amount }
stk-playable = peut être jouée maintenant
stk-cost = Coût
stk-starting-cash = Argent de départ
stk-play = Jouer cette carte
stk-next = suivante
stk-next-one = Ce qu’une carte de plus apporterait à la fin : { $card }
stk-interest = +{ $amount } par manche
stk-take-up = Prendre { $card }
stk-put-back = Reposer
stk-free = reste { $amount } pour enchérir
stk-auction-terms = Vous payez avec l’argent de départ de l’investisseur et commencez avec le reste.
stk-begin-with = Vous commencez avec { $amount }
stk-outbids = Enchère dépassée : { $player }
stk-locks = Personne ne peut enchérir plus haut.
stk-bid-none = Enchérir
stk-bond-terms = Une obligation coûte { $price }, rapporte { $interest } par manche et est remboursée à la fin.
stk-table = Sur la table
stk-phase-begins = Début de la phase : { $phase }.
stk-says-information = Chacun regarde une paire : une compagnie et sa prévision.
stk-says-supply = Chacun pose des cartes sur les piles, dont une face cachée.
stk-says-demand = Chacun enchérit sur une pile.
stk-says-action = On joue les Stock Boom, les Stock Bust et d’autres cartes.
stk-says-selling = Chacun peut vendre des actions aux cours actuels.
stk-says-movement = Les prévisions sont révélées et les cours bougent.
stk-round-over = Manche { $round } : ce qui a changé pour vous
stk-piles-open = Les piles commencent avec : { $cards }.
stk-you-draw = Vous piochez : { $cards }.
stk-recap-bid = { $amount } sur la pile { $pile }
stk-recap-placed = pile { $pile } : { $card }
stk-recap-sold = a vendu { $shares } pour { $amount }
stk-auction-over = Les piles sont vendues
stk-final-count = Le décompte final
stk-result = Le résultat
stk-count-majority = Bonus de majorité
stk-count-final_sale = Vente de toutes les actions
stk-count-bonds_repaid = Remboursement des obligations
stk-count-commodities = Matières premières
stk-count-taxes = Taxes
stk-count-fee_paid = Frais dus
stk-count-says = { $line } : { $who }.
stk-most = Le plus d’actions, à ce qu’on en sait
stk-your-place =
    { $place ->
        [1] Vous gagnez !
        [2] Vous finissez à la deuxième place.
        [3] Vous finissez à la troisième place.
        [4] Vous finissez à la quatrième place.
       *[5] Vous finissez à la dernière place.
    }
stk-only-you = Connu de vous uniquement
stk-everyone = Connu de tous
stk-only-you-says = Connu de vous uniquement : { $pairs }.
stk-everyone-says = Connu de tous : { $pairs }.
stk-comes-true = Comme vous le saviez
stk-outbids-you = { $player } dépasse votre enchère : { $from } → { $to }.
stockpile-ask-bid-again = Votre enchère est dépassée : placez-en une nouvelle
stk-raise = Monter à { $amount }
stk-raise-not = Vous ne pouvez pas y payer davantage.
stk-split-big = SPLIT
stk-bankrupt-big = BANQUEROUTE
stk-yours-double =
    { $cards ->
        [one] Votre action compte double.
       *[other] Vos { $cards } actions comptent double.
    }
stk-yours-lost =
    { $cards ->
        [one] Votre action est perdue.
       *[other] Vos { $cards } actions sont perdues.
    }
stk-none-of-yours = Vous n’en avez aucune.
stk-shares-change = Actions et autres avoirs
stk-rank = Place, à ce qu’on en sait
stk-rank-of = { $place } sur { $players }
stk-pile-now = { $amount } à présent
stk-pile-then = { $amount } selon les prévisions que vous connaissez
stk-pile-unknown =
    { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
stk-one-up-one-down = Une carte face visible, l’autre face cachée.
stk-then-other = Ensuite l’autre, { $face } : { $card }.
stk-show-track = Pile { $pile } : voir ses enchères
