### Les livres de règles : chapitres et recherche.

contents = Sommaire
which-rules = Choisissez un livret de règles
no-clauses-found = Aucun résultat. Essayez moins de mots, ou d’autres.

chapter-ACQ-SET = Mise en place
chapter-ACQ-TRN = Un tour
chapter-ACQ-FND = Fonder une chaîne
chapter-ACQ-GRW = Agrandir une chaîne
chapter-ACQ-MRG = Fusions
chapter-ACQ-BON = Primes
chapter-ACQ-SAF = Chaînes protégées et tuiles mortes
chapter-ACQ-PRC = Prix
chapter-ACQ-BUY = Acheter des actions
chapter-ACQ-END = Fin de la partie
chapter-STK-SET = Mise en place
chapter-STK-RND = Manches et ordre du tour
chapter-STK-INF = Information
chapter-STK-SUP = Offre
chapter-STK-DEM = Demande
chapter-STK-ACT = Action
chapter-STK-SEL = Vente
chapter-STK-MOV = Mouvement
chapter-STK-END = Fin de la partie
chapter-STK-TWO = À deux joueurs
chapter-STK-ADV = Plateau avancé
chapter-STK-BND = Obligations
chapter-STK-COM = Matières premières et taxes
chapter-STK-DIC = Dés de prévision
chapter-STK-STR = Cartes Stratégie
chapter-STK-FPC = Carte Premier joueur
chapter-STK-INV = Investisseurs
chapter-STK-AUC = Enchère des investisseurs
chapter-STK-HID = Informations cachées et publiques
