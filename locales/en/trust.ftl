# Trust: private tables, devices, the honest deal.
error-not_invited = This table is private. Ask somebody who sits there for the invitation link.
error-set_aside = This table cannot be opened. It is kept as it is.
error-set_aside-rules = This game was begun under other rules than this server plays. It is kept as it is.
error-set_aside-damaged = What is stored of this table cannot be read. It is kept as it is.
error-too_many = Too many windows are open at your place. Close some of them.
error-too_slow = The request did not arrive in time.
error-no_device = There is no such device of yours.
error-bad_origin = The browser sent an address that is none.
error-no_undo-too_often = You have taken this back often enough; now it stands.
notice-hurried = Many bots think on this server just now, so they take less time for each decision.

continue-here-owner = This is { $name }’s personal link. If you continue, this device plays as { $name }.
continue-here-warning = Continue only if you are { $name } yourself. Whoever sent you the link could otherwise follow your games.

devices = Your devices
devices-note = Where you are signed in. What you do not know or no longer use, sign out.
device-this = This device
device-other = Another device, since { $date }
device-used = last used on { $date }
sign-out = Sign out
sign-out-here-note = This device forgets who you are. Make a personal link first if you want to come back.
delete-me = Delete me
delete-me-note = Your name disappears from all tables and chats, and bots play on for you. This cannot be undone.
delete-me-sure = Yes, delete me

honest-title = Was the deal honest?
honest-good = Yes. The server had fixed its secret before anybody added theirs, and nobody could choose the cards.
honest-bad = No: { $reason }
honest-bad-secret = the server’s secret is not the one that it fixed before the start.
honest-bad-own = your own random number is not in the deal.
honest-bad-player = a player’s random number is not the one that was fixed before the start.
honest-bad-seed = the deal was not made from these numbers.
honest-unseen = The numbers fit together. This device did not watch the start, so it cannot say more.
honest-none = This game was begun without a proof.
honest-explain = Before the start the server fixed a secret and every player’s device a random number, all of them sealed. Only then they were opened, and together they decided the deal.
honest-server = Server’s secret
honest-seed = Deal
honest-missing = not opened
honest-again = To check the cards themselves too, download the record and run: bigboard verify

report = Report
reported = Reported. Thank you.
error-blocked = Whoever runs this server has blocked you.
error-muted = Whoever runs this server has switched your chat off.
error-no_line = That line of the chat cannot be reported.
error-bad_name-word = That name has a word in it that is not allowed here.
error-bad_chat-word = That message has a word in it that is not allowed here.
