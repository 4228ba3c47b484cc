/**
 * Turns of phrase about two or more: how many of them there are when it is told last, what both of them have, a smaller one of the same
 * kind, who helps another of them up, pairs of tales. They are put as the tables have them, each subject by itself.
 */
import { LEXICON } from '../../understand/default-lexicon.ts';
import { inTurn, type Row } from '../../understand/in-turn.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { PAIRED, singularOf } from './how-many.ts';
import { isPart } from './syntax/kinds.ts';

const NUMBER = 'two|three|four|five|six|seven|eight|nine|[2-9]';
const NP = '(?:(?:an?|the|his|her|its|one|another) )?(?:[a-z-]+ ){0,3}?[a-z-]+';
const VERB = '[a-z]{3,}ing|in|on|at|under|next|behind|beside|near|back|facing|over|around';
const HAS = 'with|wearing|holding|carrying|in|wielding';

/** Pairs that everybody knows by their names, as who they are. */
const PAIRS: Readonly<Record<string, string>> = {
  'hansel and gretel': 'a little boy and a little girl',
  'jack and jill': 'a little boy with a bucket and a little girl',
  'romeo and juliet': 'a young prince and a young princess',
  'tristan and isolde': 'a knight and a princess',
  'adam and eve': 'a man and a woman',
  'cain and abel': 'a farmer and a shepherd',
  'beauty and the beast': 'a princess in a yellow gown and a furry beast',
  'david and goliath': 'a young shepherd facing a giant',
  'robin hood and maid marian': 'an archer and a princess',
  'don quixote and sancho panza': 'an old knight with a lance and a fat peasant',
  'punch and judy': 'a jester and a maid',
  'yin and yang': 'a yin yang',
}; // biome-ignore format: a table

/** What both of two have, said of each: "a cat and its kitten asleep, both with red collars". */
function ofBoth(all: string, first: string, second: string, does: string, has: string): string {
  const [, how = '', what = ''] = /^([a-z]+) (.+)$/i.exec(has.trim()) ?? [];
  // a cape each, but eyes are two
  const one = /s$/.test(what) && !/ and |,/.test(what) && !isPart(what) && !PAIRED.test(what) ? `a ${singularOf(what)}` : what; // biome-ignore format: one line
  const each = `${how === 'wearing' ? 'with' : how} ${one}`;
  return `${first} ${each} and ${second} ${each}${does ? ` ${does.trim()}` : ''}`.replace(/\s+/g, ' ') || all;
}

/** "A wolf and its smaller pre-evolution": another of that kind. */
function sameKind(_all: string, who: string, how: string): string {
  const small = /\b(?:small|smaller|tiny|tinier|little|mini|baby|young|younger|shorter|lesser|cub|pre)\b/i.test(how);
  const large = /\b(?:big|bigger|large|larger|giant|huge|older|grown|evolved|taller|final)\b/i.test(how);
  const [lead = '', kind = who] = /^((?:an?|the) )?(?:(?:big|bigger|small|smaller|large|larger|tiny|giant) )*(.+)$/i.exec(who)?.slice(1) ?? []; // biome-ignore format: one line
  return `${lead}${kind} and a ${small ? 'small ' : large ? 'big ' : ''}${kind}`;
}

/** Two who stand at a side each, and what both of them do. */
function atSides(_all: string, left: string, right: string, does: string): string {
  const row = (Object.values(RELATIONS) as readonly RelationRow[]).find(({ words }) =>
    words.includes(does.toLowerCase()),
  );
  return row?.mutual ? `a ${left} ${does} a ${right}` : `a ${left} ${does} while a ${right} ${does}`;
}

/** "A big one and a small one", "one in red and one in blue". */
function eachOfTwo(all: string, who: string, does: string, ...how: readonly string[]): string {
  const each = how.map((said) => {
    const [, lead, what = said] = /^(in|with|wearing) (.+)$/i.exec(said) ?? [];
    if (lead) return `a ${who} ${lead} ${/^in$/i.test(lead) ? '' : 'a '}${what}`;
    return isAdjective(what) ? `a ${what} ${who}` : undefined;
  });
  return each.every((one) => one !== undefined) ? `${each.join(' and ')}${does}` : all;
}

