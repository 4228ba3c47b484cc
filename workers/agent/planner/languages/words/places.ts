/** Places, ground, plants, buildings and stuffs: `English; German; French; Spanish; Italian; Portuguese`. */
export const PLACES = `
house; Haus; maison; casa; casa; casa
hut; Hütte; cabane/hutte; cabaña/choza; capanna; cabana
castle; Burg; château; castillo; castello; castelo
tower; Turm; tour; torre; torre; torre
church; Kirche; église; iglesia; chiesa; igreja
temple; Tempel; temple; templo; tempio; templo
tavern; Taverne/Wirtshaus; taverne/auberge; taberna/posada; taverna/locanda; taverna
shop; Laden/Geschäft; magasin/boutique; tienda; negozio; loja
barn; Scheune; grange; granero; fienile; celeiro
mill; Mühle; moulin; molino; mulino; moinho
windmill; Windmühle; moulin à vent; molino de viento; mulino a vento; moinho de vento
lighthouse; Leuchtturm; phare; faro; faro; farol
bridge; Brücke; pont; puente; ponte; ponte
harbour; Hafen; port; puerto; porto; porto
village; Dorf; village; pueblo/aldea; villaggio; aldeia/vila
town; Stadt; ville; ciudad; città; cidade
farm; Bauernhof; ferme; granja; fattoria; fazenda/quinta
market stall; Marktstand; étal; puesto de mercado; bancarella; banca de mercado
room; Zimmer/Raum; chambre/pièce; habitación/cuarto; stanza; quarto/sala
kitchen; Küche; cuisine; cocina; cucina; cozinha
garden; Garten; jardin; jardín; giardino; jardim
dungeon; Verlies/Kerker; donjon; mazmorra; prigione sotterranea/dungeon; masmorra
cave; Höhle; grotte/caverne; cueva/caverna; grotta/caverna; caverna/gruta
forest; Wald; forêt; bosque; bosco/foresta; floresta/bosque
jungle; Dschungel; jungle; selva/jungla; giungla; selva
desert; Wüste; désert; desierto; deserto; deserto
beach; Strand; plage; playa; spiaggia; praia
island; Insel; île; isla; isola; ilha
mountain; Berg; montagne; montaña; montagna; montanha
hill; Hügel; colline; colina; collina; colina
volcano; Vulkan; volcan; volcán; vulcano; vulcão
swamp; Sumpf; marais; pantano; palude; pântano
lake; See; lac; lago; lago; lago
river; Fluss; rivière/fleuve; río; fiume; rio
sea; Meer; mer; mar; mare; mar
ocean; Ozean; océan; océano; oceano; oceano
waterfall; Wasserfall; cascade; cascada; cascata; cachoeira/cascata
path; Pfad/Weg; chemin/sentier; camino/sendero; sentiero; caminho
road; Straße; route/rue; carretera/calle; strada; estrada/rua
space; Weltraum/Weltall; espace; espacio; spazio; espaço
sky; Himmel; ciel; cielo; cielo; céu
graveyard; Friedhof; cimetière; cementerio; cimitero; cemitério
gravestone; Grabstein; pierre tombale; lápida; lapide; lápide
school; Schule; école; escuela; scuola; escola
factory; Fabrik; usine; fábrica; fabbrica; fábrica
meadow; Wiese; pré/prairie; prado/pradera; prato; prado/campina
field; Feld; champ; campo; campo; campo
street lamp; Straßenlaterne; lampadaire; farola; lampione; poste de luz
ground; Boden; sol; suelo; pavimento/suolo; chão
grass; Gras; herbe; hierba/césped/pasto; erba; grama/relva
water; Wasser; eau; agua; acqua; água
sand; Sand; sable; arena; sabbia; areia
snow; Schnee; neige; nieve; neve; neve
ice; Eis; glace; hielo; ghiaccio; gelo
lava; Lava; lave; lava; lava; lava
fire; Feuer; feu; fuego; fuoco; fogo
smoke; Rauch; fumée; humo; fumo; fumaça/fumo
earth; Erde; terre; tierra; terra; terra
mud; Schlamm; boue; barro/lodo; fango; lama/barro
stone; Stein; pierre; piedra; pietra; pedra
rock; Fels/Felsen; rocher/roche; roca; roccia; rocha
wood; Holz; bois; madera; legno; madeira
iron; Eisen; fer; hierro; ferro; ferro
steel; Stahl; acier; acero; acciaio; aço
gold; Gold; or; oro; oro; ouro
silver; Silber; argent; plata; argento; prata
bronze; Bronze; bronze; bronce; bronzo; bronze
glass; Glas; verre; vidrio/cristal; vetro; vidro
leather; Leder; cuir; cuero; cuoio; couro
paper; Papier; papier; papel; carta; papel
brick; Ziegel; brique; ladrillo; mattone; tijolo
straw; Stroh; paille; paja; paglia; palha
tree; Baum; arbre; árbol; albero; árvore
oak; Eiche; chêne; roble; quercia; carvalho
birch; Birke; bouleau; abedul; betulla; bétula
fir tree; Tanne/Tannenbaum; sapin; abeto; abete; abeto
pine; Kiefer; pin; pino; pino; pinheiro
palm tree; Palme; palmier; palmera; palma; palmeira
bush; Busch/Strauch; buisson; arbusto; cespuglio; arbusto
flower; Blume; fleur; flor; fiore; flor
rose; Rose; rose; rosa; rosa; rosa
sunflower; Sonnenblume; tournesol; girasol; girasole; girassol
leaf; Blatt; feuille; hoja; foglia; folha
mushroom; Pilz; champignon; seta/hongo/champiñón; fungo; cogumelo
cactus; Kaktus; cactus; cactus; cactus; cacto
moss; Moos; mousse; musgo; muschio; musgo
plant; Pflanze; plante; planta; pianta; planta
log; Baumstamm; bûche; tronco; tronco; tronco
campfire; Lagerfeuer; feu de camp; fogata/hoguera; falò; fogueira
rain; Regen; pluie; lluvia; pioggia; chuva
storm; Sturm; tempête; tormenta; tempesta; tempestade
lightning; Blitz; éclair; rayo/relámpago; fulmine; relâmpago
rainbow; Regenbogen; arc-en-ciel; arcoíris; arcobaleno; arco-íris
night; Nacht; nuit; noche; notte; noite
day; Tag; jour; día; giorno; dia
winter; Winter; hiver; invierno; inverno; inverno
summer; Sommer; été; verano; estate; verão
autumn; Herbst; automne; otoño; autunno; outono
spring; Frühling/Frühjahr; printemps; primavera; primavera; primavera
christmas; Weihnachten; noël; navidad; natale; natal
`;
