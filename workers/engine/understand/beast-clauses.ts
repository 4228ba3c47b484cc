/**
 * Clauses about one creature: who it is said a second time ("a starter monster, small salamander", "a deer, forest spirit"), what it is for or
 * does by habit ("that teaches children"), what it spits said before its name, whose hat it wears. Said so that one creature is read.
 */

import { bodyPlainly } from './beast-bodies.ts';
import { compoundsPlainly } from './beast-compounds.ts';
import { holdsPlainly } from './beast-holds.ts';
import { beastPeople } from './beast-people.ts';
import { creatureIn, firstCreature, namesBeast } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What anything that lives may be called: beside a name it says nothing more. */
const KIND = listOf(
  `spirit guardian elemental deity god goddess familiar protector companion summon entity being apparition minion boss predator monster creature beast critter
  demon mount pet animal thing character type form evolution stage enemy foe mob starter pokemon digimon variant species lifeform mascot friend villain
  nightmare abomination horror legend cryptid yokai kaiju titan`,
);
/** A first member that names nobody: what a later one is. */
const GENERAL = listOf(
  'monster creature beast starter pokemon digimon evolution type form stage boss enemy animal pet companion mascot familiar character mob minion foe mount critter summon',
);

/** What it does at other times, thinks or is for: nothing of it is seen. */
const HABIT =
  /,? (?:that|who|which) (?:(?:always|never|only|often|sometimes|secretly|really|just|still|also) )*(?:teach(?:es)?|helps?|loves?|likes?|hates?|wants?|thinks?|knows?|believes?|dreams?|remembers?|lives?|protects?|haunts?|can|will|could|would|used|gives?|grants?|brings?|appears?|feeds?|talks?|speaks?|lurks?|comes?|hunts?|guides?|makes? (?:you|people|noise)|was|were|once|got lost|sells?|needs?|follows?|attacks?|kills?|drops?|explodes?)\b[^,]*/gi;
/** "A hermit crab that lives in a broken teapot": the home of who has none of its own is its shell. */
const LIVES_IN = /\b(hermit crab|snail)(?:(?: (?:that|which|who))? (?:has made (?:its|a) home|makes (?:its|a) home|lives|live|living|hides|hiding|dwelling|housed)(?: its life)? (?:in|inside|inside of|out of|under)|(?: (?:that|which|who))? (?:wearing|wears|using|uses|carrying|carries|borrowing|having)(?= [^,]* (?:as|for) (?:its|an?|the) (?:shell|home|house)\b)) ((?:an? |the |its )?[a-z][a-z -]*?)(?: (?:as|for) (?:its|an?|the) (?:shell|home|house))?(?=$|,| and | with )/gi; // biome-ignore format: one line
const BECAUSE = /,? (?:because|since|so that|in case|after it|as if it|as though it)\b[^,]*/gi;
const KNOWING = /,? and (?:it |he |she )?(?:knows|loves|likes|hates) it\b/gi;

/** "Fire-breathing", said before the name. */
const SPAT = /\b(fire|flames?|ice|frost|smoke|acid|poison|venom|lightning|water|steam|sparks|lava|ink|bubbles)[- ](?:breathing|spitting|spewing|belching|blowing|shooting|vomiting) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|,| (?:with|on|in|at|that|and|flying|standing|sitting|wearing|holding)\b)/i; // biome-ignore format: one line

/** Whose it was says nothing of it. */
const OWNER =
  /\b(wearing|in|with|holding|carrying|stealing|has|having) (?:(?:his|her|its|their|the|an?|my) )?(?:old |dead )?[a-z]+(?:'s|’s|s') (?=(?:[a-z]+ ){0,2}[a-z]+)/gi;

/** "Looks kinda mad", "very arrogant pose", "hungry looking". */
const SEEMS = /^(?:it |he |she )?(?:looks?|looking|seems|feeling|feels) (?:(?:kinda|kind of|a bit|a little|very|really|so|super|quite|pretty|rather|extremely) )*([a-z]+)$/i; // biome-ignore format: one line
const DEGREE = /^(?:with )?(?:an? )?(?:(?:kinda|kind of|a bit|a little|very|really|so|super|quite|pretty|rather|extremely) )+(?=[a-z]+ (?:face|expression|look|pose|stance|eyes|smile)$)/i; // biome-ignore format: one line
/** How it holds itself is how it feels. */
const POSED = /^([a-z]+) (?:pose|stance|posture|attitude|bearing)$/i;
const PROUD = /^(?:arrogant|haughty|smug|snobby|cocky|confident|proud|pompous|vain|regal|noble)$/i;
const LOOKING = /^([a-z]+)[- ]looking$/i;

