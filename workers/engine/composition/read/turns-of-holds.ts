/** Turns of phrase for what two do to each other: "cutting a woman's hair", "throwing him over his shoulder", "with a dragon in pursuit". */
import { isLiving } from '../../catalogue/living.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { inTurn, type Row } from '../../understand/in-turn.ts';
import { singulars } from '../../understand/tokens.ts';

const ONE = '((?:an?|the|his|her|its|their|another|two|three|some) (?:(?!with\\b|and\\b)[a-z-]+ ){0,2}?[a-z-]+)';
const WHO = '((?:an? |the |two |three )?(?:[a-z-]+ ){0,2}?[a-z-]+)';
const END = '(?=$|,| in | on | at | while | with | before | near | as )';

/** A person or a creature, by the last word of the name. */
function lives(name: string, people = false): boolean {
  const last = name.toLowerCase().split(' ').at(-1)!;
  return [last, ...singulars(last)].some((word) =>
    /^(?:opponent|rival|enemy|foe|partner|friend|comrade|attacker)$/.test(word) ||
    LEXICON.read(word).some((r) => (r.is === 'concept' && (r.kind === 'humanoid' || (!people && (r.kind !== 'thing' || isLiving(r.id))))) || (!people && r.is === 'species'))); // biome-ignore format: one line
}

/** What is done to a part of somebody is done to him: the verb that the relations know it by. */
const OF_PARTS: Readonly<Record<string, string>> = { 'cutting hair': 'cutting the hair of', 'trimming hair': 'cutting the hair of', 'styling hair': 'cutting the hair of', 'doing hair': 'cutting the hair of', 'dyeing hair': 'cutting the hair of', 'painting face': 'painting the face of', 'painting nails': 'painting the face of', 'cutting beard': 'shaving', 'trimming beard': 'shaving', 'holding hand': 'holding hands with', 'grabbing arm': 'seizing', 'cutting head': 'beheading', 'picking pocket': 'picking the pocket of', 'kissing hand': 'kissing', 'shaking hand': 'shaking hands with' }; // biome-ignore format: a table

/** What two who are in it do. */
const BETWEEN: Readonly<Record<string, string>> = { 'high five': 'doing a high five', handshake: 'shaking hands', 'hand shake': 'shaking hands', hug: 'hugging', embrace: 'hugging', kiss: 'kissing', 'wrestling match': 'wrestling', 'arm wrestling match': 'arm wrestling', 'boxing match': 'boxing', 'snowball fight': 'snowballing', 'tug of war': 'in a tug of war', dance: 'dancing together', waltz: 'waltzing', tango: 'dancing the tango', race: 'racing', toast: 'clinking mugs', argument: 'arguing', conversation: 'talking to each other', 'chess game': 'playing chess at a table', 'chess match': 'playing chess at a table', 'game of chess': 'playing chess at a table', 'card game': 'playing cards at a table', 'game of cards': 'playing cards at a table', 'poker game': 'playing cards at a table' }; // biome-ignore format: a table

