/**
 * Names that are made of two: "owl cat", "half fox half dragon", "a shark octopus hybrid" are the second with what tells the first; and
 * looks that are made of a part: "sharp toothed fish", "crested lizard". Said in the words of the tables.
 */
import { creatureIn, namesBeast } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';

/** What tells an animal from others, as it is put on another one. */
const TELLS = `
eagle, hawk, falcon, bird, crow, raven, sparrow, robin, parrot, seagull, pigeon, dove, swan, goose, vulture | feathered wings and a beak
owl | feathered wings and big yellow eyes
duck, penguin, chicken, hen, rooster, turkey | a beak and feathered wings
bat | bat wings and fangs
dragon, wyvern | dragon wings, horns and a dragon tail
fish, shark, whale, dolphin, carp, eel, salmon, mermaid | a fish tail and a fin
snake, serpent, cobra, viper | a snake tail and fangs
lizard, crocodile, alligator, gecko, dinosaur, raptor, reptile, salamander | a lizard tail
butterfly, moth | butterfly wings and antennae
bee, wasp, hornet, bumblebee | insect wings, antennae and yellow and black stripes
fly, mosquito, dragonfly, insect, ladybug, firefly | insect wings and antennae
ant, beetle, cockroach | antennae and mandibles
deer, stag, elk, reindeer, moose | antlers
goat, ibex, antelope, gazelle | goat horns
ram, sheep | ram horns
bull, cow, ox, buffalo, yak | bull horns
rhino, unicorn, narwhal | a unicorn horn
elephant, mammoth | a trunk and tusks
walrus, boar, warthog | tusks
rabbit, bunny, hare | rabbit ears
cat, kitten | cat ears
fox | a fox tail
wolf, dog, husky | a wolf tail
squirrel, chipmunk, skunk | a squirrel tail
monkey, mouse, rat | a rat tail
lion | a mane
tiger | black stripes
zebra | black and white stripes
leopard, cheetah, jaguar, giraffe | black spots
horse, pony | a mane
crab, lobster | crab claws
scorpion | a scorpion tail
spider, tarantula | eight legs
octopus, squid, kraken, jellyfish | tentacles
turtle, tortoise, snail | a turtle shell
hedgehog, porcupine | spikes on its back
peacock | a peacock tail
frog, toad | green spots
demon, devil, imp | horns and bat wings
angel | feathered wings
plant, leaf, vine | leaves growing on its back
tree, branch | a tree growing on its back
crystal | crystals growing on its back
`;
const TELL: ReadonlyMap<string, string> = new Map(TELLS.trim().split('\n').flatMap((row) => { const [names = '', what = ''] = row.split(' | '); return names.split(', ').map((name): [string, string] => [name, what]); })); // biome-ignore format: one line

const END = '(?=$|,| (?:with|that|who|which|in|on|at|holding|wearing|sitting|standing|flying|sleeping|running|and)\\b)';
const HALF = new RegExp(`^((?:an? |the )?(?:[a-z]+ )??)half[- ]([a-z]+),?(?: and|/)? half[- ]([a-z]+)${END}`, 'i');
const HYBRID = new RegExp(`^((?:an? |the )?(?:[a-z]+ )??)([a-z]+)(?:[ -/x+]| and | x )([a-z]+) (?:hybrid|chimera|mix|cross|mutant|fusion|crossbreed|combo|combination)${END}`, 'i'); // biome-ignore format: one line
const CROSS = new RegExp(`^((?:an? |the )?)(?:[a-z]+ )?(?:hybrid|mix|mixture|cross(?:breed)?|fusion|combination) (?:of|between) (?:an? )?([a-z]+) (?:and|with) (?:an? )?([a-z]+)${END}`, 'i'); // biome-ignore format: one line
const TWO = new RegExp(`^((?:an? |the )?(?:(?:cute|small|big|giant|huge|tiny|little|evil|scary|angry|flying|baby|red|blue|green|black|white|purple|pink|yellow|golden|grey|brown|orange) )*)([a-z]+)[- ]([a-z]+)${END}`, 'i'); // biome-ignore format: one line
const BY_PLACE = new RegExp(
  `^((?:an? |the )?)([a-z]+)(?:'s)? head (?:on|with) (?:an? |the )?([a-z]+)(?:'s)? body${END}`,
  'i',
);

const beast = (name: string): boolean => /^(?:beast|monster)$/.test(creatureIn(name.toLowerCase()) ?? '');
/** Known as one name. */
const named = (a: string, b: string): boolean => [`${a} ${b}`, `${a}${b}`, `${a}-${b}`].some((one) => LEXICON.read(one.toLowerCase()).some((r) => r.is === 'concept')); // biome-ignore format: one line

