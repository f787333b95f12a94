### Τραπέζια: να βρείτε ένα, να ανοίξετε ένα, να περιμένετε τους άλλους.

home-title = Η αγορά άνοιξε.
home-subtitle = Επιτραπέζια παιχνίδια χρηματιστηρίου με φίλους και bots στον περιηγητή σας. Αρκεί ένας σύνδεσμος, χωρίς λογαριασμό.
play-now = { $game } με bots
about-acquire = Ιδρύστε αλυσίδες ξενοδοχείων, αγοράστε μετοχές τους και γίνετε ο μεγαλομέτοχος όταν μια αλυσίδα εξαγοράζει άλλη.
about-stockpile = Ξέρετε από πριν πώς θα κινηθεί μία μετοχή. Κάντε προσφορές για συλλογές με ανοιχτές και κλειστές κάρτες και πουλήστε πριν το μάθουν οι άλλοι.
players-from-to = { $from } έως { $to } παίκτες
new-table = Νέο τραπέζι
your-tables = Τα τραπέζια σας
tables-open = Ανοιχτά τραπέζια
tables-running = Παιχνίδια σε εξέλιξη
tables-finished = Ολοκληρωμένα παιχνίδια
no-tables-open = Κανείς δεν περιμένει παίκτες. Ανοίξτε εσείς ένα τραπέζι.
seats-free =
    { $count ->
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
seats-full = Πλήρες
moves-played =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
finished = Τελείωσε
by-link = με σύνδεσμο

game = Παιχνίδι
game-acquire = Acquire
game-stockpile = Stockpile
company = Ποιοι παίζουν;
company-bots = Με bots
company-friends = Με φίλους
company-device = Σε αυτή τη συσκευή
players = Παίκτες
player-number = Παίκτης { $number }
seat-number = Θέση { $number }
name-of-player = Όνομα του παίκτη { $number }
seat-empty = Ελεύθερη
seat-open = Ελεύθερη για όποιον έχει τον σύνδεσμο
seat-local = Παίκτης σε αυτή τη συσκευή
seat-note-me = Είστε εσείς.
seat-note-open = Για όποιον έχει τον σύνδεσμο.
seat-note-local = Δίνετε τη συσκευή ο ένας στον άλλον· μια οθόνη κρύβει το χέρι του καθενός.
bot-level = Bot: { $level }
bot-player = Bot { $number }
starts-at-once = Το παιχνίδι αρχίζει αμέσως.
waits-for-friends = Παίρνετε έναν σύνδεσμο για τους φίλους σας και αρχίζετε όταν είναι όλοι εδώ.
create-and-play = Παίξτε
create-table = Άνοιγμα τραπεζιού

game-options = Κανόνες αυτού του παιχνιδιού
without = Χωρίς: { $options }
option-acquire-dead_tiles = Νεκρά πλακίδια
option-acquire-dead_tiles-explanation = Τι γίνεται στο τέλος της σειράς με τα πλακίδια που δεν μπορούν πια να παιχτούν, γιατί θα ένωναν ασφαλείς αλυσίδες.
option-acquire-dead_tiles-repeat = Αντικατάσταση όσο υπάρχουν
option-acquire-dead_tiles-once = Μία αντικατάσταση
option-acquire-dead_tiles-never = Μένουν στο χέρι
option-acquire-open_holdings = Φανερή περιουσία
option-acquire-open_holdings-explanation = Όλοι βλέπουν τα χρήματα και τις μετοχές όλων.

bot-easy = Εύκολο
bot-easy-explanation = Παίζει με απλούς κανόνες, αλλά του ξεφεύγουν περίπου οι μισές δυνατότητες.
bot-medium = Μέτριο
bot-hard = Δύσκολο
bot-expert = Ειδικός
bot-search-explanation = Προσομοιώνει έως { $simulations } παιχνίδια ανά απόφαση, το πολύ για { $seconds } δ.
bot-greedy = Άπληστο
bot-greedy-explanation = Παίζει αμέσως, με απλούς κανόνες.
bot-random = Τυχαίο
bot-random-explanation = Παίζει οποιαδήποτε επιτρεπτή κίνηση· για σύγκριση.

table-settings = Τραπέζι
table-name = Όνομα τραπεζιού
table-name-note = Αν το αφήσετε κενό, το τραπέζι παίρνει το όνομα του παιχνιδιού και το δικό σας.
public = Δημόσιο
public-note = Φαίνεται στην αίθουσα. Αλλιώς το βρίσκουν μόνο όσοι έχουν τον σύνδεσμο.
spectators = Θεατές
spectators-note = Άλλοι μπορούν να παρακολουθούν. Τα κρυφά δεν τα βλέπουν ποτέ.
hints = Συμβουλές
hints-note = Οι παίκτες μπορούν να ζητήσουν συμβουλή από ένα bot.
undo = Αναίρεση
undo-note = Μπορείτε να αναιρείτε βήματα της σειράς σας, όσο δεν έχει φανερωθεί κάτι κρυφό.
clock = Ρολόι
clock-note = Χρόνος για κάθε απόφαση και τετραπλάσιο απόθεμα.
clock-of = Ρολόι: { $player }
no-clock = Χωρίς ρολόι
bot-pace = Ρυθμός των bots
bot-pace-note = Πόσο περιμένει ένα bot πριν παίξει, ώστε να προλαβαίνετε.
pace-instant = Αμέσως
pace-fast = Γρήγορα
pace-normal = Κανονικά
pace-slow = Αργά

invite = Πρόσκληση φίλων
invite-note = Όποιος ανοίξει αυτόν τον σύνδεσμο μπορεί να πάρει ελεύθερη θέση ή να παρακολουθήσει.
share-link = Κοινοποίηση συνδέσμου
qr-code = Κωδικός QR του συνδέσμου
seats = Θέσεις
sit-down = Καθίστε
stand-up = Σηκωθείτε
kick = Απομάκρυνση
remove = Αφαίρεση
put-bot = Προσθήκη bot
bot-for-seat = Bot για τη θέση { $number }
fill-with-bots = Συμπλήρωση με bots
start = Έναρξη παιχνιδιού
all-here = Είναι όλοι εδώ.
some-away = { $count ->
    [one] Λείπει: { $names }.
   *[other] Λείπουν: { $names }.
 }
host-starts = { $host } θα ξεκινήσει το παιχνίδι.
table-closed = Το τραπέζι έκλεισε πριν αρχίσει το παιχνίδι.
