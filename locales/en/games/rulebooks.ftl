### The rulebooks: chapters and search.

contents = Contents
which-rules = Choose a rulebook
no-clauses-found = Nothing found. Try fewer words or different ones.

chapter-ACQ-SET = Set-up
chapter-ACQ-TRN = A turn
chapter-ACQ-FND = Founding a chain
chapter-ACQ-GRW = Growing chains
chapter-ACQ-MRG = Mergers
chapter-ACQ-BON = Bonuses
chapter-ACQ-SAF = Safe chains and dead tiles
chapter-ACQ-PRC = Prices
chapter-ACQ-BUY = Buying shares
chapter-ACQ-END = End of the game
chapter-STK-SET = Set-up
chapter-STK-RND = Rounds and turn order
chapter-STK-INF = Information
chapter-STK-SUP = Supply
chapter-STK-DEM = Demand
chapter-STK-ACT = Action
chapter-STK-SEL = Selling
chapter-STK-MOV = Movement
chapter-STK-END = End of the game
chapter-STK-TWO = Two players
chapter-STK-ADV = Advanced board
chapter-STK-BND = Bonds
chapter-STK-COM = Commodities and taxes
chapter-STK-DIC = Forecast dice
chapter-STK-STR = Strategy cards
chapter-STK-FPC = First player card
chapter-STK-INV = Investors
chapter-STK-AUC = Investor auction
chapter-STK-HID = Hidden and public information
