### Início, novas mesas e as próprias partidas.

presets = Formas de começar
preset-first = Primeira partida
preset-first-note = Bots fáceis, ritmo lento, regras simples.
preset-base = Base
preset-base-note = O jogo como na caixa, quatro jogadores.
preset-epic = Epic: tudo
preset-epic-note = Todos os módulos, o tabuleiro avançado e todos os investidores.
preset-two = Dois jogadores
preset-two-note = Você contra um adversário.
more-rules = Mais: escolher regra por regra
clock-days-note = A partida pode durar dias. O relógio corre mesmo sem ninguém olhando; quando o tempo acaba, um bot toma só essa decisão.
invited = { $host } guardou um lugar para você.
choose-yourself = Personalizar
your-turn-at = Sua vez: { $name }
running-at = Em andamento: { $name }
with-others = com { $names }
waits-since = esperando há { $time }
last-move = última jogada há { $time }
continue = Continuar
live-game = Ao vivo
no-live-game = Não há partidas públicas agora.
watch-bots = Ver bots jogarem
watch = Assistir
bots-at-play = Bots jogando
my-games = Minhas partidas
my-set-aside = { $count ->
    [one] Uma das suas mesas foi posta de lado porque os dados salvos não podem ser lidos. Ela fica guardada como está; fale com quem administra este servidor.
   *[other] { $count } das suas mesas foram postas de lado porque os dados salvos não podem ser lidos. Elas ficam guardadas como estão; fale com quem administra este servidor.
}
my-running = Em andamento
no-running = Você não tem partidas em andamento.
my-finished = Terminadas
no-finished = Você ainda não terminou nenhuma partida.
watched = Assistida
place = { $place }º lugar de { $players }
my-records = Registros
my-records-note = Leve suas partidas com você: cada registro guarda a distribuição e todas as ações, para rever aqui, no terminal ou nos seus próprios programas.
export-records = Todos os registros ({ $count })
import-record = Importar um registro
statistics = Estatísticas
statistics-all =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $share } vencidas
usual-rules = As regras de sempre
games-played = Partidas
places = Colocações
mean-money = Dinheiro médio
best-money = Recorde
best-moments = Melhores momentos
