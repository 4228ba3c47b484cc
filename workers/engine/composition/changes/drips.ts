/** Liquids that run down a thing: from the edge of a blade, else over the rim of what they are in. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { matter } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { deeper, dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { mainColour } from './parts.ts';
import { light } from './tear.ts';

const EDGE = /blade|head|edge|tip|spike|claw|tooth|fang|point/;

/** Its tone in the light: red would be orange there. */
const litOf = (hex: string, ramp: readonly string[]): string => {
  const [, a, b] = hexToOklab(hex);
  return a > 0.1 && b < a * 0.75 ? ramp[2]! : ramp[3]!;
};

/** `splashed`: on what holds nothing, of which it is not said where it came on. */
export const dripping = (s: Sprite, said: string, seed: number, splashed = false): Sprite => {
  const hex = seenOn(s, said);
  return s.partNames.some((name) => EDGE.test(name))
    ? bladeDripping(s, hex, seed)
    : splashed
      ? spattered(s, hex, seed)
      : runningDown(s, hex, seed);
};

/** OKLab distance below which a liquid is lost on what it runs down. */
const LOST = 0.15;

/** On what is as red as blood it is as dark as dried blood. */
function seenOn(s: Sprite, hex: string): string {
  const [a, b] = [hexToOklab(mainColour(s)), hexToOklab(hex)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < LOST ? deeper(hex, a[0] < 0.36 ? 1.5 : 0.66) : hex;
}

/** The sprite on a sheet with room below it into which drops fall. */
function withRoomBelow(s: Sprite): { readonly drop: Px; readonly image: Rgba; readonly parts: Int16Array } {
  const { width, height } = s.image;
  const drop = Math.max(2, Math.round(Math.min(width, height) / 9));
  const image = createImage(width, height + drop);
  const parts = new Int16Array(width * (height + drop)).fill(-1);
  image.data.set(s.image.data);
  parts.set(s.parts);
  return { drop, image, parts };
}

/** Splashes of it in the light of what lies below, most at the upper right where weapons end, and drops that fall. */
function spattered(s: Sprite, hex: string, seed: number): Sprite {
  const { width, height } = s.image;
  const { drop, image, parts } = withRoomBelow(s);
  const ramp = matter(hex);
  const n = noise(seed % 953);
  const lit = litOf(hex, ramp);
  const random = createRandom(seed).fork('splashes');
  const unit = Math.max(2, Math.min(width, height) / 11);
  const wet = (x: Px, y: Px): boolean =>
    n(x / unit, y / unit) * 0.68 + n((x / unit) * 2.3 + 5, (y / unit) * 2.3) * 0.32 + (x / width - y / height) * 0.24 >
    0.54;
  let next = 0;
  for (let x = 0; x < width; x++) {
    next--;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (s.parts[i]! < 0 || !wet(x, y)) continue;
      dot(image, x, y, light(s, i) > 0.62 ? lit : light(s, i) > 0.34 ? ramp[2]! : ramp[1]!);
      const below = s.parts[i + width] ?? -1;
      if (below >= 0 || image.data[(i + width * 2) * 4 + 3] || next > 0) continue;
      next = 3 + random.int(3);
      const long = 1 + random.int(drop);
      for (let k = 1; k <= long + 1 && y + k < height + drop; k++) {
        dot(image, x, y + k, k > long ? lit : ramp[1]!);
        parts[(y + k) * width + x] = 0;
      }
    }
  }
  return { ...s, image, parts };
}

