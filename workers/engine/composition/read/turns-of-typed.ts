/**
 * Sentences of several as they are typed in haste: what each of a company does ("one guitar, one drum"), a clause that begins without
 * an article ("…, bees chase him"), and what somebody is about to do to another ("jumping to eat").
 */
import { inTurn, type Row } from '../../understand/in-turn.ts';
import { namesPlace } from './place-words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  '2': 2,
  '3': 3,
  '4': 4,
  'pair of': 2,
  'couple of': 2,
};
/** Companies of one kind: "skeleton band", "goblin gang". */
const COMPANY = 'band|duo|trio|pair|group|gang|team|squad|quartet|twins|brothers|sisters|crew|pack|couple';
const one = (many: string): string =>
  many
    .replace(/\b(wo)?men$/i, '$1man')
    .replace(/wolves$/i, 'wolf')
    .replace(/elves$/i, 'elf')
    .replace(/dwarves$/i, 'dwarf')
    .replace(/thieves$/i, 'thief')
    .replace(/mice$/i, 'mouse')
    .replace(/children$/i, 'child')
    .replace(/\bkids$/i, 'kid')
    .replace(/([^aeiou])ies$/i, '$1y')
    .replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/i, '');
const article = (what: string): string => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`;
const INSTRUMENTS = 'drums?|drum kit|drumset|guitar|bass|trumpet|violin|flute|keyboards?|piano|sax|saxophone|trombone|harp|banjo|cello|tuba|accordion|tambourine|maracas|lute|bongos|cymbals'; // biome-ignore format: a table

const withArticle = (what: string): string => (/s$/i.test(what) ? `the ${what}` : article(what.replace(/^an? /i, '')));

/** What is said of one of several, put behind its name, or before it where it is an adjective. */
function oneThat(who: string, said: string, verb: string): string {
  const text = said
    .trim()
    .replace(/^(?:is|are|was|that is|who is|that|who)\s+/i, '')
    .replace(new RegExp(`^(?:on|plays?|playing) (?:the |an? )?(?=(?:${INSTRUMENTS})$)`, 'i'), '')
    .replace(/^(?:has|have|had|holds?) (?=\S)/i, 'with ');
  if (new RegExp(`^(?:an? )?(?:${INSTRUMENTS})$`, 'i').test(text))
    return `${article(who)} playing ${withArticle(text)}`;
  if (/^(?:an? |the )?[a-z]+$/i.test(text) && !/(?:ing|out|asleep|dead)$/i.test(text))
    return verb === ''
      ? `${article(`${text.replace(/^(?:an?|the) /i, '')} ${who}`)}`
      : `${article(who)} ${verb} ${text}`;
  return `${article(who)} ${text}`;
}

/** "Two boxers in a ring, one is knocked out": who is told apart is named by himself, the others stay as they were. */
function eachByItself(all: string, number: string | undefined, who: string, does: string, list: string): string {
  const each = list
    .split(
      /(?:\s*,\s*|\s+)(?:and |while |but )?(?:the )?(?:other one|other|others|another|second one|second|third|one)(?: one)?(?= )/i,
    )
    .map((said) =>
      said
        .trim()
        .replace(/,$/, '')
        .replace(/ (?:and|while|but)$/, ''),
    )
    .filter(Boolean);
  const count = number === undefined ? each.length : NUMBERS[number.toLowerCase()]!;
  if (each.length > count || each.length === 0 || count > 4) return all;
  const [, verb = ''] = /^(?:is |are )?([a-z]+ing)\b/i.exec(each[0]!) ?? [];
  const name = one(who.trim());
  const more = does.trim();
  // where all of them are is said after the last
  const told = each.map((said) => oneThat(name, said, verb));
  const rest = Array.from({ length: count - each.length }, () => `${article(name)} ${more && !/^(?:in|on|at|under) /i.test(more) ? more : 'standing'}`); // biome-ignore format: one line
  const every = [...rest, ...told];
  const where = /^(?:in|on|at|under) /i.test(more) ? ` ${more}` : '';
  return `${every.slice(0, -1).join(', ')}${every.length > 1 ? ' and ' : ''}${every.at(-1)}${where}`;
}

const EACH = '(?:is |are |was |has |plays? |playing |holds? |with |on )?';
/** What sits on a shoulder or a head and is nobody's dress. */
const PERCHES = 'parrot|owl|cat|bird|raven|crow|monkey|rat|mouse|frog|snake|hawk|falcon|eagle|baby dragon|dragon|squirrel|ferret|lizard|chameleon|gecko|pigeon|dove|chick|kitten|baby|child|kid|slime|fairy|pixie|spider|crab|hamster|rabbit|bunny|hedgehog|fox|imp|seagull|macaw|cockatoo|robin|sparrow|iguana|turtle|duck|penguin|toad|bat|butterfly|robot'; // biome-ignore format: a table
const WEAPON =
  'axe|bow|sword|staff|spear|dagger|shield|hammer|crossbow|mace|katana|club|wand|gun|rifle|pistol|scythe|trident|whip|sling|knife|lance|halberd|flail|book|torch|lantern|banner';
const HASTE = 'jumping|leaping|running|flying|coming|rushing|swimming|diving|trying|attempting|about|going|wanting|ready|preparing|swooping|sneaking|lunging|hoping|emerging|charging'; // biome-ignore format: a table
const DEED =
  'eat|bite|catch|attack|grab|steal|kill|hug|kiss|fight|chase|devour|swallow|stab|hit|punch|rescue|save|feed|pet|climb|open|scare|kick|hunt|capture|cross|push|pull|lift|carry|protect|heal';
const ing = (verb: string): string => (/^(?:stab|hit|grab|pet|hug)$/i.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb.replace(/e$/i, '')}ing`); // biome-ignore format: one line

