/** Painted things that stand in places: what a battle leaves, what stands on roofs, shoals. */
import { createRandom } from '../../random.ts';
import { block, deeper, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';

/** A torn cloth on a pole that is stuck in the ground. */
function warBanner(size: number, hex: string, seed: number): Sprite {
  const [w, h] = [Math.round(size * 0.5), Math.round(size)];
  const image = sheet(w, h);
  const random = createRandom(seed);
  const pole = Math.max(1, Math.round(w / 12));
  const lean = (random.float() - 0.5) * w * 0.24;
  const at = (y: number): number => w * 0.28 + lean * (1 - y / h);
  const [dark, light] = [deeper(hex, 0.72), deeper(hex, 1.22)];
  const cloth = h * 0.34;
  const long = w * 0.68;
  for (let x = 0; x < long; x++) {
    const u = x / long;
    const wave = Math.sin(u * 5 + seed) * h * 0.025 * u;
    const fold = Math.sin(u * 7 + seed);
    for (let y = 0; y < cloth; y++) {
      // the far end is torn to two tails
      const v = Math.abs(y / cloth - 0.5) * 2;
      if (u > 0.62 + 0.38 * v - ((y * 7 + seed) % 5 === 0 ? 0.12 : 0)) continue;
      dot(image, at(h * 0.1) + pole + x, h * 0.05 + y + wave, fold > 0.5 ? light : fold < -0.55 || y > cloth - 2 ? dark : hex); // biome-ignore format: one line
    }
  }
  for (let y = 0; y < h; y++) {
    block(image, at(y), y, pole, 1, '#8c6440');
    if (pole > 1) dot(image, at(y) + pole - 1, y, '#5c3c28');
  }
  block(image, at(0) - 1, 0, pole + 2, Math.max(1, h * 0.03), '#d8c068');
  return painted(lined(image), 'banner', { x: at(h), y: h + 1 });
}

/** Three arrows in the ground, each at its slant. */
function arrows(size: number, seed: number): Sprite {
  const [w, h] = [Math.max(8, Math.round(size * 1.1)), Math.max(7, Math.round(size))];
  const image = sheet(w, h);
  const random = createRandom(seed);
  for (let i = 0; i < 3; i++) {
    const foot = w * (0.25 + 0.25 * i);
    const lean = w * (0.08 + 0.2 * random.float());
    const high = h * (0.7 + 0.3 * random.float());
    for (let y = 0; y < high; y++) {
      const x = foot + lean * (y / high);
      const end = y > high * 0.7;
      dot(image, x, h - 1 - y, end ? '#e8e0d0' : '#6e4a30');
      if (end) dot(image, x - 1, h - 1 - y, i === 1 ? '#c04040' : '#b8b0a4');
    }
  }
  return painted(image, 'arrow');
}

/** A column of smoke that leans with the wind and loosens. */
function smoke(size: number, seed: number): Sprite {
  const [w, h] = [Math.round(size * 0.7), Math.round(size * 1.1)];
  const image = sheet(w, h);
  const random = createRandom(seed);
  const tones = ['#4c4648', '#6c6464', '#8c8480'];
  const puffs = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    return { x: w * (0.24 + 0.4 * t ** 1.3) + (random.float() - 0.5) * w * 0.12, y: h * (0.95 - 0.82 * t), r: w * (0.08 + 0.15 * t) }; // biome-ignore format: one line
  });
  for (const [k, hex] of tones.entries())
    for (const { x, y, r } of puffs) {
      const q = r * (1 - k * 0.27);
      ellipse(image, x - k * r * 0.22, y - k * r * 0.22, q, q * 0.9, () => hex);
    }
  block(image, w * 0.2, h * 0.97, w * 0.1, h * 0.03, '#f09040');
  return painted(image, 'smoke', { x: w * 0.24, y: h });
}

/** A wooden tank with a pointed roof on four legs. */
function waterTank(size: number): Sprite {
  const [w, h] = [Math.round(size * 0.58), Math.round(size)];
  const image = sheet(w, h);
  const [top, belly] = [h * 0.26, h * 0.68];
  for (let y = 0; y < top; y++) {
    const half = (w / 2) * ((y + 1) / top);
    for (let x = w / 2 - half; x < w / 2 + half; x++) dot(image, x, y, x < w * 0.42 ? '#8c8494' : x < w * 0.7 ? '#6c6478' : '#504860'); // biome-ignore format: one line
  }
  const plank = Math.max(3, Math.round(w / 8));
  for (let y = top; y < belly; y++)
    for (let x = w * 0.07; x < w * 0.93; x++) {
      const u = x / w;
      const hoop = Math.abs(y - (top + belly) / 2) < 1 || y > belly - 3;
      const gap = Math.round(x) % plank === 0;
      dot(image, x, y, hoop ? '#4c4850' : gap ? '#5c4030' : u < 0.22 ? '#a8805c' : u < 0.62 ? '#8c6848' : '#6c4c38');
    }
  const leg = Math.max(2, Math.round(w * 0.07));
  for (const u of [0.12, 0.36, 0.6, 0.84]) block(image, w * u, belly, leg, h - belly, '#5c5464');
  for (let x = w * 0.14; x < w * 0.86; x++) {
    const t = (x - w * 0.14) / (w * 0.72);
    for (const y of [belly + (h - belly) * t, h - (h - belly) * t]) dot(image, x, Math.min(h - 1, y), '#4c4454');
  }
  block(image, w * 0.08, belly, w * 0.84, Math.max(1, h * 0.02), '#3c3844');
  return painted(lined(image), 'tank');
}

