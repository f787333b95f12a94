### Pourquoi une position est impossible. Le serveur envoie ces textes à l'éditeur.

impossible-lone = La tuile { $tile } touche une chaîne : elle doit en faire partie.
impossible-starts = { $tiles } tuiles isolées se touchent. Seules les { $most } tuiles de départ le peuvent.
impossible-never-gone = La tuile { $tile } ne peut pas être défaussée : ici, les tuiles mortes restent en main.
impossible-gone = La tuile { $tile } ne peut pas être défaussée : elle ne relie pas deux chaînes sûres.
impossible-short = { $chain } n'a qu'une tuile. Une chaîne en a au moins deux.
impossible-touches = { $chain } touche { $other } en { $tile }.
impossible-apart = { $chain } n'est pas d'un seul tenant : { $tile } est à part.
impossible-hand = Le joueur { $seat } a { $tiles } tuiles. Une main en a { $most } au plus.
impossible-hundreds = L'argent du joueur { $seat } doit être un multiple de 100 $, jamais négatif.
impossible-shares = Il n'y a que { $shares } actions de { $chain }.
impossible-no-end = La fin ne peut pas être annoncée ici.
impossible-no-purchase = Il n'y a rien à acheter ici.
impossible-no-tiles = Un tour complet sans tuile termine la partie.
impossible-cards = La position contient { $cards } cartes { $card }. Le jeu en a { $most }.
impossible-deck = La pioche du marché a { $cards } cartes. La suite de la partie en demande { $needed }.
impossible-face-up = { $card } est toujours face visible.
impossible-pile = La pile { $pile } a trop de cartes.
impossible-to-place = Le joueur { $seat } doit placer des cartes. Il lui en faut { $cards } en main.
impossible-debt = Le joueur { $seat } ne peut pas avoir moins de 0 $.
impossible-bid = Le joueur { $seat } a misé { $bid } et n'a que { $money }.
impossible-no-answer = Les règles ne demandent pas cette décision ici.
impossible-senseless = Ce changement n'a pas de sens ici.
