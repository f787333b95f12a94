### Company: people to play with.

quick-title = Jogar com pessoas
quick-note = Você encontra pessoas que querem o mesmo jogo. Se ainda houver lugares livres depois de { $wait }, bots os ocupam e a partida começa.
quick-any = Qualquer número
pace = Ritmo
quick-wait = Esperar no máximo
quick-find = Procurar jogadores
quick-notify = Avise-me quando alguém quiser jogar
quick-notify-note = O navegador avisa enquanto o Big Board estiver aberto em uma aba. As configurações oferecem e-mail, se o servidor o envia.
quick-wanted = Alguém quer jogar: { $name }
quick-found = Sua partida está começando: { $name }
quick-looking = Procurando jogadores
quick-fills = Bots ocuparão os lugares livres em { $time }.
quick-starting = A partida está começando.
quick-stop = Parar de procurar
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

people-title = Pessoas com quem você jogou
bots-online = Bots online
open-data = Ceder minhas partidas públicas à pesquisa
open-data-note = Partidas públicas terminadas são publicadas sem nomes nem horários, só se todos os jogadores concordarem. Você pode mudar de ideia; os arquivos já publicados permanecem.
people-agree = Deixar que pessoas com quem joguei me encontrem
people-agree-note = Elas veem quando você está aqui e podem convidar você, e você as vê. Só quem concorda aparece na lista; você pode mudar de ideia a qualquer momento.
people-none = Nenhuma das pessoas com quem você jogou concordou ainda.
people-here-now = aqui agora
people-games = { $count ->
    [one] { $count } partida juntos
   *[other] { $count } partidas juntos
 }
people-invite = Convidar
people-invite-one = Convidar { $name }
people-invited = Convite enviado
people-invite-to = Convidar para
people-block = Bloquear { $name }
people-unblock = Desbloquear { $name }
people-blocked = { $count ->
    [one] { $count } pessoa bloqueada
   *[other] { $count } pessoas bloqueadas
 }
people-block-note = Você não encontra mais uma pessoa que bloqueia: nem partida, nem convite, nem lugar na mesma mesa, nem chat. Ela não é avisada.
meet-again = Jogar juntos de novo?
invitation-from = { $name } convida você para { $game }
invitation-join = Participar
invitation-decline = Recusar
error-apart = Você não pode se sentar a esta mesa.
error-apart-own = Você bloqueou { $name }, que está nesta mesa.
error-no_person = Isso só é possível com pessoas que você encontrou em uma mesa.
game-pace-note = Define o relógio, a velocidade dos bots e quanto tempo um jogador pode ficar fora antes que um bot assuma.
