### Η εφαρμογή: πλήκτρα, ειδοποιήσεις, κοινοποίηση, ρεβάνς.

share-picture = Εικόνα του αποτελέσματος
rematch-asked = { $name } προτείνει νέο παιχνίδι με όλους.
rematch-yes = Είμαι μέσα
rematch-no = Όχι, ευχαριστώ
rematch-declined = Δώσατε τη θέση σας στο νέο τραπέζι.
copy-moment = Σύνδεσμος για αυτή τη στιγμή
notify = Ειδοποιήσεις
notify-note = Ο περιηγητής σάς ειδοποιεί όταν είναι η σειρά σας σε κάποιο τραπέζι σας.
notify-refused = Ο περιηγητής δεν το επιτρέπει. Αλλάξτε το στις ρυθμίσεις του για αυτή τη σελίδα.
keyboard = Πλήκτρα
key-help = Αυτή η λίστα
key-next = Στο επόμενο στοιχείο
key-press = Πάτημα
key-close = Κλείσιμο
key-skip = Παράλειψη της σκηνής
key-board = Στο ταμπλό, από θέση σε θέση
key-step = Ένα βήμα πίσω ή μπροστά
key-ends = Στην αρχή, στο τέλος

reactions = Αντιδράσεις
reaction-clap = Χειροκρότημα
reaction-laugh = Γέλιο
reaction-wow = Ουάου
reaction-think = Χμ
reaction-cry = Ωχ
reaction-money = Λεφτά!
mute = Σίγαση: { $name }
silence = Σίγαση για όλους: { $name }
remove-person = Απομάκρυνση: { $name }
notice-silenced = { $name } δεν μπορεί πια να γράφει στη συνομιλία.
notice-heard = { $name } μπορεί και πάλι να γράφει στη συνομιλία.
while-away = Όσο λείπετε
answer-show = Να δείχνονται πάντα μετοχές για μερίσματα
answer-show-note = Το τραπέζι δείχνει για εσάς ό,τι μπορεί.
answer-pass = Πάσο όπου επιτρέπεται
answer-pass-note = Το τραπέζι αρνείται για εσάς προαιρετικές ικανότητες, όπως μια ματιά σε συλλογή.
remind-mail = E-mail όταν είναι η σειρά σας
remind-mail-note = Μία φορά σε κάθε σειρά, όταν λείπετε για λίγη ώρα. Πρώτα έρχεται σύνδεσμος που επιβεβαιώνει τη διεύθυνση.
remind-unconfirmed = Ανοίξτε τον σύνδεσμο στο e-mail που σας στείλαμε.
remind-webhook = Webhook
remind-webhook-note = Καλείται με JSON όταν είναι η σειρά σας.
hear-everybody = Κατάργηση σίγασης για όλους
muted-people =
    { $count ->
        [one] { $count } άτομο είναι σε σίγαση σε αυτή τη συσκευή.
       *[other] { $count } άτομα είναι σε σίγαση σε αυτή τη συσκευή.
    }
