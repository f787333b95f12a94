### The people at the table, and what is told scene by scene.

you-mark = você
their-turn = na vez
money-hidden = Oculto
net-worth = Patrimônio
players-here = Jogadores
skip = Pular
your-things = Suas coisas
you-watch = Você está assistindo.
show-on-board = Mostrar no tabuleiro
panel-view = O que está na mesa
