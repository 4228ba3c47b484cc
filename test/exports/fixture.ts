import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { AnimationExport, Side, SpriteExport } from '../../src/exports/index.ts';

export const EIGHT = [
  'south',
  'south-east',
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
] as const satisfies readonly Side[];

/** Straight RGBA pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

type Paint = (x: number, y: number) => readonly [r: number, g: number, b: number, a: number];

export function paint(width: number, height: number, color: Paint): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(color(x, y), (y * width + x) * 4);
  return { width, height, data };
}

export const png = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

export async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The pixels of a box, as one buffer to compare. */
export function cut({ width, data }: Pixels, x: number, y: number, w: number, h: number): Buffer {
  const rows = [];
  for (let row = y; row < y + h; row++) rows.push(data.subarray((row * width + x) * 4, (row * width + x + w) * 4));
  return Buffer.concat(rows);
}

/** A body of 6x9 pixels with a face, standing on row 13 of a 16x16 canvas; no two of (turn, frame) look alike. */
export const figure = (turn: number, frame: number, side = 16): Pixels =>
  paint(side, side, (x, y) => {
    const left = 5 + (frame % 2);
    const top = side - 12;
    if (x < left || x >= left + 6 || y < top || y >= top + 9) return [0, 0, 0, 0];
    if (y === top + 2 && x === left + (turn % 6)) return [250, 240, 20, 255];
    return [30 * turn, 20 + 10 * frame, y < top + 4 ? 200 : 90, 255];
  });

const joint = (x: number) => ({ label: 'NOSE', x, y: 6.123456, z: 2 });

/** An animation in the directions given. */
export async function animation(
  type: string,
  { directions = EIGHT as readonly Side[], frames = 4, ms = [100], side = 16, loop = true } = {},
): Promise<AnimationExport> {
  const each = directions.map(async (direction, turn) => ({
    direction,
    frames: await Promise.all(Array.from({ length: frames }, (_, i) => png(figure(turn, i, side)))),
    durationsMs: Array.from({ length: frames }, (_, i) => ms[i % ms.length]!),
    keypoints: Array.from({ length: frames }, (_, i) => [joint(i)]),
  }));
  return { id: `group-${type}`, name: `Its ${type}`, type, loop, directions: await Promise.all(each) };
}

/** A character of 16x16 pixels in eight directions, walking and dying, unless told otherwise. */
export async function character(over: Partial<SpriteExport> = {}): Promise<SpriteExport> {
  return {
    id: '7b3c8a52-0c5e-4f6c-9a61-b6a40f2f6f11',
    kind: 'character',
    name: 'Sir Knight',
    description: 'a knight with a red cape',
    size: { width: 16, height: 16 },
    view: 'low top-down',
    templateId: 'mannequin',
    tags: ['hero'],
    createdAt: '2026-11-21T12:00:00.000Z',
    rotations: await Promise.all(
      EIGHT.map(async (direction, turn) => ({
        direction,
        png: await png(figure(turn, 0)),
        keypoints: [joint(turn)],
      })),
    ),
    animations: [
      await animation('walking', { ms: [100] }),
      await animation('falling-back-death', { frames: 3, ms: [80, 80, 400], loop: false }),
    ],
    pivot: { x: 8, y: 13 },
    ...over,
  };
}

/** A package that only some installations have; undefined where it is missing. */
export function optionalPackage<T>(name: string): T | undefined {
  try {
    return createRequire(import.meta.url)(name) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