/** Kin whose likeness says more than their parts: a lion and an eagle are a griffin. */
const OWN_NAMES: ReadonlySet<string> = new Set(['owl bear', 'bear owl', 'lion eagle', 'eagle lion', 'man horse', 'horse man', 'horse fish', 'fish horse', 'goat fish', 'fish goat', 'rabbit deer', 'deer rabbit']); // biome-ignore format: a list

const joined = (before: string, one: string, other: string): string | undefined => {
  const what = TELL.get(one.toLowerCase());
  return what && beast(other) && one.toLowerCase() !== other.toLowerCase()
    ? `${before}${other} with ${what}`
    : undefined;
};

/** Looks made of a part. */
const PARTS: Readonly<Record<string, string>> = { toothed: 'teeth', tusked: 'tusks', crested: 'a crest', clawed: 'claws', finned: 'fins', tentacled: 'tentacles', shelled: 'a shell', maned: 'a mane', antlered: 'antlers', fanged: 'fangs', beaked: 'a beak', tongued: 'a tongue' }; // biome-ignore format: a table
const BARE: ReadonlySet<string> = new Set(['crested', 'tusked', 'tentacled', 'antlered', 'maned', 'fanged', 'shelled']);
const PARTED = new RegExp(`\\b(?:([a-z]+)[- ])?(${Object.keys(PARTS).join('|')}) ((?:[a-z]+ )?[a-z]+)${END}`, 'i');

/** Sports and vehicles: who does them is on what is done with. */
const SPORTS: Readonly<Record<string, string>> = { surfing: 'on a surfboard', skateboarding: 'on a skateboard', snowboarding: 'on a snowboard', sledding: 'on a sled', cycling: 'riding a bicycle', biking: 'riding a bicycle', sneezing: 'breathing' }; // biome-ignore format: a table
const SPORTING = new RegExp(`^((?:an? |the )?(?:[a-z]+ )??)(surfing|skateboarding|snowboarding|sledding|cycling|biking) ([a-z]+)${END}|^((?:an? |the )?(?:[a-z]+ )?[a-z]+) (surfing|skateboarding|snowboarding|sledding|cycling|biking)${END}`, 'i'); // biome-ignore format: one line

/** "Bull, skeleton version". */
const VERSION = /^((?:an? |the )?)([^,]+), (?:but )?(?:in )?(?:its |an? |the )?(skeleton|skeletal|zombie|undead|robot|mechanical|mecha|ghost|ghostly|demon|demonic|baby|fire|ice|shadow|golden|crystal|stone|lava|armou?red|corrupted|evil|cute|chibi|rainbow|albino|dark) (?:version|variant|form|edition|mode|skin|type)(?=$|,)/i; // biome-ignore format: one line
/** "One arm much bigger than the other". */
const LOPSIDED = /(,| with| and|) one (arm|claw|hand|eye|horn|ear|wing|leg|fist|pincer) (?:is )?(?:much |way |far |a lot )?(?:bigger|larger|longer|huge|giant)(?: than (?:the|its) other(?: (?:one|arm|claw))?)/i; // biome-ignore format: one line
/** What it is good for in a fight. */
const IN_FIGHT = /, (?:an? )?(?:(?:slow|fast|heavy|light|strong|weak|elite|tanky|big) )*(?:tank|tanky|melee|ranged|support|bruiser|brute|dps|healer|glass cannon)(?: (?:type|class|role|unit|enemy|mob|monster|creature))?(?=$|,)/gi; // biome-ignore format: one line
/** What shows through is in its cracks. */
const LAVA_INSIDE = /,? (?:cracked|split|broken)(?: (?:in the middle|in half|open|apart))?,? (?:with|showing|revealing|and full of) (?:glowing )?(?:lava|magma|fire)(?: (?:inside|within|underneath|in the middle|in the cracks|core))?/i; // biome-ignore format: one line

/** What is tied round a neck is worn; a pet's bow is a ribbon's, an archer's has arrows. */
const TIED = /,? with (?:an? |its )?((?:[a-z]+ )?)(bow[- ]?tie|neck ?tie|tie)(?=$|,| and )/gi;
const BOW = /\b(cat|kitten|kitty|dog|puppy|pig|piglet|rabbit|bunny|mouse|hamster|bear|sheep|lamb|pony|poodle|pug|corgi|cow|panda|duck|chick|slime|ghost|penguin|octopus|snake)s?,? with (?:an? )((?:(?:big|little|small|cute|red|pink|blue|white|black|yellow|purple|green|golden|ribbon) )*)bow(?=$|,| on (?:its|her|his|the) (?:head|ear|neck)\b| and )/gi; // biome-ignore format: one line

