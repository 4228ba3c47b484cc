/** A piece that words name, drawn for a figure of another artist: at its scale, where it belongs, in front or behind. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { drawSubject } from '../../subject/draw-subject.ts';
import type { SubjectImage } from '../../subject/types.ts';
import { emphasise } from '../../understand/guidance.ts';
import { understand } from '../../understand/index.ts';
import type { Person } from '../parts/index.ts';
import { handOf } from './hand-found.ts';

/** Pixels of a piece, at their places on the picture. */
export interface PieceLayer {
  readonly image: Rgba;
  /** Drawn where the figure is not. */
  readonly behind: boolean;
}

/** Measures by which one person is laid on another. */
interface Measures {
  readonly axis: number;
  readonly top: Px;
  readonly neck: Px;
  readonly floor: Px;
  readonly headHalf: number;
  readonly hands: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];
}

const measuresOf = (person: Person): Measures => ({
  axis: person.axis,
  top: person.top,
  neck: person.neck,
  floor: person.floor,
  headHalf: person.head.half,
  hands: [handOf(person, 0), handOf(person, 1)],
});

const HEAD: ReadonlySet<string> = new Set(['head', 'ears', 'short-hair']);

/** The same of a person of the geometry. */
function measuresOfDrawn({ image, parts, partNames }: SubjectImage): Measures {
  let [left, right, top, chin, floor] = [image.width, 0, image.height, 0, 0];
  const hands: [number[], number[]] = [[], []];
  const handYs: [number[], number[]] = [[], []];
  const each = (see: (x: Px, y: Px, name: string) => void): void => {
    parts.forEach((part, i) => {
      if (part >= 0) see(i % image.width, Math.floor(i / image.width), partNames[part]!);
    });
  };
  each((x, y, name) => {
    floor = Math.max(floor, y + 1);
    if (!HEAD.has(name)) return;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    chin = Math.max(chin, y + 1);
  });
  const axis = (left + right) / 2;
  each((x, y, name) => {
    if (name !== 'skin' || y < chin) return;
    const side = x + 0.5 < axis ? 0 : 1;
    hands[side].push(x + 0.5);
    handYs[side].push(y);
  });
  const mean = (list: number[], or: number): number =>
    list.length ? list.reduce((a, b) => a + b, 0) / list.length : or;
  const hand = (side: 0 | 1) => ({
    x: mean(hands[side], axis + (side ? 1 : -1) * (right - left) * 0.6),
    y: mean(handYs[side], (chin + floor) / 2),
  });
  return { axis, top, neck: chin, floor, headHalf: (right - left) / 2, hands: [hand(0), hand(1)] };
}

/** Rows of the lowest of the head and of the figure: what no hat, wing or sword covers. */
function stretchOf({ image, parts, partNames }: SubjectImage): {
  readonly chin: Px;
  readonly floor: Px;
  readonly axis: number;
} {
  let [chin, floor, left, right] = [0, 0, image.width, 0];
  parts.forEach((part, i) => {
    if (part < 0) return;
    const y = Math.floor(i / image.width);
    if (FEET.test(partNames[part]!)) floor = Math.max(floor, y + 1);
    if (partNames[part] !== 'head') return;
    chin = Math.max(chin, y + 1);
    left = Math.min(left, i % image.width);
    right = Math.max(right, (i % image.width) + 1);
  });
  return { chin, floor, axis: (left + right) / 2 };
}
const FEET = /boots|shoes|feet/;

/** The measures of a person, in the picture of the same one wearing something: the more it juts out, the smaller it is drawn. */
function measuresIn(worn: SubjectImage, plain: SubjectImage, measures: Measures): Measures {
  const [a, b] = [stretchOf(plain), stretchOf(worn)];
  const k = (b.floor - b.chin) / Math.max(1, a.floor - a.chin);
  if (!(k > 0.2 && k < 5)) return measures;
  const x = (v: number): number => b.axis + (v - a.axis) * k;
  const y = (v: number): number => b.chin + (v - a.chin) * k;
  const hand = (h: { readonly x: number; readonly y: number }) => ({ x: x(h.x), y: y(h.y) });
  return {
    axis: x(measures.axis),
    top: y(measures.top),
    neck: y(measures.neck),
    floor: y(measures.floor),
    headHalf: measures.headHalf * k,
    hands: [hand(measures.hands[0]), hand(measures.hands[1])],
  };
}

