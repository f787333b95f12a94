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
cli-legend-board = o μόνο · x ποτέ · [ ] νέο · 5C: δικό σας
cli-legend-most = υπογράμμιση: πιο πολλές μετοχές

cli-founds = ιδρύει αλυσίδα με { $size }
cli-grows = { $chain } γίνεται { $size }
cli-your-choice = επιλογή σας
cli-blocked = κλειστό: όχι όγδοη αλυσίδα
cli-dead = νεκρό: θα ένωνε ασφαλείς
cli-a-share = { $price } η μετοχή
cli-no-share-left = καμία μετοχή στην τράπεζα
cli-ask-dispose = { $survivor } εξαγοράζει { $acquired }· έχετε { $held }. Ανταλλάξτε 2 προς 1 ή πουλήστε, για παράδειγμα trade 2, sell 1· τις υπόλοιπες τις κρατάτε.
cli-ask-sell = Έχετε { $held } × { $acquired }. Πόσες πουλάτε προς { $price }; Κρατάτε τις άλλες.
cli-ask-buy =
    { $count ->
        [one] Αγοράστε { $count } μετοχή, π.χ. 1. Έχετε { $cash }.
       *[other] Αγοράστε έως { $count } μετοχές, π.χ. { $example }. Έχετε { $cash }.
    }
cli-scored-now = Αν μετρηθεί τώρα, έχετε { $mine } και ο καλύτερος { $best }.
cli-scored-now-own = Αν μετρηθεί τώρα, έχετε { $mine }.
cli-chain-resting = { $chain }: δεν είναι στο ταμπλό· μπορεί να ιδρυθεί, και ως τότε οι μετοχές της περιμένουν.
cli-safe-from = ασφαλής από { $size } πλακίδια
chain = Αλυσίδα
