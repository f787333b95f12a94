### Company: people to play with.

quick-title = Παίξτε με ανθρώπους
quick-note = Συναντάτε ανθρώπους που θέλουν το ίδιο παιχνίδι. Αν μείνουν ελεύθερες θέσεις (αναμονή: { $wait }), τις παίρνουν bots και το παιχνίδι αρχίζει.
quick-any = Οποιοσδήποτε αριθμός
pace = Ρυθμός
quick-wait = Αναμονή το πολύ
quick-find = Εύρεση παικτών
quick-notify = Ειδοποίηση όταν κάποιος θέλει να παίξει
quick-notify-note = Ο περιηγητής σάς ειδοποιεί όσο το Big Board είναι ανοιχτό σε μια καρτέλα. Οι ρυθμίσεις προσφέρουν e-mail, αν ο διακομιστής το στέλνει.
quick-wanted = Κάποιος θέλει να παίξει: { $name }
quick-found = Το παιχνίδι σας αρχίζει: { $name }
quick-looking = Αναζήτηση παικτών
quick-fills = Τα bots θα πάρουν τις ελεύθερες θέσεις σε { $time }.
quick-starting = Το παιχνίδι αρχίζει.
quick-stop = Διακοπή αναζήτησης
people-here = { $count ->
    [one] { $count } άτομο εδώ τώρα
   *[other] { $count } άτομα εδώ τώρα
 }
profile-quick = Γρήγορος
profile-steady = Σταθερός
profile-relaxed = Χαλαρός
profile-days = Σε διάρκεια ημερών
notice-bots_fill = Η αναμονή τελείωσε· τα bots παίρνουν τις ελεύθερες θέσεις.
remind-matches = Και όταν κάποιος ψάχνει παίκτες
remind-matches-note = Το πολύ μία φορά την ώρα, όσο δεν είστε σε τραπέζι.

people-title = Άτομα με τα οποία έχετε παίξει
people-agree = Να με βρίσκουν όσοι έχουν παίξει μαζί μου
people-agree-note = Βλέπουν πότε είστε εδώ και μπορούν να σας προσκαλέσουν, κι εσείς τους βλέπετε. Στη λίστα είναι μόνο όσοι συμφωνούν· μπορείτε να αλλάξετε γνώμη οποτεδήποτε.
people-none = Κανένας από όσους έχουν παίξει μαζί σας δεν έχει συμφωνήσει ακόμη.
people-here-now = εδώ τώρα
people-games = { $count ->
    [one] { $count } παιχνίδι μαζί
   *[other] { $count } παιχνίδια μαζί
 }
people-invite = Πρόσκληση
people-invite-one = Πρόσκληση: { $name }
people-invited = Στάλθηκε πρόσκληση
people-invite-to = Πρόσκληση για
people-block = Αποκλεισμός: { $name }
people-unblock = Άρση αποκλεισμού: { $name }
people-blocked = { $count ->
    [one] { $count } αποκλεισμένο άτομο
   *[other] { $count } αποκλεισμένα άτομα
 }
people-block-note = Δεν συναντάτε πια ένα άτομο που αποκλείετε: ούτε στην εύρεση παικτών, ούτε με πρόσκληση, ούτε στο ίδιο τραπέζι, ούτε στη συνομιλία. Δεν ενημερώνεται γι’ αυτό.
meet-again = Να ξαναπαίξετε μαζί;
invitation-from = Πρόσκληση από { $name } για { $game }
invitation-join = Συμμετοχή
invitation-decline = Απόρριψη
error-apart = Δεν μπορείτε να καθίσετε σε αυτό το τραπέζι.
error-apart-own = Έχετε αποκλείσει τον παίκτη { $name }, που κάθεται σε αυτό το τραπέζι.
error-no_person = Αυτό γίνεται μόνο με άτομα που έχετε συναντήσει σε τραπέζι.
game-pace-note = Ορίζει το ρολόι, την ταχύτητα των bots και πόσο μπορεί να λείπει ένας παίκτης πριν παίξει ένα bot.
