/** A bare fist that is driven at the viewer: the arm is seen foreshortened before the chest, the fist nearer and larger. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, type Color, commonest, type Flat, luma } from '../parts/flat.ts';
import type { SwingArm } from './arm-parts.ts';
import type { Bent } from './bend.ts';
import { drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import type { Figure } from './figure.ts';
import { layerOver } from './layer.ts';
import type { Tones } from './tones.ts';
import type { Point } from './types.ts';

/** Share of an arm that is hand, and the least of it. */
const HAND = 0.3;
const LEAST_HAND: Px = 2;
/** Where the fist is before the body: of the way from the shoulder to the axis, and of the arm's length below the shoulder. */
const IN = 0.55;
const DOWN = 0.42;
/** Half as wide, as a share of the height: broader than the hand that hangs, for it is nearer. */
const BROAD = 0.064;
const LARGEST: Px = 56;
/** Of the time in which a blow is seen it flashes so long. */
const FLASHES = 0.5;
/** Smaller figures have no room for a line round an effect. */
const SMALL: Px = 22;

/** Draws it over the bent figure without that arm; `progress` 0..1 while a flash is behind it. */
export function fistBefore(
  figure: Figure,
  { piece, hand: wrist }: SwingArm,
  bent: Bent,
  out: Flat,
  progress: number | undefined,
  tones: Tones,
): void {
  const { line, height, trunk } = figure;
  const size = Math.min(height, LARGEST);
  const shoulder = bent.place(piece.grip.x, piece.grip.y);
  const axis = bent.place(trunk.axis, piece.grip.y).x;
  const half = Math.max(1, Math.round(BROAD * size));
  const fist = {
    x: Math.round(shoulder.x + (axis - shoulder.x) * IN),
    y: Math.round(shoulder.y + DOWN * piece.ahead),
  };
  if (progress !== undefined && progress < FLASHES) {
    const effect = effectOn(figure);
    // No ray comes before the face.
    const chin = bent.place(trunk.axis, trunk.neck).y;
    const below = { ...effect, dot: (x: Px, y: Px, color: Color) => (y > chin ? effect.dot(x, y, color) : undefined) };
    drawBurst(fist, half * 2.6 + 2, 0.4, tones, below);
    effect.lay(out, height < SMALL ? undefined : line);
  }
  const hand = Math.max(LEAST_HAND, Math.round(HAND * piece.ahead));
  const layer = layerOver(out);
  const far = Math.hypot(fist.x - shoulder.x, fist.y - shoulder.y);
  const [ux, uy] = [(fist.x - shoulder.x) / far, (fist.y - shoulder.y) / far];
  // What is nearer to the shoulder than the hand is drawn shorter, as if seen along it.
  const sleeve = Math.max(1, piece.ahead - hand);
  const own = new Map(piece.cells.map(([dx, dy, color]) => [`${dx},${dy}`, color] as const));
  const [cos, sin] = [Math.cos(piece.angle), Math.sin(piece.angle)];
  const colorAt = (s: number, p: number): Color | undefined =>
    own.get(`${Math.round(cos * s - sin * p)},${Math.round(sin * s + cos * p)}`);
  for (let s = 0; s <= far; s += 0.5)
    for (let p = -piece.half; p <= piece.half; p += 0.5) {
      const color = colorAt((s / far) * sleeve, p);
      if (color === undefined) continue;
      layer.put(Math.round(shoulder.x + ux * s - uy * p), Math.round(shoulder.y + uy * s + ux * p), color);
    }
  layer.ring(line, undefined, shoulder);
  layer.flush();
  const skin = handColors(piece, wrist).filter((color) => !line.colors.has(color));
  const knuckles = layerOver(out);
  for (const [x, y, color] of fistOf(half, skin, figure.picture, line.colors))
    knuckles.put(fist.x + x, fist.y + y, color);
  knuckles.ring(line);
  knuckles.flush();
}

/** The colours of a hand: what of a piece lies nearest to where it is told to be. */
function handColors({ cells, grip }: SwingArm['piece'], hand: Point): readonly Color[] {
  const away = cells.map(([dx, dy, color]) => ({
    color,
    far: Math.hypot(grip.x + dx + 0.5 - hand.x, grip.y + dy + 0.5 - hand.y),
  }));
  const near = away.sort((a, b) => a.far - b.far);
  const reach = Math.max(NEAR, (near[0]?.far ?? 0) + 1);
  return near.filter(({ far }) => far <= reach).map(({ color }) => color);
}
const NEAR = 1.8;
/** Skin turns redder in the shade. */
const KIN = 0.3;
/** Of the hand's own tones a sleeve's are told by this. */
const OWN = 0.6;

/** A shade is so much darker, of 255, and no more; a light so much lighter. */
const [SHADE, DEEPEST, LIGHT] = [12, 100, 6] as const;
/** Fewer pixels of a colour are an eye's or a buckle's. */
const FEW = 3;

/**
 * A fist seen from its knuckles: lit above, shaded below, with the gaps of its fingers. A hand of a few pixels has not all its
 * tones: those that its kin have elsewhere, on a face or the other arm, serve as well.
 */
function fistOf(
  half: Px,
  skin: readonly Color[],
  { colors }: Flat,
  lines: ReadonlySet<Color>,
): readonly (readonly [x: Px, y: Px, color: Color])[] {
  // Of a hand in shadow the lighter half is seen.
  const byLight = [...skin].sort((a, b) => luma(a) - luma(b));
  const main = commonest(byLight.slice(byLight.length >> 1));
  const counts = new Map<Color, number>();
  for (const color of colors) if (color >= 0) counts.set(color, (counts.get(color) ?? 0) + 1);
  const kin = [...counts].flatMap(([color, n]) =>
    n >= FEW && !lines.has(color) && areKin(color, main, KIN) ? [color] : [],
  );
  const isShade = (color: Color): boolean => luma(color) <= luma(main) - SHADE && luma(color) >= luma(main) - DEEPEST;
  const lit = kin.sort((a, b) => luma(a) - luma(b)).find((color) => luma(color) >= luma(main) + LIGHT) ?? main;
  const shade =
    byLight.findLast((color) => isShade(color) && areKin(color, main, OWN)) ?? kin.findLast(isShade) ?? main;
  const high = half < 2 ? 1 : half;
  const out: (readonly [Px, Px, Color])[] = [];
  for (let y = -high; y < high; y++)
    for (let x = -half; x <= half; x++) {
      const isCorner = Math.abs(x) === half && (y === -high || y === high - 1);
      if (isCorner && half > 1) continue;
      const isGap = half > 2 && y >= 0 && (x + half) % 2 === 1 && Math.abs(x) < half;
      out.push([x, y, y === -high ? lit : isGap || y === high - 1 ? shade : main]);
    }
  return out;
}
