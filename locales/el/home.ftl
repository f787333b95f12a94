### Αρχική, νέα τραπέζια και τα δικά μου παιχνίδια.

presets = Πώς να αρχίσετε
preset-first = Πρώτο παιχνίδι
preset-first-note = Εύκολα bots, αργός ρυθμός, απλοί κανόνες.
preset-base = Βασικό
preset-base-note = Το παιχνίδι όπως στο κουτί, τέσσερις παίκτες.
preset-epic = Epic: τα πάντα
preset-epic-note = Όλες οι παραλλαγές, το προχωρημένο ταμπλό και όλοι οι επενδυτές.
preset-two = Δύο παίκτες
preset-two-note = Εσείς εναντίον ενός αντιπάλου.
more-rules = Περισσότερα: ένας ένας οι κανόνες
clock-days-note = Το παιχνίδι μπορεί να κρατήσει μέρες. Το ρολόι τρέχει ακόμη κι όταν δεν κοιτά κανείς· όταν τελειώσει ο χρόνος, αυτή τη μία απόφαση την παίρνει ένα bot.
invited = { $host } σας κράτησε μια θέση.
choose-yourself = Δικές σας ρυθμίσεις
your-turn-at = Η σειρά σας: { $name }
running-at = Σε εξέλιξη: { $name }
with-others = με: { $names }
waits-since = περιμένει { $time }
last-move = τελευταία κίνηση πριν από { $time }
continue = Συνέχεια
live-game = Ζωντανά
no-live-game = Δεν παίζεται τώρα κάποιο δημόσιο παιχνίδι.
watch-bots = Δείτε bots να παίζουν
watch = Παρακολούθηση
bots-at-play = Παίζουν bots
my-games = Τα παιχνίδια μου
my-running = Σε εξέλιξη
no-running = Δεν έχετε παιχνίδι σε εξέλιξη.
my-finished = Ολοκληρωμένα
no-finished = Δεν έχετε ολοκληρώσει ακόμη κανένα παιχνίδι.
watched = Το είδατε
place = Θέση { $place } από { $players }
my-records = Καταγραφές
my-records-note = Πάρτε μαζί σας τα παιχνίδια σας: κάθε καταγραφή έχει το μοίρασμα και όλες τις ενέργειες, για επανάληψη εδώ, στο τερματικό ή στα δικά σας προγράμματα.
export-records = Όλες οι καταγραφές ({ $count })
import-record = Εισαγωγή καταγραφής
statistics = Στατιστικά
statistics-all =
    { $count ->
        [one] { $count } παιχνίδι
       *[other] { $count } παιχνίδια
    }, νίκες { $share }
usual-rules = Οι συνηθισμένοι κανόνες
games-played = Παιχνίδια
places = Θέσεις
mean-money = Μέσος όρος χρημάτων
best-money = Ρεκόρ
best-moments = Καλύτερες στιγμές
