### O jogo do dia e as partidas duplicadas.

deal-of-day = Distribuição do dia
day-note = Uma distribuição por dia para cada jogo, igual para todos, contra os mesmos bots. Se você fizer as mesmas jogadas, os bots respondem do mesmo modo.
day-counts = A sua primeira tentativa conta. Depois você pode treinar quanto quiser.
day-play = Jogar
day-resume = Continuar
day-practise = Treinar
day-earlier = Dias anteriores
day-late-note = O prazo passou. Ainda é possível jogar, mas o resultado fica marcado como atrasado.
day-late = jogada com atraso
day-results = Resultados
day-finished-by = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
day-hidden = Você verá os resultados depois de jogar.
day-next = Próxima distribuição em { $time }
day-instead-of-you = { $bot } no seu lugar
day-watch = Assistir
day-share = Compartilhar
day-today = Hoje
day-all = Todas as distribuições e resultados
match-title = Partida duplicada
match-note = Um segundo grupo joga a mesma distribuição em outra mesa. Nenhum grupo vê o outro até os dois terminarem. Então os resultados são comparados lugar por lugar.
match-make = Convidar um segundo grupo
match-link = Link para o segundo grupo
match-group = Grupo { $number }
match-own = seu grupo
match-waits = Você verá a comparação quando os dois grupos terminarem.
error-in_contest = Não disponível enquanto outros ainda jogam esta distribuição.
error-no_day = Não há distribuição para esse dia.
