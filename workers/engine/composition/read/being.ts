/**
 * What makes a creature of a thing: its name ("candle monster", "cloud creature"), what is said of it before ("a living broom", "an evil
 * toaster"), and a face and limbs that things have not ("a teapot with a face", "a door with teeth"). Whose name is a creature's is none.
 */
import { feelingIn } from '../../catalogue/feelings.ts';
import { isLiving } from '../../catalogue/living.ts';
import { categoryOf, isPainted } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Change } from '../graph.ts';
import { hasFace, SMILES } from './changeable.ts';
import type { Read } from './known.ts';
import { NUMBERS } from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  monster: 'monster', beast: 'monster', fiend: 'monster', demon: 'monster', devil: 'monster', mimic: 'monster', abomination: 'monster', horror: 'monster',
  creature: 'happy', critter: 'happy', being: 'happy', mascot: 'happy', buddy: 'happy', pal: 'happy', guy: 'happy', dude: 'happy', fella: 'happy', friend: 'happy', pet: 'happy', person: 'happy', fairy: 'happy',
}; // biome-ignore format: a table
const KIND = new RegExp(`^(.+?)[ -](${Object.keys(KINDS).join('|')})$`, 'i');
/** Said before its name. */
const LIVES =
  /\b(living|sentient|animated|anthropomorphic|humanoid|walking|talking|monstrous|possessed|haunted|evil|kawaii)\b/i;
const OWN_LIFE = /\b(?:living (?:room|wood|quarters|wall|space)|walking (?:stick|cane|shoes|boots|path|staff)|evil eye|talking (?:stick|drum)|animated (?:gif|sprite|icon|sheet))\b/i; // biome-ignore format: one line
/** What is carried or worn is haunted without a face. */
const PLAIN: ReadonlySet<string | undefined> = new Set(['weapon', 'clothing', 'valuable', 'building', 'scenery', 'effect', 'potion', 'monster', 'tile', 'surface']); // biome-ignore format: a list
/** What flies or hangs in the air has no legs. */
const FLOATS = /cloud|star$|^sun|moon|drop|snowflake|flame|fire|balloon|bubble|planet|comet|lightning|feather|heart|painting|mirror|kite|feather|leaf$/; // biome-ignore format: one line
/** Animals whose drawings have no face. */
const FACELESS = /^(?:starfish|sea-urchin|coral|clam|oyster|shell|scallop|sea-anemone|brain|heart|lungs)/;

/** What limbs may be made of, and the colour that they have by it. */
const LIMB_STUFF: Readonly<Record<string, string>> = { vine: '#4c9a3c', leafy: '#5aa63c', leaf: '#5aa63c', plant: '#4c9a3c', thorny: '#5c7c34', root: '#7a5834', twig: '#7a5834', stick: '#8c6438', branch: '#7a5834', wooden: '#94683c', metal: '#8c96a8', steel: '#8c96a8', iron: '#6c7484', robot: '#8c96a8', robotic: '#8c96a8', bone: '#e4dcc8', skeleton: '#e4dcc8', stone: '#84807c', tentacle: '#8c50a0' }; // biome-ignore format: a table
const LOOKS = `(?:(?:big|large|huge|little|small|tiny|cute|long|short|stubby|thin|skinny|sharp|pointy|wide|giant|round|googly|angry|evil|happy|sad|scary|sleepy|grumpy|smiling|surprised|scared|glowing|shining|human|cartoon|friendly|funny|open|rosy|pink|blushing|mean|creepy|toothy|hungry|lolling|hanging|sticking|red|blue|green|yellow|white|black|purple|orange|two|three|four|six|eight|one|a|an|its|many|kawaii|noodle|spindly|${Object.keys(LIMB_STUFF).join('|')}) )*`; // biome-ignore format: one line
const PARTS = 'faces?|eyes|eyeballs|mouth|maw|jaws|teeth|fangs|tongue|arms|hands|fists|legs|feet|cheeks|smile|grin';
const HAS = new RegExp(`(,? ?\\b(?:with|and|has|having)|,) (${LOOKS})(${PARTS})\\b(?: (?:out|on it|in it))?(?! (?:on|of|in|painted|carved|drawn|holes|print|prints|warmers?|chair)\\b)`, 'i'); // biome-ignore format: one line

