import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Layer, Rgb3, Vectors } from './vectors.ts';

const MAGIC = 'PKSHAPE1';
const HEADER = 12;
/** Curves are cut into this many straight pieces for each 1/96 of the picture's width, 2 at least. */
const FINE = 96;
const MOST_PIECES = 32;

/** Where one drawing lies in the pack: first byte, bytes, width, height in units. */
type Entry = readonly [at: number, bytes: number, width: number, height: number];

/** Vector drawings by the name of their source, `set:icon`. */
export interface ShapePack {
  readonly sources: readonly string[];
  /** Throws for a source that the pack lacks. */
  read(source: string): Vectors;
}

let shipped: ShapePack | undefined;

/** The drawings that come with the service; read when one is first asked for (about 20 ms). */
export function shippedShapes(): ShapePack {
  shipped ??= openShapes(readFileSync(new URL('../../../models/shapes/shapes.br', import.meta.url)));
  return shipped;
}

/**
 * Opens a pack (layout: models/shapes/README.md). Throws for other bytes; a single drawing is decoded when it is read.
 */
export function openShapes(compressed: Uint8Array): ShapePack {
  const bytes = brotliDecompressSync(compressed);
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 8) !== MAGIC) throw new Error('not a pack of shapes');
  const indexEnd = HEADER + bytes.readUInt32LE(8);
  if (indexEnd > bytes.length) throw new Error('the pack of shapes is cut off');
  const index = JSON.parse(bytes.toString('utf8', HEADER, indexEnd)) as Record<string, Entry>;
  return {
    sources: Object.keys(index),
    read(source) {
      const entry = Object.hasOwn(index, source) ? index[source] : undefined;
      if (!entry) throw new Error(`No drawing "${source}" in the pack of shapes.`);
      const [at, length, width, height] = entry;
      const from = indexEnd + at;
      return { width, height, layers: readLayers(bytes.subarray(from, from + length), width / FINE) };
    },
  };
}

/** Layers until the bytes end: rule and opacity, r, g, b, commands until `END`. */
function readLayers(bytes: Uint8Array, fine: number): Layer[] {
  const layers: Layer[] = [];
  const cursor = new Cursor(bytes);
  while (!cursor.done) {
    const head = cursor.byte();
    const rgb: Rgb3 = [cursor.byte(), cursor.byte(), cursor.byte()];
    layers.push({ rings: readRings(cursor, fine), rgb, opacity: (head >> 1) / 127, evenodd: (head & 1) === 1 });
  }
  return layers;
}

/** Commands of a path; points are differences to the point before, the first one of a path to 0, 0. */
const END = 0;
const MOVE = 1;
const LINE = 2;
const CUBIC = 3;

function readRings(cursor: Cursor, fine: number): Float64Array[] {
  const rings: Float64Array[] = [];
  let ring: number[] = [];
  cursor.x = 0;
  cursor.y = 0;
  const close = (): void => {
    if (ring.length >= 6) rings.push(Float64Array.from(ring));
    ring = [];
  };
  for (;;) {
    const command = cursor.byte();
    if (command === END) break;
    if (command === MOVE) {
      close();
      ring.push(...cursor.point());
    } else if (command === LINE) ring.push(...cursor.point());
    else if (command === CUBIC)
      cubic(ring, [cursor.x, cursor.y, ...cursor.point(), ...cursor.point(), ...cursor.point()], fine);
    else throw new Error(`the pack of shapes has an unknown command ${command}`);
  }
  close();
  return rings;
}

/** Adds a cubic Bézier curve as straight pieces; p: four points x, y. */
function cubic(ring: number[], p: readonly number[], fine: number): void {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = p as [number, number, number, number, number, number, number, number];
  const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
  const n = Math.min(MOST_PIECES, Math.max(2, Math.ceil(length / fine)));
  for (let k = 1; k <= n; k++) {
    const t = k / n;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    ring.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

class Cursor {
  x = 0;
  y = 0;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    const b = this.#bytes[this.#at++];
    if (b === undefined) throw new Error('a drawing in the pack of shapes is cut off');
    return b;
  }

  point(): readonly [number, number] {
    this.x += this.#signed();
    this.y += this.#signed();
    return [this.x, this.y];
  }

  /** Variable-length zigzag integer. */
  #signed(): number {
    let value = 0;
    let shift = 0;
    for (;;) {
      const b = this.byte();
      value |= (b & 127) << shift;
      if (b < 128) break;
      shift += 7;
    }
    return (value >>> 1) ^ -(value & 1);
  }
}
