/** The picture that a composition is drawn into: colours, whose each pixel is, and which part of it. */

import { oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { bayer4 } from '../../../src/pixels/dither.ts';
import { createImage } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { SceneFacts, Shown } from './facts.ts';
import type { Sprite } from './sprites/sprite.ts';

export class Stage {
  image: Rgba;
  readonly owner: Int16Array;
  readonly parts: Int16Array;
  /** Pixels that shine by themselves. */
  readonly glow: Uint8Array;
  readonly #shown: Shown[] = [];
  readonly #unshown = new Set<string>();
  readonly #partNames: string[] = [];
  readonly #partIds = new Map<string, number>();

  constructor(width: Px, height: Px, image = createImage(width, height)) {
    this.image = image;
    this.owner = new Int16Array(width * height).fill(-1);
    this.parts = new Int16Array(width * height).fill(-1);
    this.glow = new Uint8Array(width * height);
  }

  show(shown: Shown): number {
    this.#shown.push(shown);
    return this.#shown.length - 1;
  }

  /** Puts a sprite down with its upper left corner there; rows from `cut` on are hidden. Calls `each` for its pixels. */
  put(s: Sprite, left: number, top: number, shown: Shown, cut?: number, each?: (i: number) => void): void {
    const id = this.show(shown);
    for (const told of s.unshown ?? []) this.#unshown.add(told);
    const ids = s.partNames.map((name) => this.#part(name));
    const { width: w, height: h } = s.image;
    const [x0, y0] = [Math.round(left), Math.round(top)];
    const { width, height } = this.image;
    for (let j = 0; j < Math.min(h, cut ?? h); j++) {
      const y = y0 + j;
      if (y < 0 || y >= height) continue;
      for (let i = 0; i < w; i++) {
        const from = j * w + i;
        const x = x0 + i;
        if (!s.image.data[from * 4 + 3] || x < 0 || x >= width) continue;
        const to = y * width + x;
        this.image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
        this.owner[to] = id;
        this.parts[to] = s.parts[from]! < 0 ? -1 : ids[s.parts[from]!]!;
        this.glow[to] = shown.glow ? 1 : 0;
        each?.(to);
      }
    }
  }

  /** A round shadow on what is drawn already, dithered at its rim. */
  shade(cx: number, y: number, half: number, flat = 0.26): void {
    const { width, height, data } = this.image;
    const ry = Math.max(1.2, half * flat);
    for (let j = Math.max(0, Math.floor(y - ry)); j <= Math.min(height - 1, y + ry * 0.7); j++)
      for (let i = Math.max(0, Math.floor(cx - half)); i <= Math.min(width - 1, cx + half); i++) {
        const d = ((i + 0.5 - cx) / half) ** 2 + ((j + 0.5 - y + ry * 0.25) / ry) ** 2;
        if (d >= 1 || (half > 6 && d > 0.7 && (d - 0.7) / 0.3 > bayer4(i, j))) continue;
        const k = (j * width + i) * 4;
        if (!data[k + 3]) continue;
        const [L, a, b] = rgbToOklab([data[k]!, data[k + 1]!, data[k + 2]!]);
        data.set(oklabToRgb([L * 0.74, a, b - 0.012]), k);
      }
  }

  facts(): SceneFacts {
    const { owner, parts } = this;
    return {
      width: this.image.width,
      height: this.image.height,
      shown: this.#shown,
      unshown: [...this.#unshown],
      owner,
      parts,
      partNames: this.#partNames,
    };
  }

  #part(name: string): number {
    let id = this.#partIds.get(name);
    if (id === undefined) {
      id = this.#partNames.push(name) - 1;
      this.#partIds.set(name, id);
    }
    return id;
  }
}
