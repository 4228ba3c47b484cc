/** Magic, sparks and auras beside a figure: what is vivid, of a hue that nothing else of it has, and stands out from it. */
import { connected, toFlat } from '../../parts/flat.ts';
import { apart, mattersOf } from '../matters.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';

export const EFFECTS =
  /\b(?:magic|spell|aura|glow|effects?|sparkles?|sparks?|twinkles?|particles?|energy|lightning|electricity|flames?|fire|smoke|lure|beam|halo)\b/;

const ROUND = /\b(?:glow|aura|halo|outline|rim)\b/;
/** A glow round somebody is so many pixels deep. */
const DEEP = 2;

/** Of a glow or an outline what lies along the edge of a figure: what else is of its colour is skin or cloth. */
export function alongEdge({ sprite }: Subject, region: Region, noun: string): Region {
  if (!ROUND.test(noun)) return region;
  const { colors, width, height } = toFlat(sprite);
  const out = new Uint8Array(region.length);
  const isOut = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || y >= height || colors[y * width + x]! < 0 || out[y * width + x] === 1;
  for (let step = 0; step < DEEP; step++) {
    const ring = [...region.keys()].filter((i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return region[i] && !out[i] && [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) => isOut(x + dx!, y + dy!)); // biome-ignore format: one line
    });
    for (const i of ring) out[i] = 1;
  }
  return out;
}

/** What hangs together with nothing, as sparkles about a thing do; undefined where that is none or more than an ornament. */
export function scattered({ sprite }: Subject): Region | undefined {
  const flat = toFlat(sprite);
  const [largest, ...others] = connected(flat, (i) => flat.colors[i]! >= 0).sort((a, b) => b.length - a.length);
  const bits = others.filter((pixels) => pixels.length < SMALL * largest!.length).flat();
  if (bits.length === 0 || bits.length > MOST * largest!.length) return undefined;
  const out = new Uint8Array(flat.colors.length);
  for (const i of bits) out[i] = 1;
  return out;
}

/** A bit that lies about has less than so much of the thing. */
const SMALL = 0.12;
/** Most of a figure is no effect on it. */
const MOST = 0.34;
const LEAST = 0.004;
const VIVID = 0.06;
const OTHER_HUE = 30;

export function effectOf(subject: Subject): Region | undefined {
  const { colors, width, height } = toFlat(subject.sprite);
  const all = mattersOf(subject);
  const isOpen = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height || colors[v * width + u]! < 0) return true;
      }
    return false;
  };
  const [effect] = all
    .filter(({ share, chroma, hue, pixels }) => {
      if (share < LEAST || share > MOST || chroma < VIVID) return false;
      const kin = all.filter((one) => one.chroma >= 0.045 && apart(one.hue, hue) < OTHER_HUE && one.pixels !== pixels);
      if (kin.some((one) => one.share > share)) return false;
      return pixels.filter(isOpen).length >= 0.6 * pixels.length;
    })
    .sort((a, b) => b.chroma * b.light - a.chroma * a.light);
  if (!effect) return undefined;
  const out = new Uint8Array(colors.length);
  for (const i of effect.pixels) out[i] = 1;
  return out;
}
