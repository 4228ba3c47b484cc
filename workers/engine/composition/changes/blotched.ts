/** What is on a skin: sores, warts and glowing spots, which are round swellings lit from the upper left, and the cuts of who is wounded. */
import { matter } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { look } from '../../subject/places.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';

/** Claws have been at it: three cuts beside each other on the flank, and one more where there is room. */
export function gashed(s: Sprite, seed: number): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { inked, depth, width, box } = seen;
  const random = createRandom(seed).fork('gashes');
  const large = Math.min(box.width, box.height);
  const eyes = eyesOf(s);
  const image = { ...s.image, data: s.image.data.slice() };
  const long = Math.max(2, Math.round(large * 0.2));
  const room = inked.filter((i) => depth[i]! >= Math.min(4, large * 0.12)).filter((i) => eyes.every((e) => Math.hypot((i % width) - (e.left + e.right) / 2, Math.floor(i / width) - (e.top + e.bottom) / 2) > long * 1.4)); // biome-ignore format: one line
  const spots = room.length > 0 ? room : inked;
  const taken: number[] = [];
  for (let n = 0; n < (large > 20 ? 2 : 1); n++) {
    const apart = spots.filter((i) => taken.every((j) => Math.hypot((i % width) - (j % width), Math.floor(i / width) - Math.floor(j / width)) > long * 2)); // biome-ignore format: one line
    if (apart.length === 0) break;
    const i = random.pick(apart);
    taken.push(i);
    const [x, y] = [i % width, Math.floor(i / width)];
    // on a red coat they are dark
    const [r, g] = [image.data[i * 4]!, image.data[i * 4 + 1]!];
    const [edge, cut, shade] =
      r > 120 && r > g * 1.45 ? ['#5c0c1c', '#3c0814', '#7c1428'] : ['#7c1424', '#d83838', '#8c1828'];
    for (const k of n === 0 && large > 12 ? [-1, 0, 1] : [0])
      for (let t = 0; t < long; t++) {
        const [px, py] = [x + k * Math.max(2, Math.round(long * 0.45)) + Math.round(long * 0.3 - t * 0.6), y - (long >> 1) + t + (k === 0 ? -1 : 0)]; // biome-ignore format: one line
        const lit = t === 0 || t === long - 1;
        if ((s.parts[py * width + px] ?? -1) >= 0) dot(image, px, py, lit ? edge! : cut!);
        if (!lit && large > 26 && (s.parts[py * width + px + 1] ?? -1) >= 0) dot(image, px + 1, py, shade!);
      }
  }
  return { ...s, image };
}

/** What of a person is no skin. */
const COVERED =
  /hat|hood|helm|hair|beard|cloak|cape|robe|dress|coat|tunic|shirt|vest|apron|trousers|pants|skirt|boots?|shoes?|gloves?|belt|armou?r|sword|axe|staff|club|shield|spear|hammer|weapon|broom|horn|scarf|collar|loincloth|kilt|mask|wing|eye|pupil|mouth|tooth|teeth|fang|tusk/;
/** What is not the back, however high it stands. */
const OFF_BACK = /ear|head|antler|mane|muzzle|snout|nose|belly|leg|paw|hoof|hooves/;

/** Round swellings; of who is dressed on the skin alone. On the back: away from the face, in the upper half. */
export function blotched(s: Sprite, hex: string, seed: number, on?: 'back' | 'head', one?: true): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { inked, depth, width, box } = seen;
  const random = createRandom(seed).fork('blotches');
  const large = Math.min(box.width, box.height);
  const eyes = eyesOf(s);
  const image = { ...s.image, data: s.image.data.slice() };
  const ramp = matter(hex);
  const bare = inked.filter((i) => !COVERED.test(s.partNames[s.parts[i]!] ?? ''));
  const skin = bare.length > 12 ? bare : inked;
  const fromFace = (i: number): number =>
    Math.min(...eyes.map((e) => Math.hypot((i % width) - (e.left + e.right) / 2, Math.floor(i / width) - (e.top + e.bottom) / 2))); // biome-ignore format: one line
  const mid = eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / Math.max(1, eyes.length);
  const low = Math.max(0, ...eyes.map((e) => e.bottom));
  const fromNose = (i: number): number => Math.hypot((i % width) - mid - 1, Math.floor(i / width) - low - 2);
  const there = skin.filter((i) => on === 'head' ? eyes.length > 0 && fromFace(i) < large * 0.3 : on === 'back' ? !OFF_BACK.test(s.partNames[s.parts[i]!] ?? '') && Math.floor(i / width) < box.y + box.height * 0.62 && (eyes.length === 0 || (fromFace(i) > large * 0.3 && (Math.abs((i % width) - mid) > large * 0.36 || Math.floor(i / width) > low))) : true); // biome-ignore format: one line
  const spots = there.length > 4 ? there : skin;
  const deep = spots.filter((i) => depth[i]! > 2);
  const free = deep.length > 4 ? deep : spots.filter((i) => depth[i]! > 1);
  const found: { readonly x: number; readonly y: number; readonly r: number }[] = [];
  for (let k = 0; k < 60 && found.length < (one ? 1 : 8); k++) {
    // one alone is beside the nose
    const i = one && eyes.length > 0 ? [...spots].sort((p, q) => fromNose(p) - fromNose(q))[Math.min(k, spots.length - 1)]! : random.pick(free.length > 0 ? free : spots); // biome-ignore format: one line
    const [x, y] = [i % width, Math.floor(i / width)];
    const r = Math.max(1, large * (0.035 + random.float() * 0.04));
    const clear = found.every((f) => Math.hypot(f.x - x, f.y - y) > (f.r + r) * 1.9);
    if (clear && eyes.every((e) => x < e.left - r - 2 || x > e.right + r + 2 || y < e.top - r - 2 || y > e.bottom + r + 2)) found.push({ x, y, r }); // biome-ignore format: one line
  }
  for (const { x, y, r } of found)
    for (let py = Math.floor(y - r - 1); py <= y + r + 1; py++)
      for (let px = Math.floor(x - r - 1); px <= x + r + 1; px++) {
        const d = Math.hypot(px - x, py - y);
        if (d > r + 0.9 || (s.parts[py * width + px] ?? -1) < 0) continue;
        dot(image, px, py, d > r ? ramp[0]! : px + py < x + y - r * 0.5 ? ramp[4]! : px + py > x + y + r * 0.7 ? ramp[1]! : ramp[2]!); // biome-ignore format: one line
      }
  return { ...s, image };
}
