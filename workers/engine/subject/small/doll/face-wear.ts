/** What people of 16 pixels wear before their faces. */
import { BEAST_MASK } from '../../../catalogue/garments/beast-masks.ts';
import type { Worn } from '../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../catalogue/materials.ts';
import type { Look } from '../../humanoid/look.ts';
import { DARK, type Sheet } from './sheet.ts';

/** Rows of the eyes, and their columns. */
export const EYES = 4;
export const LEFT_EYE = 2;
export const RIGHT_EYE = 5;

/** What is worn with a hood: no hair is seen beside it. */
export const HOODED = /^plague-mask$/;

/** Pieces before the face that pixels show here. */
export const FACE_WEAR: ReadonlySet<string> = new Set(['glasses', 'sunglasses', 'eyepatch', 'face-mask', 'surgical-mask', 'domino-mask', 'goggles', 'visor', 'plague-mask', 'shadow-face', 'clown-nose', 'monocle', 'blindfold', 'gas-mask', 'skull-mask', 'cigar', 'cigarette', 'tobacco-pipe', 'lens-eye', 'welding-mask', 'fencing-mask', 'oni-mask', 'fox-mask', 'smile-mask', 'ritual-mask', 'hockey-mask', 'luchador-mask', 'opera-mask', 'tiki-mask', 'diving-mask', 'metal-face', ...Object.keys(BEAST_MASK)]); // biome-ignore format: a list

/** Masks before all of a face. */
const WHOLE_MASKS = /^(?:fencing|oni|fox|smile|ritual|hockey|luchador|tiki)-mask$/;

/** The beak of a plague doctor. */
const BEAK = [[3, 4, 'a'], [4, 4, 'b'], [3, 5, 'a'], [4, 5, 'a'], [2, 6, 'C'], [3, 6, 'C'], [4, 6, 'a'], [5, 6, 'a'], [6, 6, 'b'], [4, 7, 'C'], [5, 7, 'a'], [6, 7, 'b'], [5, 8, 'C'], [6, 8, 'a'], [7, 8, 'c'], [6, 9, 'C'], [7, 9, 'b']] as const; // biome-ignore format: a table

/** A face of bone. */
export function drawSkull(sheet: Sheet, { eye, eyes, eyesNamed }: Look): void {
  for (const x0 of [1, 5]) for (const x of [x0, x0 + 1]) for (const y of [3, 4]) sheet.put(x, y, DARK, 'b', 'eyes');
  if (eyesNamed || eye === 'lit' || eye === 'glow') for (const x of [2, 5]) sheet.put(x, 4, eyes, 'a', 'eyes');
  for (const x of [3, 4]) sheet.put(x, 5, DARK, 'b', 'nose');
  for (const x of [2, 4]) sheet.put(x, 6, DARK, 'b', 'teeth');
  for (const x of [0, 7]) sheet.clear(x, 5);
}

/** What is worn before the face, pushed up over the brow. */
export function drawRaised(sheet: Sheet, { piece, material, trim }: Worn): void {
  if (piece.id === 'welding-mask') {
    // about its hinges: the chin is above the crown
    sheet.mask(['^....aabb....', '..aabbbbbb..', '..adddddeb..', '.kcccccccck.'], { piece, material, trim });
    return;
  }
  for (const y of [0, 1, 2]) {
    const cut = y === 0 ? 1 : 0;
    for (let x = cut; x <= 7 - cut; x++) sheet.put(x, y, material, y === 0 ? 'a' : x === 7 ? 'c' : 'b', piece.id);
  }
  const panes = /welding|visor|goggles|glasses/.test(piece.id);
  if (panes) for (let x = 1; x <= 6; x++) sheet.put(x, 1, trim, x < 4 ? 'a' : 'b', piece.id);
  else for (const x of [LEFT_EYE, RIGHT_EYE]) sheet.put(x, 1, DARK, 'b', piece.id);
}

