### O cliente como aplicativo: teclas, notificações, compartilhar, revanche.

share-picture = Imagem do resultado
rematch-asked = { $name } gostaria de jogar outra vez, com todos.
rematch-yes = Estou dentro
rematch-no = Não, obrigado
rematch-declined = Você deixou seu lugar na nova mesa.
copy-moment = Link para este momento
notify = Notificações
notify-note = O navegador avisa quando é sua vez em uma de suas mesas.
notify-refused = O navegador não permite. Mude isso nas configurações dele para esta página.
keyboard = Teclado
key-help = Esta lista
key-next = Para o próximo elemento
key-press = Pressionar
key-close = Fechar
key-skip = Pular o que está sendo mostrado
key-board = No tabuleiro, de casa em casa
key-step = Um passo para trás ou para a frente
key-ends = Ao início, ao fim