/** Says what one is like. */
const isAdjective = (word: string): boolean => LEXICON.read(word.toLowerCase()).some(({ is }) => /^(?:colour|tone|material|mood|build|pattern)$/.test(is)) || /^(?:big|small|large|little|tiny|huge|tall|short|fat|thin|bigger|smaller|open|closed|empty|full|broken|whole)$/i.test(word); // biome-ignore format: one line

const OTHERS = '(?:another|a (?:third|second|fourth))(?: (?:one|of them))?';

/** Feelings and states that a face shows. */
const FELT = 'smiling|grinning|happy|sad|angry|crying|laughing|winking|sleeping|asleep|scared|sleepy|surprised|frowning|blushing|dancing'; // biome-ignore format: one line
const feltBy = (who: string, felt: string): string =>
  who.replace(
    /^((?:an?|the|his|her|its|one|another) )?/i,
    (_all: string, article = 'a ') =>
      `${/^an?/i.test(article) ? 'a ' : article}${IN_FACE[felt.toLowerCase()] ?? felt} `,
  );
const IN_FACE: Readonly<Record<string, string>> = { asleep: 'sleeping', smiling: 'happy', grinning: 'happy', winking: 'happy', laughing: 'happy', crying: 'sad', frowning: 'sad' }; // biome-ignore format: a table
/** Who sits on shoulders and arms. */
const PERCHERS =
  'crow|raven|parrot|owl|pigeon|dove|bird|eagle|hawk|falcon|seagull|vulture|canary|chick|cat|kitten|rat|monkey|squirrel|dragon|fairy|bat';

/** Who looks on. */
const WATCHERS = 'cat|dog|kitten|puppy|owl|crow|raven|rat|mouse|boy|girl|child|kid|man|woman|knight|guard|soldier|goblin|ghost|bird|parrot|wolf|fox|dragon|frog|monkey|horse|cow|chicken|crowd'; // biome-ignore format: one line
/** What they ride where nothing is said. */
const MOUNTS: Readonly<Record<string, string>> = {
  biker: 'motorcycle',
  motorcyclist: 'motorcycle',
  cyclist: 'bicycle',
  cowboy: 'horse',
  jockey: 'horse',
  skateboarder: 'skateboard',
};

/** Teams that are not named by who is in them. */
const TEAMS: Readonly<Record<string, string>> = { football: 'football player', soccer: 'soccer player', basketball: 'basketball player', baseball: 'baseball player', volleyball: 'volleyball player', hockey: 'hockey player', rugby: 'rugby player', rescue: 'firefighter', fire: 'firefighter', medical: 'doctor', construction: 'construction worker', building: 'construction worker', cleaning: 'janitor', cleanup: 'janitor', dance: 'dancer', science: 'scientist', research: 'scientist', street: 'gangster', heist: 'bandit', police: 'police officer', army: 'soldier', military: 'soldier', swat: 'swat', cheer: 'cheerleader', space: 'astronaut', mining: 'miner', hunting: 'hunter', cooking: 'chef', kitchen: 'chef' }; // biome-ignore format: a table

function ofTeam(all: string, who: string): string {
  if (/^rowing$/i.test(who)) return 'four sailors in a rowboat';
  const one = TEAMS[who.toLowerCase()] ?? (LEXICON.read(who.toLowerCase()).some((e) => e.is === 'concept' && e.kind !== 'thing') ? who : undefined); // biome-ignore format: one line
  return one === undefined ? all : `four ${/(?:wolf|thief)$/.test(one) ? one.replace(/f$/, 've') : one}s`;
}

