/** Parts of a sprite taken off, doubled, put on. */
import { rgbToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { block, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite, upsideDown } from '../sprites/sprite.ts';
import { eyesOf, loneEye } from './creature-marks.ts';

/** Parts that belong to a head, of people, animals and monsters. */
export const HEAD =
  /head|muzzle|snout|nose|ear|horn|beak|cheek|eye|jaw|hair|face|helmet|hat|beard|crown|hood|visor|mask|brow|mane|antler|comb|crest|fringe|bun|tusk|whisker|cap$/;

/** The box of a sprite's head; of one without a head the upper third. */
export function headOf(s: Sprite): { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px } {
  const box = partBox(s, /^head$|^skull$|muzzle|snout/) ?? partBox(s, HEAD);
  if (box) return box;
  const { width, height } = s.image;
  // who looks to a side and has no part for it has it where the eye is
  const own = eyesOf(s);
  const spot = s.at.mouth;
  const eyes = own.length > 0 ? own : spot ? [{ left: spot.x - 1, right: spot.x, top: spot.y - height * 0.2, bottom: spot.y }] : loneEye(s); // biome-ignore format: one line
  const off =
    eyes.length > 0 ? eyes.reduce((sum, e) => sum + (e.left + e.right + 1) / 2, 0) / eyes.length - width / 2 : 0;
  if (Math.abs(off) > width * 0.12) {
    const [left, right] = [Math.min(...eyes.map((e) => e.left)), Math.max(...eyes.map((e) => e.right)) + 1];
    const top = Math.min(...eyes.map((e) => e.top));
    const size = Math.round(Math.max(Math.min(width, height) * 0.36, (right - left) * 1.3));
    const x = Math.round((left + right) / 2 - size / 2);
    // the crown is where the body begins above the eyes
    let crown = 0;
    while (
      crown < top &&
      !s.image.data[(crown * width + Math.min(width - 1, Math.max(0, Math.round((left + right) / 2)))) * 4 + 3]
    )
      crown++;
    return { x: Math.max(0, x), y: crown, width: Math.min(size, width - Math.max(0, x)), height: size };
  }
  return {
    x: Math.round(width * 0.25),
    y: 0,
    width: Math.max(1, Math.round(width * 0.5)),
    height: Math.max(1, Math.round(height * 0.36)),
  };
}

/** Pixels of some parts with the outer line around them, as a sprite of the same size; absent where it has none. */
export function only(s: Sprite, name: RegExp, invert = false): Sprite | undefined {
  const { width, height } = s.image;
  const wanted = s.partNames.map((n) => name.test(n) !== invert);
  const isPart = (x: Px, y: Px): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const part = s.parts[y * width + x]!;
    return part >= 0 && wanted[part]!;
  };
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  let any = false;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!s.image.data[i * 4 + 3]) continue;
      const line = s.parts[i]! < 0;
      const near = line && [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => isPart(x + dx, y + dy)));
      if (!isPart(x, y) && !near) continue;
      any = true;
      image.data.set(s.image.data.subarray(i * 4, i * 4 + 4), i * 4);
      parts[i] = s.parts[i]!;
    }
  return any ? { ...s, image, parts } : undefined;
}

/** Where further heads go beside the first, in widths and heights of it. */
const FAN: readonly (readonly [x: number, y: number])[] = [[-0.78, -0.22], [0.78, -0.22], [-0.42, -0.8], [0.42, -0.8], [-1.3, 0.16], [1.3, 0.16], [-0.95, -0.8], [0.95, -0.8]]; // biome-ignore format: a list

/** All of a head, and nothing of the rest. */
export const HEAD_ONLY =
  /^(?!.*(?:helmet-plume)).*(?:head|muzzle|snout|nose|ear(?!l)|horn|beak|cheek|eye|jaw|hair|face|mane|brow|whisker|tongue).*$/;

/** A sprite with `count` heads; the further ones stand behind it, on necks of their own. */
export function withHeads(s: Sprite, count: number): Sprite {
  const head = only(s, HEAD_ONLY);
  if (!head) return s;
  const box = partBox(s, HEAD)!;
  const hex = mainColour(s, /^(?:head|neck|skin)$/);
  const wide = Math.max(3, Math.round(box.width * 0.36));
  // all necks leave the body below the first head
  const root = { x: box.x + box.width / 2, y: box.y + box.height * 1.15 };
  // seen from before, two heads are beside each other, neither in the middle
  const before = Math.abs(box.x + box.width / 2 - s.image.width / 2) < s.image.width * 0.16;
  const body = count === 2 && before ? only(s, HEAD_ONLY, true) : undefined;
  const places = body ? ([[-0.68, -0.2], [0.68, -0.2]] as const) : FAN.slice(0, count - 1); // biome-ignore format: a pair
  const more = places.map(([x, y], i) => {
    const [dx, dy] = [x * box.width, y * box.height];
    const from = { x: box.x + box.width / 2 + dx, y: box.y + box.height * 0.6 + dy };
    const [left, top] = [Math.min(from.x, root.x) - wide, Math.min(from.y, root.y) - 1];
    const image = sheet(Math.abs(from.x - root.x) + wide * 2, Math.abs(from.y - root.y) + wide + 2);
    const steps = Math.ceil(Math.hypot(from.x - root.x, from.y - root.y)) * 2;
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      // out first, then up
      const [u, v] = [1 - (1 - t) ** 1.7, t ** 1.7];
      const [px, py] = [root.x + (from.x - root.x) * u - left, root.y + (from.y - root.y) * v - top];
      block(image, px - wide / 2, py, wide, Math.max(2, wide * 0.6), hex);
    }
    return [
      { sprite: painted(lined(image), `neck ${i + 2}`), x: left - 1, y: top - 1 },
      { sprite: { ...head, partNames: head.partNames.map((n) => `${n} of head ${i + 2}`) }, x: dx, y: dy },
    ];
  });
  const behind = more.reverse().flat();
  if (body) return joined([{ sprite: { ...body, partNames: s.partNames }, x: 0, y: 0 }, ...behind], 0);
  return joined([...behind, { sprite: s, x: 0, y: 0 }], behind.length);
}

/** A sprite whose head is gone: a dark neck is left. */
export function withoutHead(s: Sprite): Sprite {
  const box = partBox(s, HEAD);
  const rest = only(s, HEAD, true);
  if (!box || !rest) return s;
  // lines that belonged to the head alone are no longer needed
  const { width } = s.image;
  for (let y = 0; y < box.y + box.height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (rest.parts[i]! < 0 && rest.image.data[i * 4 + 3] && ![-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => (rest.parts[i + dy * width + dx] ?? -1) >= 0))) rest.image.data.fill(0, i * 4, i * 4 + 4); // biome-ignore format: a condition
    }
  const w = Math.max(3, Math.round(box.width * 0.42));
  const stump = sheet(w, Math.max(2, Math.round(w * 0.4)));
  ellipse(stump, stump.width / 2, stump.height / 2, stump.width / 2, stump.height / 2, (_x, _y, d) =>
    d > 0.6 ? '#5c1c28' : '#2c1018',
  );
  const left = partBox(rest, /./);
  const neck = s.at.NECK;
  const x = (neck?.x ?? box.x + box.width / 2) - stump.width / 2;
  const y = neck ? neck.y - stump.height * 0.7 : (left?.y ?? box.y + box.height) - stump.height / 2;
  const top = rowOfTop(rest, Math.round(x), Math.round(x + stump.width));
  return joined(
    [
      { sprite: { ...rest, partNames: s.partNames }, x: 0, y: 0 },
      { sprite: painted(stump, 'neck stump'), x, y: Math.max(y, top - stump.height * 0.6) },
    ],
    0,
  );
}

function rowOfTop(s: Sprite, from: Px, to: Px): Px {
  for (let y = 0; y < s.image.height; y++)
    for (let x = Math.max(0, from); x < Math.min(s.image.width, to); x++)
      if (s.image.data[(y * s.image.width + x) * 4 + 3]) return y;
  return 0;
}

const WINGS: Readonly<Record<string, readonly [light: string, base: string, dark: string]>> = {
  bird: ['#ffffff', '#e4e8f0', '#9ca8bc'], angel: ['#ffffff', '#f0f0f4', '#b0b8cc'], feathered: ['#ffffff', '#e4e8f0', '#9ca8bc'], white: ['#ffffff', '#f0f0f4', '#b0b8cc'], golden: ['#fff0a0', '#ecc040', '#a87820'], black: ['#5c5c70', '#34343f', '#1c1c24'],
  bat: ['#84607c', '#543850', '#2c1c30'], demon: ['#b04040', '#742430', '#3c1018'], dragon: ['#c85c48', '#8c3434', '#4c1820'],
  butterfly: ['#ffb048', '#f07c28', '#3c2430'], fairy: ['#f0fcff', '#b8e8f0', '#7cb8d0'], insect: ['#f0f8fc', '#c8dce8', '#8ca8bc'], bee: ['#f0f8fc', '#c8dce8', '#8ca8bc'],
}; // biome-ignore format: a table

/** One wing that spreads to the upper left from its root at the lower right. */
export function wing(kind: string, size: number): Sprite {
  const [light, base, dark] = WINGS[kind] ?? WINGS.bird!;
  const s = Math.max(6, Math.round(size));
  const image = sheet(s, s * 0.95);
  const h = image.height;
  const membrane = /bat|demon|dragon/.test(kind);
  const lobes = /butterfly|fairy|insect|bee/.test(kind);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < s; x++) {
      const u = (s - 0.5 - x) / s;
      const v = (h - 0.5 - y) / h;
      if (lobes) {
        const upper = ((u - 0.5) / 0.46) ** 2 + ((v - 0.62) / 0.36) ** 2;
        const lower = ((u - 0.36) / 0.34) ** 2 + ((v - 0.2) / 0.24) ** 2;
        const d = Math.min(upper, lower);
        if (d < 1)
          dot(
            image,
            x,
            y,
            d > 0.74 ? dark : d < 0.22 ? light : kind === 'butterfly' && (x * 3 + y * 5) % 13 === 0 ? light : base,
          );
        continue;
      }
      const arm = Math.min(1, u / 0.35) * 0.42 + Math.max(0, u - 0.35) * 0.75 + 0.12;
      const reach = 1 - u * 0.1;
      const fan = membrane
        ? 0.5 * u - 0.12 * Math.abs(Math.sin(u * Math.PI * 3.2)) + 0.02
        : 0.62 * u ** 1.1 - 0.1 * ((u * 5) % 1) * u;
      const bottom = Math.max(0, fan - 0.06);
      if (v > arm * reach + 0.2 || v < bottom * 0.9 || u > 0.97) continue;
      const edge = v > arm * reach + 0.1;
      const row = membrane
        ? Math.abs(((u * 3.2) % 1) - 0.5) < 0.08
        : (u * 5) % 1 < 0.16 || Math.abs(v - (bottom + arm) / 2) < 0.025;
      dot(image, x, y, edge ? light : row ? dark : v < bottom + 0.12 ? dark : base);
    }
  return painted(lined(image, dark === '#2c1c30' ? '#1c1020' : '#3c3448'), 'wings', { x: s, y: h });
}

/** Two wings at its back: the far one behind it, the near one before. */
export function withWings(s: Sprite, kind: string, facing: 'side' | 'front', low = false, share = 1): Sprite {
  const { width, height } = s.image;
  const span = Math.max(6, Math.min(width, height) * (facing === 'side' ? 0.8 : 0.74) * share);
  // a second pair points down, below the first
  const near = low ? upsideDown(wing(kind, span * 0.78)) : wing(kind, span);
  if (low && facing === 'front') {
    const at = s.foot.x;
    const y = s.foot.y - Math.min(height, s.image.height) * 0.42;
    return joined([{ sprite: near, x: at - near.image.width - 1, y }, { sprite: mirroredWing(near), x: at + 1, y }, { sprite: s, x: 0, y: 0 }], 2); // biome-ignore format: a list
  }
  const back = s.at.back ?? s.at.chest ?? { x: width / 2, y: height * 0.38 };
  if (facing === 'front') {
    const other = mirroredWing(near);
    // small ones would be lost behind the body: they sit at its sides
    const off = width * (share < 1 ? 0.26 : 0.02);
    return joined([{ sprite: near, x: back.x - near.image.width - off, y: back.y - near.image.height * 0.78 }, { sprite: other, x: back.x + off, y: back.y - near.image.height * 0.78 }, { sprite: s, x: 0, y: 0 }], 2); // biome-ignore format: a list
  }
  return joined([{ sprite: near, x: back.x - near.image.width + width * 0.2, y: back.y - near.image.height * 0.96 }, { sprite: s, x: 0, y: 0 }, { sprite: near, x: back.x - near.image.width + width * 0.06, y: back.y - near.image.height * 0.8 }], 1); // biome-ignore format: a list
}

function mirroredWing(s: Sprite): Sprite {
  const { width, height } = s.image;
  const image = createImage(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      image.data.set(
        s.image.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
        (y * width + width - 1 - x) * 4,
      );
  return painted(image, 'wings');
}

export function withHorns(s: Sprite, hex = '#e8dcc0'): Sprite {
  const head = headOf(s);
  const h = Math.max(3, Math.round(head.height * 0.5));
  const w = Math.max(2, Math.round(h * 0.6));
  const horn = (left: boolean): Sprite => {
    const image = sheet(w, h);
    for (let y = 0; y < h; y++) {
      const t = 1 - y / h;
      const x = (left ? 1 - t ** 1.6 : t ** 1.6) * (w - 1);
      block(
        image,
        Math.round(x - (1 - t) * w * 0.2),
        y,
        Math.max(1, Math.round((1 - t * 0.8) * w * 0.5)),
        1,
        y % 3 === 2 ? '#a8987c' : hex,
      );
    }
    return painted(lined(image, '#3c3028'), 'horns');
  };
  const top = head.y - h * 0.62;
  return joined(
    [
      { sprite: s, x: 0, y: 0 },
      { sprite: horn(true), x: head.x - w * 0.2, y: top },
      { sprite: horn(false), x: head.x + head.width - w * 0.9, y: top },
    ],
    0,
  );
}

/** The colour most seen on a sprite that is no line. */
export function mainColour(s: Sprite, name = /./): string {
  const counts = new Map<string, number>();
  for (let i = 0; i < s.parts.length; i++) {
    const part = s.parts[i]!;
    if (part < 0 || !name.test(s.partNames[part]!)) continue;
    const [r, g, b] = [s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!];
    if (rgbToOklab([r, g, b])[0] < 0.3) continue;
    const hex = rgbToHex([r, g, b]);
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#888888';
}
