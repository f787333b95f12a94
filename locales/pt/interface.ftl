### A moldura em volta dos jogos: navegação, preferências, regras, replay.

loading = Carregando …
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

navigation = Navegação principal
skip-to-content = Ir para o conteúdo
lobby = Salão
rules = Regras
settings = Preferências
to-lobby = Ir para o salão
no-such-page = Esta página não existe.

language = Idioma
theme = Cores
theme-auto = Como no dispositivo
theme-light = Claras
theme-dark = Escuras
theme-now = Cores: { $theme }
sound = Sons
sound-note = Sons curtos para tiles, dinheiro e a sua vez.
motion = Animação
motion-note = Tiles e números se movem suavemente. Também se desliga quando o dispositivo pede menos movimento.
your-name = Seu nome
you = Você
guest-name = Visitante
personal-link = Seu link pessoal
personal-link-note = Abre as suas mesas em outro dispositivo. Funciona uma vez, por um dia. Não o dê a ninguém: quem o abre é você.
make-personal-link = Criar um link
continue-here = Continuar neste dispositivo
continue-here-instead = Neste dispositivo você é { $name }. Se continuar, ele passa a ser a pessoa do link.

## As regras, cláusula por cláusula
all-rules = Todas as regras
no-clause = O manual não tem essa cláusula.
search-rules = Procurar nas regras
clauses-found =
    { $count ->
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }
source-rulebook = Do manual de regras
source-ruling = Uma decisão onde o manual se cala ou se contradiz
source-convention = Uma convenção deste programa
source-house = Uma regra da casa

## Replay
replay = Replay
replay-of = Replay de { $name }
to-start = Ao início
to-end = Ao fim
step-back = Um passo para trás
step-forward = Um passo para a frente
play = Reproduzir
pause = Pausar
moment = Momento
moment-of = Momento { $at } de { $all }
speed = Velocidade
eyes = Com os olhos de quem
eyes-all = Onisciente
eyes-spectator = Espectador
eyes-of = Como { $player }
to-results = Resultados
all-hands = Mãos de todos
