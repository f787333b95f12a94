### Company: people to play with.

match-title = Jogar com pessoas
match-note = Você encontra pessoas que querem o mesmo jogo. Se ainda houver lugares livres depois de { $wait }, bots os ocupam e a partida começa.
match-any = Qualquer número
pace = Ritmo
match-wait = Esperar no máximo
match-find = Procurar jogadores
match-notify = Avise-me quando alguém quiser jogar
match-notify-note = O navegador avisa enquanto o Big Board estiver aberto em uma aba. As configurações oferecem e-mail, se o servidor o envia.
match-wanted = Alguém quer jogar: { $name }
match-found = Sua partida começa: { $name }
match-looking = Procurando jogadores
match-fills = Bots ocupam os lugares livres em { $time }.
match-starting = A partida está começando.
match-stop = Parar de procurar
people-here = { $count ->
    [one] { $count } pessoa aqui agora
   *[other] { $count } pessoas aqui agora
 }
profile-quick = Rápido
profile-steady = Constante
profile-relaxed = Tranquilo
profile-days = Por vários dias
notice-bots_fill = A espera acabou; bots ocupam os lugares livres.
remind-matches = Também quando alguém procura jogadores
remind-matches-note = No máximo uma vez por hora, quando você não está em nenhuma mesa.
