/**
 * Whole small pictures set by hand pixel by pixel: solids of that size become lumps. A stamp is the filled pixels alone, at most 12 × 12 of
 * pictures of 14 to 20 pixels a side, 20 × 20 of those of 24 to 28, 28 × 28 of those of 32 to 42, 42 × 42 of those of 46 to 54 and 56 × 56 of those of 58 to 72;
 * its outer line is drawn round it as round everything else.
 *
 * Letters: three tones of each of its materials, lit, plain and shaded: `abc` `def` `ghi` `jkl` `mno` `pqr` `stu` `vyz` `012` `345`; a capital is the dark line of that
 * material inside of the figure, the capital of its first letter its glint. `x` is an eye, `X` as dark and never of the eyes' colour, `w` white, `.` nothing.
 */
import { TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import { type Rendering, toneColour } from '../../solids/render.ts';
import { Scene } from '../../solids/scene.ts';
import { outerLine } from '../../solids/shading.ts';
import type { Surface } from '../../solids/surface.ts';
import type { Style } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';

/** One of the materials of a stamp: what it is made of, and the components whose colour it takes. */
export interface StampSlot {
  readonly material: MaterialRef;
  /** What the seed may take instead where nothing is said. */
  readonly others?: readonly MaterialRef[];
  readonly names: readonly string[];
  /** So thin that it has no outer line: strings, legs of insects. */
  readonly thread?: true;
}

/** The least and the most pixels a side of the pictures that a stamp is made for: less cuts its outer line off, in more it is lost. */
export type StampSides = readonly [least: Px, most: Px];

/** Of the pictures of one of several: no request is as small. */
export const TINY_SIDES: StampSides = [7, 10];
const SMALL_SIDES: StampSides = [14, 20];
export const MID_SIDES: StampSides = [24, 28];
export const LARGE_SIDES: StampSides = [32, 42];
export const GREAT_SIDES: StampSides = [46, 54];
export const HUGE_SIDES: StampSides = [58, 72];

/** Where something may be worn: the first column, the row and the width in pixels. */
export type Place = readonly [left: Px, row: Px, width: Px];

export interface Stamp {
  readonly slots: readonly StampSlot[];
  readonly rows: readonly string[];
  /** Those of the smallest pictures have none. */
  readonly sides?: StampSides;
  /** Of an animal: its brow, where the brim of a hat lies, and the neck under its chin. */
  readonly head?: Place;
  readonly neck?: Place;
}

const TONES = [TONE.light, TONE.base, TONE.shadow] as const;
// those behind the tenth slot's are of what is put on a stamp, not of rows that somebody writes
export const LETTERS = 'abcdefghijklmnopqrstuvyz012345àáâåäãèéêìíîòóô';

/** The letter of a slot's tone: lit, plain, shaded; undefined where a stamp has more slots than letters. */
export const letterOf = (slot: number, tone: 0 | 1 | 2): string | undefined => LETTERS[slot * 3 + tone];

const EYE = '#221c2a/cloth';
const WHITE = '#f4f2ee/cloth';

/** Stamps of 24 and 32 pixels are put clothes and faces on. */
export const isDressed = ({ sides }: Stamp): boolean => sides === MID_SIDES || sides === LARGE_SIDES;

/** Whether a request is for one picture of a stamp's size, seen as stamps are: from the side that a subject shows by itself. */
export const isStampSized = (
  { width, height, style, whole, shape, roll, skeleton }: SubjectOptions,
  [least, most]: StampSides = SMALL_SIDES,
): boolean =>
  whole === true &&
  Math.min(width, height) >= least &&
  Math.max(width, height) <= most &&
  !shape &&
  !roll &&
  !skeleton &&
  !style.isometric &&
  !style.oblique;

/**
 * Reads a table of stamps. A block: a line `# id id… | material:name,name ; material …`, then its rows; blocks follow each other.
 * A third column tells where an animal wears something: `left,row,width` of its brow, then of its neck.
 * A `~` before a material: it is thin. `^` stands for the # of a colour. `gold+iron`: the seed takes one where nothing is said.
 * @returns stamps by the ids that their blocks name
 */
export function readStamps(text: string, sides?: StampSides): Readonly<Record<string, Stamp>> {
  const out: Record<string, Stamp> = {};
  for (const block of text.split('#').slice(1)) {
    const [head, ...rows] = block.trim().split('\n');
    const [ids, materials, places] = head!.split('|');
    const [brow, neck] = places?.split(';').map((place) => place.split(',').map(Number) as [Px, Px, Px]) ?? [];
    const slots = materials!.split(';').map((slot) => {
      const thread = slot.includes('~');
      const [made, names] = slot.trim().replace('~', '').replaceAll('^', '#').split(':');
      const [material, ...others] = made!.split('+');
      return {
        material: material!,
        others,
        names: bothNumbers(names?.split(',') ?? []),
        ...(thread ? { thread } : {}),
      };
    });
    for (const id of ids!.trim().split(/\s+/))
      out[id] = {
        slots,
        rows,
        ...(sides ? { sides } : {}),
        ...(brow ? { head: brow } : {}),
        ...(neck ? { neck } : {}),
      };
  }
  return out;
}

/** Names of parts, and behind them each as one and as several: whoever says "buckles" means the buckle. */
const bothNumbers = (names: readonly string[]): readonly string[] => [
  ...new Set([...names, ...names.map((name) => (name.endsWith('s') ? name.slice(0, -1) : `${name}s`))]),
];

/** Kinds that are another one of a table in other materials, in the order of its slots. */
export function recoloured(
  table: Readonly<Record<string, Stamp>>,
  kinds: Readonly<Record<string, readonly [of: string, ...MaterialRef[]]>>,
): Readonly<Record<string, Stamp>> {
  // biome-ignore format: one line
  const out: Record<string, Stamp> = {};
  for (const [id, [of, ...materials]] of Object.entries(kinds)) {
    const { slots, ...stamp } = table[of]!;
    out[id] = {
      ...stamp,
      slots: slots.map((slot, i) => (materials[i] ? { ...slot, material: materials[i], others: [] } : slot)),
    };
  }
  return out;
}

export interface StampColours {
  /** Of each slot, in their order. */
  readonly materials: readonly MaterialRef[];
  readonly eyes?: MaterialRef | undefined;
}

/** One filled pixel. */
export interface Cell {
  readonly material: MaterialRef;
  /** Of the material's ramp. */
  readonly tone: number;
  readonly part: string;
  readonly thread?: boolean;
}

type Canvas = Pick<SubjectOptions, 'width' | 'height' | 'style'>;

/** Draws a stamp in the middle, or (`stands`) on the ground. The same stamp, colours and options give the same bytes. */
export function drawStamp(
  stamp: Stamp,
  { materials, eyes }: StampColours,
  stands: boolean,
  o: Canvas,
  flipped = false,
): Rendering {
  const marks = { x: eyes ?? EYE, w: WHITE, X: EYE };
  // where a stamp has eyes, its holes and gleams have not the colour that is said of eyes
  const eyed = stamp.rows.some((row) => row.includes('x'));
  const cells = stamp.rows.map((row) =>
    (flipped ? [...row].reverse() : [...row]).map((c): Cell | undefined => {
      if (c === '.') return undefined;
      const letter = LETTERS.indexOf(c.toLowerCase());
      const slot = Math.floor(letter / 3);
      const tone = toneOf(c, letter, o.style, eyes !== undefined);
      if (letter < 0) return { material: marks[c as 'x'], tone, part: c === 'x' || !eyed ? 'eyes' : 'mark' };
      const { names, thread = false } = stamp.slots[slot]!;
      return { material: materials[slot]!, tone, part: names[0] ?? 'body', thread };
    }),
  );
  return drawCells(cells, stands, o);
}

/** Draws pixels set by hand, with the outer line that a style asks for. */
export function drawCells(cells: readonly (readonly (Cell | undefined)[])[], stands: boolean, o: Canvas): Rendering {
  const { width, height, style } = o;
  const n = width * height;
  const scene = new Scene();
  const partIds = new Map<string, number>();
  const part = new Int16Array(n).fill(-1);
  const material = new Uint16Array(n);
  const tone = new Int8Array(n);
  const left = (width - Math.max(...cells.map((row) => row.length))) >> 1;
  const top = stands ? height - 2 - cells.length : (height - cells.length) >> 1;
  for (const [y, row] of cells.entries())
    for (const [x, cell] of row.entries()) {
      if (!cell) continue;
      const key = `${cell.part} ${cell.thread}`;
      const known = partIds.get(key) ?? scene.part(cell.part, { thread: cell.thread === true });
      partIds.set(key, known);
      const i = (top + y) * width + left + x;
      part[i] = known;
      material[i] = scene.material(cell.material);
      tone[i] = cell.tone;
    }
  const surface: Surface = {
    ...{ scene, width, height, scale: height, part, material, kinds: new Map() },
    ...{ light: new Float32Array(n), depth: new Float32Array(n), span: new Float32Array(n) },
    ...{ primitive: new Uint16Array(n), x: new Float32Array(n), y: new Float32Array(n), z: new Float32Array(n) },
  };
  const image = { width, height, data: new Uint8ClampedArray(n * 4) };
  const put = (i: number, colour: readonly [number, number, number]): void => image.data.set([...colour, 255], i * 4);
  for (let i = 0; i < n; i++) if (part[i]! >= 0) put(i, toneColour(scene.materials.at(material[i]!).ramp, tone[i]!, 0));
  for (const [i, colour] of outerLine(surface, tone, style.outline ?? 'selective outline', style.light)) put(i, colour);
  return { image, parts: part, partNames: scene.parts.map((p) => p.name) };
}

function toneOf(c: string, letter: number, { shading }: Style, lit: boolean): number {
  if (letter < 0) return c === 'x' && lit ? 4 : 3;
  if (c !== c.toLowerCase()) return letter % 3 === 0 && shading !== 'flat shading' ? TONE.spec : TONE.deep;
  return shading === 'flat shading' ? 3 : TONES[letter % 3]!;
}
