/** Faces of people of 32 pixels: eyes of 2 × 3, brows, nose, mouth, and what species and moods make of them. */
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Mood } from '../../../humanoid/look.ts';
import { DARK, type Dressed, type LargeSheet, type Tone } from './sheet.ts';

/** Rows of the eyes, the brows and the mouth; columns of the eyes. */
export const EYES = 9;
const BROWS = 7;
export const MOUTH = 13;
export const EYE_COLUMNS = [8, 14] as const;
const WHITE = '#f4f2ee/cloth';

type Spot = readonly [x: number, y: number];

/** Draws a list of pixels on both halves of a face: `x` counts outwards from the middle, 0 the innermost column. */
export function both(
  sheet: LargeSheet,
  spots: readonly Spot[],
  ref: MaterialRef,
  part: string,
  tone: Tone = 'b',
  shaded: Tone = tone,
): void {
  for (const [x, y] of spots) {
    sheet.put(11 - x, y, ref, tone, part);
    sheet.put(12 + x, y, ref, shaded, part);
  }
}

/** A human-like face. */
export function drawFace(d: Dressed): void {
  const { sheet, look } = d;
  drawEyes(d);
  if (look.species.nose && look.species.nose > 0.2) drawNose(d);
  else if (!look.species.floating) sheet.put(12, 12, look.skin, 'c', 'head');
  if (look.species.floating) for (const x of [11, 12]) for (const y of [13, 14]) sheet.put(x, y, DARK, 'b', 'mouth');
  if (look.words.has('old')) both(sheet, [[3, 12], [4, 12]], look.skin, 'head', 'c'); // biome-ignore format: a table
  if (look.species.mouth !== false && !look.species.tusks && !look.species.floating)
    drawMouth(sheet, look.mood, look.skin, look.words.has('female'));
  if (look.species.tusks) {
    for (let x = 9; x <= 14; x++) sheet.put(x, MOUTH + 1, look.skin, 'C', 'mouth');
    both(sheet, [[2, MOUTH], [2, MOUTH + 1]], 'tooth', 'tusks', 'a', 'b'); // biome-ignore format: a table
  } else if (look.species.fangs) {
    for (let x = 10; x <= 13; x++) sheet.put(x, MOUTH, DARK, 'b', 'mouth');
    both(sheet, [[1, MOUTH + 1]], 'tooth', 'fangs'); // biome-ignore format: a table
  }
}

function drawNose({ sheet, look }: Dressed): void {
  for (const x of [11, 12])
    for (const y of [11, 12])
      sheet.put(x, y, look.skin, y === 11 ? (x === 11 ? 'A' : 'a') : x === 11 ? 'b' : 'c', 'nose');
  for (const x of [11, 12]) sheet.put(x, 13, look.skin, 'C', 'nose');
}