/** Links that hang straight down from a ring. */
function chain(size: number, seed: number): Sprite {
  const u = Math.max(1, Math.round(size / 40));
  const h = Math.round(size * (0.55 + 0.12 * (seed % 4)));
  const image = sheet(7 * u, h);
  for (let y = 0, i = 0; y < h - 5 * u; y += 4 * u, i++) {
    if (i % 2) block(image, 3 * u, y - u, u, 6 * u, '#b8c0cc');
    else {
      block(image, 2 * u, y, 3 * u, 5 * u, '#8c94a4');
      block(image, 3 * u, y + u, u, 3 * u, '#2c2a38');
    }
  }
  block(image, u, h - 6 * u, 5 * u, 5 * u, '#747c8c');
  block(image, u, h - 6 * u, 5 * u, u, '#b8c0cc');
  block(image, 3 * u, h - 4 * u, u, 2 * u, '#2c2a38');
  return painted(image, 'chain');
}

/** Straw strewn on a floor. */
function straw(size: number, seed: number): Sprite {
  const [w, h] = [Math.round(size * 1.1), Math.max(5, Math.round(size * 0.26))];
  const image = sheet(w, h);
  const random = createRandom(seed);
  const u = Math.max(1, Math.round(size / 48));
  for (let i = 0; i < (w * h) / (7 * u * u); i++) {
    const [a, d] = [random.float() * 6.3, Math.sqrt(random.float())];
    const [x, y] = [w / 2 + Math.cos(a) * d * w * 0.42, h / 2 + Math.sin(a) * d * h * 0.42];
    const slant = random.int(3) - 1;
    const hex = random.pick(['#d8b458', '#c09a44', '#e8cc78', '#a8843c']);
    for (let k = 0; k < 5 * u; k++) dot(image, x + k - 2, y + Math.round((slant * k) / 3), hex);
  }
  return painted(image, 'straw');
}

/** A plank on two chains or legs against the wall, with a thin blanket. */
function cot(size: number): Sprite {
  const [w, h] = [Math.round(size * 1.15), Math.round(size * 0.46)];
  const image = sheet(w, h);
  const leg = Math.max(2, Math.round(w * 0.05));
  for (const x of [2, w - 2 - leg]) block(image, x, h * 0.5, leg, h * 0.5, '#5c4030');
  block(image, 0, h * 0.46, w, Math.max(3, h * 0.2), '#7c5838');
  block(image, 0, h * 0.46, w, 1, '#a87c50');
  block(image, 2, h * 0.26, w - 4, h * 0.22, '#b8ac94');
  block(image, w * 0.3, h * 0.24, w * 0.68, h * 0.36, '#6c7460');
  block(image, w * 0.3, h * 0.24, w * 0.68, 1, '#8c947c');
  for (let x = w * 0.38; x < w * 0.96; x += Math.max(4, w * 0.12)) block(image, x, h * 0.4, 1, h * 0.2, '#545c4c');
  block(image, w * 0.03, h * 0.12, w * 0.24, h * 0.2, '#d8ccb4');
  block(image, w * 0.03, h * 0.27, w * 0.24, 1, '#a89c84');
  return painted(lined(image), 'cot');
}

/** The box of an air conditioner, with its fan behind a grille. */
function vent(size: number): Sprite {
  const [w, h] = [Math.round(size * 1.2), Math.round(size * 0.8)];
  const image = sheet(w, h);
  const lid = Math.max(2, h * 0.2);
  block(image, 0, 0, w, lid, '#c4c8cc');
  block(image, 0, lid, w, h - lid, '#949aa4');
  block(image, w * 0.84, lid, w * 0.16, h - lid, '#747a88');
  for (let y = lid + 2; y < h - 2; y += 3) block(image, w * 0.56, y, w * 0.24, 1, '#5c6270');
  const r = Math.min((h - lid) * 0.4, w * 0.22);
  ellipse(image, w * 0.28, (lid + h) / 2, r, r, (x, y, d) => d > 0.72 ? '#5c6270' : Math.abs(x - w * 0.28) < 1 || Math.abs(y - (lid + h) / 2) < 1 ? '#a8aeb8' : '#444a58'); // biome-ignore format: one line
  return painted(lined(image), 'vent');
}

/** Many small fish that swim one way. */
function shoal(size: number, hex: string, seed: number): Sprite {
  const u = Math.max(1, Math.round(size / 34));
  const [w, h] = [Math.round(size * 1.5), Math.round(size * 0.7)];
  const image = sheet(w, h);
  const random = createRandom(seed);
  const dark = deeper(hex, 0.7);
  const rows = ['.xxx.y', 'xxxxyy', '.yyy.y'];
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) * 2 - 1;
    const x = w * 0.5 + t * w * 0.4 + (random.float() - 0.5) * w * 0.08;
    const y = h * 0.5 + (((i * 5) % 4) / 3 - 0.5) * h * 0.8 * (1 - Math.abs(t) * 0.6);
    for (const [j, row] of rows.entries())
      for (const [k, key] of [...row].entries())
        if (key !== '.') block(image, Math.round(x) + k * u, Math.round(y) + j * u, u, u, key === 'x' ? hex : dark);
    dot(image, Math.round(x) + u, Math.round(y) + u, '#20303c');
  }
  return painted(image, 'fish');
}

/** Drawings by their name in a row. */
export function propOf(id: string, size: number, argument: string, seed: number): Sprite | undefined {
  switch (id) {
    case 'chain':
      return chain(size, seed);
    case 'straw':
      return straw(size, seed);
    case 'cot':
      return cot(size);
    case 'war-banner':
      return warBanner(size, argument, seed);
    case 'arrows':
      return arrows(size, seed);
    case 'smoke':
      return smoke(size, seed);
    case 'water-tank':
      return waterTank(size);
    case 'vent':
      return vent(size);
    case 'shoal':
      return shoal(size, argument, seed);
    default:
      return undefined;
  }
}
