import type { LightSide, Outline, Shading } from '../../../src/domain/words.ts';
import { deltaE } from '../../../src/pixels/color.ts';
import { TONE } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../src/pixels/types.ts';
import { LIGHT } from './samples.ts';
import { partOf, type Surface } from './surface.ts';
import type { Level, Texture } from './texture/index.ts';
import { clamp } from './vec.ts';

/** Tones that a shading word allows. */
export const TONES: Readonly<Record<Shading, number>> = {
  'flat shading': 1,
  'basic shading': 2,
  'medium shading': 3,
  'detailed shading': 4,
  'highly detailed shading': 5,
};

export const BLACK: Rgb = [0x0e, 0x0a, 0x14];
/** Smallest figure, in pixels of the picture, that carries inner lines. */
const LINES_FROM = 20;
/** Colours nearer than this need a dark line between them. */
const ALIKE = 0.13;

/** Tones by the width of a primitive in pixels: on thin things more tones are noise. */
const widest = (span: number): number => (span < 2.2 ? 1 : span < 4.5 ? 2 : span < 16 ? 3 : 5);

/** Where tones meet, in n·L: deep|shadow, shadow|base, base|light, light|glint. */
type Steps = readonly [deep: number, shadow: number, light: number, spec: number];
/** Small pictures keep to their base; where surfaces are drawn, shadow and light take more. Cloth never glints. */
const STEPS = {
  plain: { matt: [-0.42, 0.14, 0.86, 0.985], glossy: [-0.42, 0.22, 0.8, 0.955], cloth: [-0.42, 0.14, 0.86, 0.985] },
  first: { matt: [-0.3, 0.22, 0.76, 0.95], glossy: [-0.25, 0.26, 0.74, 0.92], cloth: [-0.34, 0.2, 0.8, 1.3] },
  rich: { matt: [-0.28, 0.24, 0.72, 0.94], glossy: [-0.25, 0.26, 0.72, 0.92], cloth: [-0.34, 0.2, 0.8, 1.3] },
} as const satisfies Record<string, Record<string, Steps>>;
/** Of 'highly detailed shading': deep shade begins here, and glints this much earlier. */
const DEEP = -0.1;
const GLINTS = 0.06;
/** Half of the band, in n·L, that a half tone takes between two tones, and how much wider it is where it ends in a chequer. */
const HALF = 0.085;
const CHEQUERED = 1.6;
/** Least widths in pixels of a primitive that carries half tones and chequers. */
const HALF_FROM = 9;
const CHEQUER_FROM = 20;

/** Columns a row that lead from a pixel towards the light. */
export const STEP_TO_LIGHT: Readonly<Record<LightSide, -1 | 0 | 1>> = { left: -1, right: 1, above: 0 };

/** What each pixel is shaded with. */
export interface Tones {
  /** `TONE` of each pixel. */
  readonly tone: Int8Array;
  /** 1: halfway to the next lighter tone. */
  readonly half: Uint8Array;
}

export interface ShadeOptions {
  readonly shading: Shading;
  readonly level: Level;
  /** Larger side of the picture in which the subject would stand alone. */
  readonly size: Px;
  /** Where the light comes from. */
  readonly from: LightSide;
}

