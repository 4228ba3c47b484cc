/** The sprite's own pixels in a frame of its model: where the model shows the same thing as it does at rest. */

import { wordsOf } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { LayeredRendering } from '../../solids/render.ts';
import { kindsOf } from './kinds.ts';

/** A rendering of a model, by what each pixel is. */
interface Layout {
  readonly width: Px;
  readonly height: Px;
  /** Of each pixel a number that says part, material and tone alike in all layouts of one numbering; −1 where transparent. */
  readonly kind: Int32Array;
  /** Of each pixel the number of its part's name; of an empty pixel beside a part that part's; else −1. */
  readonly part: Int32Array;
}

/** Numbers by name, as they are met. */
class Numbering {
  readonly #known = new Map<string, number>();

  of(name: string): number {
    const known = this.#known.get(name) ?? this.#known.size;
    this.#known.set(name, known);
    return known;
  }
}

/** Whole pixels that a part may be off from where its middle went. */
const OFF = 2;
/** A part has moved as one piece where this share of it is found again. */
const AS_ONE = 0.6;
const AROUND = [-1, 0, 1] as const;

/**
 * Puts the sprite's own pixels onto frames of its model. A part that moved by whole pixels (a head, a trunk, all of a
 * figure in the air) looks as the sprite has it, emblems, faces and all that the model is too plain for; the others look
 * as they were painted. Where the model is as at rest, a frame is the sprite.
 */
export class OwnPixels {
  readonly #kinds = new Numbering();
  readonly #parts = new Numbering();
  readonly #sprite: Rgba;
  readonly #rest: Layout;

  /** `rest`: the model under the sprite, as the sprite shows it. */
  constructor(sprite: Rgba, rest: LayeredRendering) {
    this.#sprite = sprite;
    this.#rest = this.#layoutOf(rest);
  }

  #layoutOf(rendering: LayeredRendering): Layout {
    const { width, height } = rendering.image;
    const { of, list } = kindsOf(rendering);
    const keys = list.map((k) =>
      this.#kinds.of([k.layer, k.part, k.material, k.tone, k.layer === 'mark' ? k.color : ''].join('|')),
    );
    const names = list.map((k) => this.#parts.of(k.part));
    const kind = Int32Array.from(of, (k) => (k < 0 ? -1 : keys[k]!));
    const own = Int32Array.from(of, (k) => (k < 0 ? -1 : names[k]!));
    const part = own.map((p, i) => {
      if (p >= 0) return p;
      const x = i % width;
      const beside = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
      return own[beside.find((j) => j >= 0 && j < own.length && own[j]! >= 0) ?? -1] ?? -1;
    });
    return { width, height, kind, part };
  }

  /** Changes `image`, the painted `rendering` of the model in another pose from the same side. */
  put(rendering: LayeredRendering, image: Rgba): void {
    const { width, height } = this.#rest;
    const frame = this.#layoutOf(rendering);
    const moves = movesOf(this.#rest, frame);
    const [from, to] = [wordsOf(this.#sprite), wordsOf(image)];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const move = moves.get(frame.part[i]!);
        if (!move || !isSame(this.#rest, frame, x, y, move)) continue;
        const [X, Y] = [x - move.x, y - move.y];
        if (X >= 0 && Y >= 0 && X < width && Y < height) to[i] = from[Y * width + X]!;
      }
    }
  }
}

interface Move {
  readonly x: Px;
  readonly y: Px;
}

const kindAt = ({ width, height, kind }: Layout, x: Px, y: Px): number =>
  x < 0 || y < 0 || x >= width || y >= height ? -1 : kind[y * width + x]!;

/** Whether a pixel and all around it are what they are at rest. */
function isSame(rest: Layout, frame: Layout, x: Px, y: Px, { x: dx, y: dy }: Move): boolean {
  return AROUND.every((v) => AROUND.every((u) => kindAt(frame, x + u, y + v) === kindAt(rest, x + u - dx, y + v - dy)));
}

/** Pixels of each part, by its number. */
function pixelsOf({ part, kind }: Layout): Map<number, number[]> {
  const pixels = new Map<number, number[]>();
  part.forEach((p, i) => {
    if (p < 0 || kind[i]! < 0) return;
    const list = pixels.get(p);
    if (list) list.push(i);
    else pixels.set(p, [i]);
  });
  return pixels;
}

const middleOf = (pixels: readonly number[], width: Px): Move => ({
  x: pixels.reduce((sum, i) => sum + (i % width), 0) / pixels.length,
  y: pixels.reduce((sum, i) => sum + Math.floor(i / width), 0) / pixels.length,
});

/** How far each part went that went as one piece. */
function movesOf(rest: Layout, frame: Layout): Map<number, Move> {
  const { width } = rest;
  const before = pixelsOf(rest);
  const moves = new Map<number, Move>();
  for (const [part, now] of pixelsOf(frame)) {
    const own = before.get(part);
    if (!own) continue;
    const [a, b] = [middleOf(own, width), middleOf(now, width)];
    const [mx, my] = [Math.round(b.x - a.x), Math.round(b.y - a.y)];
    let best: Move | undefined;
    let most = AS_ONE * now.length;
    for (let y = my - OFF; y <= my + OFF; y++) {
      for (let x = mx - OFF; x <= mx + OFF; x++) {
        let same = 0;
        for (const i of now) {
          if (kindAt(rest, (i % width) - x, Math.floor(i / width) - y) === frame.kind[i]) same++;
        }
        if (same > most) [best, most] = [{ x, y }, same];
      }
    }
    if (best) moves.set(part, best);
  }
  return moves;
}
