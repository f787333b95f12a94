### Noter une partie jouée sur une vraie table.

keep-players = Qui joue, dans le sens horaire ? (Ana, Bo, Cy)
keep-start-tiles = Les tuiles de départ de { $names }, dans cet ordre ? (5C, 1A, 9I)
keep-how = Tapez ce qui se passe : 5C joue une tuile, puis found T, buy T T, trade 2, sell 1, keep, stop, end. `dead 5C` est une tuile morte montrée, `hand 1A 2B` ce qu’on sait de la main de qui décide ; undo annule une ligne, quit quitte.
keep-saved = L’enregistrement est dans { $file }. `bigboard replay` le montre, et le navigateur l’accepte sous Mes parties.
keep-only-acquire = Pour l’instant, seules les parties d’Acquire peuvent être notées.
