/** A creature whose body is a cloud: puffs in place of its coat, its head and legs as they are. */
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { hostOf } from './host.ts';

const FAIR = ['#7488b4', '#a4b8dc', '#d0def2', '#eef4fe', '#ffffff'];
const STORM = ['#2a2e46', '#444a68', '#646c8c', '#8890b0', '#a8b0cc'];
const COAT = /^(?:body|torso|belly|markings|fur|coat|wool|trunk|back|chest|mane|spot|seg|coil)$/;

/** Puffs over the trunk and a little beyond its outline, lit from the upper left. */
export function clouded(drawn: Sprite, storm: boolean, seed: number): Sprite {
  const tones = storm ? STORM : FAIR;
  const s = pale(drawn, tones);
  const { width, height } = s.image;
  const { trunk } = hostOf(s);
  const own = s.partNames.map((n) => COAT.test(n));
  const coat = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && own[s.parts[y * width + x]!] === true; // biome-ignore format: one line
  let count = 0;
  for (let i = 0; i < s.parts.length; i++) if (own[s.parts[i]!]) count++;
  // who has no coat of its own is a cloud all over
  const is = count > 20 ? coat : (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && s.parts[y * width + x]! >= 0; // biome-ignore format: one line
  const random = createRandom(seed).fork('cloud');
  const r = Math.max(2.5, Math.min(trunk.width, trunk.height) * 0.2);
  const room = Math.ceil(r * 1.5);
  const image = sheet(width + room * 2, height + room * 2);
  const puffs: { x: number; y: number; r: number }[] = [];
  for (let y = 0; y < height; y += r * 0.72)
    for (let x = 0; x < width; x += r * 0.72) {
      const [px, py] = [Math.round(x + (random.float() - 0.5) * r * 0.5), Math.round(y + (random.float() - 0.5) * r * 0.5)]; // biome-ignore format: one line
      if (is(px, py)) puffs.push({ x: px, y: py, r: r * (0.8 + random.float() * 0.5) });
    }
  const low = Math.min(...puffs.map((p) => p.y));
  const deep = Math.max(1, Math.max(...puffs.map((p) => p.y)) - low);
  for (const p of puffs)
    for (let y = Math.floor(p.y - p.r); y <= p.y + p.r; y++)
      for (let x = Math.floor(p.x - p.r); x <= p.x + p.r; x++) {
        const [u, v] = [(x - p.x) / p.r, (y - p.y) / p.r];
        if (u * u + v * v > 1) continue;
        // each is lit by itself, and all of it from above
        const light = 2.5 - u * 0.9 - v * 1.3 - ((y - low) / deep - 0.4) * 1.5;
        dot(image, x + room, y + room, tones[Math.max(0, Math.min(4, Math.round(light)))]!);
      }
  if (puffs.length === 0) return s;
  const cloud = painted(lined(image, storm ? '#181a2c' : '#4c5c84'), 'body');
  const names = s.partNames.map((n) => /head|muzzle|nose|ear|eye|beak|horn|antler|snout|face/.test(n));
  // the head is before it
  const head = { ...s, image: { ...s.image, data: s.image.data.slice() }, parts: s.parts.slice() };
  for (let i = 0; i < s.parts.length; i++) {
    const near = s.parts[i]! >= 0 ? names[s.parts[i]!] : [-1, 1, -width, width].some((d) => names[s.parts[i + d] ?? -1]);
    if (!near) {
      head.image.data.fill(0, i * 4, i * 4 + 4);
      head.parts[i] = -1;
    }
  }
  return joined([{ sprite: s, x: 0, y: 0 }, { sprite: cloud, x: -room - 1, y: -room - 1 }, { sprite: head, x: 0, y: 0 }], 0);
} // biome-ignore format: layers

/** All of it in these tones but for what was set on it: eyes, a nose. */
function pale(s: Sprite, tones: readonly string[]): Sprite {
  const image = { ...s.image, data: s.image.data.slice() };
  const { data, width } = s.image;
  const light = (i: number): number => data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11;
  const seen = [...s.parts.keys()].filter((i) => s.parts[i]! >= 0 && data[i * 4 + 3] && !s.set?.[i]);
  const [low, high] = [Math.min(...seen.map(light)), Math.max(...seen.map(light))];
  for (let i = 0; i < s.parts.length; i++) if (s.parts[i]! < 0 && data[i * 4 + 3] && !s.set?.[i]) dot(image, i % width, Math.floor(i / width), tones === STORM ? '#181a2c' : '#4c5c84'); // biome-ignore format: one line
  for (const i of seen) dot(image, i % width, Math.floor(i / width), tones[1 + Math.min(3, Math.floor(((light(i) - low) / Math.max(1, high - low)) * 4))]!); // biome-ignore format: one line
  return { ...s, image };
}
