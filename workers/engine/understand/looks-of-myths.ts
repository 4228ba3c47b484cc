/** Creatures of tales and of other games by name, said by what they look like in the words of the tables: `names | looks`. */
export const MYTHS = `
chang'e, chang’e, chang e | chinese moon goddess
ao guang, ao kuang | dragon king of the sea
tomoe gozen | onna bugeisha
morgan le fay, morgan la fay, morgan le fey | morgana
d'artagnan, d’artagnan | dartagnan
el cid | cid campeador
el cucuy, el cuco, el coco | boogeyman
puss in boots, puss-in-boots | orange catfolk musketeer
rosie the riveter | riveter woman
johnny appleseed | farmer with a basket of apples
alice in wonderland | alice
cheshire cat | purple striped cat with a huge grin
ettin, ettins | two headed giant
humpty dumpty | egg with a face wearing a bow tie
tiamat | five-headed dragon
yamata no orochi, yamata-no-orochi, orochi | green hydra
jersey devil | demon horse with bat wings
xolotl | black dog with a golden necklace
black shuck | giant black dog with glowing red eyes
pazuzu | winged demon with claws
dybbuk | ghost
baloo | brown bear
bagheera, baghera | black panther
shere khan | tiger
golem of prague | clay golem
geri, freki | grey wolf
níðhöggr, nidhogg, nidhoggr | black dragon
surtr, surt, surtur | giant fire elemental
ymir | frost giant
typhon | demon with snakes for legs
lernaean hydra | hydra
nemean lion | golden lion
erymanthian boar | giant boar
stymphalian bird, stymphalian birds | bronze bird
ceryneian hind | golden deer
trojan horse | wooden horse on wheels
rocinante | thin white horse
jorogumo, jorōgumo, joro spider woman | spider woman
nian, nian beast | red lion with a horn and a golden mane
ahuizotl | black otter with a hand for a tail
taniwha | giant green sea serpent
anzu, anzu bird, imdugud | griffin
alraune | dryad
rokurokubi | ghost woman
tonberry | green lizardfolk in a brown robe holding a lantern
hook horror | crow with hooks for hands
drone bee | robot bee
moonbear, sun bear | black bear
therizinosaurus | velociraptor with long claws
pachycephalosaurus, stegoceras | velociraptor with a crest
sleipnir | grey horse with eight legs
ammit, ammut, amemait | hippo with a crocodile head
barong | lion with a red mask and a golden crown
domovoi, domovoy | small old gnome with a long beard
selkie | seal
lindworm, lindwurm, lindorm, vouivre | wingless green dragon
hippocampus, hippocamp, hippokampos, sea horse monster | horse with a fish tail
bunyip | black seal with tusks
tarasque, tarrasque | turtle with a lion head
bonnacon | bull with a mane
amphisbaena | snake with two heads
hippalectryon | horse with wings
ichthyocentaur | merman
capricorn, capricornus, sea goat | goat with a fish tail
makara | crocodile with an elephant trunk
nagini | naga
scylla | kraken
cthulhu, great cthulhu | green octopus with dragon wings
lamassu | bull with wings wearing a golden crown
orthrus, orthros | two-headed dog
garm | black wolf with red eyes
skoll, hati | wolf
huginn, muninn | raven
gullinbursti | golden boar
audhumla | white cow
hafgufa | giant whale
nokken, nøkken | mossy mud monster
huldra | dryad
nisse | gnome with a red hat
boggart, redcap | goblin with a red hat
pooka, puca, pwca | black goat with glowing yellow eyes
cu sith, cu-sith | green hound
cat sith, cait sith | black cat wearing a crown
nuckelavee | red centaur
afanc | beaver with sharp teeth
questing beast | leopard with a snake head
jabberwock, jabberwocky | purple dragon
bandersnatch | white bear with sharp teeth
snallygaster | dragon with tentacles
wampus cat | panther with six legs
hodag | green bull with spikes on its back
piasa | red dragon
cipactli | crocodile with sharp teeth
camazotz | giant bat
alicanto | golden bird
tatzelwurm | lizard with a cat head
vodyanoy | frogfolk with a beard
rusalka | mermaid
kikimora | old witch
nue | tiger with a monkey head
tsuchinoko | fat snake
nurikabe | stone golem
gashadokuro | giant skeleton
umibozu | black sea serpent
ningyo | mermaid
bixie, pixiu, pi xiu | golden lion with wings
fenghuang, sarimanok, bennu, vermilion bird, suzaku, zhar ptitsa, zhar-ptitsa | phoenix
taotie | tiger with horns
hundun | furball monster
longma | green horse with dragon wings
nian beast, nian monster | red lion with horns
xiezhi, haetae, haechi | blue lion with a horn
bulgasari | iron bear with tusks
dokkaebi | blue goblin with a horn
imugi, bakunawa, apep, apophis, vritra, bashe | giant sea serpent
tikbalang | centaur
manananggal | vampire with bat wings
aswang, krasue, penanggalan | vampire
airavata | white elephant with a crown
gandaberunda | two-headed eagle
yali | lion with tusks
vetala, pishacha | zombie
rakshasa | catfolk
jatayu | vulture
kinnara, kinnari, alkonost, gamayun | harpy
ganesha | elephant with a crown
buraq | white horse with bird wings
shahrokh, anka, anqa | giant eagle
div, daeva | demon
peri | fairy
marid | water genie
karkadann, elasmotherium | rhino
shadhavar | antelope with a horn
grootslang | elephant with a snake tail
mokele mbembe, mokele-mbembe | brachiosaurus
ninki nanka | sea serpent
adze | firefly
anansi | spider
impundulu | lightning bird
kongamato | pterodactyl
serpopard | leopard with a snake head
opinicus | griffin
nightmare horse, night mare | black horse with a flaming mane
caladrius | white dove
otyugh | mud monster with tentacles
stirge | mosquito
ankheg | giant praying mantis
remorhaz | giant red centipede
behir | blue crocodile with six legs
aboleth | giant green catfish
blink dog | yellow dog
death dog | two-headed dog
winter wolf | white wolf
worg | dire wolf
balor, balrog demon | balrog
deathclaw | horned lizardfolk with claws
chestburster | sandworm
leviathan beast | sea serpent
tapeworm | white worm
blobfish | pink fish
numbat, tenrec | hedgehog
fossa | brown puma
civet, binturong, genet | weasel
sugar glider | flying squirrel
muskrat, nutria, coypu | beaver
degu, tamarin | hamster
loris, slow loris | lemur
bonobo | chimpanzee
vaquita | porpoise
`;
