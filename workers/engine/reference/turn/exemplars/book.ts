/**
 * Sprites that are known from several sides: what `python -m turn.exemplars` packs out of the training data. A sprite that
 * is drawn over a body like one of theirs looks from its other sides as they do, in its own colours.
 */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import type { Px } from '../../../../../src/pixels/types.ts';
import type { Models } from '../../../inference/models.ts';
import { unpackRows } from './unpack.ts';
import { WINDOW, WORDS } from './window.ts';

/** The use that models/manifest.json names. */
export const EXEMPLARS_USE = 'turn-exemplars';
const FORMAT = 'pixelkiln-exemplars-3';

const Header = z.object({
  subjects: z.array(
    z.object({
      source: z.string(),
      /** Number in its source. */
      subject: z.int(),
      /** Colours as 0xrrggbb; pixel n has colour n − 1, 0 is transparent. */
      palette: z.array(z.int().min(0).max(0xffffff)).max(251),
      /** Direction (0 south, 2 east, counted on screen), first column from the middle one, first row, width, height. */
      frames: z.array(
        z.tuple([
          z.int().min(0).max(7),
          z.int(),
          z.int(),
          z.int().positive().max(WINDOW),
          z.int().positive().max(WINDOW),
        ]),
      ),
    }),
  ),
});

/** A subject's opaque box from one side. */
export interface ExemplarFrame {
  readonly subject: Exemplar;
  /** First column, counted from the middle one. */
  readonly left: Px;
  /** First row on a canvas that all frames of the subject share. */
  readonly top: Px;
  readonly width: Px;
  readonly height: Px;
  /** 0 transparent, else 1 + place in the subject's palette, row by row. */
  readonly numbers: Uint8Array;
}

export interface Exemplar {
  readonly source: string;
  readonly id: number;
  readonly palette: readonly number[];
  readonly frames: ReadonlyMap<number, ExemplarFrame>;
}

/** The frames of one direction with their silhouettes: `WORDS` words of 32 pixels of the window each, one after another. */
export interface Side {
  readonly frames: readonly ExemplarFrame[];
  readonly silhouettes: Uint32Array;
}

export class ExemplarBook {
  readonly subjects: readonly Exemplar[];
  private readonly sides = new Map<number, Side>();

  constructor(subjects: readonly Exemplar[]) {
    this.subjects = subjects;
  }

  /** What is known from a direction, 0..7. */
  side(direction: number): Side {
    const known = this.sides.get(direction);
    if (known) return known;
    const frames = this.subjects.flatMap((s) => s.frames.get(direction) ?? []);
    const silhouettes = new Uint32Array(frames.length * WORDS);
    frames.forEach((frame, i) => {
      silhouetteOf(frame, silhouettes.subarray(i * WORDS, (i + 1) * WORDS));
    });
    const side = { frames, silhouettes };
    this.sides.set(direction, side);
    return side;
  }
}

function silhouetteOf({ left, width, height, numbers }: ExemplarFrame, out: Uint32Array): void {
  numbers.forEach((number, i) => {
    if (number === 0) return;
    const at = (WINDOW - height + Math.floor(i / width)) * WINDOW + WINDOW / 2 + left + (i % width);
    out[at >> 5]! |= 1 << (at & 31);
  });
}

/** Reads a file of `python -m turn.exemplars`: brotli of a length (uint32, little-endian), a JSON header, and all pixels as unpack.ts tells. */
export async function readExemplars(path: string): Promise<ExemplarBook> {
  const bytes = await promisify(brotliDecompress)(await readFile(path));
  const length = bytes.readUInt32LE(0);
  const header = Header.parse(JSON.parse(bytes.toString('utf8', 4, 4 + length)));
  let at = 4 + length;
  const described = header.subjects.flatMap((s) => s.frames).reduce((sum, [, , , w, h]) => sum + w * h, at);
  if (described !== bytes.length)
    throw new Error(`${path}: has ${bytes.length} bytes, its header describes ${described}`);
  const subjects = header.subjects.map(({ source, subject, palette, frames }): Exemplar => {
    const found = new Map<number, ExemplarFrame>();
    const exemplar: Exemplar = { source, id: subject, palette, frames: found };
    for (const [direction, left, top, width, height] of frames) {
      if (left < -WINDOW / 2 || left + width > WINDOW / 2) throw new Error(`${path}: a frame does not fit its window`);
      const numbers = new Uint8Array(bytes.buffer, bytes.byteOffset + at, width * height);
      at += width * height;
      unpackRows(numbers, width);
      found.set(direction, { subject: exemplar, left, top, width, height, numbers });
    }
    return exemplar;
  });
  return new ExemplarBook(subjects);
}

const opened = new WeakMap<Models, Promise<ExemplarBook>>();

/** The exemplars of a models folder, read once; undefined where it has none. */
export async function exemplarsOf(models: Models): Promise<ExemplarBook | undefined> {
  const row = models.forUse(EXEMPLARS_USE);
  if (!row) return undefined;
  if (row.format !== FORMAT) throw new Error(`The model ${row.id} has the format ${row.format}, not ${FORMAT}`);
  const ready = opened.get(models);
  if (ready) return ready;
  const reading = readExemplars(models.path(row));
  opened.set(models, reading);
  // A failed reading is not kept: the next call tries again.
  reading.catch(() => opened.delete(models));
  return reading;
}
