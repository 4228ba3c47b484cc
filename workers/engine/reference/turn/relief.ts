/**
 * The exact way to turn a sprite: its silhouette becomes a body, the body is turned, and every pixel keeps a colour of
 * the picture. It knows nothing of people or things, works for any angle and size, and is the floor under the network.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { type Turn, yawChange } from './aspect.ts';
import type { Indexed } from './indexed.ts';
import { unline } from './rim.ts';

/**
 * Depth of a body as a share of its width, seen from the front and from a side: people are flatter than they are wide,
 * but not as much deeper than their profile, and things vary. Measured on dev (0.55 to 1.33, models/turn/README.md).
 */
const DEPTH = { front: 0.75, side: 1 } as const;
/** Degrees; what is seen from higher up is lifted as if seen from here. */
const STEEPEST = 60;
/** Samples a pixel and side, of the body and of the turned picture. */
const FINE = 2;

/** A run of opaque pixels of one row: columns [from, to). */
interface Run {
  readonly from: Px;
  readonly to: Px;
}

function runsOf({ indices, width }: Indexed, y: Px): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const there = x < width && indices[y * width + x]! >= 0;
    if (there && from < 0) from = x;
    if (!there && from >= 0) {
      runs.push({ from, to: x });
      from = -1;
    }
  }
  return runs;
}

/** Share of a run, at each end, that tells what the hidden side looks like. */
const ENDS = 0.22;

/**
 * What the side that cannot be seen looks like: between a run's ends, the colour that is commonest at them and just
 * above and below them (hair, not face; cloth, not buttons).
 */
function hiddenSide(image: Indexed): Int32Array {
  const { width, height, indices } = image;
  const out = Int32Array.from(indices);
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    for (const { from, to } of runsOf(image, y)) {
      const reach = Math.max(1, Math.round((to - from) * ENDS));
      counts.clear();
      const count = (x: number, row: number) => {
        const c = row < 0 || row >= height ? -1 : indices[row * width + x]!;
        if (c >= 0) counts.set(c, (counts.get(c) ?? 0) + 1);
      };
      for (let i = 0; i < reach; i++) {
        for (const row of [y - 1, y, y + 1]) {
          count(from + i, row);
          count(to - 1 - i, row);
        }
      }
      const [common] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
      out.fill(common, y * width + from + reach, Math.max(y * width + from + reach, y * width + to - reach));
    }
  }
  return out;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Depth as a share of width for a sprite seen from a yaw (radians). */
const depthFrom = (yaw: number): number => Math.hypot(Math.cos(yaw) * DEPTH.front, Math.sin(yaw) * DEPTH.side);

/** Column about which the subject turns: the middle of its opaque pixels, weighted by rows. */
function axisOf(image: Indexed): number {
  let sum = 0;
  let rows = 0;
  for (let y = 0; y < image.height; y++) {
    const runs = runsOf(image, y);
    if (runs.length === 0) continue;
    sum += (runs[0]!.from + runs.at(-1)!.to) / 2;
    rows++;
  }
  return rows === 0 ? image.width / 2 : sum / rows;
}

/**
 * Turns a sprite by its relief: each run of a row is an ellipse in depth (from the front three quarters as deep as wide), front pixels
 * keep their colours, the back is filled from the run's ends; an outline is taken off before and drawn again after.
 * Every colour is the sprite's own; the lowest row stays. Seen from the same height, a turn leaves each row in its row,
 * as sprites are drawn.
 */
export function turnRelief(image: Indexed, turn: Turn): Indexed {
  const { figure, line } = unline(image);
  return line(turnBody(figure, turn));
}

