### Le terminal, quel que soit le jeu. Le client web ne charge pas ce fichier.

## Pour commencer
cli-pitch-acquire = Fondez des chaînes, agrandissez-les, dominez celles qui sont absorbées.
cli-pitch-stockpile = Connaissez d’avance un cours, posez des cartes, enchérissez, vendez à temps.
cli-how-to-answer = Répondez par un numéro, ou en mots : { $examples }
cli-at-any-time = Commandes : { $commands }. Sauvegarde auto.

## Commandes : chaque mot vaut en anglais et dans cette langue
cli-command-help = aide
cli-command-hint = conseil
cli-command-why = pourquoi
cli-command-undo = annuler
cli-command-log = journal
cli-command-chart = tableau
cli-command-rules = règles
cli-command-save = enregistrer
cli-command-position = position
cli-command-quit = quitter
cli-argument-word = [mot]
cli-argument-file = FICHIER
cli-a-number = un numéro
cli-a-number-note = la réponse qui porte ce numéro
cli-words = des mots
cli-help-help = cette liste
cli-help-hint = ce que ferait un bot, et à quel point il est sûr
cli-help-why = la règle derrière un refus, un événement, un mot à l’écran ou un numéro de règle
cli-help-undo = annule votre dernier coup, s’il n’a rien révélé de caché
cli-help-log = tout ce qui s’est passé
cli-help-chart = les tableaux imprimés, et les cartes avec leurs textes
cli-help-rules = le livret de règles, ou les règles qui contiennent ce mot
cli-help-save = écrit une copie de la partie ; elle est aussi enregistrée automatiquement
cli-help-position = la position en une ligne de texte
cli-help-quit = quitte ; la partie est enregistrée
cli-enter-note = montre la table à nouveau

## Réponses
cli-answers-are = Les réponses sont { $keys }. `aide` en dit plus.
cli-one-answer = Donnez une seule réponse à la fois.
cli-not-understood = « { $line } » n’a pas été compris. Tapez un numéro de la liste, ou des mots comme { $examples }.
cli-too-many =
    { $most ->
        [one] Cela fait { $count } ; { $most } au plus.
       *[other] Cela fait { $count } ; { $most } au plus.
    }
cli-so-far =
    { $count ->
        [one] Jusqu’ici : { $things }. Encore { $count }, ou Entrée pour finir ; `annuler` recommence.
       *[other] Jusqu’ici : { $things }. Encore { $count } au plus, ou Entrée pour finir ; `annuler` recommence.
    }
cli-for = { $things } pour { $amount }
cli-for-example = Par exemple : { $example }.
cli-you-have = vous avez { $count }
cli-why-rule = `pourquoi` montre la règle { $rule }
cli-why-unknown = Rien sur la table ne s’appelle « { $word } ». `règles { $word }` cherche dans le livret.
cli-allowed = C’est permis maintenant.
cli-forgotten = Annulé. Rien n’a encore été joué ; choisissez de nouveau.
cli-taken-back = Annulé.
hint-share = confiance : { $share }
cli-hint-title = Ce que ferait un bot après une seconde, en sachant ce que vous savez :
cli-expects = prévoit { $money }
cli-made-up = Les mains des autres sont devinées au hasard ; les vraies sont cachées.
cli-more =
    { $count ->
        [one] encore { $count } ; Entrée continue, q arrête
       *[other] encore { $count } ; Entrée continue, q arrête
    }
# Deux choses que le même joueur a faites, l’une après l’autre.
cli-then = { $first } ; { $second }

## Joueurs et bots
cli-thinks = { $player } réfléchit…
cli-bot-failed = { $player } ({ $bot }), erreur : { $trouble }. Le bot greedy a décidé.
cli-pass-keyboard = Passez le clavier à { $player }.
cli-press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
cli-again = Rejouer ? Entrée : oui, n : non
cli-account = Comptes de la partie

## Sauvegarde
cli-saved = La partie est enregistrée. `bigboard play --resume{ $file }` la continue.
cli-nothing-played = Rien n’a encore été joué, donc rien n’est enregistré.
cli-not-saved = La partie n’a pas pu être enregistrée.
cli-cannot-save = La partie n’a pas pu être enregistrée : { $trouble }. `enregistrer FICHIER` l’enregistre ailleurs.
cli-cannot-keep = L’enregistrement n’a pas pu être sauvegardé : { $trouble }.
cli-cannot-write = Impossible d’écrire { $file } : { $trouble }.
cli-no-record = { $file } existe déjà et n’est pas une partie enregistrée ; il n’a pas été modifié.
cli-save-what = `enregistrer` demande un nom de fichier, comme dans `enregistrer vendredi.json`. La partie est enregistrée de toute façon.
cli-record-is = L’enregistrement est dans { $file } ; `bigboard replay` le montre.
cli-resumed = Partie reprise depuis { $file }.
cli-cannot-resume = Cette partie ne peut pas être reprise. { $trouble }
cli-game-is-over = Cette partie est terminée. `bigboard replay { $file }` la montre.
cli-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre. `bigboard play` en commence une.

## Relecture
cli-replay-help = Entrée ou n : suivant · p : précédent · g 40 : aller au coup 40 · q : arrêter
cli-bad-move = Les coups vont de 0 à { $last }.
cli-not-over = La partie n’est pas terminée : à { $player } de décider.
cli-bad-record = Cet enregistrement ne peut pas être lu jusqu’au bout. { $trouble }

## Erreurs sur la ligne de commande
cli-no-language = La langue « { $language } » n’existe pas. Choisissez parmi : { $known }.
cli-no-game = Le jeu « { $game } » n’existe pas. Choisissez parmi : { $known }.
cli-in-full = `{ $command }` montre une réponse en entier.
cli-rule-untranslated = Cette règle n’existe qu’en anglais.
cli-no-rule = Aucune règle du jeu { $game } ne contient « { $word } ». `rules` sans mot les montre toutes.
cli-no-bot = Le bot « { $bot } » n’existe pas. Choisissez parmi : { $known }, ou donnez module:Class.
cli-bots-for-seats =
    { $seats ->
        [one] Vous avez nommé { $bots } bots pour { $seats } place : nommez-en un.
       *[other] Vous avez nommé { $bots } bots pour { $seats } places : nommez-en un pour toutes, ou un pour chacune.
    }
cli-no-modules = { $game } n’a pas de modules ; retirez --with.
cli-no-module = { $game } n’a pas de module « { $module } ». Choisissez parmi : { $known }, ou all.
cli-bad-option = Une option s’écrit NOM=VALEUR, comme open_holdings=false, et non « { $option } ».
cli-bad-humans = Il peut y avoir de 1 à { $players } personnes, pas { $humans }.
cli-bad-seat = Les places vont de 1 à { $players } ; il n’y a pas de place { $seat }.
cli-mine-or-record = Indiquez un RECORD, ou un dossier avec --mine. Une page (--html) se fait d’un seul RECORD.
cli-mine-no-folder = Le dossier { $folder } n’existe pas.
cli-mine-none = { $folder } ne contient aucune partie où votre place est connue.
cli-mine-skipped = Non analysé : { $file }. { $why }
cli-mine-which = Le fichier ne dit pas quelle place est la vôtre. Indiquez-la avec --seat ou --name.
cli-bad-names =
    { $names ->
        [one] Vous avez donné { $names } nom pour { $humans } personnes au clavier.
       *[other] Vous avez donné { $names } noms pour { $humans } personnes au clavier.
    }
