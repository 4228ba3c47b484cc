/** Names in the rows of places → sprites. */

import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import { createRandom } from '../../random.ts';
import type { Brief, Style } from '../../types.ts';
import { changed } from '../changes/apply.ts';
import type { SceneNode } from '../graph.ts';
import type { Read } from '../read/known.ts';
import { drawSprite } from '../sprites/draw-sprite.ts';
import { sizeOf, thingSize } from '../sprites/sizes.ts';
import { snowed } from '../sprites/snowed.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { artOf } from './art.ts';
import { LAMPS } from './light.ts';
import { seenRgb, type View } from './views.ts';
import { smallFence } from './wall-art.ts';

export interface Furnishing {
  readonly sprite: Sprite;
  readonly concept: string;
}

export interface FurnishContext {
  readonly style: Style;
  readonly read: Read;
  /** What was asked for beside the place's own, by concept: its colours and changes are drawn. */
  readonly asked?: ReadonlyMap<string, SceneNode>;
}

const cache = new Map<string, Furnishing>();
let cached = 0;
/** Pixels that are kept. */
const CACHE = 6_000_000;

/** What a name of a row is, drawn for a person of `unit` pixels; absent where nothing has that name. */
export function furnish(what: string, unit: number, seed: number, c: FurnishContext): Furnishing | undefined {
  const own = c.asked?.get(what.replace(/^(?:glow|snow|dry|sill):/, ''));
  const key = JSON.stringify([what, unit, seed, c.style, own ? [own.brief, own.changes] : 0]);
  const known = cache.get(key);
  if (known) return known;
  const made = make(what, unit, seed, c);
  if (!made) return undefined;
  cached += made.sprite.parts.length;
  if (cached > CACHE) {
    cache.clear();
    cached = made.sprite.parts.length;
  }
  cache.set(key, made);
  return made;
}

