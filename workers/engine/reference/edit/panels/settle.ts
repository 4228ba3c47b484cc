/** A region that was found by place or by colour, settled on what was drawn: whole panels, none of a face, no scraps of what is another part's. */

import { sum } from '../held.ts';
import { apart } from '../matters.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { flamesOf } from './flames-found.ts';
import { garmentInstead } from './garments.ts';
import { areShades, type Panel, panelsOf } from './panels.ts';
import { faceOf, isSkinOf, skinSeen } from './skin.ts';

/** Of which so much is meant is meant all; of which so little is, and which is so little of what is meant, is meant nothing. */
const MOST = 0.5;
const FEW = 0.3;
const SCRAP = 0.18;
/** What is added by it is no more than this of what was found. */
const MOST_ADDED = 0.8;
/** A shade is smaller than what it shades, and so much of its edge lies beside it. */
const OF_SHADED = 0.3;
const BESIDE = 0.6;

/** Who is so bare wears what is of the colour of skin. */
const BARE = 0.5;

const WORN = /^(?:torso|robe|legs|feet|shoulders|back)$/;
const CLOTHES = /^(?:torso|robe|legs|feet|shoulders|back|hat|held|hands|thing)$/;

/** The region as whole panels; as it is where hardly anything would be left of it. */
export function settled(subject: Subject, slot: string, found: Region, word = ''): Region {
  const region = garmentInstead(subject, slot, word, found) ?? found;
  const n = sum(region);
  // Fire on somebody is none of the clothes.
  const fire = WORN.test(slot) ? flamesOf(subject) : undefined;
  if (fire && sum(fire) < 0.5 * n)
    return settledOn(
      subject,
      slot,
      region.map((v, i) => (v && !fire[i] ? 1 : 0)),
      fire,
    );
  return settledOn(subject, slot, region, undefined);
}

function settledOn(subject: Subject, slot: string, region: Region, fire: Region | undefined): Region {
  const { all, of } = panelsOf(subject);
  const n = sum(region);
  // Panes that are small stay so: a wall of their colour is none of them.
  if (n === 0 || /^(?:skin|beard|opening)$/.test(slot)) return region;
  if (slot === 'hair') return withoutBands(subject, region);
  const out = Uint8Array.from(region);
  const hit = all.map(() => 0);
  region.forEach((v, i) => {
    if (v && of[i]! >= 0) hit[of[i]!]!++;
  });
  if (slot === 'belly') return bellyIn(subject, region, hit) ?? region;
  if (slot === 'roof') return highestOf(subject, region, hit) ?? region;
  const face = CLOTHES.test(slot) ? faceOf(subject) : undefined;
  // Arms are of the face's skin: where most of what is meant is of another colour they are none of it.
  const isBare = (panel: Panel): boolean => panel === face || (WORN.test(slot) && face !== undefined && isSkinOf(face, panel)); // biome-ignore format: one line
  const bare = face ? all.reduce((m, panel, k) => m + (isBare(panel) ? hit[k]! : 0), 0) : 0;
  const isClothed = face !== undefined && bare < BARE * n;
  const arms = slot === 'legs' ? (subject.person?.arms ?? []) : [];
  const { hip, floor, isUpright } = stanceOf(subject);
  const ankle = slot === 'feet' && isUpright ? hip + 0.4 * (floor - hip) : 0;
  const isArm = (i: number): boolean => Math.floor(i / subject.sprite.width) < ankle || arms.some(({ colors }) => colors[i]! >= 0); // biome-ignore format: one line
  // Of a waistband no more than that is of a shirt.
  const isOther = ({ pixels }: Panel): boolean => {
    if (!subject.person || !isUpright || !/^(?:torso|legs)$/.test(slot)) return false;
    const low = pixels.filter((i) => Math.floor(i / subject.sprite.width) >= hip).length / pixels.length;
    return slot === 'torso' ? low > 0.7 : low < 0.3;
  };
  let added = 0;
  const isIn = new Set<Panel>();
  const byShare = [...all.keys()].filter((k) => hit[k]! > 0).sort((a, b) => hit[b]! - hit[a]!);
  for (const k of byShare) {
    const panel = all[k]!;
    const [own, share] = [hit[k]!, hit[k]! / panel.pixels.length];
    if (isClothed && isBare(panel)) {
      for (const i of panel.pixels) out[i] = 0;
      continue;
    }
    if (share >= MOST) {
      const more = panel.pixels.length - own;
      if (added + more > MOST_ADDED * n) continue;
      added += more;
      for (const i of panel.pixels) if (!isArm(i)) out[i] = 1;
      isIn.add(panel);
    } else if ((share < FEW && own < SCRAP * n) || isOther(panel)) for (const i of panel.pixels) out[i] = 0;
    else isIn.add(panel);
  }
  withShades(subject, out, isIn, n);
  if (!subject.person) withTexture(subject, out, n);
  if (fire) for (const i of fire.keys()) if (fire[i]) out[i] = 0;
  return sum(out) >= 0.4 * n ? out : region;
}

