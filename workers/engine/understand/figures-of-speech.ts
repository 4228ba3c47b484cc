/**
 * Figures of speech: things that are named to say what somebody is like, and stand nowhere in the picture. "Strong as an ox" is strong,
 * "a lone wolf ranger" a ranger, "a tank enemy" somebody in heavy armour; "a horse thief" is no horse. What was left out is told.
 */
import { LEXICON } from './default-lexicon.ts';
import { namesSomebody } from './thing-heads.ts';

/** Qualities that are likened to something. */
const LIKENED =
  'agile angry bad beautiful big black blind blue bold brave bright brown busy calm clean clear clever cold cool crazy cunning cute dark dead deadly deaf deep dirty drunk dry dumb evil fast fat fierce fit flat fresh friendly furious gentle good graceful green grey gray happy hairy handsome hard healthy heavy hot huge hungry innocent jealous large lazy lean light loud loyal mad mean meek mighty mute naked nimble noble old pale patient pink playful plump poor pretty proud pure purple quick quiet red rich round rough sad scary sharp short shy sick silent skinny slim slippery slow sly small smart smooth sneaky sober soft solid sour stealthy steady stiff still straight strong stubborn sturdy sweet swift tall thick thin timid tiny tired tough ugly vain vicious warm weak white wide wild wise yellow young'
    .split(' ')
    .join('|');
const ONE = '(?:(?:an?|the|any|polar|church|two|wild|old|fresh|driven|freshly fallen|midnight) )*';
const AS = new RegExp(`([,a-z]?)(\\s*)\\b(?:(?:as|so|just as|almost as|nearly as) )?(${LIKENED})(?:er)? (?:as|like|than) ${ONE}([a-z]+)(?:'s [a-z]+)?(?=$|[ ,.])`, 'gi'); // biome-ignore format: one line
/** "Hair black as night" is black hair. */
const OWNED = new RegExp(`\\b(hair|skin|eyes|fur|face|lips|beard|teeth|wings|feathers|scales|nails|dress|cloak|robes?|armou?r|cape|coat|mane|horns?|moustache)(?: (?:is|are))? (?:as )?(${LIKENED}) (?:as|like) ${ONE}([a-z]+)(?=$|[ ,.])`, 'gi'); // biome-ignore format: one line
/** Words that end what is likened: the rest is said of it, not the name of who it is. */
const GOES_ON =
  /^\s*(?:$|[,.]|(?:and|with|in|on|at|wearing|holding|who|but|of|from|carrying|sitting|standing|riding)\b)/i;

/** What somebody does or is like something: "built like a tank", "roars like thunder". */
const MANNERS: readonly (readonly [RegExp, string])[] = [
  [/,? \b(?:is |was )?built like (?:an? |the )?(?:[a-z]+ )?(?:tank|ox|bull|house|truck|wall|fridge|bear|brick|mountain)(?: house)?\b/gi, ', muscular'],
  [/,? (?:who |and |that )?(?:moves|runs|fights|roars|hits|sings|dances|acts|behaves|thinks|eats|drinks|sleeps|smells|talks|walks|swears|shines|strikes|charges|growls|laughs|works|climbs|swims|flies|moving|fighting|acting|behaving) like (?:an? |the )?[a-z]+(?=$|,| with | in | and )/gi, ''],
  [/,? (?:with |and )?(?:an? |his |her )?(?:heart|nerves|will|spirit|soul|stomach|voice|tongue|mind|grip|words) (?:of|like) (?:an? |pure |the )?(?:gold|steel|iron|stone|ice|thunder|honey|silver|velvet|silk|fire|lion|razor|glass|an angel|angel)\b/gi, ''],
  [/,? (?:with |and )?(?:an? |his |her )?eyes like (?:burning |hot |two )?(?:fire|flames?|embers|coals|suns)\b/gi, ', glowing orange eyes'],
  [/,? (?:with |and )?(?:an? |his |her )?eyes like (?:an? |the )?(?:ice|sky|sea|ocean|sapphires?|water)\b/gi, ', blue eyes'],
  [/,? (?:with |and )?(?:an? |his |her )?eyes like (?:an? |the )?(?:emeralds?|cat|snake|moss)\b/gi, ', green eyes'],
]; // biome-ignore format: a table

