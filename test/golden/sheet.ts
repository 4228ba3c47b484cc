/**
 * Committed sheets of pictures, compared cell by cell: `<name>.webp` (without loss: a quarter smaller than
 * PNG) or `<name>.png` holds the cells, `<name>.txt` their names, one a line, in their order. A family of pictures has a sheet of its own, and a new entry is put at its end: no other cell moves.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { contactSheet, createImage, encodePng, paste } from '../../src/pixels/index.ts';
import type { Px, Rgba } from '../../src/pixels/types.ts';

/** Name → its picture. All of a sheet have their lower edge and their middle in common. */
export type Cells = ReadonlyMap<string, Rgba>;

export interface Layout {
  readonly columns?: number;
  readonly scale?: number;
  /** Between cells and around them. */
  readonly gap?: Px;
  readonly ground?: string;
  /** One pixel in this many of a cell may differ: rounding is not the same on every processor. Infinity: none. */
  readonly forgiven?: number;
  /** Only some of the cells are given, the others are not looked at: what is drawn of a large sheet where time counts. */
  readonly some?: boolean;
  /** Where the names lie, where that is not beside the sheet. */
  readonly names?: URL;
}

const USUAL = { columns: 16, scale: 1, gap: 1, ground: '#484a5c', forgiven: 500 } as const;

const listOf = (file: URL, { names }: Layout): URL => names ?? new URL(file.href.replace(/\.\w+$/, '.txt'));
const namesIn = (list: URL): readonly string[] =>
  existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];

const largestOf = (cells: Cells): readonly [Px, Px] => {
  const all = [...cells.values()];
  return [Math.max(...all.map((c) => c.width)), Math.max(...all.map((c) => c.height))];
};

/** Every cell in the size of the largest, or in the one given. */
function alike(cells: Cells, [width, height] = largestOf(cells)): Cells {
  return new Map(
    [...cells].map(([name, image]) => {
      const out = createImage(width, height);
      paste(out, image, Math.floor((width - image.width) / 2), height - image.height);
      return [name, out];
    }),
  );
}

/** What is wrong with the cells, named; empty where all are as committed. */
export async function differences(given: Cells, file: URL, layout: Layout = {}): Promise<readonly string[]> {
  const { columns: most, scale, gap, ground, forgiven } = { ...USUAL, ...layout };
  const names = namesIn(listOf(file, layout));
  const columns = Math.min(names.length, most);
  const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const cellOf = (side: Px, count: number): Px => ((side - gap) / count - gap) / scale;
  const whole = [cellOf(info.width, columns), cellOf(info.height, Math.ceil(names.length / columns))] as const;
  const cells = alike(given, layout.some ? whole : undefined);
  const first = [...cells.values()][0]!;
  const [width, height] = [first.width * scale, first.height * scale];
  const asked = [columns * (width + gap) + gap, Math.ceil(names.length / columns) * (height + gap) + gap];
  if (asked[0] !== info.width || asked[1] !== info.height)
    return [
      `the sheet is ${info.width}x${info.height}, ${names.length} cells of ${width}x${height} need ${asked.join('x')}`,
    ];
  const missing = layout.some ? [] : names.filter((name) => !cells.has(name));
  const wrong = missing.map((name) => `${name}: is not drawn any more`);
  for (const [name, cell] of cells) {
    const n = names.indexOf(name);
    if (n < 0) {
      wrong.push(`${name}: is not in the sheet`);
      continue;
    }
    const shown = contactSheet([cell], { columns: 1, scale, gap: 0, ground });
    const [left, top] = [gap + (n % columns) * (width + gap), gap + Math.floor(n / columns) * (height + gap)];
    let off = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [i, j] = [(y * width + x) * 4, ((top + y) * info.width + left + x) * 4];
        if ([0, 1, 2].some((c) => shown.data[i + c] !== data[j + c])) off++;
      }
    if (off > (width * height) / forgiven) wrong.push(`${name}: ${off} of ${width * height} pixels differ`);
  }
  return wrong;
}

/** Writes the cells; those that the sheet has already keep their places, new ones follow. */
export async function writeSheet(given: Cells, file: URL, layout: Layout = {}): Promise<void> {
  const { columns, scale, gap, ground } = { ...USUAL, ...layout };
  const cells = alike(given);
  const kept = namesIn(listOf(file, layout)).filter((name) => cells.has(name));
  const names = [...kept, ...[...cells.keys()].filter((name) => !kept.includes(name))];
  const sheet = contactSheet(
    names.map((name) => cells.get(name)!),
    { columns: Math.min(names.length, columns), scale, gap, ground },
  );
  writeFileSync(file, await encoded(sheet, file));
  writeFileSync(listOf(file, layout), `${names.join('\n')}\n`);
}

/** A picture as the file's name says. */
const encoded = ({ data, width, height }: Rgba, { pathname }: URL): Promise<Buffer> | Buffer =>
  pathname.endsWith('.webp')
    ? sharp(data, { raw: { width, height, channels: 4 } })
        .webp({ lossless: true, quality: 100, effort: 6 })
        .toBuffer()
    : Buffer.from(encodePng({ data, width, height }));

/**
 * Those of a large family of cells that are drawn: all where the sheet is made anew or `GOLDEN_ALL=1` asks for them, else
 * one in `every`, always the same.
 */
export const drawnOf = <T>(
  all: readonly T[],
  every: number,
): { readonly drawn: readonly T[]; readonly some: boolean } =>
  process.env.UPDATE_GOLDEN || process.env.GOLDEN_ALL
    ? { drawn: all, some: false }
    : { drawn: all.filter((_, i) => i % every === 0), some: true };

/**
 * Expects every cell to be as committed, and names those that are not. A change of taste is looked at, then committed as a
 * new sheet: `UPDATE_GOLDEN=1 npm test -- golden`.
 */
export async function expectCells(cells: Cells, file: URL, layout: Layout = {}): Promise<void> {
  if (process.env.UPDATE_GOLDEN) await writeSheet(cells, file, layout);
  expect(await differences(cells, file, layout)).toEqual([]);
}