/** "An elemental of wind" is a wind elemental. */
const OF_ELEMENT =
  /^((?:an? |the )?(?:[a-z]+ ){0,2}?)(elemental|golem|slime|wisp|djinn|titan|giant) (?:made )?(?:out )?of (?:pure |living |swirling )?(wind|air|fire|flame|water|ice|snow|earth|stone|rock|lava|magma|lightning|thunder|shadow|light|sand|mud|crystal|smoke|nature|wood|metal|poison)\b(?! (?:and|or) )/i;

/** "A wolf made of shadow" is a shadow wolf. */
const OF_SHADOW = /^((?:an? |the )?(?:(?:[a-z]+[- ]headed|giant|huge|big|small|large|spectral|menacing) )*)([a-z]+),? (?:(?:that is|entirely|completely) )*(?:made|formed|composed|born) (?:up )?(?:out )?of (?:pure |living |dark |swirling |solid )*(?:shadows?|darkness)(?=$|,| (?:and|with)\b)/i; // biome-ignore format: one line

/** "Giant lava slime": it is large, and no giant. */
const GIANT = /^((?:an? |the )?)giant ([a-z]+) ([a-z]+)(?=$|,| (?:with|on|in|at|holding|wearing|that|made|boss)\b)/i;

/** Those who come out of the ground. */
const RISEN = /\b((?:mummy|zombie|skeleton|ghoul|undead|vampire|lich|corpse|revenant|wight|draugr)(?: [a-z]+)?),? (?:is )?(?:rising|awakening|waking up|clawing out|digging out|crawling out)(?: up)?(?=$|,)/gi; // biome-ignore format: one line

/** A bird, where its name is a machine's as well. */
const CRANE = /\bcrane (?=spirit|bird|with (?:[a-z]+ )?(?:wings|legs|feathers|beak))|\b(?<=white |grey |gray |red-crowned |ghost |ghostly |dancing |elegant |spirit )crane(?! (?:truck|arm|hook|operator|driver))\b/gi; // biome-ignore format: one line

const EACH_OTHER = /,? (?:with )?(?:each|every) (?:segment|part|section|scale|feather|leg|tail|spike|ring|stripe)s? (?:is |in |has |being )*(?:an? )?different colou?rs?\b/gi; // biome-ignore format: one line

/** "The gauntest": ribs under the skin are no wounds. */
const RIBS_ONLY = /,? ?(?:and |with )?(?:its |the |all )?(?:visible |showing |protruding )?(?:ribs?|rib ?cage|bones)(?: (?:are )?(?:showing|visible|sticking out|poking out|under (?:the|its) skin))(?= *(?:,|$))/gi; // biome-ignore format: one line
const DEAD = /\b(?:zombie|undead|skeleton|skeletal|rotting|rotten|ghost|decayed|dead|corpse)\b/i;

/** Plants that bite. */
const GROWS = /\b(?:fly ?trap|pitcher plant|cactus|mushroom|flower|tree|pumpkin|rose|sunflower|cabbage|carrot|vine)$/i;
/** Where its coat is gone the skin shows. */
const BALD = /,? (?:with |has )?(?:(?:some|bald|bare|big|small) )*patches of (?:missing|lost|bare|no|torn) (?:fur|hair|feathers|wool|skin|coat)\b|,? (?:with )?(?:fur|hair) missing in patches\b/gi; // biome-ignore format: one line
const PEARLS = /,? (?:with |and )?(?:an? )?(?:(?:tiny|little|small|white|string of) )*pearls (?:around|round|on) (?:its|his|her|the) neck\b/gi; // biome-ignore format: one line
const lastOf = (words: string): string => words.trim().toLowerCase().split(' ').at(-1) ?? '';

