/** Clothes by the panel that lies where they are worn: what was found elsewhere of a coat that lies before the breast is something else. */
import { sum } from '../held.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { areShades, type Panel, panelsOf } from './panels.ts';
import { isSkinOf, skinSeen } from './skin.ts';

const TORSO = /^(?:torso|robe)$/;
const SHORT = /^(?:shorts|skirt|kilt|loincloth|trunks|briefs|underwear)$/;
/** So little of what lies there was found. */
const MISSED = 0.35;
/** So much of the place one panel has. */
const MOST = 0.28;

/** The garment that lies where one of a slot is worn, where what was found is hardly of it; undefined where that is. */
export function garmentInstead(subject: Subject, slot: string, word: string, found: Region): Region | undefined {
  const { chin, hip, floor, trunk, trunkHalf, isUpright, isLong, facing } = stanceOf(subject);
  const isTorso = TORSO.test(slot);
  if (!(isTorso || slot === 'legs') || !isUpright || isLong || facing !== 0 || subject.head?.isSure !== true) return undefined; // biome-ignore format: one line
  const { width } = subject.sprite;
  const [from, to] = isTorso ? [chin, hip] : SHORT.test(word) ? [hip - 3, hip + 2] : [hip, hip + 0.6 * (floor - hip)];
  const [first, last] = isTorso ? [chin - 2, hip + 0.4 * (floor - hip)] : [hip - 4, floor - 0.06 * (floor - hip)];
  const isIn = (i: number): boolean => {
    const y = Math.floor(i / width);
    return y >= from && y < to && Math.abs((i % width) + 0.5 - trunk) <= trunkHalf;
  };
  const isNear = (i: number): boolean => Math.floor(i / width) >= first && Math.floor(i / width) < last;
  const { all, of } = panelsOf(subject);
  const face = skinSeen(subject);
  const isSkin = (panel: Panel): boolean => panel === face || (face !== undefined && isSkinOf(face, panel));
  const box = [...of.keys()].filter((i) => of[i]! >= 0 && isIn(i));
  const cloth = all
    .filter((panel) => !isSkin(panel) && panel.pixels.filter(isNear).length >= 0.6 * panel.pixels.length)
    .map((panel) => ({ panel, own: panel.pixels.filter(isIn).length }))
    .sort((a, b) => b.own - a.own);
  const [best] = cloth;
  if (!best || best.own < MOST * box.length || box.length < 6) return undefined;
  const hit = best.panel.pixels.filter((i) => found[i]).length;
  if (hit >= MISSED * best.panel.pixels.length) return undefined;
  const out = new Uint8Array(found.length);
  for (const { panel } of cloth)
    if (panel === best.panel || (areShades(panel, best.panel) && Math.abs(panel.light - best.panel.light) < 0.25))
      for (const i of panel.pixels) out[i] = 1;
  return sum(out) > 0 ? out : undefined;
}

/** A cape by its panels: of one colour, seen on both sides of the body, and lower than the hips. */
export function capeBehind(subject: Subject): Region | undefined {
  const { chin, hip, floor, trunk, trunkHalf, isUpright, isLong, facing } = stanceOf(subject);
  if (!isUpright || isLong || facing !== 0 || !subject.person) return undefined;
  const { width, height } = subject.sprite;
  const { all, of } = panelsOf(subject);
  const figure = of.reduce((n, k) => n + (k >= 0 ? 1 : 0), 0);
  const face = skinSeen(subject);
  const side = (i: number): number => (i % width) + 0.5 - trunk;
  const low = all.filter(
    (panel) =>
      panel !== face &&
      panel.chroma > VIVID &&
      !(face && isSkinOf(face, panel)) &&
      panel.pixels.every((i) => Math.floor(i / width) >= chin - 1) &&
      panel.pixels.filter((i) => Math.floor(i / width) >= hip).length >= 0.5 * panel.pixels.length,
  );
  const groups = low.map((one) => low.filter((other) => areShades(one, other)).flatMap(({ pixels }) => pixels));
  const capes = groups.filter((pixels) => {
    const aside = pixels.filter((i) => Math.abs(side(i)) > 0.5 * trunkHalf);
    const [left, right] = [pixels.filter((i) => side(i) < -0.5 * trunkHalf), pixels.filter((i) => side(i) > 0.5 * trunkHalf)]; // biome-ignore format: one line
    const isBoth = Math.min(left.length, right.length) >= 0.2 * pixels.length;
    const wide = Math.max(...pixels.map((i) => Math.abs(side(i)))) > 0.9 * trunkHalf;
    // Legs are seen before a cape; shoes and trousers have nothing between them.
    const own = new Set(pixels);
    const rows = [...new Set(pixels.map((i) => Math.floor(i / width)))].filter((y) => y >= hip);
    const isBehind = (y: number): boolean => {
      const xs = pixels.filter((i) => Math.floor(i / width) === y).map((i) => i % width);
      const [from, to] = [Math.min(...xs), Math.max(...xs)];
      if (from + 0.5 >= trunk || to + 0.5 <= trunk) return false;
      let before = 0;
      for (let x = from; x <= to; x++) if (of[y * width + x]! >= 0 && !own.has(y * width + x)) before++;
      return before >= 2;
    };
    if (rows.length < LONG_CAPE * (floor - hip) || rows.filter(isBehind).length < 0.5 * rows.length) return false;
    return pixels.length >= LEAST_CAPE * figure && isBoth && wide && aside.length >= 0.6 * pixels.length;
  });
  const [best] = capes.sort((a, b) => b.length - a.length);
  if (!best) return undefined;
  const out = new Uint8Array(width * height);
  for (const i of best) out[i] = 1;
  return out;
}
const VIVID = 0.06;
const LEAST_CAPE = 0.04;
/** So much of the legs it lies behind. */
const LONG_CAPE = 0.5;
