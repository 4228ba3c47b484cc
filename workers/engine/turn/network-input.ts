/** A sprite and a turn as the network sees them. The same arithmetic as `models/train/turn` (sprite.py, aspects.py, batches.py). */
import type { TensorData } from '../inference/session.ts';
import { histogramOf } from '../pixels/histogram.ts';
import { coverageOf, opaqueBounds } from '../pixels/image.ts';
import type { Px, Rgba } from '../types.ts';
import { type Turn, yawChange } from './aspect.ts';
import { type Indexed, toIndexed } from './indexed.ts';

/** What the file's row says of the network. */
export interface NetworkShape {
  /** Sides of the input are multiples of this. */
  readonly step: number;
  /** Most colours that it tells apart. */
  readonly colours: number;
  /** Multiples of each angle that it is told. */
  readonly harmonics: number;
}

export interface NetworkInput {
  readonly tensors: Readonly<Record<'index' | 'palette' | 'known' | 'condition' | 'box', TensorData>>;
  /** Size of the frame that the network sees. */
  readonly width: Px;
  readonly height: Px;
  /** The sprite, its rarer colours counted as the nearest kept one; most frequent first. */
  readonly sprite: Indexed;
  /** Numbers of the picture (0 transparent, else 1 + place in the palette), row by row, to those of the frame. */
  readonly toFrame: (numbers: ArrayLike<number>) => Uint8Array;
  /** And back. */
  readonly fromFrame: (numbers: Uint8Array) => Uint8Array;
}

/** Turns by 0 to 180 degrees are learned, and of the turns that are their own mirror image those from 0 to 180 degrees. */
function isMirrored(turn: Turn): boolean {
  const change = (((turn.to.yaw - turn.from.yaw) % 360) + 360) % 360;
  return change > 180 || (change % 180 === 0 && turn.from.yaw > 180);
}

/** The sprite in its commonest colours, equal counts by value; rarer colours count as the nearest. */
function commonColours(image: Rgba, most: number): Indexed {
  const { colors } = histogramOf(image);
  const palette = Array.from(colors.subarray(0, most));
  const number = new Map<number, number>();
  for (const c of colors) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    palette.forEach((p, i) => {
      const d =
        Math.abs((p >> 16) - (c >> 16)) +
        Math.abs(((p >> 8) & 255) - ((c >> 8) & 255)) +
        Math.abs((p & 255) - (c & 255));
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

/** Columns that a sprite may stand off the middle of its canvas before it is moved there for the network. */
const OFF_CENTRE: Px = 3;

/** How far a sprite's middle, the mean of its rows' middles, lies right of the canvas' middle; 0 where that is little. */
function offCentre(image: Rgba): Px {
  const there = coverageOf(image);
  const { width } = image;
  let sum = 0;
  let rows = 0;
  for (let y = 0; y < image.height; y++) {
    const first = there.indexOf(1, y * width);
    if (first < 0 || first >= (y + 1) * width) continue;
    const last = there.lastIndexOf(1, (y + 1) * width - 1);
    sum += (first + last + 1) / 2 - y * width;
    rows++;
  }
  const off = Math.round(sum / rows - width / 2);
  return Math.abs(off) > OFF_CENTRE ? off : 0;
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

/** What the network is given for a sprite with at least one opaque pixel (binary alpha). */
export function networkInput(image: Rgba, turn: Turn, { step, colours, harmonics }: NetworkShape): NetworkInput {
  const sprite = commonColours(image, colours);
  const box = opaqueBounds(image)!;
  const off = offCentre(image);
  const width = Math.ceil((image.width + 2 * Math.abs(off)) / (2 * step)) * 2 * step;
  const height = Math.ceil(image.height / step) * step;
  const left = width / 2 - Math.floor(image.width / 2) - off;
  const mirrored = isMirrored(turn);
  /** Place in the frame of a pixel of the picture. */
  const placeOf = (i: number): number => {
    const column = left + (i % image.width);
    return Math.floor(i / image.width) * width + (mirrored ? width - 1 - column : column);
  };
  const toFrame = (numbers: ArrayLike<number>): Uint8Array => {
    const out = new Uint8Array(width * height);
    for (let i = 0; i < numbers.length; i++) out[placeOf(i)] = numbers[i]!;
    return out;
  };
  const fromFrame = (numbers: Uint8Array): Uint8Array =>
    Uint8Array.from({ length: image.width * image.height }, (_, i) => numbers[placeOf(i)]!);
  const index = toFrame(sprite.indices.map((i) => i + 1));
  const table = new Float32Array((colours + 1) * 4);
  const known = new Float32Array(colours + 1);
  known[0] = 1;
  sprite.palette.forEach((c, i) => {
    table.set([(c >> 16) / 255, ((c >> 8) & 255) / 255, (c & 255) / 255, 1], (i + 1) * 4);
    known[i + 1] = 1;
  });
  const condition = Float32Array.from(conditionOf(turn, mirrored, harmonics, box.height));
  const tensors = {
    index: { data: BigInt64Array.from(index, BigInt), dims: [1, height, width] },
    palette: { data: table, dims: [1, colours + 1, 4] },
    known: { data: known, dims: [1, colours + 1] },
    condition: { data: condition, dims: [1, condition.length] },
    box: { data: Float32Array.of(box.y, box.y + box.height), dims: [1, 2] },
  };
  return { tensors, width, height, sprite, toFrame, fromFrame };
}
