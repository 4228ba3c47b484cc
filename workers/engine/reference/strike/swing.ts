/** A blow with what is held. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, type Flat, tidy, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { bendAt, type Figure, radians } from './figure.ts';
import { layerOver } from './layer.ts';
import { drawLimb, type Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { type Beat, beatAt, isStriking, TRAIL } from './timeline.ts';
import { drawArc, type Edge, lightsOf } from './trail.ts';
import type { Point, Weapon } from './types.ts';

export type Way = 'outward' | 'inward' | 'low' | 'short';

/** Degrees from straight up, towards the side that is struck at: where a swing begins and ends. */
const UP_AND_END = {
  outward: [-15, 120],
  inward: [-20, 115],
  low: [35, 135],
  short: [-15, 70],
  ahead: [-40, 110],
} as const;

/** Angles of a weapon: at rest, raised and struck, so that going from one to the next is the way it swings. */
function anglesOf(
  weapon: Weapon,
  { ahead, trunk }: Figure,
  way: Way,
): readonly [rest: number, up: number, end: number] {
  const beside = weapon.grip.x + 0.5 < trunk.axis ? -1 : 1;
  const isSideways = Math.abs(ahead.x) > 0.5;
  const out = isSideways ? Math.sign(ahead.x) : way === 'inward' || way === 'short' ? -beside : beside;
  const [up, end] = UP_AND_END[isSideways && way !== 'low' ? 'ahead' : way];
  const angle = (fromUp: number): number => radians(-90 + out * fromUp);
  const near = (value: number, to: number): number => value + 2 * Math.PI * Math.round((to - value) / (2 * Math.PI));
  const raised = angle(up);
  return [near(weapon.angle, raised), raised, angle(end)];
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A weapon in a hand at some time: where the hand is, and the weapon's angle. */
interface Hold {
  readonly hand: Point;
  readonly angle: number;
}

/** A blow with what is held. */
export function swung(
  figure: Figure,
  weapon: Weapon,
  limb: Limb | undefined,
  way: Way,
  thrusts: boolean,
): (t: number) => Rgba {
  const { picture, line, trunk, height, ahead } = figure;
  const [rest, up, end] = anglesOf(weapon, figure, way);
  const beside = weapon.grip.x + 0.5 < trunk.axis ? -1 : 1;
  const limbMask = limb && withLine(line, limb.core);
  const body = tidy(without(limbMask ? without(picture, limbMask) : picture, weapon.mask));
  const lights = lightsOf(weaponOnly(picture, weapon));
  const holdAt = (beat: Beat): Hold => {
    const share = (beat.swing + 1) / 2;
    if (thrusts) {
      const straight = Math.atan2(0.12 + Math.max(0, ahead.y) * 0.8, ahead.x || beside * 0.5);
      const turned = rest + wrapped(straight - rest) * Math.min(1, Math.abs(beat.swing) * 1.4);
      const push = beat.swing * (beat.swing > 0 ? 0.2 : 0.12) * height;
      return {
        hand: { x: weapon.grip.x + Math.cos(straight) * push, y: weapon.grip.y + Math.sin(straight) * push },
        angle: turned,
      };
    }
    const angle =
      beat.phase === 'up'
        ? mix(rest, up, -beat.swing)
        : beat.phase === 'down'
          ? mix(up, end, share)
          : mix(rest, end, beat.swing);
    // The hand goes a little the way that the weapon points, raised and struck.
    const far = (limb ? 0.1 : 0.04) * height * (beat.phase === 'down' ? 1 : Math.abs(beat.swing));
    const hand = { x: weapon.grip.x + Math.cos(angle) * far * 0.6, y: weapon.grip.y + Math.sin(angle) * far };
    return { hand, angle };
  };
  return (t) => {
    const beat = beatAt(t, 'swung');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    const bent = bend(picture, bendAt(figure, beat, 0.09, 0.07));
    const out = bent.draw(body);
    const layer = layerOver(out);
    if (isStriking(t)) {
      const edges: Edge[] = [];
      for (let k = 0; k <= 8; k++) {
        const then = holdAt(beatAt(Math.max(TURN, t - TRAIL * (1 - k / 8)), 'swung'));
        const base = bent.place(weapon.grip.x, weapon.grip.y);
        const far = (reach: number): Point => ({
          x: base.x + then.hand.x - weapon.grip.x + Math.cos(then.angle) * weapon.ahead * reach,
          y: base.y + then.hand.y - weapon.grip.y + Math.sin(then.angle) * weapon.ahead * reach,
        });
        edges.push({ inner: far(0.62), outer: far(1) });
      }
      drawArc(edges, lights, (x, y, color) => {
        if (at(out, x, y) < 0 || way === 'inward') layer.put(x, y, color);
      });
      layer.flush();
    }
    const hold = holdAt(beat);
    const grip = bent.place(weapon.grip.x, weapon.grip.y);
    const move = { x: hold.hand.x - weapon.grip.x, y: hold.hand.y - weapon.grip.y };
    drawWeapon(weapon, { x: grip.x + move.x, y: grip.y + move.y }, hold.angle, layer.put);
    layer.ring(line);
    if (limb) {
      drawLimb(limb, move, bent.place, layer.put);
      layer.ring(line, limb.rows[0]!.y + bent.place(limb.hand.x, limb.rows[0]!.y).y - limb.rows[0]!.y + limb.thick);
    } else keepHand(picture, weapon, bent.place, layer.put);
    layer.flush();
    return toImage(out);
  };
}

/** Trails begin where the swing does. */
const TURN = 0.42;

const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

function weaponOnly(picture: Flat, { mask }: Weapon): Flat {
  return { ...picture, colors: picture.colors.map((c, i) => (mask[i] ? c : -1)) };
}

/** The weapon's own pixels along and across its axis, at another angle: its length and width stay. */
function drawWeapon(weapon: Weapon, hand: Point, angle: number, dot: (x: Px, y: Px, color: number) => void): void {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const across = Array.from({ length: 2 * weapon.half + 1 }, (_, i) => i - weapon.half).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const p of across) {
    for (let s = -weapon.behind; s <= weapon.ahead; s += 0.5) {
      const color = weapon.colorAt(s, p);
      if (color >= 0) dot(Math.round(hand.x + ux * s - uy * p), Math.round(hand.y + uy * s + ux * p), color);
    }
  }
}

/** Pixels of a hand that stays where it is lie over what it holds. */
function keepHand(
  picture: Flat,
  { grip, mask }: Weapon,
  place: (x: Px, y: Px) => Point,
  dot: (x: Px, y: Px, color: number) => void,
): void {
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [grip.x + dx, grip.y + dy];
      const color = at(picture, x, y);
      if (color < 0 || mask[y * picture.width + x]) continue;
      const to = place(x, y);
      dot(to.x, to.y, color);
    }
  }
}
