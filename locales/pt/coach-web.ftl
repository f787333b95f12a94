### The coach at the table.

advice-ask = O que você acha?
advice-best = É o que eu faria.
advice-fine = Bom: nada é claramente melhor.
advice-sure = Tem certeza? Veja { $place }.
advice-look = Veja { $place }.
advice-even = Nenhuma resposta se destaca; { $place } é tão boa quanto qualquer outra.
advice-show = Mostre por quê
advice-anyway = Fazer assim mesmo
advice-title = O treinador
advice-yours = Sua escolha
advice-options = As melhores respostas
advice-answer = Resposta
advice-money = Dinheiro no fim
advice-win = Chance de vencer
advice-below = Abaixo da melhor
advice-why = O que faz a diferença
advice-how = Testado em { $simulations } partidas simuladas, a partir do que você pode saber. ± é o erro padrão.
advice-warn = Avise-me de erros graves
advice-warn-note = O treinador olha cada resposta antes que ela valha.

### The review of a finished game in the browser.

review = Análise
review-of = Análise: { $name }
review-begin = Analisar esta partida
review-about = Cada decisão é testada de novo a partir do que seu jogador podia saber, e a sorte é separada da habilidade. Leva cerca de um minuto.
review-progress = { $done } de { $of } decisões
review-waiting = Aguardando a vez…
review-failed = A análise não pôde ser concluída. Tente mais tarde.
review-sums = De onde vêm os resultados
review-sums-note = Cada linha fecha: resultado = expectativa + sorte + erros + jogo dos outros + resto.
review-kinds = Por tipo de decisão
review-costliest = As cinco decisões mais caras
review-show = Mostrar
review-try = Tentar
review-try-note = “Tentar” abre uma mesa privada nesse momento: você continua contra bots.
review-tried = Tentativa: { $name }
review-rating = Qualidade de jogo
review-rating-note = Perda média por decisão nas partidas analisadas: menos é melhor.
review-rating-of = { $loss } por decisão · { $count ->
        [one] uma partida
       *[other] { $count } partidas
    } · { $blunders ->
        [0] nenhum erro grave
        [one] um erro grave
       *[other] { $blunders } erros graves
    }
review-whose = Decisões de quem
review-brief = Em resumo
review-brief-won = { $player } venceu com { $money }.
review-brief-lost = { $player } terminou com { $money }, { $gap } atrás de { $winner }.
review-brief-luck = { $kind ->
    [good] A sorte deu { $money } (± { $error }) a { $player }.
    [bad] O azar custou { $money } (± { $error }) a { $player }.
   *[even] A sorte quase não pesou: { $money } (± { $error }).
}
review-brief-errors = { $count ->
    [0] Nenhuma decisão se destaca como erro claro.
    [one] Uma decisão custou mais:
   *[other] Estas { $count } decisões custaram mais:
}
