/** A natural rock that a building stands in: an uneven outline of its own, facets that are lit from the left, and a lip before the walls' foot. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { createRandom } from '../../random.ts';
import { dot, lined, sheet } from '../effects/paint.ts';
import { footprint, joined, painted, type Sprite } from '../sprites/sprite.ts';

interface Facet {
  readonly x: number;
  readonly y: number;
  readonly tone: number;
}

/** Middles of facets, one in each cell of a grid, moved about in it. */
function facetsOf(W: Px, H: Px, cell: Px, seed: number): readonly Facet[] {
  const random = createRandom(seed).fork('facets');
  const out: Facet[] = [];
  for (let y = -cell; y < H + cell; y += cell)
    for (let x = -cell; x < W + cell; x += cell) {
      const [fx, fy] = [x + cell * (0.5 + (random.float() - 0.5) * 0.9), y + cell * (0.5 + (random.float() - 0.5) * 0.9)];
      // darker to the right and below, and each by chance
      out.push({ x: fx, y: fy, tone: 1.3 + (fx / W - 0.42) * 2.4 + (fy / H - 0.4) * 1.3 + (random.float() - 0.5) * 1.5 });
    }
  return out;
} // biome-ignore format: short

/** Without the small rock that a lighthouse has by itself. */
function bared(s: Sprite): Sprite {
  const own = s.partNames.indexOf('rock');
  if (own < 0 || !s.parts.includes(own)) return s;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const { width } = image;
  const first = Math.floor(s.parts.indexOf(own) / width);
  // the walls as wide as they are above it: of its own line nothing is left beside them
  const row = Array.from({ length: width }, (_, x) => x).filter((x) => image.data[((first - 2) * width + x) * 4 + 3]);
  const [left, right] = [row[0] ?? 0, row.at(-1) ?? width - 1];
  let low = 0;
  for (let i = 0; i < parts.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (parts[i] === own || (y >= first - 1 && (x < left || x > right))) {
      image.data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    } else if (parts[i]! >= 0 && image.data[i * 4 + 3]) low = y;
  }
  return { ...s, image, parts, foot: { x: s.foot.x, y: low + 1 } };
}

export function onCrag(whole: Sprite, tones: readonly string[], seed: number): Sprite {
  const s = bared(whole);
  const height = s.foot.y;
  const { middle, wide } = footprint(s);
  const flat = Math.max(wide * 1.02, height * 0.3);
  // under a slender tower too it is a rock, and no plinth
  const W = Math.round(Math.max(flat * 1.62, height * 0.78));
  const H = Math.max(10, Math.round(Math.max(height * 0.28, flat * 0.44)));
  const n = noise(seed % 877);
  const inner = flat / W;
  const image = sheet(W, H);
  const cell = Math.max(4, Math.round(W / 7));
  const facets = facetsOf(W, H, cell, seed);
  for (let x = 0; x < W; x++) {
    const u = (x + 0.5 - W / 2) / (W / 2);
    const a = Math.abs(u);
    // level where it bears the walls, higher beside them, then it falls off in shoulders
    const fall = a < inner ? 0 : ((a - inner) / (1 - inner)) ** 1.3 * 0.74;
    const shoulder = Math.exp(-(((a - inner - 0.03) / 0.09) ** 2)) * (0.16 + 0.1 * n(u > 0 ? 3 : 8, 2));
    const rough = (n(x / (W * 0.07), 5) - 0.5) * (a < inner * 0.86 ? 0.08 : 0.3);
    const top = Math.round(H * Math.max(0, 0.24 + fall - shoulder + rough));
    const low = Math.round(H * (1 - 0.3 * a ** 5) - n(x / (W * 0.11), 40) * H * 0.07);
    for (let y = top; y < low; y++) {
      let [best, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      let [own, other]: [Facet, Facet] = [facets[0]!, facets[0]!];
      for (const f of facets) {
        const d = Math.hypot(x - f.x, (y - f.y) * 0.8);
        if (d < best) [next, other, best, own] = [best, own, d, f];
        else if (d < next) [next, other] = [d, f];
      }
      const edge = next - best < 1.3 ? (other.x - own.x + (other.y - own.y) * 1.2 < 0 ? -0.7 : 0.9) : 0;
      const lit = y - top < Math.max(1, H * 0.05) ? -1.6 : 0;
      dot(image, x, y, tones[Math.max(0, Math.min(4, Math.round(own.tone + edge + lit + (y / H > 0.88 ? 0.8 : 0))))]!);
    }
  }
  const rock = painted(lined(image, tones[4]!), 'hill');
  // its foot is hidden behind the lip
  const y = height - Math.round(H * 0.44);
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: y + rock.image.height } }, x: 0, y: 0 },
    { sprite: rock, x: Math.round(middle - rock.image.width / 2), y },
  ]);
} // biome-ignore format: short
