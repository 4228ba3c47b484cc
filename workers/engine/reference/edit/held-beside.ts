/** What somebody holds that no outline tells: what lies beside the body, about a hand and beyond it, and is of no skin. */
import { deltaE, type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { connected, toFlat } from '../parts/flat.ts';
import { skinSeen } from './bared.ts';
import { A_FIST, sum } from './held.ts';
import type { Region } from './regions.ts';
import { hasShield, shieldOf } from './shield-found.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

/** Shares of the figure: less is a hand, more is a wing or a cloak. */
const LEAST = 0.02;
const MOST = 0.34;
/** White is no pale skin, however light that is. */
const SKIN = [0.14, 0.035] as const;
const isOfSkin = (a: OkLab, b: OkLab): boolean =>
  deltaE(a, b) < SKIN[0] && Math.hypot(a[1] - b[1], a[2] - b[2]) < SKIN[1];
/** So much of the height is what is long enough to be held. */
const LONG = 0.22;
const GAP = 2;
/** So much of a piece lies beside the body where it is of it. */
const SEWN = 0.14;

/** The pixels of what the one hand or the other holds; undefined where neither holds anything. */
export function heldBeside(subject: Subject): Region | undefined {
  const { trunk, trunkHalf, headHalf, top, floor, hands, isUpright, isLong, facing } = stanceOf(subject);
  if (!isUpright || isLong || facing !== 0) return undefined;
  const flat = toFlat(subject.sprite);
  const line = lineOf(subject);
  const { width, colors } = flat;
  const [x, y] = [(i: number) => (i % width) + 0.5, (i: number) => Math.floor(i / width) + 0.5];
  const all = [...colors.keys()].filter((i) => colors[i]! >= 0);
  const isLine = (i: number): boolean => line.isLined && line.colors.has(colors[i]!);
  const skin = skinSeen(subject);
  const own = skin === undefined ? undefined : rgbToOklab(unpackRgb(skin));
  const near = new Map([...new Set(all.map((i) => colors[i]!))].map((c) => [c, own !== undefined && isOfSkin(rgbToOklab(unpackRgb(c)), own)])); // biome-ignore format: one line
  const shield = hasShield(subject) ? shieldOf(subject) : undefined;
  const body = Math.max(trunkHalf, 0.5 * headHalf) + 1;
  const found = ([-1, 1] as const).flatMap((side) => {
    const hand = hands[side < 0 ? 0 : 1];
    const out = (i: number): number => side * (x(i) - trunk);
    const isMatter = (i: number): boolean =>
      (colors[i] ?? -1) >= 0 && !isLine(i) && !near.get(colors[i]!) && !shield?.[i];
    // What goes on into the body without a line between is a sleeve or a cloak.
    const isAt = (i: number): boolean =>
      out(i) < body + 2 && [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => out(i + dx + dy * width) <= body && isMatter(i + dx + dy * width))); // biome-ignore format: one line
    const isSleeve = (piece: readonly number[]): boolean =>
      piece.filter(isAt).length >= Math.max(3, SEWN * piece.length);
    const pieces = connected(flat, (i) => isMatter(i) && out(i) > body).filter((piece) => !isSleeve(piece));
    // What is parted by a fist, or by the line, is one.
    const parts = pieces.filter((piece) => piece.length > 1);
    const start = parts
      .filter((piece) => piece.some((i) => Math.hypot(x(i) - hand.x, y(i) - hand.y) < 0.16 * (floor - top)))
      .sort((a, b) => b.length - a.length)[0];
    if (!start) return [];
    const taken = new Set(start);
    const rest = new Set(parts.filter((piece) => piece !== start));
    const touches = (piece: readonly number[]): boolean =>
      piece.some((i) => [...taken].some((j) => Math.abs(x(i) - x(j)) <= GAP && Math.abs(y(i) - y(j)) <= A_FIST + 1));
    for (let round = 0; round < 4; round++)
      for (const piece of rest) {
        if (!touches(piece)) continue;
        for (const i of piece) taken.add(i);
        rest.delete(piece);
      }
    const rows = [...taken].map(y);
    const long = Math.max(...rows) - Math.min(...rows) + 1;
    const columns = [...taken].map(x);
    const wide = Math.max(...columns) - Math.min(...columns) + 1;
    const isHeld = Math.hypot(long, wide) >= LONG * (floor - top) && taken.size >= LEAST * all.length;
    return isHeld && taken.size <= MOST * all.length ? [{ taken, worth: Math.hypot(long, wide) * Math.sqrt(taken.size) }] : []; // biome-ignore format: one line
  });
  const best = found.sort((a, b) => b.worth - a.worth)[0];
  if (!best) return undefined;
  const mask = new Uint8Array(colors.length);
  for (const i of best.taken) mask[i] = 1;
  return sum(mask) > 0 ? mask : undefined;
}
