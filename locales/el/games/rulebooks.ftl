### Οι κανόνες: κεφάλαια και αναζήτηση.

contents = Περιεχόμενα
which-rules = Διαλέξτε βιβλίο κανόνων
no-clauses-found = Δεν βρέθηκε τίποτα. Δοκιμάστε λιγότερες ή άλλες λέξεις.

chapter-ACQ-SET = Προετοιμασία
chapter-ACQ-TRN = Η σειρά ενός παίκτη
chapter-ACQ-FND = Ίδρυση αλυσίδας
chapter-ACQ-GRW = Επέκταση αλυσίδων
chapter-ACQ-MRG = Συγχωνεύσεις
chapter-ACQ-BON = Μπόνους
chapter-ACQ-SAF = Ασφαλείς αλυσίδες και νεκρά πλακίδια
chapter-ACQ-PRC = Τιμές
chapter-ACQ-BUY = Αγορά μετοχών
chapter-ACQ-END = Τέλος του παιχνιδιού
chapter-STK-SET = Προετοιμασία
chapter-STK-RND = Γύροι και σειρά παιξίματος
chapter-STK-INF = Πληροφορίες
chapter-STK-SUP = Εφοδιασμός
chapter-STK-DEM = Ζήτηση
chapter-STK-ACT = Ενέργειες
chapter-STK-SEL = Πωλήσεις
chapter-STK-MOV = Μεταβολές
chapter-STK-END = Τέλος του παιχνιδιού
chapter-STK-TWO = Δύο παίκτες
chapter-STK-ADV = Προχωρημένο ταμπλό
chapter-STK-BND = Ομόλογα
chapter-STK-COM = Προϊόντα και φορολογία
chapter-STK-DIC = Ζάρια προβλέψεων
chapter-STK-STR = Κάρτες στρατηγικής
chapter-STK-FPC = Κάρτα Πρώτου Παίκτη
chapter-STK-INV = Επενδυτές
chapter-STK-AUC = Δημοπράτηση επενδυτών
chapter-STK-HID = Κρυφές και φανερές πληροφορίες
