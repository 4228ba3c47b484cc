import { createImage, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** How far the seed varies of what stands in a composition what is not said. */
export const VARIATION = 0.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cropped drawing with the points that others hold on to. Everything counts from its upper left corner. */
export interface Sprite {
  readonly image: Rgba;
  /** Index into `partNames` of each pixel, −1 for none: what a part mask is read from. */
  readonly parts: Int16Array;
  readonly partNames: readonly string[];
  /** Where it touches the ground. */
  readonly foot: Point;
  /** Joints ('RIGHT ARM', 'NOSE', 'hips', 'back') and spots ('mouth', 'head') by name. */
  readonly at: Readonly<Record<string, Point>>;
  /** Pixels that were set on the drawing rather than shaded: eyes, marks. Only of what was not changed yet. */
  readonly set?: Uint8Array;
  /** Its pixels were set by hand. */
  readonly byHand?: true;
  /** What was to be changed of it and left no pixel changed, as it is told. */
  readonly unshown?: readonly string[];
  /** The row of its top on which something may stand, and what it spans. */
  readonly top: { readonly y: Px; readonly left: Px; readonly right: Px };
}

interface Drawn {
  readonly image: Rgba;
  readonly parts: Int16Array;
  readonly partNames: readonly string[];
  readonly set?: Uint8Array;
}

/** The ground of a living model lies this much below its origin. */
const DROP = 3;

/** A drawing cut to its pixels, its anchors moved with it. `origin` among the anchors is where a living model stands. */
export function cropped(drawn: Drawn, anchors: Readonly<Record<string, Point>>): Sprite {
  const { image, parts } = drawn;
  const box = opaqueBounds(image) ?? { x: 0, y: 0, width: 1, height: 1 };
  const out = createImage(box.width, box.height);
  const own = new Int16Array(box.width * box.height);
  const set = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (y + box.y) * image.width + box.x;
    out.data.set(image.data.subarray(from * 4, (from + box.width) * 4), y * box.width * 4);
    own.set(parts.subarray(from, from + box.width), y * box.width);
    if (drawn.set) set.set(drawn.set.subarray(from, from + box.width), y * box.width);
  }
  const at: Record<string, Point> = {};
  for (const [name, p] of Object.entries(anchors)) at[name] = { x: p.x - box.x, y: p.y - box.y };
  const foot = footOf(out);
  // a spade or sword may hang below the feet: the ground is the model's
  const y = at.origin ? Math.min(foot.y, Math.round(at.origin.y + DROP)) : foot.y;
  return {
    image: out,
    parts: own,
    partNames: drawn.partNames,
    foot: { x: foot.x, y },
    at,
    top: topOf(out),
    ...(drawn.set ? { set } : {}),
  };
}

/** The middle of the lowest tenth of a drawing. */
function footOf({ data, width, height }: Rgba): Point {
  let left = width;
  let right = 0;
  for (let y = Math.max(0, height - Math.max(2, Math.round(height * 0.1))); y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
  return { x: left < right ? (left + right) / 2 : width / 2, y: height };
}

/** What of a drawing touches the ground: its middle, and how wide it is there. */
export function footprint({ image: { data, width, height }, foot }: Sprite): {
  readonly middle: number;
  readonly wide: Px;
} {
  let left = width;
  let right = 0;
  const bottom = Math.min(height, Math.round(foot.y));
  for (let y = Math.max(0, bottom - Math.max(2, Math.round(height * 0.12))); y < bottom; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
  return left < right ? { middle: (left + right) / 2, wide: right - left } : { middle: foot.x, wide: width * 0.5 };
}

/** The first row from above that is 60 % as wide as the drawing. */
export function topOf({ data, width, height }: Rgba): Sprite['top'] {
  for (let y = 0; y < height; y++) {
    let left = width;
    let right = 0;
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
    if (right - left >= width * 0.6) return { y, left, right };
  }
  return { y: 0, left: 0, right: width };
}

/** The first row from above that is so many pixels wide, and no lower than its top. */
export function rowOf(s: Sprite, wide: Px): Sprite['top'] {
  const { data, width } = s.image;
  for (let y = 0; y < s.top.y; y++) {
    let left = width;
    let right = 0;
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
    if (right - left >= wide) return { y, left, right };
  }
  return s.top;
}

/** A sprite of a picture painted here, all of it one part. */
export function painted(image: Rgba, part: string, foot?: Point): Sprite {
  const parts = new Int16Array(image.width * image.height).fill(-1);
  for (let i = 0; i < parts.length; i++) if (image.data[i * 4 + 3]) parts[i] = 0;
  return {
    image,
    parts,
    partNames: [part],
    foot: foot ?? { x: image.width / 2, y: image.height },
    at: {},
    top: topOf(image),
  };
}

export function mirrored(s: Sprite): Sprite {
  const { width, height } = s.image;
  const set = new Uint8Array(s.set ? width * height : 0);
  const image = createImage(width, height);
  const parts = new Int16Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = y * width + width - 1 - x;
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
      if (s.set) set[to] = s.set[from]!;
    }
  const at = Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, { x: width - p.x, y: p.y }]));
  return {
    image,
    parts,
    partNames: s.partNames,
    ...(s.byHand ? { byHand: s.byHand } : {}),
    foot: { x: width - s.foot.x, y: s.foot.y },
    at,
    top: { y: s.top.y, left: width - s.top.right, right: width - s.top.left },
    ...(s.set ? { set } : {}),
  };
}

