/** Where the eyes of any drawing are: parts of that name, marks that were set on it, joints, the lone dark spot of a profile. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { areaOf, type Box, boxesOf, eyesOf, loneEye, setEyes } from './creature-marks.ts';

/** The light in the eye of who is dark all over: small bright spots within the upper half. */
function glints(s: Sprite): readonly Box[] {
  const { width, height, data } = s.image;
  const parts = s.parts.map((_, i) => (data[i * 4 + 3]! > 0 && Math.min(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) > 200 ? 0 : -1)); // biome-ignore format: one line
  return boxesOf({ ...s, parts, partNames: ['light'] }, /^light$/)
    .filter((b) => areaOf(b) <= Math.max(2, width * height * 0.01) && b.bottom < height * 0.5)
    .slice(0, 2);
}

/** A line of a mouth that was set on it is no eye. */
const isLine = (b: Box): boolean => b.right - b.left > (b.bottom - b.top + 1) * 2;

/** What was set on the drawing where its joints say that the eyes are. */
function atJoints(s: Sprite): readonly Box[] {
  const { width, height } = s.image;
  const reach = Math.max(2, Math.round(height * 0.05));
  return ['LEFT EYE', 'RIGHT EYE'].flatMap((name) => {
    const p = s.at[name];
    if (!p || !s.set) return [];
    let box: Box | undefined;
    for (let y = Math.max(0, Math.round(p.y) - reach); y <= Math.min(height - 1, Math.round(p.y) + reach); y++)
      for (let x = Math.max(0, Math.round(p.x) - reach); x <= Math.min(width - 1, Math.round(p.x) + reach); x++)
        if (s.set[y * width + x] && s.image.data[(y * width + x) * 4 + 3])
          box = box ? { left: Math.min(box.left, x), top: Math.min(box.top, y), right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) } : { left: x, top: y, right: x, bottom: y }; // biome-ignore format: one line
    return box && !isLine(box) ? [box] : [];
  }).filter((e, i, all) => i === 0 || Math.abs(e.left - all[0]!.left) > 1); // biome-ignore format: boxes
}

/** Lamps of a machine that is grey all over: small spots of a strong colour, the largest first. */
function lamps(s: Sprite): readonly Box[] {
  const { width, height, data } = s.image;
  const strong = (i: number): boolean => data[i * 4 + 3]! > 0 && Math.max(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) - Math.min(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!) > 110; // biome-ignore format: one line
  const parts = s.parts.map((_, i) => (strong(i) ? 0 : -1));
  const all = boxesOf({ ...s, parts, partNames: ['lamp'] }, /^lamp$/);
  const coloured = parts.filter((part) => part === 0).length;
  return coloured > 3 && coloured < width * height * 0.012 ? [...all].sort((a, b) => areaOf(b) - areaOf(a)) : [];
}

/** The eyes of a creature, found in any way there is, each place once. */
export function eyesSeen(s: Sprite): readonly Box[] {
  const lit = s.at['LEFT EYE'] ? [] : lamps(s);
  if (lit.length > 1) return lit;
  const named = boxesOf(s, /^(?:eyes?|pupils?|iris)$/);
  if (named.length === 0) {
    const joints = atJoints(s);
    if (joints.length > 0) return joints;
  }
  const set = named.length > 0 || s.at['LEFT EYE'] ? [] : setEyes(s).filter((one) => !isLine(one));
  const told = set.length > 0 ? set : eyesOf(s);
  const lone = told.length > 0 ? told : loneEye(s);
  return (lone.length > 0 ? lone : glints(s)).filter((e, i, all) => i === 0 || Math.abs(e.left - all[0]!.left) > 1);
}

export const clearAt = ({ image }: Sprite, x: Px, y: Px): boolean => x < 0 || y < 0 || x >= image.width || y >= image.height || image.data[(y * image.width + x) * 4 + 3] === 0; // biome-ignore format: one line
