### A moldura em volta dos jogos: navegação, preferências, regras, replay.

loading = Carregando…
close = Fechar
yes = Sim
no = Não
save = Salvar
saved = Salvo
copy = Copiar
copied = Copiado
confirm = Confirmar
try-again = Tentar de novo
why = por quê?
why-what = Por quê? { $what }
less-of = Menos: { $what }
more-of = Mais: { $what }
label-value = { $label }: { $value }

navigation = Navegação principal
skip-to-content = Ir para o conteúdo
lobby = Salão
rules = Regras
settings = Preferências
to-lobby = Ir para o salão
no-such-page = Esta página não existe.

language = Idioma
theme = Tema
theme-auto = Como no dispositivo
theme-light = Claro
theme-dark = Escuro
theme-now = Tema: { $theme }
sound = Sons
sound-note = Sons curtos para tiles, dinheiro e a sua vez.
sound-offer = Ativar os sons
motion = Animação
motion-note = Tiles e números se movem suavemente. A animação também fica desligada quando o dispositivo está configurado para reduzir movimento.
your-name = Seu nome
you = Você
guest-name = Visitante
personal-link = Seu link pessoal
personal-link-note = Abre as suas mesas em outro dispositivo. Só pode ser usado uma vez e expira em um dia. Não o dê a ninguém: quem o abrir entra como você.
make-personal-link = Criar um link
continue-here = Continuar neste dispositivo
continue-here-instead = Neste dispositivo você é { $name }. Se continuar, você entrará como o dono do link.

## As regras, cláusula por cláusula
all-rules = Todas as regras
no-clause = Essa cláusula não existe no manual.
search-rules = Procurar nas regras
clauses-found =
    { $count ->
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }
source-rulebook = Do manual de regras
source-ruling = Uma decisão nossa onde o manual se cala ou se contradiz
source-convention = Uma convenção deste programa
source-house = Uma regra da casa

## Replay
replay = Replay
replay-of = Replay de { $name }
to-start = Ir ao início
to-end = Ir ao fim
step-back = Um passo para trás
step-forward = Um passo para a frente
play = Reproduzir
pause = Pausar
moment = Momento
moment-of = Momento { $at } de { $all }
speed = Velocidade
eyes = Ver como
eyes-all = Tudo
eyes-spectator = Espectador
eyes-of = { $player }
to-results = Resultados
all-hands = As mãos de todos
