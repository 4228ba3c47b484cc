import { hexToOklab, oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../src/pixels/image.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Random } from '../random.ts';
import type { Rendering } from '../solids/render.ts';
import type { Seen } from './places.ts';

/** Paints one mark. */
export type Painter = (brush: Brush) => Rendering;

/** A drawing that is being painted on. */
export class Brush {
  readonly seen: Seen;
  readonly hex: string | undefined;
  readonly random: Random;
  readonly drawn: Rendering;
  readonly width: Px;
  readonly height: Px;
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly parts: Int16Array;
  readonly image: Rendering['image'];
  /** Pixels of a stroke. */
  readonly unit: Px;
  /** Several of it are put on. */
  readonly several: boolean;

  constructor(drawn: Rendering, seen: Seen, hex: string | undefined, random: Random, several = true) {
    this.drawn = drawn;
    this.seen = seen;
    this.hex = hex;
    this.random = random;
    this.several = several;
    this.image = cloneImage(drawn.image);
    this.data = this.image.data;
    this.parts = drawn.parts.slice();
    this.width = drawn.image.width;
    this.height = drawn.image.height;
    this.unit = Math.max(1, Math.round(Math.max(seen.box.width, seen.box.height) / 44));
  }

  done(): Rendering {
    return { ...this.drawn, image: this.image, parts: this.parts };
  }

  lab(i: number): readonly [number, number, number] {
    return rgbToOklab([this.data[i * 4]!, this.data[i * 4 + 1]!, this.data[i * 4 + 2]!]);
  }

  isInk(i: number): boolean {
    return this.data[i * 4 + 3]! > 0;
  }

  /** Lighter or darker, or towards a colour by a share. */
  shade(i: number, by: number, hex?: string, share = 1): void {
    const [L, a, b] = this.lab(i);
    const to = hex ? hexToOklab(hex) : ([L, a, b] as const);
    const light = Math.min(0.97, Math.max(0.1, L + (to[0] - L) * (hex ? share : 0) + by));
    // what gets dark loses its colour as well
    const fade = light < L ? (light / Math.max(0.01, L)) ** 0.6 : 1;
    this.data.set(oklabToRgb([light, (a + (to[1] - a) * share) * (hex ? 1 : fade), (b + (to[2] - b) * share) * (hex ? 1 : fade)]), i * 4); // biome-ignore format: one line
  }

  clear(i: number): void {
    this.data.fill(0, i * 4, i * 4 + 4);
    this.parts[i] = -1;
  }

  /** Pixels of a share of the box. */
  at(x: number, y: number): readonly [Px, Px] {
    const { box } = this.seen;
    return [Math.round(box.x + x * (box.width - 1)), Math.round(box.y + y * (box.height - 1))];
  }

  /** A pixel well inside the thing. */
  inside(deep = 0.35): number {
    const { inked, depth, deepest } = this.seen;
    const good = inked.filter((i) => depth[i]! >= deepest * deep);
    return this.random.pick(good.length > 0 ? good : inked);
  }

  /** The same for the one that is number `k` of `count`, from top to bottom, so that they do not lie on each other. */
  spread(k: number, count: number, deep: number): number {
    const { inked, depth, deepest } = this.seen;
    const good = inked.filter((i) => depth[i]! >= deepest * deep);
    const row = good.slice(
      Math.floor((k / count) * good.length),
      Math.max(1, Math.floor(((k + 1) / count) * good.length)),
    );
    return this.random.pick(row.length > 0 ? row : inked);
  }

  /** Inked pixels of parts within a circle. */
  around(x: number, y: number, r: number, each: (i: number, d: number) => void): void {
    for (let py = Math.floor(y - r); py <= y + r; py++)
      for (let px = Math.floor(x - r); px <= x + r; px++) {
        const d = Math.hypot(px - x, py - y);
        const i = py * this.width + px;
        if (d > r || px < 0 || py < 0 || px >= this.width || py >= this.height || !this.isInk(i)) continue;
        each(i, d);
      }
  }

  /** A pixel of a plain colour, on the thing or beside it. */
  put(x: number, y: number, hex: string): void {
    const [px, py] = [Math.round(x), Math.round(y)];
    if (px < 1 || py < 1 || px >= this.width - 1 || py >= this.height - 1) return;
    this.data.set([...oklabToRgb(hexToOklab(hex)), 255], (py * this.width + px) * 4);
  }

  /** The uppermost row of a column that is inked; the picture's height where none is. */
  topOf(x: number): number {
    let y = 0;
    while (y < this.height && !this.isInk(y * this.width + Math.round(x))) y++;
    return y;
  }

  /** What borders on nothing gets a dark line again. */
  relined(): void {
    const out: number[] = [];
    for (let i = 0; i < this.parts.length; i++) {
      if (!this.isInk(i) || this.parts[i]! < 0) continue;
      const x = i % this.width;
      const open = [x > 0 ? i - 1 : -1, x < this.width - 1 ? i + 1 : -1, i - this.width, i + this.width].some(
        (j) => j < 0 || j >= this.parts.length || !this.isInk(j),
      );
      if (open) out.push(i);
    }
    for (const i of out) {
      const [L, a, b] = this.lab(i);
      this.data.set(oklabToRgb([Math.max(0.14, L * 0.42), a * 0.6, b * 0.6]), i * 4);
      this.parts[i] = -1;
    }
  }

  /** Every pixel by as much as its place in the box says; what falls outside of the picture is lost. */
  moved(by: (x: number, y: number) => readonly [Px, Px]): Rendering {
    const image = createImage(this.width, this.height);
    const parts = new Int16Array(this.parts.length).fill(-1);
    const { box } = this.seen;
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const i = y * this.width + x;
        if (!this.isInk(i)) continue;
        const [dx, dy] = by((x + 0.5 - box.x) / box.width, (y + 0.5 - box.y) / box.height);
        const [px, py] = [x + dx, y + dy];
        if (px < 0 || py < 0 || px >= this.width || py >= this.height) continue;
        image.data.set(this.data.subarray(i * 4, i * 4 + 4), (py * this.width + px) * 4);
        parts[py * this.width + px] = this.parts[i]!;
      }
    return { ...this.drawn, image, parts };
  }
}