/** Tone of each pixel from n·L, with shadows that other parts cast and far limbs darker. */
export function shade(s: Surface, o: ShadeOptions, kinds: Texture['kind']): Tones {
  const { width: w, height: h, part } = s;
  const { level } = o;
  const tones = TONES[o.shading];
  const tone = new Int8Array(w * h);
  const half = new Uint8Array(w * h);
  const steps = level === 0 ? STEPS.plain : level === 1 ? STEPS.first : STEPS.rich;
  const cast = level === 0 ? contactShadow : castShadow;
  const reach = reachOf(s, o);
  const towards = STEP_TO_LIGHT[o.from];
  const full = level > 0 && tones >= 5;
  const halves = level > 0 && tones >= 4;
  const chequered = level >= 2 && tones >= 5;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (part[i]! < 0) continue;
      const own = partOf(s, i);
      let v = s.light[i]!;
      if (tones > 1) v -= cast(s, i, x, y, reach, towards);
      if (own.flat > 0) v += (0.5 - v) * own.flat;
      const gloss = s.scene.materials.at(s.material[i]!).gloss > 0;
      const span = s.span[i]!;
      const most = Math.min(tones, widest(span));
      const [deep, shadow, light, spec] = gloss ? steps.glossy : kinds[i] === 'cloth' ? steps.cloth : steps.matt;
      let t: number = TONE.base;
      if (most <= 1) t = v < -0.45 && tones > 1 ? TONE.shadow : TONE.base;
      else if (most === 2) t = v < shadow ? TONE.shadow : TONE.base;
      else {
        t = v < shadow ? TONE.shadow : v > light ? TONE.light : TONE.base;
        if (tones >= 4 && v < deep) t = TONE.deep;
        if ((tones >= 4 || gloss) && v > spec) t = TONE.spec;
        if (tones >= 5 && v > (level === 0 ? 0.93 : spec - 0.04) && t === TONE.light) t = TONE.spec;
        if (full && most >= 5) {
          if (v < DEEP) t = TONE.deep;
          if (v > spec - GLINTS) t = TONE.spec;
        }
        if (halves && span > HALF_FROM) {
          for (let b = 0; b < 3; b++) {
            const border = b === 0 ? (full ? DEEP : deep) : b === 1 ? shadow : light;
            const off = Math.abs(v - border);
            if (off > HALF && !(chequered && off < HALF * CHEQUERED && span >= CHEQUER_FROM && ((x + y) & 1) === 0))
              continue;
            t = TONE.deep + b;
            half[i] = 1;
          }
        }
      }
      if (tones > 1) t += own.bias;
      tone[i] = clamp(t, tones <= 3 ? TONE.shadow : TONE.deep, TONE.spec);
    }
  }
  return { tone, half };
}

/** How far shadows fall, in pixels. */
function reachOf(s: Surface, { level, shading, size }: ShadeOptions): Px {
  if (level === 0) return Math.max(1, Math.round(size / 32));
  const tones = TONES[shading];
  return Math.round(s.scale / (tones >= 5 ? 8 : tones >= 4 ? 12 : 18));
}

/** What of the light something nearer that touches a pixel takes. */
function contactShadow(s: Surface, i: number, x: Px, y: Px, reach: Px, towards: number): number {
  const { width: w, part, depth } = s;
  const own = partOf(s, i);
  const step = s.scale * 0.012 + 0.35;
  let lost = 0;
  for (let r = 1; r <= reach && y - r >= 0; r++) {
    for (let d = 0; d <= Math.abs(towards); d++) {
      const to = x + d * towards * r;
      if (to < 0 || to >= w) break;
      const j = i - r * w + to - x;
      if (part[j]! < 0 || depth[j]! <= depth[i]! + step * r) continue;
      const near = partOf(s, j);
      if (near.group !== own.group && !near.held) lost += 0.55 / r;
    }
  }
  return lost;
}

/** The way to the light, for a pixel up: aside, and towards the viewer. */
const ASIDE = LIGHT[0] / LIGHT[1];
const NEAR = -LIGHT[2] / LIGHT[1];
/** Further than this share of a unit in front, something belongs to another body. */
const FARTHEST = 0.4;

/** What of the light is taken by something that a ray to the light meets: heads, arms and hats cast shadows; held things none. */
function castShadow(s: Surface, i: number, x: Px, y: Px, reach: Px, towards: number): number {
  const { width: w, part, depth } = s;
  const own = partOf(s, i);
  const least = 0.6 + s.scale * 0.008;
  for (let r = 1; r <= reach && y - r >= 0; r++) {
    const X = Math.round(x + towards * r * ASIDE);
    if (X < 0 || X >= w) break;
    const j = (y - r) * w + X;
    if (part[j]! < 0) continue;
    const over = depth[j]! - (depth[i]! + r * NEAR);
    if (over < least || over > s.scale * FARTHEST) continue;
    const near = partOf(s, j);
    if (near.group === own.group || near.held || s.span[j]! < 2.2) continue;
    return r <= reach * 0.5 ? 0.75 : 0.55;
  }
  return 0;
}

/** Share of the height up to which a limb that grows out of a body has no dark line before it. */
const MELTS_UNTIL = 0.14;

