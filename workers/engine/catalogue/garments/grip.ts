import {
  add,
  addScaled,
  apply,
  cross,
  dot,
  length,
  type Mat3,
  mix,
  normalize,
  rad,
  scale,
  type Vec3,
} from '../../solids/vec.ts';
import type { Side } from '../../subject/humanoid/rig.ts';
import { signOf } from '../../subject/humanoid/rig.ts';
import type { Figure, Grip } from './types.ts';

/** Slopes that step evenly on the pixel grid: 0, 1:3, 1:2, 1:1, 2:1, 3:1, vertical; degrees. */
const SLOPES: readonly number[] = [0, 18.435, 26.565, 45, 63.435, 71.565, 90];

/** Turns a direction about the view axis to the nearest even slope; one that points at the viewer stays. */
export function evenSlope(d: Vec3, view: Mat3): Vec3 {
  const [x, y] = apply(view, d);
  const l = Math.hypot(x, y);
  const s2 = view[0] ** 2 + view[3] ** 2 + view[6] ** 2;
  if (l < 0.35 * Math.sqrt(s2)) return d;
  const angle = Math.atan2(Math.abs(y), Math.abs(x)) / rad(1);
  let best = 0;
  for (const s of SLOPES) if (Math.abs(s - angle) < Math.abs(best - angle)) best = s;
  const ex = Math.sign(x) * Math.cos(rad(best)) * l - x;
  const ey = Math.sign(y) * Math.sin(rad(best)) * l - y;
  const turn: Vec3 = [view[0] * ex + view[3] * ey, view[1] * ex + view[4] * ey, view[2] * ex + view[5] * ey];
  return normalize(add(d, scale(turn, 1 / s2)));
}

/** Turned figures show what they hold beside the body, not across it: its least slope off the vertical, as dx over length. */
const BESIDE = { profile: 0.5, diagonal: 0.75, upright: 0.36 } as const;

/**
 * A resting item that would cross the body of a turned figure leans out of it: in profile forwards, in diagonals to the
 * side of the screen that its hand is on. Fronts, backs and items that point at something stay as they are.
 */
function besideBody(d: Vec3, f: Figure, side: Side, lie: Vec3): Vec3 {
  const yaw = rad(f.rig.yaw);
  if (Math.abs(Math.sin(yaw)) < 0.3 || Math.abs(lie[2]) > 0.5 || lie[1] < 0.5) return d;
  const profile = Math.abs(Math.cos(yaw)) < 0.3;
  // in front of the body a lean must reach further to show
  const near = signOf(side) * Math.sin(yaw) < 0 && Math.cos(yaw) > 0;
  const towards = profile ? Math.sign(Math.sin(yaw)) : Math.sign(signOf(side) * Math.cos(yaw));
  const [x, y] = apply(f.view, d);
  const l = Math.hypot(x, y);
  const leaning = Math.abs(lie[0]) > 0.2;
  const robed = /^(?:robe|dress)$/.test(f.worn('torso')?.piece.torso?.shape ?? '');
  // before a robe a pole in the hand behind stands: aslant its lower half would be out of sight
  const least = !leaning
    ? profile && f.rig.far(side) < 0 && robed
      ? 0.02
      : BESIDE.upright
    : profile || !near
      ? BESIDE.profile
      : BESIDE.diagonal;
  if ((x * towards) / l >= least) return d;
  const s2 = f.view[0] ** 2 + f.view[3] ** 2 + f.view[6] ** 2;
  const ex = towards * least * l - x;
  const ey = Math.sign(y || -1) * Math.sqrt(1 - least * least) * l - y;
  const v = f.view;
  return normalize(add(d, scale([v[0] * ex + v[3] * ey, v[1] * ex + v[4] * ey, v[2] * ex + v[5] * ey], 1 / s2)));
}

/** Unit vector across an item on the screen: what is flat, as a fork, lies along it to be seen for what it is. */
export const acrossScreen = (item: Vec3, view: Mat3): Vec3 => {
  const v = cross(item, [view[6], view[7], view[8]]);
  // an item that points at the viewer has any side
  return length(v) < 0.15 * length([view[6], view[7], view[8]]) ? normalize([view[0], view[1], view[2]]) : normalize(v);
};