const GROUPS: readonly Row[] = [
  [new RegExp(`\\b(?:${Object.keys(PAIRS).join('|')})\\b`, 'gi'), (pair: string) => PAIRS[pair.toLowerCase()]!],
  // "shootout: two outlaws behind a table": what it is called is told behind it
  [/^((?!set|pair|group|party|team|row|sheet|list|pack|deck|line)[a-z]+(?:[ -](?:scene|battle|fight))?): (?=(?:an?|the|one|two|three|four|five|six|\d) [^:]+$)(.+)$/i, '$2, $1'],
  // "collar turned up": nothing is climbed
  [/\b(turned|rolled|pulled|pushed|flipped|folded|zipped|buttoned|popped|pinned|tied|raised|curled) up\b(?! (?:an?|the|his|her|to|on|in|into)\b)/gi, '$1'],
  // who sings into a microphone has one
  [/\b(singing|screaming|shouting|speaking|talking|yelling|rapping|roaring|howling) (?:in)?to (?:an?|the|his|her|its|their) (?:mic|mike|microphone)\b/gi, 'with a microphone'],
  [/\b(?:mic|mike)\b(?= (?:stand|in)|$|,)/gi, 'microphone'],
  [/\bbeast-?(?:man|men)\b/gi, (all: string) => (/men$/i.test(all) ? 'werewolves' : 'werewolf')],
  // "pupils around a globe, four of them"
  [new RegExp(`^(?:the |some )?((?:[a-z-]+ ){0,2}?(?:[a-z]{2,}s|children|people|men|women|mice|geese)) ([^,]+), (?:there are )?(${NUMBER}) of them$`, 'i'), '$3 $1 $2'],
  [/^((?:an?|the) (?:[a-z-]+ ){0,3}?[a-z-]+) and (?:its|his|her|the) ((?:[a-z]+ ){0,2}?)(?:(?:pre|second|final|next|previous)[- ]?)?(?:evolution|evolved form|form|stage|version|self|twin|clone|copy|double|counterpart)\b/i, (all: string, who: string, how: string) => sameKind(all, who, `${how} ${/\bpre/i.test(all) ? 'pre' : ''}`)],
  // "a kitten and its mother": young ones that have a name of their own
  [/^(?:an? |the )?(kitten|puppy|cub|foal|calf|lamb|piglet|duckling|fawn|chick|joey|gosling|pup)\b(.*?)\bits (?:mother|mom|mum|mama|father|dad|parent)\b/i, (_, young: string, does: string) => `a ${young}${does}a ${OF_YOUNG[young.toLowerCase()]}`],
  // "a baby bear before its mother"
  [/^(?:an? |the )?(?:baby|young|little|small|tiny) ([a-z]+)\b(.*?)\bits (?:mother|mom|mum|mama|father|dad|parent)\b/i, (all: string, who: string, does: string) => (/^(?:boy|girl|child|kid|man|woman)$/i.test(who) ? all : `a small ${who}${does}a big ${who}`)],
  [new RegExp(`^(${NP}) and (${NP})((?: (?:${VERB})\\b[^,]*)?),? (?:both|all|each)(?: of them)? ((?:${HAS}) [^,]+)$`, 'i'), (all: string, first: string, second: string, does: string, has: string) => ofBoth(all, first, second, does, has)],
  [new RegExp(`^(${NP}) and (${NP}),? (?:both|all|each)(?: of them)? (?:are )?(${FELT})$`, 'i'), (_all: string, first: string, second: string, felt: string) => `${feltBy(first, felt)} and ${feltBy(second, felt)}`],
  // "a witch stirring a cauldron with a black cat watching": the cat is somebody of its own
  [new RegExp(`^(.+? [a-z]{3,}ing (?!with\\b).+?),? with (?:(an?|his|her|its|the|two|three) )?((?:(?:black|white|brown|red|grey|gray|small|little|big|old|young|fat|tiny) )*(?:${WATCHERS})s?) (?:(?:watching|looking|looking on|staring|waiting|standing by|sitting|nearby)(?: (?:it|him|her|them|on|nearby|closely|beside (?:it|him|her)))?)$`, 'i'), (_all: string, does: string, article: string | undefined, who: string) => `${does} while ${/^(?:two|three)$/i.test(article ?? '') ? article : 'a'} ${who} ${/(?:boy|girl|child|kid|man|woman|knight|guard|soldier|goblin|crowd)s?$/i.test(who) ? 'standing' : 'sitting'}`],
  // "on a guys shoulders": whose they are
  [/\bon (an?|the|his|her) ((?:[a-z]+ )?[a-z]{2,}?)(?:'s|s'?) (shoulders?|lap)(?=$|,)/gi, 'on the $3 of $1 $2'],
  [/\b(?:shooting|firing|casting|blasting|launching) (?:(?:magic|magical|energy|laser|light|colou?red) )*(?:beams?|lasers?|rays?) at (?:each other|one another)\b/gi, 'in a beam struggle'],
  [/\b(bikers?|cyclists?|cowboys?|jockeys?|skateboarders?|motorcyclists?) riding(?= (?:side by side|together|fast|away|in|through|along|down|across|past)\b|$|,)/gi, (_all: string, who: string) => `${who} riding ${MOUNTS[who.toLowerCase().replace(/s$/, '')]}${/s$/i.test(who) ? 's' : ''}`],
  [/^((?:an? |the )?(tiger|lion|bear|wolf|fox|leopard|cheetah|panda|jaguar|cat|dog|hyena|lioness)\b.*?) (?:an?|her|his|its|the|one)? ?(cub|pup|kit)(?=$|,| )/i, (_all: string, before: string, who: string) => `${before.replace(/ (?:mom|mum|mother|mama|dad|father|papa)\b/i, '')} a small ${who}`],
  [/^(?:an? |the )?tennis doubles(?: match| game)?(?=$|,)/i, 'four tennis players'],
  // "two sellers arguing, left has tacos, right has kebab"
  [/^(?:two|2|a pair of) ((?:[a-z-]+ ){0,3}?)([a-z]{2,}s|men|women|mice|wolves)((?: [a-z]{3,}ing\b[^,]*)?),? (?:the )?(?:left|first)(?: one| guy)? (has|with|holds|holding|in|wears|wearing|is) ([^,]+?),? (?:and )?(?:the )?(?:right|second|other)(?: one| guy)? (?:has|with|holds|holding|in|wears|wearing|is) ([^,]+)$/i, (_all: string, how: string, many: string, does: string, has: string, left: string, right: string) => {
    const each = (what: string): string => (/^is$/i.test(has) ? `a ${what} ${how}${singularOf(many)}` : `a ${how}${singularOf(many)} ${/^in$/i.test(has) ? 'in' : 'with'} ${what}`);
    return `${each(left)} and ${each(right)}${does}`;
  }],
  // a game is played by two, a band by three with what they play
  [/^(?:an? |the )?(basketball|tennis|football|soccer|volleyball|badminton) (?:game|match)(?=$| (?:in|on|at)\b)/i, (_all: string, game: string) => `two ${game} players playing ${game.replace(/soccer/i, 'football')}`],
  [/^(?:an? |the )?(?:ice )?(hockey|baseball|rugby) (?:game|match)(?=$| (?:in|on|at)\b)/i, 'two $1 players'],
  [/^(?:an? |the )?(?:(?:rock|heavy metal|metal|punk|pop|indie|garage|jazz|folk|school|tavern|live|music|small) )+band(?=$| on (?:an? |the )?stage$)/i, 'a musician with a guitar, a musician with a drum and a singer with a microphone'],
  [/^(?:an? |the )?family (?:picnic|dinner|breakfast|lunch)(?=$| (?:in|on|at|under|with)\b)/i, (all: string) => `a man, a woman and a child ${/picnic/i.test(all) ? 'sitting around a picnic blanket' : 'eating at a table'}`],
  [/^(?:an? |the )?(?:busy |crowded |big )*(market|street|festival|concert|city|town|village|beach|airport|train station) crowd(?: of people)?$/i, 'six people in a $1'],
  [/^((?:an? |the )?(?:[a-z]+ )?[a-z]+) and (?:an? |the |his |her )?((?:[a-z]+ing |happy |angry )?)crowd(?: of people)?(?=$|,| (?:in|on|at)\b)/i, '$1 and four $2people'],
  // who gives a ride is ridden
  [/^(.+?) (?:giving|gives) ((?:an?|the|his|her|its) (?:[a-z]+ )?[a-z]+) a (?:free |fun |little )?(?:ride|lift)(?: on (?:its|his|her|the) back)?(?=$|,)/i, '$2 riding $1'],
  // one dances and sits around a fire of logs
  [/\b(around|round|by|beside|near|next to) (an?|the|their) ((?:big |small |huge |little |warm )?)fire(?=$|,| (?:in|at|under|with|while)\b)/gi, '$1 $2 $3campfire'],
  // "crows on both arms"
  [new RegExp(`^(.+?) with (?:an? |two |some |his |her )?((?:[a-z]+ )?(?:${PERCHERS}))s? (?:(?:sitting|perched|resting|standing) )?on (?:both|each|either)(?: of)?(?: (?:its|his|her|the))? (?:arms?|shoulders?|hands?|sides?)$`, 'i'), 'two $2s on the shoulders of $1'],
  // what several hold up they carry together
  [/^((?:two|three|four|five|six|some|several|[2-6]) [a-z ]+?) (?:holding|lifting|raising|hoisting) (?:up )?((?:an?|the|their) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:up )?(?:over|above|on|high over) their heads?$/i, '$1 carrying $2'],
  [/\b(?:an? |the )?([a-z]+) (?:team|squad|crew|gang|patrol|platoon|brigade|troop|troupe)\b(?! (?:of|members?|leader|captain|jersey|flag|logo|sign|bus|photo|shirt|building|base)\b)/gi, ofTeam],
  [/\b(?:an? |the )?(?:marching|brass|jazz|school|wedding|metal|punk|mariachi|folk|tavern) band(?= |,|$)/gi, 'four musicians'],
  [/^(?:an? |the )?(jury|choir|audience)(?=$| (?:in|on|at|singing|watching|listening|clapping|of (?=[a-z]+s$)))/gi, (_all: string, who: string) => `six ${who.toLowerCase() === 'choir' ? 'singers' : 'people'}`],
  [new RegExp(`^((?:${NUMBER}|some|several) [^,]*?),? (?:both|all)(?: of them)? ((?:${HAS}) [^,]+)$`, 'i'), '$1 $2'],
  [/\b(?:having|at|in|enjoying|hosting) (?:an? |their )?(?:little )?tea[- ]?party\b/gi, 'drinking tea at a table'],
  [new RegExp(`\\b(?:an? |the )?(?:adventuring|adventurers?'?s?|hero|heroes|rpg|jrpg|dungeon|fantasy|d&d|dnd) (?:party|group|team|band|company)(?: of (?:(${NUMBER})\\b)?)?(?! (?:[a-z]+ )?(?:members?|lineup)\\b)(?=$|,| (?:around|in|on|at|fighting|facing|resting|walking|entering|with|camping|sitting)\\b)`, 'gi'), (_all: string, number?: string) => `${typeof number === 'string' ? number : 'four'} adventurers`],
  [/^(.*\b(?:an?|the) ((?:[a-z]+ )?[a-z]+)), (?:an? |the )?((?:[a-z]+ )?[a-z]+) on top(?: of it)?$/i, '$1 while a $3 on the $2'],
  // "two ghosts, a big one and a small one"
  [new RegExp(`^(?:two|2|a pair of|twin) ((?:[a-z-]+ ){0,2}?)((?:[a-z]{2,}s)|mice|geese|wolves|men|women|children|fish|sheep)((?: (?:${VERB})\\b[^,]*)?)(?:,|:| -|;) (?:an?|one)(?: is)? ((?:(?:in|with|wearing) )?[a-z]+)(?: one)?,? (?:and|but|the other|other| )*(?:an?|one|the other)(?: one)?(?: is)? ((?:(?:in|with|wearing) )?[a-z]+)(?: one)?$`, 'i'), (all: string, how: string, many: string, does: string, first: string, second: string) => eachOfTwo(all, `${how}${singularOf(many)}`, does, first, second)],
  // "two soldiers helping a third one to stand up"
  [new RegExp(`^((?:${NUMBER}) (?:[a-z-]+ ){0,2}?)([a-z]+) ([a-z]{3,}ing) ${OTHERS}\\b`, 'i'), (_all: string, lead: string, many: string, does: string) => `${lead}${many} ${does} a ${`${lead.replace(/^\S+ /, '')}${singularOf(many)}`.trim()}`],
  [/\b(?:helping|lifting|pulling) (?:up )?((?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:to )?(?:stand up|get up|stand|rise|up|(?:back )?(?:on)?to (?:his|her|its|their) feet)\b/gi, 'raising from the ground $1'],
  [/\b(?:(?:in a stand-?off|in a duel|facing each other),? )(?=(?:standing )?back to back)/gi, ''],
  [/^(?:two |a pair of |pair of )?crossed (?!swords|bones)((?:[a-z]+ )?[a-z]+s)$/i, (_all: string, many: string) => `a ${singularOf(many)} crossed with a ${singularOf(many)}`],
  [/^((?:an? |the )?)([a-z]+) and ([a-z]+) (?:are )?crossed$/i, 'a $2 crossed with a $3'],
  // down on a rope, and what is let down on one
  [/\b(?:lowering|letting|lowers|lets) (?:(?:him|her|it|them)sel(?:f|ves)|down) (?:down )?(?:on|by|from|with) (?:an? |the )?(?:long )?(?:rope|line|cable)(?: (?:down )?(?:from|through) (?:the|an?) (?:ceiling|roof|skylight|window|helicopter|hole))?|\b(?:rappelling|abseiling|roping|sliding|descending|climbing|coming) down (?:on |from )?(?:an? |the )?(?:long )?rope(?: from (?:the|an?) (?:ceiling|roof|skylight|helicopter|hole))?/gi, 'climbing down a rope'],
  [/\b(climbing down a rope) (?:towards?|to|onto|over|above|down to|at) (?=(?:an?|the|his|her) )/gi, '$1 next to '],
  [/\b(?:lowering|letting down|pulling up|hauling up|raising) ((?:an?|the|his|her) (?:[a-z]+ )?(?:bucket|basket|lantern|anchor|chest|crate|bag|sack|hook|cage|lamp|torch))(?: down)? (?:on|by|with) (?:an? |the )?(?:rope|line|chain)(?: (?:into|down|in|to|from|out of) (?=(?:an?|the) ))?/gi, 'carrying $1 next to '],
  [/ next to $/i, ''],
  // "lightning cheeks": no storm
  [/\b(?:lightning|thunder|electric) (?=(?:cheeks?|eyes?|horns?|antlers?|tails?|manes?|fur|stripes?|marks?|markings|spots?|claws?|ears?)\b)/gi, 'yellow '],
  // what is in a mouth
  [/,(?: with)? ((?:an? )?(?:[a-z]+ )?[a-z]+) (?:held )?in (?:its|his|her|the) (?:mouth|teeth|jaws|fangs)(?=$|,)/gi, (_all: string, what: string) => ` with ${/^an? /i.test(what) || /s$/i.test(what) ? '' : 'a '}${what} in its mouth`],
  [/^(?:an? |the )?([a-z ]+?) (?:on|at|to) the left(?: side)?,? (?:and )?(?:an? |the )?([a-z ]+?) (?:on|at|to) the right(?: side)?,? (?:both )?([a-z]+ing)(?: at each other)?$/i, (all: string, left: string, right: string, does: string) => atSides(all, left, right, does)],
  [/\b(?:about|ready|preparing|getting ready|going) to (?:clash|fight|battle|wrestle|collide|duel|charge|attack each other|fight each other)\b/gi, 'squaring off'],
]; // biome-ignore format: a table

/** A sentence about several in the words of the tables. */
/** What such young ones become. */
const OF_YOUNG: Readonly<Record<string, string>> = { kitten: 'cat', puppy: 'dog', pup: 'dog', cub: 'bear', foal: 'horse', calf: 'cow', lamb: 'sheep', piglet: 'pig', duckling: 'duck', fawn: 'deer', chick: 'hen', joey: 'kangaroo', gosling: 'goose' }; // biome-ignore format: a table

export const groupsPlainly = inTurn(GROUPS);