/** Traits of character by parts of the body. */
const CHARACTER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sharp|silver|golden|honey|smooth|quick|foul|fork|acid|serpent|double)[- ]tongued ?/gi, ''],
  [/\b(?:iron|strong|steel|weak|free|steely)[- ]willed ?/gi, 'brave '],
  [/\b(?:stone|iron|poker|grim|granite|steely)[- ]faced ?/gi, 'stern '],
  [/\b(?:cold|hard|stone|black|ice|dark)[- ](?:blooded|hearted)(?! lizard| reptile) ?/gi, 'stern '],
  [/\bhot[- ](?:headed|tempered|blooded) ?/gi, 'angry '],
  [/\b(?:big|warm|kind|soft|good|tender|gold(?:en)?|pure)[- ]hearted ?/gi, 'kind '],
  [/\b(?:lion|brave|stout|bold)[- ]hearted ?/gi, 'brave '],
  [/\b(?:quick|sharp|dim|slow|nimble|half|keen)[- ](?:witted|minded) ?|\b(?:absent|open|strong|simple|high|narrow)[- ]minded ?/gi, ''],
  [/\b(?:light|heavy|nimble|quick|sure|butter|green|sticky)[- ](?:footed|fingered|handed|thumbed) ?/gi, ''],
  [/\b(?:eagle|hawk|sharp|keen)[- ]eyed ?/gi, ''],
  [/\bloud[- ]?mouthed ?|\bfoul[- ]?mouthed ?/gi, ''],
]; // biome-ignore format: a table

/** Names that people are given: each says who it is, where it stands for a person. Before another name the first part goes. */
const NICKNAMES: Readonly<Record<string, string>> = {
  'lone wolf': '', 'night owl': 'sleepy', 'early bird': '', 'black sheep of the family': '', 'white sheep of the family': '', 'couch potato': 'fat lazy', workhorse: '', 'guinea pig': '', 'dark horse': '', copycat: '', 'eager beaver': 'happy', 'sitting duck': '', 'top dog': '', underdog: '', 'lucky dog': 'happy', 'sly dog': 'smug', 'big fish': '', 'queen bee': '', 'busy bee': '', 'social butterfly': '', 'mother hen': '', 'paper tiger': '', 'lame duck': '', 'odd duck': '', 'cool cat': '', 'fat cat': 'fat', scaredy: '', 'scaredy cat': 'scared', 'fish out of water': '', 'wet blanket': 'sad', 'loose cannon': '', 'glass cannon': '', 'rising star': '', 'rough diamond': '', 'gentle giant': 'big kind', 'dead man walking': '',
}; // biome-ignore format: a table
const TITLES: Readonly<Record<string, string>> = {
  'tree hugger': 'hippie', 'couch potato': 'fat man', 'party animal': 'man with a party hat', 'loan shark': 'gangster', 'sea dog': 'old sailor', 'sea wolf': 'old sailor', 'hit man': 'assassin in a suit', 'right hand man': 'henchman', 'right-hand man': 'henchman', 'one man band': 'street musician', 'one-man band': 'street musician', 'jack of all trades': 'handyman', 'cat lady': 'old woman holding a cat', 'desk jockey': 'office worker', 'bean counter': 'accountant', 'grease monkey': 'mechanic', 'gym rat': 'bodybuilder', 'mall rat': 'teenager', 'street rat': 'beggar boy', 'rug rat': 'toddler', 'old goat': 'grumpy old man', 'old bat': 'grumpy old woman', 'old crow': 'grumpy old woman', 'silver fox': 'handsome old man', 'snow bunny': 'skier', 'trash panda': 'raccoon', 'horse whisperer': 'beastmaster', 'wall flower': 'shy girl', wallflower: 'shy girl', 'tough cookie': 'strong woman', 'smart cookie': 'student', 'smart alec': 'smug student', 'star child': 'child', 'iron chef': 'chef', 'devil dog': 'soldier', 'flower child': 'hippie', 'light bringer': 'priest with a torch',
}; // biome-ignore format: a table

const pattern = (table: Readonly<Record<string, string>>): string =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[- ]'))
    .join('|');
const NICKNAMED = new RegExp(`\\b(${pattern(NICKNAMES)}) (?=(?:[a-z]+ ){0,2}?[a-z]+)`, 'gi');
const TITLED = new RegExp(
  `\\b(${pattern(TITLES)})\\b(?! (?:hat|mask|costume|tattoo))( guy| girl| man| woman| boy| person)?`,
  'gi',
);

