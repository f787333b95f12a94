### Mesas: encontrar uma, abrir uma, esperar pelos outros.

home-title = O pregão está aberto.
home-subtitle = Jogos de tabuleiro sobre a bolsa de valores, com amigos e bots, no seu navegador. Basta um link, sem cadastro.
play-now = { $game } contra bots
about-acquire = Funde redes de hotéis, compre ações delas e seja o maior acionista quando uma rede adquire outra.
about-stockpile = Você sabe de antemão como uma ação vai se mover. Dê lances por Pilhas de cartas viradas para cima e para baixo e venda antes que os outros descubram.
players-from-to = { $from } a { $to } jogadores
new-table = Nova mesa
your-tables = Suas mesas
tables-open = Mesas abertas
tables-running = Partidas em andamento
tables-finished = Partidas terminadas
no-tables-open = Ninguém está esperando jogadores. Abra uma mesa.
seats-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
seats-full = Completa
moves-played =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
finished = Terminada
by-link = por link

game = Jogo
game-acquire = Acquire
game-stockpile = Stockpile
company = Quem joga?
company-bots = Contra bots
company-friends = Com amigos
company-device = Neste dispositivo
players = Jogadores
player-number = Jogador { $number }
seat-number = Lugar { $number }
name-of-player = Nome do jogador { $number }
seat-empty = Livre
seat-open = Livre para quem tiver o link
seat-local = Um jogador neste dispositivo
seat-note-me = É você.
seat-note-open = Livre para quem tiver o link.
seat-note-local = Vocês passam o dispositivo de um para o outro; uma tela esconde a mão de cada um.
bot-level = Bot: { $level }
bot-player = Bot { $number }
starts-at-once = A partida começa imediatamente.
waits-for-friends = Você recebe um link para compartilhar e começa quando todos estiverem aqui.
create-and-play = Jogar
create-table = Abrir a mesa

game-options = Regras desta partida
without = Sem: { $options }
option-acquire-dead_tiles = Tiles mortos
option-acquire-dead_tiles-explanation = O que acontece, no fim do turno, com os tiles que nunca mais poderão ser jogados porque juntariam redes seguras.
option-acquire-dead_tiles-repeat = Substituídos até acabarem
option-acquire-dead_tiles-once = Substituídos uma vez
option-acquire-dead_tiles-never = Ficam na mão
option-acquire-open_holdings = Carteiras abertas
option-acquire-open_holdings-explanation = Todos veem o dinheiro e as ações de todos.

bot-easy = Fácil
bot-easy-explanation = Segue regras práticas, mas deixa passar cerca de metade das possibilidades.
bot-medium = Médio
bot-hard = Difícil
bot-expert = Especialista
bot-search-explanation = Simula até { $simulations } partidas por decisão, em no máximo { $seconds } s.
bot-greedy = Ganancioso
bot-greedy-explanation = Joga instantaneamente, por regras práticas.
bot-random = Aleatório
bot-random-explanation = Faz qualquer jogada permitida; serve para comparação.

table-settings = Mesa
table-name = Nome da mesa
table-name-note = Se você deixar vazio, a mesa leva o nome do jogo e o seu.
public = Pública
public-note = Aparece no salão. Caso contrário, só quem tem o link a encontra.
spectators = Espectadores
spectators-note = Outras pessoas podem assistir. Nunca veem o que está oculto.
hints = Dicas
hints-note = Os jogadores podem pedir uma dica a um bot.
undo = Desfazer
undo-note = Você pode desfazer passos do seu turno enquanto nada oculto for revelado.
clock = Relógio
clock-note = Tempo para cada decisão, mais uma reserva quatro vezes maior.
clock-of = Relógio de { $player }
no-clock = Sem relógio
bot-pace = Ritmo dos bots
bot-pace-note = Quanto tempo um bot espera antes de jogar, para que você possa acompanhar.
pace-instant = Imediato
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento

invite = Convidar amigos
invite-note = Quem abrir este link pode ocupar um lugar livre ou assistir.
share-link = Compartilhar link
qr-code = Código QR do link
seats = Lugares
sit-down = Sentar
stand-up = Levantar
kick = Pedir que saia
remove = Remover
put-bot = Adicionar um bot
bot-for-seat = Bot para o lugar { $number }
fill-with-bots = Completar com bots
start = Começar a partida
all-here = Todos estão aqui.
some-away = { $count ->
    [one] { $names } está ausente.
   *[other] { $names } estão ausentes.
 }
host-starts = { $host } vai iniciar a partida.
table-closed = Esta mesa foi fechada antes do início da partida.
