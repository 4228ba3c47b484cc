/**
 * A blow with what is held. It is turned by quarters alone, so that every pixel of it stays a pixel: raised, struck, and an
 * arc in the air for the way between, as artists draw it.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, type Flat, tidy, toImage } from '../parts/flat.ts';
import { type Bent, bend } from './bend.ts';
import { drawSwipe, effectOn, tonesOf } from './effects.ts';
import { bendAt, type Figure, radians } from './figure.ts';
import { layerOver } from './layer.ts';
import { drawLimb, type Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { type Beat, beatAt } from './timeline.ts';
import type { Point, Weapon } from './types.ts';

/** Away from the body that it hangs beside, or across it. */
export type Way = 'outward' | 'inward';

/** Degrees from straight up, towards the side that is struck at: where a swing begins and ends, at best. */
const BEST = { up: -15, end: 100 };
/** A thrust goes straight ahead. */
const THRUST = 90;

/** Quarter turns of a weapon. */
type Turns = -1 | 0 | 1 | 2;
const ALL: readonly Turns[] = [0, 1, -1, 2];

interface Swing {
  readonly side: -1 | 1;
  readonly up: Turns;
  readonly end: Turns;
}

const turned = (angle: number, turns: Turns): number => angle + (turns * Math.PI) / 2;
const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

function swingOf(weapon: Weapon, { ahead, trunk }: Figure, way: Way, thrusts: boolean): Swing {
  const beside = weapon.grip.x + 0.5 < trunk.axis ? -1 : 1;
  const isSideways = Math.abs(ahead.x) > 0.5;
  const side = isSideways ? (ahead.x < 0 ? -1 : 1) : way === 'inward' ? (-beside as -1 | 1) : beside;
  const best = (fromUp: number): Turns => {
    const wanted = radians(-90 + side * fromUp);
    const off = (turns: Turns): number => Math.abs(wrapped(turned(weapon.angle, turns) - wanted));
    return ALL.reduce((least, turns) => (off(turns) < off(least) - 0.01 ? turns : least));
  };
  const end = best(thrusts ? THRUST : BEST.end);
  return { side, up: thrusts ? end : best(BEST.up), end };
}

/** A weapon in a hand at some time. */
interface Hold {
  readonly move: Point;
  readonly turns: Turns;
}

function holdAt(beat: Beat, { side, up, end }: Swing, height: Px, thrusts: boolean): Hold {
  const { swing, phase } = beat;
  if (thrusts) {
    const isLevel = phase === 'down' || (phase === 'up' && swing < -0.5) || swing > 0.5;
    return { move: { x: side * swing * (swing > 0 ? 0.22 : 0.1) * height, y: 0 }, turns: isLevel ? end : 0 };
  }
  const raised = Math.max(0, -swing);
  const struck = Math.max(0, swing);
  const turns =
    phase === 'up' ? (swing < -0.5 ? up : 0) : phase === 'down' ? (swing < 0 ? up : end) : swing > 0.5 ? end : 0;
  return {
    move: { x: side * (0.1 * struck - 0.04 * raised) * height, y: (0.06 * struck - 0.09 * raised) * height },
    turns,
  };
}

/** When the arc is seen, and how far it has got. */
const SEEN = [0.45, 0.8] as const;
/** Trails have so much of a weapon's length, from its tip. */
const EDGE = 0.34;

export function swung(
  figure: Figure,
  weapon: Weapon,
  limb: Limb | undefined,
  way: Way,
  thrusts: boolean,
): (t: number) => Rgba {
  const { picture, line, height } = figure;
  const swing = swingOf(weapon, figure, way, thrusts);
  const limbMask = limb && withLine(line, limb.core);
  const body = tidy(without(limbMask ? without(picture, limbMask) : picture, weapon.mask));
  const tones = tonesOf(weaponOnly(picture, weapon));
  return (t) => {
    const beat = beatAt(t, 'swung');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    const towards = { ...figure, ahead: { x: swing.side * 0.9, y: figure.ahead.y } };
    const bent = bend(picture, bendAt(towards, beat, 0.12, 0.08));
    const hold = holdAt(beat, swing, height, thrusts);
    const isAsItWas = hold.turns === 0 && Math.hypot(hold.move.x, hold.move.y) < 0.6;
    if (isAsItWas) return toImage(bent.draw(picture));
    const out = bent.draw(body);
    const base = bent.place(weapon.grip.x, weapon.grip.y);
    const hand = { x: Math.round(base.x + hold.move.x), y: Math.round(base.y + hold.move.y) };
    if (!thrusts && t > SEEN[0] && t < SEEN[1]) {
      const effect = effectOn(figure);
      const from = turned(weapon.angle, swing.up);
      const way_ = wrapped(turned(weapon.angle, swing.end) - from);
      // From above to below on the side that is struck at, the longer way round where a quarter is none.
      const sweep = Math.abs(way_) < 0.2 ? swing.side * Math.PI * 0.5 : swing.side * Math.abs(way_);
      drawSwipe(
        {
          middle: hand,
          rx: weapon.ahead + 1,
          ry: weapon.ahead + 1,
          from,
          to: from + sweep,
          thick: Math.max(2, EDGE * weapon.ahead * 0.7),
          lines: 1,
          progress: (t - SEEN[0]) / (SEEN[1] - SEEN[0]),
        },
        tones,
        effect,
      );
      effect.lay(out);
    }
    const layer = layerOver(out);
    for (const [dx, dy, color] of weapon.cells) {
      const [x, y] = quarters(dx, dy, hold.turns);
      layer.put(hand.x + x, hand.y + y, color);
    }
    layer.ring(line);
    if (limb) {
      const move = { x: hand.x - base.x, y: hand.y - base.y };
      drawLimb(limb, move, bent.place, layer.put);
      layer.ring(line, limb.rows[0]!.y + bent.place(limb.hand.x, limb.rows[0]!.y).y - limb.rows[0]!.y + limb.thick);
    } else keepHand(picture, weapon, bent, hand, layer.put);
    layer.flush();
    return toImage(out);
  };
}

const quarters = (dx: Px, dy: Px, turns: Turns): readonly [Px, Px] =>
  turns === 0 ? [dx, dy] : turns === 1 ? [-dy, dx] : turns === -1 ? [dy, -dx] : [-dx, -dy];

function weaponOnly(picture: Flat, { mask }: Weapon): Flat {
  return { ...picture, colors: picture.colors.map((c, i) => (mask[i] ? c : -1)) };
}

/** Pixels of a hand lie over what it holds, and go with it. */
function keepHand(
  picture: Flat,
  { grip, mask }: Weapon,
  { place }: Bent,
  hand: Point,
  dot: (x: Px, y: Px, color: number) => void,
): void {
  const base = place(grip.x, grip.y);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [grip.x + dx, grip.y + dy];
      const color = at(picture, x, y);
      if (color < 0 || mask[y * picture.width + x]) continue;
      const to = place(x, y);
      dot(to.x + hand.x - base.x, to.y + hand.y - base.y, color);
    }
  }
}
