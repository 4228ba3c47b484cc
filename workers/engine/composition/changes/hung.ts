/** What hangs on a body: vines, weeds, chains, ribbons over its shoulders; and what a tail or an arm of a machine ends in. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { block, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, mirrored, painted, type Sprite } from '../sprites/sprite.ts';
import { headOf } from './parts.ts';

/** Strands that hang from the shoulders down over the body, and one that sags across the breast; the face stays free. */
export function hung(s: Sprite, what: string, hex: string, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const names = [...s.partNames, what];
  const ramp = matter(hex);
  const [dark, lit, bright] = [ramp[0]!, ramp[3]!, ramp.at(-1)!];
  const unit = Math.max(1, Math.round(Math.min(width, height) / 44));
  const random = createRandom(seed).fork('hung');
  const head = headOf(s);
  const face = { left: head.x + head.width * 0.06, right: head.x + head.width * 0.94, bottom: head.y + head.height };
  const on = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && s.image.data[(y * width + x) * 4 + 3]! > 0; // biome-ignore format: one line
  const chain = what === 'chain';
  const put = (x: Px, y: Px, colour: string): void => {
    for (let j = 0; j < unit; j++)
      for (let i = 0; i < unit; i++) {
        if (!on(x + i, y + j)) continue;
        dot(image, x + i, y + j, colour);
        parts[(y + j) * width + x + i] = names.length - 1;
      }
  };
  const knot = (x: Px, y: Px, k: number): void => {
    put(x + unit, y, dark);
    // links lie across and edgewise in turn
    if (chain && k % 3 !== 2) put(x - unit, y, dark);
    put(x, y, chain ? (k % 3 === 2 ? lit : bright) : lit);
    // leaves to both sides in turn; ribbons and chains have none
    if (!chain && what !== 'ribbon' && k % 4 === 1)
      for (const [dx, dy] of [[1, 0], [2, 0], [2, 1]] as const) put(x + (k % 8 === 1 ? dx : -dx) * unit, y + dy * unit, bright); // biome-ignore format: one line
  };
  const span: number[] = [];
  for (let x = 0; x < width; x++) {
    let [top, bottom] = [-1, -1];
    for (let y = 0; y < height; y++)
      if (on(x, y)) {
        if (top < 0) top = y;
        bottom = y;
      }
    if (top >= 0 && bottom - top > height * 0.3) span.push(x);
  }
  if (span.length < 5) return s;
  const [left, right] = [span[0]!, span.at(-1)!];
  const topAt = (x: Px): Px => {
    const inFace = x >= face.left && x <= face.right && head.width < width * 0.8;
    for (let y = inFace ? Math.round(face.bottom) : 0; y < height; y++) if (on(x, y)) return y;
    return height;
  };
  const bottomAt = (x: Px): Px => {
    for (let y = height - 1; y >= 0; y--) if (on(x, y)) return y;
    return 0;
  };
  const n = chain ? 3 : Math.max(3, Math.min(6, Math.round((right - left) / (unit * 9))));
  const ends: (readonly [Px, Px])[] = [];
  for (let i = 0; i < n; i++) {
    const x0 = Math.round(left + ((right - left) * (i + 0.5)) / n);
    const top = topAt(x0);
    const long = (bottomAt(x0) - top) * (0.42 + 0.34 * (i % 2 ? random.float() : 1 - random.float() * 0.4));
    ends.push([x0, top]);
    let k = 0;
    for (let y = top; y < top + long; y += unit, k++) knot(x0 + Math.round(Math.sin(k * 0.7 + i) * 0.9) * unit, y, k);
  }
  // across the breast, from one shoulder to the other
  const [a, b] = [ends[0]!, ends.at(-1)!];
  const sag = height * 0.26;
  const low = Math.max(a[1], b[1]);
  for (let x = a[0], k = 0; x <= b[0]; x += unit, k++) {
    const t = (x - a[0]) / Math.max(1, b[0] - a[0]);
    const y = Math.round(a[1] + (b[1] - a[1]) * t + 4 * t * (1 - t) * (sag + Math.max(0, face.bottom - low) * 0.7));
    put(x, y + unit, dark);
    put(x, y, chain ? (k % 3 === 2 ? dark : bright) : lit);
  }
  return { ...s, image, parts, partNames: names };
}

