/** Eyes and teeth of who is of a colour: the little that is white on it, with what is dark within that. */
import { toFlat } from '../parts/flat.ts';
import { mattersOf } from './matters.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

/** More of a figure is a belly or a glint, and less colour is no hide that white stands out from. */
const MOST = 0.1;
const HUED = 0.03;
const MOST_HIDE = 0.45;
const [WHITE, DULL] = [0.86, 0.05] as const;
const PLACES = 8;
/** A place of so many pixels, in so many rows at the most, is an eye or a tooth. */
const LEAST = 2;

/** A region of all of a figure without its white eyes and teeth. */
export function withoutPale(subject: Subject, region: Region): Region {
  const all = mattersOf(subject);
  const hide = all[0];
  if (!hide || hide.chroma < HUED || hide.share < MOST_HIDE) return region;
  const white = all.find(({ light, chroma, share }) => light > WHITE && chroma < DULL && share < MOST);
  if (!white || white.pieces.length > PLACES) return region;
  const { colors, width } = toFlat(subject.sprite);
  // A glint lies in one place, by itself, along the edge of what it lights.
  const places = white.pieces.filter(({ pixels }) => pixels.length >= LEAST);
  if (places.length < 2) return region;
  const own = new Set(places.flatMap(({ pixels }) => pixels));
  const out = region.map((v, i) => (own.has(i) ? 0 : v));
  // A pupil has white on two sides of it.
  out.forEach((v, i) => {
    const beside = [i - 1, i + 1, i - width, i + width].filter((j) => own.has(j)).length;
    if (v && colors[i]! >= 0 && beside >= 2) out[i] = 0;
  });
  return out;
}
