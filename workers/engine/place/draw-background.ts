/** A pixel-art backdrop: few colours, quiet behind the subject, and a shadow where the subject stands. */

import type { View } from '../../../src/domain/words.ts';
import { hexToRgb, oklabToHex, oklabToOklch, oklchToOklab, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { bayer4 } from '../../../src/pixels/dither.ts';
import { histogramOf, unpackRgb } from '../../../src/pixels/histogram.ts';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import { reduceColors } from '../../../src/pixels/palette.ts';
import { ramp, TONE } from '../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { createRandom } from '../random.ts';
import { type Canvas, ink, newCanvas, toImage } from './canvas.ts';
import { type Daylight, inDaylight } from './daylight.ts';
import { paintDiamonds, paintGround } from './grounds.ts';
import { SCENES, type Scene, type SceneId } from './scenes.ts';
import { paintSky } from './skies.ts';
import { paintSkyline } from './skylines.ts';

/** Where somebody's feet touch the ground: the middle, the row below them, and how far they are apart. */
export interface Footing {
  readonly x: Px;
  readonly y: Px;
  readonly wide: Px;
}

export interface BackgroundRequest {
  readonly width: Px;
  readonly height: Px;
  readonly scene: SceneId;
  readonly view: View;
  readonly isometric: boolean;
  /** At most this many colours (1..256), the shadow's included. */
  readonly colors: number;
  readonly seed: number;
  /** The subject as it will stand in the picture: same size, transparent around it. */
  readonly subject: Rgba;
  /** What the scene is set apart from in lightness and hue; the subject where absent. */
  readonly contrastWith?: Rgba;
  /** Who stands where, of a subject that is several; the shadow lies under the lowest part of it where absent. */
  readonly footings?: readonly Footing[];
  /** Whether the subject stands on the ground and casts a shadow there (default true). */
  readonly grounded?: boolean;
  /** The time of day, where it is not the scene's own. */
  readonly daylight?: Daylight;
  /** Share of the height above the horizon; the view's where absent. */
  readonly horizon?: number;
}

/** Share of the height above the horizon; from high above there is none. */
const HORIZON: Record<View, number> = { side: 0.7, 'low top-down': 0.4, 'high top-down': 0 };
/** Height of a round shadow over its width. */
const SQUASH: Record<View, number> = { side: 0.2, 'low top-down': 0.34, 'high top-down': 0.55 };

interface SubjectFacts {
  /** Mean OKLab of its opaque pixels. */
  readonly L: number;
  readonly a: number;
  readonly b: number;
}

function factsOf(subject: Rgba): SubjectFacts {
  const { colors, counts } = histogramOf(subject);
  let L = 0;
  let a = 0;
  let b = 0;
  let n = 0;
  colors.forEach((c, i) => {
    const lab = rgbToOklab(unpackRgb(c));
    // Lines are dark on every subject and say nothing of it.
    if (lab[0] < 0.28) return;
    L += lab[0] * counts[i]!;
    a += lab[1] * counts[i]!;
    b += lab[2] * counts[i]!;
    n += counts[i]!;
  });
  return n === 0 ? { L: 0.5, a: 0, b: 0 } : { L: L / n, a: a / n, b: b / n };
}

/** A studio in a quiet hue opposite to the subject's, darker behind a light subject and lighter behind a dark one. */
function studioFor(subject: SubjectFacts): Scene {
  const opposite = oklabToOklch([0, -subject.a, -subject.b]);
  const hue = opposite[1] < 0.015 ? 255 : opposite[2];
  const middle = subject.L > 0.62 ? 0.46 : 0.76;
  const tone = (dL: number): string => oklabToHex(oklchToOklab([middle + dL, 0.035, hue]));
  return {
    sky: [tone(-0.08), tone(-0.04), tone(0), tone(0.04)],
    ground: [tone(0), tone(0.07), tone(-0.06)],
    texture: 'plain',
  };
}

/** Shifts all colours of a scene in lightness where the subject would otherwise melt into it. */
function setApart(scene: Scene, subject: SubjectFacts): Scene {
  const mean = (hexes: readonly string[]): number =>
    hexes.reduce((sum, hex) => sum + rgbToOklab(hexToRgb(hex))[0], 0) / hexes.length;
  const behind = mean([...scene.sky, ...(scene.skylines ?? []).map((s) => s[1]), scene.ground[0]]);
  const gap = behind - subject.L;
  const tint = rgbToOklab(hexToRgb(scene.ground[0]));
  // Where the hue is the same as well, lightness alone has to do it.
  const wanted = Math.hypot(tint[1] - subject.a, tint[2] - subject.b) < 0.07 ? 0.2 : 0.14;
  if (Math.abs(gap) >= wanted) return scene;
  // More would take snow its white and a night its dark.
  const most = wanted * 0.75;
  // The short way where it is open; a scene just as light as the subject, or one behind a very light subject, goes away from it.
  const short = gap >= 0 ? wanted - gap : -wanted - gap;
  const away = subject.L > 0.55 ? -most : most;
  const shift = Math.abs(short) <= most && subject.L < 0.72 ? short : away;
  const move = (hex: string): string => {
    const [L, a, b] = rgbToOklab(hexToRgb(hex));
    return oklabToHex([Math.min(0.95, Math.max(0.16, L + shift)), a * 0.9, b * 0.9]);
  };
  return {
    ...scene,
    sky: scene.sky.map(move),
    ground: [move(scene.ground[0]), move(scene.ground[1]), move(scene.ground[2])],
    ...(scene.skylines ? { skylines: scene.skylines.map(([s, c, h]) => [s, move(c), h] as const) } : {}),
  };
}

/** A round shadow under the lowest part of the subject, in the ground's shadow tone, dithered at its rim. */
function paintShadow(canvas: Canvas, scene: Scene, view: View, subject: Rgba): void {
  const box = opaqueBounds(subject);
  if (!box) return;
  const bottom = box.y + box.height;
  const low = (x: Px, from: Px): boolean => {
    for (let y = from; y < bottom; y++) if (subject.data[(y * subject.width + x) * 4 + 3]! >= 128) return true;
    return false;
  };
  const foot = bottom - Math.max(1, Math.round(box.height * 0.12));
  const gap = Math.max(2, box.width * 0.03);
  // bodies that stand apart have each their own
  const bodies: [Px, Px][] = [];
  for (let x = box.x; x < box.x + box.width; x++) {
    if (!low(x, bottom - Math.ceil(box.height * 0.55))) continue;
    const last = bodies.at(-1);
    if (last && x - last[1] <= gap) last[1] = x + 1;
    else bodies.push([x, x + 1]);
  }
  for (const [from, to] of bodies) {
    let left = to;
    let right = from;
    for (let x = from; x < to; x++)
      if (low(x, foot)) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
    if (right > left) paintOval(canvas, scene, (left + right) / 2, right - left, bottom, view, box.height * 0.14);
  }
}

function paintOval(canvas: Canvas, scene: Scene, middle: Px, wide: Px, bottom: Px, view: View, most: Px): void {
  const rx = Math.max(1.5, (wide / 2) * 1.12 + canvas.unit);
  const ry = Math.max(1, Math.min(rx * SQUASH[view], Math.max(most, 2)));
  const cx = middle + canvas.unit * 0.5;
  const cy = bottom - ry * 0.35;
  const color = ink(rgbToHex(ramp(hexToRgb(scene.ground[2]), 0.8)[TONE.shadow]));
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(canvas.height, Math.ceil(cy + ry)); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(canvas.width, Math.ceil(cx + rx)); x++) {
      const d = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2;
      if (d >= 1 || (rx > 6 && d > 0.72 && (d - 0.72) / 0.28 > bayer4(x, y))) continue;
      canvas.color[y * canvas.width + x] = color;
    }
  }
}

