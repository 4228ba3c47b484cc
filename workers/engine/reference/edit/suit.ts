/** Suits of armour: where a figure has some, all of it; that it has none, where it has none. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, BESIDE, type Color, commonest, toFlat } from '../parts/flat.ts';
import { heldIn, sum } from './held.ts';
import { isGrey, type Region, regionOf } from './regions.ts';
import { type Subject, stanceOf } from './subject.ts';

export const ARMOUR = /armou?r|mail|plate|cuirass/;
/** So much of the legs in the colours of the breast is one suit from neck to feet. */
const SUIT = 0.6;

/** A suit of armour that covers the legs too: all below the chin but skin and what is held, and a helm of the same. */
export function allOver(subject: Subject, torso: Region, whole: Region, cape: Region | undefined): Region | undefined {
  const { colors, width } = toFlat(subject.sprite);
  const { chin, hip, axis, headHalf, top } = stanceOf(subject);
  const counts = new Map<Color, number>();
  torso.forEach((v, i) => {
    if (v) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  });
  // All its colours, whatever their hue: metal has the shades of several.
  const main = [...counts].filter(([, n]) => n >= 0.02 * sum(torso)).map(([c]) => c);
  const own = new Map<Color, boolean>();
  const isOwn = (c: Color): boolean => {
    if (!own.has(c)) own.set(c, counts.has(c) || main.some((m) => areKin(m, c)));
    return own.get(c)!;
  };
  const skin = subject.person && regionOf(subject.person, 'skin');
  const held = heldIn(subject, 'weapon');
  const isMeant = (i: number): boolean => whole[i] === 1 && !skin?.[i] && !held?.[i] && !cape?.[i];
  const share = (isIn: (x: Px, y: Px) => boolean): number => {
    let [same, all] = [0, 0];
    colors.forEach((c, i) => {
      if (!isMeant(i) || !isIn(i % width, Math.floor(i / width))) return;
      all++;
      if (isOwn(c)) same++;
    });
    return same / Math.max(1, all);
  };
  const isHead = (x: Px, y: Px): boolean => y < chin && y >= top && Math.abs(x + 0.5 - axis) <= headHalf + 1;
  if (share((_x, y) => y >= hip) < SUIT) return undefined;
  // A shirt and trousers of two colours are no suit.
  const breast = commonest([...colors].filter((_c, i) => torso[i]));
  const below = commonest([...colors].filter((_c, i) => isMeant(i) && Math.floor(i / width) >= hip));
  if (breast >= 0 && below >= 0 && !areKin(breast, below) && !(isGrey(breast) && isGrey(below))) return undefined;
  // Hair and a face are no helm, however many of their shades a coat has.
  const crown = commonest([...colors].filter((_c, i) => isMeant(i) && isHead(i % width, Math.floor(i / width))));
  const isHelm = !subject.person && share(isHead) >= 0.5 && breast >= 0 && areKin(crown, breast);
  const isIn = (x: Px, y: Px): boolean => (isHead(x, y) ? isHelm : y >= chin - 1);
  return whole.map((_v, i) => (isMeant(i) && isOwn(colors[i]!) && isIn(i % width, Math.floor(i / width)) ? 1 : 0));
}

/** Whether arms were found by their joints: what has none wears no armour. */
export const hasArms = ({ found }: Subject): boolean =>
  Math.max(found['LEFT ARM'].sure, found['RIGHT ARM'].sure, found['LEFT ELBOW'].sure, found['RIGHT ELBOW'].sure) >= 0.3;

/** Sleeves of plate hide arms from a network; who was taken apart and whose neck it sees has them. */
export const isSomebody = (subject: Subject): boolean =>
  hasArms(subject) || (subject.person !== undefined && subject.found.NECK.sure >= SEEN_NECK);
const SEEN_NECK = 0.2;

/** So much of a region has three neighbours or more in it: specks all over a hide are no suit. */
const LEAST_WITHIN = 0.3;

export function isOfOnePiece(region: Region, width: Px): boolean {
  let [within, all] = [0, 0];
  region.forEach((v, i) => {
    if (!v) return;
    all++;
    if (BESIDE.filter(([dx, dy]) => region[i + dx + dy * width] === 1).length >= 3) within++;
  });
  return within >= LEAST_WITHIN * all;
}