/** Draws what is worn before the face: one of `FACE_WEAR`. */
export function drawFaceWear(sheet: Sheet, { piece, material, trim }: Worn, look: Look): void {
  const fill = (ref: MaterialRef, ys: readonly number[], from = 1, to = 6): void => {
    for (const y of ys) for (let x = from; x <= to; x++) sheet.put(x, y, ref, x === to ? 'c' : 'b', piece.id);
  };
  const { id } = piece;
  const beast = BEAST_MASK[id];
  if (beast) {
    fill(material, [0, 1, 2, 3, 4, 5, 6], 0, 7);
    for (const x of [0, 7]) for (const y of [0, 6]) sheet.clear(x, y);
    if (beast.mane)
      for (const x of [-1, 8]) for (let y = 1; y < 7; y++) sheet.put(x, y, beast.mane, x < 0 ? 'a' : 'c', id);
    const ear = beast.ear ?? material;
    const up = { point: [0, -1], round: [0, -1], tall: [0, -1, -2, -3], flop: [3, 4], none: [] }[beast.ears];
    for (const y of up) for (const x of beast.ears === 'tall' ? [1, 6] : beast.ears === 'flop' ? [-1, 8] : beast.ears === 'round' && y < 0 ? [0, 1, 6, 7] : [0, 7]) sheet.put(x, y, ear, x < 4 ? 'a' : 'c', id); // biome-ignore format: one line
    if (beast.horns) for (const x of [1, 6]) for (const y of [-1, -2]) sheet.put(x, y, beast.horns, 'b', id);
    if (beast.stripes) for (const [x, y] of [[3, 1], [4, 1], [0, 3], [7, 3], [0, 5], [7, 5]] as const) sheet.put(x, y, beast.stripes, 'b', id); // biome-ignore format: a table
    if (beast.patch) for (const x of [1, 2, 5, 6]) for (const y of [3, 4, 5]) sheet.put(x, y, beast.patch, 'b', id);
    for (const x of [LEFT_EYE, RIGHT_EYE]) for (const y of [EYES, EYES + 1]) sheet.put(x, y, beast.patch === '#2c2830/cloth' && y === EYES ? 'white' : DARK, 'b', 'eyes'); // biome-ignore format: one line
    if (beast.muzzle === 'wide') for (let x = 2; x < 6; x++) sheet.put(x, 6, DARK, 'b', id);
    else for (const x of beast.muzzle === 'long' ? [2, 3, 4, 5] : [3, 4]) for (const y of beast.muzzle === 'beak' ? [5, 6, 7] : [6, 7]) sheet.put(x, y, trim, x === 4 ? 'b' : 'a', id); // biome-ignore format: one line
    if (beast.muzzle === 'muzzle') for (const x of [3, 4]) sheet.put(x, 5, DARK, 'b', id);
    return;
  }
  if (id === 'welding-mask') {
    fill(material, [2, 3, 4, 5, 6], 0, 7);
    for (const x of [0, 7]) sheet.clear(x, 6);
    for (const x of [1, 6]) sheet.put(x, 7, material, 'c', id);
    for (const y of [EYES, EYES + 1])
      for (let x = 1; x <= 6; x++)
        sheet.put(x, y, y === EYES ? trim : material, y === EYES ? (x < 4 ? 'a' : 'b') : 'C', id);
  } else if (id === 'face-mask' || id === 'surgical-mask') fill(material, [6], 1, 6);
  else if (id === 'glasses') {
    fill(material, [EYES], 0, 7);
    for (const x of [1, 2, 5, 6]) for (const y of [EYES, EYES + 1]) sheet.put(x, y, 'glass', 'a', id);
    for (const x of [LEFT_EYE, RIGHT_EYE]) for (const y of [EYES, EYES + 1]) sheet.put(x, y, DARK, 'b', 'eyes');
  } else if (id === 'sunglasses') {
    fill(material, [EYES], 0, 7);
    for (const x of [1, 2, 5, 6]) sheet.put(x, EYES + 1, material, 'b', id);
    for (const x of [1, 5]) sheet.put(x, EYES, 'glass', 'a', id);
  } else if (id === 'goggles') {
    fill(material, [EYES, EYES + 1], 0, 7);
    for (const x of [1, 2, 5, 6]) for (const y of [EYES, EYES + 1]) sheet.put(x, y, trim, x % 4 === 1 ? 'a' : 'b', id);
  } else if (id === 'visor') fill(trim, [EYES, EYES + 1]);
  else if (id === 'blindfold') fill(material, [EYES, EYES + 1], 0, 7);
  else if (id === 'domino-mask') {
    fill(material, [EYES, EYES + 1]);
    for (const x of [LEFT_EYE, RIGHT_EYE]) sheet.put(x, EYES, 'white', 'b', 'eyes');
  } else if (id === 'eyepatch') {
    fill(material, [EYES, EYES + 1], 5, 6);
    for (const [x, y] of [[7, 3], [4, 3], [3, 2]] as const) sheet.put(x, y, material, 'b', id); // biome-ignore format: a table
  } else if (id === 'plague-mask') {
    // a beak that bends aside, dark beneath: straight down it is a beard
    fill(material, [4, 5, 6], 1, 6);
    for (const x of [0, 7]) for (const y of [4, 5, 6]) sheet.put(x, y, '#3a323c/leather', 'b', id);
    for (const x of [1, 5]) for (const y of [4, 5]) for (const d of [0, 1]) sheet.put(x + d, y, DARK, 'b', 'eyes');
    for (const x of [2, 5]) sheet.put(x, 4, 'red', 'a', 'eyes');
    for (const [x, y, tone] of BEAK) sheet.put(x, y, material, tone, id);
  } else if (id === 'gas-mask') {
    fill(material, [3, 4, 5, 6], 1, 6);
    for (const x of [LEFT_EYE, RIGHT_EYE]) for (const y of [3, 4]) sheet.put(x, y, DARK, 'b', 'eyes');
    for (const [x, y] of [[3, 6], [4, 6], [3, 7], [4, 7], [3, 8]] as const) sheet.put(x, y, material, x === 4 ? 'c' : 'a', id); // biome-ignore format: a table
  } else if (id === 'skull-mask') drawSkull(sheet, { ...look, eyesNamed: false });
  else if (id === 'shadow-face') {
    fill(DARK, [3, 4, 5, 6]);
    for (const x of [LEFT_EYE, RIGHT_EYE]) sheet.put(x, EYES, look.eyesNamed || look.eye !== 'human' ? look.eyes : '#ffe860/flame', 'a', 'eyes'); // biome-ignore format: one line
  } else if (WHOLE_MASKS.test(id)) {
    // before all of the face, with holes for the eyes
    fill(material, [2, 3, 4, 5, 6], 0, 7);
    for (const x of [0, 7]) sheet.clear(x, 6);
    for (const x of [LEFT_EYE, RIGHT_EYE]) for (const y of [EYES, EYES + 1]) sheet.put(x, y, DARK, 'b', 'eyes');
    for (const x of [3, 4]) sheet.put(x, 6, id === 'smile-mask' ? DARK : trim, 'b', id);
    if (/oni|tiki|ritual|luchador|fox/.test(id)) for (const x of [1, 6]) sheet.put(x, 3, trim, 'b', id);
    if (id === 'oni-mask' || id === 'fox-mask') for (const x of [0, 7]) sheet.put(x, 1, id === 'fox-mask' ? material : 'bone', x === 0 ? 'a' : 'c', id); // biome-ignore format: one line
  } else if (id === 'opera-mask') {
    fill(material, [3, 4, 5], 4, 7);
    sheet.put(RIGHT_EYE, EYES, DARK, 'b', 'eyes');
  } else if (id === 'diving-mask') {
    fill(trim, [3, EYES, EYES + 1], 0, 7);
    fill('glass', [EYES], 1, 6);
    for (const x of [LEFT_EYE, RIGHT_EYE]) sheet.put(x, EYES, DARK, 'b', 'eyes');
  } else if (id === 'metal-face') {
    for (let y = 2; y <= 6; y++)
      for (let x = 5; x <= (y === 6 ? 6 : 7); x++) sheet.put(x, y, material, x === 5 ? 'a' : 'c', id);
    for (const y of [EYES, EYES + 1]) sheet.put(RIGHT_EYE, y, 'eye_glow', 'a', 'eyes');
  } else if (id === 'clown-nose') sheet.put(3, 5, material, 'a', id);
  else if (id === 'monocle')
    for (const [x, y] of [[6, 4], [4, 4], [5, 3], [6, 6]] as const) sheet.put(x, y, material, 'b', id); // biome-ignore format: a table
  else if (id === 'lens-eye')
    for (const y of [EYES, EYES + 1]) for (const x of [RIGHT_EYE, RIGHT_EYE + 1]) sheet.put(x, y, material, 'a', id); // biome-ignore format: one line
  else for (const x of [5, 6, 7, 8]) sheet.put(x, 6, x === 8 ? trim : material, 'b', id);
}
