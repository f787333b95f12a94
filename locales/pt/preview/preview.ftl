### Previews of links, written by the server.

preview-invited = Você foi convidado para uma mesa
preview-invited-note = Abra o link para ocupar um lugar ou assistir. Não precisa de conta.
preview-play = Jogar
preview-take-seat = Ocupar um lugar
preview-see-result = Ver o resultado
preview-watch-replay = Ver o replay
preview-best-move = Encontre a melhor jogada
preview-solve = Resolver
