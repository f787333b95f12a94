### À une table simple : pour les jeux qui n’apportent pas leurs propres écrans.

plain-pick = Choisissez-en { $count } au plus.
plain-picked = { $count } sur { $most }
plain-costs = coûte { $amount }
plain-gains = rapporte { $amount }
plain-waits = { $player } décide
plain-over = La partie est terminée
plain-worth = Fortune de chaque joueur