const ON_HEAD: ReadonlySet<string> = new Set(['hat', 'horns', 'face', 'mouth', 'beard', 'hair', 'eyes']);
/** What hides the chin and juts out nowhere: the plain person tells where it lies. */
const COVERS_HEAD: ReadonlySet<string> = new Set(['face', 'mouth', 'beard', 'eyes', 'neck']);
const BEHIND: ReadonlySet<string> = new Set(['wings', 'back', 'tail', 'carry']);

/** Sides of the canvas that the person is tried at, at most. */
const MOST: Px = 400;
const TRIES = 4;
/** Scales that differ by less than this are one. */
const CLOSE = 0.06;

/** How large a person must be drawn, by what the piece goes by: its head, or its height. */
function scaleOf(slot: string, wanted: Measures, drawn: Measures): number {
  if (ON_HEAD.has(slot)) {
    const [w, h] = [wanted.headHalf / drawn.headHalf, (wanted.neck - wanted.top) / (drawn.neck - drawn.top)];
    return slot === 'hat' ? w : Math.sqrt(w * h);
  }
  return (wanted.floor - wanted.top) / (drawn.floor - drawn.top);
}

/** Where a piece is laid: the point of the drawn person that comes to lie on one of the figure. */
function anchorsOf(slot: string, wanted: Measures, drawn: Measures): readonly [dx: number, dy: number] {
  if (slot === 'right' || slot === 'left') {
    const side = slot === 'right' ? 0 : 1;
    return [wanted.hands[side].x - drawn.hands[side].x, wanted.hands[side].y - drawn.hands[side].y];
  }
  if (slot === 'hat' || slot === 'horns') return [wanted.axis - drawn.axis, wanted.top - drawn.top];
  if (slot === 'feet') return [wanted.axis - drawn.axis, wanted.floor - drawn.floor];
  return [wanted.axis - drawn.axis, wanted.neck - drawn.neck];
}

/** The piece that `words` name ("a blue wizard hat") as a layer over the figure; undefined where nothing is drawn of it. */
export function drawPiece(
  figure: Rgba,
  person: Person,
  words: string,
  slot: string,
  { seed, guidance }: { readonly seed: number; readonly guidance: number },
): PieceLayer | undefined {
  const style = { direction: 'south', view: 'side' } as const;
  const plain = understand('a person', { seed });
  const wearing = emphasise(understand(`a person with ${words}`, { seed }), guidance);
  const wanted = measuresOf(person);
  let side = Math.round((person.floor - person.top) * 1.5) + 4;
  let drawn: { readonly with: SubjectImage; readonly measures: Measures } | undefined;
  for (let i = 0; i < TRIES; i++) {
    const options = { width: side, height: side, seed, variation: 0, style };
    const without = drawSubject(plain, options);
    const plainMeasures = measuresOfDrawn(without);
    if (plainMeasures.headHalf < 1) return undefined;
    const worn = drawSubject(wearing, options);
    const measures = COVERS_HEAD.has(slot) ? plainMeasures : measuresIn(worn, without, plainMeasures);
    drawn = { with: worn, measures };
    const scale = scaleOf(slot, wanted, measures);
    const next = Math.min(MOST, Math.max(12, Math.round(side * scale)));
    if (Math.abs(scale - 1) < CLOSE || next === side) break;
    side = next;
  }
  if (!drawn) return undefined;
  const wide = drawn.with.image.width;
  const own = new Set(drawSubject(plain, { width: wide, height: wide, seed, variation: 0, style }).partNames);
  const [dx, dy] = anchorsOf(slot, wanted, drawn.measures).map(Math.round) as [number, number];
  const image = createImage(figure.width, figure.height);
  let n = 0;
  drawn.with.parts.forEach((part, i) => {
    if (part < 0 || own.has(drawn!.with.partNames[part]!)) return;
    const x = (i % wide) + dx;
    const y = Math.floor(i / wide) + dy;
    if (x < 0 || y < 0 || x >= image.width || y >= image.height) return;
    image.data.set(drawn!.with.image.data.subarray(i * 4, i * 4 + 4), (y * image.width + x) * 4);
    n++;
  });
  return n > 2 ? { image, behind: BEHIND.has(slot) } : undefined;
}