/** What somebody does, in the words for it that are drawn. */
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]) (?:biting|snapping(?: its jaws)?|chomping)(?=$|,)/i, ' roaring'],
  [/(?<=[a-z]),? (?:all )?curled up(?: (?:asleep|sleeping|in a ball|into a ball))?(?=$|,)/i, ' sleeping'],
  [/(?<=[a-z]) (?:sneezing|coughing|burping|hiccuping|blowing|vomiting) (?=(?:a )?(?:fire|flames?|smoke|ice|sparks|bubbles)\b)/i, ' breathing '],
  [/(?<=[a-z]) on (?:an? |its |the )?(?:wooden )?perch(?=$|,)/i, ' on a branch'],
  [/(?<=[a-z]),? (?:hanging|dangling|swinging) (?:from a (?:branch|tree) )?by (?:its|the|his|her) tail(?: from (?:an? )?(?:branch|tree|vine))?(?=$|,)/i, ' hanging from a branch'],
  [/\b(?:(?:vampire|cave|fruit) )?bat,? (?:that is |is )?(?:hanging|hangs|sleeping|roosting)(?: (?:asleep|sleeping))? (?:upside[- ]down|from (?:an? |the )?(?:branch|ceiling|cave ceiling|tree|rock|beam))(?:,? (?:asleep|sleeping|eyes closed|with closed eyes|with folded wings|wrapped in its wings))?/i, 'roosting bat'],
  [/\b(?:sleeping|upside[- ]down|hanging|roosting) bat(?=$|,)/i, 'roosting bat'],
  [/,? (?:with )?(?:(?:ghost|ghostly|blue|soul|spirit) )+(?:flames?|fire) (?:in|for|instead of|coming out of|from|as) (?:its |the )?eyes/i, ' with glowing cyan eyes'],
  [/,? (?:with )?(?:(?:red|orange|burning) )*(?:flames?|fire) (?:in|for|instead of|coming out of|from|as) (?:its |the )?eyes/i, ' with glowing red eyes'],
  [/(?<=[a-z]),? (?:hanging|hangs|sleeping|roosting) upside[- ]down(?=$|,)/i, ' hanging from a branch'],
]; // biome-ignore format: a table

/** A text of a creature with its name and its looks said so; other texts as they are. */
export function compoundsPlainly(asked: string): string {
  let text = asked;
  if (namesBeast(text) || /\bgolem\b/i.test(text)) text = text.replace(IN_FIGHT, '');
  text = text
    .replace(VERSION, '$1$3 $2')
    .replace(LAVA_INSIDE, ' with lava cracks')
    .replace(LOPSIDED, ' with one giant $2');
  const place = BY_PLACE.exec(text);
  if (place && beast(place[2]!) && beast(place[3]!)) return `${place[1]}${place[3]} with the head of an ${place[2]}${text.slice(place[0].length)}`; // biome-ignore format: one line
  const found = HALF.exec(text) ?? HYBRID.exec(text) ?? CROSS.exec(text);
  const two = found ?? TWO.exec(text);
  if (two) {
    const [all, before = '', one = '', other = ''] = two;
    const known = named(one, other) || OWN_NAMES.has(`${one} ${other}`.toLowerCase());
    const whole = !known && (found || beast(one)) && beast(other) ? (joined(before, one, other) ?? (found ? joined(before, other, one) : undefined)) : undefined; // biome-ignore format: one line
    if (whole) text = whole + text.slice(all.length).replace(/^ with /, ', ');
  }
  text = text.replace(PARTED, (all, how: string | undefined, part: string, name: string) => {
    const is = beast(name) || beast(name.split(' ').at(-1)!);
    if (!is || (!how && !BARE.has(part.toLowerCase())) || creatureIn(`${how ?? ''} ${part} ${name}`.trim().toLowerCase())) return all; // biome-ignore format: one line
    return `${name} with ${how ? `${how} ` : ''}${PARTS[part.toLowerCase()]!.replace(how ? /^an? / : /^$/, '')}`;
  });
  text = text.replace(SPORTING, (all, before: string | undefined, sport: string | undefined, name: string | undefined, whole: string | undefined, after: string | undefined) => {
    if (sport && name && beast(name)) return `${before}${name} ${SPORTS[sport.toLowerCase()]}`;
    return whole && after && beast(whole.split(' ').at(-1)!) ? `${whole} ${SPORTS[after.toLowerCase()]}` : all;
  }); // biome-ignore format: one line
  if (namesBeast(text)) {
    text = text.replace(TIED, ' wearing a $1$2');
    if (!/\b(?:arrows?|archer|quiver|shooting|aiming|hunter|ranger|crossbow)\b/i.test(text))
      text = text.replace(BOW, '$1 wearing a $2hair bow');
  }
  if (/^(?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+/i.test(text) && namesBeast(text)) for (const [said, as] of DEEDS) text = text.replace(said, as); // biome-ignore format: one line
  return text;
}
