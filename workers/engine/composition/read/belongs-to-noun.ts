/**
 * Whether a connector's words are part of the noun phrase they stand in, and so begin no new one: "the sitting bull", "a bridge made
 * from bones", and clothes, held things and colours, which the engine draws as parts of their subject ("a knight in a red cape").
 */
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Token } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { CONTAINERS, SEATS } from '../layout/containers.ts';
import { RELATIONS } from '../relations.ts';
import { isPlural, PAIRED } from './how-many.ts';
import { KNOWN, type Read } from './known.ts';
import { LINKS, type Link } from './links.ts';
import { readNoun } from './noun-phrase.ts';
import { ARTICLES, NUMBERS, textOf } from './words.ts';

interface Hit {
  readonly value: Link;
  readonly length: number;
  readonly text: string;
}

/** Connectors that join nothing where nothing follows them. */
const NEEDS_MORE: ReadonlySet<string> = new Set(['at', 'by', 'before', 'against', 'over', 'using', 'onto', 'near', 'watching']); // biome-ignore format: a list
/** Connectors before what may be a part of the subject: clothes, held things, colours, a mount. */
const BEFORE_PARTS: ReadonlySet<string> = new Set(['in', 'wearing', 'holding', 'carrying', 'clutching', 'dressed in', 'clad in', 'brandishing a', 'gripping', 'riding', 'riding on']); // biome-ignore format: a list
const OPENS_NOUN: ReadonlySet<string> = new Set([
  'with',
  'of',
  'in',
  'wearing',
  'to',
  'for',
  'from',
  'behind',
  'past',
  'near',
]);

/** `before` are the tokens since the last connector; `later` where there was one. */
export function belongsToNoun(
  tokens: readonly Token[],
  i: number,
  hit: Hit,
  before: readonly Token[],
  later: boolean,
  read: Read,
): boolean {
  const phrase = LEXICON.match(tokens, i);
  if (
    phrase.length > hit.length &&
    phrase.readings.some((r) => r.is === 'concept' || r.is === 'piece' || r.is === 'setting') &&
    !doneToThem(tokens.slice(i, i + phrase.length), before, read)
  )
    return true;
  const { value, text } = hit;
  const [next, second] = tokens.slice(i + hit.length, i + hit.length + 2);
  const subject = textOf(before);
  const last = before.at(-1)?.text ?? '';
  if (value.kind === 'verb' || RELATIONS[value.id].layout === 'fight') {
    // an adjective: "the sitting bull", handled as an act of what follows; a noun of its own: "the painting"
    // "folding arms floating": two acts of one
    if (value.kind === 'verb' && later && before.length === 0 && (!next || next.kind === 'stop')) return false;
    if (subject.replace(/\b(?:a|an|the)\b/g, '').trim() === '' && (!next || next.kind === 'stop')) return true;
    // "with floating candles", "and a sleeping dragon": an adjective of the noun that follows
    // "from sleeping dragon": said of who is named next
    if (value.kind === 'verb' && later && before.length === 0 && next?.kind === 'word' && !ARTICLES.has(next.text) && NUMBERS[next.text] === undefined && !LINKS.at(tokens, i + hit.length) && read(next.text).confidence >= 0.9) return true; // biome-ignore format: one line
    // "angry chef and scared waiter"
    const joined = last === 'and' && value.kind === 'verb' && next?.kind === 'word' && isAlive(read(next.text)) && read(next.text).confidence >= 0.9; // biome-ignore format: one line
    const opened = ARTICLES.has(last) || NUMBERS[last] !== undefined || OPENS_NOUN.has(last) || joined;
    // "with one arm raised", "with head bowed": limbs and how they are held are no adjective
    const limbs =
      hit.length > 1 && /^(?:one|an|a|both|his|her|arms?|hands?|head|fists?|legs?)$/.test(text.split(' ')[0]!);
    return value.kind === 'verb' && before.length > (later ? 0 : 1) && next !== undefined && opened && !limbs;
  }
  if (!next && NEEDS_MORE.has(text)) return true;
  if (text === 'from' && /^(?:made|built|carved|forged|crafted|born|grown|woven|cut|formed)$/.test(last)) return true;
  // "on its shell", "around her neck", "in one hand"
  if (next && /^(?:on|around)$/.test(text) && /^(?:his|her|its|their)$/.test(next.text) && !bearsHim(tokens, i + hit.length, text, read)) return true; // biome-ignore format: one line
  if (next && /^(?:in|over|on)$/.test(text) && /^(?:his|her|its|their|one)$/.test(next.text) && second?.text.startsWith('hand')) return true; // biome-ignore format: one line
  if (/^(?:it|them)$/.test(next?.text ?? '')) return false;
  return BEFORE_PARTS.has(text) && subject !== '' && isPart(tokens, i, hit, subject, read);
}

/** "Kids | roasting marshmallows", not "a wizard with reading glasses": who is named before does it to several things, whatever else is called so. */
function doneToThem(name: readonly Token[], before: readonly Token[], read: Read): boolean {
  const what = name.at(-1)!.text;
  if (name.length < 2 || !/ing$/.test(name[0]!.text) || before.length === 0 || !/s$/.test(what) || PAIRED.test(what)) return false; // biome-ignore format: one line
  const who = readNoun(textOf(before), read);
  return (
    isAlive(who.brief) && who.brief.confidence >= 0.9 && who.unknown.length === 0 && isPlural(what, read(what), read)
  );
}

