### À une table simple : pour les jeux qui n’apportent pas leurs propres écrans.

plain-pick = Choisissez-en { $count } au plus.
plain-most-of = { $thing } : { $count } au plus.
plain-too-dear = Cela coûte { $cost }, et vous avez { $cash }.
plain-costs = coûte { $amount }
plain-gains = rapporte { $amount }
