import type { Rendering } from '../solids/render.ts';
import { layOf, usualInk } from './humanoid/cloth.ts';
import { painted, type Seen } from './places.ts';

/** What lies under the coats of animals and under camouflage. */
const GROUNDS: Readonly<Record<string, string>> = { zebra: '#f0ece4', leopard: '#d8a458', camouflage: '#6c8048' };

/** A pattern over the largest part of it. */
export function covered(drawn: Rendering, seen: Seen, kind: string, said: string | undefined): Rendering {
  const lay = layOf(kind);
  if (!lay) return drawn;
  const { regions, box, inked } = seen;
  const main = regions.reduce((a, b) => (b.share > a.share ? b : a));
  const like = regions.filter((r) => r === main || (Math.abs(r.light - main.light) < 0.2 && (Math.max(r.chroma, main.chroma) < 0.06 || Math.abs(((r.hue - main.hue + 540) % 360) - 180) < 28))); // biome-ignore format: one line
  const pixels = main.share > 0.25 && kind !== 'rainbow' ? like.flatMap((r) => r.pixels) : inked;
  const unit = Math.max(1, Math.round(Math.max(box.width, box.height) / 11));
  const middle = Math.round(box.x + box.width / 2);
  const ground = GROUNDS[kind];
  const based = ground && !said ? painted({ ...seen, drawn }, pixels, ground) : drawn;
  const hits = new Map<number, number[]>();
  for (const i of pixels) {
    const hit = lay((i % seen.width) - middle, Math.floor(i / seen.width) - box.y, unit, box.height);
    if (hit > 0) hits.set(hit, [...(hits.get(hit) ?? []), i]);
  }
  return [...hits].reduce(
    (before, [hit, list]) =>
      painted(
        { ...seen, drawn: before },
        list,
        usualInk(kind, hit, ground ? { light: 0.9, chroma: 0.02 } : main, said),
      ),
    based,
  );
}