/** Has a face only where one is carved. */
const isUncarved = ({ concept, parts }: Brief): boolean => concept === 'pumpkin' && !parts.some((p) => p.piece === 'face'); // biome-ignore format: one line

export interface Being {
  readonly text: string;
  readonly changes: readonly Change[];
}

/** The text without what makes a creature of its thing, and the face and limbs that it has by it. */
export function beingOf(asked: string, whole: Brief, read: Read): Being {
  const none = { text: asked, changes: [] };
  if (whole.kind !== 'thing' || whole.scenery || whole.count > 1 || isPainted(whole)) return none;
  const faceless = FACELESS.test(whole.concept);
  if (!faceless && ((hasFace(whole) && !isUncarved(whole)) || isLiving(whole.concept))) return none;
  // "a happy apple and a sad banana": each has its own face
  const other = /^[^,]+? and (?:an? |the )?([^,]+)$/i.exec(asked)?.[1];
  const second =
    other === undefined || / (?:with|on|in|that|which) /.test(asked.slice(0, -other.length)) ? undefined : read(other);
  if (second && second.kind === 'thing' && second.confidence >= 0.9 && second.concept !== whole.concept && !/\b(?:arms|legs|eyes|face|hands|feet|mouth|teeth)\b/i.test(other!)) return none; // biome-ignore format: one line
  const category = categoryOf(whole.concept);
  const solid = category !== 'building';
  const lost = (word: string): boolean => whole.unknown.some((u) => u.split(' ').some((w) => w === word || `${w}s` === word || w === `${word}s`)); // biome-ignore format: one line
  const marked = (word: string): boolean => /^eyes?$/.test(word) && whole.parts.some(({ piece }) => /eye/.test(piece));
  let text = asked;
  const cut = (from: number, length: number, by = ''): void => {
    text = `${text.slice(0, from)}${by}${text.slice(from + length)}`.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
  };
  let mood: string | undefined;
  let [alive, arms, legs, tongue, cheeks] = [false, false, 0, false, false];
  let hue: string | undefined;
  let [eyes, count] = [undefined as string | undefined, undefined as number | undefined];
  const seen = new Set<string>();

  const head = /^.*?(?=,| (?:with|that|which|who|holding|wearing|in|on|of|at|from|made|has|having)\b|$)/i.exec(
    text,
  )![0];
  const kind = solid ? KIND.exec(head) : null;
  const named = kind && read(kind[1]!);
  if (kind && named && named.concept === whole.concept && named.confidence >= 0.9) {
    mood = KINDS[kind[2]!.toLowerCase()];
    alive = true;
    cut(kind[1]!.length, head.length - kind[1]!.length);
  }
  const lives = LIVES.exec(head);
  const plain = PLAIN.has(category) && !faceless;
  const mouthless = !faceless && /^(?:weapon|tool|valuable|building|scenery|effect)$/.test(category ?? '');
  if (lives && !OWN_LIFE.test(head) && !plain && lives.index + lives[0].length < head.length) {
    const word = lives[1]!.toLowerCase();
    mood ??= /haunted|possessed|monstrous|evil/.test(word) ? 'monster' : 'happy';
    alive ||= !/haunted|evil|kawaii/.test(word);
    cut(lives.index, lives[0].length + 1);
  }
  for (let k = 0; k < 4 && solid; k++) {
    const found = HAS.exec(text);
    if (!found || found.index === 0) break;
    const part = found[3]!.toLowerCase();
    const looks = found[2]!.toLowerCase().trim().split(' ');
    // a table's legs and a clock's hands are its own
    const bites = /^(?:teeth|fangs|tongue|mouth|maw|jaws)$/.test(part) && !mouthless;
    if (!alive && seen.size === 0 && !bites && !lost(part) && !marked(part) && !(part === 'face' && category !== 'machine')) break;
    if (plain && !bites && /eye|face|cheek|smile|grin/.test(part) && !alive) break;
    const n = looks.map((w) => NUMBERS[w]).find((one) => one !== undefined);
    if (/arms|hands|fists|legs|feet/.test(part)) hue = looks.map((w) => LIMB_STUFF[w] ?? COLOUR_HEX.get(w)).find(Boolean) ?? hue;
    if (/arms|hands|fists/.test(part)) arms = true;
    else if (/legs|feet/.test(part)) legs = n ?? 2;
    else {
      seen.add(/face|smile|grin/.test(part) ? 'face' : /eye/.test(part) ? 'eyes' : part === 'cheeks' ? 'cheeks' : 'mouth');
      if (part === 'tongue') tongue = true;
      if (part === 'cheeks') cheeks = true;
      if (/teeth|fangs|maw|jaws/.test(part)) mood = 'monster';
      if (part === 'eyes') [eyes, count] = [looks.map((w) => COLOUR_HEX.get(w)).find(Boolean) ?? (looks.some((w) => /glowing|shining/.test(w)) ? '#f8d848' : eyes), n ?? count];
      mood = looks.map((w) => SMILES[w]).find(Boolean) ?? (looks.some((w) => /scary|mean|creepy|toothy|hungry/.test(w)) ? 'monster' : mood);
    }
    const rest = text.slice(found.index + found[0].length);
    const joined = /^\s*,?\s*and\b/i.test(rest) && !/^ ?,? ?and$/i.test(found[1]!);
    cut(found.index, found[0].length + (joined ? /^\s*,?\s*and\b/i.exec(rest)![0].length : 0), joined ? ' with' : '');
  } // biome-ignore format: conditions
  const felt =
    plain || /\bhappy birthday\b/i.test(head)
      ? undefined
      : (feelingIn(head)?.word.toLowerCase() ?? whole.mood.find((word) => SMILES[word] !== undefined));
  if (felt && SMILES[felt] && !/^(?:cute|evil)$/.test(felt)) {
    mood ??= SMILES[felt];
    text = text.replace(new RegExp(`\\b${felt} `, 'i'), '');
  }
  const limbs = arms || legs > 0;
  if (!alive && !mood && seen.size === 0)
    return limbs ? { text, changes: [{ is: 'limbs', legs, arms, ...(hue ? { hue } : {}) }] } : none;
  const feels = felt === undefined || /^(?:cute|evil)$/.test(felt) ? undefined : SMILES[felt];
  const look = mood === 'monster' && !feels ? 'monster' : (feels ?? mood ?? (cheeks ? 'happy' : seen.has('eyes') && !seen.has('face') ? 'plain' : 'happy')); // biome-ignore format: one line
  const only = !alive && seen.size === 1 && seen.has('eyes') && mood === undefined ? 'eyes' : undefined;
  const face: Change = { is: 'face', mood: look, ...(eyes ? { eyes } : {}), ...(only ? { only } : {}), ...(count && count !== 2 ? { count } : {}), ...(tongue ? { tongue: true as const } : {}) }; // biome-ignore format: one line
  const stands = alive && !limbs;
  const grown: Change[] = limbs ? [{ is: 'limbs', legs: FLOATS.test(whole.concept) || legs > 0 || !alive ? legs : 2, arms }] : stands ? [{ is: 'limbs', legs: FLOATS.test(whole.concept) ? 0 : 2, arms: true }] : []; // biome-ignore format: one line
  const own = hue ? grown.map((limb) => ({ ...limb, hue })) : grown;
  // limbs are of the thing's colours, not of its mouth's
  return { text, changes: [...own, face] };
}
