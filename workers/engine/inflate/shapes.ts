import { MATERIALS } from '../catalogue/materials.ts';
import type { Tints } from './silhouette.ts';
import type { Rgb3 } from './vectors.ts';

/** What a drawing shows: a hand-sized thing, one that stands on the ground, something alive, a place or building. */
export type ShapeClass = 'item' | 'large' | 'living' | 'place';
const CLASSES: ReadonlySet<string> = new Set(['item', 'large', 'living', 'place']);

/** One vector drawing with the words that mean it. */
export interface Shape {
  /** Its first name, with hyphens: 'fire-extinguisher'. */
  readonly id: string;
  readonly names: readonly string[];
  /** Its drawing in the pack, 'set:icon'. */
  readonly source: string;
  readonly class: ShapeClass;
  /** A side view looks to the west or east; absent: seen from the front, or flat. */
  readonly faces?: 'west' | 'east';
  /** Colours of a drawing that has one colour only. */
  readonly tints?: Tints;
}

/**
 * Reads a table of shapes, one a line: `set:icon | name, synonym, … | class facing tints`, where a facing is < or > and
 * tints are up to three of main, second, shaft, 'rrggbb' or materials. Throws with the line for anything else.
 */
export function readShapes(table: string): Shape[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map(readLine);
}

function readLine(line: string): Shape {
  const [source = '', said = '', marks = ''] = line.split('|').map((cell) => cell.trim());
  const names = said.split(',').map((name) => name.trim());
  const wrong = (what: string): Error => new Error(`A row of shapes has ${what}: "${line}"`);
  if (!/^[a-z]+:[a-z0-9-]+$/.test(source)) throw wrong('no source like set:icon');
  if (names.some((name) => name === '')) throw wrong('no name');
  let kind: ShapeClass = 'item';
  let faces: Shape['faces'];
  let tints: Tints | undefined;
  for (const mark of marks.split(/\s+/).filter(Boolean)) {
    if (CLASSES.has(mark)) kind = mark as ShapeClass;
    else if (mark === '<') faces = 'west';
    else if (mark === '>') faces = 'east';
    else {
      const colours = mark.split(',').map(readColour);
      if (colours.length > 3 || colours.includes(undefined)) throw wrong(`an unknown mark "${mark}"`);
      const [main, second = main, shaft = second] = colours as readonly Rgb3[];
      tints = { main: main!, second: second!, shaft: shaft! };
    }
  }
  const id = names[0]!.replaceAll(' ', '-');
  return { id, names, source, class: kind, ...(faces ? { faces } : {}), ...(tints ? { tints } : {}) };
}

/** 'rrggbb' or the name of a material. */
function readColour(word: string): Rgb3 | undefined {
  const hex = /^[0-9a-f]{6}$/.test(word) ? word : MATERIALS[word]?.[0].slice(1);
  if (hex === undefined) return undefined;
  const n = Number.parseInt(hex, 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}
