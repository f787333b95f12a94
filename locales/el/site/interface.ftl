### Το πλαίσιο γύρω από τα παιχνίδια: πλοήγηση, ρυθμίσεις, κανόνες, επανάληψη.

loading = Φόρτωση…
close = Κλείσιμο
yes = Ναι
no = Όχι
save = Αποθήκευση
saved = Αποθηκεύτηκε
copy = Αντιγραφή
copied = Αντιγράφηκε
confirm = Επιβεβαίωση
try-again = Δοκιμάστε ξανά
why = γιατί;
why-what = Γιατί; { $what }
less-of = Λιγότερα: { $what }
more-of = Περισσότερα: { $what }
label-value = { $label }: { $value }

navigation = Κύρια πλοήγηση
skip-to-content = Στο περιεχόμενο
lobby = Αίθουσα
rules = Κανόνες
settings = Ρυθμίσεις
to-lobby = Στην αίθουσα
no-such-page = Δεν υπάρχει τέτοια σελίδα.

language = Γλώσσα
theme = Θέμα
theme-auto = Όπως η συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
theme-now = Θέμα: { $theme }
sound = Ήχοι
sound-note = Σύντομοι ήχοι για πλακίδια, χρήματα και τη σειρά σας.
sound-offer = Ενεργοποίηση ήχων
motion = Κινούμενα εφέ
motion-note = Πλακίδια και αριθμοί κινούνται ομαλά. Τα εφέ απενεργοποιούνται και όταν η συσκευή είναι ρυθμισμένη για λιγότερη κίνηση.
your-name = Το όνομά σας
you = Εσείς
guest-name = Επισκέπτης
personal-link = Ο προσωπικός σας σύνδεσμος
personal-link-note = Ανοίγει τα τραπέζια σας σε άλλη συσκευή. Ισχύει για μία χρήση και για μία ημέρα. Μην τον δώσετε σε κανέναν: όποιος τον ανοίξει συνδέεται στη θέση σας.
make-personal-link = Δημιουργία συνδέσμου
continue-here = Συνέχεια σε αυτή τη συσκευή
continue-here-instead = Σε αυτή τη συσκευή είστε { $name }. Αν συνεχίσετε, θα συνδεθείτε ως ο κάτοχος του συνδέσμου.

## Οι κανόνες, άρθρο προς άρθρο
all-rules = Όλοι οι κανόνες
no-clause = Το βιβλίο κανόνων δεν έχει τέτοιο άρθρο.
search-rules = Αναζήτηση στους κανόνες
clauses-found =
    { $count ->
        [one] { $count } άρθρο
       *[other] { $count } άρθρα
    }
source-rulebook = Από το βιβλίο κανόνων
source-ruling = Δική μας απόφαση όπου το βιβλίο σιωπά ή αντιφάσκει
source-convention = Σύμβαση αυτού του προγράμματος
source-house = Δικός μας κανόνας

## Επανάληψη
replay = Επανάληψη
replay-of = Επανάληψη: { $name }
to-start = Στην αρχή
to-end = Στο τέλος
step-back = Ένα βήμα πίσω
step-forward = Ένα βήμα μπροστά
play = Αναπαραγωγή
pause = Παύση
moment = Στιγμή
moment-of = Στιγμή { $at } από { $all }
speed = Ταχύτητα
eyes = Οπτική
eyes-all = Τα πάντα
eyes-spectator = Θεατής
eyes-of = { $player }
to-results = Αποτελέσματα
all-hands = Τα χέρια όλων των παικτών
