# Trust: private tables, devices, the honest deal.
error-not_invited = This table is private. Ask someone at the table for the invitation link.
error-set_aside = This table cannot be opened. It is kept as it is.
error-set_aside-rules = This game was started under different rules from those on this server. It is kept as it is.
error-set_aside-damaged = The saved data of this table cannot be read. It is kept as it is.
error-too_many = Too many windows are open from your address. Close some of them.
error-too_slow = The request did not arrive in time.
error-no_device = That is not one of your devices.
error-bad_origin = The browser sent an invalid address.
error-no_undo-too_often = You have undone this too often; now it stays.
notice-hurried = Many bots are thinking on this server right now, so each takes less time per decision.

continue-here-owner = This is { $name }’s personal link. If you continue, this device plays as { $name }.
continue-here-warning = Continue only if you are { $name }. Otherwise, whoever sent you the link could follow your games.

devices = Your devices
devices-note = Where you are signed in. Sign out any device you do not recognize or no longer use.
device-this = This device
device-other = Another device, since { $date }
device-used = last used on { $date }
sign-out = Sign out
sign-out-here-note = This device forgets who you are. Make a personal link first if you want to come back.
delete-me = Delete me
delete-me-note = Your name disappears from all tables and chats, and bots finish your games. This cannot be undone.
delete-me-sure = Yes, delete me

honest-title = Was the deal honest?
honest-good = Yes. The server had fixed its secret before any player added a number, and no one could choose the cards.
honest-bad = No: { $reason }
honest-bad-secret = the server’s secret is not the one it fixed before the start.
honest-bad-own = your own random number is not in the deal.
honest-bad-player = a player’s random number is not the one fixed before the start.
honest-bad-seed = the deal was not made from these numbers.
honest-unseen = The numbers match. This device did not see the start, so it cannot say more.
honest-none = This game was started without a proof.
honest-explain = Before the start, the server fixed a secret and each player’s device a random number, all of them sealed. Only then were they opened, and together they decided the deal.
honest-server = Server’s secret
honest-seed = Deal
honest-missing = not opened
honest-again = To check the cards too, download the record and run: bigboard verify
report = Report
reported = Reported. Thank you.
error-blocked = Whoever runs this server has blocked you.
error-muted = Whoever runs this server has switched your chat off.
error-no_line = That line of the chat cannot be reported.
error-bad_name-word = That name has a word in it that is not allowed here.
error-bad_chat-word = That message has a word in it that is not allowed here.
