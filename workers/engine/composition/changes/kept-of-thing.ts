/** What a thing keeps where it has the shape of something else: a clock its dial, a phone its screen, a teapot its spout and handle, a brooch its stone. */
import { createImage } from '../../../../src/pixels/image.ts';
import { look } from '../../subject/places.ts';
import { joined, partBox, type Sprite } from '../sprites/sprite.ts';
import { only } from './parts.ts';

/** On its face. */
const FACING = /^(?:face|hands?|dial|screen|display|lens|gem|stone|mirror|glass pane|buttons?|keys)(?: ?\d+)?$/;
/** On its sides. */
const SIDES: readonly (readonly [RegExp, 1 | -1])[] = [
  [/^spout/, 1],
  [/^handle/, -1],
];
/** What it is made of besides these. */
export const FILLING =
  /^(?!(?:face|hand|dial|screen|display|lens|gem|stone|mirror|button|keys|spout|handle|loop|flame|steam|smoke|wick)).*$/;

/** Smaller, each pixel the one that lies nearest. */
function shrunk(s: Sprite, k: number): Sprite {
  const [width, height] = [Math.max(2, Math.round(s.image.width * k)), Math.max(2, Math.round(s.image.height * k))];
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = Math.min(s.image.height - 1, Math.floor((y + 0.5) / k)) * s.image.width + Math.min(s.image.width - 1, Math.floor((x + 0.5) / k)); // biome-ignore format: one line
      if (!s.image.data[from * 4 + 3]) continue;
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), (y * width + x) * 4);
      parts[y * width + x] = s.parts[from]!;
    }
  return { ...s, image, parts, at: {}, foot: { x: width / 2, y: height }, top: { y: 0, left: 0, right: width } };
}

/** Only what lies in a box. */
function cut(
  s: Sprite,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Sprite {
  const image = createImage(box.width, box.height);
  const parts = new Int16Array(box.width * box.height).fill(-1);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const [from, to] = [(box.y + y) * s.image.width + box.x + x, y * box.width + x];
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  return {
    ...s,
    image,
    parts,
    at: {},
    foot: { x: box.width / 2, y: box.height },
    top: { y: 0, left: 0, right: box.width },
  };
}

/** A part with its line, cut to its box; undefined where the thing has none. */
function taken(s: Sprite, name: RegExp): Sprite | undefined {
  const part = only(s, name);
  const box = part && partBox(part, /./);
  if (!part || !box || box.count < 6) return undefined;
  // the line round it comes along
  const [x, y] = [Math.max(0, box.x - 1), Math.max(0, box.y - 1)];
  return cut(part, { x, y, width: Math.min(part.image.width, box.x + box.width + 1) - x, height: Math.min(part.image.height, box.y + box.height + 1) - y }); // biome-ignore format: one line
}

/** The other shape with the thing's own features on and beside it. */
export function withFeatures(shaped: Sprite, thing: Sprite): Sprite {
  const seen = look(shaped);
  if (!seen) return shaped;
  const layers = [{ sprite: shaped, x: 0, y: 0 }];
  const { width } = shaped.image;
  const { box, depth, inked } = seen;
  const face = taken(thing, FACING);
  if (face) {
    // where it has room, and rather in its middle
    const worth = (i: number): number => depth[i]! / seen.deepest - 0.8 * Math.abs(((i % width) - box.x) / box.width - 0.5) - 0.4 * Math.abs((Math.floor(i / width) - box.y) / box.height - 0.55); // biome-ignore format: one line
    const best = inked.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    const room = Math.max(7, depth[best]! * 2);
    const sprite = shrunk(face, Math.min(1, room / Math.max(face.image.width, face.image.height)));
    layers.push({ sprite, x: (best % width) - sprite.image.width / 2, y: Math.floor(best / width) - sprite.image.height / 2 }); // biome-ignore format: one line
  }
  for (const [name, side] of SIDES) {
    const part = taken(thing, name);
    if (!part) continue;
    const k = Math.min(1, (box.height * 0.5) / part.image.height);
    const sprite = shrunk(part, k);
    const x = side > 0 ? box.x + box.width - sprite.image.width * 0.3 : box.x - sprite.image.width * 0.7;
    layers.unshift({ sprite, x, y: box.y + box.height * 0.42 - sprite.image.height * 0.3 });
  }
  return layers.length > 1
    ? joined(
        layers,
        layers.findIndex((l) => l.sprite === shaped),
      )
    : shaped;
}
