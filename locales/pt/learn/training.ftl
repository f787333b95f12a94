### Meus erros, e onde eu perco.

mistakes = Meus erros
mistakes-note = Decisões das suas próprias partidas que custaram alguma coisa. Decida de novo: você sabe só o que sabia então.
mistakes-none = Ainda não há nada para treinar. Suas partidas terminadas são analisadas, e toda decisão que claramente custou algo volta aqui.
mistakes-waiting = { $count ->
    [one] Uma das suas partidas está sendo analisada.
   *[other] { $count } das suas partidas estão sendo analisadas.
}
mistakes-due = { $count ->
    [0] Nenhuma decisão para hoje
    [one] Uma decisão para rever
   *[other] { $count } decisões para rever
}
mistakes-today = Hoje: { $answered } de { $portion }
mistakes-all = No total: { $cards } · aprendidas: { $learned }
mistakes-games = Jogo
mistakes-both = Todos
mistakes-start = Começar
mistakes-more = Continuar mesmo assim
mistakes-enough = Chega por hoje
mistakes-enough-note = Chega por hoje. As outras podem esperar.
mistakes-next-due = A próxima volta em { $date }.
mistakes-decide = Decida
mistakes-next = Próxima decisão
mistakes-again = { $days ->
    [0] Ela volta hoje.
    [one] Ela volta amanhã.
   *[other] Ela volta em { $days } dias.
}
mistakes-elsewhere = Você já respondeu em outro dispositivo, e aquela resposta vale.
mistakes-not-due = Ainda não era o dia dela, por isso esta resposta não conta.
mistakes-deleted = A partida dela foi apagada. A decisão continua aqui.
mistakes-reviews = Analisar minhas partidas automaticamente
mistakes-reviews-note = Depois de cada partida, em segundo plano; no máximo { $limit } partidas por dia.
mistakes-reviews-off = Este servidor só analisa partidas a pedido.
mistakes-portion = Decisões por dia
error-no_card = Esta decisão não é sua, ou nenhuma está marcada para hoje.
error-bad_card = Esta decisão vem de outra versão das regras e não pode ser mostrada. Ela continua guardada.

losses = Onde eu perco
losses-note = Pelas análises das suas partidas. Uma decisão importava se alguma jogada era claramente pior que a melhor.
losses-none = Nenhuma das suas partidas foi analisada ainda.
losses-most = Aqui você perde mais: { $kind }. São { $share } de todas as suas perdas, { $money } por decisão que importava.
losses-faultless = As análises não encontraram erros.
losses-total = { $count ->
    [one] Uma partida
   *[other] { $count } partidas
}, { $mattered } decisões que importavam. Perda por decisão: { $money } e { $win } de chance de vencer.
losses-by-kind = Por tipo de decisão
losses-by-phase = Por momento da partida
losses-by-money = Conforme o dinheiro
losses-phase-early = Primeiro terço
losses-phase-middle = Segundo terço
losses-phase-late = Último terço
losses-money-behind = Com menos que os outros
losses-money-level = Mais ou menos igual
losses-money-ahead = Com mais que os outros
losses-mattered = Importavam
losses-per = Perda por decisão
losses-share = Parte das perdas
losses-trend = Tendência
losses-against = Comparado com
losses-how = A tendência compara a segunda metade das suas partidas com a primeira: quanto da chance de vencer você perde por decisão, com um intervalo de 95%. Os bots são os das suas próprias partidas.
losses-grades = Partida por partida
losses-grade-faultless = Sem erros
losses-grade-strong = Muito boa
losses-grade-solid = Boa
losses-grade-uneven = Irregular
losses-grade-costly = Custosa
losses-given = { $win } de chance de vencer perdidos
losses-adjusted = { $money } (± { $error }) descontada a sorte
