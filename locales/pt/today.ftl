### O jogo do dia e as partidas duplicadas.

deal-of-day = Distribuição do dia
day-note = Uma distribuição por dia para cada jogo, igual para todos, contra os mesmos bots. Quem faz o mesmo recebe as mesmas respostas.
day-counts = A primeira tentativa conta. Depois você pode treinar quanto quiser.
day-play = Jogar
day-resume = Continuar
day-practise = Treinar
day-earlier = Dias anteriores
day-late-note = Este dia já passou: ainda pode ser jogado, e o resultado fica marcado.
day-late = jogado depois
day-results = Resultados
day-finished-by = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
day-hidden = Os resultados aparecem depois que você jogar.
day-next = Próxima distribuição em { $time }
day-instead-of-you = { $bot } no seu lugar
day-watch = Assistir
day-share = Compartilhar
day-today = Hoje
day-all = Todas as distribuições e resultados
match-title = Partida duplicada
match-note = Um segundo grupo joga a mesma distribuição em uma mesa própria. Nenhum vê o outro antes que os dois terminem; então são comparados lugar por lugar.
match-make = Convidar um segundo grupo
match-link = Link para o segundo grupo
match-group = Grupo { $number }
match-own = seu grupo
match-waits = A comparação aparece quando os dois grupos terminarem.
error-in_contest = Outros também jogam esta distribuição, portanto isso não é possível agora.
error-no_day = Não há distribuição desse dia.
