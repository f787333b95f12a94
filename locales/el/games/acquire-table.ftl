### Acquire's moments, the catch-up and the rows of the chains.

turn-number = Σειρά { $turn } · { $bag } στη σακούλα
moment-safe = Η { $chain } είναι ασφαλής με { $size } πλακίδια: δεν μπορεί πια να εξαγοραστεί.
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
end-declared = Δηλώθηκε το τέλος

recap-tile = { $tile }
recap-founded = ιδρύει την { $chain }
recap-grew = η { $chain } φτάνει τα { $size }
recap-acquired = η { $by } εξαγοράζει την { $chain }
recap-traded = ανταλλάσσει { $given } × { $chain }
recap-sold = πουλά { $shares } × { $chain }
recap-kept = διατηρεί { $shares } × { $chain }
recap-bought = αγοράζει { $shares } × { $chain }
recap-end = δηλώνει το τέλος
recap-no-tile = κανένα πλακίδιο που να παίζεται

not-on-board = εκτός ταμπλό
next-price = { $price } από { $size } πλακίδια
bank-left =
    { $count ->
        [one] μένει { $count }
       *[other] μένουν { $count }
    }
holders-of = Μέτοχοι της { $chain }
add-share-row = Προσθήκη μίας μετοχής της { $chain }
holdings-hidden = Η περιουσία των άλλων παικτών είναι κρυφή.
afterwards = Μετά:
makes-both = { $chain }: μόνο εσείς έχετε μετοχές, και τα δύο μπόνους ({ $gain })
makes-majority = { $chain }: έχετε τις περισσότερες ({ $gain })
makes-majority_tied = { $chain }: ισοβαθμείτε στην πρώτη θέση ({ $gain })
makes-minority = { $chain }: δεύτερη θέση ({ $gain })
makes-minority_tied = { $chain }: ισοβαθμείτε στη δεύτερη θέση ({ $gain })
makes-none = { $chain }: ακόμη χωρίς μπόνους
