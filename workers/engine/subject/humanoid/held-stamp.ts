/** What small figures hold, as pixels set by hand: where they go, what they cover and what covers them. */

import { type HeldStamp, heldStamp, STAMP_MATERIALS } from '../../catalogue/garments/held-stamps.ts';
import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import type { PixelSurface } from '../../solids/primitives.ts';
import type { Surface } from '../../solids/surface.ts';
import { addScaled, apply, rad, type Vec3 } from '../../solids/vec.ts';
import type { Pose } from './pose.ts';
import { type Rig, type Side, signOf } from './rig.ts';

/** How far a stamp may go outwards, in pixels, until it is clear of the head and the hat. */
const SLIDE = { small: 2, middle: 3, profile: 5 } as const;
/** Arms hold things away from the body, or a shaft would be one with the coat: to the side, in profile to the front. */
const OUT: Readonly<Record<Side, Partial<Pose>>> = {
  R: { swingR: 6, abductR: 38, elbowR: 16, turnR: 0 },
  L: { swingL: 6, abductL: 38, elbowL: 16, turnL: 0 },
};
const BEFORE: Readonly<Record<Side, Partial<Pose>>> = {
  R: { swingR: 34, abductR: 12, elbowR: 24, turnR: 0 },
  L: { swingL: 34, abductL: 12, elbowL: 24, turnL: 0 },
};
const isProfile = (yaw: number): boolean => Math.abs(Math.cos(rad(yaw))) < 0.3;

/** How far the trunk may lean on the screen, as a sine: who bends or falls has what they hold as solids that turn with them. */
const UPRIGHT = 0.42;
/** How far below a hand a pole goes at most, in head heights, and how far what stands is moved to reach the ground. */
const LONGEST = 1.3;
const REACH = 0.5;

/** Whether somebody stands upright on the screen: stamps do not turn. */
export function isUpright({ rig, view }: Pick<Figure, 'rig' | 'view'>): boolean {
  const [x, y] = apply(view, apply(rig.chest.rotation, [0, 1, 0]));
  return y < 0 && Math.abs(x) < UPRIGHT * Math.hypot(x, y) && -y > 0.55;
}

