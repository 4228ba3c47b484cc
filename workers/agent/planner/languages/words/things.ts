/** Things, what is worn and what somebody has: `English; German; French; Spanish; Italian; Portuguese`. */
export const THINGS = `
beer mug; Bierkrug/Bierhumpen; chope/chope de bière; jarra de cerveza; boccale di birra/boccale; caneca de cerveja
beer; Bier; bière; cerveza; birra; cerveja
mug; Krug/Becher/Humpen; chope; jarra/taza; boccale/tazza; caneca
thing; Ding/Gegenstand/Objekt; objet/chose; objeto/cosa; oggetto/cosa; objeto/coisa
sword; Schwert; épée; espada; spada; espada
shield; Schild; bouclier; escudo; scudo; escudo
axe; Axt/Beil; hache; hacha; ascia; machado
bow; Bogen; arc; arco; arco; arco
arrow; Pfeil; flèche; flecha; freccia; flecha
spear; Speer; lance; lanza; lancia; lança
dagger; Dolch; dague/poignard; daga/puñal; pugnale; adaga/punhal
knife; Messer; couteau; cuchillo; coltello; faca
hammer; Hammer; marteau; martillo; martello; martelo
club; Keule; massue; garrote/porra; clava; clava/porrete
staff; Stab; bâton; bastón/báculo; bastone; cajado/bastão
wand; Zauberstab; baguette magique; varita; bacchetta magica; varinha
gun; Pistole; pistolet; pistola; pistola; pistola
cannon; Kanone; canon; cañón; cannone; canhão
bomb; Bombe; bombe; bomba; bomba; bomba
armour; Rüstung; armure; armadura; armatura; armadura
helmet; Helm; casque; casco/yelmo; elmo/casco; capacete/elmo
hat; Hut; chapeau; sombrero; cappello; chapéu
cap; Mütze/Kappe; casquette/bonnet; gorra/gorro; berretto; boné/gorro
crown; Krone; couronne; corona; corona; coroa
hood; Kapuze; capuche; capucha; cappuccio; capuz
cape; Umhang/Cape; cape; capa; mantello; capa
cloak; Mantel; manteau; manto/abrigo; cappotto; manto/casaco
coat; Jacke; veste; chaqueta; giacca; jaqueta
shirt; Hemd; chemise; camisa; camicia; camisa
trousers; Hose; pantalon; pantalón/pantalones; pantaloni; calças/calça
dress; Kleid; robe; vestido; vestito; vestido
apron; Schürze; tablier; delantal; grembiule; avental
scarf; Schal; écharpe; bufanda; sciarpa; cachecol
boots; Stiefel; bottes; botas; stivali; botas
shoes; Schuhe; chaussures; zapatos; scarpe; sapatos
gloves; Handschuhe; gants; guantes; guanti; luvas
belt; Gürtel; ceinture; cinturón; cintura; cinto
glasses; Brille; lunettes; gafas/lentes; occhiali; óculos
sunglasses; Sonnenbrille; lunettes de soleil; gafas de sol; occhiali da sole; óculos de sol
backpack; Rucksack; sac à dos; mochila; zaino; mochila
bag; Tasche/Beutel; sac; bolsa; borsa; bolsa
umbrella; Regenschirm; parapluie; paraguas; ombrello; guarda-chuva
ring; Ring; anneau/bague; anillo; anello; anel
necklace; Kette; collier; collar; collana; colar
feather; Feder; plume; pluma; piuma; pena/pluma
hilt; Griff; poignée/manche; mango/empuñadura; elsa/manico; cabo/punho
blade; Klinge; lame; hoja/filo; lama; lâmina
beard; Bart; barbe; barba; barba; barba
hair; Haare/Haar; cheveux; pelo/cabello; capelli; cabelo/cabelos
mane; Mähne; crinière; melena/crin; criniera; crina/juba
wing; Flügel; aile; ala; ala; asa
eye; Auge; œil/yeux; ojo; occhio; olho
ear; Ohr; oreille; oreja; orecchio; orelha
horn; Horn; corne; cuerno; corno; chifre/corno
tail; Schwanz; queue; cola; coda; cauda/rabo
tooth; Zahn; dent; diente; dente; dente
claw; Kralle; griffe; garra; artiglio; garra
paw; Pfote; patte; pata; zampa; pata
leg; Bein; jambe; pierna; gamba; perna
arm; Arm; bras; brazo; braccio; braço
hand; Hand; main; mano; mano; mão
head; Kopf; tête; cabeza; testa; cabeça
nose; Nase; nez; nariz; naso; nariz
skull; Totenkopf/Schädel; crâne; calavera/cráneo; teschio; caveira/crânio
bone; Knochen; os; hueso; osso; osso
chest; Truhe/Schatztruhe; coffre; cofre; forziere/baule; baú
treasure; Schatz; trésor; tesoro; tesoro; tesouro
coin; Münze; pièce; moneda; moneta; moeda
gem; Edelstein; gemme/pierre précieuse; gema; gemma; gema/joia
diamond; Diamant; diamant; diamante; diamante; diamante
crystal; Kristall; cristal; cristal; cristallo; cristal
key; Schlüssel; clé/clef; llave; chiave; chave
lock; Schloss; serrure; candado/cerradura; serratura; cadeado/fechadura
potion; Trank/Zaubertrank; potion; poción; pozione; poção
bottle; Flasche; bouteille; botella; bottiglia; garrafa
scroll; Schriftrolle; parchemin; pergamino; pergamena; pergaminho
book; Buch; livre; libro; libro; livro
map; Karte/Landkarte; carte; mapa; mappa; mapa
candle; Kerze; bougie; vela; candela; vela
torch; Fackel; torche; antorcha; torcia; tocha
lantern; Laterne; lanterne; farol/linterna; lanterna; lanterna/lampião
lamp; Lampe; lampe; lámpara; lampada; lâmpada/abajur
barrel; Fass; tonneau/baril; barril; barile/botte; barril
crate; Kiste; caisse; caja; cassa; caixote/caixa
basket; Korb; panier; cesta/canasta; cesto; cesta
bucket; Eimer; seau; cubo/balde; secchio; balde
cauldron; Kessel; chaudron; caldero; calderone; caldeirão
table; Tisch; table; mesa; tavolo; mesa
chair; Stuhl; chaise; silla; sedia; cadeira
stool; Hocker; tabouret; taburete; sgabello; banquinho
bench; Bank; banc; banco; panchina; banco
bed; Bett; lit; cama; letto; cama
shelf; Regal; étagère; estante; scaffale; estante/prateleira
bookshelf; Bücherregal; bibliothèque; librería; libreria; estante de livros
wardrobe; Schrank; armoire; armario; armadio; armário
mirror; Spiegel; miroir; espejo; specchio; espelho
clock; Uhr; horloge; reloj; orologio; relógio
door; Tür; porte; puerta; porta; porta
window; Fenster; fenêtre; ventana; finestra; janela
roof; Dach; toit; techo/tejado; tetto; telhado
chimney; Schornstein/Kamin; cheminée; chimenea; camino; chaminé
wall; Mauer/Wand; mur; muro/pared; muro; parede/muro
fence; Zaun; clôture/barrière; valla/cerca; recinto/staccionata; cerca
gate; Tor; portail; portón; cancello; portão
stairs; Treppe; escalier; escalera; scala; escada
ladder; Leiter; échelle; escalera de mano; scaletta; escada de mão
sign; Wegweiser; panneau; letrero/cartel; cartello; placa
flag; Fahne/Flagge; drapeau; bandera; bandiera; bandeira
throne; Thron; trône; trono; trono; trono
well; Brunnen; puits; pozo; pozzo; poço
fountain; Springbrunnen; fontaine; fuente; fontana; fonte
statue; Statue; statue; estatua; statua; estátua
ship; Schiff; bateau/navire; barco; nave; navio/barco
boat; Boot; barque; bote; barca; bote
spaceship; Raumschiff; vaisseau spatial/vaisseau; nave espacial/nave; astronave/navicella; nave espacial/nave
rocket; Rakete; fusée; cohete; razzo; foguete
car; Auto; voiture; coche/carro; macchina/automobile; carro
train; Zug; train; tren; treno; trem/comboio
tank; Panzer; char/tank; tanque; carro armato; tanque
wheel; Rad; roue; rueda; ruota; roda
ball; Ball; ballon/balle; pelota; palla; bola
balloon; Luftballon; ballon de baudruche; globo; palloncino; balão
gift box; Geschenk; cadeau; regalo; regalo; presente
drum; Trommel; tambour; tambor; tamburo; tambor
guitar; Gitarre; guitare; guitarra; chitarra; violão/guitarra
fishing rod; Angel; canne à pêche; caña de pescar; canna da pesca; vara de pesca
pickaxe; Spitzhacke; pioche; pico; piccone; picareta
shovel; Schaufel; pelle; pala; pala; pá
broom; Besen; balai; escoba; scopa; vassoura
rope; Seil; corde; cuerda; corda; corda
net; Netz; filet; red; rete; rede
wooden leg; Holzbein; jambe de bois; pata de palo; gamba di legno; perna de pau
eye patch; Augenklappe; cache-œil; parche/parche en el ojo; benda sull'occhio; tapa-olho
mask; Maske; masque; máscara; maschera; máscara
tent; Zelt; tente; tienda de campaña; tenda; barraca/tenda
pot; Topf; pot/casserole; olla/maceta; pentola/vaso; panela/vaso
cup; Tasse/Becher; tasse/coupe; taza/copa; tazza/coppa; xícara/taça
teapot; Teekanne; théière; tetera; teiera; bule
plate; Teller; assiette; plato; piatto; prato
oven; Ofen; four; horno; forno; forno
sofa; Sofa; canapé; sofá; divano; sofá
carpet; Teppich; tapis; alfombra; tappeto; tapete
computer; Computer; ordinateur; ordenador/computadora; computer; computador
letter; Brief; lettre; carta; lettera; carta
anchor; Anker; ancre; ancla; ancora; âncora
bell; Glocke; cloche; campana; campana; sino
lever; Hebel; levier; palanca; leva; alavanca
spikes; Stacheln; pics; pinchos; spuntoni; espinhos
trap; Falle; piège; trampa; trappola; armadilha
portal; Portal; portail magique; portal; portale; portal
coffin; Sarg; cercueil; ataúd; bara; caixão
ice cream; Eis am Stiel/Eiscreme; crème glacée; helado; gelato; sorvete/gelado
chocolate; Schokolade; chocolat; chocolate; cioccolato; chocolate
candy; Bonbon/Süßigkeit; bonbon; caramelo; caramella; doce/bala
sausage; Wurst; saucisse; salchicha; salsiccia; salsicha
lemon; Zitrone; citron; limón; limone; limão
grapes; Trauben; raisins; uvas; uva; uvas
tomato; Tomate; tomate; tomate; pomodoro; tomate
potato; Kartoffel; pomme de terre; patata/papa; patata; batata
onion; Zwiebel; oignon; cebolla; cipolla; cebola
coffee; Kaffee; café; café; caffè; café
beer; Bier; bière; cerveza; birra; cerveja
bread; Brot; pain; pan; pane; pão
cheese; Käse; fromage; queso; formaggio; queijo
apple; Apfel; pomme; manzana; mela; maçã
pear; Birne; poire; pera; pera; pera
cherry; Kirsche; cerise; cereza; ciliegia; cereja
strawberry; Erdbeere; fraise; fresa; fragola; morango
banana; Banane; banane; plátano/banana; banana; banana
carrot; Karotte/Möhre; carotte; zanahoria; carota; cenoura
pumpkin; Kürbis; citrouille; calabaza; zucca; abóbora
cake; Kuchen/Torte; gâteau; pastel/tarta; torta; bolo
pizza; Pizza; pizza; pizza; pizza; pizza
meat; Fleisch; viande; carne; carne; carne
egg; Ei; œuf; huevo; uovo; ovo
honey; Honig; miel; miel; miele; mel
heart; Herz; cœur; corazón; cuore; coração
star; Stern; étoile; estrella; stella; estrela
moon; Mond; lune; luna; luna; lua
sun; Sonne; soleil; sol; sole; sol
cloud; Wolke; nuage; nube; nuvola; nuvem
`;
