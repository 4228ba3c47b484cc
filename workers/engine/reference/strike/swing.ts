/**
 * A blow with what is held: raised behind, swung through to the side or across, carried on and taken back. It is turned about
 * the hand in its own pixels, and an arc in the air is left between where its tip was and where it is.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, blank, eachPixel, type Flat, put, toImage } from '../parts/flat.ts';
import { type Bent, bend } from './bend.ts';
import { drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { bendAt, type Figure, radians } from './figure.ts';
import { healed } from './heal.ts';
import { layerOver } from './layer.ts';
import { eachOf } from './mask.ts';
import { QUARTER, restOf, type Swing, THRUST } from './swing-ways.ts';
import { type Beat, beatAt } from './timeline.ts';
import { type Tones, tonesOf } from './tones.ts';
import { turnedCells } from './turn-weapon.ts';
import type { Point, Strike, Weapon } from './types.ts';

export interface Swinging {
  readonly thrusts: boolean;
  /** It is an arm, which hangs on its shoulder. */
  readonly isArm?: boolean;
  /** The figure without the arm that is swung, where that is known; and whether its hand holds something. */
  readonly bare?: Flat | undefined;
  readonly isArmed?: boolean;
  /** Staffs of those in robes flash at their tip; absent: an arc is left. */
  readonly flash?: Tones | undefined;
}

const bearing = (side: -1 | 1, degrees: number): number => radians(-90 + side * degrees);

/** So near to the hand a weapon is seen before who swings it. */
const GRIP = 2.5;
/** When it is wound up, when it strikes, when it goes on, and when it is back. */
const [WINDS, STRIKES, ON, RESTS] = [0.2, 0.47, 0.64, 0.8];

interface Hold {
  /** Radians from where it is at rest. */
  readonly turn: number;
  /** Columns that it is thrust out. */
  readonly out: number;
  /** Rows that it is raised. */
  readonly up: Px;
  /** Radians that it was swung through from where it was raised. */
  readonly swept: number;
}

function holdAt(
  t: number,
  { swing }: Beat,
  weapon: Weapon,
  { side, up, end, stays, through = 0 }: Swing,
  height: Px,
  thrusts: boolean,
): Hold {
  const rest = restOf(weapon, side);
  // What has no room to be wound up is raised as it is.
  const raised = (stays || up === rest) && t >= WINDS && t < STRIKES ? Math.round(RAISED * height) : 0;
  if (thrusts) {
    const level = t < WINDS || t > RESTS ? 0 : QUARTER * Math.round((THRUST - rest) / QUARTER);
    return { turn: side * radians(level), out: side * swing * (swing > 0 ? 0.2 : 0.08) * height, up: 0, swept: 0 };
  }
  const struck = t > ON ? end + through : end;
  const degrees = t < WINDS || t > RESTS || (stays && t < STRIKES) ? rest : t < STRIKES ? up : struck;
  return { turn: side * radians(degrees - rest), out: 0, up: raised, swept: side * radians(struck - up) };
}
const RAISED = 0.07;

/** Share of a swing before the body that leaves no arc. */
const BEFORE = 0.55;
/** When the arc is seen. */
const SEEN = [0.47, 0.82] as const;

