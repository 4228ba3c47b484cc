/** Words of the service and of games, several words too: `English; German; French; Spanish; Italian; Portuguese`. */
export const KINDS = `
character; Charakter/Spielfigur; personnage; personaje; personaggio; personagem
animation; Animation; animation; animación; animazione; animação
tile; Kachel; tuile; loseta/baldosa; tassello/piastrella; ladrilho/azulejo
tileset; Kachelset/Tileset; jeu de tuiles/tileset; tileset; tileset; tileset
sprite; Sprite; sprite; sprite; sprite; sprite
icon; Icon/Symbol; icône; icono/ícono; icona; ícone
button; Knopf/Schaltfläche/Button; bouton; botón; bottone/pulsante; botão
background; Hintergrund; fond/arrière-plan; fondo; sfondo; fundo
portrait; Porträt; portrait; retrato; ritratto; retrato
picture; Bild; image/dessin; imagen/dibujo; immagine/disegno; imagem/desenho
game; Spiel; jeu; juego; gioco; jogo
platformer; Plattformspiel/Jump and Run; jeu de plateforme/jeu de plateformes/plateforme; juego de plataformas/plataformas; platform/gioco platform/gioco a piattaforme; jogo de plataforma/jogo de plataformas
tower defence; Turmverteidigung; défense de tour; defensa de torres; difesa delle torri; defesa de torres
space shooter; Weltraumshooter; jeu de tir spatial; juego de naves; sparatutto spaziale/gioco di astronavi; jogo de nave/jogo de naves
shooter; Ballerspiel; jeu de tir; juego de disparos; sparatutto; jogo de tiro
adventure; Abenteuer/Abenteuerspiel; aventure/jeu d'aventure; aventura/juego de aventuras; avventura/gioco di avventura; aventura/jogo de aventura
level; Level; niveau; nivel; livello; nível/fase
life; Leben; vie; vida; vita; vida
direction; Richtung; direction; dirección; direzione; direção
pixels; Pixel; pixels; píxeles; pixel; pixels
version; Version; version; versión; versione; versão
`;

/** What is said around them. */
export const PHRASES = `
how much is; was kostet/wieviel kostet/wie viel kostet; combien coûte/quel est le prix de/combien pour; cuánto cuesta/cuánto vale; quanto costa; quanto custa
how many credits do I have left; wie viele Credits habe ich noch/wieviele Credits habe ich noch/wie viel Guthaben habe ich noch/was habe ich noch an Credits; combien de crédits me reste-t-il/combien de crédits il me reste/combien de crédits j'ai; cuántos créditos me quedan/cuántos créditos tengo; quanti crediti mi restano/quanti crediti ho/quanti crediti mi rimangono/quanti crediti ho ancora; quantos créditos me restam/quantos créditos eu tenho/quantos créditos tenho
what can you do; was kannst du; que peux-tu faire/que sais-tu faire; qué puedes hacer; cosa puoi fare/cosa sai fare; o que você pode fazer/o que podes fazer
in pixel art style; im Pixelart-Stil/in Pixelart; en pixel art/style pixel art; en pixel art/estilo pixel art; in pixel art/stile pixel art; em pixel art/estilo pixel art
from the side; von der Seite/seitlich; de côté/vu de côté; de lado/vista lateral; di lato/visto di lato; de lado/vista lateral
from above; von oben; vu de dessus/vue de dessus/d'en haut; desde arriba/vista superior; dall'alto/visto dall'alto; de cima/visto de cima
at night; bei Nacht/nachts; de nuit/la nuit; de noche; di notte; à noite/de noite
without enemies; ohne Gegner/ohne Feinde; sans ennemis; sin enemigos; senza nemici; sem inimigos
seen; gesehen; vu; visto; visto; visto
hello; hallo/guten Tag/guten Morgen/guten Abend/moin/servus; bonjour/salut/bonsoir; hola/buenos días/buenas tardes/buenas; ciao/buongiorno/buonasera/salve; olá/oi/bom dia/boa tarde/boa noite
thanks; danke/danke schön/vielen Dank/vielen Dank im Voraus; merci/merci beaucoup/merci d'avance; gracias/muchas gracias/gracias de antemano; grazie/grazie mille/molte grazie; obrigado/obrigada/muito obrigado/muito obrigada
please; bitte/bitte schön; s'il te plaît/s'il vous plaît/svp/stp; por favor/porfa; per favore/per piacere/per cortesia; por favor/se faz favor
yes; ja/jawohl/klar/gerne; oui/d'accord/ouais; sí/vale/claro/de acuerdo; sì/va bene/certo; sim/claro/pode ser
no; nein; non; no; no; não
never mind; vergiss es/schon gut/egal/lass es; laisse tomber/oublie/tant pis; olvídalo/déjalo/no importa; lascia perdere/lascia stare; esquece/deixa pra lá/deixa
and then; und dann; et puis/et ensuite; y luego/y después; e poi; e depois
`;

