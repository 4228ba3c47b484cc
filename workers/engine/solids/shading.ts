import type { LightSide, Outline, Shading } from '../../../src/domain/words.ts';
import { deltaE } from '../../../src/pixels/color.ts';
import { TONE } from '../../../src/pixels/ramp.ts';
import type { Rgb } from '../../../src/pixels/types.ts';
import { partOf, type Surface } from './surface.ts';
import { clamp } from './vec.ts';

/** Tones that a shading word allows. */
export const TONES: Readonly<Record<Shading, number>> = {
  'flat shading': 1,
  'basic shading': 2,
  'medium shading': 3,
  'detailed shading': 4,
  'highly detailed shading': 5,
};

const BLACK: Rgb = [0x0e, 0x0a, 0x14];
/** Smallest figure, in pixels of the picture, that carries inner lines. */
const LINES_FROM = 20;
/** Colours nearer than this need a dark line between them. */
const ALIKE = 0.13;

/** Tones by the width of a primitive in pixels: on thin things more tones are noise. */
const widest = (span: number): number => (span < 2.2 ? 1 : span < 4.5 ? 2 : span < 16 ? 3 : 5);

/** Columns a row that lead from a pixel towards the light. */
const STEP_TO_LIGHT: Readonly<Record<LightSide, -1 | 0 | 1>> = { left: -1, right: 1, above: 0 };

/** Tone of each pixel from n·L, with contact shadows and far-limb bias. */
export function shade(
  s: Surface,
  shading: Shading,
  size = Math.max(s.width, s.height),
  from: LightSide = 'left',
): Int8Array {
  const { width: w, height: h, part, depth } = s;
  const towards = STEP_TO_LIGHT[from];
  const tones = TONES[shading];
  const tone = new Int8Array(w * h);
  const reach = Math.max(1, Math.round(size / 32));
  const step = s.scale * 0.012 + 0.35;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (part[i]! < 0) continue;
      const own = partOf(s, i);
      let v = s.light[i]!;
      if (tones > 1) {
        // contact shadow: something of another group stands between this pixel and the light
        for (let r = 1; r <= reach && y - r >= 0; r++) {
          for (let d = 0; d <= Math.abs(towards); d++) {
            const to = x + d * towards * r;
            if (to < 0 || to >= w) break;
            const j = i - r * w + to - x;
            if (part[j]! < 0 || depth[j]! <= depth[i]! + step * r) continue;
            const near = partOf(s, j);
            if (near.group !== own.group && !near.held) v -= 0.55 / r;
          }
        }
      }
      if (own.flat > 0) v += (0.5 - v) * own.flat;
      const gloss = s.scene.materials.at(s.material[i]!).gloss > 0;
      const most = Math.min(tones, widest(s.span[i]!));
      const shadow = gloss ? 0.22 : 0.14;
      let t: number = TONE.base;
      if (most <= 1) t = v < -0.45 && tones > 1 ? TONE.shadow : TONE.base;
      else if (most === 2) t = v < shadow ? TONE.shadow : TONE.base;
      else {
        t = v < shadow ? TONE.shadow : v > (gloss ? 0.8 : 0.86) ? TONE.light : TONE.base;
        if (tones >= 4 && v < -0.42) t = TONE.deep;
        if ((tones >= 4 || gloss) && v > (gloss ? 0.955 : 0.985)) t = TONE.spec;
        if (tones >= 5 && v > 0.93 && t === TONE.light) t = TONE.spec;
      }
      if (tones > 1) t += own.bias;
      tone[i] = clamp(t, tones <= 3 ? TONE.shadow : TONE.deep, TONE.spec);
    }
  }
  return tone;
}

/** Inner lines, on the far pixel beside a nearer part: 0 none, 1 one tone darker, 2 the material's line colour. */
export function innerLines(s: Surface, outline: Outline): Uint8Array {
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
        // hair, hats and beards over a head: a line there reads as glasses
        if (other.soft && own.group === 'head') {
          line[i] = Math.max(line[i]!, 1);
          continue;
        }
        if (other.group === own.group && gap < s.scale * 0.09) continue;
        const alike = deltaE(s.scene.materials.at(material[i]!).lab, s.scene.materials.at(material[j]!).lab) < ALIKE;
        const far = gap > s.scale * 0.05;
        if (alike) {
          if (gap > step * 0.4) line[i] = Math.max(line[i]!, far || dy[d]! < 0 || dx[d]! < 0 ? strong : 1);
        } else if (far || other.held) line[i] = Math.max(line[i]!, 1);
      }
    }
  }
  return line;
}

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
  const found: (readonly [number, Rgb])[] = [];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (part[i]! >= 0) continue;
      let best = -1;
      let lit = false;
      let dark = false;
      const look = (j: number, light: boolean): void => {
        if (part[j]! < 0) return;
        if (best < 0 || depth[j]! > depth[best]!) best = j;
        if (light) lit = true;
        else dark = true;
      };
      if (y > 0) look(i - w, false);
      if (x > 0) look(i - 1, from === 'right');
      if (x < w - 1) look(i + 1, from === 'left');
      if (y < h - 1) look(i + w, true);
      if (best < 0) continue;
      const { ramp } = s.scene.materials.at(s.material[best]!);
      if (outline === 'single color black outline') found.push([i, BLACK]);
      else if (outline === 'single color outline' || dark || !lit) found.push([i, ramp[TONE.line]]);
      else found.push([i, ramp[tone[best]! >= TONE.light ? TONE.shadow : TONE.deep]]);
    }
  }
  return found;
}