/** A name at the start of a member, without what introduces it. */
const introduced = (member: string): string =>
  member.replace(/^(?:it'?s|its|it is|this is|he is|she is|he's|she's|basically|just|so|namely|i\.e\.)(?: (?:basically|just|like))? (?:an? |the |like an? )/i, '').replace(/^(?:an? |the )/i, ''); // biome-ignore format: one line

const OPENS = /^(?:with|in|on|at|of|from|and|has|having|no|without|wearing|holding|riding|made|like|as|for|to|looking|facing|its|his|her)\b/i; // biome-ignore format: one line

/** A member that names a creature by itself: "small salamander", "its a tortoise with crystals on the back". */
function namesOne(member: string): string | undefined {
  const said = introduced(member);
  if (OPENS.test(said) || /ing\b/.test(said.split(' ')[0]!)) return undefined;
  const name = said.toLowerCase().split(/ (?:with|on|in|at|from|of|and|holding|wearing|riding|that|who|made)\b/)[0]!;
  const last = name.split(' ').slice(-2);
  const is = creatureIn(last.join(' ')) ?? creatureIn(last.at(-1)!);
  return is === 'beast' || is === 'monster' ? said : undefined;
}

const ELEMENT =
  /\b(fire|water|grass|plant|leaf|electric|lightning|ice|rock|stone|earth|ground|poison|ghost|dark|shadow|psychic|dragon|steel|bug|flying|fairy|wind|light|nature|crystal|lava|snow|metal)(?:[- ]type)?\b/i;

/** "A plant monster like a venus flytrap": a general name is what it is like. */
const LIKE = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?)(?:monster|creature|beast|enemy|boss|thing|animal|alien|demon) (?:that looks |looking |looks |shaped )?like an? ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|,| (?:with|in|on|that|holding|wearing)\b)/i; // biome-ignore format: one line
/** "Flexing its muscles like a bodybuilder": who does so too is not there. */
const AS_SOMEBODY = /(?<=[a-z]) like (?:an? |the )((?:[a-z]+ )?[a-z]+)(?=$|,)/gi;

/** The member that says who it is comes first, with the element of the general one. */
function whoItIs(members: readonly string[]): readonly string[] {
  const [head = '', ...others] = members;
  const bare = head.toLowerCase().replace(/[^a-z ]/g, ' ').split(/ (?:with|that|who|like|for|of) /)[0]!.trim().split(/\s+/); // biome-ignore format: one line
  if (!GENERAL.has(bare.at(-1)!) || bare.length > 6) return members;
  const at = others.findIndex((member) => namesOne(member) !== undefined);
  if (at < 0) return members;
  const element = ELEMENT.exec(head)?.[1]?.toLowerCase();
  const named = namesOne(others[at]!)!;
  const typed = element && !new RegExp(`\\b${element}\\b`, 'i').test(named) ? `${element} type` : undefined;
  return [named, ...(typed ? [typed] : []), ...others.filter((_, i) => i !== at)];
}

/** Said of a creature that was named: what kind of being it is besides. */
function onlyKind(member: string): boolean {
  const words = introduced(member).toLowerCase().replace(/[^a-z ]/g, ' ').trim().split(/\s+/); // biome-ignore format: one line
  if (words.length > 4 || !KIND.has(words.at(-1)!) || OPENS.test(member) || (words.at(-1) === 'type' && ELEMENT.test(member))) return false; // biome-ignore format: one line
  return words.slice(0, -1).every((word) => !LEXICON.read(word).some((r) => r.is === 'colour' || r.is === 'build' || r.is === 'mood')); // biome-ignore format: one line
}

/** What is no creature by itself and lives. */
const LIVES = /\b(?:living|animated|haunted|possessed|cursed|sentient|walking) (?:suit of )?(?:armou?r|statue|doll|tree|book|sword|scarecrow|puppet|chair|house)\b/i; // biome-ignore format: one line

/** "Door mimic": what a mimic looks like is what is drawn, with a maw. */
const asMimic = (text: string): string =>
  text.replace(/\b(?!(?:treasure|chest|book|box)\b)([a-z]+) mimic\b/gi, (all, what: string) =>
    LEXICON.read(what.toLowerCase()).some((r) => r.is === 'concept' && r.kind === 'thing' && !r.general && !r.weak) && !creatureIn(what.toLowerCase()) ? `${what} monster` : all,
  ); // biome-ignore format: a condition

