/** Words of ground → its kind, its colours, what lies over it, and the words that nothing shows. */

import { TERRAIN, terrain } from '../catalogue/terrain.ts';
import { ADJECTIVES, type Adjective, OVERLAYS } from '../catalogue/terrain-adjectives.ts';
import { COLOUR_HEX } from '../understand/colours.ts';
import { NearestWord, type WordVectors } from '../understand/word-vectors.ts';

/** What lies over a material: its name in `OVERLAYS` and the colour that was said of it. */
export interface Lying {
  readonly name: string;
  readonly colour?: string;
}

/** What the words say. */
export interface TerrainWords {
  readonly kind: string;
  readonly colours: readonly string[];
  readonly adjectives: readonly Adjective[];
  readonly overlays: readonly Lying[];
  readonly unknown: readonly string[];
  readonly text: string;
}

/** Nouns that name a place or a shape more than a matter: any other noun wins over them. */
const PLACES = new Set(
  'floor ground field road street path trail track footpath wall park garden hill hillside tile slab shore coast soil earth mountain cliff plateau pool stream deck bridge pier dock panel block waste'.split(
    ' ',
  ),
);
/** Nouns that yield to an earlier noun which is no place: "lava rock", "swamp forest". */
const YIELDING = new Set(
  'dungeon castle temple fortress mine cave cavern farm forest wood pit hole rock stone ice wasteland leaf crop'.split(
    ' ',
  ),
);
const strengthOf = (word: string): number => (PLACES.has(word) ? 0 : YIELDING.has(word) ? 1 : 2);
/** Words that begin what lies over or beside the material. */
const AFTER = new Set(['with', 'covered', 'under', 'strewn', 'scattered', 'near', 'beside', 'between', 'full']);

/** Words that say nothing of the ground itself: how much of it, how it is drawn, where it lies. */
const IDLE = new Set(
  'the and block cube some few many lot bit small little tiny big large huge wide narrow very all over made from like tileset texture seamless terrain surface pattern style pixel art game level top down view area place patch piece here there its their city town village kitchen bathroom bedroom office house castle palace fantasy medieval natural royal simple detailed beautiful nice cute good looking plain normal regular basic flat around across growing lying'.split(
    ' ',
  ),
);
/** Words for the shape of a water: what flows in it may be said before it, "chocolate river". */
const WATERS = new Set(['lake', 'pond', 'pool', 'stream', 'river', 'canal', 'moat', 'creek', 'brook', 'puddle']);
const WATER = 'water';
/** Kinds that are no liquid but can be poured, besides the liquid ones. */
const POURED = new Set(['chocolate', 'frosting', 'candy', 'mud', 'gold', 'cheese', 'sand', 'stars', 'copper']);

const isPoured = (kind: string): boolean => terrain(kind).liquid === true || POURED.has(kind);

const singular = (word: string): string =>
  /(ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/s$/, '');