/** Tongues of it hang down from the rim, each with its own light, and what came farthest is a puddle at the foot. */
function runningDown(s: Sprite, hex: string, seed: number): Sprite {
  const { width, height } = s.image;
  const random = createRandom(seed).fork('drips');
  const ramp = matter(hex);
  const [ink, dark, base, lit] = [ramp[0]!, ramp[1]!, ramp[2]!, ramp[3]!];
  const columns = Array.from({ length: width }, (_, x): readonly [Px, Px] => {
    let [top, bottom] = [-1, -1];
    for (let y = 0; y < height; y++)
      if (s.parts[y * width + x]! >= 0) {
        if (top < 0) top = y;
        bottom = y;
      }
    return [top, bottom];
  });
  const solid = columns.flatMap(([top], x) => (top >= 0 ? [x] : []));
  const [left, right] = [solid[0] ?? 0, solid.at(-1) ?? 0];
  const wide = right - left + 1;
  // The rim of a lid lies a little below the top that is seen.
  const tongue = Math.max(2, Math.round(wide / 9));
  const many = wide >= 20 ? 4 : 3;
  const puddle = Math.max(1, Math.round(height / 16));
  const image = createImage(width, height + puddle);
  const parts = new Int16Array(width * (height + puddle)).fill(-1);
  image.data.set(s.image.data);
  parts.set(s.parts);
  const put = (x: Px, y: Px, colour: string): void => {
    if (x < 0 || x >= width || y < 0 || y >= height + puddle) return;
    dot(image, x, y, colour);
    if (parts[y * width + x]! < 0) parts[y * width + x] = 0;
  };
  const longest = random.int(many);
  const foot = Math.max(...columns.map(([, bottom]) => bottom));
  for (let k = 0; k < many; k++) {
    const from = Math.round(left + (wide * (k + 0.5)) / many - tongue / 2 + (random.int(3) - 1));
    const share = k === longest ? 1 : 0.3 + 0.12 * random.int(4);
    for (let dx = 0; dx < tongue; dx++) {
      const x = from + dx;
      const [top, bottom] = columns[x] ?? [-1, -1];
      if (top < 0) continue;
      // round at its end
      const round = tongue > 2 && (dx === 0 || dx === tongue - 1) ? 1 : 0;
      const first = top + 1;
      const last = Math.min(k === longest ? foot : bottom - 1, Math.round(first + (bottom - top) * share) - round);
      for (let y = first; y <= last; y++)
        put(x, y, y === last ? dark : dx === 0 ? lit : dx === tongue - 1 ? dark : base);
      if (k !== longest) put(x, last + 1, ink);
    }
    if (k === longest) {
      const [middle, half] = [from + (tongue - 1) / 2, tongue * 1.3 + 1];
      for (let x = Math.ceil(middle - half); x <= middle + half; x++) {
        const high = Math.round(puddle * Math.sqrt(Math.max(0, 1 - ((x - middle) / (half + 0.5)) ** 2)));
        for (let y = foot + 1 - Math.min(1, high); y <= foot + high; y++) put(x, y, y === foot + high ? dark : base);
      }
    }
  }
  // What stands in it up to the rim joins the tongues.
  for (const x of solid) if (x > left + wide * 0.12 && x < right - wide * 0.12) put(x, columns[x]![0] + 1, lit);
  return { ...s, image, parts };
}

/** What is at the edge of a blade, and drips from there. */
function bladeDripping(s: Sprite, hex: string, seed: number): Sprite {
  const { width, height } = s.image;
  const { drop, image, parts } = withRoomBelow(s);
  const ramp = matter(hex);
  const lit = litOf(hex, ramp);
  const random = createRandom(seed).fork('drips');
  const edge = s.partNames.map((n) => EDGE.test(n));
  const on = (i: number): boolean => s.parts[i]! >= 0 && edge[s.parts[i]!]!;
  const n = noise(seed % 991);
  let next = 1;
  for (let x = 0; x < width; x++) {
    let [top, bottom] = [-1, -1];
    for (let y = 0; y < height; y++)
      if (on(y * width + x)) {
        if (top < 0) top = y;
        bottom = y;
      }
    if (top < 0) continue;
    const reach = (bottom - top + 1) * (0.34 + 0.4 * n(x / 3, 1));
    for (let y = Math.max(top, Math.ceil(bottom - reach)); y <= bottom; y++)
      if (on(y * width + x)) dot(image, x, y, light(s, y * width + x) > 0.7 ? lit : ramp[2]!);
    if (--next > 0) continue;
    next = 3 + random.int(3);
    const long = 1 + random.int(drop);
    for (let k = 1; k <= long + 1; k++) {
      const y = bottom + k;
      if (y >= height + drop) break;
      dot(image, x, y, k > long ? lit : ramp[1]!);
      parts[y * width + x] = 0;
    }
  }
  return { ...s, image, parts };
}
