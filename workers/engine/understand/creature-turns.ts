/** What is said of creatures in haste, in the words of the tables: "rat two heads", "beetle rhinoceros", "standing on two legs", "moss on shoulders". */
import { isLiving } from '../catalogue/living.ts';
import { LEXICON } from './default-lexicon.ts';
import { singulars } from './tokens.ts';

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|1[0-2]|many|multiple|several|double|twin|triple';
const PARTS =
  'heads|tails|eyes|horns|arms|legs|wings|mouths|tentacles|fins|antlers|tusks|claws|tongues|ears|antennae|stingers|humps';
/** "Rat two heads": what is counted is its own. */
const COUNTED = new RegExp(`(?<!\\b(?:with|and|has|having|of|on|by|the|its|his|her|or|all|long|big|,)) (${NUMBERS}) ((?:[a-z]+ ){0,2}?(?:${PARTS}))\\b`, 'gi'); // biome-ignore format: one line
/** The place where something grows, without its article. */
const WHERE = /\b(on|from|along|down|over|all over|around|round|across|in|out of) (shoulders?|back|head|chest|belly|forehead|shell|neck|nose|spine|ribcage|rib ?cage|ribs|mouth|tail|paws|claws|hands|tusks|horns|wings)\b(?! (?:of|armou?r|plate|pads?))/gi; // biome-ignore format: one line
const UPRIGHT =
  /,? (?:(?:is |that is )?(?:standing|stands|walking|walks|stood|balancing|up) )*(?:upright )?on (?:(?:its|his|her|the|their|only|just|both) )*(?:two|2|hind|back|rear)(?: two| 2)? (?:legs|feet|paws|hooves)\b|,? (?:standing|walking|stands|walks) (?:upright|erect)\b|,? (?:that |who |which )?(?:stands|walks) like a (?:man|human|person)\b/gi;
const ARMS_UP =
  /,? (?:(?:standing|stands|sitting) (?:up )?(?:there )?)?(?:with |and )?(?:(?:its|his|her|the|both|two|front) )*(?:arms|paws|hands|claws|forelegs) (?:are )?(?:raised|up|in the air|held high|lifted)(?: (?:high|up|in the air|above (?:its|his|her) head))?\b|,? (?:with )?raised (?:arms|paws|claws)\b/gi;
const GAPING = /,? (?:with )?(?:(?:an?|its|his|her|the|wide|huge|big) )*(?:open|gaping|wide open) (?:mouth|jaws?|maw)\b(?! full)|,? (?:with )?(?:(?:its|his|her|the) )?(?:mouth|jaws?|maw) (?:is |are )?(?:wide )?(?:open|agape|gaping)(?: wide)?\b/i; // biome-ignore format: one line
const BY_LOOK = '(?:very |really |super |extremely )?(?:fluffy|furry|woolly|wooly|shaggy|hairy|fuzzy|scruffy)';
/** What is fluffy is the animal, and not its face: "sheep very fluffy black face". */
const FLUFFY_WITH = new RegExp(`^((?:an? |the )?(?:[a-z]+ )*?)([a-z]+),? ${BY_LOOK},? (?=(?:[a-z]+ )?(?:face|head|legs|ears|feet)\\b)`, 'i'); // biome-ignore format: one line

/** Who eats or holds something sits or stands anyway. */
const STILL = /\b(?:sitting|standing)(?: down| up)?(?: and| while|,)? (?=(?:eating|drinking|holding|chewing|licking|gnawing|munching|nibbling)\b)/gi; // biome-ignore format: one line
const LOOKS = 'glowing|red|blue|green|yellow|white|black|golden|orange|purple|pink|silver|brown|grey|gray|big|huge|giant|sharp|long|tiny|small|large|curved|spiky|fiery|burning|bloody|fluffy|bushy|striped|pointy|broken|bright|evil|angry'; // biome-ignore format: a list
/** "Bull charging red eyes": what it looks like, said after what it does. */
const BARE_LOOK = new RegExp(`\\b(?<!\\b(?:with|has|having|showing|wearing|and|flashing|eating|biting|holding|carrying) )((?!(?:showing|wearing|having|eating|biting|holding|carrying|flapping|wagging|spreading|glowing|burning|opening|closing|raising|rolling|winking|missing)\\b)[a-z]{3,}ing(?: (?:fast|forward|around|away))?),? ((?:(?:${LOOKS}) )+(?:eyes|horns?|wings|teeth|fangs|claws|tail|mane|fur|ears|scales|tusks|antlers|spikes|feathers))\\b`, 'gi'); // biome-ignore format: one line

/** The creature that a word or some words name. */
export function creatureIn(words: string): 'beast' | 'monster' | 'person' | undefined {
  for (const one of [words, ...singulars(words)])
    for (const r of LEXICON.read(one)) {
      if (r.is !== 'concept' || r.general || r.weak) continue;
      if (r.kind === 'quadruped') return 'beast';
      if (r.kind === 'thing') {
        if (isLiving(r.id)) return 'monster';
        continue;
      }
      return 'person';
    }
  return undefined;
}