/** Inner lines, on the far pixel beside a nearer part: 0 none, 1 one tone darker, 2 the material's line colour. */
export function innerLines(s: Surface, outline: Outline, level: Level): Uint8Array {
  const { width: w, height: h, part, depth, material } = s;
  const line = new Uint8Array(w * h);
  if (Math.max(w, h) < LINES_FROM) return line;
  const strong = outline === 'lineless' ? 1 : 2;
  const step = s.scale * 0.012 + 0.35;
  const dx = [0, -1, 1, 0];
  const dy = [-1, 0, 0, 1];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (part[i]! < 0) continue;
      const own = partOf(s, i);
      for (let d = 0; d < 4; d++) {
        const X = x + dx[d]!;
        const Y = y + dy[d]!;
        if (X < 0 || Y < 0 || X >= w || Y >= h) continue;
        const j = Y * w + X;
        if (part[j]! < 0 || part[j] === part[i] || line[j]) continue;
        const other = partOf(s, j);
        const gap = depth[j]! - depth[i]!;
        if (!other.line || gap <= 0) continue;
        // hair, hats and beards over a head: a line there reads as glasses; ears over a nape: as sticks
        if (other.soft && (own.group === 'head' || own.name === 'neck')) {
          line[i] = Math.max(line[i]!, 1);
          continue;
        }
        if (other.group === own.group && gap < s.scale * (level >= 2 ? 0.05 : 0.09)) continue;
        const alike = deltaE(s.scene.materials.at(material[i]!).lab, s.scene.materials.at(material[j]!).lab) < ALIKE;
        const far = gap > s.scale * 0.05;
        if (alike) {
          const strongly = other.melts ? gap > s.scale * MELTS_UNTIL : far || dy[d]! < 0 || dx[d]! < 0;
          if (gap > step * 0.4) line[i] = Math.max(line[i]!, strongly ? strong : 1);
        } else if (far || other.held) line[i] = Math.max(line[i]!, 1);
      }
    }
  }
  return line;
}

/** On which side of a pixel the figure lies: so that light falls on it there, or that it is in shade there. */
const LIT = 1;
const DARK = 2;

/**
 * The outer line, in transparent pixels that touch the figure on a side (8-connected would be fat); each takes the ramp
 * of its nearest neighbour. Selective: the light side (figure only below or right of it) is thinner in tone.
 * @returns pairs (pixel, colour); the caller puts them.
 */
export function outerLine(
  s: Surface,
  tone: Int8Array,
  outline: Outline,
  from: LightSide = 'left',
): readonly (readonly [number, Rgb])[] {
  if (outline === 'lineless') return [];
  const { width: w, height: h, part, depth } = s;
  const nearest: number[] = [];
  const sides = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (part[i]! >= 0) continue;
      let best = -1;
      const look = (j: number, light: boolean): void => {
        if (part[j]! < 0 || s.scene.parts[part[j]!]!.thread) return;
        if (best < 0 || depth[j]! > depth[best]!) best = j;
        sides[i] = sides[i]! | (light ? LIT : DARK);
      };
      if (y > 0) look(i - w, false);
      if (x > 0) look(i - 1, from === 'right');
      if (x < w - 1) look(i + 1, from === 'left');
      if (y < h - 1) look(i + w, true);
      if (best >= 0) nearest.push(i, best);
    }
  }
  const found: (readonly [number, Rgb])[] = [];
  for (let n = 0; n < nearest.length; n += 2) {
    const [i, best] = [nearest[n]!, nearest[n + 1]!];
    const { ramp } = s.scene.materials.at(s.material[best]!);
    if (outline === 'single color black outline') found.push([i, BLACK]);
    else if (outline === 'single color outline' || !(sides[i] === LIT || isStep(sides, i, w)))
      found.push([i, ramp[TONE.line]]); // biome-ignore format: one line
    else found.push([i, ramp[tone[best]! >= TONE.light ? TONE.shadow : TONE.deep]]);
  }
  return found;
}

/** Whether a pixel of the line is but the step of an edge that the light falls on: as dark as the shaded side it would be a notch in it. */
function isStep(sides: Uint8Array, i: number, w: number): boolean {
  if (sides[i] !== (LIT | DARK)) return false;
  let lit = 0;
  for (const j of [i - w - 1, i - w, i - w + 1, i - 1, i + 1, i + w - 1, i + w, i + w + 1]) {
    const side = sides[j] ?? 0;
    if (side & DARK) return false;
    if (side) lit++;
  }
  return lit >= 2;
}
