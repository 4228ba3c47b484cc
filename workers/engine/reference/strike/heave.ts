/**
 * An arm with what it holds, where that can't be told from the hand or has no room to be turned: both are raised and brought
 * down as one piece, along the body's side.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  apart,
  areaOf,
  at,
  BESIDE,
  blank,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  NONE,
  opaqueRows,
  put,
  tidy,
  toImage,
} from '../parts/flat.ts';
import { type Person, piecesIn } from '../parts/index.ts';
import { poleOf, withoutPole } from '../parts/pole.ts';
import { type Bent, bend, STILL } from './bend.ts';
import type { Figure } from './figure.ts';
import { layerOver } from './layer.ts';
import { withLine, without } from './mask.ts';

export interface Armful {
  /** The arm and what it holds, without the line, and the figure without them. */
  readonly piece: Flat;
  readonly body: Flat;
  /** The side of the figure that it is on. */
  readonly side: -1 | 1;
  /** It is behind the hand that holds it. */
  readonly isBehind?: boolean;
}

/** It is raised by so much of the height. */
export const UP = 0.14;
/** Shares of the height (or its square): what is held is no less, no shield, and long. */
const LEAST = 0.012;
const SHIELD = 0.1;
const LEAST_LONG = 0.3;
const ALIKE = 0.6;

/** The armful of somebody who holds something; undefined where there is none, or the body would be torn. */
export function armfulOf(person: Person, figure: Figure): Armful | undefined {
  const { picture, line, height } = figure;
  // What is alike on both sides are wings, or wide sleeves.
  const [left, right] = person.held.map(areaOf) as [number, number];
  if (Math.min(left, right) > ALIKE * Math.max(left, right)) return undefined;
  const sides = ([0, 1] as const)
    .map((side) => ({ side, area: areaOf(person.held[side]), long: longOf(person.held[side]) }))
    .filter(
      ({ area, long }) => area >= LEAST * height ** 2 && area < SHIELD * height ** 2 && long >= LEAST_LONG * height,
    )
    .sort((a, b) => b.long - a.long);
  for (const { side } of sides) {
    const core = new Uint8Array(picture.colors.length);
    for (const part of [person.arms[side], person.held[side]])
      eachPixel(part, (x, y) => {
        const off = Math.abs(x + 0.5 - person.axis);
        // What is near the head is of the head, and what is near the legs of a leg.
        const isBody =
          y < person.neck ? off < person.head.half + 1.5 : y >= person.crotch && off < person.torsoHalf * 1.4;
        if (!isBody) core[y * picture.width + x] = 1;
      });
    dropCrumbs(core, picture.width);
    if (isCutThrough(line.figure, core, person)) continue;
    const body = withoutScraps(tidy(without(picture, withLine(line, core))), picture);
    const piece = { ...picture, colors: line.figure.colors.map((color, i) => (core[i] ? color : NONE)) };
    const armful: Armful = { piece, body, side: side === 0 ? -1 : 1 };
    // Neither it nor the body may fall apart where it is raised.
    const raised = copyOf(body);
    drawArmful(armful, bend(picture, STILL), figure, 0, Math.round(-UP * height), raised);
    if (piecesIn(toImage(raised)) <= piecesIn(toImage(picture))) return armful;
  }
  return undefined;
}

/** A pole that slides in the hand that holds it, whose arm is not known; undefined where none stands beside the body. */
export function poleAlone(figure: Figure): Armful | undefined {
  const { picture, line, trunk } = figure;
  const { width } = picture;
  const pole = poleOf(picture, line.colors);
  if (!pole) return undefined;
  const piece = { ...picture, colors: line.figure.colors.map((color, i) => (pole.mask[i] ? color : NONE)) };
  const body = withoutScraps(withoutPole(picture, pole, line.colors), picture);
  // Behind the hand it goes on.
  const { top, bottom } = opaqueRows(piece);
  const colors = Int32Array.from(piece.colors);
  const isRow = (y: Px): boolean => colors.subarray(y * width, (y + 1) * width).some((color) => color >= 0);
  for (let y = top + 1; y < bottom; y++) if (!isRow(y)) colors.copyWithin(y * width, (y - 1) * width, y * width);
  if (piecesIn(toImage(body)) > piecesIn(toImage(picture))) return undefined;
  // What would go behind the body is not seen to move.
  const up = Math.round(UP * figure.height);
  let [all, hidden] = [0, 0];
  eachPixel(piece, (x, y) => {
    all++;
    if (at(body, x, y - up) >= 0) hidden++;
  });
  if (hidden > MOST_BEHIND * all) return undefined;
  return { piece: { ...piece, colors }, body, side: pole.x < trunk.axis ? -1 : 1, isBehind: true };
}

