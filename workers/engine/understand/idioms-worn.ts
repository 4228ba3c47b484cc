import { ONESIES } from '../catalogue/garments/costume-hoods.ts';
import { clothesStates } from './idioms-clothes-states.ts';
import { figuresPlainly } from './idioms-figure.ts';
import { beastHats } from './idioms-manners.ts';
import { withFullPacks } from './idioms-packs.ts';
import { stancesPlainly } from './idioms-stance.ts';
import { inTurn } from './in-turn.ts';
import { limbsPlainly } from './limbs-said.ts';
import { thingHeads } from './thing-heads.ts';

/** Where on a person something is, said in the words of the tables: goggles on a forehead, flour on an apron, a feather on a hat, an arm that is missing. */

/** What stains, and the word of the state that it leaves cloth in. */
const STAINS: Readonly<Record<string, string>> = { 'flour|chalk|powder|sugar|plaster': 'flourstained', 'mud|dirt|grime|dust|clay|coffee|chocolate|gravy|food|tea': 'mudstained', 'soot|coal|coal dust|ash|ashes|grease|oil|motor oil|ink|tar': 'sootstained', '(?:colou?rful |wet )?paint|paints': 'paintstained', 'slime|goo|ooze': 'slimestained', 'blood|jam|ketchup|wine|tomato sauce|gore': 'bloody' }; // biome-ignore format: a table
const GARMENT =
  '((?:(?:white|black|red|blue|green|brown|gr[ae]y|leather|pink|yellow|old|long|linen|denim) )?(?:apron|shirt|dress|(?:lab )?coat|robes?|overalls|jacket|uniform|trousers|pants|jeans|tunic|vest|armou?r|cloak|cape|gown|skirt|tabard|smock|scrubs|hoodie|dungarees|boots|shoes|trainers|sneakers|hat|cap|gloves|scarf|sleeves|hem|socks|bandages?|clothes))';
const OWN = '(?:his|her|their|its|the|an?)';
const HUE = '(?:(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden|gold|silver|brown) )?';
const WHO =
  '(?:[a-z]*(?:man|woman|girl|boy|mage|smith|hunter|master|lord|tailor|father)|captain|pirate|sailor|detective|wizard|hobbit|halfling|gnome|dwarf|grandpa|grandfather|gentleman|farmer|hermit|guy|traveller|traveler|skipper|noir|explorer|bum|hobo|scarecrow|chief|shaman|soldier|inspector|professor|elder|ranger|cowboy|spy)';

const stained = Object.entries(STAINS).flatMap(([what, state]): (readonly [RegExp, string])[] => [
  [
    new RegExp(
      `(?:,| and| with| has)*(?: an?| some| a bit of| (?:splashes|splatters?|stains?|smears?|patches|smudges) of)* (?:${what})(?: (?:stains?|splatters?|splashes|smears?|smudges|spots|marks))? (?:all over|on|over|across|down)(?: ${OWN})? ${GARMENT}(?! and)`,
      'gi',
    ),
    ` with ${/^[aeiou]/.test(state) ? 'an' : 'a'} ${state} $1`,
  ],
  [
    new RegExp(`\\b(?:${what})[- ](?:stained|covered|splattered|smeared|spattered|soaked|caked|dusted|splashed) ${GARMENT}`, 'gi'),
    `${state} $1`,
  ],
  [
    new RegExp(`\\b${GARMENT},? (?:that is |which is )?(?:all )?(?:covered|stained|splattered|smeared|spattered|dusted|caked|soaked|splashed) (?:in|with|by) (?:${what})\\b`, 'gi'),
    `${state} $1`,
  ],
]); // biome-ignore format: one line a turn

