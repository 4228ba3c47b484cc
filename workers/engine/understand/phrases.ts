import { FITTINGS } from '../catalogue/fittings.ts';
import { parseHex } from './colours.ts';
import type { Lexicon, Reading, ReadingKind } from './lexicon.ts';
import { singulars, type Token } from './tokens.ts';
import type { Link } from './vocabulary.ts';

/** A word or known phrase of the description. */
export interface Unit {
  readonly text: string;
  readonly readings: readonly Reading[];
  /** Joined to the unit before by a hyphen. */
  readonly joined: boolean;
  /** "haired", "caped", "horned": the piece's noun ("hair"); what stands before it describes that piece. */
  readonly feature?: string;
  /** "hairless": the piece's noun. */
  readonly lacking?: string;
}

/** How a phrase belongs to the text: the subject, a list member after it, or what the link before it says. */
export type Role = 'subject' | 'more' | Exclude<Link, 'and' | 'but'>;

/** A noun phrase with its role. */
export interface Phrase {
  readonly role: Role;
  readonly units: readonly Unit[];
}

/** The first reading of one kind. */
export function reading<K extends ReadingKind>(unit: Unit, is: K): Extract<Reading, { is: K }> | undefined {
  return unit.readings.find((r): r is Extract<Reading, { is: K }> => r.is === is);
}

const NOUNS: ReadonlySet<ReadingKind> = new Set(['concept', 'species', 'piece', 'component', 'setting']);
const MODIFIERS: ReadonlySet<ReadingKind> = new Set([
  'colour',
  'tone',
  'material',
  'element',
  'mood',
  'action',
  'count',
  'picture',
]);

/** May name a thing or a piece. */
export const isNoun = (unit: Unit): boolean => !unit.feature && unit.readings.some((r) => NOUNS.has(r.is));
/** Names a thing and describes nothing: "cat", but not "orange" or "gold". */
export const isPureNoun = (unit: Unit): boolean =>
  isNoun(unit) && !unit.readings.some((r) => MODIFIERS.has(r.is) || (r.is === 'setting' && unit.readings.length === 1));

/**
 * Splits tokens into noun phrases at prepositions, participles, commas and "and". "Red and white mushroom" stays one
 * phrase, because an "and" without a noun before it joins adjectives.
 */
export function phrases(tokens: readonly Token[], lexicon: Lexicon): Phrase[] {
  const result: Phrase[] = [];
  let role: Role = 'subject';
  let units: Unit[] = [];

  // "no helmet, bald, long white hair": what follows the comma with words of its own is there
  let listed = false;
  const flush = (next: Role, comma = false): void => {
    if (units.length > 0)
      result.push({ role: role === 'without' && listed && !units.every(isBareNoun) ? 'more' : role, units });
    listed = comma && next === 'without';
    units = [];
    role = next;
  };
  const later = (): Role =>
    role === 'subject' && units.length > 0 ? 'more' : role === 'is' || role === 'made' || role === 'of' ? 'more' : role;

  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    if (token.kind === 'stop') {
      if (token.text === ',' || token.text === '/' || token.text === '|') {
        // "king, grumpy, big crown": it is he who is
        const felt = result.length > 0 && units.length > 0 && units.every((unit) => reading(unit, 'mood') && unit.readings.every((r) => r.is === 'mood')); // biome-ignore format: one line
        if (units.some(isNoun) || unknownTail(units) || felt || ((role as Role) === 'with' && endsPattern(units)))
          flush(later(), true);
      } else if (token.text !== '(' && token.text !== ')') flush(units.length > 0 || result.length > 0 ? 'more' : role);
      i++;
      continue;
    }
    if (token.kind === 'hex' || token.kind === 'number') {
      units.push(literal(token));
      i++;
      continue;
    }
    const found = lexicon.match(tokens, i);
    const link = found.readings.find((r) => r.is === 'link')?.link;
    i += found.length;
    // "half his jaw missing, green eyes": it is said of what stands before
    const ends = tokens[i] === undefined || tokens[i]!.kind === 'stop';
    if (link === 'without' && found.text === 'missing' && ends) {
      units.push({ text: found.text, readings: [], joined: false });
      continue;
    }
    if (link === 'and') {
      const article = tokens[i]?.kind === 'word' && lexicon.read(tokens[i]!.text).some((r) => r.is === 'article');
      if (units.some(isNoun) || unknownTail(units) || endsPattern(units) || (article && units.length > 0))
        flush(later());
    } else if (link === 'but') flush('more');
    else if (link === 'of') {
      // "a pile of gold": words of quantity are read over, so what follows is still the subject
      if (units.some(isNoun) || unknownTail(units)) flush('of');
    } else if (link === 'is') {
      if (units.length > 0) flush('is');
    } else if (link) {
      if (/^(?:full|filled)/.test(found.text))
        units.push({ text: 'full', readings: lexicon.read('full'), joined: false });
      // "a crown with three missing gems": so many are missing, of one crown
      if (link === 'without' && units.length > 0 && units.every((u) => u.readings.some((r) => r.is === 'count'))) units.length = 0; // biome-ignore format: one line
      flush(link);
    } else if (!found.readings.some((r) => r.is === 'article')) {
      const unit = unitOf(found.text, found.readings, token.joined, lexicon);
      const object = isDeed(unit) && units.some(isNoun) && startsNoun(tokens[i], lexicon);
      units.push(...describing(unit, lexicon), unit);
      // "a king eating a leg": what is done to something is not the subject
      if (object) flush('hold');
    }
  }
  flush('more');
  return result;
}