/** An opaque backdrop for `subject`, of the size asked and at most `colors` colours. */
export function drawBackground(request: BackgroundRequest): Rgba {
  const { width, height, view, isometric, colors, seed, subject } = request;
  const random = createRandom(seed).fork(`background ${request.scene}`);
  const facts = factsOf(request.contrastWith ?? subject);
  const lit = request.daylight ? inDaylight(SCENES[request.scene], request.daylight) : SCENES[request.scene];
  const nobody = opaqueBounds(subject) === undefined;
  const scene: Scene = request.scene === 'studio' ? studioFor(facts) : nobody ? lit : setApart(lit, facts);
  const canvas = newCanvas(width, height);
  if (isometric) paintDiamonds(canvas, scene, random.fork('ground'));
  else {
    const horizon = Math.round(height * (request.horizon ?? HORIZON[view]));
    if (horizon > 0) {
      paintSky(canvas, scene, horizon, random.fork('sky'));
      scene.skylines?.forEach(([shape, color, rise], i) => {
        // Between pictures of all shapes a skyline keeps its proportions to the shorter side.
        const high = Math.max(2, Math.round(Math.min(horizon, width) * rise));
        paintSkyline(canvas, shape, {
          base: horizon,
          rise: high,
          color: ink(color),
          air: ink(scene.sky.at(-1)!),
          random: random.fork(i),
        });
      });
    }
    paintGround(canvas, scene, horizon, view === 'high top-down', random.fork('ground'));
  }
  const seen = isometric ? 'low top-down' : view;
  if (request.grounded !== false && !['waves', 'cloud'].includes(scene.texture)) {
    if (request.footings)
      for (const { x, y, wide } of request.footings) paintOval(canvas, scene, x, wide, y, seen, wide * 0.13);
    else paintShadow(canvas, scene, seen, subject);
  }
  return reduceColors(toImage(canvas), colors);
}
