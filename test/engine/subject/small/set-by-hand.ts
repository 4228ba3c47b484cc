/** What the tests of pictures that are set by hand share. */
import { expect } from 'vitest';
import { isMaterial } from '../../../../workers/engine/catalogue/materials.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import type { Stamp } from '../../../../workers/engine/subject/small/stamp.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

/** A picture of a text, `whole` (alone on its canvas, where it may be set by hand) or as a part of another (by its recipe). */
export const subject = (text: string, size: number, whole: boolean, seed = 1) =>
  drawSubject(understand(text, { seed }), {
    ...{ width: size, height: size, style: {}, seed, variation: 0.3 },
    ...(whole ? { whole: true as const } : {}),
  });

/** Its pixels as a text, to compare. */
export const drawn = (text: string, size: number, whole: boolean, seed = 1): string =>
  subject(text, size, whole, seed).image.data.join();

export type Near = (r: number, g: number, b: number) => boolean;

/** How many opaque pixels have such a colour. */
export function countOf({ data }: { readonly data: ArrayLike<number> }, near: Near): number {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] && near(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
}

/** How many pixels of the picture that a user gets of a text have such a colour. */
export async function count(description: string, size: number, near: Near, seed = 1): Promise<number> {
  const { image } = await draw({ description, width: size, height: size, seed, noBackground: true });
  return countOf(image, near);
}

/** Letters of materials, three tones of each. */
const LETTERS = 'abcdefghijklmnopqrstuvyz012345';

/** Rows are of one length, their longer side within bounds, their letters those of materials. */
export function expectEven({ rows, slots }: Pick<Stamp, 'rows' | 'slots'>, least: number, most: number, id = ''): void {
  expect(new Set(rows.map((row) => row.length)).size, id).toBe(1);
  const longest = Math.max(rows.length, rows[0]!.length);
  expect(longest, id).toBeLessThanOrEqual(most);
  expect(longest, id).toBeGreaterThanOrEqual(least);
  const used = rows
    .join('')
    .replaceAll(/[.xXw]/g, '')
    .toLowerCase();
  for (const c of new Set(used)) expect(LETTERS.indexOf(c), `${id} ${c}`).toBeLessThan(slots.length * 3);
}

/** Materials are those that there are, or plain colours. */
export function expectMaterials({ slots }: Pick<Stamp, 'slots'>, id = ''): void {
  for (const { material, others = [] } of slots)
    for (const name of [material, ...others])
      expect(name.startsWith('#') || isMaterial(name), `${id} ${name}`).toBe(true);
}
