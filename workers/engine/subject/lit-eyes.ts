/** Eyes that glow: a light heart, the colour of the light about it, and a rim of that light on what is next to the eye. */
import { hexToOklab, mixOklab, type OkLab, oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Brief } from '../types.ts';

interface Drawn {
  readonly image: Rgba;
  readonly parts: Int16Array;
  readonly partNames: readonly string[];
}

/** Lights that eyes have where no colour of them was said: of people, of the undead, of machines and beasts. */
const LIGHTS = ['#3cd0fc', '#f03c3c', '#f8d848', '#a0f060'];
/** Where eyes may be that have no part of their own. */
const ABOUT_EYES = /eye|head|face|skull|muzzle|snout|mask|hood|helm|cowl|hat|visor/;
const WHITE: OkLab = [1, 0, 0];
/** Sides of pictures from which there is room for a second ring of light. */
const TWO_RINGS: Px = 56;
const TINY: Px = 22;

/** The drawing with its eyes lit, where the brief says that they glow; else as it was. */
export function withLitEyes<T extends Drawn>(drawn: T, { parts }: Pick<Brief, 'parts'>): T {
  const said = parts.find((p) => p.piece === 'eyes' && p.states?.includes('glowing'));
  if (!said) return drawn;
  const found = (said.colour ? [said.colour] : LIGHTS).map((hex) => ({ hex, eyes: eyesOf(drawn, hex) })).find(({ eyes }) => eyes.length > 0); // biome-ignore format: one line
  return found ? { ...drawn, image: lit(drawn.image, found.eyes, vivid(found.hex)) } : drawn;
}

/** As light as a lamp of that colour. */
function vivid(hex: string): OkLab {
  const [light, a, b] = hexToOklab(hex);
  const chroma = Math.hypot(a, b);
  const k = chroma > 0.03 ? Math.max(1, 0.2 / chroma) : 1;
  return [Math.max(light, 0.64), a * k, b * k];
}

/** The pixels of eyes: of the part that is called so, else small spots of the light's colour on a head. */
function eyesOf({ image, parts, partNames }: Drawn, hex: string): readonly number[] {
  const { width, height, data } = image;
  const named = [...parts.keys()].filter((i) => parts[i]! >= 0 && /^eyes?$/.test(partNames[parts[i]!]!));
  if (named.length > 0) return named;
  const [, a, b] = hexToOklab(hex);
  const chroma = Math.hypot(a, b);
  const alike = (i: number): boolean => {
    if (data[i * 4 + 3] === 0 || !ABOUT_EYES.test(partNames[parts[i]!] ?? '')) return false;
    const [light, u, v] = rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
    const own = Math.hypot(u, v);
    return light > 0.4 && own > 0.6 * chroma && (u * a + v * b) / (own * chroma) > 0.97;
  };
  const most = Math.max(4, (width * height) / 400);
  return clustersOf(width, height, alike)
    .filter((cluster) => cluster.length <= most)
    .flat();
}

/** Pixels that touch each other and pass a test. */
function clustersOf(width: Px, height: Px, test: (i: number) => boolean): readonly (readonly number[])[] {
  const seen = new Uint8Array(width * height);
  const all: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !test(start)) continue;
    const cluster: number[] = [];
    const open = [start];
    seen[start] = 1;
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      cluster.push(i);
      const x = i % width;
      for (const [next, inside] of [
        [i - 1, x > 0],
        [i + 1, x < width - 1],
        [i - width, i >= width],
        [i + width, i + width < seen.length],
      ] as const) {
        // biome-ignore format: one line
        if (!inside || seen[next] || !test(next)) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    all.push(cluster);
  }
  return all;
}

function lit(image: Rgba, eyes: readonly number[], light: OkLab): Rgba {
  const { width, height } = image;
  const data = image.data.slice();
  const own = new Set(eyes);
  const at = (i: number): OkLab => rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
  const put = (i: number, colour: OkLab): void => data.set(oklabToRgb(colour), i * 4);
  for (const cluster of clustersOf(width, height, (i) => own.has(i))) {
    // where there is but one pixel, its colour is told
    const heart = mixOklab(light, WHITE, cluster.length === 1 ? 0 : 0.72);
    const xs = cluster.map((i) => i % width);
    const ys = cluster.map((i) => Math.floor(i / width));
    const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    const [w, h] = [Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1];
    for (const i of cluster) {
      const [dx, dy] = [Math.abs((i % width) - cx), Math.abs(Math.floor(i / width) - cy)];
      // one pixel is all light, two have the light one above, more have it in their midst
      const inner = cluster.length === 1 || (w < 3 && h < 3 ? Math.floor(i / width) < cy || h === 1 : dx <= Math.max(0.5, w / 6) && dy <= Math.max(0.5, h / 6)); // biome-ignore format: one line
      put(i, inner ? heart : light);
    }
  }
  // the smallest faces have no room for more than a breath of it
  const [near, diagonal] = Math.max(width, height) < TINY ? [0.26, 0] : [0.5, 0.34];
  const rings = Math.max(width, height) >= TWO_RINGS ? 2 : 1;
  const share = new Map<number, number>();
  for (const i of eyes)
    for (let dy = -rings; dy <= rings; dy++)
      for (let dx = -rings; dx <= rings; dx++) {
        const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
        const far = Math.hypot(dx, dy);
        if (x < 0 || y < 0 || x >= width || y >= height || far > rings + 0.1) continue;
        const j = y * width + x;
        if (own.has(j) || image.data[j * 4 + 3] === 0) continue;
        share.set(j, Math.max(share.get(j) ?? 0, far <= 1 ? near! : far < 1.5 ? diagonal! : 0.2));
      }
  for (const [j, k] of share) put(j, mixOklab(at(j), light, k));
  return { ...image, data };
}