/** Pictures at times 0..1. */
export function swung(
  figure: Figure,
  weapon: Weapon,
  swing: Swing,
  { thrusts, flash, isArm, bare, isArmed }: Swinging,
): Strike {
  const { picture, line, height } = figure;
  const body = bare ?? healed(figure, coreIn(weapon, picture), weapon.mask);
  const tones = flash ?? tonesOf(weaponOnly(picture, weapon));
  const rim = rimOf(picture, weapon);
  const turns = new Map<number, readonly [Weapon['cells'], Weapon['cells']]>();
  const cellsAt = (turn: number): readonly [cells: Weapon['cells'], rim: Weapon['cells']] => {
    const cells = turns.get(turn) ?? [turnedCells(weapon, turn), turnedCells({ ...weapon, cells: rim }, turn)];
    turns.set(turn, cells);
    return cells;
  };
  // Where the weapon needs the room beside a figure, it steps less.
  const isOutward = swing.side === (weapon.grip.x + 0.5 < figure.trunk.axis ? -1 : 1);
  const steps = swing.isAcross ? 0.2 : isOutward && Math.abs(figure.ahead.x) <= 0.5 ? 0.3 : 0.9;
  const towards = { ...figure, ahead: { x: swing.side * steps, y: figure.ahead.y } };
  return (t, isPlain = false) => {
    const beat = beatAt(t, 'swung');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    // What is held is stiff: who holds it does not lean.
    const how = bendAt(towards, isArm ? { ...beat, rise: 0 } : beat, 0.1, 0.07);
    const bent = bend(picture, isArm ? how : { ...how, dx: how.dx + Math.round(how.lean / 2), lean: 0 });
    const hold = holdAt(t, beat, weapon, swing, height, thrusts);
    if (isArm && hold.turn === 0) return toImage(bent.draw(picture));
    const out = bent.draw(body);
    const base = bent.place(weapon.grip.x, weapon.grip.y);
    const hand = { x: Math.round(base.x + hold.out), y: base.y - (isArm ? 0 : hold.up) };
    const tip = weapon.angle + hold.turn;
    const isOut = !isPlain && t > SEEN[0] && t < SEEN[1];
    const age = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (!thrusts && !flash && (!isArm || isArmed) && isOut) {
      const effect = effectOn(figure);
      // From where it was raised to its tip, dying from its tail on.
      // Before a body only its lower half is seen, which leaves the face free.
      const past = swing.isAcross ? hold.swept * BEFORE : 0;
      const from = bearing(swing.side, swing.up) + past;
      const sweep = hold.swept - past;
      const tail = from + sweep * Math.min(0.85, Math.max(0, (age - 0.35) * 1.4));
      const long = weapon.ahead + 1;
      // Where the canvas ends it is flatter, not cut.
      const { canvas } = figure;
      const free = swing.side < 0 ? hand.x - canvas.left : canvas.right - 1 - hand.x;
      const rx = Math.max(3, Math.min(long, free));
      drawArc(
        { middle: hand, rx, ry: long, from: tail, to: from + sweep, thick: Math.max(3, 0.5 * long) * (1 - age * 0.4) },
        tones,
        effect,
      );
      effect.lay(out);
    }
    const layer = layerOver(out);
    const [cells, edge] = cellsAt(hold.turn);
    const isHidden = (dx: Px, dy: Px): boolean =>
      swing.isBehind === true && t < STRIKES && Math.hypot(dx, dy) > GRIP && at(out, hand.x + dx, hand.y + dy) >= 0;
    for (const [dx, dy, color] of cells) if (!isHidden(dx, dy)) layer.put(hand.x + dx, hand.y + dy, color);
    // Its own line where it has one, a new one where it touched the figure.
    if (!swing.isBehind || t >= STRIKES) layer.ring(line, isArm ? hand.y + 1 : undefined);
    for (const [dx, dy, color] of edge) if (!isHidden(dx, dy)) layer.put(hand.x + dx, hand.y + dy, color);
    if (!isArm) keepHand(picture, weapon, bent, hand, layer.put);
    layer.flush();
    if (isArm && !isArmed && isOut) drawFist(figure, weapon, hand, tip, age, tones, out);
    if ((flash || thrusts) && isOut) {
      const effect = effectOn(figure);
      const reach = Math.max(3, 0.17 * Math.min(height, LARGEST));
      const far = weapon.ahead + (thrusts ? 1 : 0);
      const { left, right } = figure.canvas;
      const x = Math.max(left + reach - 1, Math.min(right - reach, hand.x + Math.cos(tip) * far));
      drawBurst({ x, y: hand.y + Math.sin(tip) * far }, reach, age, tones, effect);
      effect.lay(out);
    }
    return toImage(out);
  };
}

/** The pixels of a weapon without the line, 1 for each. */
function coreIn({ cells, grip }: Weapon, { width, height }: Flat): Uint8Array {
  const out = new Uint8Array(width * height);
  for (const [dx, dy] of cells) out[(grip.y + dy) * width + grip.x + dx] = 1;
  return out;
}

/** The line round a weapon as it was drawn. */
function rimOf(picture: Flat, weapon: Weapon): Weapon['cells'] {
  const core = coreIn(weapon, picture);
  const out: Weapon['cells'][number][] = [];
  eachOf(weapon.mask, picture.width, (x, y) => {
    const color = at(picture, x, y);
    if (color >= 0 && !core[y * picture.width + x]) out.push([x - weapon.grip.x, y - weapon.grip.y, color]);
  });
  return out;
}
/** A flash before the fist of an arm, behind it where the canvas leaves no room. */
function drawFist(
  figure: Figure,
  { ahead }: Weapon,
  hand: Point,
  angle: number,
  age: number,
  tones: Tones,
  out: Flat,
): void {
  const reach = Math.max(3, 0.17 * Math.min(figure.height, LARGEST));
  const far = ahead + reach;
  const { left, right } = figure.canvas;
  const x = Math.max(left + reach - 1, Math.min(right - reach, hand.x + Math.cos(angle) * far));
  const effect = effectOn(figure);
  drawBurst({ x, y: hand.y + Math.sin(angle) * far }, reach, age, tones, effect);
  const lit = blank(out.width, out.height);
  effect.lay(lit);
  eachPixel(out, (u, v, color) => put(lit, u, v, color));
  out.colors.set(lit.colors);
}

/** Flashes are no larger than those of a figure of this height. */
const LARGEST: Px = 56;

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