/** What somebody does to beasts for a living: he is none of them. */
const BEASTS =
  'horse|cow|cattle|pig|sheep|goat|chicken|dog|wolf|bear|cat|rat|mouse|bird|spider|snake|lion|tiger|monkey|elephant|dragon|fish|crab|shark|whale|fox|rabbit|deer|bull|bee|bug|butterfly|duck|goose|llama|camel|donkey|mule|pigeon|falcon|ostrich|crocodile|alligator|lizard|frog|bat|boar|unicorn|griffin|slime|worm|snail';
const TRADES: Readonly<Record<string, string>> = {
  farmer: 'farmer', breeder: 'farmer', rancher: 'cowboy', wrangler: 'cowboy', rustler: 'bandit', trainer: 'trainer', hunter: 'hunter', killer: 'hunter', poacher: 'hunter', trapper: 'trapper', shearer: 'shepherd', herder: 'shepherd', whisperer: 'beastmaster', handler: 'beastmaster', tamer: 'beastmaster', fancier: 'old man', groomer: 'barber', lover: 'person', fisherman: 'fisherman', fisher: 'fisherman', catcher: 'hunter', charmer: 'snake charmer',
}; // biome-ignore format: a table
const TRADE = new RegExp(`\\b(${BEASTS}) (${Object.keys(TRADES).join('|')})(?= *(?:$|,|with|in|holding|wearing|who|at|on|and|npc|man|woman|boy|girl))`, 'gi'); // biome-ignore format: one line
const STEALS = /\b(horse|cattle|cow|sheep|chicken|pig|goat|car|jewel|book|art|grave|tomb) (thief|robber|burglar)\b/gi;

/** "Tank" is a part in a fight, where somebody is one. */
const FIGHTS_AS = /\b(?:tank|damage sponge)[- ](?=(?:enemy|class|unit|character|hero|role|fighter|build|type|guy|warrior|knight|npc|champion|boss)\b)(?:(?:enemy|class|unit|character|role|build|type|npc)\b ?)*/gi; // biome-ignore format: one line

/** The text without things that only liken, and the words that went. */
export function figuresOfSpeech(text: string): { readonly text: string; readonly told: readonly string[] } {
  const told: string[] = [];
  let said = text;
  said = said.replace(OWNED, (_, owner: string, quality: string, like: string) => {
    told.push(like.toLowerCase());
    return `${quality} ${owner}`;
  });
  if (/ (?:as|like|than) /i.test(said))
    said = said.replace(
      AS,
      (found: string, before: string, space: string, quality: string, like: string, at: number, whole: string) => {
        if (
          /^(?:if|well|soon|long|much|many|possible|usual|ever|that|this|before|always|day|him|her|them|it|me|himself|herself|us)$/i.test(
            like,
          )
        )
          return found;
        told.push(like.toLowerCase());
        const rest = whole.slice(at + found.length);
        return GOES_ON.test(rest) && /[a-z]/i.test(before) ? `${before}, ${quality}` : `${before}${space}${quality}`;
      },
    );
  for (const [manner, meant] of MANNERS) said = said.replace(manner, meant);
  for (const [trait, meant] of CHARACTER) said = said.replace(trait, meant);
  said = said.replace(NICKNAMED, (found: string, name: string, at: number, whole: string) => {
    const rest = whole.slice(at + found.length).split(/,| with | in /)[0]!;
    if (!namesSomebody(rest) && !/\b(?:guy|test subject)\b/i.test(rest)) return found;
    const meant = NICKNAMES[name.toLowerCase().replaceAll('-', ' ')] ?? '';
    return meant ? `${meant} ` : '';
  });
  said = said.replace(TITLED, (_, name: string) => TITLES[name.toLowerCase()] ?? TITLES[name.toLowerCase().replaceAll('-', ' ')] ?? _); // biome-ignore format: one line
  said = said.replace(TRADE, (found: string, beast: string, trade: string) => {
    if (LEXICON.read(found.toLowerCase()).some((r) => r.is === 'concept')) return found;
    told.push(beast.toLowerCase());
    return TRADES[trade.toLowerCase()]!;
  });
  said = said.replace(STEALS, (found: string, of: string, trade: string) => {
    if (LEXICON.read(found.toLowerCase()).some((r) => r.is === 'concept')) return found;
    told.push(of.toLowerCase());
    return trade;
  });
  said = said.replace(FIGHTS_AS, 'heavily armoured fighter ');
  return { text: said === text ? text : said.replace(/ {2,}/g, ' ').replace(/^[ ,]+/, ''), told };
}
