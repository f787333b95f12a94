### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Σειρά { $turn } · { $bag } στο σακουλάκι
moment-safe = { $chain }: ασφαλής με { $size } πλακίδια, κανείς δεν μπορεί πια να την εξαγοράσει.
moment-bought = { $player } αγοράζει { $shares } για { $amount }.
moment-count = Τελική καταμέτρηση: { $chain }
moment-place =
    { $place ->
        [1] Κερδίζετε με { $money }!
        [2] Είστε στη δεύτερη θέση, με { $money }.
        [3] Είστε στην τρίτη θέση, με { $money }.
        [4] Είστε στην τέταρτη θέση, με { $money }.
        [5] Είστε στην πέμπτη θέση, με { $money }.
       *[6] Είστε στην τελευταία θέση, με { $money }.
    }
end-declared = Κηρύχθηκε το τέλος

recap-tile = { $tile }
recap-founded = ιδρύει { $chain }
recap-grew = { $chain } σε { $size }
recap-acquired = { $by } εξαγοράζει { $chain }
recap-traded = ανταλλάσσει { $given } × { $chain }
recap-sold = πουλά { $shares } × { $chain }
recap-kept = κρατά { $shares } × { $chain }
recap-bought = αγοράζει { $shares } × { $chain }
recap-end = κηρύσσει το τέλος
recap-no-tile = κανένα πλακίδιο που παίζεται

not-on-board = εκτός ταμπλό
next-price = { $price } από { $size } πλακίδια
bank-left = μένουν { $count }
holders-of = Ποιοι έχουν { $chain }
add-share-row = Μία ακόμη μετοχή { $chain }
holdings-hidden = Οι μετοχές των άλλων είναι κλειστές.
afterwards = Μετά:
