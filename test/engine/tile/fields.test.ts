import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/pixels/image.ts';
import { drawIsometricTile } from '../../../workers/engine/tile/isometric-request.ts';
import { drawProTiles } from '../../../workers/engine/tile/pro.ts';
import { proItems } from '../../../workers/engine/tile/pro-items.ts';
import { drawTopdownSet } from '../../../workers/engine/tile/topdown-set.ts';
import type { TopdownRequest } from '../../../workers/engine/tile/types.ts';

const CLIFF: TopdownRequest = {
  lower: 'dirt',
  upper: 'grass',
  transition: 'rocky cliff',
  transitionSize: 0.25,
  tileSize: 32,
  mode: 'pro',
  seed: 5,
};

describe('every field of a top-down set has an effect', () => {
  const plain = drawTopdownSet(CLIFF).sheet.data;
  it.each<[string, Partial<TopdownRequest>]>([
    ['lower description', { lower: 'sand' }],
    ['upper description', { upper: 'snow' }],
    ['transition description', { transition: 'brick wall' }],
    ['transition size', { transitionSize: 0.5 }],
    ['shape style', { shapeStyle: 'square' }],
    ['spread', { spreadX: 1 }],
    ['slope', { slopeSize: 1 }],
    ['raggedness', { raggedness: 1 }],
    ['outline', { outline: 'single color outline' }],
    ['shading', { shading: 'flat shading' }],
    ['detail', { detail: 'highly detailed' }],
    ['view', { view: 'low top-down' }],
    ['tile strength', { tileStrength: 2 }],
    ['guidance', { guidance: 20 }],
    ['adherence', { adherence: 500 }],
    ['freedom', { freedom: 0 }],
    [
      'colours',
      {
        colours: [
          [40, 60, 40],
          [120, 180, 90],
          [200, 210, 160],
        ],
      },
    ],
    ['reference colours', { upperColours: ['#c04080'] }],
    ['seed', { seed: 6 }],
  ])('%s', (_, change) => {
    expect(drawTopdownSet({ ...CLIFF, ...change }).sheet.data).not.toEqual(plain);
  });

  it('colours of a transition that no words describe are laid between water and land, the wider the larger', () => {
    const colours = ['#e0c020', '#e8d040', '#b89010'];
    const shares = [0, 0.25, 0.5].map((transitionSize) => {
      const shore = { ...CLIFF, lower: 'water', mode: 'standard', transition: '', transitionSize } as const;
      const { sheet } = drawTopdownSet({ ...shore, transitionColours: colours });
      let yellow = 0;
      for (let i = 0; i < sheet.data.length; i += 4)
        if (sheet.data[i]! > 150 && sheet.data[i]! > 2 * sheet.data[i + 2]!) yellow++;
      return yellow / (sheet.data.length / 4);
    });
    expect(shares[1]).toBeGreaterThan(shares[0]! + 0.05);
    expect(shares[2]).toBeGreaterThan(shares[1]! + 0.05);
  });

  it.each(['lava', 'stone bricks', 'ice'])('detail shows in a pattern without marks: %s', (upper) => {
    const steps = (['low detail', 'medium detail', 'highly detailed'] as const).map((detail) => {
      const { width, height, data } = drawTopdownSet({ lower: 'dirt', upper, tileSize: 32, seed: 2, detail }).sheet;
      let n = 0;
      const at = (i: number): string => data.slice(i * 4, i * 4 + 4).join();
      for (let i = 0; i < width * height; i++) if ((i + 1) % width && at(i) !== at(i + 1)) n++;
      return n / (width * height);
    });
    expect(steps[1]).toBeGreaterThan(steps[0]! * 1.02);
    expect(steps[2]).toBeGreaterThan(steps[1]! * 1.04);
  });

  it('forced colours are the only ones', () => {
    const { sheet } = drawTopdownSet({
      ...CLIFF,
      colours: [
        [40, 60, 40],
        [120, 180, 90],
      ],
    });
    const seen = new Set<string>();
    for (let i = 0; i < sheet.data.length; i += 4)
      if (sheet.data[i + 3]) seen.add([...sheet.data.subarray(i, i + 3)].join());
    expect([...seen].sort()).toEqual(['120,180,90', '40,60,40']);
  });
});

describe('what stands on an isometric tile', () => {
  it.each([
    ['treasure chest on stone', 'stone', 'treasure chest'],
    ['pine tree', 'grass', 'pine tree'],
    ['cactus', 'sand', 'cactus'],
    ['treasure chest', 'stone', 'treasure chest'],
    ['a knight on cobblestone', 'cobble', 'a knight'],
    ['grass block with flowers', 'grass', undefined],
    ['moss on stone', 'stone', undefined],
    ['metal plates', 'metal', undefined],
    ['water', 'water', undefined],
  ])('%s: ground %s, thing %s', async (description, ground, thing) => {
    const made = await drawIsometricTile({ description, width: 16, height: 16, seed: 1 });
    expect([made.ground, made.thing]).toEqual([ground, thing]);
  });

  it('a size that is no multiple of 4 keeps its size', async () => {
    const { image } = await drawIsometricTile({ description: 'sand', width: 30, height: 33, seed: 1 });
    expect([image.width, image.height]).toEqual([30, 33]);
  });
});

describe('items of a pro description', () => {
  it.each([
    ['1) grass 2) stone 3) water', ['grass', 'stone', 'water']],
    ['1). dirt, 2). deep snow.', ['dirt', 'deep snow']],
    ['grass, sand and shells; water', ['grass', 'sand and shells', 'water']],
    ['lava', ['lava', 'lava', 'lava', 'lava']],
  ])('%s', (text, items) => expect(proItems(text)).toEqual(items));
});

/** The border pixels of a side. */
const SIDES = [
  ['north', (i: number, _n: number) => i],
  ['east', (i: number, n: number) => i * n + n - 1],
  ['south', (i: number, n: number) => (n - 1) * n + i],
  ['west', (i: number, n: number) => i * n],
] as const;

describe('roads and rivers', () => {
  it.each(['dirt path on grass', 'river through grass', 'lava river through ash'])(
    '%s meet at every edge',
    async (description) => {
      const { tiles, rules } = await drawProTiles({
        description,
        shape: 'square_topdown',
        size: 32,
        feature: 'roads',
        seed: 3,
      });
      expect(rules).toMatchObject({ ruleType: 'edge', arity: 4 });
      SIDES.forEach(([, at], bit) => {
        for (const open of [0, 1]) {
          const lines = Object.entries(rules!.tiles)
            .filter(([, mask]) => ((mask >> bit) & 1) === open)
            .map(([name]) => {
              const words = wordsOf(tiles.find((t) => t.name === name)!.image);
              return Array.from({ length: 32 }, (_, i) => words[at(i, 32)]).join();
            });
          expect(new Set(lines).size).toBe(1);
        }
      });
    },
  );
});