/** Words of a description: small letters, singular, commas apart. */
export const normal = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z,\s-]/g, ' ')
    .replace(/,/g, ' , ')
    .replace(/-/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map(singular);

const NOUNS = new Map<string, string>();
let longest = 1;
for (const row of TERRAIN.values()) {
  for (const phrase of row.words.split(',')) {
    const key = normal(phrase);
    if (key.length === 0) continue;
    NOUNS.set(key.join(' '), row.name);
    longest = Math.max(longest, key.length);
  }
}

/** Whether a description's last word, before what it is "with" or "on", names a terrain: "stone floor", not "stone chest". */
export function endsInTerrain(text: string): boolean {
  const words = normal(text);
  const end = words.findIndex((w) => AFTER.has(w) || w === ',' || w === 'on' || w === 'in');
  const head = end > 0 ? words.slice(0, end) : words;
  return head.some((_, from) => NOUNS.has(head.slice(from).join(' ')));
}

interface Noun {
  readonly kind: string;
  /** 0 place, 1 yielding, 2 a material. */
  readonly strength: number;
}

const NEAREST = new NearestWord<string>([...NOUNS].filter(([phrase]) => !phrase.includes(' ')));
/** Cosine from which a word counts as another word for a known material. */
const ALIKE = 0.55;

/** Reads a description of ground. `vectors` find the nearest known word for one that no row has. */
export function readTerrain(text: string, vectors?: WordVectors): TerrainWords {
  const words = normal(text);
  const colours: string[] = [];
  const adjectives: Adjective[] = [];
  const overlays: Lying[] = [];
  const unknown: string[] = [];
  let head: (Noun & { readonly key: string }) | undefined;
  let implied: string | undefined;
  let rest = false;
  let covering = false;
  /** After a comma: "carpet, red". */
  let listed = false;
  /** A colour that waits for what lies over the ground, "with red flowers". */
  let waiting: string | undefined;
  const lies = (name: string, key: string): void => {
    if (OVERLAYS[name]) overlays.push({ name, ...(waiting && { colour: COLOUR_HEX.get(waiting)! }) });
    else unknown.push(...(waiting ? [waiting] : []), key);
    waiting = undefined;
  };
  /** The kind of a water that something flows in; what is no liquid gives it its colour. */
  const poured = (kind: string): string => {
    if (terrain(kind).liquid) return kind;
    colours.unshift(terrain(kind).colours[0]!);
    return WATER;
  };
  /** A noun gives way to a later one: it says what flows there, or how that looks, or what lies on it. */
  const yields = (noun: Noun & { readonly key: string }, to: string): string | undefined => {
    if (noun.strength < 2 || noun.kind === NOUNS.get(to)) return undefined;
    const colour = ADJECTIVES.has(noun.key) ? undefined : COLOUR_HEX.get(noun.key);
    if (colour) {
      // a green, before another noun
      colours.push(colour);
      return undefined;
    }
    if (WATERS.has(to) && isPoured(noun.kind)) return poured(noun.kind);
    const adjective = ADJECTIVES.get(noun.key);
    if (adjective) adjectives.push(adjective);
    else lies(noun.kind, noun.key);
    return undefined;
  };
  for (let i = 0; i < words.length; ) {
    const word = words[i]!;
    let taken = 0;
    for (let n = Math.min(longest, words.length - i); n > 0 && !taken; n--) {
      const key = words.slice(i, i + n).join(' ');
      const kind = NOUNS.get(key);
      if (!kind) continue;
      taken = n;
      const last = { kind, key, strength: n === 1 ? strengthOf(key) : 2 };
      const covers = words[i + n] === 'covered' && words[i + n + 1] !== 'in' && words[i + n + 1] !== 'with';
      if (covers) {
        // "snow covered grass": what is named first lies over what follows
        lies(kind, key);
        covering = true;
      } else if (head && words[i - 1] === 'of' && WATERS.has(words[i - 2]!) && isPoured(kind)) {
        head = { ...head, kind: poured(kind) };
      } else if (rest && head && head.strength > 0) lies(kind, key);
      else if (!head) head = last;
      else if (last.strength === 2 || last.strength > head.strength || !rest) {
        if (last.strength >= head.strength) {
          const flows = yields(head, key);
          head = flows ? { ...last, kind: flows } : last;
        }
      }
    }
    if (taken) {
      i += taken;
      if (covering) {
        i++;
        covering = false;
      }
      continue;
    }
    i++;
    if (AFTER.has(word) || word === 'in' || word === 'on' || word === 'of' || word === ',') {
      rest ||= head !== undefined;
      listed = word === ',';
      continue;
    }
    const colour = COLOUR_HEX.get(word);
    const adjective = ADJECTIVES.get(word);
    if (colour && rest) waiting = word;
    else if (colour) colours.push(colour);
    if (adjective) {
      adjectives.push(adjective);
      implied ??= adjective.noun;
    }
    if (!colour && !adjective && word.length > 2 && !IDLE.has(word)) unknown.push(word);
  }
  if (waiting && listed) colours.push(COLOUR_HEX.get(waiting)!);
  else if (waiting) unknown.push(waiting);
  if ((!head || head.strength === 0) && implied) {
    const keep =
      head && ['wall', 'floor', 'tile', 'road', 'street'].some((w) => words.includes(w)) && implied === 'moss';
    if (!keep) head = { kind: implied, key: implied, strength: 2 };
  }
  const wanted = adjectives.flatMap((a) => (a.overlay && a.noun !== head?.kind ? [{ name: a.overlay }] : []));
  const said = { colours, adjectives: adjectives.filter((a) => !a.noun || a.noun !== head?.kind), unknown, text };
  if (!head || (head.strength === 0 && unknown.length > 0 && vectors)) {
    for (const word of [...unknown].reverse()) {
      const near = vectors && NEAREST.find(word, vectors);
      if (near && near.similarity >= ALIKE) return { kind: near.value, overlays: wanted, ...said };
    }
  }
  return { kind: head?.kind ?? (words.length ? 'other' : 'dirt'), overlays: [...overlays, ...wanted], ...said };
}
