### Início, novas mesas e as próprias partidas.

presets = Formas de começar
preset-first = Primeira partida
preset-first-note = Bots pacientes, ritmo lento, regras simples.
preset-base = Base
preset-base-note = O jogo como impresso, quatro jogadores.
preset-epic = Épico: tudo
preset-epic-note = Todos os módulos, o tabuleiro avançado e todos os investidores.
preset-two = Dois jogadores
preset-two-note = Você contra um.
more-rules = Mais: as regras uma a uma
clock-days-note = A partida pode durar dias. O relógio corre mesmo sem ninguém olhando; quando acaba, um bot toma essa única decisão.
invited = { $host } tem um lugar para você.
choose-yourself = Escolher eu mesmo
your-turn-at = Sua vez: { $name }
running-at = Em andamento: { $name }
with-others = com { $names }
waits-since = esperando há { $time }
last-move = última jogada há { $time }
continue = Continuar
live-game = Ao vivo
no-live-game = Ninguém joga em público agora.
watch-bots = Ver bots jogarem
watch = Assistir
bots-at-play = Bots em jogo
my-games = Minhas partidas
my-running = Em andamento
no-running = Nenhuma mesa sua está em andamento.
my-finished = Terminadas
no-finished = Você ainda não terminou nenhuma partida.
watched = Assistida
place = { $place }º lugar de { $players }
my-records = Registros
my-records-note = Leve suas partidas: cada registro guarda a distribuição e todas as ações, para o replay aqui, no terminal e em programas.
export-records = Todos os registros ({ $count })
import-record = Trazer um registro
statistics = Estatísticas
statistics-all =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $share } vencidas
usual-rules = As regras de sempre
games-played = Partidas
places = Lugares
mean-money = Dinheiro em média
best-money = Melhor
best-moments = Melhores momentos