const KIN =
  /^(?:baby|mother|mum|mom|father|dad|child|kid|infant|grandmother|grandma|grandfather|grandpa|lady|boy|girl)$/;
/** The first creature of a text, with where its name ends. */
export function firstCreature(text: string): { readonly is: 'beast' | 'monster' | 'person'; readonly end: number } | undefined {
  const words = [...text.toLowerCase().matchAll(/[a-z]+/g)];
  for (let i = 0; i < words.length; i++)
    for (let n = Math.min(3, words.length - i); n > 0; n--) {
      const last = words[i + n - 1]!;
      const is = creatureIn(
        words
          .slice(i, i + n)
          .map(([word]) => word)
          .join(' '),
      );
      if (!is) continue;
      // "mother hen", "baby dragon": how old or whose it is, of the beast that follows at once
      const next = words[i + n];
      const beast = is === 'person' && next && KIN.test(last[0]) ? creatureIn(next[0]) : undefined;
      if (beast && beast !== 'person' && next!.index === last.index + last[0].length + 1)
        return { is: beast, end: next!.index + next![0].length };
      return { is, end: last.index + last[0].length };
    }
  return undefined;
} // biome-ignore format: a signature

/** Whether an animal or a monster is named before anything is said of it: "giant spider", "ghost cat", "toad demon". */
export function namesBeast(text: string): boolean {
  const [name = ''] = text.toLowerCase().split(/ (?:with|on|in|at|from|of|and|holding|wearing|riding|carrying|as|that|who|made)\b/); // biome-ignore format: one line
  const words = name.match(/[a-z]+/g) ?? [];
  return words.some((_, i) => [1, 2, 3].some((n) => i + n <= words.length && /^(?:beast|monster)$/.test(creatureIn(words.slice(i, i + n).join(' ')) ?? ''))); // biome-ignore format: one line
}

/** "Beetle rhinoceros", "bear polar": a name whose words are turned round. */
function turnedRound(text: string): string {
  const words = text.split(' ');
  for (let i = 0; i + 1 < words.length; i++) {
    const [a, b] = [words[i]!.toLowerCase(), words[i + 1]!.toLowerCase()];
    if (!/^[a-z]+$/.test(a) || !/^[a-z]+(?<!ing|ed)$/.test(b) || !creatureIn(a) || creatureIn(`${a} ${b}`)) continue;
    // "giant stone golem": the second word belongs to what follows
    if (creatureIn(`${b} ${words[i + 2]?.toLowerCase() ?? ''}`) || LEXICON.read(a).some((r) => r.is === 'build')) continue; // biome-ignore format: one line
    const whole = LEXICON.read(`${b} ${a}`).some((r) => r.is === 'concept');
    // a name that is only an animal's with a look before it stays as it is
    if (!whole || LEXICON.read(b).some((r) => r.is === 'colour' || r.is === 'action' || r.is === 'link')) continue;
    words.splice(i, 2, words[i + 1]!, words[i]!);
    return words.join(' ');
  }
  return text;
}

/** A text about a creature with what was left out or turned round put right; other texts as they are. */
export function creaturesPlainly(asked: string): string {
  const found = firstCreature(asked);
  if (!found) return asked;
  let text = turnedRound(asked);
  if (
    found.is !== 'person' ||
    /\b(?:golem|treant|ent|troll|yeti|werewolf|minotaur|giant|ogre|cyclops|demon)\b/i.test(text)
  )
    text = text.replace(WHERE, '$1 its $2');
  if (found.is !== 'person') {
    text = text.replace(FLUFFY_WITH, (all, before: string, name: string) => (creatureIn(name.toLowerCase()) ? `${before}fluffy ${name} with ` : all)); // biome-ignore format: one line
    text = text.replace(COUNTED, (all, n: string, what: string, at: number) => (at > 0 && at >= found.end - 1 ? ` with ${n} ${what}` : all)); // biome-ignore format: one line
  }
  // people stand on two legs anyway; a beast rears
  if (UPRIGHT.test(text)) {
    UPRIGHT.lastIndex = 0;
    text = text.replace(UPRIGHT, found.is === 'beast' ? ' rearing' : '');
  }
  if (found.is === 'beast' && !/\b(?:roaring|howling|growling|snarling|eating|holding|yawning|with a [a-z ]+ in)\b/i.test(text)) text = text.replace(GAPING, ' roaring'); // biome-ignore format: one line
  if (found.is === 'beast')
    text = text.replace(ARMS_UP, (all: string) => (/\brearing\b/.test(text) ? '' : /\bwings?\b/.test(all) ? all : ' rearing')); // biome-ignore format: one line
  // its crown tells that it is a king
  if (found.is !== 'person') text = text.replace(/(?<=[a-z] )(?:king|queen|emperor|empress|lord|prince|princess) (?=(?:with|wearing) (?:[a-z]+ ){0,3}crown\b)/gi, ''); // biome-ignore format: one line
  if (found.is !== 'person') text = text.replace(STILL, '').replace(BARE_LOOK, '$1 with $2');
  return text.replace(/\b(?:standing|stands)(?: up)? (?=rearing\b)/gi, '');
}
