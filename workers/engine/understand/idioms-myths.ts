/**
 * Creatures of tales and games, landmarks and dishes by their names, said by what they look like in the words of the tables: what is
 * known by one name in one country only is drawn by its looks. A name beside its own animal ("sleipnir eight legged horse") says it again.
 */

import { DISHES } from './looks-of-dishes.ts';
import { LANDMARKS } from './looks-of-landmarks.ts';
import { MONSTERS } from './looks-of-monsters.ts';
import { THINGS } from './looks-of-things.ts';

/** Names | looks. */
const MYTHS = `
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

const LOOKS: ReadonlyMap<string, string> = new Map(
  `${MONSTERS.trim()}\n${THINGS.trim()}\n${DISHES.trim()}\n${LANDMARKS.trim()}\n${MYTHS.trim()}`
    .split('\n')
    .map((row) => row.split(' | '))
    .flatMap(([names = '', looks = '']) => names.split(', ').map((name): [string, string] => [name, looks])),
);
const NAMES = new RegExp(`(?<![a-z-])(?:${[...LOOKS.keys()].sort((a, b) => b.length - a.length).join('|')})s?(?![a-z-])`, 'i'); // biome-ignore format: one line
/** Whose names mean other things as well: only at the head of a list. */
const ONLY_FIRST: ReadonlySet<string> = new Set(['nue', 'div', 'peri', 'fossa', 'garm', 'hati', 'adze', 'parasite', 'anka', 'nisse']); // biome-ignore format: a list
const ALREADY = /\b(?:horse|pony|lion|seal|dog|hound|wolf|cat|bull|goat|bird|eagle|snake|serpent|dragon|turtle|tortoise|elephant|hippo|crocodile|spirit|demon|goblin|fox|bear|boar|deer|fish|whale|lizard|worm)\b/i; // biome-ignore format: one line

/** A text with such a name said by its looks. */
export function mythsPlainly(text: string): string {
  const found = NAMES.exec(text);
  if (!found) return text;
  const name = found[0].toLowerCase();
  const row = LOOKS.get(name) ?? LOOKS.get(name.slice(0, -1));
  if (row === undefined) return text;
  const before = text.slice(0, found.index);
  // "a bowl of borscht": the dish is named already
  const looks = /\b(?:bowl|plate|dish|pot|cup|mug|glass|jar|bottle)s? (?:of|with) (?:some )?$/i.test(before) ? row.replace(/^(?:bowl|plate|glass|bottle|jar) of /, '') : row; // biome-ignore format: one line
  const after = text.slice(found.index + found[0].length);
  if (ONLY_FIRST.has(name) && !/^(?:an? |the )?$/i.test(before)) return text;
  const [said = ''] = /^[^,]*/.exec(after) ?? [];
  // the looks are told beside the name already
  const kin = ALREADY.exec(said);
  if (kin && looks.includes(kin[0].toLowerCase()) && !/\b(?:with|and|on|riding)\b/i.test(said.slice(0, kin.index))) return `${before}${after.trimStart()}`; // biome-ignore format: one line
  // what else is named of beasts, one after another, is of what it is mixed: "ammit crocodile lion hippo"
  const mixed = new RegExp(`^(?: (?:spirit|demon|creature|beast|monster|god|yokai|mix|hybrid|${ALREADY.source.slice(5, -3)}))+(?=$|,| with| on| in)`, 'i').exec(said); // biome-ignore format: one line
  return `${before}${looks}${mixed ? after.slice(mixed[0].length) : after}`;
}
