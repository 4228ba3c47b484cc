/**
 * Lists that say one creature again or more of it: ", two heads", ", japanese mythology", "kraken, giant sea monster with tentacles".
 * Said in the words of the tables, so that nothing of it is taken for somebody else, and no number of a body's parts for a number of bodies.
 */
import { inTurn, type Row } from './in-turn.ts';

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|many|multi|multiple|several|2|3|4|5|6|7|8|9|10';
const HUES =
  'black|white|brown|gr[ae]y|blue|purple|green|red|yellow|pink|gold(?:en)?|silver|orange|crimson|cyan|teal|violet';

/** Whose second name says the same again → the words of it. */
const AGAIN: readonly (readonly [string, string])[] = [
  [
    'mimic',
    '(?:(?:treasure|living|wooden|monster|cursed|evil) )*(?:chest|box)(?: (?:monster|creature|mimic|enemy))?|mimic',
  ],
  ['basilisk|hydra|quetzalcoatl|lamia|naga|medusa|sea serpent|leviathan', 'snake|serpent|lizard'],
  ['unicorn|pegasus|alicorn|nightmare|kelpie', 'horse|pony|stallion'],
  ['cerberus|hellhound|hell hound|barghest|fenrir', 'dog|hound|wolf'],
  ['nekomata|bakeneko', 'cat'],
  ['beholder', 'floating eye(?:ball)?|eye(?:ball)?'],
  ['kitsune|nine[- ]tailed fox', 'fox|fox spirit|fox demon'],
  ['phoenix|thunderbird|cockatrice|roc', 'bird|eagle|rooster'],
  ['werewolf|lycan', 'wolf ?man|wolf'],
  ['golem|gargoyle', 'giant|statue'],
  ['treant|ent', 'tree'],
  ['kraken|cthulhu', 'octopus|squid'],
  ['slime|ooze|gelatinous cube', 'blob|jelly|ooze'],
  ['yeti|bigfoot|sasquatch|wendigo', 'ape|ape ?man|snowman'],
  ['banshee|wraith|poltergeist|specter|spectre|yurei', 'ghost|spirit'],
  ['oni|imp|balrog|baphomet|succubus|tengu', 'demon|devil|ogre'],
  ['wyvern|drake|wyrm|hydra|bahamut', 'dragon'],
  ['minotaur', 'bull|bull ?man'],
  ['mandrake|mandragora', 'root|plant'],
  ['griffin|gryphon|manticore|chimera|sphinx', 'lion'],
];
/** Names for any of them. */
const ANY = 'monster|creature|beast|animal|demon|spirit|mob|enemy|boss|yokai|youkai|being|guardian';
const BEASTS =
  'mimic|dragon|wolf|fox|cat|dog|bear|snake|spider|slime|kraken|golem|troll|ogre|kappa|tanuki|yeti|wendigo|chupacabra|jackalope|kirin|qilin|nian|tengu|oni|kitsune|phoenix|griffin|gryphon|chimera|manticore|sphinx|hydra|basilisk|cockatrice|unicorn|pegasus|cerberus|hellhound|leviathan|banshee|wraith|imp|gargoyle|treant|minotaur|cyclops|cthulhu|beholder|owlbear|behemoth|werewolf|baku|nekomata|gremlin|goblin|ghoul|eyeball|mushroom|plant|crab|scorpion|toad|frog|lizard|rat|bat|shark|jellyfish|octopus|squid|centipede|worm|sandworm|boar|bull|lion|tiger|raven|crow|owl|turtle|tortoise';
/** What the second name says that the picture keeps. */
const KEPT = new RegExp(
  `^(?:${HUES}|dark|light|pale|bright|giant|huge|big|large|massive|small|tiny|little|cute|baby|old|angry|scary|evil|happy|sad|fat|furry|fluffy|glowing|burning|flaming|fiery|frozen|armou?red|mossy|mechanical|undead|rotten)$`,
  'i',
);
const again = (name: string, words: string): readonly [RegExp, (...found: string[]) => string] => [
  new RegExp(
    `^((?:an? |the )?)((?:[a-z-]+ ){0,3}?)(${name})(?:,| -|:) ?(?:an? |the )?((?:[a-z0-9-]+ ){0,5}?)(?:${words})(?=$|,| with| wearing| holding| made of| covered| from)`,
    'i',
  ),
  (_all, article = '', looks = '', who = '', more = '') =>
    `${article}${more
      .split(' ')
      .filter((word) => KEPT.test(word))
      .map((word) => `${word} `)
      .join('')}${looks}${who}`,
];

