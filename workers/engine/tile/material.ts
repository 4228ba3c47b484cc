/** Words of ground → what it is made of. */

import { hexToRgb, oklabToRgb, oklchToOklab, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { TERRAIN, terrain } from '../catalogue/terrain.ts';
import { ADJECTIVES, type Adjective, OVERLAYS } from '../catalogue/terrain-adjectives.ts';
import { m, uneven } from '../catalogue/terrain-layers.ts';
import type { Layer, Terrain } from '../catalogue/terrain-types.ts';
import { COLOUR_HEX } from '../understand/colours.ts';
import { ELEMENTS } from '../understand/materials.ts';
import { NearestWord, type WordVectors } from '../understand/word-vectors.ts';
import { clamp, mod, seedOf } from './noise.ts';

/** A material as it is drawn: a catalogue row, bent by colours and adjectives. */
export interface TerrainMaterial {
  /** Name of its catalogue row, or 'other' for a noun that is no terrain. */
  readonly kind: string;
  /** The words that it was read from. */
  readonly text: string;
  readonly colours: readonly string[];
  readonly contrast: number;
  readonly layers: readonly Layer[];
  readonly soft: number;
  readonly liquid: boolean;
  readonly glow: boolean;
  readonly built: boolean;
  /** Name of the row that its side shows. */
  readonly side: string;
}

/** What the words say. */
export interface TerrainWords {
  readonly kind: string;
  readonly colours: readonly string[];
  readonly adjectives: readonly Adjective[];
  readonly overlays: readonly string[];
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

const singular = (word: string): string =>
  /(ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/s$/, '');
const normal = (text: string): string[] =>
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
  const overlays: string[] = [];
  const unknown: string[] = [];
  let head: Noun | undefined;
  let implied: string | undefined;
  let rest = false;
  let covering = false;
  for (let i = 0; i < words.length; ) {
    const word = words[i]!;
    let taken = 0;
    for (let n = Math.min(longest, words.length - i); n > 0 && !taken; n--) {
      const key = words.slice(i, i + n).join(' ');
      const kind = NOUNS.get(key);
      if (!kind) continue;
      taken = n;
      const last: Noun = { kind, strength: n === 1 ? strengthOf(key) : 2 };
      const covers = words[i + n] === 'covered' && words[i + n + 1] !== 'in' && words[i + n + 1] !== 'with';
      if (covers) {
        // "snow covered grass": what is named first lies over what follows
        overlays.push(kind);
        covering = true;
      } else if (rest && head && head.strength > 0) overlays.push(kind);
      else if (!head || last.strength === 2 || last.strength > head.strength) head = last;
      else if (last.strength === head.strength && !rest) head = last;
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
      continue;
    }
    const colour = COLOUR_HEX.get(word);
    const adjective = ADJECTIVES.get(word);
    if (colour && !rest) colours.push(colour);
    if (adjective) {
      adjectives.push(adjective);
      implied ??= adjective.noun;
    }
    if (!colour && !adjective && word.length > 2) unknown.push(word);
  }
  if ((!head || head.strength === 0) && implied) {
    const keep =
      head && ['wall', 'floor', 'tile', 'road', 'street'].some((w) => words.includes(w)) && implied === 'moss';
    if (!keep) head = { kind: implied, strength: 2 };
  }
  const wanted = adjectives.flatMap((a) => (a.overlay && a.noun !== head?.kind ? [a.overlay] : []));
  const said = { colours, adjectives: adjectives.filter((a) => !a.noun || a.noun !== head?.kind), text };
  if (!head || (head.strength === 0 && unknown.length > 0 && vectors)) {
    for (const word of [...unknown].reverse()) {
      const near = vectors && NEAREST.find(word, vectors);
      if (near && near.similarity >= ALIKE) return { kind: near.value, overlays: wanted, ...said };
    }
  }
  return { kind: head?.kind ?? (words.length ? 'other' : 'dirt'), overlays: [...overlays, ...wanted], ...said };
}

const lch = (hex: string): [number, number, number] => {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return [L, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
};
const fromLch = (L: number, C: number, h: number): string =>
  rgbToHex(oklabToRgb(oklchToOklab([clamp(L, 0.1, 0.96), C, h])));

/** A colour replaces the hue, mixes the chroma and draws the lightness two thirds of the way to itself. */
function dye(own: string, named: string): string {
  const [L, C] = lch(own);
  const [l, c, h] = lch(named);
  if (c < 0.03) return fromLch(0.15 * L + 0.85 * l, c, h);
  return fromLch(0.35 * L + 0.65 * l, (c + Math.max(C, 0.08)) / 2, h);
}

/** A noun that is no terrain: the colour that its words have, patches, and marks of its own. */
function otherTerrain(text: string): Terrain {
  const words = normal(text);
  const seed = seedOf(words.join(' '));
  const known = words.map((w) => ELEMENTS.get(w) ?? COLOUR_HEX.get(w)).find(Boolean);
  const colour = known ?? fromLch(0.5 + (seed % 7) * 0.04, 0.07 + (seed % 5) * 0.012, seed % 360);
  const [L, C, h] = lch(colour);
  const patterns: readonly (readonly Layer[])[] = [
    [uneven(), m('stones', 5), m('speckM', 4)],
    [uneven(), m('clump', 6), m('chip', 3)],
    [uneven(), m('gumdrop', 4), m('speck', 4)],
    [uneven(), m('leaf', 5), m('speckM', 3)],
  ];
  return {
    name: 'other',
    words: '',
    colours: [colour, fromLch(L + (L > 0.6 ? -0.16 : 0.16), C, h + 12), fromLch(L + 0.1, C * 0.8, h - 30)],
    contrast: 0.66,
    layers: patterns[seed % patterns.length]!,
    side: 'earth',
  };
}

/** Rows whose second colour is named by a second colour word ("black and white tiles"). */
const TWO_COLOURED = new Set(['checker', 'carpet', 'tatami', 'linoleum']);
const MOST_RAMPS = 4;

/** The row that the words name, bent by its colours and adjectives. */
export function composeMaterial(words: TerrainWords): TerrainMaterial {
  const row = words.kind === 'other' ? otherTerrain(words.text) : terrain(words.kind);
  const colours: string[] = [...row.colours];
  let layers: Layer[] = [...row.layers];
  const named = words.colours[0];
  if (named && words.kind !== 'other') colours[0] = dye(colours[0]!, named);
  if (words.colours[1] && TWO_COLOURED.has(row.name)) {
    colours[0] = dye(row.colours[1] ?? row.colours[0], named ?? row.colours[0]);
    colours[1] = dye(row.colours[0], words.colours[1]);
  }
  for (const a of words.adjectives) {
    let [L, C, h] = lch(colours[0]!);
    L += a.lightness ?? 0;
    C *= a.chroma ?? 1;
    if (a.turn && !named) h += a.turn;
    if (a.towards) h += (mod(a.towards[0] - h + 180, 360) - 180) * a.towards[1];
    if (a.towards && a.towards[0] === 128) C = Math.max(C, 0.14);
    colours[0] = fromLch(Math.max(L, 0.2), C, h);
  }
  for (const name of new Set(words.overlays)) {
    const hard = name === 'cracked' && row.built;
    const overlay = OVERLAYS[hard ? 'cracks' : name];
    if (!overlay || name === row.name || colours.length + overlay.colours.length > MOST_RAMPS) continue;
    if (name === 'cracked' && layers.some((l) => 'field' in l && l.field === 'cracknet')) continue;
    const shift = 8 * (colours.length - 1);
    layers = [...layers, ...overlay.layers.map((l) => ({ ...l, shift }))];
    colours.push(...overlay.colours);
  }
  return {
    kind: row.name,
    text: words.text,
    colours,
    contrast: row.contrast,
    layers,
    soft: row.soft ?? 0,
    liquid: row.liquid ?? false,
    glow: row.glow ?? false,
    built: row.built ?? false,
    side: row.side ?? row.name,
  };
}

/** `readTerrain` and `composeMaterial` in one. */
export const materialOf = (text: string, vectors?: WordVectors): TerrainMaterial =>
  composeMaterial(readTerrain(text, vectors));

/** A row of the catalogue as it is. */
export const plainMaterial = (kind: string, text = kind): TerrainMaterial =>
  composeMaterial({ kind, colours: [], adjectives: [], overlays: [], text });
