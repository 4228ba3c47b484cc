/** Arms and hands of somebody of 32 pixels. */
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Bodied, Shape } from './builds.ts';
import { SHOULDERS, type Tone } from './sheet.ts';

/** An arm: down beside the body, or bent out with what it holds, `reach` pixels farther than usual. */
export function drawArm(d: Bodied, left: boolean, reach?: number): void {
  const holds = reach !== undefined;
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
  const end = holds ? 19 : 20;
  for (let y = SHOULDERS + 1; y <= end; y++) {
    const far = (y - SHOULDERS) / 5;
    const clothed = sleeves > 0 && far <= Math.max(sleeves, 0.4) + 0.01;
    const ref = clothed ? sleeve : gloves && y >= 19 ? gloves.material : look.skin;
    for (let k = 0; k < wide; k++) put(k, y, ref, k === 0 ? lit : k === wide - 1 ? (y > 18 ? 'c' : 'b') : 'b', 'arm');
    if (cut?.wide && clothed && y === end) put(-1, y, sleeve, lit, 'arm');
  }
  put(0, SHOULDERS, sleeves > 0 ? sleeve : look.skin, lit, 'arm');
  if (!holds || shape.arm > 2) put(wide - 1, SHOULDERS, sleeves > 0 ? sleeve : look.skin, left ? 'a' : 'b', 'arm');
  const part = gloves?.piece.id ?? 'hand';
  if (!holds) {
    for (let k = 0; k < 2; k++) for (const y of [21, 22]) put(k, y, hand, y === 22 ? 'c' : k === 0 ? lit : 'b', part);
    if (out >= 7) put(wide - 1, 21, hand, 'c', part);
    return;
  }
  // the forearm goes out
  const fore = sleeves > 0.5 ? sleeve : gloves ? gloves.material : look.skin;
  for (let k = -1 - reach; k < wide - 1; k++)
    for (const y of [20, 21]) put(k, y, fore, y === 21 ? 'c' : k < 0 ? lit : 'b', 'arm');
  if (cut?.wide && sleeves > 0.5) for (const k of [-1, 0, 1]) put(k - reach, 22, sleeve, 'c', 'arm');
}

/** The hand at the end of an arm that holds something: over what it holds. */
export function drawHand({ sheet, look, worn, shape }: Bodied, left: boolean, reach: number): void {
  const gloves = worn('hands');
  const material = gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin;
  const { x, y } = handOf(shape, left, reach);
  for (let k = 0; k < 2; k++) for (const dy of [0, 1]) sheet.put(left ? x + k : x - k, y + dy, material, dy === 1 ? 'c' : left ? (k === 0 ? 'a' : 'b') : 'b', gloves?.piece.id ?? 'hand'); // biome-ignore format: one line
}

/** The outer upper pixel of a hand that holds something. */
export const handOf = ({ arms }: Shape, left: boolean, reach: number): { readonly x: number; readonly y: number } => ({ x: left ? 12 - arms - 3 - reach : 11 + arms + 3 + reach, y: 20 }); // biome-ignore format: one line