/** Least share of its depth that what lies across a shaft shows: a blade, a bow. */
const BELLY = 0.6;

/** What lies across an item along `own`, turned into the picture where it would lie along the line of sight: edge-on, an axe is a stick. */
export function intoView(own: Vec3, item: Vec3, view: Mat3): Vec3 {
  const flat = acrossScreen(item, view);
  const shown = dot(own, flat);
  return Math.abs(shown) >= BELLY ? own : normalize(mix(own, scale(flat, Math.sign(shown) || 1), 0.6));
}

/** How much of its length a gun shows that points at the viewer, or away. */
const SEEN = 0.62;

/** Something that points along the line of sight leans out of it, to the side of its hand: as a dot it is nothing. */
function seenAlong(d: Vec3, f: Figure, side: Side): Vec3 {
  const v = f.view;
  const [x, y] = apply(v, d);
  const s2 = v[0] ** 2 + v[3] ** 2 + v[6] ** 2;
  if (Math.hypot(x, y) >= SEEN * Math.sqrt(s2)) return d;
  const out = Math.sign(signOf(side) * Math.cos(rad(f.rig.yaw))) || 1;
  const aside: Vec3 = normalize([v[0] * out, v[1] * out, v[2] * out]);
  for (let k = 0.1; k < 1.5; k += 0.1) {
    const leant = normalize(addScaled(d, aside, k));
    const [p, q] = apply(v, leant);
    if (Math.hypot(p, q) >= SEEN * Math.sqrt(s2)) return leant;
  }
  return d;
}

/** Turns a direction towards the line of sight, or away from the viewer where it points away: its slope on the screen stays. */
function foreshortened(d: Vec3, view: Mat3, share: number): Vec3 {
  if (share === 0) return d;
  const sight = normalize([view[6], view[7], view[8]]);
  const along = d[0] * sight[0] + d[1] * sight[1] + d[2] * sight[2];
  const across = addScaled(d, sight, -along);
  const kept = 1 - share;
  const depth = Math.sqrt(Math.max(0, 1 - kept * kept * (1 - along * along)));
  return normalize(addScaled(scale(across, kept), sight, along < -0.2 ? -depth : depth));
}

/**
 * How one hand holds something that points along `lie` (x outwards, y up, z forwards, in chest coordinates); `beside`:
 * whether it leans out of a turned figure's way; `seen`: whether it shows some of its length even where it points at the viewer.
 */
export function gripOf(f: Figure, side: Side, lie: Vec3, beside = true, seen = false): Grip {
  const { rig } = f;
  const sign = signOf(side);
  const posed = side === 'R' ? rig.pose.weaponR : rig.pose.weaponL;
  const own = normalize(apply(rig.chest.rotation, posed ?? [sign * lie[0], lie[1], lie[2]]));
  const shown = posed && seen ? seenAlong(own, f, side) : own;
  const sloped = evenSlope(posed || !beside ? shown : besideBody(own, f, side, lie), f.view);
  const direction = foreshortened(sloped, f.view, rig.tuck ?? 0);
  const hand = rig.arms[side].hand;
  const out = normalize(apply(rig.chest.rotation, [sign, 0, 0]));
  return {
    side,
    sign,
    hand,
    out,
    forward: normalize(apply(rig.chest.rotation, [0, 0, 1])),
    up: normalize(apply(rig.chest.rotation, [0, 1, 0])),
    direction,
    along: (t, aside = out, o = 0) => addScaled(addScaled(hand, direction, t * rig.unit), aside, o * rig.unit),
    minPx: rig.least,
  };
}

/** Out of the side of a gun, downwards: where its grip, its magazine and its trigger are. */
export function below(f: Figure, g: Grip): Vec3 {
  const v = acrossScreen(g.direction, f.view);
  const up = v[1] >= 0 ? v : scale(v, -1);
  return normalize(scale(Math.abs(up[1]) < 0.05 ? g.up : up, -1));
}