const ROWS: readonly Row[] = [
  // what something is put on by its point
  [/^((?:an? |the )?(?:[a-z]+ ){0,2}?(?:skull|head|pumpkin|lantern|jack-o-lantern|heart|mask|helmet|sausage|fish|marshmallow|meat|apple)) (?:stuck |put |impaled |mounted |placed |set )?on (?:an? |the )((?:[a-z]+ )?)(?:spike|pike)\b/gi, '$1 on a $2stake'],
  [/^(.*?\b(?:priest|priestess|bishop|vicar|pastor|minister|monk|cleric|pope|judge|captain|elf|wizard)) (?:marrying|wedding) (?:an? |the |two )?(?:(?:happy |young |old )?couple|lovers)\b/i, '$1 between a bride and a groom'],
  [new RegExp(`\\b(?:carrying|holding|cradling|lifting) ${ONE} in (?:his|her|its|their) arms\\b`, 'gi'), (all: string, whom: string) => (lives(whom) ? `carrying ${whom}` : all)],
  [new RegExp(`\\b(?:carrying|bringing|slinging) ${ONE} (?:over|across) (?:his|her|its|their|the) (?:shoulders?|back)\\b`, 'gi'), (all: string, whom: string) => (lives(whom) ? `carrying ${whom}` : all)],
  [/\bcarrying (an?|the|his|her) ((?:[a-z]+ )?(?:deer|stag|doe|sheep|lamb|goat|boar|calf|pig|ram|wolf|fawn|ox|cow|bear|knight|man|woman|girl|princess)) on (?:his|her|its) shoulders?\b/gi, 'carrying $1 $2'],
  [/\b(squirrel|chipmunk|hamster|crow|raven|jay)( [a-z ]{3,24}?) an? nut\b/gi, '$1$2 an acorn'],
  [new RegExp(`^${WHO} (?:sharing|having|enjoying|eating) a picnic with ${ONE}`, 'i'), '$1 and $2 having a picnic'],
  [/\b([a-z]+) (?:mother|mom|mama|mum|mommy|papa|dad|daddy)\b(?! (?:and|with) (?:his|her) (?:kids?|child|son|daughter))/gi, (all: string, kind: string) => (LEXICON.read(kind.toLowerCase()).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'humanoid' && (r.kind !== 'thing' || isLiving(r.id)))) ? kind : all)],
  // a noun of what two do: "a duel between a knight and an orc"
  [/^(?:an? |the )?(?:[a-z]+ )?(high[- ]five|hand ?shake|hug|kiss|embrace|duel|fist ?fight|fight|battle|sword ?fight|wrestling match|boxing match|arm[- ]wrestling match|snowball fight|tug of war|dance|waltz|tango|race|toast|argument|conversation|chess game|chess match|game of chess|card game|game of cards|poker game) (?:between|of) ((?:an? |the |two |three )?(?:[a-z-]+ ){0,2}?[a-z-]+ (?:and|vs\.?) (?:an? |the |two |three )?(?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|,| in | on )/i, (_all: string, deed: string, both: string) => `${both} ${BETWEEN[deed.toLowerCase().replace('-', ' ')] ?? 'fighting'}`],
  // who it is between is said before it: "a samurai duel", "jousting knights"
  [/^(?:an? |the )?((?:[a-z-]+ ){0,2}?[a-z]+?)(s?) (duel|fight|battle|brawl|showdown|stand-?off|shoot-?out|gun ?fight|wedding)(?: scene)?(?=$|,| (?:under|in|at|on|by|near|before|during)\b)/i, (all: string, who: string, _s: string, deed: string) => (!lives(`a ${who}`) ? all : /wedding/i.test(deed) ? `a ${who} bride and a ${who} groom holding hands` : `a ${who} fighting another ${who}`)],
  [/^(?:the )?(jousting|fencing|duell?ing|fighting|sparring|boxing|wrestling|arm[- ]wrestling|dancing|racing) ((?:[a-z-]+ )?[a-z]+s)(?=$|,| (?:under|in|at|on|by|near)\b)/i, (all: string, deed: string, who: string) => (lives(`two ${who}`) || lives(`a ${who.replace(/s$/, '')}`) ? `two ${who} ${/^duel/i.test(deed) ? 'fighting' : deed}` : all)],
  [/\b((?:walking|leading) [a-z -]{1,40}?) on (?:leashes|leads|ropes|chains)\b/gi, '$1'],
  [/\b(carrying (?:an? |the )(?:[a-z]+ )?(?:log|trunk|tree|beam|plank|ladder|canoe|boat|couch|sofa|coffin|pole|chest|crate|pipe|cannon|table|piano|rug|carpet)) on (?:their|his|her) (?:shoulders?|backs?|heads?)\b/gi, '$1'],
  [/\b((?:blocking|parrying|deflecting) [a-z -]{1,40}?) with (?:an?|his|her|its|the) (?:[a-z]+ )?(?:shield|buckler|blade|sword)\b/gi, '$1'],
  [/\b(?:sliding|gliding) (?:down |along )?on (?:its|their|his|her) (?:bell(?:y|ies)|stomachs?|tumm(?:y|ies))\b/gi, 'belly sliding'],
  [/^((?:the )?(?:[a-z-]+ )?(?:lumberjacks|woodcutters|men|dwarves|workers|carpenters|foresters|brothers|goblins|beavers|guys|villagers|peasants)) (?:sawing|cutting)(?: through)? (?:an? |the )?(?:[a-z]+ )?(?:log|tree trunk|trunk|tree|beam|plank|wood)\b(?: with (?:an? )?.+| together)?/i, (_all: string, who: string) => `two ${who} sawing together a log`],
  [/\b(?:jumping|skipping) rope\b/gi, 'skipping rope'],
  [/\b(to|before|at|with|from) (?:his|her) (?:old )?(?:master|sensei)\b/gi, '$1 a karate master'],
  [/\bpaying (an?|the|his|her) ((?:[a-z]+ )?[a-z]+)(?=$|,| for )/gi, (all: string, article: string, whom: string) => (lives(whom) ? `giving a coin pouch to ${article} ${whom}` : all)],
  // a rival or a partner is of one's own kind
  [/^((?:an? |the )?)((?:[a-z-]+ ){0,2}?[a-z-]+) ([a-z-]+ing(?: with| against| off| down| up| out)?) (?:his|her|its|another|an?|the) (?:rival|opponent|sparring partner|foe|competitor|adversary|dance partner|partner)\b/i, (_all: string, article: string, who: string, verb: string) => `${article}${who} ${verb} another ${who}`],
  [/\b([a-z]+ing) ((?:an?|the|his|her|its|their) (?:[a-z]+ ){0,2}?[a-z]+)'s (hair|faces?|arms?|legs?|heads?|hands?|beards?|nails|wounds?|back|cheeks?|nose|belly|neck|shoulders|pockets?|fur|mane|coat|foot|feet|paws?|ears?|tail)(?= |$|,)/gi, (all: string, verb: string, whom: string, part: string) => { const one = part.toLowerCase().replace(/^(hand|face|pocket|arm|head|beard|wound)s$/, '$1'); const said = OF_PARTS[`${verb.toLowerCase()} ${one}`]; return said ? `${said} ${whom}` : /^(?:bandaging|licking|brushing|combing|braiding|shaving|washing|massaging|rubbing|petting|stroking|scratching|patting|biting|healing|examining|stitching|tickling|sniffing|nuzzling|kissing|wrapping|treating|grooming|drying)$/i.test(verb) && lives(whom) ? `${verb} ${whom}` : all; }],
  [new RegExp(`\\b(?:stabbing|knifing) ${ONE} (?:in|from) (?:the|his|her) (?:back|behind)`, 'gi'), 'stabbing in the back $1'],
  [new RegExp(`\\b(?:throwing|flipping|slamming|tossing|hurling|flinging) ${ONE} (?:over (?:his|her|the|its) (?:shoulders?|hip|head|back)|to the (?:ground|floor|mat)|onto the (?:ground|floor|mat)|down|in judo|with a judo throw)${END}`, 'gi'), (all: string, whom: string) => (lives(whom) ? `throwing to the ground ${whom}` : all)],
  [new RegExp(`\\b(?:throwing|flipping|slamming) ${ONE}${END}`, 'gi'), (all: string, whom: string) => (lives(whom, true) ? `throwing to the ground ${whom}` : all)],
  [new RegExp(`\\b(?:pushing|kicking|shoving|throwing|knocking|tossing) ${ONE} (?:off|over|down) (?:of )?(?:an?|the) (?:[a-z]+ )?(?:cliff|edge|ledge|roof|rooftop|tower|bridge|balcony|precipice)`, 'gi'), (all: string, whom: string) => (lives(whom) ? `pushing over the edge ${whom}` : all)],
  [new RegExp(`\\b(?:carrying|giving) ${ONE} (?:piggy ?back|(?:a )?piggy ?back(?: ride)?|on (?:his|her|its) back)${END}`, 'gi'), (all: string, whom: string) => (lives(whom) ? `carrying piggyback ${whom}` : all)],
  [new RegExp(`\\b(?:riding piggy ?back|riding|sitting|on) (?:on|upon) (?:the back of )?${ONE}(?:'s back)?,? piggy ?back`, 'gi'), 'riding piggyback on $1'],
  [new RegExp(`^${WHO} (?:fleeing|running|flying|escaping|racing|galloping|swimming|sneaking|making) ?(?:off|away)?,? (?:with|and) ${WHO} (?:in (?:hot |close |fast )?pursuit|chasing (?:after )?(?:him|her|it|them)|behind (?:him|her|it|them)|on (?:his|her|its|their) heels|hot on (?:his|her|its|their) (?:heels|trail|tail))`, 'i'), '$2 chasing $1'],
  [new RegExp(`\\b(?:dragging|pulling|hauling|fishing|carrying|lifting|saving|rescuing|towing) ${ONE} (?:out of|from) (?:the |a )?(?:cold |deep |icy |stormy |raging )?(?:water|sea|ocean|river|lake|pool|waves|pond|drowning|surf)`, 'gi'), (all: string, whom: string) => (lives(whom) ? `saving from the water ${whom.replace(/\bdrowning /i, '')}` : all)],
  [/\b(?:rescuing|saving) (an?|the|his|her) drowning /gi, 'saving from the water $1 '],
  [new RegExp(`\\b(spraying|squirting|hosing|splashing|drenching|soaking) ${ONE} with (?:some )?(water|foam|paint|slime|ink|acid)`, 'gi'), (all: string, _verb: string, whom: string, what: string) => (lives(whom) ? `spraying ${what} on ${whom}` : all)],
  [/\b(?:butting heads|locking horns|locking antlers|banging heads|bumping heads|headbutting)(?= each other|$|,| with)/gi, 'fighting'],
  [/^((?:an? |the )?(?:two|2|a pair of|pair of) (?:[a-z-]+ ){0,2}?[a-z]+) (?:sawing|cutting)(?: through)? (an? |the )?(?:[a-z]+ )?(log|tree trunk|trunk|tree|beam|plank|wood)\b(?: with (?:an? )?.+| together)?/i, (_all: string, who: string) => `${who} sawing together a log`],
  [new RegExp(`\\b(?:making|forcing|having) ${ONE} (?:to )?walk(?:ing)? (?:off )?the plank`, 'gi'), 'making walk the plank $1'],
  [/\braising (an?|the|some|two|three|many) (?=(?:[a-z]+ )?(?:skeletons?|zombies?|undead|ghouls?|corpses?|dead|mummy|mummies|golems?|spirits?|ghosts?|demons?)\b)/gi, 'summoning $1 '],
  [/\b(?:grooming|delousing|picking lice off) (?:each other|one another)/gi, 'grooming'],
  [/\b(?:robbing|holding up) (an?|the) (?=(?:[a-z]+ )?(?:bee ?hive|hive|house|shop|store|bank|train|stagecoach|grave|tomb|nest)\b)/gi, 'sneaking up on $1 '],
  [/\b(?:tearing|biting|pulling|tugging|yanking) (?:on |at )(?:an?|the|his|her) ([a-z]+)'s (?:trousers|pants|leg|skirt|dress|sleeve|coat|tail|robe|cape)/gi, 'biting a $1'],
]; // biome-ignore format: a table

/** The text with what two do in their relations' own words. */
export const inPlainHolds = inTurn(ROWS);
