/** Two or three heads on one pair of shoulders, seen from before: an ettin, an ogre with two heads. */
import { rgbToHex } from '../../../../src/pixels/color.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { block, deeper, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { HEAD, HEAD_ONLY, mainColour, only } from './parts.ts';

/** Middles of the heads beside the neck, in widths of a head, and how far they hang, in heights: those farthest behind first. */
const PLACES: Readonly<Record<number, readonly (readonly [across: number, down: number])[]>> = {
  2: [[0.55, 0], [-0.55, 0.04]],
  3: [[0.96, 0.14], [-0.96, 0.14], [0, 0]],
}; // biome-ignore format: pairs

/** Names of all that belongs to a head: its own parts, and what is worn or grows above its chin. */
function ofHead(s: Sprite, box: { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px }): RegExp {
  const chin = box.y + box.height * 1.08;
  const names = [...new Set(s.partNames)].filter((name) => {
    const part = partBox(s, exactly([name]));
    const middle = part ? part.x + part.width / 2 - box.x - box.width / 2 : 0;
    return HEAD_ONLY.test(name) || (part && part.y + part.height <= chin && Math.abs(middle) < box.width * 0.3);
  });
  return exactly(names);
}

const exactly = (names: readonly string[]): RegExp =>
  new RegExp(`^(?:${names.map((name) => name.replace(/[^\w ]/g, '\\$&')).join('|')})$`);

/** @returns undefined where it has no head apart from its body, or more than three are asked for */
export function headsOfPerson(s: Sprite, count: number): Sprite | undefined {
  const places = PLACES[count];
  const box = partBox(s, HEAD);
  const own = box && ofHead(s, box);
  const head = own && only(s, own);
  const body = own && only(s, own, true);
  if (!places || !box || !head || !body) return undefined;
  const hex = mainColour(s, /^(?:head|neck|skin)$/);
  const middle = box.x + box.width / 2;
  const bottom = box.y + box.height;
  // each neck goes straight down to the shoulders; the muscle between them closes the place of the one head
  const thick = Math.max(3, Math.round(box.width * 0.4));
  const deep = Math.max(3, Math.round(box.height * 0.3));
  const far = Math.max(...places.map(([x]) => x)) * box.width;
  const yoke = sheet(far * 2 + thick + 2, deep + 2);
  const across = (x: number): number => x - (middle - far - thick / 2 - 1);
  const cloth = colourUnder(body, middle, bottom, deep) ?? hex;
  const shoulders = Math.min(far * 1.6, spanOf(body, Math.round(bottom + deep)) * 0.92);
  for (let y = 0; y < deep; y++) {
    const wide = shoulders * (0.45 + (0.55 * y) / deep);
    block(yoke, across(middle - wide / 2), y + 1, wide, 1, y > deep * 0.6 ? deeper(cloth, 0.82) : cloth);
  }
  for (const [x] of places) block(yoke, across(middle + x * box.width * 0.86 - thick / 2), 0, thick, deep * 0.8, hex);
  return joined(
    [
      { sprite: { ...body, partNames: s.partNames }, x: 0, y: 0 },
      {
        sprite: painted(withoutFoot(lined(yoke)), 'neck 2'),
        x: middle - far - thick / 2 - 2,
        y: bottom - deep * 0.55 - 1,
      },
      ...places.map(([x, y], i) => ({
        sprite: {
          ...head,
          partNames: head.partNames.map((n) => (i === places.length - 1 ? n : `${n} of head ${i + 2}`)),
        },
        x: x * box.width,
        y: y * box.height,
      })),
    ],
    0,
  );
}

/** Without the line under it: it goes over into the shoulders. */
function withoutFoot(image: Rgba): Rgba {
  image.data.fill(0, image.width * (image.height - 2) * 4);
  return image;
}

/** The colour most seen under where the one head was: of a robe, a breastplate, bare skin. */
function colourUnder(
  { image: { width, height, data }, parts }: Sprite,
  middle: number,
  from: Px,
  deep: Px,
): string | undefined {
  const counts = new Map<string, number>();
  for (let y = Math.round(from); y < Math.min(height, from + deep * 2); y++)
    for (let x = Math.max(0, Math.round(middle - deep)); x < Math.min(width, middle + deep); x++) {
      const i = y * width + x;
      if (parts[i]! < 0 || !data[i * 4 + 3]) continue;
      const hex = rgbToHex([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
      counts.set(hex, (counts.get(hex) ?? 0) + 1);
    }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** How many pixels of a row are filled. */
const spanOf = ({ image: { width, data } }: Sprite, row: Px): Px =>
  Array.from({ length: width }, (_, x) => data[(row * width + x) * 4 + 3]).filter(Boolean).length;
