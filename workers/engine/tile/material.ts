/** Ground as its words have it: a row of the catalogue, bent by colours and adjectives. */

import { hexToRgb, oklabToRgb, oklchToOklab, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { terrain } from '../catalogue/terrain.ts';
import { OVERLAYS } from '../catalogue/terrain-adjectives.ts';
import { m, uneven } from '../catalogue/terrain-layers.ts';
import type { Layer, Terrain } from '../catalogue/terrain-types.ts';
import { COLOUR_HEX } from '../understand/colours.ts';
import { ELEMENTS } from '../understand/materials.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import { clamp, mod, seedOf } from './noise.ts';
import { normal, readTerrain, type TerrainWords } from './read-terrain.ts';

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
  /** Words that nothing in it shows. */
  readonly unknown: readonly string[];
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
  const unknown = [...words.unknown];
  const laid = new Set<string>();
  for (const { name, colour } of words.overlays) {
    if (laid.has(name)) continue;
    laid.add(name);
    const hard = name === 'cracked' && row.built;
    const overlay = OVERLAYS[hard ? 'cracks' : name];
    if (!overlay || (name === row.name && !colour)) continue;
    if (name === 'cracked' && layers.some((l) => 'field' in l && l.field === 'cracknet')) continue;
    if (colours.length + overlay.colours.length > MOST_RAMPS) {
      unknown.push(name);
      continue;
    }
    const shift = 8 * (colours.length - 1);
    layers = [...layers, ...overlay.layers.map((l) => ({ ...l, shift }))];
    // what is said to have a colour has none of another
    colours.push(...overlay.colours.map((own) => (colour ? dye(own, colour) : own)));
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
    unknown: [...new Set(unknown)],
  };
}

/** `readTerrain` and `composeMaterial` in one. */
export const materialOf = (text: string, vectors?: WordVectors): TerrainMaterial =>
  composeMaterial(readTerrain(text, vectors));

/** A row of the catalogue as it is. */
export const plainMaterial = (kind: string, text = kind): TerrainMaterial =>
  composeMaterial({ kind, colours: [], adjectives: [], overlays: [], unknown: [], text });