/** "Frog gentleman": he is one by his suit. */
const asGentleman = (text: string): string =>
  text.replace(/\b([a-z]+) (?:gentleman|businessman|sir|business man|mobster|gangster)\b/gi, (all, who: string) => (/^(?:beast|monster)$/.test(creatureIn(who.toLowerCase()) ?? '') ? `${who} in a suit with a ${/gentleman|sir/i.test(all) ? 'top hat' : 'tie'}` : all)); // biome-ignore format: one line

/** A text of one creature without what is not seen of it; other texts as they are. */
export function beastClauses(asked: string): string {
  const risen = beastPeople(asGentleman(asMimic(compoundsPlainly(asked))))
    .replace(OF_ELEMENT, '$1$3 $2')
    .replace(OF_SHADOW, (all, before: string, name: string) => (/^(?:beast|monster)$/.test(creatureIn(name.toLowerCase()) ?? '') ? `${before}shadow ${name}` : all)) // biome-ignore format: one line
    .replace(GIANT, (all, article: string, what: string, name: string) => (/^(?:beast|monster)$/.test(creatureIn(name.toLowerCase()) ?? '') && !creatureIn(`${what} ${name}`.toLowerCase()) && !creatureIn(what.toLowerCase()) ? `${article}huge ${what} ${name}` : all)) // biome-ignore format: one line
    .replace(RISEN, '$1 rising from the ground')
    .replace(/\b(?:eyeball|eye) (?:drone|robot|bot|mech)\b/gi, 'robot floating eyeball')
    .replace(CRANE, (all) => all.replace(/crane/i, 'crane bird'));
  const first = /^[^,]*/.exec(risen)?.[0] ?? '';
  const general = GENERAL.has((first.toLowerCase().split(/ (?:with|that|who|like|for|of) /)[0] ?? '').trim().split(' ').at(-1) ?? ''); // biome-ignore format: one line
  const beast = namesBeast(first) || LIVES.test(first);
  if (!general && !beast && !SPAT.test(risen)) return bodyPlainly(risen, false);
  let text = bodyPlainly(risen, beast)
    .replace(LIVES_IN, '$1 with $2 as its shell')
    .replace(HABIT, '')
    .replace(BECAUSE, '')
    .replace(KNOWING, '')
    .replace(OWNER, '$1 a ');
  text = text.replace(SPAT, (all, what: string, name: string) => (firstCreature(name) && !/-breathing \w*(?:dragon|wyvern|drake)/i.test(all) ? `${name} breathing ${what.toLowerCase()}` : all)); // biome-ignore format: one line
  if (EACH_OTHER.test(text)) text = `rainbow ${text.replace(EACH_OTHER, '').replace(/^an? /i, '')}`;
  EACH_OTHER.lastIndex = 0;
  if (!DEAD.test(text) && RIBS_ONLY.test(text))
    text = `gaunt ${text.replace(RIBS_ONLY, '').replace(/^(?:an?|the) /i, '')}`;
  RIBS_ONLY.lastIndex = 0;
  text = text.replace(LIKE, (all, before: string, name: string) => {
    const is = creatureIn(name.toLowerCase()) ?? creatureIn(lastOf(name));
    return is === 'beast' || is === 'monster' || GROWS.test(name) ? `${before}${name}` : all;
  });
  text = text.replace(AS_SOMEBODY, (all, name: string) => (creatureIn(name.toLowerCase()) === 'person' || creatureIn(lastOf(name)) === 'person' ? '' : all)); // biome-ignore format: one line
  if (BALD.test(text)) {
    const whole = text.replace(BALD, '').replace(/^((?:an? |the )?(?:[a-z-]+ ){0,2}[a-z-]+) and /i, '$1 with ');
    text = `${whole}, pink patches`;
  }
  BALD.lastIndex = 0;
  text = text.replace(PEARLS, ', wearing a pearl necklace').replace(/\bsaddle bags\b/gi, 'saddlebags');
  const members = whoItIs(text.split(/\s*,\s*/)).map((member, i) => {
    if (i === 0) return member;
    const seems = SEEMS.exec(member)?.[1] ?? LOOKING.exec(member)?.[1];
    return seems ?? member.replace(DEGREE, '').replace(POSED, (_, how: string) => (PROUD.test(how) ? 'proud' : how));
  });
  const kept = members.filter((member, i) => i === 0 || !onlyKind(member));
  const [head = '', ...others] = kept;
  return [beast ? holdsPlainly(head) : head, ...others].join(', ');
}
