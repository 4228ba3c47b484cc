/** Half a person, half an animal, both set by hand: an upper body, seen from before, where a horse or a deer has its neck. */
import { createImage, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';
import { middleOf } from './astride.ts';
import { STAMP_CANVASES } from './canvases.ts';
import { largePerson } from './large/doll/large-person.ts';
import { centred } from './ridden.ts';
import { smallBeast } from './small-beast.ts';
import { smallPerson } from './small-person.ts';
import { isStampSized } from './stamp.ts';

/** Whose body it is, and what the person of it wears who is said to wear nothing. */
const HALVES: Readonly<Record<string, { readonly beast: string; readonly wears: string; readonly dye: string }>> = {
  centaur: { beast: 'horse', wears: 'vest', dye: '#7c5030' },
  cervitaur: { beast: 'deer', wears: 'vest', dye: '#3c7c44' },
};
/** An upper body in sizes that people are set by hand, over the size of the animal. */
const PEOPLE: readonly Px[] = [60, 52, 48, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16];
const MOST = 0.96;
const LEAST = 0.62;
/** Of this share and more the two belong together best. */
const EVEN = 0.76;
const SIDES = [22, 72] as const;

export function halfBeastByHand(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const half = HALVES[brief.species ?? brief.concept] ?? HALVES[brief.concept];
  const { direction, oneSide, ...style } = o.style;
  if (!half || !isStampSized(o, SIDES) || !(direction === undefined || oneSide) || brief.mount || brief.legs || brief.heads || brief.action) return undefined; // biome-ignore format: one line
  // what is said of a coat is not said of the clothes
  const dressed = !HALVES[brief.concept] || brief.parts.some((p) => pieceOf(p.piece)?.slot === 'torso');
  const { species: _, ...rest } = brief;
  const person: Brief = { ...rest, concept: HALVES[brief.concept] ? 'person' : brief.concept, colours: [], parts: dressed ? brief.parts : [...brief.parts, { piece: half.wears, colour: half.dye }] }; // biome-ignore format: one line
  const animal: Brief = { kind: 'quadruped', concept: half.beast, confidence: 1, colours: brief.colours, parts: [], without: [], build: [], mood: [], count: 1, unknown: [], drawnAs: half.beast }; // biome-ignore format: one line
  const [wide, high] = [o.width - 2, o.height - 2];
  const at = (side: Px): SubjectOptions => ({ ...o, style, width: side, height: side });
  let best: Rendering | undefined;
  let most = 0;
  for (const side of [...STAMP_CANVASES].reverse()) {
    const beast = side > Math.max(wide, high) + 8 ? undefined : smallBeast(animal, at(side));
    if (!beast) continue;
    for (const size of PEOPLE) {
      const upper = size > side * MOST || size < side * LEAST ? undefined : (smallPerson(person, at(size)) ?? largePerson(person, at(size))); // biome-ignore format: one line
      const both = upper && joined(beast, upper);
      if (!both || both.image.width > wide || both.image.height > high) continue;
      const filled = both.image.height * (size < side * EVEN ? 0.91 : 1);
      if (filled > most) [best, most] = [both, filled];
    }
  }
  return best && centred(best, o);
}

/** Rows of legs of somebody so high. */
const legsOf = (height: Px): Px => Math.max(3, Math.round(height * 0.2));

/** The animal without neck and head, the upper body before its chest. */
function joined(beast: Rendering, person: Rendering): Rendering | undefined {
  const [m, r] = [opaqueBounds(beast.image), opaqueBounds(person.image)];
  if (!m || !r) return undefined;
  const solid = (x: Px, y: Px): boolean => beast.image.data[(y * beast.image.width + x) * 4 + 3]! > 0;
  const columnTop = (x: Px): Px => {
    let y = m.y;
    while (y < m.y + m.height && !solid(x, y)) y++;
    return y;
  };
  // the back is lowest in the middle; the fore leg tells where the chest ends
  let back = 0;
  for (let x = m.x + Math.round(m.width * 0.26); x < m.x + m.width * 0.44; x++) back = Math.max(back, columnTop(x));
  let chest = 0;
  for (let y = m.y + Math.round(m.height * 0.78); y < m.y + m.height; y++) for (let x = m.x; x < m.x + m.width; x++) if (solid(x, y)) chest = Math.max(chest, x); // biome-ignore format: one line
  const neck = m.x + m.width * 0.5;
  const stays = (x: Px, y: Px): boolean => solid(x, y) && x <= chest + 1 && !(y < back && x > neck);
  const body = r.height - legsOf(r.height);
  const middle = middleOf(person, r.x + r.width / 2);
  // the waist before the chest, a row or two below the back
  const sunk = Math.max(2, Math.round(r.height * 0.07));
  const dx = Math.round(chest - (chest - m.x) * 0.2 - middle);
  const dy = back + sunk - body - r.y;
  const [left, top] = [Math.min(m.x, r.x + dx), Math.min(m.y, r.y + dy)];
  const right = Math.max(chest + 2, r.x + r.width + dx);
  const [width, height] = [right - left, m.y + m.height - top];
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  const put = (of: Rendering, first: number, x: Px, y: Px, tx: Px, ty: Px): void => {
    const from = y * of.image.width + x;
    if (!of.image.data[from * 4 + 3] || tx < 0 || ty < 0 || tx >= width || ty >= height) return;
    const to = ty * width + tx;
    image.data.set(of.image.data.subarray(from * 4, from * 4 + 4), to * 4);
    parts[to] = of.parts[from]! < 0 ? -1 : of.parts[from]! + first;
  };
  for (let y = m.y; y < m.y + m.height; y++) for (let x = m.x; x < m.x + m.width; x++) if (stays(x, y)) put(beast, 0, x, y, x - left, y - top); // biome-ignore format: one line
  // where the neck was, the coat goes on and ends in a line
  const name = (x: Px, y: Px): string => beast.partNames[beast.parts[y * beast.image.width + x]!] ?? '';
  for (let y = back; y < m.y + m.height; y++) {
    let edge = m.x;
    while (edge < chest && !solid(edge, y)) edge++;
    let coat = edge;
    for (let x = m.x; x <= chest + 1; x++) {
      if (!stays(x, y)) continue;
      const mane = /mane|hair/.test(name(x, y));
      if (!mane) coat = x;
      if (solid(x + 1, y) && !stays(x + 1, y)) put(beast, 0, edge, y, x - left, y - top);
      else if (mane && x > neck - 2) put(beast, 0, coat, y, x - left, y - top);
    }
  }
  const own = beast.partNames.length;
  for (let y = r.y; y < r.y + body; y++) for (let x = r.x; x < r.x + r.width; x++) put(person, own, x, y, x + dx - left, y + dy - top); // biome-ignore format: one line
  const seen = opaqueBounds(image)!;
  const cut: Rendering = { image: createImage(seen.width, seen.height), parts: new Int16Array(seen.width * seen.height).fill(-1), partNames: [...beast.partNames, ...person.partNames] }; // biome-ignore format: one line
  for (let y = 0; y < seen.height; y++) {
    const from = (y + seen.y) * width + seen.x;
    cut.image.data.set(image.data.subarray(from * 4, (from + seen.width) * 4), y * seen.width * 4);
    cut.parts.set(parts.subarray(from, from + seen.width), y * seen.width);
  }
  return cut;
}
