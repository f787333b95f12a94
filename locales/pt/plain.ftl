### Numa mesa simples: para jogos que não trazem telas próprias.

plain-pick = Escolha até { $count }.
plain-most-of = { $thing }: no máximo { $count }.
plain-too-dear = Isso custa { $cost }, e você tem { $cash }.
plain-costs = custa { $amount }
plain-gains = rende { $amount }
