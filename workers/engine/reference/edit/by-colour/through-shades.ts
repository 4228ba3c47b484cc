/** A part that was found in one of its shades goes on through the others: what is of its matter and hangs together with it. */
import { toFlat } from '../../parts/flat.ts';
import { sum } from '../held.ts';
import { apart, type Matter, mattersOf } from '../matters.ts';
import { partFound } from '../named-part.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { eyesOf } from '../whole-of.ts';

/** So much of what was found is of one matter where it is told by that. */
const MOST = 0.6;
/** Greys are of many things. */
const COLOURFUL = 0.055;
/** A matter of so much of a face is as good as skin. */
const OF_FACE = 0.12;

/** The region with what goes on from it in its matter, from a row down to another; as it is where its matter is the skin's too. */
export function throughShades(subject: Subject, region: Region, from: number, last: number): Region {
  const { width } = subject.sprite;
  const { axis, headHalf, chin, top } = stanceOf(subject);
  const all = mattersOf(subject);
  const n = sum(region);
  const rows = eyesOf(subject).flatMap((eye) => eye.map((i) => Math.floor(i / width)));
  const brow = rows.length > 0 ? Math.min(...rows) : (top + chin) / 2;
  const cheek = rows.length > 0 ? Math.max(...rows) + 1 + 0.12 * (chin - top) : chin;
  const own = all.find(({ pixels }) => pixels.filter((i) => region[i]).length >= MOST * n);
  if (!own || own.chroma < COLOURFUL || isOfFace(own)) return region;
  const free = new Set(
    all.filter((one) => one === own || (one.chroma >= COLOURFUL && apart(one.hue, own.hue) < 20 && !isOfFace(one))).flatMap(({ pixels }) => pixels),
  ); // biome-ignore format: one line
  // Where the face is of a matter of its own, what is not of that is no skin.
  const isFaceTold = all.some(isOfFace);
  const skin = subject.person ? partFound(subject, 'skin') : undefined;
  const eyes = new Set(eyesOf(subject).flat());
  const out = Uint8Array.from(region);
  const queue = [...out.keys()].filter((i) => out[i]);
  const isHead = (x: number, y: number): boolean => y < chin && Math.abs(x + 0.5 - axis) <= headHalf;
  const { colors } = toFlat(subject.sprite);
  for (const i of queue)
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        const j = y * width + x;
        if (x < 0 || x >= width || y < from || y >= last || out[j] || !free.has(j) || colors[j]! < 0) continue;
        if ((skin?.[j] && !isFaceTold) || eyes.has(j) || isHead(x, y)) continue;
        out[j] = 1;
        queue.push(j);
      }
  return out;

  function isOfFace({ pixels }: Matter): boolean {
    const inFace = (i: number): boolean =>
      Math.abs((i % width) + 0.5 - axis) < 0.5 * headHalf &&
      Math.floor(i / width) >= brow &&
      Math.floor(i / width) < cheek;
    return pixels.filter(inFace).length > OF_FACE * headHalf * (cheek - brow);
  }
}
