/** Arms and hands of somebody of 32 pixels. */
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Bodied, Shape } from './builds.ts';
import { SHOULDERS, type Tone } from './sheet.ts';

/** How an arm holds something: so many pixels farther out and higher than usual. */
export interface Hold {
  readonly reach: number;
  readonly lift: number;
}

/** Gloves that are larger than hands. */
export const BIG_GLOVES = /^(?:boxing|goalie)-gloves$/;

/** An arm: down beside the body, with its hand on the hip, or bent out with what it holds. */
export function drawArm(d: Bodied, left: boolean, hold?: Hold, onHip = false): void {
  const holds = hold !== undefined;
  const { reach, lift } = hold ?? { reach: 0, lift: 0 };
  const { sheet, look, worn, shape } = d;
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const naked = !torso || cut?.shape === 'bare' || cut?.shape === 'ribs';
  const sleeves = naked ? 0 : (cut?.sleeves ?? 0);
  const sleeve = cut?.sleeve ?? torso?.material ?? look.skin;
  const gloves = worn('hands');
  const covered = gloves && gloves.piece.id !== 'bracers';
  const hand = covered ? gloves.material : look.skin;
  const [out, wide] = [shape.arms, shape.arm];
  const sign = left ? 1 : -1;
  const x0 = left ? 12 - out : 11 + out;
  const put = (k: number, y: number, ref: MaterialRef, tone: Tone, part: string): void =>
    sheet.put(x0 + sign * k, y, ref, tone, part);
  const lit: Tone = left ? 'a' : 'c';
  const end = holds ? 19 - lift : onHip ? 18 : 20;
  for (let y = SHOULDERS + 1; y <= end; y++) {
    const far = (y - SHOULDERS) / 5;
    const clothed = sleeves > 0 && far <= Math.max(sleeves, 0.4) + 0.01;
    const ref = clothed ? sleeve : gloves && y >= 19 ? gloves.material : look.skin;
    for (let k = 0; k < wide; k++) put(k, y, ref, k === 0 ? lit : k === wide - 1 ? (y > 18 ? 'c' : 'b') : 'b', 'arm');
    if (cut?.wide && clothed && y === end) put(-1, y, sleeve, lit, 'arm');
  }
  // shoulders that stand out from the trunk are round
  const round = out > 6 ? 1 : 0;
  for (let k = round; k < Math.max(wide - (holds && round === 0 ? 1 : 0), out - shape.trunk[0]!); k++) put(k, SHOULDERS, sleeves > 0 ? sleeve : look.skin, left ? 'a' : 'b', 'arm'); // biome-ignore format: one line
  const part = gloves?.piece.id ?? 'hand';
  if (onHip && !holds) {
    const fore = sleeves > 0.5 ? sleeve : look.skin;
    for (const [k, y] of [[-1, 18], [-1, 19], [0, 19], [-1, 20], [0, 20], [1, 20]] as const) put(k, y, k === 1 && gloves ? gloves.material : fore, k < 0 ? lit : y === 20 ? 'c' : 'b', 'arm'); // biome-ignore format: a table
    for (const [k, y] of [[wide - 1, 21], [wide, 21], [wide, 20]] as const) put(k, y, hand, y === 20 ? 'b' : 'c', part); // biome-ignore format: a table
    return;
  }
  if (!holds && BIG_GLOVES.test(part)) {
    for (let k = -1; k < 3; k++)
      for (let y = 20; y < 24; y++)
        if ((k > -1 && k < 2) || (y > 20 && y < 23)) put(k, y, hand, y === 23 || (k === 2 && y > 20) ? 'c' : k < 1 && y < 22 ? lit : 'b', part); // biome-ignore format: one line
    for (let k = 0; k < 2; k++) put(k, 19, gloves!.trim, k ? 'c' : 'b', part);
    return;
  }
  if (!holds) {
    for (let k = 0; k < 2; k++) for (const y of [21, 22]) put(k, y, hand, y === 22 ? 'c' : k === 0 ? lit : 'b', part);
    if (out >= 7) put(wide - 1, 21, hand, 'c', part);
    return;
  }
  // the forearm goes out
  const fore = sleeves > 0.5 ? sleeve : gloves ? gloves.material : look.skin;
  for (let k = Math.min(0, -1 - reach); k < Math.max(wide - 1, -reach); k++)
    for (const y of [20 - lift, 21 - lift]) put(k, y, fore, y === 21 - lift ? 'c' : k < 0 ? lit : 'b', 'arm');
  if (cut?.wide && sleeves > 0.5) for (const k of [-1, 0, 1]) put(k - reach, 22 - lift, sleeve, 'c', 'arm');
}

/** The hand at the end of an arm that holds something: over what it holds. */
export function drawHand({ sheet, look, worn, shape }: Bodied, left: boolean, hold: Hold): void {
  const gloves = worn('hands');
  const material = gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin;
  const { x, y } = handOf(shape, left, hold);
  if (gloves && BIG_GLOVES.test(gloves.piece.id))
    for (let k = 0; k < 4; k++)
      for (let dy = -1; dy < 3; dy++)
        if ((k > 0 && k < 3) || (dy > -1 && dy < 2)) sheet.put(left ? x - 1 + k : x + 1 - k, y + dy, material, dy > 1 || k === 3 ? 'c' : 'b', gloves.piece.id); // biome-ignore format: one line
  for (let k = 0; k < 2; k++) for (const dy of [0, 1]) sheet.put(left ? x + k : x - k, y + dy, material, dy === 1 ? 'c' : left ? (k === 0 ? 'a' : 'b') : 'b', gloves?.piece.id ?? 'hand'); // biome-ignore format: one line
}

/** The outer upper pixel of a hand that holds something. */
export const handOf = ({ arms }: Shape, left: boolean, { reach, lift }: Hold): { readonly x: number; readonly y: number } => ({ x: left ? 12 - arms - 3 - reach : 11 + arms + 3 + reach, y: 20 - lift }); // biome-ignore format: one line
