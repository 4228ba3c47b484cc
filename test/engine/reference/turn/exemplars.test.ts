import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { readExemplars } from '../../../../workers/engine/reference/turn/exemplars/book.ts';
import { mirrorTold, type Told, toldOf } from '../../../../workers/engine/reference/turn/exemplars/told.ts';
import { toIndexed } from '../../../../workers/engine/reference/turn/indexed.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { type Box, boxes } from './figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'exemplars-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COLOURS = 48;
const SIDE = 32;

/** Who is drawn: colours of skin, hair, coat and legs, and how tall the hair, and how wide the coat is. */
interface Person {
  readonly colours: readonly [number, number, number, number];
  readonly hair: number;
  readonly coat: number;
}

const rgb = (c: number): Box[4] => [c >> 16, (c >> 8) & 255, c & 255];

/** South with a face, east with a nose and hair behind. */
function drawn({ colours, hair, coat }: Person, direction: 0 | 2): Rgba {
  const [skin, top, cloth, legs] = colours.map(rgb) as [Box[4], Box[4], Box[4], Box[4]];
  const wide = direction === 0 ? coat : coat - 4;
  const face: Box[] =
    direction === 0
      ? [[13, 10, 6, 4, skin]]
      : [
          [15, 10, 4, 4, skin],
          [19, 12, 1, 1, skin],
          [13, 10, 2, 4, top],
        ];
  return boxes(
    [[13, 10 - hair, 6, hair, top], ...face, [16 - wide / 2, 14, wide, 8, cloth], [14, 22, 4, 10, legs]],
    SIDE,
  );
}

const PEOPLE: readonly Person[] = [
  { colours: [0xf0c0a0, 0x402010, 0x3040a0, 0x202020], hair: 2, coat: 10 },
  { colours: [0xe0b090, 0xc0a040, 0xa03030, 0x404040], hair: 5, coat: 10 },
  { colours: [0xd0a080, 0x808080, 0x30a040, 0x604020], hair: 2, coat: 14 },
];

/** A file of the people, as `python -m turn.exemplars` writes it. */
function packed(people: readonly Person[], change: (header: { subjects: unknown[] }) => void = () => {}): string {
  const pixels: Buffer[] = [];
  const subjects = people.map((person, subject) => ({
    source: 'people',
    subject,
    palette: [...person.colours],
    frames: ([0, 2] as const).map((direction) => {
      const { data } = drawn(person, direction);
      const number = (i: number) =>
        data[i * 4 + 3] === 0
          ? 0
          : 1 + person.colours.indexOf((data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!);
      pixels.push(Buffer.from(Array.from({ length: SIDE * SIDE }, (_, i) => number(i))));
      return [direction, -SIDE / 2, 0, SIDE, SIDE];
    }),
  }));
  const header = { subjects };
  change(header);
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const path = join(folder, `${Math.random()}.bin`);
  writeFileSync(path, brotliCompressSync(Buffer.concat([length, text, ...pixels])));
  return path;
}

const turnTo = (to: number, pitch = 0) => ({ from: { yaw: 0, pitch: 0 }, to: { yaw: to, pitch }, oblique: false });

/** The number with the largest share of every pixel, as a picture in the sprite's colours. */
function likeliest({ shares }: Told, palette: readonly number[]): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    let best = 0;
    for (let k = 1; k <= COLOURS; k++) if (shares[k * SIDE * SIDE + i]! > shares[best * SIDE * SIDE + i]!) best = k;
    return best === 0 ? -1 : palette[best - 1]!;
  });
}

const coloursOf = (image: Rgba): number[] => {
  const { indices, palette } = toIndexed(image);
  return Array.from(indices, (i) => (i < 0 ? -1 : palette[i]!));
};

