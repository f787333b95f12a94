### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Tour { $turn } · { $bag } dans le sac
moment-safe = { $chain } est protégée avec { $size } tuiles : elle ne peut plus être absorbée.
moment-bought = { $player } achète { $shares } pour { $amount }.
moment-count = Décompte final : { $chain }
moment-place =
    { $place ->
        [1] Vous gagnez avec { $money } !
        [2] Vous finissez à la deuxième place avec { $money }.
        [3] Vous finissez à la troisième place avec { $money }.
        [4] Vous finissez à la quatrième place avec { $money }.
        [5] Vous finissez à la cinquième place avec { $money }.
       *[6] Vous finissez à la dernière place avec { $money }.
    }
end-declared = La fin est annoncée

recap-tile = { $tile }
recap-founded = fonde { $chain }
recap-grew = { $chain } passe à { $size }
recap-acquired = { $by } absorbe { $chain }
recap-traded = échange { $given } × { $chain }
recap-sold = vend { $shares } × { $chain }
recap-kept = garde { $shares } × { $chain }
recap-bought = achète { $shares } × { $chain }
recap-end = annonce la fin
recap-no-tile = aucune tuile jouable

not-on-board = pas sur le plateau
next-price = { $price } dès { $size } tuiles
bank-left = { $count } à la banque
holders-of = Actionnaires : { $chain }
add-share-row = Ajouter une action { $chain }
holdings-hidden = Les avoirs des autres joueurs sont cachés.
afterwards = Ensuite :
makes-both = { $chain } : aucun autre actionnaire, les deux primes ({ $gain })
makes-majority = { $chain } : vous en avez le plus ({ $gain })
makes-majority_tied = { $chain } : à égalité en tête ({ $gain })
makes-minority = { $chain } : vous êtes deuxième ({ $gain })
makes-minority_tied = { $chain } : à égalité à la deuxième place ({ $gain })
makes-none = { $chain } : pas encore de prime
