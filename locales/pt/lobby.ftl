### Mesas: encontrar uma, abrir uma, esperar pelos outros.

home-title = O pregão está aberto.
home-subtitle = Jogos de tabuleiro da bolsa de valores com amigos e bots: no navegador, por um link, sem cadastro.
play-now = { $game } contra bots
about-acquire = Funde redes de hotéis, compre suas ações e seja o maior acionista quando uma rede engolir a outra.
about-stockpile = Você sabe como uma ação vai se mover. Dê lances por pilhas de cartas abertas e fechadas e venda antes que os outros saibam.
players-from-to = { $from } a { $to } jogadores
new-table = Nova mesa
your-tables = Suas mesas
tables-open = Mesas abertas
tables-running = Partidas em andamento
tables-finished = Partidas terminadas
no-tables-open = Ninguém está esperando jogadores. Abra você uma mesa.
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
company = Com quem
company-bots = Contra bots
company-friends = Com amigos
company-device = Neste dispositivo
players = Jogadores
player-number = Jogador { $number }
seat-number = Lugar { $number }
name-of-player = Nome do jogador { $number }
seat-empty = Livre
seat-open = Livre, para quem tiver o link
seat-local = Um jogador neste dispositivo
seat-note-me = É você.
seat-note-open = Alguém ocupa este lugar pelo link.
seat-note-local = Vocês passam o dispositivo; uma cortina esconde os tiles.
bot-level = Bot: { $level }
bot-player = Bot { $number }
starts-at-once = A partida começa na hora.
waits-for-friends = Você recebe um link para compartilhar e começa quando todos estiverem aqui.
create-and-play = Jogar
create-table = Abrir a mesa

game-options = Regras desta partida
without = Sem: { $options }
option-acquire-dead_tiles = Tiles mortos
option-acquire-dead_tiles-explanation = O que acontece com os tiles que nunca poderão ser jogados porque fundiriam duas redes seguras.
option-acquire-dead_tiles-repeat = Trocados no fim do turno, até não restar nenhum
option-acquire-dead_tiles-once = Trocados uma vez no fim do turno
option-acquire-dead_tiles-never = Ficam na mão
option-acquire-open_holdings = Posses abertas
option-acquire-open_holdings-explanation = Todos veem o dinheiro e as ações de todos.

bot-easy = Fácil
bot-easy-explanation = Segue regras práticas, mas deixa passar cerca de metade das possibilidades.
bot-medium = Médio
bot-medium-explanation = Olha adiante por um décimo de segundo.
bot-hard = Difícil
bot-hard-explanation = Olha adiante por quase um segundo.
bot-expert = Especialista
bot-expert-explanation = Olha adiante por até três segundos.
bot-greedy = Ganancioso
bot-greedy-explanation = Joga por regras práticas, na hora.
bot-random = Aleatório
bot-random-explanation = Qualquer ação permitida, para comparação.

table-settings = A mesa
table-name = Nome da mesa
table-name-note = Vazio, leva o seu nome.
public = Pública
public-note = Aparece no salão. Do contrário, só quem tem o link a encontra.
spectators = Espectadores
spectators-note = Outros podem assistir. Nunca veem o que está escondido.
hints = Dicas
hints-note = Os jogadores podem pedir conselho a um bot.
undo = Voltar atrás
undo-note = Você pode desfazer passos do seu turno enquanto nada escondido foi revelado.
clock = Relógio
clock-note = Tempo para cada decisão, com uma reserva de quatro vezes isso.
clock-of = Relógio de { $player }
no-clock = Sem relógio
bot-pace = Ritmo dos bots
bot-pace-note = Quanto um bot espera antes de agir, para que se possa acompanhar.
pace-instant = Na hora
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento

invite = Convidar amigos
invite-note = Quem abrir este link pode ocupar um lugar livre ou assistir.
seats = Lugares
sit-down = Sentar
stand-up = Levantar
kick = Pedir para sair
remove = Remover
put-bot = Pôr um bot aqui
bot-for-seat = Bot para o lugar { $number }
fill-with-bots = Completar com bots
start = Começar a partida
all-here = Todos estão aqui.
host-starts = { $host } começa a partida.
table-closed = Esta mesa foi abandonada antes de a partida começar.