/** Words around a wish: they are left out, and "draw" stands for them. */
export const WISHES: Readonly<Record<string, string>> = {
  de: 'ich möchte|ich hätte gerne|ich hätte gern|ich will|ich wünsche mir|ich brauche|wir brauchen|ich bräuchte|machst du mir bitte|machst du mir|malst du mir|zeichnest du mir|kannst du mir|kannst du|könntest du mir|könntest du|könnten sie mir|können sie mir|würdest du mir|zeichne mir|zeichne|zeichnen sie mir|zeichnen|mal mir|male mir|male|mach mir|mache mir|mach|mache|machen|erstelle mir|erstelle|erstell mir|erstellen|generiere|gib mir|bau mir|baue mir|bauen|haben|mir|uns|für mich|mal',
  fr: "je voudrais|j'aimerais avoir|j'aimerais|je veux|j'ai besoin d'|j'ai besoin de|il me faut|nous voulons|peux-tu me dessiner|peux-tu dessiner|peux-tu me faire|peux-tu faire|peux-tu créer|peux-tu|tu peux me dessiner|tu peux dessiner|tu peux me faire|tu peux|pouvez-vous me dessiner|pouvez-vous dessiner|pouvez-vous|pourrais-tu|pourriez-vous|dessine-moi|dessine moi|dessine|dessiner|dessinez|fais-moi|fais moi|fait-moi|fait moi|fais|faites|crée-moi|crée|créer|créez|génère|donne-moi|faire|avoir|est-ce que",
  es: 'quiero|quisiera|me gustaría|necesito|necesitamos|puedes hacerme|puedes hacer|puedes dibujarme|puedes dibujar|puedes crear|puedes|podrías hacerme|podrías hacer|podrías dibujar|podrías|dibújame|dibuja|dibujar|hazme|haz|hacer|créame|crea|crear|dame|genera|tener',
  it: 'vorrei|voglio|mi serve|mi servono|ho bisogno di|puoi disegnarmi|puoi disegnare|puoi farmi|puoi fare|puoi creare|puoi|potresti disegnarmi|potresti disegnare|potresti|disegnami|disegna|disegnare|fammi|fai|fare|creami|crea|creare|dammi|genera|avere',
  pt: 'eu quero|quero|eu queria|queria|eu gostaria de|gostaria de|eu preciso de|preciso de|preciso|você pode desenhar|você pode fazer|você pode criar|você pode|pode desenhar|pode fazer|pode criar|pode|poderia|desenhe|desenha-me|desenha|desenhar|faça|faz-me|faz|fazer|crie|cria|criar|me dê|dá-me|gere|ter',
};

/** Small words: `English; …`; where the English is "-", nothing stands for it. "_" is of the noun before it ("of"), "that" begins what somebody does. */
export const SMALL = `
a; ein/eine/einen/einem/einer/eines; un/une; un/una; un/una/uno; um/uma
the; der/die/das/den/dem/des; le/la/les/l'; el/la/los/las; il/lo/la/i/gli/le/l'; o/a/os/as
_; von/vom; de/d'; de; di/d'; de
_the; -; du/de la/de l'/des; del/de la/de los/de las; del/dello/della/dei/degli/delle/dell'; do/da/dos/das
and; und/sowie; et; y/e; e/ed; e
or; oder; ou; o; o/oppure; ou
with; mit; avec/aux yeux; con; con; com
without; ohne; sans; sin; senza; sem
on; auf/am; sur; sobre/encima de; su/sopra/sul/sulla; sobre/em cima de
in; in/im/ins; dans/en; en; in/nel/nella/nello/negli; em/no/na/nos/nas
for; für; pour; para; per; para/por
made of; aus; -; -; -; -
under; unter/unterm; sous; bajo/debajo de; sotto; sob/debaixo de
at; bei/an; chez; -; -; -
in front of; vor; devant; delante de; davanti a; em frente de
against; gegen; contre; contra; contro; contra
to; zu/zum/zur; à/au/aux; a/al; a/al/alla; ao/à
where; wo; où; donde; dove; onde
that; welcher/welche/welches; qui; que; che; que
you; du/man; tu/on; tú; tu; você
very; sehr; très; muy; molto; muito
my; mein/meine/meinen/meinem/meiner; mon/ma/mes; mi/mis; mio/mia/miei/mie; meu/minha/meus/minhas
his; sein/seine/seinen/seinem/seiner/ihr/ihre/ihren; son/sa/ses; su/sus; suo/sua/suoi/sue; seu/sua/seus/suas
some; einige/ein paar/mehrere; quelques/plusieurs; unos/unas/algunos/algunas/varios/varias; alcuni/alcune/qualche/dei/delle; alguns/algumas/uns/umas
is; ist/sind; est/sont; es/está/son/están; è/sono; é/está/são/estão
also; auch/noch; aussi; también; anche; também
make; lass/lasse; rendre/rends/rendez; hacer que/haz que/vuelve; rendere/rendi; torne/tornar/deixe/deixar
he; er; il; él; lui; ele
she; sie; elle; ella; lei; ela
them; ihnen; leur; les; loro; eles/elas
give; gib/gebt/gibst/geben; donner/donne/donnez/mettre/mets/mettez; dar/dale/ponle/ponerle/pon/poner; dare/dai/dagli/metti/mettere; dar/dê/dá/colocar/coloca/coloque/põe/pôr
him; ihm/ihn; lui; le; gli; lhe
a bit; etwas/ein bisschen/ein wenig; un peu; un poco; un po'; um pouco
a bit more; etwas mehr; un peu plus; un poco más; un po' più; um pouco mais
all; alle/alles; tout/tous/toutes; todo/todos/todas; tutto/tutti/tutte; todo/todos/todas
`;
