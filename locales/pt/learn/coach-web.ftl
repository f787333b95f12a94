### The coach at the table.

advice-ask = O que você acha?
advice-best = É o que eu jogaria.
advice-fine = Boa jogada: nenhuma outra vence claramente mais vezes.
advice-fine-by = Boa jogada. Um pouco melhor: { $place } (chance de vencer: +{ $win }).
advice-sure = Tem certeza? Veja { $place }.
advice-look = Veja { $place }.
advice-even = Nenhuma jogada se destaca; { $place } é tão boa quanto qualquer outra.
advice-show = Mostrar por quê
advice-anyway = Fazer assim mesmo
advice-title = O treinador
advice-yours = Sua jogada
advice-options = As melhores jogadas
advice-answer = Jogada
advice-money = Dinheiro no fim
advice-win = Chance de vencer
advice-why = O que faz a diferença
advice-how = Com base em { $simulations } partidas simuladas, só com o que você pode saber. Em letra pequena, a diferença para a melhor jogada; ± é o erro padrão.
advice-busy = O servidor está ocupado: isto levou { $seconds } s.
advice-unsure = O servidor está ocupado demais para um veredito confiável. Pergunte de novo em instantes.
advice-keep = Manter todas as ações
advice-warn = Avisar sobre erros graves
advice-warn-note = O treinador confere cada jogada antes que ela valha.

### The review of a finished game in the browser.

review = Análise
review-of = Análise: { $name }
review-begin = Analisar esta partida
review-about = Cada decisão é testada de novo em simulações, só com o que o jogador podia saber, para separar a sorte da habilidade. Suas decisões mais custosas aparecem primeiro; a partida inteira leva alguns minutos.
review-progress = { $done } de { $of } partes
review-so-far = Resultados até agora
review-waiting = Na fila…
review-failed = A análise não pôde ser concluída. Tente mais tarde.
review-sums = De onde vêm os resultados
review-sums-note = Cada linha é uma soma: resultado = expectativa + sorte + jogo próprio + jogo dos outros. O jogo é comparado com o dos jogadores simulados: o jogo dos outros é o que as decisões dos outros jogadores deram a este jogador ou tiraram dele.
review-kinds = Por tipo de decisão
review-costliest = { $count ->
    [one] A decisão mais custosa
    [5] As cinco decisões mais custosas
   *[other] As { $count } decisões mais custosas
}
review-compared = A decisão tomada e a melhor
review-played = Jogada feita
review-better = Melhor
review-show = Mostrar
review-try = Experimentar
review-try-note = “Experimentar” abre uma mesa privada nesse momento: você continua contra bots.
review-tried = Tentativa: { $name }
review-rating = Qualidade de jogo
review-rating-note = Perda média por decisão nas partidas analisadas; quanto menor, melhor.
review-rating-of = { $loss } por decisão · { $count ->
        [one] uma partida
       *[other] { $count } partidas
    } · { $blunders ->
        [0] nenhum erro grave
        [one] um erro grave
       *[other] { $blunders } erros graves
    }
review-whose = Decisões de
review-brief = Em resumo
review-brief-won = { $player } venceu com { $money }.
review-brief-lost = { $player } terminou com { $money }, { $gap } atrás de { $winner }.
review-brief-luck = { $kind ->
    [good] A sorte deu { $money } (± { $error }) a { $player }.
    [bad] O azar custou { $money } (± { $error }) a { $player }.
   *[even] A sorte quase não pesou: { $money } (± { $error }).
}
review-brief-most = O que mais pesou: { $part } ({ $money }).
review-brief-errors = { $count ->
    [0] Não houve erros claros.
    [one] A decisão mais custosa:
   *[other] As { $count } decisões mais custosas:
}
