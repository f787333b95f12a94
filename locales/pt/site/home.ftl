### Início, novas mesas e as próprias partidas.

presets = Formas de começar
preset-first = Primeira partida
preset-first-note = Bots fáceis, ritmo lento, regras simples.
preset-base = Jogo base
preset-base-note = O jogo como vem na caixa, quatro jogadores.
preset-epic = Epic: tudo
preset-epic-note = Todos os módulos, o tabuleiro avançado e todos os investidores.
preset-two = Dois jogadores
preset-two-note = Você contra um adversário.
more-rules = Mais regras
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
my-quarantined = { $count ->
    [one] Uma das suas mesas não pode ser aberta porque os dados salvos estão ilegíveis. Nada foi apagado; fale com o administrador deste servidor.
   *[other] { $count } das suas mesas não podem ser abertas porque os dados salvos estão ilegíveis. Nada foi apagado; fale com o administrador deste servidor.
}
my-running = Em andamento
no-running = Você não tem partidas em andamento.
my-finished = Terminadas
no-finished = Você ainda não terminou nenhuma partida.
watched = Assistida
place = { $place }º lugar de { $players }
my-records = Registros
my-records-note = Leve suas partidas com você. Cada registro guarda a distribuição e todas as jogadas, para rever aqui, no terminal ou nos seus próprios programas.
export-records = Baixar todos os registros ({ $count })
import-record = Importar um registro
statistics = Estatísticas
statistics-all =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $share } de vitórias
usual-rules = Regras padrão
games-played = Partidas
places = Colocações
mean-money = Dinheiro médio
best-money = Recorde
best-moments = Melhores momentos
not-affiliated = O Big Board não tem vínculo com as editoras destes jogos. Os nomes pertencem aos seus donos.
where-to-buy = Onde comprar os jogos:
