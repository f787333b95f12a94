### The coach: what it thinks of decisions, and the review of a game.

coach-verdict-best = melhor jogada
coach-verdict-fine = boa jogada
coach-verdict-inaccurate = imprecisão
coach-verdict-blunder = erro grave

coach-group-placing = Posicionamento
coach-group-founding = Fundação
coach-group-mergers = Fusões
coach-group-buying = Compras
coach-group-ending = Fim da partida
coach-group-preparation = Preparação
coach-group-bonds = Promissórias
coach-group-bidding = Lances
coach-group-boom_bust = Stock Boom e Stock Bust
coach-group-powers = Cartas e habilidades
coach-group-selling = Vendas
coach-group-shares = Ações
coach-group-deciding = Decisões

## Events of other players in the simulations, without a full stop: `coach-likelier` or `coach-rarer` goes around one.
coach-likelier = { $what }: mais provável depois da melhor jogada
coach-rarer = { $what }: menos provável depois da melhor jogada
coach-figures = em { $best } de { $of } simulações, contra { $chosen } depois da outra jogada
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
coach-reason-end_declared = { $player } declara o fim da partida
coach-reason-no_playable_tile = { $player } não tem tile jogável
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
coach-cause-you = A melhor jogada rende a você cerca de { $amount } a mais: { $line }
coach-cause-player = A melhor jogada rende a { $player } cerca de { $amount } a mais: { $line }
coach-cause-saves = A melhor jogada economiza cerca de { $amount }: { $line }
coach-cause-rival = Depois da melhor jogada, { $player } ganha cerca de { $amount } a menos: { $line }
coach-cause-pays = Depois da melhor jogada, { $player } paga cerca de { $amount } a mais: { $line }
coach-cause-bid = { $bid } pela Pilha { $pile } rende cerca de { $amount } a mais: { $line }
coach-cause-outbid = { $own } provavelmente será superado; { $bid } manteria a Pilha { $pile } e renderia cerca de { $amount } a mais: { $line }
coach-less-got = { $cause }, mas cerca de { $less } a menos: { $line }
coach-less-paid = { $cause }, mas custa cerca de { $less } a mais: { $line }
coach-line-of = { $line } ({ $thing })
coach-line-start = dinheiro inicial
coach-line-bought = compra de ações
coach-line-bonus = bônus de fusões
coach-line-sold = ações vendidas
coach-line-final_bonus = bônus finais
coach-line-final_sale = venda final
coach-line-piles = preço das Pilhas
coach-line-fees = taxas de negociação
coach-line-dividends = dividendos
coach-line-cards = cartas e habilidades
coach-line-bonds = promissórias
coach-line-majority = bônus de acionista majoritário
coach-line-commerce = commodities e impostos

## The review
coach-title = Análise da partida: { $game }
coach-working = Analisando a partida
coach-player = Jogador
coach-result = Resultado
coach-expectation = Expectativa
coach-luck = Sorte
coach-own = Jogo próprio
coach-others = Jogo dos outros
coach-adjusted = Descontada a sorte
coach-average-loss = Perda por decisão
coach-decisions = Decisões
coach-blunders = Erros graves
coach-inaccuracies = Imprecisões
coach-kind = Tipo de decisão
coach-given-away = Perdido
coach-sum = Resultado = expectativa + sorte + jogo próprio + jogo dos outros. O jogo é comparado com o dos jogadores simulados.
coach-costliest = As decisões mais custosas de { $player }
coach-no-errors = { $player } não cometeu nenhum erro claro
coach-move = Jogada { $n }
coach-instead = { $chosen }; melhor: { $best }
coach-cost = custa { $win } de chance de vencer e { $money } (± { $error })
coach-cost-win = custa { $win } de chance de vencer
coach-over-time = O que cada um podia esperar, jogada a jogada
coach-unfinished = A partida não acabou, por isso o resultado é o que cada um pode esperar agora.
coach-not-measured = A sorte não pode ser medida neste jogo.
coach-how = As decisões foram comparadas em { $simulations } partidas simuladas, só com o que o jogador podia saber. Sorte é o efeito do sorteio de tiles, cartas e previsões, comparado com outras distribuições possíveis. ± é o erro padrão.