/** "On his throne", "on her horse": what is his bears him. */
function bearsHim(tokens: readonly Token[], from: number, text: string, read: Read): boolean {
  const after = tokens.slice(from);
  const object = read(textOf(after.slice(1, endOfPhrase(after))));
  return text === 'on' && object.confidence >= 0.9 && (object.kind === 'quadruped' || SEATS[object.concept] !== undefined || /^(?:furniture|vehicle)$/.test(categoryOf(object.concept) ?? '')); // biome-ignore format: one line
}

/** What follows is no subject of its own: the engine makes it a part of `subject`. */
function isPart(tokens: readonly Token[], i: number, hit: Hit, subject: string, read: Read): boolean {
  const after = tokens.slice(i + hit.length);
  const end = endOfPhrase(after);
  const object = textOf(after.slice(0, end));
  if (/^ ?on (?:his|her|its|their) (?:heads?|shoulders?|backs?)\b/.test(textOf(after.slice(end)))) return false;
  // what two carry is between them
  if (/^(?:carrying|lifting)/.test(hit.text) && readNoun(subject, read).count > 1 && readNoun(object, read).count === 1)
    return false;
  const base = read(subject);
  const whole = read(`${subject} ${hit.text} ${object}`);
  // one rider on one animal is a drawing of its own
  if (hit.value.kind === 'relation' && RELATIONS[hit.value.id].layout === 'ride')
    return whole.mount !== undefined && isOnly(tokens, i, end + hit.length);
  const alone = read(object);
  // two of what hands hold are one in each
  const both = whole.parts.some((part, at) => whole.parts.findIndex((p) => p.piece === part.piece) < at);
  if (!both && readNoun(object, read).count > 1) return false;
  // whatever a thing or an animal is in, if it is no dress
  if (hit.text === 'in' && !alone.scenery) {
    const dress = isDress(object);
    const inside = holds(alone) && !(base.kind === 'humanoid' && dress);
    const things = base.kind === 'thing' && alone.kind === 'thing';
    return !inside && !(things && alone.confidence >= 0.9 && alone.unknown.length === 0 && !dress);
  }
  const more = whole.parts.length > base.parts.length || whole.colours.length > base.colours.length;
  return (
    more &&
    whole.unknown.length <= base.unknown.length &&
    whole.concept === base.concept &&
    (alone.confidence < KNOWN || alone.kind === 'thing') &&
    base.kind === 'humanoid'
  );
}

/** The phrase is all that follows, and all that stands before is one subject. */
function isOnly(tokens: readonly Token[], i: number, length: number): boolean {
  const before = textOf(tokens.slice(0, i));
  return (
    i + length >= tokens.length &&
    !/\band\b/.test(before) &&
    !Object.keys(NUMBERS).some((n) => n !== 'one' && new RegExp(`\\b${n}\\b`).test(before))
  );
}

/** Up to the next connector. */
function endOfPhrase(tokens: readonly Token[]): number {
  for (let i = 0; i < tokens.length; i++) {
    if (i > 0 && (tokens[i]!.text === 'with' || tokens[i]!.kind === 'stop')) return i;
    const link = i > 0 && !tokens[i]!.joined && !tokens[i + 1]?.joined ? LINKS.at(tokens, i) : undefined;
    // "a frying pan" is one name
    if (link && LEXICON.match(tokens, i).length <= link.length) return i;
    if (i > 0 && tokens[i]!.text === 'and' && tokens[i + 1]?.kind === 'word' && ARTICLES.has(tokens[i + 1]!.text))
      return i;
  }
  return tokens.length;
}

/** Somebody may be in it: a container, a seat, a building, water. */
const ROOMY: ReadonlySet<string> = new Set(['building', 'vehicle', 'furniture', 'container', 'plant', 'machine']);
/** Names of what something fits into, whoever draws it. */
const HOLLOW =
  /lamp|lantern|teapot|kettle|cauldron|vase|locket|capsule|cocoon|stump|crib|cradle|top-hat|jack-o|pumpkin|flask|vial|box|cup|mug|bag|basket|nest|boat|tub|pool|bucket|bottle|bubble|shell|jar|bowl|pot$|cage|crate|barrel|chest|window|pond|lake|sack|trunk|egg|globe|tank|drawer/;
const holds = ({ concept, confidence }: Brief): boolean =>
  confidence >= KNOWN &&
  (CONTAINERS[concept] !== undefined ||
    HOLLOW.test(concept) ||
    SEATS[concept] !== undefined ||
    ROOMY.has(categoryOf(concept) ?? '') ||
    (categoryOf(concept) === undefined && SHAPES[concept]?.class === 'large'));

/** What hands hold is worn by nobody: "a goblin in a crate". */
const HANDS: ReadonlySet<string> = new Set(['right', 'left']);
const isDress = (text: string): boolean =>
  LEXICON.read(text.slice(text.lastIndexOf(' ') + 1)).some((r) => (r.is === 'piece' && !HANDS.has(r.slot)) || r.is === 'material' || r.is === 'colour' || r.is === 'element' || r.is === 'mood'); // biome-ignore format: one line