/** Hair without what is tied about it in a vivid colour of its own. */
function withoutBands(subject: Subject, region: Region): Region {
  const { all } = panelsOf(subject);
  const n = sum(region);
  const own = all.map((panel) => ({ panel, hit: panel.pixels.filter((i) => region[i]).length }));
  const main = own.reduce((a, b) => (b.hit > a.hit ? b : a)).panel;
  const out = Uint8Array.from(region);
  for (const { panel, hit } of own)
    if (
      hit > 0.03 * n &&
      hit < 0.35 * n &&
      panel.chroma > 0.07 &&
      !areShades(panel, main) &&
      (main.chroma < 0.05 || apart(panel.hue, main.hue) > 50)
    )
      // biome-ignore format: one line
      for (const i of panel.pixels) out[i] = 0;
  // Locks hang down beside a face.
  const { hip, chin, axis, headHalf } = stanceOf(subject);
  const { width } = subject.sprite;
  const face = skinSeen(subject);
  // What lies below a chin is a coat.
  const off = (i: number): number => Math.abs((i % width) + 0.5 - axis);
  const isBeside = (i: number): boolean =>
    Math.floor(i / width) < hip &&
    off(i) <= 1.5 * headHalf + 1 &&
    (Math.floor(i / width) < chin || off(i) > 0.5 * headHalf); // biome-ignore format: one line
  const isLock = (panel: Panel): boolean => panel !== face && !(face && isSkinOf(face, panel)) && areShades(panel, main) && Math.abs(panel.light - main.light) < 0.2 && Math.abs(panel.chroma - main.chroma) < 0.06; // biome-ignore format: one line
  if (main.chroma > 0.05)
    for (const { panel } of own)
      if (isLock(panel) && panel.pixels.filter((i) => Math.floor(i / width) < chin).length >= 0.6 * panel.pixels.length && panel.pixels.length < 1.2 * n && panel.pixels.length > 0.08 * n && panel.pixels.filter(isBeside).length >= 0.9 * panel.pixels.length) for (const i of panel.pixels) out[i] = 1; // biome-ignore format: one line
  return out;
}

/** A belly that is of a colour of its own is that. */
function bellyIn(subject: Subject, region: Region, hit: readonly number[]): Region | undefined {
  const { all } = panelsOf(subject);
  const n = sum(region);
  const largest = all.reduce((a, b) => (b.pixels.length > a.pixels.length ? b : a));
  const [k] = [...all.keys()].filter((i) => all[i] !== largest && hit[i]! >= OWN_BELLY * n && hit[i]! >= OWN_BELLY * all[i]!.pixels.length).sort((a, b) => hit[b]! - hit[a]!); // biome-ignore format: one line
  if (k === undefined) return undefined;
  const out = new Uint8Array(region.length);
  const belly = all[k]!;
  for (const i of belly.pixels) out[i] = 1;
  withShades(subject, out, new Set([belly]), belly.pixels.length);
  return out;
}
const OWN_BELLY = 0.3;

/** A roof is the highest of what is large of it, in its own lightness: walls and paths may be as grey. */
function highestOf(subject: Subject, region: Region, hit: readonly number[]): Region | undefined {
  const { all } = panelsOf(subject);
  const { width } = subject.sprite;
  const n = sum(region);
  const high = (k: number): number => all[k]!.pixels.reduce((m, i) => m + Math.floor(i / width), 0) / all[k]!.pixels.length; // biome-ignore format: one line
  const large = [...all.keys()].filter((k) => hit[k]! >= 0.15 * n && hit[k]! >= 0.5 * all[k]!.pixels.length);
  const [k] = large.sort((a, b) => high(a) - high(b));
  if (k === undefined) return undefined;
  const own = all[k]!;
  const isAll = hit[k]! >= 0.8 * own.pixels.length;
  const out = new Uint8Array(region.length);
  for (const panel of all)
    if (panel === own || (areShades(panel, own) && Math.abs(panel.light - own.light) < 0.14))
      for (const i of panel.pixels) if ((panel === own && isAll) || region[i]) out[i] = 1;
  withShades(subject, out, new Set([own]), own.pixels.length);
  return out;
}

/** What is dithered or rough is of many small panels: those between what is meant are meant. */
function withTexture(subject: Subject, out: Region, n: number): void {
  const { all, of } = panelsOf(subject);
  const { width, height } = subject.sprite;
  const most = Math.max(2, ROUGH * n);
  const [main] = [...all].map((panel) => [panel, panel.pixels.filter((i) => out[i]).length] as const).sort((a, b) => b[1] - a[1]); // biome-ignore format: one line
  if (!main) return;
  for (let round = 0; round < 3; round++) {
    const more = of.reduce<number[]>((list, k, i) => {
      if (k < 0 || out[i] || all[k]!.pixels.length > most || !isNearHue(all[k]!, main[0])) return list;
      const [x, y] = [i % width, Math.floor(i / width)];
      let [own, there] = [0, 0];
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
        for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
          if (of[v * width + u]! < 0) continue;
          there++;
          own += out[v * width + u]!;
        }
      if (own >= 0.5 * there) list.push(i);
      return list;
    }, []);
    for (const i of more) out[i] = 1;
  }
}
const ROUGH = 0.03;
const isNearHue = (a: Panel, b: Panel): boolean =>
  a.chroma < 0.03 || b.chroma < 0.03 ? Math.abs(a.light - b.light) < 0.25 && a.chroma < 0.06 && b.chroma < 0.06 : apart(a.hue, b.hue) < 45; // biome-ignore format: one line

/** Lights and shadows that lie for the most of their edge beside what is meant, of its hue. */
function withShades(subject: Subject, out: Region, isIn: ReadonlySet<Panel>, n: number): void {
  const { all, of } = panelsOf(subject);
  const { width } = subject.sprite;
  for (const panel of all) {
    if (isIn.has(panel) || panel.pixels.length > OF_SHADED * n || out[panel.pixels[0]!]) continue;
    const own = of[panel.pixels[0]!]!;
    const edge = panel.pixels.flatMap((i) => [i - 1, i + 1, i - width, i + width]).filter((j) => (of[j] ?? -1) >= 0 && of[j] !== own); // biome-ignore format: one line
    const beside = edge.filter((j) => out[j]);
    const isShade = beside.length >= BESIDE * edge.length && beside.some((j) => areShades(all[of[j]!]!, panel));
    if (edge.length > 0 && isShade) for (const i of panel.pixels) out[i] = 1;
  }
}
