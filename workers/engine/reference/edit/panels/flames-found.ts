/** Flames that a picture has: what grows from a bright yellow core through orange, with what is white-hot in it. */
import { sum } from '../held.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { type Panel, panelsOf } from './panels.ts';

const isCore = ({ light, chroma, hue }: Panel): boolean => light > 0.7 && chroma > 0.08 && hue > 66 && hue < 116;
const isHot = ({ light, chroma, hue }: Panel): boolean =>
  (light > 0.56 && chroma > 0.09 && hue > 18 && hue < 116) || (light > 0.86 && chroma < 0.12);
/** Shares of a figure: less is a glint, more is a body. */
const LEAST = 0.012;
const MOST = 0.6;
/** A body of orange is more than what burns on it. */
const OF_CORE = 2.5;
/** Fire is of two hues at the least, and ends where the figure ends. */
const OPEN = 0.12;
const MOST_ROUND = 2.4;

/** The pixels of flames; undefined where nothing burns. */
export function flamesOf(subject: Subject): Region | undefined {
  const { all, of } = panelsOf(subject);
  const { width, height, data } = subject.sprite;
  const figure = of.reduce((n, k) => n + (k >= 0 ? 1 : 0), 0);
  const cores = all.filter(isCore).sort((a, b) => b.pixels.length - a.pixels.length);
  const out = new Uint8Array(of.length);
  const about = (i: number, reach: number): number[] => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const list: number[] = [];
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) list.push(v * width + u);
    return list;
  };
  for (const core of cores) {
    if (out[core.pixels[0]!]) continue;
    const own = new Set<Panel>([core]);
    let bright = core.pixels.length;
    for (const panel of own)
      for (const i of panel.pixels)
        for (const j of about(i, 2)) {
          const next = (of[j] ?? -1) >= 0 ? all[of[j]!]! : undefined;
          if (!next || own.has(next) || !isHot(next) || next.pixels.length > OF_CORE * bright) continue;
          own.add(next);
          if (isCore(next)) bright += next.pixels.length;
        }
    // What is mostly of no core is a hide in fire's colours.
    if ([...own].reduce((m, panel) => m + (isCore(panel) ? 0 : panel.pixels.length), 0) > MOST_ROUND * bright)
      for (const panel of own) if (!isCore(panel) && panel.pixels.length > 0.5 * bright) own.delete(panel);
    const pixels = [...own].flatMap((panel) => panel.pixels);
    const hues = [...own].filter(({ chroma }) => chroma > 0.08).map(({ hue }) => hue);
    const open = pixels.filter((i) => about(i, 2).some((j) => data[j * 4 + 3]! < 128)).length;
    const isFire = own.size > 1 && Math.max(...hues) - Math.min(...hues) > 12 && open >= OPEN * pixels.length;
    if (isFire && pixels.length >= LEAST * figure && pixels.length <= MOST * figure) for (const i of pixels) out[i] = 1;
  }
  return sum(out) >= Math.max(4, LEAST * figure) && sum(out) <= MOST * figure ? out : undefined;
}