/** Parts by what is said to end in something else. */
const ENDS: Readonly<Record<string, RegExp>> = { tail: /sting|^tail|tip/, arm: /claw|hand|arm|paw|fore/, head: /head|snout|muzzle|beak/, claws: /claw|hand|paw/ }; // biome-ignore format: a table

/** The end of a tail or an arm as a light, a barrel, a drill or a blade: large enough to be seen, its colour its own. */
export function tipped(s: Sprite, part: string, as: string, hex: string): Sprite {
  const { width, height } = s.image;
  const pattern = ENDS[part] ?? ENDS.tail!;
  const nowhere = !s.partNames.some((name) => pattern.test(name) || (part !== 'tail' && /leg|foot/.test(name)));
  const has = s.partNames.some((name) => pattern.test(name));
  const named = s.partNames.map((name) => (has ? pattern : /leg|foot/).test(name));
  const [mx, my] = [width / 2, height * 0.6];
  let far = -1;
  let at = { x: 0, y: 0 };
  const near: { x: number; y: number }[] = [];
  const weigh = (x: number, y: number): number => Math.hypot(x - mx, (y - my) * 1.2);
  // a sting is the very end; else the point of the part furthest from the body
  const sting = s.partNames.map((name) => /^sting/.test(name));
  const own = part === 'tail' && s.parts.some((p) => p >= 0 && sting[p]) ? sting : named;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = s.parts[y * width + x]!;
      if (p < 0 || !(nowhere ? y > height * 0.6 : own[p])) continue;
      near.push({ x, y });
      const d = weigh(x, y) + (part === 'tail' ? 0 : x * 0.4);
      if (d > far) {
        far = d;
        at = { x, y };
      }
    }
  if (far < 0) return s;
  if (own === sting) at = near.reduce((best, p) => (p.y > best.y || (p.y === best.y && p.x > best.x) ? p : best));
  const ramp = matter(hex);
  // a barrel or a drill begins inside the limb that it takes the place of
  const r = Math.max(2, Math.min(width, height) / (as === 'light' ? 15 : 10));
  const side = own === sting ? 1 : at.x >= mx ? 1 : -1;
  const size = Math.ceil(r * (as === 'light' ? 2 : 4)) + 2;
  const tip = sheet(size, Math.ceil(r * 2) + 2);
  const m = tip.height / 2 - 0.5;
  if (as === 'light') {
    ellipse(tip, size / 2, m + 0.5, r, r, () => ramp[2]!);
    ellipse(tip, size / 2, m + 0.5, r * 0.66, r * 0.66, () => ramp.at(-1)!);
    ellipse(tip, size / 2, m + 0.5, Math.max(0.6, r * 0.34), Math.max(0.6, r * 0.34), () => '#ffffff');
  } else if (as === 'barrel') {
    block(tip, 0, m - r * 0.7, size - 2, Math.max(3, r * 1.5), ramp[2]!);
    block(tip, 0, m - r * 0.7, size - 2, Math.max(1, r * 0.4), ramp.at(-1)!);
    block(tip, size - 2 - Math.max(2, r * 0.7), m - r, Math.max(2, r * 0.7), Math.max(4, r * 2), ramp[1]!);
    block(tip, size - 3, m - r * 0.4, 1, Math.max(2, r * 0.9), '#201c28');
  } else {
    // a cone with turns, or a blade
    for (let x = 0; x < size - 1; x++) {
      const half = r * (1 - x / (size - 1));
      for (let y = Math.ceil(m - half); y <= m + half; y++)
        dot(tip, x, y, as === 'drill' && (x + y) % Math.max(3, Math.round(r)) === 0 ? ramp[0]! : y < m ? ramp.at(-1)! : ramp[2]!); // biome-ignore format: one line
    }
  }
  const edge = lined(tip, ramp[0]!);
  const end = painted(edge, as);
  const [w, h] = [end.image.width, end.image.height];
  const turned = as !== 'light' && side < 0 ? mirrored(end) : end;
  const x = as === 'light' ? at.x - w / 2 : side > 0 ? at.x - r * 1.5 : at.x - w + r * 1.5;
  return joined([{ sprite: s, x: 0, y: 0 }, { sprite: turned, x: Math.round(x), y: Math.round(at.y - h / 2) }], 0); // biome-ignore format: one line
}
