/** Painting what has no shape of its own: textures, in the colours of what is around where those are near. */

import { hexToRgb, rgbToHex } from '../../../../src/pixels/color.ts';
import { distanceTo } from '../../../../src/pixels/distance.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import { ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { newCanvas, noise1, toImage } from '../../place/canvas.ts';
import { paintGround } from '../../place/grounds.ts';
import type { Scene } from '../../place/scenes.ts';
import { createRandom, type Random } from '../../random.ts';
import { GROUNDS, type GroundLook, type GroundName } from './grounds.ts';
import type { Hole } from './hole.ts';

/** Most pixels that an uneven edge eats into the hole, as a share of the hole's shorter side. */
const WAVER = 0.08;

/**
 * The known picture with a ground in its hole. Its edge wavers, so that a hole with straight sides does not show, except
 * where the hole meets the picture's own edge; `around` fills what the edge leaves.
 */
export function paintGroundInto(
  hole: Hole,
  around: Rgba,
  name: GroundName,
  colour: string | undefined,
  seed: number,
): Rgba {
  const look: GroundLook = GROUNDS[name];
  const { width, height } = hole.known;
  const random = createRandom(seed).fork(`ground ${name}`);
  const texture = textured(look, colour, width, height, random);
  const out = cloneImage(around);
  const outside = Uint8Array.from(hole.open, (v) => 1 - v);
  const { distance } = distanceTo(outside, width, height);
  const depth = edgeDepth(hole, random);
  const dark = hexToRgb(darker(look, colour));
  hole.open.forEach((open, i) => {
    if (!open) return;
    const into = distance[i]! - depth(i % width, Math.floor(i / width));
    if (into <= 0) return;
    const bank = look.bank && into <= 1 && hole.joined > 0;
    out.data.set(bank ? [...dark, 255] : texture.data.subarray(i * 4, i * 4 + 4), i * 4);
  });
  return out;
}

/** How far from its edge the ground begins, in whole pixels, at each place: a smooth random line. */
function edgeDepth(hole: Hole, random: Random): (x: Px, y: Px) => number {
  const { width, height } = hole.known;
  const { box } = hole;
  // A hole that is everything, or in a sprite with nothing around, has no edge to hide.
  if (hole.joined < 0.2) return () => 0;
  const most = Math.min(4, Math.max(0, Math.round(Math.min(box.width, box.height) * WAVER)));
  const along = noise1(random.fork('x'), 7);
  const across = noise1(random.fork('y'), 7);
  return (x, y) => {
    const touches = Math.min(x - box.x, box.x + box.width - 1 - x, y - box.y, box.y + box.height - 1 - y);
    const atEdge =
      (box.x === 0 && x <= most) ||
      (box.y === 0 && y <= most) ||
      (box.x + box.width === width && x >= width - 1 - most) ||
      (box.y + box.height === height && y >= height - 1 - most);
    if (touches < 0 || (atEdge && touches > most)) return 0;
    return Math.round(most * (0.5 + 0.25 * (along(x + 0.5 * y) + across(y + 100 + 0.5 * x))));
  };
}

function tonesOf(look: GroundLook, colour: string | undefined): readonly [string, string, string] {
  if (!colour) return look.colours;
  const tones = ramp(hexToRgb(colour), 0.6).map(rgbToHex);
  return [tones[TONE.base]!, tones[TONE.light]!, tones[TONE.shadow]!];
}

function darker(look: GroundLook, colour: string | undefined): string {
  return rgbToHex(ramp(hexToRgb(tonesOf(look, colour)[2]), 0.9)[TONE.shadow]);
}

function textured(look: GroundLook, colour: string | undefined, width: Px, height: Px, random: Random): Rgba {
  const ground = tonesOf(look, colour);
  if (look.texture === 'bricks' || look.texture === 'cobbles') {
    const image = createImage(width, height);
    const paintStones = look.texture === 'bricks' ? bricks : cobbles;
    paintStones(image, ground, random);
    return image;
  }
  const canvas = newCanvas(width, height);
  const scene: Scene = {
    sky: [],
    ground,
    texture: look.texture,
    ...(look.accent ? { accent: look.accent } : {}),
  };
  paintGround(canvas, scene, 0, look.texture !== 'plain', random);
  return toImage(canvas);
}

type Stones = (image: Rgba, colours: readonly [base: string, light: string, dark: string], random: Random) => void;

/** Courses of bricks with joints, each brick lit along its upper edge. */
const bricks: Stones = (image, [base, light, dark]) => {
  const high = Math.max(4, Math.round(image.height / 12));
  const wide = high * 2;
  const [b, l, d] = [base, light, dark].map(hexToRgb);
  for (let y = 0; y < image.height; y++) {
    const course = Math.floor(y / high);
    for (let x = 0; x < image.width; x++) {
      const along = (x + (course % 2) * (wide / 2)) % wide;
      const color = y % high === high - 1 || along >= wide - 1 ? d! : y % high === 0 ? l! : b!;
      image.data.set([...color, 255], (y * image.width + x) * 4);
    }
  }
};

/** Round stones in uneven rows with dark joints, lit from the upper left; some are lighter. */
const cobbles: Stones = (image, [base, light, dark], random) => {
  const high = Math.max(4, Math.round(image.height / 14));
  const wide = high + 2;
  const [b, l, d] = [base, light, dark].map(hexToRgb);
  const pale = Array.from({ length: 61 }, () => random.float() < 0.3);
  const shifts = Array.from({ length: Math.ceil(image.height / high) + 1 }, () => random.int(wide));
  for (let y = 0; y < image.height; y++) {
    const course = Math.floor(y / high);
    const v = y % high;
    for (let x = 0; x < image.width; x++) {
      const at = x + shifts[course]!;
      const u = at % wide;
      const corner = (v === 0 || v === high - 2) && (u === 0 || u === wide - 2);
      const joint = v === high - 1 || u === wide - 1 || corner;
      const lit = (v === 0 && u < wide - 3) || (u === 0 && v < high - 3);
      const stone = pale[(Math.floor(at / wide) * 7 + course * 13) % pale.length];
      image.data.set([...(joint ? d! : lit || stone ? l! : b!), 255], (y * image.width + x) * 4);
    }
  }
};