/** The stamp of what is held in a hand that no motion moves; undefined: it is drawn as solids. */
export function stampOf(worn: Worn | undefined, rig: Sizes & { readonly pose: Pose }): HeldStamp | undefined {
  if (!worn || (worn.piece.slot !== 'right' && worn.piece.slot !== 'left')) return undefined;
  if (worn.piece.slot === 'right' ? rig.pose.weaponR : rig.pose.weaponL) return undefined;
  // what is said to be huge takes the pixels of the next larger figure, what is small those of the next smaller
  const { size = 1 } = worn;
  const by = size > 1.3 ? 1 : size < 0.75 ? -1 : 0;
  return heldStamp(worn.piece.id.replace(/^held\//, ''), rig, by);
}

/** How arms are held for a stamp. */
export const stampArms = ({ piece }: Worn, { pole, stands }: HeldStamp, yaw: number): Partial<Pose> => {
  const side = piece.slot === 'left' ? 'L' : 'R';
  const own = piece.arms && !pole && !stands && piece.id !== 'rifle';
  return own ? piece.arms : (isProfile(yaw) ? BEFORE : OUT)[side];
};

/** Which way the outer side of a hand lies on the screen; in profile what it holds is shown before the body. */
function outwards(side: Side, yaw: number): number {
  const [cos, sin] = [Math.cos(rad(yaw)), Math.sin(rad(yaw))];
  return !isProfile(yaw) ? Math.sign(signOf(side) * cos) : Math.sign(sin);
}

/** Four places round the upper end of a stamp, where it burns or shines; undefined: it is drawn as solids. */
export function stampTop(f: Figure, worn: Worn): readonly Vec3[] | undefined {
  const stamp = isUpright(f) ? stampOf(worn, f.rig) : undefined;
  if (!stamp) return undefined;
  const s2 = f.view[0] ** 2 + f.view[3] ** 2 + f.view[6] ** 2;
  const per = f.rig.px / Math.sqrt(s2);
  const hand = f.rig.arms[worn.piece.slot === 'left' ? 'L' : 'R'].hand;
  const top = stamp.rows.findIndex((r) => r.includes('+'));
  const places = [[-1, 2], [1, 1.5], [0, -0.5], [1, 3]] as const; // biome-ignore format: one line
  return places.map(([x, y]) =>
    addScaled(
      addScaled(hand, [f.view[0], f.view[1], f.view[2]], per * x),
      [f.view[3], f.view[4], f.view[5]],
      per * (y - top),
    ),
  );
}

/** Adds a stamp to the scene: solids that keep its room, which count for nothing, and what sets its pixels. */
export function drawHeldStamp(f: Figure, worn: Worn, stamp: HeldStamp): void {
  const { rig, scene } = f;
  const side: Side = worn.piece.slot === 'left' ? 'L' : 'R';
  const group = `held${side}`;
  const materials: Record<string, string> = { ...STAMP_MATERIALS, m: worn.material, t: worn.trim };
  const ghost = f.part('held room', { group, held: true, priority: 0, line: false });
  const part = f.part(worn.piece.id, { group, held: true, priority: 1.5 });
  const shaft = f.part('shaft', { group, held: true, priority: 1.5 });
  const { rows } = stamp;
  const wide = Math.max(...rows.map((r) => r.length));
  const gripRow = rows.findIndex((r) => r.includes('+'));
  const gripColumn = rows[gripRow]!.indexOf('+');
  // the screen's own directions, in model units a pixel
  const s2 = f.view[0] ** 2 + f.view[3] ** 2 + f.view[6] ** 2;
  const per = rig.px / Math.sqrt(s2);
  const right = [f.view[0] * per, f.view[1] * per, f.view[2] * per] as const;
  const down = [f.view[3] * per, f.view[4] * per, f.view[5] * per] as const;
  const hand = rig.arms[side].hand;
  const screenSide = outwards(side, rig.yaw);
  const at = (x: number, y: number) => addScaled(addScaled(hand, right, x), down, y);
  const reach = rig.small ? 1 : 2;
  const far = -screenSide * -(gripColumn + reach);
  const near = screenSide * -(wide - 1 - gripColumn);
  // how many pixels the hand is above the ground: nothing goes below it
  const above = Math.floor((f.view[4] * -hand[1]) / (rig.px * s2) - 1);
  const under = rows.length - 1 - gripRow;
  const most = Math.round((REACH * rig.unit) / rig.px);
  const up = stamp.stands ? Math.max(-most, Math.min(most, above - under)) : Math.min(0, above - under);
  const long = Math.round((LONGEST * rig.unit) / rig.px);
  for (const y of [up - gripRow, Math.min(above, up + (stamp.pole ? Math.min(long, above) : under))])
    scene.cap(ghost, worn.material, at(far, y), at(near, y), rig.px * 0.5);
  const index = new Map<string, number>();
  for (const row of rows) for (const c of row) index.set(c, scene.material(materials[c.toLowerCase()] ?? (c === '+' ? materials[stamp.grip]! : worn.material))); // biome-ignore format: one line
  index.set('+', scene.material(materials[stamp.grip]!));
  const count = scene.primitives.length - 1;
  scene.retouches.push((surface, view, originX, originY) => {
    const room = surface.part.indexOf(ghost);
    if (room >= 0) for (let i = room; i < surface.part.length; i++) if (surface.part[i] === ghost) surface.part[i] = -1;
    const placed = apply(view, hand);
    const ground = Math.floor(apply(view, [hand[0], 0, hand[2]])[1] + originY);
    put(surface, {
      ...{ f, stamp, side, screenSide, part, shaft, count, index, gripRow, gripColumn, ground, long, up },
      x: Math.floor(placed[0] + originX),
      y: Math.floor(placed[1] + originY),
      depth: placed[2],
    });
  });
}

type Sizes = Pick<Rig, 'small' | 'middle' | 'modest' | 'roomy'>;

interface Placed {
  readonly f: Figure;
  readonly stamp: HeldStamp;
  readonly side: Side;
  readonly screenSide: number;
  readonly part: number;
  readonly shaft: number;
  readonly count: number;
  readonly index: ReadonlyMap<string, number>;
  readonly gripRow: number;
  readonly gripColumn: number;
  readonly ground: number;
  readonly long: number;
  /** Rows that it is moved to stand, or to stay above the ground. */
  readonly up: number;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Parts that what is held never hides from the front: the head and what is on it. */
const HEAD = /^(?:head|hair|beard|hat|ears?|face|eyes?|crest|horns?|jaw)/;

function put(s: PixelSurface, p: Placed): void {
  const { rig, scene } = p.f;
  const cos = Math.cos(rad(rig.yaw));
  const back = cos < -0.3;
  const far = rig.far(p.side) < 0;
  const isHead = scene.parts.map((part) => HEAD.test(part.group));
  const profile = isProfile(rig.yaw);
  const isArm = scene.parts.map((part) => part.group === `arm${p.side}`);
  const cells = cellsOf(p);
  const inside = (x: number, y: number) => x >= 2 && y >= 2 && x < s.width - 2 && y < s.height - 2;
  const covers = (by: number): number =>
    cells.filter(([x, y]) => {
      const there = inside(x + by, y) ? s.part[y * s.width + x + by]! : -1;
      return there >= 0 && (isHead[there] || (profile && !isArm[there]));
    }).length;
  let slide = 0;
  let least = covers(0);
  for (let i = 1; i <= (profile ? SLIDE.profile : rig.small ? SLIDE.small : SLIDE.middle) && least > 0; i++) {
    const n = covers(p.screenSide * i);
    if (n < least) [least, slide] = [n, p.screenSide * i];
  }
  const rich = s as Surface;
  for (const [x0, y, c] of cells) {
    const x = x0 + slide;
    if (!inside(x, y)) continue;
    const i = y * s.width + x;
    const there = s.part[i]!;
    if (there >= 0) {
      if (isHead[there]) continue;
      // the fist closes over the shaft
      if (isArm[there] && c === '+' && !rig.small) continue;
      if ((back || far) && s.depth[i]! > p.depth) continue;
    }
    const nearest = there >= 0 ? Math.max(p.depth, s.depth[i]!) : p.depth;
    s.part[i] = c === '+' || (c === p.stamp.grip && c !== 'm') ? p.shaft : p.part;
    s.material[i] = p.index.get(c)!;
    s.light[i] = c !== c.toLowerCase() ? 0.95 : 0.5;
    s.depth[i] = nearest + s.scale * 0.06;
    s.span[i] = 2;
    if (rich.primitive) {
      rich.primitive[i] = p.count;
      rich.x[i] = x + 0.5;
      rich.y[i] = y + 0.5;
      rich.z[i] = s.depth[i]!;
    }
  }
}

/** The pixels of a stamp on the picture before it moves out of the head's way. */
function cellsOf(p: Placed): readonly (readonly [x: number, y: number, c: string])[] {
  const { rows, pole, stands } = p.stamp;
  const last = p.y - p.gripRow + rows.length - 1;
  // the lowest row that belongs to the figure
  const low = Math.min(p.ground - 1, p.y + p.long);
  const most = Math.abs(p.up) + 1;
  const by = Math.max(-most, Math.min(stands ? most : 0, low - last));
  const cells: [number, number, string][] = [];
  const add = (row: string, y: number): void =>
    [...row].forEach((c, i) => {
      if (c !== '.') cells.push([p.x + p.screenSide * (p.gripColumn - i), y, c]);
    });
  for (const [j, row] of rows.entries()) add(row, p.y - p.gripRow + j + by);
  if (pole) for (let y = last + 1 + by; y <= low; y++) add(rows.at(-1)!, y);
  return cells;
}