function drawEyes({ sheet, look, profile: aside }: Dressed): void {
  const { eye, eyes, otherEye, eyesNamed, asleep, skin, mood, words } = look;
  const female = words.has('female');
  for (const [k, x0] of EYE_COLUMNS.entries()) {
    if (k > 0 && aside) break;
    const left = k === 0;
    const [outer, inner] = left ? [x0, x0 + 1] : [x0 + 1, x0];
    const own = (eye === 'evil' || eye === 'slit') && !eyesNamed ? 'eye_glow' : eyes;
    const iris = left ? own : (otherEye ?? own);
    const put = (x: number, y: number, ref: MaterialRef, tone: Tone): void => sheet.put(x, y, ref, tone, 'eyes');
    if (asleep) {
      for (const x of [outer, inner]) put(x, EYES + 2, DARK, 'b');
      // both ends up: with one of them alone they would frown
      for (const x of [outer + (left ? -1 : 1), inner + (left ? 1 : -1)]) put(x, EYES + 1, DARK, 'b');
      continue;
    }
    if (eye === 'glow' || eye === 'lit') {
      for (const x of [outer, inner])
        for (const y of [0, 1, 2]) put(x, EYES + y, iris, y === 0 ? 'A' : y === 1 ? 'a' : 'b');
      continue;
    }
    if (eye === 'hollow' || eye === 'socket') {
      for (const x of [outer, inner]) for (const y of [0, 1, 2]) put(x, EYES + y, DARK, 'b');
      if (eyesNamed) put(inner, EYES + 1, iris, 'A');
      continue;
    }
    if (eye === 'almond') {
      for (const [dx, y] of [[-1, 8], [0, 8], [-1, 9], [0, 9], [1, 9], [0, 10], [1, 10], [1, 11]] as const) put(left ? x0 + dx : x0 + 1 - dx, y, DARK, 'b'); // biome-ignore format: a table
      put(outer, 9, WHITE, 'b');
      continue;
    }
    if (eye === 'evil' || eye === 'slit') {
      const ref = eyesNamed || eye === 'slit' || look.species.eyes ? iris : 'eye_glow';
      for (const x of [outer, inner]) put(x, EYES, DARK, 'b');
      put(outer + (left ? -1 : 1), EYES - 1, DARK, 'b');
      for (const y of [1, 2]) {
        put(outer, EYES + y, ref, y === 1 ? 'A' : 'a');
        put(inner, EYES + y, eye === 'slit' ? ref : DARK, 'b');
      }
      continue;
    }
    if (mood === 'winking' && !left) {
      for (const x of [x0 - 1, x0, x0 + 1]) put(x, EYES + 1, DARK, 'b');
      put(outer + 1, EYES, DARK, 'b');
      continue;
    }
    if (mood === 'tired' || mood === 'drunk') {
      // lids hang over half of the eyes
      for (const x of [outer, inner]) put(x, EYES, skin, 'c');
      for (const x of [outer, inner]) put(x, EYES + 1, DARK, 'b');
      put(outer, EYES + 2, WHITE, 'c');
      put(inner, EYES + 2, iris, 'b');
      sheet.put(outer, EYES + 3, mood === 'drunk' ? '#e87c78/skin' : skin, mood === 'drunk' ? 'b' : 'C', 'head');
      continue;
    }
    // lashes, white outside, iris inside
    for (const x of [outer, inner]) put(x, EYES, DARK, 'b');
    if (female) put(outer + (left ? -1 : 1), EYES, DARK, 'b');
    for (const y of [1, 2]) {
      put(outer, EYES + y, WHITE, y === 2 ? 'c' : 'b');
      put(
        inner,
        EYES + y,
        y === 1 && !eyesNamed && eyes !== 'eye_red' ? (eye === 'dot' ? iris : DARK) : iris,
        eyes === 'eye_red' ? 'a' : 'b',
      );
    }
    if (mood === 'surprised' || mood === 'scared') put(inner, EYES + 2, WHITE, 'c');
  }
  if (eye !== 'evil' && eye !== 'hollow' && eye !== 'almond')
    drawBrows(sheet, mood, look.words.has('female') ? skin : undefined, skin);
}

function drawBrows(sheet: LargeSheet, mood: Mood | undefined, soft: MaterialRef | undefined, skin: MaterialRef): void {
  const brow = (spots: readonly Spot[], strong: boolean): void =>
    both(sheet, spots, strong ? DARK : skin, 'brows', strong ? 'b' : 'C');
  if (mood === 'angry' || mood === 'wicked' || mood === 'smug') brow([[1, 9], [2, 8], [3, 8], [4, 7]], true); // biome-ignore format: a table
  else if (mood === 'sad' || mood === 'scared') brow([[1, 7], [2, 7], [3, 8], [4, 8]], true); // biome-ignore format: a table
  else if (soft === undefined) brow([[2, BROWS], [3, BROWS]], false); // biome-ignore format: a table
}

/** Knit brows where a hat comes down to the eyes. */
export function drawBrowsUnderHat(sheet: LargeSheet, { mood, species }: Dressed['look'], hat: string): void {
  const knit = mood === 'angry' || mood === 'wicked';
  if (!knit || (species.head !== undefined && species.head !== 'round') || sheet.at(9, 8)?.part !== hat) return;
  both(sheet, [[1, 10], [2, 9], [3, 9], [4, 8]], DARK, 'brows'); // biome-ignore format: a table
}

function drawMouth(sheet: LargeSheet, mood: Mood | undefined, skin: MaterialRef, female: boolean): void {
  const put = (x: number, y: number, ref: MaterialRef, tone: Tone = 'b'): void => sheet.put(x, y, ref, tone, 'mouth');
  if (mood === 'happy' || mood === 'wicked') {
    for (const x of [10, 11, 12, 13]) put(x, 13, mood === 'wicked' || x === 10 || x === 13 ? DARK : WHITE);
    for (const x of [11, 12]) put(x, 14, mood === 'wicked' ? WHITE : 'mouth');
  } else if (mood === 'shouting' || mood === 'surprised' || mood === 'scared') {
    for (const x of [11, 12]) for (const y of [13, 14]) put(x, y, y === 13 ? DARK : 'mouth');
  } else if (mood === 'sad' || mood === 'angry' || mood === 'disgusted') {
    for (const x of [11, 12]) put(x, 13, skin, 'C');
    for (const x of [10, 13]) put(x, 14, skin, 'C');
  } else if (mood === 'smug')
    for (const [x, y] of [[11, 13], [12, 13], [13, 12]] as const) put(x, y, DARK); // biome-ignore format: a table
  else for (const x of [11, 12]) put(x, 13, female ? '#c8505c/skin' : skin, female ? 'b' : 'C');
}
