# The edition without a server
site-loading = Loading: { NUMBER($done) } of { NUMBER($of) } MB
site-starting = Starting…
site-other-window = Big Board is open in another window of this browser. It continues here when that window is closed.
site-failed = Big Board could not be loaded. Check your connection and reload the page.
site-subtitle = Play stock-market board games against bots or on one device. No server and no account: your games stay in this browser.
site-kept = Stored in this browser
site-kept-note = Your name, games and progress are stored in this browser only. To take your records with you, download them under “My games”.
site-delete = Delete everything
site-delete-sure = Yes, delete everything in this browser
site-bots-note = Here the bots run in your browser. The levels Hard and Expert run fewer simulations in the same time, so they are weaker than on a server.
site-home = Home
site-to-home = Back to the home page