describe('exemplars', () => {
  // Hair of the second, coat of the third, colours of nobody.
  const stranger: Person = { colours: [0x905030, 0xf04080, 0x20c0c0, 0xf0f000], hair: 5, coat: 14 };

  it('turn a stranger who is put together of their parts, in its own colours', async () => {
    const book = await readExemplars(packed(PEOPLE));
    const sprite = toIndexed(drawn(stranger, 0));
    const told = toldOf(book, sprite, turnTo(90), COLOURS)!;
    const found = likeliest(told, sprite.palette);
    const truth = coloursOf(drawn(stranger, 2));
    // Where hair and coat of two exemplars meet, a pixel may be another's.
    expect(found.filter((c, i) => c !== truth[i]).length).toBeLessThanOrEqual(12);
    const copied = coloursOf(drawn(stranger, 0));
    expect(copied.filter((c, i) => c !== truth[i]).length).toBeGreaterThan(30);
  });

  it('give every pixel shares that add up to 1, and rows that are like the sprite a likeness near 1', async () => {
    const book = await readExemplars(packed(PEOPLE));
    const { shares, likeness } = toldOf(book, toIndexed(drawn(PEOPLE[0]!, 0)), turnTo(90), COLOURS)!;
    for (let i = 0; i < SIDE * SIDE; i++) {
      let sum = 0;
      for (let k = 0; k <= COLOURS; k++) sum += shares[k * SIDE * SIDE + i]!;
      expect(sum).toBeCloseTo(1, 4);
    }
    expect(Math.min(...likeness)).toBeGreaterThan(0.9);
    const box = boxes([[4, 4, 24, 24, [200, 40, 40]]], SIDE);
    const other = toldOf(book, toIndexed(box), turnTo(90), COLOURS)!;
    expect(Math.max(...other.likeness)).toBeLessThan(0.5);
  });

  it('find a sprite that stands two columns beside the middle, and leave it there', async () => {
    const book = await readExemplars(packed(PEOPLE));
    const moved = (image: Rgba): Rgba => ({
      ...image,
      data: image.data.map((_, i) => ((i / 4) % SIDE >= 2 ? image.data[i - 8]! : 0)),
    });
    const sprite = toIndexed(moved(drawn(stranger, 0)));
    const told = toldOf(book, sprite, turnTo(90), COLOURS)!;
    const truth = coloursOf(moved(drawn(stranger, 2)));
    expect(likeliest(told, sprite.palette).filter((c, i) => c !== truth[i]).length).toBeLessThanOrEqual(12);
  });

  it('know nothing of other heights, of directions between the eight, and of sprites larger than the window', async () => {
    const book = await readExemplars(packed(PEOPLE));
    const sprite = toIndexed(drawn(stranger, 0));
    expect(toldOf(book, sprite, turnTo(90, 20), COLOURS)).toBeUndefined();
    expect(toldOf(book, sprite, turnTo(70), COLOURS)).toBeUndefined();
    // Nobody is known from the back.
    expect(toldOf(book, sprite, turnTo(180), COLOURS)).toBeUndefined();
    const large = toIndexed(boxes([[4, 4, 100, 100, [9, 9, 9]]], 112));
    expect(toldOf(book, large, turnTo(90), COLOURS)).toBeUndefined();
  });

  it('tell of the mirror image what is the mirror image', () => {
    const told = {
      shares: Float32Array.from([1, 2, 3, 4, 5, 6]),
      likeness: Float32Array.of(0.5, 1),
      isOfFamily: false,
    };
    const mirrored = mirrorTold(told, 3);
    expect([...mirrored.shares]).toEqual([3, 2, 1, 6, 5, 4]);
    expect(mirrored.likeness).toBe(told.likeness);
  });

  it('are refused with a clear error when the file does not hold what its header says', async () => {
    const short = packed(PEOPLE, (header) => header.subjects.pop());
    await expect(readExemplars(short)).rejects.toThrow(/has \d+ bytes, its header describes \d+/);
    const outside = packed(PEOPLE, ({ subjects }) => {
      (subjects[0] as { frames: number[][] }).frames[0]![1] = 40;
    });
    await expect(readExemplars(outside)).rejects.toThrow('does not fit its window');
    const wrong = packed(PEOPLE, ({ subjects }) => {
      (subjects[0] as { palette: unknown }).palette = 'red';
    });
    await expect(readExemplars(wrong)).rejects.toThrow('palette');
  });
});

describe('the committed exemplars', () => {
  it('are many, seen from two sides at least, and each has its author and licence', async () => {
    const { subjects } = await readExemplars(join(MODELS, 'turn', 'exemplars.bin.br'));
    expect(subjects.length).toBeGreaterThan(3000);
    const lines = brotliDecompressSync(readFileSync(join(MODELS, 'turn', 'exemplars.jsonl.br')))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { part: string; subject: number; licence: string; credit: string });
    const credited = new Map(lines.map((line) => [`${line.part}/${line.subject}`, line]));
    for (const { source, id, frames, palette } of subjects) {
      const line = credited.get(`${source}/${id}`);
      expect(line?.licence, `${source}/${id}`).toMatch(/^(CC|OGA-BY|Artistic|GPL)/);
      expect(line?.credit.length, `${source}/${id}`).toBeGreaterThan(3);
      expect(frames.size).toBeGreaterThan(1);
      for (const { numbers } of frames.values()) expect(Math.max(...numbers)).toBeLessThanOrEqual(palette.length);
    }
  });
});
