/** How something looks and what it does: `English; German; French; Spanish; Italian; Portuguese`, in the masculine. */
export const LOOKS = `
red; rot; rouge; rojo; rosso; vermelho
blue; blau; bleu; azul; blu/azzurro; azul
green; grün; vert; verde; verde; verde
yellow; gelb; jaune; amarillo; giallo; amarelo
orange; orange/orangefarben; orange; naranja/anaranjado; arancione; laranja
purple; lila/violett; violet/mauve; morado/púrpura/violeta; viola; roxo
pink; rosa; rose; rosado; rosa; rosa/cor-de-rosa
brown; braun; brun/marron; marrón/castaño; marrone; marrom/castanho
black; schwarz; noir; negro; nero; preto/negro
white; weiß; blanc/blanche; blanco; bianco; branco
grey; grau; gris; gris; grigio; cinza/cinzento
golden; golden; doré; dorado; dorato; dourado
silver; silbern; argenté; plateado; argentato; prateado
colourful; bunt; coloré/multicolore; colorido; colorato; colorido
dark; dunkel; sombre/foncé; oscuro; scuro; escuro
bright; hell; clair; claro; chiaro; claro
big; groß; grand/gros; grande; grande; grande
small; klein; petit; pequeño; piccolo; pequeno
tiny; winzig; minuscule; diminuto; minuscolo; minúsculo
huge; riesig; énorme; enorme; enorme; enorme
long; lang; long; largo; lungo; longo/comprido
short; kurz; court; corto; corto; curto
thick; dick; épais; grueso; spesso; grosso
red-haired; rothaarig; roux/rousse; pelirrojo/pelirroja; rosso di capelli; ruivo/ruiva
fat; fett; gras; gordo; grasso; gordo
thin; dünn; mince/fin; delgado/flaco; magro/sottile; magro/fino
tall; hoch; haut; alto; alto; alto
old; alt; vieux/vieille/ancien; viejo/antiguo; vecchio/antico; velho/antigo
young; jung; jeune; joven; giovane; jovem
new; neu; nouveau/nouvelle; nuevo; nuovo; novo
cute; süß/niedlich; mignon; lindo/mono; carino; fofo
friendly; freundlich; gentil; simpático/amable; amichevole/gentile; simpático
evil; böse; maléfique/méchant; malo/malvado; malvagio; mau/malvado
happy; fröhlich/glücklich; heureux/joyeux; feliz/alegre; felice/allegro; feliz/alegre
sad; traurig; triste; triste; triste; triste
angry; wütend; en colère/fâché; enojado/enfadado; arrabbiato; zangado/bravo
funny; lustig; drôle; divertido/gracioso; divertente/buffo; engraçado/divertido
scary; gruselig; effrayant/terrifiant; aterrador; spaventoso; assustador
beautiful; schön; beau/belle/joli; hermoso/bonito; bello; bonito/lindo
ugly; hässlich; laid/moche; feo; brutto; feio
strong; stark; fort; fuerte; forte; forte
magic; magisch; magique; mágico; magico; mágico
wooden; hölzern/aus Holz; en bois; de madera; di legno; de madeira
round; rund; rond; redondo; rotondo; redondo
open; offen; ouvert; abierto; aperto; aberto
closed; geschlossen; fermé; cerrado; chiuso; fechado
empty; leer; vide; vacío; vuoto; vazio
full; voll; plein; lleno; pieno; cheio
broken; kaputt/zerbrochen; cassé/brisé; roto; rotto; quebrado
glowing; leuchtend; lumineux/brillant; brillante/luminoso; luminoso/brillante; brilhante
burning; brennend; brûlant/enflammé; ardiente/en llamas; infuocato; em chamas
frozen; gefroren; gelé; congelado/helado; congelato; congelado
mossy; bemoost/moosig; moussu; musgoso; muschioso; musgoso
medieval; mittelalterlich; médiéval; medieval; medievale; medieval
haunted; verwunschen/verflucht; hanté; embrujado/encantado; stregato/infestato; assombrado
flying; fliegend; volant; volador; volante; voador
sleeping; schlafend; endormi; dormido; addormentato; adormecido
sitting; sitzend; assis; sentado; seduto; sentado
hungry; hungrig; affamé; hambriento; affamato; faminto
one-eyed; einäugig; borgne; tuerto; guercio; caolho
wild; wild; sauvage; salvaje; selvaggio; selvagem
soft; weich; doux; suave; morbido; macio
poisonous; giftig; empoisonné/vénéneux; venenoso; velenoso; venenoso
transparent; transparent/durchsichtig; transparent; transparente; trasparente; transparente
light blue; hellblau; bleu clair/bleu ciel; azul claro/celeste; azzurro chiaro/celeste; azul claro
dark blue; dunkelblau; bleu foncé; azul oscuro; blu scuro; azul escuro
light green; hellgrün; vert clair; verde claro; verde chiaro; verde claro
dark green; dunkelgrün; vert foncé; verde oscuro; verde scuro; verde escuro
dark red; dunkelrot; rouge foncé; rojo oscuro; rosso scuro; vermelho escuro
striped; gestreift; rayé; rayado/a rayas; a righe; listrado
bald; kahl/glatzköpfig; chauve; calvo; calvo; careca
bearded; bärtig; barbu; barbudo; barbuto; barbudo
armed; bewaffnet; armé; armado; armato; armado
snowy; verschneit; enneigé; nevado; innevato; nevado
pixel; pixel; pixel; píxel; pixel; pixel
isometric; isometrisch; isométrique; isométrico; isometrico; isométrico
seamless; nahtlos; sans raccord; sin costuras; senza giunture; sem emendas
different; verschieden/unterschiedlich; différent; diferente/distinto; diverso; diferente
two; zwei; deux; dos; due; dois/duas
three; drei; trois; tres; tre; três
four; vier; quatre; cuatro; quattro; quatro
five; fünf; cinq; cinco; cinque; cinco
six; sechs; six; seis; sei; seis
seven; sieben; sept; siete; sette; sete
eight; acht; huit; ocho; otto; oito
nine; neun; neuf; nueve; nove; nove
ten; zehn; dix; diez; dieci; dez
`;
/** Movements and what else somebody does: the form with "-ing" follows from the English one. */
export const DEEDS = `
walk; laufen/läuft/Lauf/gehen/geht; marcher/marche; caminar/camina/camine/andar/anda/ande; camminare/cammina; andar/anda/caminhar/caminha
run; rennen/rennt; courir/court; correr/corre/corra; correre/corre; correr/corre
jump; springen/springt/Sprung; sauter/saute; saltar/salta/salte; saltare/salta; pular/pula/saltar/salta
fly; fliegen/fliegt/Flug; voler/vole; volar/vuela/vuele; volare/vola; voar/voa
swim; schwimmen/schwimmt; nager/nage; nadar/nada; nuotare/nuota; nadar/nada
sleep; schlafen/schläft; dormir/dort; dormir/duerme/duerma; dormire/dorme; dormir/dorme
sit; sitzen/sitzt; être assis; sentarse; sedersi/siede; sentar/senta
attack; angreifen/angreift/Angriff; attaquer/attaque; atacar/ataca/ataque; attaccare/attacca; atacar/ataca
fight; kämpfen/kämpft; combattre/combat; luchar/lucha/pelear/pelea; combattere/combatte; lutar/luta
shoot; schießen/schießt; tirer/tire; disparar/dispara/disparas/dispare; sparare/spara/spari; atirar/atira
collect; sammeln/sammelt/sammelst; collecter/collecte/ramasser/ramasse; recoger/recoge/recolectar; raccogliere/raccoglie; coletar/coleta/recolher/apanha/pega/pegar/pegando
hold; halten/hält; tenir/tient; sostener/sostiene/sujeta; tenere/tiene; segurar/segura
wear; tragen/trägt; porter/porte; llevar/lleva; indossare/indossa/porta; vestir/usar/usa/veste
breathe; spucken/spuckt/speien/speit; cracher/crache; escupir/escupe; sputare/sputa; cuspir/cospe
dance; tanzen/tanzt; danser/danse; bailar/baila/baile; ballare/balla; dançar/dança
eat; essen/isst/frisst; manger/mange; comer/come; mangiare/mangia; comer/come
read; lesen/liest; lire/lit; leer/lee; leggere/legge; ler/lê
roll; rollen/rollt; rouler/roule; rodar/rueda; rotolare/rotola; rolar/rola
climb; klettern/klettert; grimper/grimpe; escalar/escala/trepar/trepa; arrampicarsi/scala; escalar/escala/subir
throw; werfen/wirft; lancer/lance; lanzar/lanza/tirar/tira; lanciare/lancia; jogar/joga/lançar/lança
drink; trinken/trinkt; boire/boit; beber/bebe; bere/beve; beber/bebe
sing; singen/singt; chanter/chante; cantar/canta; cantare/canta; cantar/canta
play; spielen/spielt; jouer/joue; tocar/toca; suonare/suona; tocar/toca
fish; angeln/angelt; pêcher/pêche; pescar/pesca; pescare/pesca; pescar/pesca
avoid; ausweichen/ausweicht; éviter/évite; esquivar/esquiva/evitar; schivare/schiva; desviar/desvia
search; suchen/sucht; chercher/cherche; buscar/busca; cercare/cerca; procurar/procura
wave; winken/winkt; saluer/salue; saludar/saluda; salutare/saluta; acenar/acena
smile; lächeln/lächelt; sourire/sourit; sonreír/sonríe; sorridere/sorride; sorrir/sorri
ride; reiten/reitet; chevaucher/chevauche; montar/monta; cavalcare/cavalca; montar/monta
`;
