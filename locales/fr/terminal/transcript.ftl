### Noter une partie jouée sur une vraie table, dans le terminal.

keep-players = Qui joue, dans le sens des aiguilles d’une montre ? (Ana, Bo, Cy)
keep-how = Tapez ce qui se passe. Les premières lettres d’un mot suffisent, et des virgules séparent plusieurs choses : 5C, found T, buy T T, ou up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` signifie inconnu, `stop` termine une liste, `undo` retire la dernière ligne, `quit` quitte.
keep-saved = L’enregistrement est dans { $file }. `bigboard replay` le montre, et vous pouvez l’importer dans le navigateur, sous « Mes parties ».
keep-no-game = Vous pouvez noter ces jeux : { $games }.
keep-who = Dites quel joueur vous êtes : { $names }.
keep-seat = joueur
keep-separated = Séparez plusieurs réponses par des virgules.
keep-words = « { $typed } » ne correspond à aucune de ces réponses, ou à plusieurs : { $listed }
keep-foreign = { $file } n’est pas une partie que vous êtes en train de noter.
keep-count = { $game } se joue de { $least } à { $most } joueurs ; vous en avez nommé { $names }.
keep-same-name = Chaque joueur doit avoir un nom différent.
keep-bad-option = { $option } n’est pas une option du jeu { $game }, ou pas avec cette valeur. Options possibles : { $known }.
keep-dash = - pour une carte qui n’est pas montrée
