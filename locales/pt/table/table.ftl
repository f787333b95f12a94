### À mesa, qualquer que seja o jogo.

your-turn = Sua vez
player = Jogador
turn = turno
panels = Painéis
panel-ledger = Carteiras
panel-chart = Tabela
panel-log = Registro
away = ausente
away-bot-in = ausente, bot em { $time }
held-by-bot = um bot ({ $bot }) está jogando
reconnecting = Conexão perdida, reconectando…
thinking = Pensando…
undo-step = Desfazer
table-menu = Mesa
leave-seat = Sair da partida
leave-seat-note = Um bot joga por você até você voltar.
seat-held = Um bot está jogando por você.
bot-played = Enquanto você esteve ausente, um bot jogou por você:
seen = Entendi
take-seat-back = Voltar a jogar
chat = Chat
chat-placeholder = Escreva algo
unread =
    { $count ->
        [one] { $count } mensagem não lida
       *[other] { $count } mensagens não lidas
    }
send = Enviar
look-at-moment = Ver este momento
changes = O que mudou
earlier-moment = Antes
back-to-now = Voltar à partida
pass-device = Passe o dispositivo para
lift-curtain = Eu sou { $name }

won-by =
    { $count ->
        [one] { $winners } vence
       *[other] { $winners } compartilham a vitória
    }
rematch = Revanche
to-rematch = Ir para a revanche
download-record = Baixar o registro da partida

## Avisos da mesa
notice-joined = { $name } entra na mesa.
notice-left = { $name } sai da mesa.
notice-kicked = O anfitrião pediu que { $name } saísse.
notice-started = A partida começa.
notice-bot_holds_seat = { $name } está ausente; um bot ({ $bot }) joga enquanto isso.
notice-returned = { $name } voltou.
notice-time_out = O tempo de { $name } acabou; um bot ({ $bot }) tomou esta decisão.
notice-rematch = { $name } propõe uma revanche.
