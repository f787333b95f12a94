# The edition without a server
site-loading = Loading: { NUMBER($done) } of { NUMBER($of) } MB
site-starting = Starting…
site-other-window = Big Board is open in another window of this browser. It continues here when that window is closed.
site-failed = Big Board could not be loaded. Check your connection and reload the page.
site-subtitle = Play stock-market board games against bots or on one device. No server and no account: your games stay in this browser.
site-kept = Kept in this browser
site-kept-note = Your name, games and progress are kept in this browser alone. Download your records under “My games” to take them along.
site-delete = Delete everything
site-delete-sure = Yes, delete everything in this browser
site-bots-note = The bots run in your browser here. The levels Hard and Expert simulate less in the same time, so they are weaker than on a server.
site-home = Home
site-to-home = Back to the start page
