### Numa mesa simples: para jogos que não trazem telas próprias.

plain-pick = Escolha até { $count }.
plain-picked = { $count } de { $most } escolhidos
plain-costs = custa { $amount }
plain-gains = rende { $amount }
plain-waits = { $player } decide
plain-over = A partida acabou
plain-worth = Patrimônio de cada jogador