function make(what: string, unit: number, seed: number, c: FurnishContext): Furnishing | undefined {
  const cut = what.indexOf(':');
  const [prefix, name] = cut < 0 ? ['', what] : [what.slice(0, cut), what.slice(cut + 1)];
  const thing = (concept: string, k = 1): Sprite | undefined => {
    const own = c.asked?.get(concept);
    if (own) {
      const o = { style: c.style, seed };
      const size = Math.max(6, unit * thingSize(own.brief.concept) * k);
      return changed(drawSprite({ ...own.brief, count: 1 }, { ...o, size }), own.changes, { seed, side: true, wheeled: /cart|car$|wagon/.test(concept), draw: (other, share) => drawSprite(other, { ...o, size: size * share }) }); // biome-ignore format: one line
    }
    const brief = named(concept, c.read);
    return brief
      ? drawSprite(brief, { size: Math.max(6, unit * thingSize(brief.concept) * k), style: c.style, seed })
      : undefined;
  };
  switch (prefix) {
    case 'art': {
      const sprite = artOf(name, unit, seed);
      return sprite && { sprite, concept: name.split(':')[0]! };
    }
    case 'person': {
      const sprite = drawSprite(
        { ...c.read(name), count: 1 },
        { size: unit, direction: seed % 2 ? 'south-east' : 'south-west', style: c.style, seed },
      );
      return { sprite, concept: name };
    }
    case 'beast': {
      const brief = c.read(name);
      return {
        sprite: drawSprite(
          { ...brief, count: 1 },
          { size: unit * sizeOf(brief), direction: seed % 2 ? 'east' : 'west', style: c.style, seed },
        ),
        concept: brief.concept,
      };
    }
    case 'dry': {
      // what flows under it is the place's own
      const whole = thing(name);
      if (!whole) return undefined;
      const [image, parts] = [cloneImage(whole.image), whole.parts.slice()];
      for (let i = 0; i < parts.length; i++)
        if (parts[i]! >= 0 && whole.partNames[parts[i]!] === 'water') {
          image.data.fill(0, i * 4, i * 4 + 4);
          parts[i] = -1;
        }
      return { sprite: { ...whole, image, parts }, concept: name };
    }
    case 'sill': {
      // on the sill of a window, before its panes
      const [window, standing] = [thing('window', 1.3), thing(name, 0.7)];
      if (!window || !standing) return undefined;
      const { width: w, height: h } = window.image;
      const n = Math.max(1, Math.min(3, Math.floor((w * 0.9) / Math.max(1, standing.image.width))));
      const row = Array.from({ length: n }, (_, i) => ({ sprite: standing, x: (w * (i + 0.5)) / n - standing.image.width / 2, y: h * 0.95 - standing.image.height })); // biome-ignore format: one line
      return { sprite: joined([{ sprite: window, x: 0, y: 0 }, ...row], 0), concept: name };
    }
    case 'falls': {
      const island = thing(name);
      return island && { sprite: withFalls(island), concept: name };
    }
    case 'set': {
      const [base, ...on] = name.split('+');
      const support = thing(base!);
      if (!support) return undefined;
      const random = createRandom(seed);
      const order = on.map((id) => ({ id, at: random.float() })).sort((a, b) => a.at - b.at);
      const { top } = support;
      const layers = order.flatMap(({ id }, i) => {
        const s = thing(id, 0.78);
        if (!s) return [];
        const x = top.left + ((top.right - top.left) * (i + 0.5)) / on.length - s.image.width / 2;
        return [{ sprite: s, x, y: top.y + support.image.height * 0.1 - s.image.height + (i % 2) }];
      });
      return {
        sprite: joined([{ sprite: support, x: 0, y: 0 }, ...layers], 0),
        concept: on.find((id) => LAMPS[id]) ?? base!,
      };
    }
    default: {
      const [, kind = ''] = /^(?:(royal|hospital)[ -])?bed$/.exec(name) ?? [undefined];
      // the model of a bed is seen from its foot: in a room it stands along the wall
      if (/(?:^|[ -])bed$/.test(name) && (kind || name === 'bed'))
        return { sprite: artOf(`bed:${kind || 'plain'}`, unit * thingSize('bed'), seed)!, concept: 'bed' };
      // boards of a fence run together where they are small
      if (name === 'fence' && unit < 18) return { sprite: smallFence(unit), concept: 'fence' };
      const sprite = thing(name);
      return sprite && { sprite: prefix === 'snow' ? snowed(sprite) : sprite, concept: name };
    }
  }
}