const WORN_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // a net over somebody's hair is a cap of the finest cloth
  [/(?<!\b(?:black|red|blue|green|brown|pink|yellow|white) )\bhair[- ]?net\b/gi, 'white swim cap'],
  [/\bhair[- ]?net\b/gi, 'swim cap'],
  // ears on a band are worn
  [/\b(cat|kitty|fox|wolf|bunny|rabbit|dog|bear|mouse|deer|cow)[- ]ears? (?:head ?band|hair ?band|band|tiara|hood ?band)\b/gi, '$1 ears'],
  // pushed up from the eyes
  [
    /\b((?:[a-z]+ )?)goggles (?:(?:pushed|pulled|lifted|flipped|slid) up(?:wards)? ?|(?:resting|sitting|worn|perched|raised|propped) )?(?:up )?(?:on|onto|over|above|atop|around|across) (?:(?:his|her|their|its|the|top of (?:his|her|the)) )?(?:forehead|fore head|head|brow|hair|cap|hat|helmet)\b/gi,
    '$1raised goggles',
  ],
  [/\b(?:an? pair of )?((?:[a-z]+ )?)goggles (?:pushed|pulled|flipped) up\b/gi, '$1raised goggles'],
  [
    /\b(?:sun ?glasses|shades) (?:(?:pushed up|resting|worn|perched|sitting) )?(?:up )?on (?:top of )?(?:(?:his|her|their|the) )?(?:forehead|head|hair|hat|cap)\b/gi,
    'black raised goggles',
  ],
  // a feather is part of its hat
  [
    new RegExp(`\\b(pirate|captain|musketeer|duelist|noble|nobleman|corsair|buccaneer|swashbuckler|cavalier|highwayman)\\b(?! hat\\b)(.*?)\\bhat (?:with|and) (?:an? )?(?:(?:big|large|long|huge|small) )*${HUE}(?:feather|plume)s?(?: (?:on|in) (?:it|top))?(?=$|,| and | with )`, 'gi'),
    '$1$2plumed hat',
  ],
  [
    new RegExp(`\\b(hat|cap)(?<=[a-z] (?:with|in|wearing|and|an?) (?:[a-z-]+ ){0,5}(?:hat|cap)) (?:with|and) (?:an? )?(?:(?:big|large|long|huge|small) )*${HUE}(?:feather|plume)s?(?: (?:on|in) (?:it|top))?(?=$|,| and | with )`, 'gi'),
    'feathered $1',
  ],
  [
    new RegExp(`\\b(?:an? )?${HUE}(?:feather|plume) (?:in|on|stuck in) (?:his|her|their|the) (hat|cap)\\b`, 'gi'),
    'a feathered $1',
  ],
  // a jester's cap has them
  [/\b(jester|fool|harlequin)\b(.*?)(?:,? (?:and|with)) (?:(?:little|golden|gold|tiny|jingle|jingling) )*bells (?:on|at|hanging from) (?:his|her|the|its) (?:hat|cap)\b/gi, '$1$2'],
  // who keeps bees carries a small can of smoke for them
  [/(?<=\b(?:bee ?keeper|apiarist|bee farmer)\b.*)\b(?:(?:small|tin|metal|silver|hand|old) )*(?:(?:smoking|smoke|smoky|smoker|beekeeping|hive|bee)[- ](?:can|tin|pot|canister|smoker|pump|bellows|device)|(?:can|tin) (?:of smoke|with smoke(?: coming out)?))\b/gi, 'bee smoker'],
  // a pipe that goes with a man is smoked
  [
    new RegExp(`((?:,| and| with| holding)) (?:an? |his |her )?(?:(?:wooden|long|old|small|corncob|clay|lit|smoking|briar|tobacco|smoker's) )*pipe(?: in (?:his|her|the) mouth)?(?=$|,| and | with | in )(?<=\\b${WHO}\\b.{0,120})`, 'gi'),
    '$1 a tobacco pipe',
  ],
  // who is of a warm country or dances has it before his face
  [
    new RegExp(`\\b((?:turban|keffiyeh|shemagh|head ?scarf|hood|nomad|bedouin|tuareg|dancer|harem|genie|assassin|arabian|persian|desert|sultana)\\b.*?(?:\\band|\\bwith|,)) (?:an? |her |his )?(${HUE})veil\\b`, 'gi'),
    '$1 a $2face mask',
  ],
  // limbs that are lost
  [/\b(?:one|single)[- ]legged ((?:[a-z]+ ){0,2}?)((?:pirate|captain|sailor|buccaneer))\b/gi, '$1$2 with a peg leg'],
  [/\b(?:one|single)[- ]legged ((?:[a-z]+ ){0,2}?)((?:[a-z]*man|woman|soldier|veteran|beggar|warrior|girl|boy|knight|elf|dwarf|hobo))\b/gi, '$1$2 with a leg stump and crutches'],
  [/\b(?:missing|lost|lacking|without) (?:an?|one|his|her|the)(?: (?:left|right|one))? leg\b/gi, 'with a leg stump'],
  [/\b(?:with |has )?(?:an? |one |his |her )?(?:(?:left|right) )?(?:missing|severed|amputated|lost) leg\b/gi, 'with a leg stump'],
  // a back that is bent
  [/(,| and| with)(?: an?)? (?:hunch(?:ed)?[- ]?back|hump ?back|hunch|hump|crooked back|bent back)(?:s)?(?: on (?:his|her|the) back)?(?=$|,| and )/gi, '$1 a humpback'],
  [/\b(?:hunch(?:ed)?[- ]?backed|humpbacked) (?!whale)((?:old |young )?[a-z]+)(?=$|,)/gi, '$1 with a humpback'],
  // "no helmet, long white hair": only the first is missing
  [
    /\bno (helmet|hat|hood|cap|mask|cape|shield|crown|beard|armou?r|shirt|shoes|boots), (?:with )?((?:[a-z]+ ){1,3}(?:hair|beard|eyes|cape|armou?r|braids|ponytail|crown|scarf))(?=$|,| and| with)/gi,
    'with $2, without a $1',
  ],
  // what is made is not yet worn
  [/\bknitting (?:an?|the|some|his|her) ((?:[a-z]+ )?)(sweater|jumper|hat|socks?|mittens?|blanket|shawl)\b/gi, 'knitting a $1scarf'],
  // games of balls
  [/\b(basketball(?: player)?|streetballer|baller|nba player)\b(.*?),? (?:dribbling|bouncing)(?: (?:an?|the|his|her) (?:basket ?)?ball)?\b/gi, '$1$2 bouncing a basketball'],
  [
    /\b(goal ?keeper|goalie|keeper)\b(.*?),? (?:diving|jumping|leaping|stretching|lunging)(?: (?:for|to (?:catch|save|stop|grab|reach)|after|at|towards?|and catching) (?:the |an? )?(?:ball|shot|goal|penalty))?\b(?:,? (?:in|wearing|with)?(?: an?)? ?((?:[a-z]+ )(?:jersey|shirt|kit|uniform)))?/gi,
    '$1$2 with $3 goalkeeping',
  ],
  [/\bwith {1,2}goalkeeping\b/gi, 'goalkeeping'],
  [/(?<=\b(?:with|holding|and|has|carrying) (?:an? |his |her )?)((?:[a-z]+ )?bow) and (?:an? )?quiver (?:of|with|full of) arrows\b/gi, '$1 and quiver'],
  [/\b(goal ?keeper|goalie|footballer|(?:soccer|football) (?:player|kid|boy|girl|star))\b(.*?\b(?:with|holding|catching|throwing|carrying|grabbing|hugging) (?:an?|the|his|her) )ball\b/gi, '$1$2soccer ball'],
  [/\bgoalkeeping(?:,? (?:to|towards?|on|for|at) (?:the |his |her )?(left|right)(?: (?:side|corner|post))?| (left|right|sideways)\b)/gi, 'goalkeeping $1$2'],
  [/\bgoalkeeping (?:sideways|right)\b/gi, 'goalkeeping'],
  [/\bgoalkeeping left\b/gi, 'goalkeeping to the left'],
  // a coat for rain has its hood up, unless something else is on the head
  [/^(?!.*\b(?:hats?|caps?|hood(?:ed)?|helmet|crown|beanie|sou'?wester|umbrella hat|hair|bald|ponytail|pigtails|braids|horns|ears)\b)(.*\b(?:in|wearing|with|and) (?:an? |his |her |the )?)((?:[a-z]+ ){0,2}?)(raincoat|rain coat|rain jacket|slicker|rain slicker|oilskins?|rain gear)\b/gi, '$1$2$3 and $2hood'],
  [/\b(?:long )?braided ((?:[a-z]+ )?)(?:long )?(beard|moustache|mustache)\b/gi, '$1braided $2'],
  [/\bbeard (?:with|in) (?:two |three |long |thick |many )*(?:braids|plaits)\b|\bbeard braided\b/gi, 'braided beard'],
  ...stained,
]; // biome-ignore format: one line a turn

/** Longer names first: "teddy bear", then "bear". */
const ANIMALS = [...ONESIES.keys()].sort((a, b) => b.length - a.length).join('|');
const COSTUME = "(?:'s)? (?:onesie|costume|pajamas|pyjamas|kigurumi|pjs|outfit)\\b(?! hood)";
const onesie = (animal: string, said?: string): string => {
  const colour = said?.trim() || ONESIES.get(animal.toLowerCase());
  return `wearing a ${colour} onesie and a ${colour} ${animal} onesie hood`;
};
/** Dressed up as an animal, of the colour said or the animal's own. */
const DRESSED_UP: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [new RegExp(`\\b(${ANIMALS}) (?:onesie|costume) (kid|boy|girl|child|man|woman|guy|toddler|baby)\\b`, 'gi'), (_all, animal = '', who = '') => `${who} ${onesie(animal)}`],
  [new RegExp(`\\b(?:in|wearing|with|dressed in) (?:an? |his |her )?(?:(?:cute|big|fluffy|cozy|little|baby) )*(${HUE})(${ANIMALS})${COSTUME}`, 'gi'), (_all, colour = '', animal = '') => onesie(animal, colour)],
  [new RegExp(`\\bdressed (?:up )?as (?:an? )?(${ANIMALS})\\b(?! (?:hunter|slayer|trainer|tamer|king|knight))`, 'gi'), (_all, animal = '') => onesie(animal)],
]; // biome-ignore format: one line a turn

const wornIdioms = inTurn(WORN_IDIOMS);

export const wornPlainly = (text: string): string =>
  beastHats(
    clothesStates(
      DRESSED_UP.reduce(
        (said, [idiom, words]) => said.replace(idiom, words),
        wornIdioms(withFullPacks(stancesPlainly(figuresPlainly(limbsPlainly(thingHeads(text)))))),
      ),
    ),
  );