/** "Cat with two tails, nekomata": whose parts are told already needs no name. */
const named = (name: string, words: string): readonly [RegExp, string] => [
  new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,3}?(?:${words}) with [^,]+), ?(?:an? |the )?(?:${name})(?=$|,)`, 'i'),
  '$1',
];

const LISTS: readonly Row[] = [
  // who sails it, not how it is rigged, tells such a ship
  [/\bpirate (?:sloop|brig|brigantine|frigate|schooner|cutter|corvette|galley|vessel)\b/gi, 'pirate ship'],
  // what strikes is at its end
  [/\b(snowball|egg|tomato|mud ?ball|paint ?ball|water balloon|pie) (?:hitting|striking|smashing|splatting|crashing|bursting) ?(?:into|on|against|at)? ?(?:something|somebody|someone|an? wall|the wall|the ground|an? target|it)\b/gi, (_all: string, what: string) => (/^snow/i.test(what) ? 'snowball impact' : `${what} splat`)],
  [/\b((?:fire|ice|energy|magic|lightning)[- ]?(?:ball|bolt)|bullet|arrow|cannon ?ball|rock|laser|missile|meteor|punch|fist) (?:hitting|striking|smashing|crashing|slamming) ?(?:into|on|against|at)? ?(?:something|somebody|someone|an? wall|the wall|the ground|an? target|it)\b/gi, '$1 impact'],
  [/\b(noodle|ramen|sushi|dumpling|food|taco|burger|coffee|tea|drinks?|soda) vending (?:kiosk|stand|stall|booth|cart)\b/gi, '$1 stall'],
  // "barn, red, white trim": the first colour is of the whole
  [new RegExp(`^((?:an? |the )?)((?:[a-z-]+ ){0,2}[a-z-]+), (${HUES})(?:,| with|, with| and) (?=(?:${HUES})(?:[- ](?:and[- ])?(?:${HUES}))? [a-z]+)`, 'i'), (all: string, article: string, name: string, hue: string) => (/\b(?:with|and|in|on|of|as|wearing|holding)\b/i.test(name) || new RegExp(`^(?:${HUES})\\b`, 'i').test(name) ? all : `${article && 'a '}${hue} ${name} with `)],
  // hands without a body, out of what flows
  [/^(?:(?:many|several|some|three|a few) )?(?:(ghost(?:ly)?|spirit|spectral)|zombie|undead|dead|pale|rotting|rotten|demon|monster|shadow) (?:hands|arms) (?:(?:are )?(?:reaching|coming|rising|emerging|sticking|grasping|grabbing|stretching) )?(?:up )?(?:out of|from|out from) (?:an? |the )?(?:(?:pool|puddle|pit) of )?(?:(black|green|purple|red|brown|toxic|dark) )?(goo|slime|tar|ooze|sludge|mud|swamp|oil|puddle|pool|water|blood|liquid|ink)\b/i, (all: string, ghost: string | undefined, hue: string | undefined, of: string) => `three ${ghost ? 'ghost human' : /zombie|undead|rott/i.test(all) ? 'green severed' : 'severed'} hands in a ${(hue && (({ dark: 'black', toxic: 'green' } as Record<string, string>)[hue.toLowerCase()] ?? hue)) ?? ({ blood: 'red', slime: 'green', water: 'blue', mud: 'brown' } as Record<string, string>)[of.toLowerCase()] ?? 'black'} puddle`],
  // what is made of plants has their leaves for a coat
  [/\b(made (?:out )?of (?:[a-z]+ ){0,2}[a-z]+?)(?:,| and|, and) (?:(?:dark|wet|black|brown|grey|gray|matted|soaked|slimy|long|thick) )*(?:fur|hair|hide)\b/gi, '$1'],
  [/\bmade (?:out )?of (?:water|lake|river|pond|sea) ?(?:weeds?|plants)\b/gi, 'made of weeds'],
  // a tale that it comes from is no subject
  [/(?:,| (?:from|of|in)(?: the)?) (?:ancient |old )?(?:japanese|greek|norse|celtic|egyptian|chinese|slavic|roman|irish|scottish|aztec|mayan|hindu|indian|korean|native american|nordic|viking|european|german|arabian|persian|filipino|african|classic|fantasy|dark fantasy) (?:mythology|mythologies|myths?|folklore|legends?|folk ?tales?|fairy ?tales?|mythos)(?: (?:creature|monster|beast|inspired|style))?(?=$|,| with| and)/gi, ''], // biome-ignore format: one line
  [/(?:,| from) (?:mythology|folklore|mythological|mythical)(?: (?:creature|beast|animal|monster))?(?=$|,)/gi, ''],
  ...AGAIN.map(([name, words]) => again(name, words)),
  ...AGAIN.map(([name, words]) => named(name, words)),
  again(BEASTS, ANY),
  // tails, heads, eyes and legs are counted, and not those who have them
  [new RegExp(`\\b(?:nine|9|many|multi)[- ]?tail(?:ed|s) ((?:(?:${HUES}|cute|mystic|mystical|magical|spirit|fire|ice|snow|arctic|giant|baby|little|ghostly|glowing) )*)fox(?: spirit| demon)?\\b(?! (?:girl|woman|lady|man|boy|person|maiden|mask|ears))`, 'gi'), '$1kitsune'], // biome-ignore format: one line
  [/\bfox(?: spirit| demon)?(?:,| with) (?:nine|9|many) (?:(?:fluffy|long|bushy|white|glowing|flaming) )*tails\b/gi, 'kitsune'],
  [new RegExp(`\\b(${COUNT})[- ](headed|eyed|tailed|legged|winged|horned) (?=[a-z])`, 'gi'), '$1-$2 '],
  // "mutant rat, two heads, red eyes": the heads are the rat's
  [/^((?:an? |the )?)([a-z][a-z -]*?)((?:,[^,]*)*?)(?:,| and)(?: (?:and|with|has|it has))? (two|three|four|five|six|seven|2|3|4|5|6|7) (?:(?:big|huge|ugly|small|snarling|scary|angry) )*heads\b/i, '$1$4-headed $2$3'], // biome-ignore format: one line
  // two heads tell that it is one
  [new RegExp(`\\b((?:${COUNT})[- ](?:headed|eyed|tailed|legged) )(?:mutant|mutated|mutation) `, 'gi'), '$1'],
  [/\b(?:mutant|mutated) (.+? with (?:two|three|four|extra|many) (?:heads|eyes|tails|legs)\b)/gi, '$1'],
  // what grows over it, one thing and another
  [/\b(covered|overgrown|coated) ((?:in|with|by) (?:thick |green |old |wet )*moss),? (?:and|&) (?:(?:hanging|green|thick|long|some) )*(vines|seaweed|algae|weeds|kelp|ivy)\b/gi, '$1 $2 with hanging $3'], // biome-ignore format: one line
  [/\b(covered|overgrown|coated) (in|with|by) (?:(?:hanging|green|thick|long|some) )*(vines|seaweed|algae|weeds|kelp|ivy),? (?:and|&) ((?:thick |green )?moss)\b/gi, '$1 $2 $4 with hanging $3'], // biome-ignore format: one line
  // the eye of a machine is its camera
  [new RegExp(`\\b(with|and)((?: an?| one| single| a single)?) ((?:(?:big|large|round|glowing|${HUES}) )*)(?:camera|lens|sensor|optic|optical|cyclops) eye\\b`, 'gi'), '$1$2 $3eye'], // biome-ignore format: one line
  [/\b((?:robot|robotic|mechanical|mecha|cyber|steampunk|clockwork)(?: [a-z]+){0,3}) with (?:one|an?|a single|single|only one) (?:(?:big|large|round|single) )*eye\b/gi, 'one-eyed $1'],
]; // biome-ignore format: a table

/** A sentence whose list is said of the one who was named. */
export const listsPlainly = inTurn(LISTS);
