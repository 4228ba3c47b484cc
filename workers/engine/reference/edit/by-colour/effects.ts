/** Magic, sparks and auras beside a figure: what is vivid, of a hue that nothing else of it has, and stands out from it. */
import { toFlat } from '../../parts/flat.ts';
import { apart, mattersOf } from '../matters.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';

export const EFFECTS =
  /\b(?:magic|spell|aura|glow|effects?|sparkles?|sparks?|energy|lightning|electricity|flames?|fire|smoke|lure|beam|halo)\b/;

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
