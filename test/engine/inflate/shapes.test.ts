import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildPack, sourcesOfRows } from '../../../models/train/shapes/build.ts';
import { SHAPES } from '../../../workers/engine/catalogue/shapes/index.ts';
import { isStandIn } from '../../../workers/engine/catalogue/stand-ins.ts';
import { drawShape, hasView } from '../../../workers/engine/inflate/draw-shape.ts';
import { openShapes, shippedShapes } from '../../../workers/engine/inflate/pack.ts';
import { readShapes } from '../../../workers/engine/inflate/shapes.ts';
import { drawAnimation, pieceMotion } from '../../../workers/engine/subject/motion/index.ts';
import { SOURCES } from '../../../workers/engine/subject/sources.ts';
import type { Style } from '../../../workers/engine/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const draw = (id: string, size = 48, style: Style = {}, colours: readonly string[] = [], material?: string) =>
  drawShape(SHAPES[id]!, { colours, ...(material ? { material } : {}) }, { width: size, height: size, style });

/** Mean red, green and blue of the opaque pixels. */
function mean({ image }: ReturnType<typeof draw>): readonly number[] {
  const sum = [0, 0, 0];
  let n = 0;
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3] === 0) continue;
    n++;
    for (const c of [0, 1, 2]) sum[c]! += image.data[i + c]!;
  }
  return sum.map((s) => s / n);
}

describe('the pack of shapes', () => {
  it('is what the rows and the packages say', () => {
    const committed = brotliDecompressSync(readFileSync('models/shapes/shapes.br'));
    expect(committed.equals(buildPack(sourcesOfRows()))).toBe(true);
  });

  it('has a drawing with ink for every row, and is small', () => {
    const pack = shippedShapes();
    for (const { source } of Object.values(SHAPES)) expect(pack.read(source).layers.length, source).toBeGreaterThan(0);
    expect(readFileSync('models/shapes/shapes.br').length).toBeLessThan(1_500_000);
  });

  it('of other bytes is refused, as is a drawing that it lacks', () => {
    expect(() => openShapes(Buffer.from('no pack'))).toThrow();
    expect(() => shippedShapes().read('ff:zogwort')).toThrow('No drawing "ff:zogwort"');
  });
});

describe('the rows of shapes', () => {
  it('claim each word once, and none that something else draws as itself', () => {
    const others = new Set(
      SOURCES.filter((s) => !s.yields)
        .flatMap((s) => s.rows.flatMap((row) => [row.id, ...row.aliases].filter((word) => !isStandIn(row.id, word))))
        .map((word) => word.replaceAll('-', ' ').toLowerCase()),
    );
    const seen = new Set<string>();
    for (const { id, names } of Object.values(SHAPES)) {
      for (const name of names) {
        expect(seen.has(name), `${id}: "${name}" twice`).toBe(false);
        expect(others.has(name), `${id}: "${name}" is drawn by something else`).toBe(false);
        seen.add(name);
      }
    }
  });

  it.each([
    ['toaster | toaster', 'no source'],
    ['ff:toaster | ', 'no name'],
    ['ff:toaster | toaster | huge', 'unknown mark "huge"'],
    ['ff:toaster | toaster | item zogwort', 'unknown mark "zogwort"'],
  ])('"%s" is refused: %s', (row, why) => {
    expect(() => readShapes(row)).toThrow(why);
  });
});

describe('a drawn shape', () => {
  it.each(['fire-extinguisher', 'peacock', 'binoculars', 'ambulance', 'boomerang-emoji'])(
    '%s: exact size, hard alpha, a free margin, the same bytes again',
    (id) => {
      for (const size of [16, 32, 64]) {
        const { image } = draw(id, size);
        expect([image.width, image.height]).toEqual([size, size]);
        let ink = 0;
        for (let i = 0; i < size * size; i++) {
          const alpha = image.data[i * 4 + 3]!;
          expect(alpha === 0 || alpha === 255).toBe(true);
          if (alpha === 0) continue;
          ink++;
          const [x, y] = [i % size, Math.floor(i / size)];
          expect(x > 0 && y > 0 && x < size - 1 && y < size - 1).toBe(true);
        }
        expect(ink).toBeGreaterThan(0.12 * size * size);
        expect(draw(id, size).image.data).toEqual(image.data);
      }
    },
  );

  it('takes a said colour or material on its leading hue', () => {
    const [red, , blue] = mean(draw('fire-extinguisher'));
    expect(red!).toBeGreaterThan(blue! + 40);
    const said = mean(draw('fire-extinguisher', 48, {}, ['#3868c4']));
    expect(said[2]!).toBeGreaterThan(said[0]! + 20);
    const gold = mean(draw('microscope', 48, {}, [], 'gold'));
    expect(gold[0]!).toBeGreaterThan(gold[2]! + 40);
  });

  it('differs by outline and shading', () => {
    const styles: Style[] = [
      {},
      { outline: 'lineless' },
      { outline: 'single color black outline' },
      { shading: 'flat shading' },
    ];
    const drawn = styles.map((style) =>
      Buffer.from(draw('fire-extinguisher', 48, style).image.data).toString('base64'),
    );
    expect(new Set(drawn).size).toBe(styles.length);
  });

  it('is mirrored or turned where that holds, and says where it does not', () => {
    const { data } = draw('ambulance', 48, { direction: 'west' }).image;
    expect(data).toEqual(draw('ambulance').image.data);
    expect(draw('ambulance', 48, { direction: 'east' }).image.data).not.toEqual(data);
    expect(draw('fire-extinguisher', 48, { direction: 'south-east' }).image.data).not.toEqual(
      draw('fire-extinguisher').image.data,
    );
    const views: [string, Style, boolean][] = [
      ['ambulance', { direction: 'east' }, true],
      ['ambulance', { direction: 'south' }, false],
      ['fire-extinguisher', { direction: 'south-west' }, true],
      ['fire-extinguisher', { direction: 'north' }, false],
      ['fire-extinguisher', { isometric: true }, false],
    ];
    for (const [id, style, has] of views)
      expect(hasView(SHAPES[id]!, style), `${id} ${JSON.stringify(style)}`).toBe(has);
  });
});

it('a shape moves as one piece, every frame with ink and the last where it began', () => {
  const brief = understand('a microwave');
  const { frames } = drawAnimation(brief, {
    width: 48,
    height: 48,
    style: {},
    seed: 1,
    variation: 0,
    motion: pieceMotion('jump'),
    directions: ['south'],
  });
  const drawn = frames.get('south')!;
  const lowest = drawn.map(({ data }) => {
    let row = -1;
    for (let i = 0; i < 48 * 48; i++) if (data[i * 4 + 3] === 255) row = Math.floor(i / 48);
    return row;
  });
  expect(Math.min(...lowest)).toBeGreaterThan(8);
  expect(Math.min(...lowest)).toBeLessThan(lowest[0]! - 4);
  expect(Math.abs(lowest.at(-1)! - lowest[0]!)).toBeLessThanOrEqual(2);
});
