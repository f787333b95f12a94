### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = a melhor resposta
coach-verdict-fine = boa
coach-verdict-inaccurate = imprecisa
coach-verdict-blunder = um erro grave

coach-group-placing = Posicionar
coach-group-founding = Fundar
coach-group-mergers = Fusões
coach-group-buying = Comprar
coach-group-ending = Encerrar a partida
coach-group-preparation = Preparação
coach-group-bonds = Promissórias
coach-group-bidding = Lances
coach-group-powers = Cartas e habilidades
coach-group-selling = Vender
coach-group-shares = Ações
coach-group-deciding = Decisões

## What happens in the simulated worlds, without a full stop: `coach-worlds` goes around it.
coach-worlds = { $what }: em { $best } de { $of } mundos, depois da sua escolha em { $chosen }
coach-worlds-of = { $what }: em { $best } de { $of } mundos, depois da escolha em { $chosen }
coach-worlds-next = { $what }: em { $best } de { $of } mundos, depois da segunda melhor resposta em { $chosen }
coach-reason-chain_founded = { $player } funda { $chain }
coach-reason-chain_acquired = { $chain } é adquirida
coach-reason-bonus =
    { $place ->
        [majority] { $player } recebe o bônus primário da { $chain }
        [majority_tied] { $player } divide os dois bônus da { $chain }
        [minority] { $player } recebe o bônus secundário da { $chain }
        [minority_tied] { $player } divide o bônus secundário da { $chain }
       *[both] { $player } recebe os dois bônus da { $chain }
    }
coach-reason-end_declared = { $player } declara o fim
coach-reason-no_playable_tile = { $player } não tem tile que possa jogar
coach-reason-pile_taken = { $player } leva a Pilha { $pile }
coach-reason-fee_paid = { $player } paga uma taxa de negociação
coach-reason-fee_owed = { $player } não pode pagar uma taxa de negociação
coach-reason-boom = { $player } joga um Stock Boom em { $company }
coach-reason-bust = { $player } joga um Stock Bust em { $company }
coach-reason-strategy_played = { $player } joga { $card }
coach-reason-sold = { $player } vende ações de { $company }
coach-reason-dividend_paid = { $player } recebe dividendo de { $company }
coach-reason-split = divisão de ações de { $company }
coach-reason-shares_split = { $player } tem ações de { $company } divididas
coach-reason-bankruptcy = falência de { $company }
coach-reason-shares_lost = { $player } perde ações de { $company }
coach-reason-majority = { $player } recebe o bônus de acionista majoritário de { $company }
coach-reason-other = { $player }: { $what }
coach-reason-account = { $player } tem { $amount } a mais: { $line }
coach-line-start = dinheiro inicial
coach-line-bought = compras mais baratas
coach-line-bonus = bônus de fusões
coach-line-sold = ações vendidas
coach-line-final_bonus = bônus finais
coach-line-final_sale = venda final
coach-line-piles = Pilhas mais baratas
coach-line-fees = taxas de negociação
coach-line-dividends = dividendos
coach-line-cards = cartas e habilidades
coach-line-bonds = promissórias
coach-line-majority = bônus de acionista majoritário
coach-line-commerce = commodities e impostos

## The review
coach-title = Análise de uma partida de { $game }
coach-working = Analisando a partida
coach-player = Jogador
coach-result = Resultado
coach-expectation = Expectativa
coach-luck = Sorte
coach-errors = Erros
coach-others = Jogo dos outros
coach-rest = Resto
coach-adjusted = Sem sorte
coach-average-loss = Perda por decisão
coach-decisions = Decisões
coach-blunders = Erros graves
coach-inaccuracies = Imprecisões
coach-kind = Tipo de decisão
coach-given-away = Desperdiçado
coach-sum = Resultado = expectativa + sorte + erros + jogo dos outros + resto.
coach-costliest = As decisões mais caras de { $player }
coach-no-errors = { $player } não cometeu erro que se destaque
coach-move = Jogada { $n }
coach-instead = { $chosen } em vez de { $best }
coach-cost = custa { $money } (± { $error }) e { $win } de chance de vencer
coach-over-time = O que cada um podia esperar, jogada a jogada
coach-unfinished = A partida não acabou: como resultado vale o que cada um pode esperar agora.
coach-not-measured = A sorte não pode ser medida neste jogo.
coach-how = As decisões foram testadas em { $simulations } partidas simuladas, cada uma com o que o jogador podia saber. Sorte é o que compras e previsões mudaram, com o resto da distribuição sorteado de novo; ± é o erro padrão.