function turnBody(image: Indexed, turn: Turn): Indexed {
  const { width, height, indices, palette } = image;
  const back = hiddenSide(image);
  const yaw = rad(yawChange(turn));
  const level = turn.from.pitch === turn.to.pitch;
  // A body seen from straight above has no height that could be read from the picture.
  const pitchFrom = level ? 0 : rad(Math.max(-STEEPEST, Math.min(STEEPEST, turn.from.pitch)));
  const pitchTo = level ? 0 : rad(turn.to.pitch);
  const shear = turn.oblique ? 0.5 * Math.SQRT1_2 : 0;
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cf, sf] = [Math.cos(pitchFrom), Math.sin(pitchFrom)];
  const [ct, st] = [Math.cos(pitchTo), Math.sin(pitchTo)];
  const depth = depthFrom(rad(turn.from.yaw));
  const axis = axisOf(image);
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => runsOf(image, y).length > 0);
  if (rows.length === 0) return { ...image, indices: Int32Array.from(indices) };
  const floor = rows.at(-1)! + 1;
  const middle = (rows[0]! + floor) / 2;

  const wide = width * FINE;
  const near = new Float32Array(wide * height * FINE).fill(Number.NEGATIVE_INFINITY);
  const seen = new Int32Array(near.length).fill(-1);
  const step = 1 / FINE;
  for (const y of rows) {
    for (const { from, to } of runsOf(image, y)) {
      const half = (to - from) / 2;
      for (let fx = 0; fx < (to - from) * FINE; fx++) {
        const px = from + (fx + 0.5) * step;
        const u = (px - from - half) / half;
        const deep = Math.max(0.5, depth * half * Math.sqrt(Math.max(0, 1 - u * u)));
        const at = y * width + Math.floor(px);
        for (let z = -deep; z <= deep + 1e-9; z += step) {
          const index = z >= 0 ? indices[at]! : back[at]!;
          for (let fy = 0; fy < FINE; fy++) {
            // Picture → upright body: x right, h up, z towards the viewer; then turned, then into the new picture.
            const dx = px - axis;
            const h = (middle - (y + (fy + 0.5) * step) + deep * sf) / cf;
            const tx = dx * cy + z * sy;
            const td = z * cy - dx * sy;
            const depth = td * ct + h * st;
            const up = h * ct - td * st;
            const sx = Math.floor((tx + axis - shear * td) * FINE);
            const sr = Math.floor((middle - up + shear * td) * FINE);
            if (sx < 0 || sx >= wide || sr < 0 || sr >= height * FINE) continue;
            const to2 = sr * wide + sx;
            if (depth > near[to2]!) {
              near[to2] = depth;
              seen[to2] = index;
            }
          }
        }
      }
    }
  }
  return { width, height, palette, indices: dropTo(vote(seen, width, height), width, height, floor) };
}

/** Each pixel's commonest sample; transparent when fewer than half of its samples are opaque. */
function vote(seen: Int32Array, width: Px, height: Px): Int32Array {
  const out = new Int32Array(width * height).fill(-1);
  const found: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      found.length = 0;
      for (let j = 0; j < FINE; j++) {
        for (let i = 0; i < FINE; i++) {
          const index = seen[(y * FINE + j) * width * FINE + x * FINE + i]!;
          if (index >= 0) found.push(index);
        }
      }
      if (found.length * 2 < FINE * FINE) continue;
      const count = (index: number) => found.filter((other) => other === index).length;
      out[y * width + x] = found.reduce((a, b) => (count(b) > count(a) ? b : a));
    }
  }
  return out;
}

/** Moves everything so that the lowest opaque row ends at `floor`, as far as nothing is cut at the top. */
function dropTo(indices: Int32Array, width: Px, height: Px, floor: Px): Int32Array {
  let top = height;
  let bottom = 0;
  indices.forEach((index, i) => {
    if (index < 0) return;
    const y = Math.floor(i / width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  const down = Math.max(floor - bottom, -top);
  if (bottom === 0 || down === 0) return indices;
  const out = new Int32Array(indices.length).fill(-1);
  for (let y = top; y < bottom; y++) {
    if (y + down < height) out.set(indices.subarray(y * width, (y + 1) * width), (y + down) * width);
  }
  return out;
}
