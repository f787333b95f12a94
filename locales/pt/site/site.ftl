# The edition without a server
site-loading = Carregando: { NUMBER($done) } de { NUMBER($of) } MB
site-starting = Iniciando…
site-other-window = O Big Board está aberto em outra janela deste navegador. Ele continuará aqui quando essa janela for fechada.
site-failed = Não foi possível carregar o Big Board. Verifique sua conexão e recarregue a página.
site-subtitle = Jogos de tabuleiro sobre a bolsa de valores, contra bots ou em um só dispositivo. Sem servidor e sem cadastro: suas partidas ficam neste navegador.
site-kept = Guardado neste navegador
site-kept-note = Seu nome, suas partidas e seu progresso ficam somente neste navegador. Baixe seus registros em “Minhas partidas” para levá-los com você.
site-delete = Apagar tudo
site-delete-sure = Sim, apagar tudo neste navegador
site-bots-note = Aqui os bots rodam no seu navegador. Os níveis Difícil e Especialista fazem menos simulações no mesmo tempo, por isso são mais fracos do que em um servidor.
site-home = Início
site-to-home = Voltar ao início
