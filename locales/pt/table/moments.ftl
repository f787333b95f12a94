### The people at the table, and what is told scene by scene.

you-mark = você
their-turn = na vez
money-hidden = Oculto
net-worth = Patrimônio
players-here = Jogadores
skip = Pular
your-things = Sua carteira
you-watch = Você está assistindo.
show-on-board = Mostrar no tabuleiro
panel-view = O que está na mesa

time-up = tempo esgotado
clock-out-note = Quando o tempo acabar, um bot toma esta decisão.
clock-rule = { $seconds } s por decisão, depois { $bank } s de reserva
story-speed = Velocidade das cenas
story-speed-note = Espaço: próxima cena; Esc: pular todas.
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Imediata
your-place =
    { $place ->
        [1] Você vence!
        [2] Você fica em segundo lugar.
        [3] Você fica em terceiro lugar.
        [4] Você fica em quarto lugar.
        [5] Você fica em quinto lugar.
       *[6] Você fica em último lugar.
    }
