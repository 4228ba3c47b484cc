import { describe, expect, test } from 'vitest';
import { hexToOklab } from '../../../src/pixels/color.ts';
import { createImage, opaqueBounds, paletteOf } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { drawCharacter } from '../../../workers/engine/character/index.ts';
import { score } from '../../../workers/engine/character/rank.ts';
import type { Brief } from '../../../workers/engine/types.ts';
import { paletteDistance } from '../reference/style/palette-distance.ts';
import { request } from './requests.ts';

const free = { outline: undefined, shading: undefined, detail: undefined } as const;
const pro = (differs = {}) => drawCharacter(request({ mode: 'pro', ...free, ...differs }), {});

describe('ranking', () => {
  const plain = (...rows: string[]): Rgba => {
    const image = createImage(rows[0]!.length, rows.length);
    const colours: Record<string, number[]> = { r: [204, 48, 56], b: [40, 60, 200], k: [20, 20, 24], d: [28, 28, 32] };
    rows
      .join('')
      .split('')
      .forEach((c, i) => {
        if (colours[c]) image.data.set([...colours[c], 255], i * 4);
      });
    return image;
  };
  const brief = { colours: [], parts: [{ piece: 'cape', colour: '#cc3038' }] } as unknown as Brief;

  test('what was said is worth more when it is seen', () => {
    const [red, blue] = [plain('rrkk', 'rrkk', 'rrkk'), plain('bbkk', 'bbkk', 'bbkk')];
    expect(score([red], brief).colours).toBe(1);
    expect(score([blue], brief).colours).toBe(0);
    expect(score([red], brief).total).toBeGreaterThan(score([blue], brief).total);
  });

  test('regions that are told apart, and no stray colours', () => {
    const [clear, murky] = [plain('bbbkkk', 'bbbkkk'), plain('dddkkk', 'dddkkk')];
    expect(score([clear], { ...brief, parts: [] }).contrast).toBeGreaterThan(
      score([murky], { ...brief, parts: [] }).contrast,
    );
    expect(score([plain('rrrr', 'kkkk')], brief).palette).toBe(1);
    expect(score([plain('rrrr', 'kkkb')], brief).palette).toBeCloseTo(2 / 3);
  });

  test('nearness to a style', () => {
    const style = ['#283cc8', '#141418'].map(hexToOklab);
    expect(score([plain('bbkk', 'bbkk')], brief, style).style).toBeCloseTo(1, 2);
    expect(score([plain('rrrr', 'rrrr')], brief, style).style).toBeLessThan(0.5);
  });
});

describe('pro [CHAR-PRO-BEST]', () => {
  test('keeps the best of several, the same one every time', async () => {
    const briefs = ['a brave knight with a red cape', 'a farmer', 'a young witch with a green hat', 'an old king'];
    for (const description of briefs) {
      const [best, again] = [await pro({ description }), await pro({ description })];
      expect(again!.plan.seed).toBe(best!.plan.seed);
      const first = await drawCharacter(request({ ...free, description }), {});
      const worth = (drawn: typeof first) =>
        score(
          ['south', 'west'].map((side) => drawn.rotations.get(side as 'south')!.image),
          drawn.plan.brief,
        ).total;
      // judged smaller than it is drawn, so that it may miss by a little
      expect(worth(best!)).toBeGreaterThanOrEqual(worth(first) - 0.05);
    }
  });

  test('takes on the style of another character', async () => {
    const green = {
      width: 4,
      height: 1,
      data: new Uint8ClampedArray([15, 56, 15, 255, 48, 98, 48, 255, 139, 172, 15, 255, 155, 188, 15, 255]),
    };
    const source = await drawCharacter(request({ description: 'a monk', colorImage: green }), {});
    const styleImage = source.rotations.get('south')!.image;
    const style = paletteOf(styleImage).map(hexToOklab);
    const plain = await pro();
    const styled = await pro({ styleImage, matchStyleSize: true });
    const distance = (drawn: typeof plain) => paletteDistance(drawn.rotations.get('south')!.image, style);
    expect(distance(styled)).toBeLessThan(distance(plain) / 2);
    // materials stay apart
    expect(styled.palette.length).toBeGreaterThan(3);
    // every picture in the same colours, so that its animations can be dyed alike
    for (const colour of styled.palette) expect([...styled.dyes.values(), ...styled.drawnPalette]).toContain(colour);
  });

  test('fails fast when it is smaller than its style, and says how large it must be [CHAR-STYLE-SIZE]', async () => {
    const source = await drawCharacter(request({ size: 64, width: 92, height: 92 }), {});
    const styleImage = source.rotations.get('south')!.image;
    const box = opaqueBounds(styleImage)!;
    const least = Math.max(box.width, box.height);
    const labels: string[] = [];
    const small = drawCharacter(
      request({ mode: 'pro', styleImage, matchStyleSize: true, size: least - 1 }),
      {},
      {
        onStep: ({ stage }) => labels.push(stage),
      },
    );
    await expect(small).rejects.toThrow(`size must be at least ${least}, it is ${least - 1}`);
    expect(labels).toEqual([]);
    await expect(pro({ styleImage, matchStyleSize: true, size: least })).resolves.toBeDefined();
  });
});
