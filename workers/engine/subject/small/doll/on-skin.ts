/** What is on the skin of people of 16 pixels: paint, scars, ink, bandages, rings, metal arms, stockings, wooden legs. */
import type { Slot, Worn } from '../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../catalogue/materials.ts';
import type { Look } from '../../humanoid/look.ts';
import { FEET, HANDS, LAST, SHOULDERS, type Sheet, type Tone } from './sheet.ts';

interface Skin {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly worn: (slot: Slot) => Worn | undefined;
}

type Spot = readonly [x: number, y: number];

/** Limbs that are drawn. */
const LIMBS = /^(?:metal-arms?|missing-arm|four-arms|six-arms|knee-pads|limbs?\/.*)$/;
/** Faces that are painted all over are none of two spots. */
const PAINT: readonly (readonly [RegExp, readonly Spot[]])[] = [
  [/scar|crack|runes/, [[6, 3], [6, 4], [6, 5]]],
  [/freckle|blush/, [[1, 5], [6, 5]]],
  [/black-eye/, [[1, 4], [1, 5]]],
  [/lipstick/, [[3, 6], [4, 6]]],
  [/smudges/, [[5, 3], [6, 3], [0, 5], [1, 5], [1, 6], [6, 6]]],
  [/tears/, [[2, 6], [5, 6]]],
  [/./, [[1, 5], [0, 5], [6, 5], [7, 5]]],
]; // biome-ignore format: a table
const PIERCED: Readonly<Record<string, readonly Spot[]>> = {
  fangs: [[3, 6], [5, 6]],
  'nose-ring': [[4, 6]],
  'tongue-out': [[3, 6], [4, 6]],
  'neck-bolts': [[-1, 6], [8, 6]],
  'nose-bone': [[2, 5], [3, 5], [4, 5], [5, 5]],
}; // biome-ignore format: a table

export const showsLimb = (w: Worn | undefined): boolean => !w || LIMBS.test(w.piece.id);

/** Over arms and legs, under what is held. */
export function drawOnLimbs({ sheet, look, worn }: Skin): void {
  const put = (spots: readonly Spot[], ref: MaterialRef, part: string, tone: Tone = 'b'): void => {
    for (const [x, y] of spots) sheet.put(x, y, ref, x > 4 ? 'c' : tone, part);
  };
  const hose = worn('hose');
  if (hose) put([[1, 10], [2, 10], [5, 10], [6, 10]], hose.material, hose.piece.id); // biome-ignore format: a table
  const peg = worn('peg');
  if (peg) {
    for (const x of [5, 6]) for (const y of [10, FEET]) sheet.clear(x, y);
    put([[5, 10], [5, FEET]], peg.material, peg.piece.id); // biome-ignore format: a table
    if (peg.piece.id === 'metal-legs') put([[1, 10], [2, 10], [6, 10], [6, FEET]], peg.material, peg.piece.id); // biome-ignore format: a table
  }
  const ink = worn('ink');
  if (ink?.piece.id === 'chest-scar') put(worn('torso')?.piece.torso?.shape === 'bare' ? [[3, 8], [4, 9]] : [], ink.material, ink.piece.id); // biome-ignore format: a table
  else if (ink) put([[0, 8], [LAST, 8], [3, 8]], ink.material, ink.piece.id); // biome-ignore format: a table
  const wrap = worn('wrap');
  if (wrap) {
    const hands = /hands/.test(wrap.piece.id);
    put(hands ? [[0, HANDS], [LAST, HANDS], [-1, HANDS], [LAST + 1, HANDS]] : /leg/.test(wrap.piece.id) ? [[5, 10], [6, 10], [5, FEET], [6, FEET]] : [[0, 8], [LAST, 8], [LAST, HANDS]], wrap.material, wrap.piece.id, 'a'); // biome-ignore format: a table
  }
  const limb = worn('limb');
  if (!limb) return;
  const { id } = limb.piece;
  if (id === 'missing-arm') for (const y of [8, HANDS]) sheet.clear(LAST, y);
  else if (/^(?:four|six)-arms$/.test(id)) put([[-1, 7], [-2, 6], [-2, 5], [LAST + 1, 7], [LAST + 2, 6], [LAST + 2, 5]], look.skin, 'arm'); // biome-ignore format: a table
  else if (id !== 'knee-pads') for (const x of id === 'metal-arms' || id.startsWith('limbs/') ? [0, LAST] : [0]) for (let y = SHOULDERS; y <= HANDS; y++) sheet.put(x, y, limb.material, y === SHOULDERS ? 'a' : x ? 'c' : 'b', id); // biome-ignore format: one line
}

/** On the face and at the ears, over the hair. */
export function drawOnFace({ sheet, look, worn }: Skin): void {
  const paint = worn('paint');
  const ofPaint = paint && look.species.head !== 'skull' ? PAINT.find(([r]) => r.test(paint.piece.id))![1] : [];
  for (const [x, y] of ofPaint) sheet.put(x, y, paint!.material, 'b', paint!.piece.id);
  const pierced = worn('pierced');
  for (const [x, y] of pierced ? (PIERCED[pierced.piece.id] ?? [[-1, 6], [8, 6]]) : []) sheet.put(x, y, pierced!.material, 'a', pierced!.piece.id); // biome-ignore format: one line
}
