### Το Acquire στο τερματικό. Οι λέξεις των στηλών είναι σύντομες: τέσσερα γράμματα, δύο για cli-col-bank-short.

cli-turn = σειρά { $turn }: { $player }
cli-in-bag =
    { $count ->
        [one] { $count } πλακίδιο στη σακούλα
       *[other] { $count } πλακίδια στη σακούλα
    }
cli-col-size = μέγ.
cli-col-price = τιμή
cli-col-bank = τρ.
cli-col-bank-short = τρ
cli-col-first = 1ος
cli-col-second = 2ος
# Το πολύ 41 γράμματα.
cli-legend-chains = * ασφαλής · μπόνους 10 και 5 × τιμή
cli-legend-board = o μόνο · x κενό · [ ] νέο · 5C: δικό σας
cli-legend-most = υπογράμμιση: πιο πολλές μετοχές

cli-founds = ιδρύει αλυσίδα με { $size }
cli-grows = η { $chain } γίνεται { $size }
cli-your-choice = επιλογή σας
cli-blocked = μπλοκαρισμένο: δεν υπάρχει όγδοη αλυσίδα
cli-dead = νεκρό: θα ένωνε ασφαλείς
cli-a-share = { $price } η μετοχή
cli-no-share-left = δεν έμεινε μετοχή
cli-ask-dispose = Η { $survivor } εξαγοράζει την { $acquired }· έχετε { $held }. Ανταλλάξτε 2 προς 1 ή πουλήστε, για παράδειγμα trade 2, sell 1· τις υπόλοιπες τις διατηρείτε.
cli-ask-sell = Έχετε { $held } × { $acquired }. Πόσες πουλάτε προς { $price }; Τις άλλες τις διατηρείτε.
cli-ask-buy =
    { $count ->
        [one] Αγοράστε { $count } μετοχή, π.χ. 1. Έχετε { $cash }.
       *[other] Αγοράστε έως { $count } μετοχές, π.χ. { $example }. Έχετε { $cash }.
    }
cli-scored-now = Αν τελείωνε τώρα, θα είχατε { $mine } και ο πρώτος { $best }.
cli-scored-now-own = Αν τελείωνε τώρα, θα είχατε { $mine }.
cli-chain-resting = Η { $chain } δεν είναι στο ταμπλό· ώσπου να ιδρυθεί ξανά, οι μετοχές της δεν αξίζουν τίποτα.
cli-safe-from = ασφαλής από { $size } πλακίδια
chain = Αλυσίδα