const MOST_BEHIND = 0.2;

/** A body without the crumbs that hung on what was taken off it. */
function withoutScraps(body: Flat, picture: Flat): Flat {
  const whole = connected(picture).length;
  const pieces = connected(body);
  if (pieces.length <= whole) return body;
  const colors = Int32Array.from(body.colors);
  for (const piece of pieces) if (piece.length <= SCRAP) for (const i of piece) colors[i] = NONE;
  return { ...body, colors };
}
const SCRAP = 6;

/** Whether a good part of a thing beside the body would stay behind. */
function isCutThrough(figure: Flat, core: Uint8Array, { axis, torsoHalf, neck }: Person): boolean {
  let cut = 0;
  eachPixel(figure, (x, y, color) => {
    if (!core[y * figure.width + x] || y < neck) return;
    for (const [dx, dy] of BESIDE) {
      const other = at(figure, x + dx, y + dy);
      const isBeside = Math.abs(x + dx + 0.5 - axis) > torsoHalf;
      if (isBeside && other >= 0 && !core[(y + dy) * figure.width + x + dx] && apart(other, color) < SAME) cut++;
    }
  });
  return cut > MOST_CUT;
}
const SAME = 20;
const MOST_CUT = 5;

/** Pixels that hang together with few others, even over a line, go. */
function dropCrumbs(core: Uint8Array, width: Px): void {
  const seen = new Uint8Array(core.length);
  core.forEach((is, start) => {
    if (!is || seen[start]) return;
    const piece = [start];
    seen[start] = 1;
    for (let k = 0; k < piece.length; k++) {
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const j = piece[k]! + dy * width + dx;
          if (core[j] && !seen[j]) {
            seen[j] = 1;
            piece.push(j);
          }
        }
      }
    }
    if (piece.length < CRUMB) for (const i of piece) core[i] = 0;
  });
}
const CRUMB = 7;

function longOf(flat: Flat): Px {
  const rows = new Set<Px>();
  const columns = new Set<Px>();
  eachPixel(flat, (x, y) => {
    rows.add(y);
    columns.add(x);
  });
  return Math.max(rows.size, columns.size);
}

/** Draws it over the bent body, so far from where it was: as far as the canvas goes. */
export function drawArmful(
  { piece, isBehind }: Armful,
  bent: Bent,
  { line, canvas }: Figure,
  dx: Px,
  dy: Px,
  out: Flat,
): void {
  const moved = bent.draw(piece);
  let [left, right, top, bottom] = [canvas.right, 0, canvas.bottom, 0];
  eachPixel(moved, (x, y) => {
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  const edge = line.isLined ? 1 : 0;
  const within = (by: Px, least: Px, most: Px): Px => Math.max(Math.min(0, least), Math.min(Math.max(0, most), by));
  const x = within(dx, canvas.left + edge - left, canvas.right - edge - right);
  const y = within(dy, canvas.top + edge - top, canvas.bottom - edge - bottom);
  const lit = isBehind ? blank(out.width, out.height) : out;
  const layer = layerOver(lit);
  eachPixel(moved, (u, v, color) => layer.put(u + x, v + y, color));
  layer.ring(line);
  layer.flush();
  if (isBehind) eachPixel(lit, (u, v, color) => at(out, u, v) < 0 && put(out, u, v, color));
}