/** What is opened, and the light that comes out of it then. */
const OPENS =
  'chest|box|book|spellbook|egg|coffin|jar|bottle|tomb|scroll|lamp|locket|vault|case|crate|suitcase|bag|sack';
const LIT = '(?:(?:an?|the|some|golden|gold|bright|magic|magical|glowing|holy|white|yellow|blue|green|purple|red) )*(?:light|glow|rays|light rays|rays of light|sparkles|shine|beam of light) (?:is |are )?(?:coming|shining|bursting|pouring|streaming|flowing|glowing|spilling|shooting|radiating|emanating)(?: out| up| from)?(?: (?:of|from|inside|within))*(?: it| the [a-z]+)?'; // biome-ignore format: a list

const TYPED: readonly Row[] = [
  // "skull with a candle on top and a feather next to it": one on it, one beside it
  [/^((?:an? |the )?(?:[a-z-]+ ){0,2}?[a-z-]+) with (an? (?:[a-z-]+ ){0,2}?[a-z-]+) (?:(?:sitting|standing|lying|resting|perched|burning|placed|sleeping) )?on (?:the )?top(?: of it)?(?:,| and|, and|, with)+ (?:an? )?((?:[a-z-]+ ){0,2}?[a-z-]+) (?:(?:lying|standing|sitting|leaning|resting) )?(?:next to|beside|by|near) it$/i, (_all: string, host: string, top: string, beside: string) => `${top} on ${/^(?:an?|the) /i.test(host) ? host : article(host)} next to ${withArticle(beside)}`],
  [/\b(?:getting|being) (?=(?:grabbed|attacked|eaten|chased|hugged|bitten|carried|pulled|dragged) by\b)/gi, ''],
  // "knight saving princess from dragon": whom and from whom, said in a hurry
  [/\b(sav(?:ing|es)|rescu(?:ing|es)|protect(?:ing|s)|shield(?:ing|s)|guard(?:ing|s)|defend(?:ing|s)|steal(?:ing|s)|snatch(?:ing|es)) ((?!an? |the |his |her |their |its |some |my )[a-z]+(?: [a-z]+)??) from ((?!an? |the |his |her |their |its |some |my )[a-z]+(?: [a-z]+)?)$/i, (_all: string, deed: string, what: string, whom: string) => `${deed} ${withArticle(what)} from ${withArticle(whom)}`],
  // each of several
  [new RegExp(`^(?:an? |the |some )?(?:(two|three|four|2|3|4|pair of|couple of) )?((?:(?!and\\b|with\\b)[a-z]+ ){0,2}?[a-z]+?)(?: (?:${COMPANY}))?((?: (?:in|on|at|under|[a-z]+ing)\\b[a-z ]*?)?)(?:,| -|:|;)? (?:with )?one (?!of\\b|another\\b|by\\b|after\\b|behind\\b|big\\b|eye|eyed|hand|arm|leg|side)(${EACH}.+)$`, 'i'), (all: string, number: string | undefined, who: string, does: string, list: string) => (!/[,:;] ?(?:with |and )?one |- one |\bone .+ (?:one|other|another)\b/i.test(all) || (number === undefined && !new RegExp(`\\b(?:${COMPANY})\\b.* one .* one\\b`, 'i').test(all)) ? all : eachByItself(all, number, who, does, list))],
  [/\b([a-z]+) on (?:the )?(drums|guitar|bass|trumpet|violin|flute|keyboards?|sax|saxophone|banjo|lute)(?=$|,| and)/gi, (all: string, who: string, what: string) => (/^(?:play|song|music|solo|hand|paint|sit|stand|design)/i.test(who) ? all : `${who} playing ${withArticle(what)}`)],
  // two that are told apart by their looks: "wizard and apprentice, one tall one short"
  [/^((?:an? |the )?(?:[a-z]+ )?)([a-z]+) and ((?:an? |the |his |her )?)((?:[a-z]+ )?[a-z]+),? one (?:is )?(tall|short|big|small|fat|thin|old|young|red|blue|green|black|white|happy|sad|angry|huge|tiny|large|little)(?:,| and)* (?:the )?(?:one|other)(?: (?:one|is))* (tall|short|big|small|fat|thin|old|young|red|blue|green|black|white|happy|sad|angry|huge|tiny|large|little)$/i, (_all: string, before: string, a: string, _det: string, b: string, first: string, second: string) => `a ${first} ${before.replace(/^(?:an?|the) /i, '')}${a} and a ${second} ${b}`],
  // who sits in what is pulled, who looks down from a branch
  [/\b((?:pulling|dragging|towing|pushing) (?:an?|the) (?:[a-z]+ )?(?:sled|sleigh|cart|wagon|carriage|wheelbarrow|rickshaw|chariot)) (?:with|carrying) ((?:an? |two |three |his |her |the )?(?:[a-z]+ ){0,2}(?:man|woman|boy|girl|child|kid|person|king|queen|prince|princess|santa|knight|dog|cat|baby|soldier|old man|farmer|elf|dwarf|goblin|people|passengers))(?: (?:inside|in it|on it|on top|riding it|sitting on it))?$/i, (_all: string, vehicle: string, who: string) => `${vehicle} with ${/^(?:an?|two|three|his|her|the|people|passengers)\b/i.test(who) ? who : article(who)} in it`],
  [/\b(?:watching|looking (?:down|on)?|staring)(?: (?:him|her|it|them))? from (?:above |up )?(?:on )?(?:an? |the )?(?:(?:tree|high|nearby) )?(branch|roof|rooftop|wall|fence|rock|tree)\b/gi, 'sitting on a $1'],
  [/^((?:an? |the )?(?:[a-z]+ )?(?:scarecrow|statue|snowman)) with ((?:an? |two |three |four |some )?(?:[a-z]+ )?(?:crows?|ravens?|birds?|pigeons?|doves?|parrots?|owls?|sparrows?|seagulls?)) (?:sitting |perched |standing )?on (?:its|his|her|the) (?:arms?|shoulders?|hands?|head)$/i, '$2 on $1'],
  [/ (?:flying )?(?:past|across) (?:an? |the )?((?:(?:full|big|huge|giant|glowing|bright|yellow|red|pale) )*)moon$/i, (_all: string, how: string) => ` silhouetted before a ${how.replace(/full /i, '')}moon at night`],
  [/^(.+?) teaching ((?:an? |the |his |her |their )?(?:[a-z]+ ){0,2}?[a-z]+)(?: how)? to (fish|swim|read|fly|cook|dance|shoot|fight|sing|juggle|dig|paint|climb|meditate|skate|box|write|pray|jump|sail)(?=$|,| in| on| at)/i, (_all: string, who: string, whom: string, what: string) => `${who} and ${whom} ${what.replace(/e$/, '').replace(/^(swim|dig)$/i, (w) => w + w.at(-1))}ing`],
  [/\b(teaching|training|showing|telling|reading) ((?:an?|the|his|her) (?:[a-z]+ )?(?:girl|boy|child|kid|student|apprentice|man|woman|son|daughter|goblin|dog|cat|princess|prince|elf|squire|children|kids)) (?:an?|the|how to|to|some) (?!sit|on|in|at|next|with)[a-z ]+$/gi, '$1 $2'],
  [/\bgiving (?:an? |the )?(?:shot|injection|vaccine|jab) to\b/gi, 'giving a syringe to'],
  [/\bspider (?:catching|eating|trapping|wrapping|hunting) (?:an? |the )?((?:[a-z]+ )?(?:fly|moth|bee|butterfly|bug|insect|wasp|mosquito|dragonfly)) (?:in|on) (?:an? |its |the |his )?(?:spider ?|cob)?web\b/gi, 'spider on a web, a $1 on the web'],
  // what one of them has, told last
  [/^(.*)\b([a-z]{3,})\b(.*?), (?:the )?\2 (?:has|holds|holding|with|carries) (?:an? |his |her |its )?((?:[a-z]+ ){0,2}[a-z]+?)(?: (?:up|raised|out|ready|in hand))?$/i, '$1$2 with a $4$3'],
  [/\b(holding(?: up)?|carrying|raising) (?:an? |the |his |her )?(?:(?:severed|cut[- ]off|bloody) )*head of (?:an? |the )?([a-z]+)\b/gi, (_all: string, does: string, who: string) => `${does} ${/^(?:goblin|orc|troll|dragon|wolf|bear|boar|fox|deer|tiger|medusa)$/i.test(who) ? article(`${who} head`) : /^(?:ogre|giant|cyclops|demon|monster)$/i.test(who) ? 'an orc head' : 'a skull'}`],
  [/\b([a-z]+) holding (?:its|his|her) (?:mom|mother|mum|mama)'?s (?:tail|hand|paw|trunk)\b/gi, 'small $1 following a $1'],
  [/\b(walking|running|passing|flying|driving|riding|strolling|sneaking) (?:by|past|along|around)(?=$|,)/gi, '$1'],
  [/\b(polar bear|bear|lioness|lion|tiger|wolf|fox|panda|leopard|cheetah)\b((?: [a-z]+){1,2}) (?:her |its |their |two |some )?(?:(?:little|small|baby|cute) )*(?:cubs|pups)\b/gi, (_all: string, who: string, does: string) => `${who}${does} two young ${who.replace(/wolf$/i, 'wolve').replace(/ss$/i, '').replace(/fox$/i, 'foxe')}s`],
  [/^(.+?),? (?:with|and) ((?:an? |the |two |three )?(?:[a-z]+ ){0,2}[a-z]+) (flying|hovering|floating|circling|soaring) (?:above|over|around) (?:it|him|her|them)$/i, (_all: string, below: string, who: string, how: string) => `${/^(?:an?|the|two|three) /i.test(who) ? who : article(who)} ${how} ${how.toLowerCase() === 'circling' ? 'above' : 'over'} ${/^(?:an?|the) /i.test(below) ? below : article(below)}`],
  // "bookshelf with skull and candle on top": both are on it
  [/^(?:an? |the )?((?:[a-z]+ )?(?:bookshelf|shelf|table|desk|chest|barrel|crate|stump|tree stump|cabinet|dresser|piano|fireplace|altar|box|wall|fridge|cake)) with (?:an? )?((?:[a-z]+ )?[a-z]+) and (?:an? )?((?:[a-z]+ )?[a-z]+) on (?:top(?: of it)?|it)$/i, '$2 and $3 on a $1'],
  [/\b([a-z]+) on vocals\b/gi, '$1 singing'],
  // weapons told after two that are told first, each at its turn
  [new RegExp(`^((?:an? |the )?(?:[a-z]+ )?[a-z]+) and ((?:an? |the )?(?:[a-z]+ )?[a-z]+) (back to back|fighting|side by side|facing each other|standing together|together)?,? ?(?:with )?((?:an? )?(?:${WEAPON})) and ((?:an? )?(?:${WEAPON}))$`, 'i'), (_all: string, a: string, b: string, how: string | undefined, first: string, second: string) => `${a} with ${first} ${how === 'fighting' ? 'fighting' : how === 'back to back' ? 'back to back with' : 'and'} ${b} with ${second}`],
  // what somebody is about to do
  [new RegExp(`\\b(?:(?:is|are) )?(?:${HASTE})(?: (?:up|down|out|in|over))?(?: of (?:the )?water)? to (${DEED})(?: up| at)?\\b`, 'gi'), (_all: string, verb: string) => ing(verb.toLowerCase())],
  [/,? (?:and |but |while )?(?:he|she|it|they|who) (?:doesn'?t|does not|don'?t|didn'?t|do not|did not) (?:even )?(?:notice|see|know(?: about)?|hear|realize|care about) (?:the |an? |that )/gi, ' while a '],
  // whose shoulder it is goes without saying
  [new RegExp(`\\b((?:${PERCHES})s?) (?:(?:sitting|perched|perching|sleeping|standing) )?(?:up)?on (?:the |one )?(shoulder|head|back|lap|arm)(?=$|,| and| in| at| with)`, 'gi'), '$1 on his $2'],
  [new RegExp(`^((?:an? |the )?(?:(?!with\\b|and\\b|on\\b)[a-z-]+ ){0,3}?[a-z-]+) with (an? (?:[a-z]+ )?(?:${PERCHES})) (?:(?:sitting|perched|perching|sleeping|clinging) )?on (?:his|her|its) back$`, 'i'), (_all: string, who: string, what: string) => `${what} on the back of ${/^(?:an?|the) /i.test(who) ? who : article(who)}`],
  // clothes that are told behind the deed are on who does it
  [/^((?:an? |the )?(?:(?!with\b|and\b|on\b|in\b)[a-z-]+ ){0,3}?[a-z-]+) (howling|roaring|crying|kneeling|running|jumping|dancing|waving|laughing|walking|screaming|shouting|sneaking|praying|flying|sleeping|standing|sitting) (?:with|in) ((?:(?:an?|his|her|its) )?(?:[a-z]+ ){0,2}(?:pants|trousers|shorts|shirt|tunic|cape|cloak|robe|dress|coat|jacket|vest|boots|shoes|scarf|gloves|armou?r|clothes))$/i, '$1 with $3 $2'],
  // what the bearer does besides is told before who sits there
  [/^((?:an? |the )?(?:(?!with\b|and\b|on\b)[a-z-]+ ){0,4}?[a-z-]+) with (an? (?:(?!with\b|and\b|on\b)[a-z]+ ){0,2}?(?!with\b|and\b|on\b)[a-z]+) (?:(?:sitting|perched|perching|sleeping) )?on (his|her|its) (shoulders?|head|arm|back),?(?: and| while)? ((?:leaning on|holding|carrying|wielding|gripping|smoking|wearing|dressed in) .+|with an? (?:[a-z]+ ){0,3}leaning)$/i, '$1 $5 with $2 on $3 $4'],
  // what is on the one that was named last
  [/^(.+? (?:under|on|in|inside|behind|next to|near|beside|at|over) (?:an? |the )?((?:[a-z]+ ){0,2}?[a-z]+)),? with (?:an? |the )?((?:[a-z]+ ){0,2}[a-z]+) (?:sitting |perched |crawling |resting |sleeping |standing |growing )?on (?:top of )?it$/i, (all: string, before: string, on: string, what: string) => (/\b(?:with|and|of|in)\b/i.test(`${on} ${what}`) ? all : `${before} while a ${what} sitting on the ${on.split(' ').at(-1)}`)],
  // "a boy reading, a cat lying next to him": it is the cat that lies
  [/(,(?: and)?|,? (?:and|while|with)) ((?:an?|the|his|her|their|two|three|four|some) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:is |are )?(lying|laying|sleeping|asleep|curled up|resting|sitting) (?:down )?(?:right )?(?:next to|beside|near|by|close to|behind) (?:him|her|them)(?=$|,)/gi, '$1 $2 $3'],
  // "dunking over a smaller one who falls": one of the same
  [/^((?:an? |the )?)((?:(?!and\b|with\b|of\b)[a-z-]+ ){0,2}?[a-z-]+)( [a-z]+ing\b[a-z ]*?) (an?|another) ((?:(?:smaller|bigger|larger|taller|shorter|younger|older|weaker|second|other|red|blue|green|black|white) )?)one(?: (?:who|that) (?:is )?(fall|trip|run|scream|cry|duck|sleep)(?:s|ing|ping)?(?: (?:backwards?|down|over|away))?)?(?=$|,| (?:in|on|at|with|under)\b)/i, (_all: string, the: string, who: string, does: string, a: string, how: string, verb?: string) => `${the || `${article(who).slice(0, -who.length)}`}${who}${does} ${a === 'another' ? 'a' : a} ${verb ? `${verb}ing ` : ''}${how.replace(/^(?:smaller|shorter|younger) /i, 'small ').replace(/^(?:bigger|larger|taller) /i, 'big ').replace(/^(?:second|other) /i, '')}${who}`],
  // clouds there are stood on
  [/(?:,| with| and)+ (?:(?:an?|some|swirly|swirling|little|small|fluffy|white|stormy|dark) )*clouds? (?:swirling |floating |drifting |curling )?(?:around|at|under|beneath|below) (?:his|her|their|its) (?:feet|paws|hooves|legs)(?=$|,| and)/gi, ' standing on a cloud'],
  [/\b(lying|sleeping|sitting|curled up|resting|standing|kneeling)? ?(?:at|by|near|next to|on|around) (?:his|her|their|its) (?:feet|foot|side)(?=$|,| and)/gi, (all: string, act?: string) => act ?? `${all.startsWith(' ') ? ' ' : ''}standing`],
  // over what, and whom they come for
  [/\b(?:coming|getting|going) over (?=(?:an?|the) (?:[a-z]+ )?(?:fence|wall|gate|barricade))/gi, 'climbing over '],
  [/^(.+? (?:climbing|jumping|running|walking|coming|flying|crawling|swimming|marching|sneaking|leaping)\b.*?) (?:to|towards?|up to) (an? (?:(?:scared|frightened|crying|screaming|sleeping|young|little|old|lone|lonely|small|poor|brave|wounded) )*(?!hill|castle|house|tower|cave|door|tree|mountain|village|town|city|river)(?:girl|boy|man|woman|knight|child|kid|princess|farmer|soldier|villager|hero|survivor|old man|lady|cat|dog|sheep|goat|horse|cow|rabbit|chicken)\b.*)$/i, '$1, $2'],
  // a ball goes past who keeps the goal
  [/\b(?:kicking|shooting) (?:an? |the |his |her )?(?:soccer ?|foot)?ball (?:past|at|to|towards?|by) (an?|the|his|her) (goal ?keeper|goalie)\b/gi, 'kicking a ball facing $1 $2'],
  [/\b(?:kicking|shooting) (?=(?:soccer ?|foot)?ball\b)/gi, 'kicking a '],
  // who tells it is in the picture as well
  // a broom that somebody is on flies anyway
  [/\b((?:sitting |standing |flying )?on|riding(?: on)?) (an?|his|her|the) (?:flying|magic|magical|floating) broom(?:stick)?\b/gi, '$1 $2 broom'],
  [/^me (?=[a-z]{3,}ing\b)/i, 'a person '],
  [/(?<=\b(?!(?:an?|the|one|white|brown|black|my|his|her|and|with)\b)[a-z]+ )riding (horse|wolf|dragon|bike|motorcycle|camel|pony|unicorn|boar|elephant|bear)(?=$|,| and| in| on| through| while)/gi, 'riding a $1'],
  [/\b(?:me|i) and (?=(?:my|our|the|an?|his|her|two|three) )/gi, 'a person and '],
  [/ (?:and|with) (?:me|myself|i)(?=$|,| (?:[a-z]+ing|in|on|at|under|by|near|next to|are|together|as)\b)/gi, ' and a person'],
  [/\b(my|his|her|our|with an?|and an?|best) (?:best |old |new |good )?friend\b/gi, (_all: string, of: string) => `${/ an?$/i.test(of) ? of : 'a'} person`],
  // what burns or shines behind those who are named first is a thing of its own
  [/(?:,(?: and)?|,? (?:with|while|and)) (?:there is |there are )?(?:(an?|the|some|two|three) )?(?:(?:old|big|huge|giant) )?(burning|flaming|exploding|blazing) ((?:[a-z]+ )?(?!city|town|village|forest|building|skyline|ruins|houses|jungle|field)[a-z]+)(?: (?:is )?(?:in|at) (?:the )?(?:far )?(?:background|distance|back)| behind (?:him|her|it|them))(?=$|,)/gi, (_all: string, many: string | undefined, how: string, what: string) => ` next to ${/^(?:two|three|some)$/i.test(many ?? '') ? many : 'a'} ${how} ${what}`],
  [/(?:,(?: and)?|,? (?:with|while|and)) (?:an? |the )?(?:burning|flaming|blazing|ruined) (city|town|village|forest|building|skyline|ruins|houses|jungle)(?: (?:in|at) (?:the )?(?:far )?(?:background|distance|back)| behind (?:him|her|it|them))(?=$|,)/gi, (_all: string, what: string) => ` in a burning ${/^(?:building|skyline|houses|ruins)$/i.test(what) ? 'city' : what}`],
  // a house or a craft behind those who do something stands there
  [/^(?!.*\b(?:in|at|on|through|across|over) (?:an? |the )?(?:[a-z]+ )?(?:field|meadow|forest|woods|hills?|beach|desert|city|street|village|town|snow|cave|mountains?|sea|ocean|lake|river|road|plains?|garden|farm|swamp|jungle|space|sky|clouds)\b)(.*\b[a-z]{3,}ing\b.*?|(?:an? |the )?(?:[a-z]+ ){1,2}on an? (?:horse|dragon|wolf|camel))(?:,(?: and)?| with| and) (?:an? |the )?((?:[a-z]+ )?(?:tower|castle|house|hut|cottage|barn|windmill|lighthouse|church|temple|pyramid|tent|statue|fountain|spaceship|rocket|ufo|train|car|truck))(?: (?:is )?(?:in|at) (?:the )?(?:far )?(?:background|distance|back)| behind (?:him|her|it|them))$/i, '$1 next to a $2'],
  // light that comes out of what is opened
  [new RegExp(`\\b(open(?:ing|s)|looking (?:in|into|inside)) ((?:an? |the |his |her )?)([a-z ]*?(?:${OPENS}))(?:,| and| with|, with| while) ${LIT}(?=$|,)`, 'gi'), (_all: string, does: string, of: string, what: string) => `${does.replace(/^opens$/i, 'opening')} ${of.trim() || 'a'} glowing ${what}`],
  [new RegExp(`^(?:an? |the )?((?:[a-z]+ ){0,2}?(?:${OPENS}))(?:,| and| with|, with) ${LIT}$`, 'i'), 'glowing $1'],
  // where it burns
  [/,(?: the| an?)? (city|town|village|forest|castle) (?:is )?(?:burning|on fire|in flames|in ruins|destroyed|ablaze)(?: (?:behind(?: (?:them|him|her|it))?|in the background))?$/i, ' in a burning $1'],
  [/\b(?:with|and) (?:an?|the) (?:burning|ruined|destroyed) (city|town|village|forest) (?:behind(?: (?:them|him|her|it))?|in the (?:background|back))$/i, 'in a burning $1'],
  [/\bin (?:a|the) ring\b(?<=\b(?:box|wrestl|fight|luchador|sumo).*)/gi, 'in a boxing ring'],
  [/,(?: and)? (?!an? |the |his |her |two |three )((?:[a-z]+ ){0,2}[a-z]+) (?:is |are )?(?:watch(?:ing|es)|look(?:ing|s) on|wait(?:ing|s))(?: (?:for )?(?:him|her|it|them)| nearby| from afar)?$/i, ' while a $1 standing'],
  [/(?:,(?: and)?| while| and) (?:an? |the |his |her )?((?:[a-z]+ ){0,2}[a-z]+) (?:is )?(?:waiting|waits|begging|begs|hoping|hopes) for (?:some |the |his |her |its |an? )?(milk|food|scraps|dinner|treats?|fish|meat|a bite|bones?|crumbs)$/i, ' while a $1 standing'],
  // what is on top of a heap lies on it
  [/^((?:an? |the )?(?:[a-z]+ )?(?:pile|heap|mound) of [a-z ]{2,30}?) with ((?:an? |the )[a-z ]{2,30}?) on (?:the )?top(?: of it)?$/i, '$2 on $1'],
  // fights that are named by a noun
  [/\b((?:vs\.?|versus|fighting|against) .+?) (?:duel|fight|battle|showdown|match|stand-?off|boss fight)(?=$|,| at| in| on| under)/gi, '$1'],
  [/^(?:an? |the |epic )*(?:duel|fight|battle|showdown|sword ?fight|stand-?off|clash) (?:between|of) (.+?) (?:and|vs\.?|versus|against) /i, '$1 fighting '],
  [/^((?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+) and ((?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+?) (?:duel|showdown|sword ?fight|battle)(?=$|,| at| in| on| under)/i, '$1 fighting $2'],
  // a rope catches it
  [/^(?=.*\blasso)(.*?)\b(?:catching|capturing|grabbing|chasing|hunting) /i, '$1lassoing '],
  // what is said of how near it is
  [/\b(?:right|directly|just|straight|exactly) (?=(?:under|underneath|beneath|below|behind|above|over|next to|beside|in front of|on top of)\b)/gi, ''],
  [/\b(?:mother|mom|mommy|mama|momma|mum|papa|daddy) (?=(?:duck|hen|goose|swan|bird|penguin|bear|cat|dog|fox|wolf|lion|tiger|elephant|deer|rabbit|pig|sheep|owl|kangaroo|panda)\b)/gi, ''],
  [/\bwith ((?:her |his |its |\d |two |three |four |five |six |seven |some |many )?(?:\d |two |three |four |five |six |little |small |cute |baby |yellow )*(?:ducklings|chicks|(?:small|young|baby) [a-z ]+s|goslings|kittens|puppies|cubs|piglets|babies|bunnies|cygnets|[a-z]+lings)) (?:(?:walking|swimming|waddling|following|marching) )?(?:in a (?:row|line)|behind (?:her|him|it)|following(?: (?:her|him|it))?|in tow)$/i, 'followed by $1'],
  [/\bwith ((?:(?:two|three|four|five|many|some|lots of|\d) )?(?:(?:angry|little|small|buzzing) )*[a-z]+s) (?:(?:buzzing|flying|swarming|circling|floating) )?around(?: (?:him|her|it|them|his head|her head|its head))?$/i, 'surrounded by $1'],
  [new RegExp(`(?:,| and)+ (?:with )?(?:an? )?(${PERCHES}) (?:(?:sitting|perched|perching|sleeping) )?on (his|her|its) (shoulder|head|back|lap)(?=$|,)`, 'i'), (_all: string, who: string, his: string, part: string, at: unknown, said: unknown) => `${typeof at === 'number' && / with /i.test(String(said).slice(0, at)) ? ', with' : ' with'} a ${who} on ${his} ${part}`],
  [/\blittle red[- ]hood\b/gi, 'little girl in a red hood and red cape'],
  // a moon over them is in the sky
  [/,? (?:under|beneath|below|by|with) (?:an? |the )((?:(?:full|big|huge|giant|glowing|bright|pale|large) )*)(blood|red|crimson|orange|purple|green|blue|pink|yellow|golden) moon(?: (?:above|over them|in the sky|overhead))?$/i, (_all: string, how: string, colour: string, at: string, text: string) => namesPlace(text.slice(0, Number(at))) ? `, a ${how}${colour} moon` : ` silhouetted before a ${how.replace(/full /i, '')}${colour.toLowerCase() === 'blood' ? 'red' : colour} moon at night`],
  // who surfs has a board
  [/\b(?<!an? )(?=surfers\b)surfers\b(?=.*[a-z])/gi, 'men riding surfboards'],
  [/\bsurfer\b(?: (?:on|riding|surfing) (?:an? |the )?(?:(?:big|huge|giant|blue) )*wave\b|(?! (?:dude|girl|van|boy|guy|riding|on|with|surfing|holding)))/gi, (all: string, ...more: unknown[]) => (/^(?:an? |the )?(?:[a-z]+ ){0,2}surfer$/i.test(String(more.at(-1))) ? all : 'man riding a surfboard')],
  // the part of a thing that somebody is on
  [/\bon (?:top of )?(?:the|its) (?:hood|bonnet|roof|trunk|back|seat|wing|bumper|windshield) of (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:car|truck|van|bus|taxi|jeep|tank|train|tractor|police car|plane|airplane|boat|motorcycle)\b)/gi, 'on '],
  [/\bon (?:an?|the|his|her) (car|truck|van|bus|taxi|jeep|tank|train|tractor)(?:'s)? (?:hood|bonnet|roof|trunk|seat)\b/gi, 'on a $1'],
  [/\b(biting|stinging|kicking|punching|hitting|slapping|stabbing|scratching|poking|pinching) (an?|the|his|her) ((?:[a-z]+ ){0,2}?[a-z]+) (?:in|on|at) (?:the|his|her|its) (?:leg|arm|hand|foot|butt|back|face|nose|head|tail|ankle|neck|knee|belly|stomach|shoulder)\b/gi, '$1 $2 $3'],
  [/^((?:an? |the )?(?:[a-z]+ )?(?:mouse|rat|rabbit|cat|dog|fox|wolf|bear|raccoon|squirrel|hedgehog|otter|badger|mole|hamster|beaver|frog|toad|turtle|duck|monkey|pig|goat|lion|tiger|panda)) with (?:an? |his |her |its )?((?:sewing )?needle|sword|dagger|knife|spear|axe|club|hammer|fork|stick|bow|shield|staff|magic wand|wand|torch|lantern|umbrella|balloon|flag|flower|fishing rod)\b(?= )(?! (?:that is )?(?:stuck|embedded|lodged|sticking|plunged|driven)\b| (?:in|through|on) (?:its|his|her|the) )/i, '$1 holding a $2'],
  // soldiers of engines
  [/^(?=.*\b(?:tanks?|jeeps?|bunker|trench|machine guns?|sandbags?|rifles?|grenades?|helicopters?|barbed wire|ww2|ww1|wwii)\b)(?!.*\b(?:knight|toy|fish|medieval|sci-?fi|space|future|futuristic)\b)(.*?)\b(?<!(?:ww[12]|ww|wwii|war|army|toy|modern|german|american|russian|british) )soldier(s?)\b/i, '$1world war soldier$2'],
  // slides and games on ice are played there
  [/\b(?:sliding|slipping|gliding)(?: (?:on|upon) (?:his|her|its|their) (?:belly|bellies|stomach))?(?: (?:across|along|over|down|on))? (?:an? |the )?(?:ice|ice sheet|slippery ice|frozen lake)\b/gi, 'sliding on its belly on a frozen lake'],
]; // biome-ignore format: a table

export const asTypedPlainly = inTurn(TYPED);
