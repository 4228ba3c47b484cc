/** How somebody of 22 to 42 pixels is brought into a picture: rows and columns that are left out, and how who lies is laid down. */
import type { Look } from '../../../humanoid/look.ts';
import type { SubjectOptions } from '../../../types.ts';
import { rowsLess } from './builds.ts';
import { type Doing, dressed, LOW } from './dressed.ts';
import { ZZZ } from './posed-signs.ts';
import { type LargeSheet, LOWEST, NARROWER, POSED_SHORTER, POSED_TALLER, SHORTER, TALLER } from './sheet.ts';

type Cells = ReturnType<LargeSheet['trimmed']>;

/** Pictures higher than this have room for as many rows more. */
const ROOMY = 36;
const MOST_TALLER = 3;
/** How much nearer to the body a hand may be than it is by itself. */
const MOST_INWARD = 5;

/**
 * Somebody as wide as the picture lets them be: with what they hold nearer to the body where there is no room beside it, then without a pixel of air
 * round the line, with a narrower head, and with the ends of wings and brims cut off.
 */
export function narrowed(look: Look, o: SubjectOptions, doing: Doing): Cells | undefined {
  const { lies } = doing.posture;
  if (lies) {
    const upright = fitted(dressed(look, o, 0, doing), look, { ...o, height: o.width }, false);
    return upright && lain(upright, lies === 'asleep', o.height - 4);
  }
  // the line round it, and a pixel of air
  const room = o.width - 4;
  const posed = doing.posture.legs !== undefined;
  const wide = fitted(dressed(look, o, 0, doing), look, o, posed);
  if (!wide || wide[0]!.length <= room) return wide;
  for (const [air, columns] of [[0, []], [2, []], [2, NARROWER]] as const) {
    const over = wide[0]!.length - columns.length - room - air;
    const cells = fitted(dressed(look, o, Math.min(MOST_INWARD, over), doing), look, o, posed, columns);
    if (cells && cells[0]!.length <= room + air) return cells;
    if (cells && columns.length > 0) return cut(cells, room + air);
  } // biome-ignore format: a table
  return undefined;
}

/** Parts whose ends say nothing: what is left of them tells the same. */
const ENDS =
  /wings?$|tail|cape|cloak|hat$|hair|tricorn|sombrero|helmet|braids|pigtails|arm$|mantle|pack|broom|carpet|bench|throne|chair|sofa|couch|^log|^rock|crate|barrel|shadow|slash|streaks|^note$|confetti|basket|sack|^shell/;

/** The figure without its outermost columns, where those are ends alone; undefined: more would be lost. */
function cut(cells: Cells, room: number): Cells | undefined {
  const isEnd = (x: number): boolean => cells.every((row) => !row[x] || ENDS.test(row[x].part));
  let [from, to] = [0, cells[0]!.length];
  while (to - from > room) {
    // the two sides in turn, as far as they can
    if ((to - from) % 2 === 0 && isEnd(from)) from++;
    else if (isEnd(to - 1)) to--;
    else if (isEnd(from)) from++;
    else return undefined;
  }
  return cells.map((row) => row.slice(from, to));
}

/** The figure, a few rows shorter where it is short or the picture low; undefined: it is too high. */
function fitted(
  sheet: LargeSheet,
  look: Look,
  o: SubjectOptions,
  posed: boolean,
  narrower: readonly number[] = [],
): Cells | undefined {
  const shorter = posed ? POSED_SHORTER : o.height < LOW ? LOWEST : SHORTER;
  // where there is room, legs and trunk are longer
  const taller = Math.max(0, Math.min(MOST_TALLER, o.height - ROOMY));
  for (let less = rowsLess(look) - taller; less <= shorter.length; less++) {
    const cells = sheet.trimmed(less, shorter, narrower, posed ? POSED_TALLER : TALLER);
    if (cells.length <= o.height - (o.height < LOW ? 3 : 4)) return cells;
  }
  return undefined;
}

/** Laid on the back with the head to the right: what was lit from the left is lit from above. Letters of sleep over the head where there is room. */
function lain(cells: Cells, asleep: boolean, room: number): Cells {
  const high = cells.length;
  const turned = cells[0]!.map((_, x) => cells.map((_row, y) => cells[high - 1 - y]![x]));
  if (!asleep || turned.length + ZZZ.length > room) return turned;
  const letters = ZZZ.map((row) => Array.from({ length: high }, (_, x) => (row[x - high + row.length + 2] === 'a' ? { material: '#7cb0f0', tone: 3, part: 'zzz', thread: true } : undefined))); // biome-ignore format: one line
  return [...letters, ...turned];
}
