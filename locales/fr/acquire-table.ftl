### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Tour { $turn } · { $bag } dans le sac
moment-safe = { $chain } est protégée avec { $size } tuiles : personne ne peut plus l’absorber.
moment-bought = { $player } achète { $shares } pour { $amount }.
moment-count = Décompte final : { $chain }
moment-place =
    { $place ->
        [1] Vous gagnez avec { $money } !
        [2] Vous êtes en deuxième place, avec { $money }.
        [3] Vous êtes en troisième place, avec { $money }.
        [4] Vous êtes en quatrième place, avec { $money }.
        [5] Vous êtes en cinquième place, avec { $money }.
       *[6] Vous êtes en dernière place, avec { $money }.
    }
end-declared = La fin est déclarée

recap-tile = { $tile }
recap-founded = fonde { $chain }
recap-grew = { $chain } passe à { $size }
recap-acquired = { $by } absorbe { $chain }
recap-traded = échange { $given } × { $chain }
recap-sold = vend { $shares } × { $chain }
recap-kept = garde { $shares } × { $chain }
recap-bought = achète { $shares } × { $chain }
recap-end = déclare la fin
recap-no-tile = aucune tuile jouable

not-on-board = pas sur le plateau
next-price = { $price } dès { $size } tuiles
bank-left = reste { $count }
holders-of = Qui détient { $chain }
add-share-row = Une action { $chain } de plus
holdings-hidden = Les actions des autres sont cachées.
afterwards = Ensuite :
