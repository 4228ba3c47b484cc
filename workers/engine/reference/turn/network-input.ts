/** A sprite and a turn as the network sees them. The same arithmetic as `models/train/turn` (sprite.py, aspects.py, batches.py). */

import { histogramOf } from '../../../../src/pixels/histogram.ts';
import type { Box } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { TensorData } from '../../inference/session.ts';
import { type Turn, yawChange } from './aspect.ts';
import { apart, type Indexed, toIndexed } from './indexed.ts';

/** What the file's row says of the network. */
export interface NetworkShape {
  /** Sides of the input are multiples of this. */
  readonly step: number;
  /** Most colours that it tells apart. */
  readonly colours: number;
  /** Multiples of each angle that it is told. */
  readonly harmonics: number;
}

/** The part of a sprite's canvas that the network sees, as whole squares of `reduction` × `reduction` pixels. */
export interface Frame extends Box {
  /** So many pixels of the sprite to a side of one that the network sees; 1 up to about 80 pixels. */
  readonly reduction: number;
}

export interface NetworkInput {
  readonly tensors: Readonly<Record<'index' | 'palette' | 'known' | 'condition' | 'box', TensorData>>;
  /** Size of what the network sees. */
  readonly width: Px;
  readonly height: Px;
}

/** Turns by 0 to 180 degrees are learned, and of the turns that are their own mirror image those from 0 to 180 degrees. */
export function isLearnedMirrored(turn: Turn): boolean {
  const change = (((turn.to.yaw - turn.from.yaw) % 360) + 360) % 360;
  return change > 180 || (change % 180 === 0 && turn.from.yaw > 180);
}

/** The sprite in its commonest colours, equal counts by value; rarer colours count as the nearest. */
export function commonColours(image: Rgba, most: number): Indexed {
  const { colors } = histogramOf(image);
  const palette = Array.from(colors.subarray(0, most));
  const number = new Map<number, number>();
  for (const c of colors) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    palette.forEach((p, i) => {
      const d = apart(p, c);
      if (d < least) {
        least = d;
        best = i;
      }
    });
    number.set(c, best);
  }
  const own = toIndexed(image);
  return { ...own, palette, indices: own.indices.map((i) => (i < 0 ? -1 : number.get(own.palette[i]!)!)) };
}

/** Share of the canvas that a sprite may stand off its middle before it is moved there for the network. */
const OFF_CENTRE = 1 / 8;
/** A sprite whose longer side is larger than this is reduced, to at most 64 pixels: the network was trained up to there. */
const LARGEST: Px = 80;
const TRAINED: Px = 64;
/** Room around a sprite, and how wide it may become in heights. */
const MARGIN: Px = 8;
const WIDEST = 1.5;

/**
 * Column boundary about which a sprite turns: the middle of its canvas, unless both the middle of its box and that of
 * its rows lie clearly to the same side (a held sword moves the one, a tail the other); then the nearer of the two.
 */
function middleOf({ width, height, indices }: Indexed, box: Box): Px {
  let sum = 0;
  let rows = 0;
  for (let y = 0; y < height; y++) {
    const row = indices.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((i) => i >= 0);
    if (first < 0) continue;
    sum += (first + row.findLastIndex((i) => i >= 0) + 1) / 2;
    rows++;
  }
  const middle = Math.floor(width / 2);
  const [byRows, byBox] = [sum / rows - middle, box.x + box.width / 2 - middle];
  const off = Math.sign(byRows) === Math.sign(byBox) ? Math.min(Math.abs(byRows), Math.abs(byBox)) : 0;
  return off > OFF_CENTRE * width ? middle + Math.round(Math.sign(byBox) * off) : middle;
}

const up = (value: number, multiple: number): number => Math.ceil(value / multiple) * multiple;

/** What of the canvas the network must see to turn a sprite with opaque bounds `box`: all of it, unless less will do. */
export function frameOf(sprite: Indexed, box: Box, { step }: NetworkShape): Frame {
  const longest = Math.max(box.width, box.height);
  const reduction = longest <= LARGEST ? 1 : Math.ceil(longest / TRAINED);
  const middle = middleOf(sprite, box);
  const reach = Math.max(middle, sprite.width - middle);
  const needed = Math.max(middle - box.x, box.x + box.width - middle, (WIDEST * box.height) / 2) + MARGIN;
  const width = up(2 * Math.min(reach, needed), 2 * step * reduction);
  const least = up(box.height + 2 * MARGIN, step * reduction);
  const whole = up(sprite.height, step * reduction);
  const y = least < whole ? box.y - MARGIN : 0;
  return { x: middle - width / 2, y, width, height: Math.min(least, whole), reduction };
}

/** Cosines and sines of 1..`harmonics` times both yaws and their difference, sines of the pitches, height in 64 px. */
function conditionOf(turn: Turn, mirrored: boolean, harmonics: number, height: Px): number[] {
  const sign = mirrored ? -1 : 1;
  const angles = [turn.from.yaw, turn.to.yaw, yawChange(turn)].map((degrees) => (sign * degrees * Math.PI) / 180);
  const times = Array.from({ length: harmonics }, (_, k) => k + 1);
  return [
    ...angles.flatMap((angle) => [...times.map((k) => Math.cos(k * angle)), ...times.map((k) => Math.sin(k * angle))]),
    Math.sin((turn.from.pitch * Math.PI) / 180),
    Math.sin((turn.to.pitch * Math.PI) / 180),
    height / 64,
  ];
}

/** What the network is given for a frame's content, `seen` (at the network's size) with at least one opaque pixel. */
export function networkInput(seen: Indexed, turn: Turn, { colours, harmonics }: NetworkShape): NetworkInput {
  const { width, height } = seen;
  const mirrored = isLearnedMirrored(turn);
  const index = new BigInt64Array(width * height);
  let top = height;
  let floor = 0;
  seen.indices.forEach((color, i) => {
    if (color < 0) return;
    const y = Math.floor(i / width);
    top = Math.min(top, y);
    floor = y + 1;
    index[mirrored ? y * width + width - 1 - (i % width) : i] = BigInt(color + 1);
  });
  const table = new Float32Array((colours + 1) * 4);
  const known = new Float32Array(colours + 1);
  known[0] = 1;
  seen.palette.forEach((c, i) => {
    table.set([(c >> 16) / 255, ((c >> 8) & 255) / 255, (c & 255) / 255, 1], (i + 1) * 4);
    known[i + 1] = 1;
  });
  const condition = Float32Array.from(conditionOf(turn, mirrored, harmonics, floor - top));
  const tensors = {
    index: { data: index, dims: [1, height, width] },
    palette: { data: table, dims: [1, colours + 1, 4] },
    known: { data: known, dims: [1, colours + 1] },
    condition: { data: condition, dims: [1, condition.length] },
    box: { data: Float32Array.of(top, floor), dims: [1, 2] },
  };
  return { tensors, width, height };
}
