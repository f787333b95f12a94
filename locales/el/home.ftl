### Αρχική, νέα τραπέζια και τα δικά μου παιχνίδια.

presets = Τρόποι να αρχίσετε
preset-first = Πρώτο παιχνίδι
preset-first-note = Υπομονετικά bots, αργός ρυθμός, απλοί κανόνες.
preset-base = Βασικό
preset-base-note = Το παιχνίδι όπως τυπώθηκε, τέσσερις παίκτες.
preset-epic = Επικό: τα πάντα
preset-epic-note = Όλες οι ενότητες, το προχωρημένο ταμπλό και όλοι οι επενδυτές.
preset-two = Δύο παίκτες
preset-two-note = Εσείς εναντίον ενός.
more-rules = Περισσότερα: οι κανόνες ένας ένας
clock-days-note = Το παιχνίδι μπορεί να κρατήσει μέρες. Το ρολόι τρέχει ακόμη κι όταν δεν κοιτά κανείς· όταν τελειώσει, ένα bot παίρνει τη μία απόφαση.
invited = Ο/Η { $host } έχει θέση για εσάς.
choose-yourself = Διαλέξτε μόνοι σας
your-turn-at = Η σειρά σας: { $name }
running-at = Σε εξέλιξη: { $name }
with-others = με { $names }
waits-since = περιμένει { $time }
last-move = τελευταία κίνηση πριν από { $time }
continue = Συνέχεια
live-game = Ζωντανά
no-live-game = Κανείς δεν παίζει δημόσια τώρα.
watch-bots = Δείτε bots να παίζουν
watch = Παρακολούθηση
bots-at-play = Bots σε παιχνίδι
my-games = Τα παιχνίδια μου
my-running = Σε εξέλιξη
no-running = Κανένα τραπέζι σας δεν είναι σε εξέλιξη.
my-finished = Τελειωμένα
no-finished = Δεν έχετε τελειώσει ακόμη παιχνίδι.
watched = Το είδατε
place = Θέση { $place } από { $players }
my-records = Καταγραφές
my-records-note = Πάρτε μαζί τα παιχνίδια σας: κάθε καταγραφή έχει το μοίρασμα και όλες τις ενέργειες, για την επανάληψη εδώ, στο τερματικό και σε προγράμματα.
export-records = Όλες οι καταγραφές ({ $count })
import-record = Φέρτε μια καταγραφή
statistics = Στατιστικά
statistics-all =
    { $count ->
        [one] { $count } παιχνίδι
       *[other] { $count } παιχνίδια
    }, νίκες { $share }
usual-rules = Οι συνηθισμένοι κανόνες
games-played = Παιχνίδια
places = Θέσεις
mean-money = Χρήματα κατά μέσο όρο
best-money = Καλύτερο
best-moments = Καλύτερες στιγμές