/** An island with water that falls over its rim: sheets in streaks that widen, thin out and end in spray. */
function withFalls(island: Sprite): Sprite {
  const { width: w, height: h, data } = island.image;
  const long = Math.round(h * 1.3);
  const image = createImage(w, long);
  const span = (y: number): number => {
    let n = 0;
    for (let x = 0; x < w; x++) if (data[(y * w + x) * 4 + 3]) n++;
    return n;
  };
  // the rim is where the island is widest
  let rim = 0;
  for (let y = 0; y < h; y++) if (span(y) > span(rim)) rim = y;
  const put = (x: number, y: number, hex: string): void => {
    if (x >= 0 && x < w && y >= 0 && y < long) image.data.set([...hexToRgb(hex), 255], (y * w + x) * 4);
  };
  const hash = (n: number): number => {
    const v = Math.sin(n * 127.1) * 43758.5453;
    return v - Math.floor(v);
  };
  for (const [u, wide, end] of [
    [0.34, 0.17, 1],
    [0.76, 0.09, 0.82],
  ] as const) {
    const middle = w * u;
    const top = Math.max(0, rim - Math.max(1, Math.round(h * 0.05)));
    const last = Math.round(long * end);
    for (let y = top; y < last; y++) {
      const t = (y - top) / (last - top);
      const half = Math.max(1, w * wide * 0.5 * (0.72 + 0.5 * t));
      for (let x = Math.round(middle - half); x < middle + half; x++) {
        const at = (x + 0.5 - middle) / half;
        // the lip is bent, the foot dissolves
        if (y < top + Math.abs(at) * h * 0.03) continue;
        const streak = hash(Math.round(((at + 1) * w * wide) / 2));
        const gone = t > 0.55 && hash(x * 3.7 + y * 1.3) < (t - 0.55) * 1.9 + Math.abs(at) * 0.25;
        if (gone) continue;
        const foam = y < top + Math.max(1, h * 0.03) || t > 0.84;
        const run = (y + Math.round(streak * 9)) % 9 < 3;
        put(x, y, foam ? '#f4fbff' : at < -0.7 ? '#e0f4fc' : at > 0.68 ? '#4890cc' : streak > 0.66 ? '#d4eefa' : streak > 0.33 ? (run ? '#b4def4' : '#8cc8ec') : run ? '#8cc8ec' : '#68b0e0'); // biome-ignore format: one line
      }
    }
    // spray at the foot
    const r = Math.max(2, w * wide * 0.95);
    for (let y = Math.round(last - r * 0.9); y < last + r * 0.3; y++)
      for (let x = Math.round(middle - r); x < middle + r; x++) {
        const d = Math.hypot((x - middle) / r, (y - last + r * 0.3) / (r * 0.6));
        if (d < 1 && (x + y) % 2 === 0 && hash(x * 5.1 + y) > d * 0.7) put(x, y, d < 0.5 ? '#f4fbff' : '#d8eefa');
      }
  }
  return joined([{ sprite: island, x: 0, y: 0 }, { sprite: painted(image, 'waterfall'), x: 0, y: 0 }], 0);
} // biome-ignore format: short

/** The brief of a concept's own name; absent where it names nothing. */
export function named(concept: string, read: Read): Brief | undefined {
  const brief = read(concept.replace(/-/g, ' '));
  return brief.confidence >= 0.6 ? { ...brief, count: 1 } : undefined;
}

/** A building with lamps behind its panes. */
export function lighted(s: Sprite): Sprite {
  const panes = new Set(s.partNames.flatMap((name, i) => (name === 'window' || name === 'pane' ? [i] : [])));
  if (panes.size === 0) return s;
  const image = cloneImage(s.image);
  for (let i = 0; i < s.parts.length; i++) {
    if (!panes.has(s.parts[i]!)) continue;
    const [L, a, b] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    // panes that were said to be green or red shine so
    if ((a < -0.07 && b > 0.03) || a > 0.1) {
      image.data.set(oklabToRgb([L < 0.5 ? 0.66 : 0.84, a * 1.2, b * 1.2]), i * 4);
      continue;
    }
    if (L > 0.42) image.data.set([...hexToRgb(L > 0.72 ? '#ffdc80' : '#f4b850'), 255], i * 4);
  }
  return { ...s, image };
}

/** A window with what lies outside in its panes. */
export function lookedThrough(s: Sprite, view: View): Sprite {
  const glass = new Set(s.partNames.flatMap((name, i) => (/^(?:glass|pane)$/.test(name) ? [i] : [])));
  const { width: w } = s.image;
  const at = [...s.parts.keys()].filter((i) => glass.has(s.parts[i]!));
  if (at.length === 0) return s;
  const [xs, ys] = [at.map((i) => i % w), at.map((i) => Math.floor(i / w))];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const image = cloneImage(s.image);
  for (const [k, i] of at.entries()) {
    const [x, y] = [xs[k]!, ys[k]!];
    // the bars between the panes stay dark
    const [L] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    if (L < 0.4) continue;
    const rgb = seenRgb(view, (x - left) / Math.max(1, right - left), (y - top) / Math.max(1, bottom - top), x, y);
    image.data.set([...rgb, 255], i * 4);
  }
  return { ...s, image };
}
