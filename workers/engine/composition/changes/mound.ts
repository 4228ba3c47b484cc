/** On what a building stands that its words name: a hill with a path, a crag, an island, posts over the ground; or in what it is sunk. */
import type { Px } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { createRandom } from '../../random.ts';
import { block, dot, lined, sheet } from '../effects/paint.ts';
import { SOILS, type Soil } from '../soils.ts';
import { footprint, joined, painted, type Sprite } from '../sprites/sprite.ts';
import { onCrag } from './crag.ts';
import { DARK, unitOf } from './fittings.ts';

const CRAG: ReadonlySet<Soil> = new Set(['rock', 'red']);

/** A hill under it: it stands on the top, a path leads up; or the rock that it stands in. */
export function onMound(s: Sprite, soil: Soil, seed: number): Sprite {
  const { width, height } = s.image;
  const tones = SOILS[soil];
  if (CRAG.has(soil)) return onCrag(s, tones, seed);
  const { middle, wide } = footprint(s);
  const flat = Math.max(wide * 1.08, width * 0.7, height * 0.4);
  const W = Math.round(flat * 1.56);
  const H = Math.max(10, Math.round(Math.max(height * 0.36, flat * 0.32)));
  const image = sheet(W, H);
  const n = noise(seed % 877);
  const half = flat / 2;
  const reach = (W - flat) / 2;
  const edge: Px[] = [];
  for (let x = 0; x < W; x++) {
    const out = Math.max(0, Math.abs(x - W / 2) - half);
    const u = Math.min(1, out / reach);
    // it falls off in an S
    const fall = u * u * (3 - 2 * u);
    edge.push(Math.round(fall * (H - 1)));
  }
  for (let x = 0; x < W; x++)
    for (let y = edge[x]!; y < H; y++) {
      const side = (x - W / 2) / (W / 2);
      const deep = (y - edge[x]!) / H;
      const t = 0.9 + side * 1.1 + deep * 1.5 + (n(x / 6, y / 3.2) - 0.5) * 0.8;
      dot(image, x, y, y - edge[x]! < 1.5 && side < 0.55 ? tones[0] : tones[Math.max(0, Math.min(4, Math.round(t)))]!);
    }
  const random = createRandom(seed).fork('mound');
  const path = soil === 'snowy hill' ? ['#c4d0dc', '#a4b4c8'] : soil === 'dune' ? ['#d8b478', '#b88e58'] : ['#dcc08c', '#b4945c'];
  for (let y = 0; y < H; y++) {
    const t = y / H;
    const mid = W / 2 + Math.sin(t * 5.4) * W * 0.07 * (0.4 + t * 0.6);
    const w = Math.max(1.5, W * (0.018 + 0.035 * t));
    for (let x = Math.round(mid - w); x <= mid + w; x++) dot(image, x, y, x > mid + w - 1.2 ? path[1]! : path[0]!);
  }
  for (let k = 0; k < W / 9; k++) {
    const x = Math.round(W * random.float());
    const y = Math.round((edge[x] ?? 0) + 3 + (H - (edge[x] ?? 0) - 5) * random.float());
    if (y >= H - 2 || Math.abs(x - W / 2) < W * 0.13) continue;
    dot(image, x, y, tones[0]);
    dot(image, x + 1, y + 1, tones[4]);
    dot(image, x - 1, y + 1, tones[3]);
  }
  const mound = painted(lined(image, tones[4]), 'hill');
  const top = height - Math.max(2, Math.round(H * 0.08));
  return joined(
    [
      { sprite: mound, x: Math.round(middle - mound.image.width / 2), y: top },
      { sprite: { ...s, foot: { x: s.foot.x, y: top + mound.image.height } }, x: 0, y: 0 },
    ],
    1,
  );
} // biome-ignore format: short

/** Its lower part lies under sand, earth or snow that is blown up higher at one side. */
export function sunk(s: Sprite, soil: Soil, seed: number, deep = 0.46): Sprite {
  const { width, height } = s.image;
  const tones = SOILS[soil];
  const n = noise(seed % 911);
  const W = Math.round(width * 1.2);
  const H = Math.round(height * deep);
  const image = sheet(W, H);
  for (let x = 0; x < W; x++) {
    const u = x / W;
    const rise = Math.sin(Math.min(1, u * 1.02) * Math.PI) ** 0.8 * (0.9 - 0.42 * u) + 0.05 * Math.sin(u * 21) * (1 - Math.abs(2 * u - 1));
    const top = Math.round(H * (1 - Math.max(0.02, rise)));
    for (let y = top; y < H; y++) {
      const t = 0.6 + u * 1.2 + ((y - top) / H) * 1.6 + (n(x / 8, y / 2.4) - 0.5) * 0.9;
      dot(image, x, y, y - top < 1.5 ? tones[0] : tones[Math.max(0, Math.min(3, Math.round(t)))]!);
    }
  }
  const heap = painted(lined(image, tones[4]), 'heap');
  // rows that lie under it are gone
  const cut = Math.round(height * (1 - deep * 0.35));
  const out = sheet(width, cut);
  out.data.set(s.image.data.subarray(0, width * cut * 4));
  const upper: Sprite = { ...s, image: out, parts: s.parts.slice(0, width * cut), foot: { x: s.foot.x, y: cut } };
  return joined([
    { sprite: upper, x: 0, y: 0 },
    { sprite: heap, x: Math.round((width - heap.image.width) / 2), y: cut - heap.image.height + 2 },
  ]);
} // biome-ignore format: short

/** Posts under it with braces between them, a deck, and a ladder up to the door. */
export function onStilts(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const { middle, wide } = footprint(s);
  const W = Math.round(Math.max(wide, width * 0.8) * 1.08);
  const H = Math.max(9, Math.round(height * 0.42));
  const image = sheet(W, H);
  const post = Math.max(2, 2 * unit);
  const deck = Math.max(2, 2 * unit);
  for (let k = 0; k < 4; k++) {
    const x = Math.round(W * 0.04 + ((W * 0.92 - post) * k) / 3);
    block(image, x, deck, post, H - deck - (k % 3 ? 2 * unit : 0), k % 3 ? '#5c4030' : '#7c5638');
    if (!(k % 3)) block(image, x, deck, Math.max(1, post / 2), H - deck, '#a0744c');
  }
  for (let t = 0; t <= 1; t += 0.5 / W) {
    const y = deck + (H * 0.62 - deck) * t;
    for (const [from, to] of [[0.06, 0.36], [0.96, 0.66]] as const) block(image, W * (from + (to - from) * t), y, unit, unit, '#6c4a34'); // biome-ignore format: one line
  }
  block(image, 0, 0, W, deck, '#94683c');
  block(image, 0, 0, W, unit, '#c09058');
  const left = Math.round(W / 2 - 4 * unit);
  for (const x of [left, left + 6 * unit]) block(image, x, 0, unit, H, '#d0a068');
  for (let y = 2 * unit; y < H; y += 3 * unit) block(image, left, y, 7 * unit, unit, '#b88850');
  const posts = painted(lined(image, DARK), 'post');
  const top = height - unit;
  return joined(
    [
      { sprite: posts, x: Math.round(middle - posts.image.width / 2), y: top },
      { sprite: { ...s, foot: { x: s.foot.x, y: top + posts.image.height } }, x: 0, y: 0 },
    ],
    1,
  );
}