/** A noun that nothing is said of. */
const isBareNoun = (unit: Unit): boolean => isPureNoun(unit) && !unit.lacking;

/** "Eating", "stirring": an action, or a word that nobody knows with its ending. */
const isDeed = (unit: Unit): boolean =>
  unit.text.endsWith('ing') && (unit.readings.length === 0 || reading(unit, 'action') !== undefined);

/** "a", "the", "his": a noun follows. */
const startsNoun = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token?.kind === 'word' && lexicon.read(token.text).some((r) => r.is === 'article');

/** Ends in a word that nobody knows: it may be a noun. */
const unknownTail = (units: readonly Unit[]): boolean => {
  const last = units.at(-1);
  return last !== undefined && last.readings.length === 0;
};

/** Ends in "lion emblem", "polka dots": what is on a cloth is said, and the list goes on. */
const endsPattern = (units: readonly Unit[]): boolean => {
  const last = units.at(-1);
  return last !== undefined && reading(last, 'pattern') !== undefined && /(?:pattern|print|dots|stripes|emblem|symbol|logo|crest|insignia|sigil|motif|[nl])$/.test(last.text) && / |^emblem|stripes|dots/.test(last.text); // biome-ignore format: one line
};

function literal(token: Token): Unit {
  const hex = token.kind === 'hex' ? parseHex(token.text) : undefined;
  const readings: Reading[] = hex ? [{ is: 'colour', hex }] : [{ is: 'count', n: Math.min(99, Number(token.text)) }];
  return { text: token.text, readings, joined: token.joined };
}

/** Words that say what is not there. */
const LACKING: ReadonlyMap<string, string> = new Map([
  ['bald', 'hair'],
  ['barefoot', 'boots'],
  ['barefooted', 'boots'],
  ['unarmed', 'weapon'],
  ['bareheaded', 'hat'],
]);

/** What something is like, not what it has: a crooked nose has no shepherd's crook. */
const BENT: ReadonlySet<string> = new Set(['crooked', 'hooked', 'pointed', 'forked', 'curved', 'tipped', 'barbed', 'spiked', 'staffed', 'barred', 'crossed', 'clubbed', 'picked', 'canned', 'rushed', 'bowed']); // biome-ignore format: a list

function unitOf(text: string, readings: readonly Reading[], joined: boolean, lexicon: Lexicon): Unit {
  const lacking = LACKING.get(text);
  if (lacking) return { text, readings, joined, lacking };
  // "winged" is what a thing may have on it, and a demon's own wings
  const stem = text.replace(/ed$/, '');
  const worn = [stem, stem.replace(/(.)\1$/, '$1'), `${stem}s`].some((word) => lexicon.read(word).some((r) => r.is === 'piece')); // biome-ignore format: one line
  const bound = readings.some((r) => r.is !== 'pattern' && !(r.is === 'mark' && FITTINGS[r.id] && worn));
  if (bound && !/(?:eyed|haired)$/.test(text)) return { text, readings, joined };
  const wearable = (word: string): boolean => lexicon.read(word).some((r) => r.is === 'piece' || r.is === 'component');
  if (text.endsWith('less')) {
    const noun = text.slice(0, -4);
    if (wearable(noun)) return { text, readings, joined, lacking: noun };
  }
  if (text.endsWith('ed') && !BENT.has(text)) {
    const noun = [stem, text.slice(0, -1), stem.replace(/(.)\1$/, '$1'), ...singulars(stem)].find(wearable);
    if (noun) return { text, readings, joined, feature: noun };
  }
  return { text, readings, joined };
}

/** "Iron ingot", "black cat": a thing's own name that starts with a colour or material still says it. */
function describing(unit: Unit, lexicon: Lexicon): Unit[] {
  const cut = unit.text.indexOf(' ');
  if (cut < 0 || !isNoun(unit)) return [];
  const first = unit.text.slice(0, cut);
  // a shovel for snow is of wood and steel
  if (first === 'snow') return [];
  const readings = lexicon.read(first);
  const plain =
    readings.some((r) => r.is === 'colour' || r.is === 'material') && !readings.some((r) => NOUNS.has(r.is));
  return plain ? [{ text: first, readings, joined: false }] : [];
}