/** The same the other way up. */
export function upsideDown(s: Sprite): Sprite {
  const { width, height, data } = s.image;
  const image = createImage(width, height);
  const parts = new Int16Array(s.parts.length);
  for (let y = 0; y < height; y++) {
    const to = height - 1 - y;
    image.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), to * width * 4);
    parts.set(s.parts.subarray(y * width, (y + 1) * width), to * width);
  }
  return { ...s, image, parts };
}

/** As wide as before, its height a share of it: pressed flat from above. */
export function pressed(s: Sprite, share: number): Sprite {
  const { width, height } = s.image;
  const low = Math.max(1, Math.round(height * share));
  const image = createImage(width, low);
  const parts = new Int16Array(width * low);
  for (let y = 0; y < low; y++) {
    const from = Math.min(height - 1, Math.floor(((y + 0.5) * height) / low)) * width;
    image.data.set(s.image.data.subarray(from * 4, (from + width) * 4), y * width * 4);
    parts.set(s.parts.subarray(from, from + width), y * width);
  }
  const k = low / height;
  const at = Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, { x: p.x, y: p.y * k }]));
  return { ...s, image, parts, at, foot: { x: s.foot.x, y: s.foot.y * k }, top: { ...s.top, y: s.top.y * k } };
}

/** Seen through water: its colours go towards that of the sea, its lights more than its darks. */
export function sunken(s: Sprite, share = 0.5): Sprite {
  const image = { ...s.image, data: s.image.data.slice() };
  const sea = [42, 104, 168];
  for (let i = 0; i < image.data.length; i += 4)
    if (image.data[i + 3])
      for (let k = 0; k < 3; k++) image.data[i + k] = Math.round(image.data[i + k]! * (1 - share) + sea[k]! * share);
  return { ...s, image };
}

/** Turned by a quarter: what stood lies, its top to the left. */
export function lying(s: Sprite): Sprite {
  const { width, height } = s.image;
  const image = createImage(height, width);
  const parts = new Int16Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = (width - 1 - x) * height + y;
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  const at = Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, { x: p.y, y: width - p.x }]));
  return { image, parts, partNames: s.partNames, foot: { x: height / 2, y: width }, at, top: topOf(image) };
}

/** Several drawings as one: `layers` from the farthest to the nearest, the first one's anchors kept. `main` is whose anchors count. */
export function joined(
  layers: readonly { readonly sprite: Sprite; readonly x: Px; readonly y: Px }[],
  main = 0,
): Sprite {
  const left = Math.min(...layers.map((l) => Math.round(l.x)));
  const top = Math.min(...layers.map((l) => Math.round(l.y)));
  const width = Math.max(...layers.map((l) => Math.round(l.x) + l.sprite.image.width)) - left;
  const height = Math.max(...layers.map((l) => Math.round(l.y) + l.sprite.image.height)) - top;
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  const partNames: string[] = [];
  for (const { sprite, x, y } of layers) {
    const first = partNames.length;
    partNames.push(...sprite.partNames);
    const { width: w, height: h } = sprite.image;
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const from = j * w + i;
        if (!sprite.image.data[from * 4 + 3]) continue;
        const to = (Math.round(y) - top + j) * width + Math.round(x) - left + i;
        image.data.set(sprite.image.data.subarray(from * 4, from * 4 + 4), to * 4);
        parts[to] = sprite.parts[from]! < 0 ? -1 : sprite.parts[from]! + first;
      }
  }
  const of = layers[main]!;
  const dx = Math.round(of.x) - left;
  const dy = Math.round(of.y) - top;
  const shifted = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  const at = Object.fromEntries(Object.entries(of.sprite.at).map(([name, p]) => [name, shifted(p)]));
  const { top: t } = of.sprite;
  return {
    image,
    parts,
    partNames,
    foot: shifted(of.sprite.foot),
    at,
    top: { y: t.y + dy, left: t.left + dx, right: t.right + dx },
  };
}

/** The pixels of parts whose name a pattern matches: their box and how many; absent where there are none. */
export function partBox(
  s: Sprite,
  name: RegExp,
): { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px; readonly count: number } | undefined {
  const wanted = s.partNames.map((n) => name.test(n));
  let [left, top, right, bottom, count] = [s.image.width, s.image.height, 0, 0, 0];
  for (let i = 0; i < s.parts.length; i++) {
    if (s.parts[i]! < 0 || !wanted[s.parts[i]!]) continue;
    const x = i % s.image.width;
    const y = Math.floor(i / s.image.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    count++;
  }
  return count > 0 ? { x: left, y: top, width: right - left, height: bottom - top, count } : undefined;
}
