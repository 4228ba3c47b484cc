import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { phaserAtlas, texturePacker } from '../../src/exports/index.ts';
import { animation, character, cut, EIGHT, figure, type Pixels, paint, pixelsOf, png } from './fixture.ts';

const Box = z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
const Size = z.strictObject({ w: z.int(), h: z.int() });
const frame = {
  frame: Box,
  rotated: z.literal(false),
  trimmed: z.literal(false),
  spriteSourceSize: Box,
  sourceSize: Size,
  pivot: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  duration: z.int(),
};
const Hash = z.strictObject({
  frames: z.record(z.string(), z.strictObject(frame)),
  meta: z.strictObject({
    app: z.string(),
    version: z.string(),
    image: z.string(),
    format: z.literal('RGBA8888'),
    size: Size,
    scale: z.literal('1'),
    frameTags: z.array(
      z.strictObject({ name: z.string(), from: z.int(), to: z.int(), direction: z.literal('forward') }),
    ),
  }),
});
const MultiAtlas = z.strictObject({
  textures: z.array(
    z.strictObject({
      image: z.string(),
      format: z.literal('RGBA8888'),
      size: Size,
      scale: z.literal(1),
      frames: z.array(z.strictObject({ filename: z.string(), ...frame })),
    }),
  ),
  meta: z.strictObject({ app: z.string(), version: z.string() }),
});
const Anims = z.strictObject({
  anims: z.array(
    z.strictObject({
      key: z.string(),
      type: z.literal('frame'),
      frames: z.array(z.strictObject({ key: z.string(), frame: z.string(), duration: z.int().optional() })),
      frameRate: z.number(),
      repeat: z.union([z.literal(-1), z.literal(0)]),
    }),
  ),
  globalTimeScale: z.literal(1),
});

type Files = Awaited<ReturnType<typeof texturePacker>>;
const file = (files: Files, path: string): Buffer => Buffer.from(files.find((f) => f.path === path)!.bytes);
const json = (files: Files, path: string): unknown => JSON.parse(file(files, path).toString());
const region = (sheet: Pixels, { x, y, w, h }: z.infer<typeof Box>) => cut(sheet, x, y, w, h);

describe('texturePacker', () => {
  test('writes a sheet and a hash of every frame, untrimmed, with feet-anchored pivots', async () => {
    const files = await texturePacker(await character());
    expect(files.map(({ path }) => path)).toEqual(['Sir-Knight.png', 'Sir-Knight.json']);
    const { frames, meta } = Hash.parse(json(files, 'Sir-Knight.json'));
    const sheet = await pixelsOf(file(files, 'Sir-Knight.png'));
    expect(meta).toMatchObject({ image: 'Sir-Knight.png', size: { w: sheet.width, h: sheet.height } });
    expect(Object.keys(frames)).toHaveLength(8 + 8 * 4 + 8 * 3);
    for (const [turn, direction] of EIGHT.entries()) {
      expect(region(sheet, frames[`rotation_${direction}_000`]!.frame)).toEqual(figure(turn, 0).data);
      for (let i = 0; i < 4; i++)
        expect(region(sheet, frames[`walking_${direction}_00${i}`]!.frame)).toEqual(figure(turn, i).data);
    }
    expect(frames['falling-back-death_north_002']).toMatchObject({
      spriteSourceSize: { x: 0, y: 0, w: 16, h: 16 },
      sourceSize: { w: 16, h: 16 },
      pivot: { x: 0.5, y: 0.8125 },
      duration: 400,
    });
  });

  test('frame tags cover the list of frames, clip by clip', async () => {
    const { frames, meta } = Hash.parse(json(await texturePacker(await character()), 'Sir-Knight.json'));
    const names = Object.keys(frames);
    let next = 0;
    for (const { name, from, to } of meta.frameTags) {
      expect(from).toBe(next);
      for (let i = from; i <= to; i++) expect(names[i]).toBe(`${name}_00${i - from}`);
      next = to + 1;
    }
    expect(next).toBe(names.length);
  });

  test('frames are two pixels apart', async () => {
    const { frames } = Hash.parse(json(await texturePacker(await character()), 'Sir-Knight.json'));
    const boxes = Object.values(frames).map((f) => f.frame);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(16 + 2);
  });

  test('what is too much for a texture of 4096 pixels goes on the next page', { timeout: 60_000 }, async () => {
    const large = await png(paint(1400, 1400, (x, y) => [x % 200, y % 200, 9, x < 700 ? 255 : 0]));
    const frames = Array.from({ length: 5 }, () => large);
    const waving = await animation('waving', { directions: ['south'], frames: 5 });
    const animations = [{ ...waving, directions: [{ ...waving.directions[0]!, frames }] }];
    const files = await texturePacker(await character({ rotations: [], animations, pivot: undefined }));
    expect(files.map(({ path }) => path)).toEqual([
      'Sir-Knight-0.png',
      'Sir-Knight-0.json',
      'Sir-Knight-1.png',
      'Sir-Knight-1.json',
    ]);
    const pages = [0, 1].map((i) => Hash.parse(json(files, `Sir-Knight-${i}.json`)));
    expect(pages.map((page) => Object.keys(page.frames).length)).toEqual([4, 1]);
    expect(pages.map((page) => page.meta.size)).toEqual([
      { w: 2802, h: 2802 },
      { w: 1400, h: 1400 },
    ]);
    expect(pages.map((page) => page.meta.frameTags)).toEqual([
      [{ name: 'waving_south', from: 0, to: 3, direction: 'forward' }],
      [{ name: 'waving_south', from: 0, to: 0, direction: 'forward' }],
    ]);
  });
});

describe('phaserAtlas', () => {
  test('writes a sheet, a multi-atlas and animations that name its frames', async () => {
    const files = await phaserAtlas(await character());
    expect(files.map(({ path }) => path)).toEqual(['Sir-Knight.png', 'Sir-Knight.json', 'Sir-Knight-anims.json']);
    const { textures } = MultiAtlas.parse(json(files, 'Sir-Knight.json'));
    const { anims } = Anims.parse(json(files, 'Sir-Knight-anims.json'));
    expect(textures.map(({ image }) => image)).toEqual(['Sir-Knight.png']);
    const names = textures.flatMap(({ frames }) => frames.map(({ filename }) => filename));
    expect(anims.flatMap(({ frames }) => frames.map((f) => f.frame))).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
    const sheet = await pixelsOf(file(files, 'Sir-Knight.png'));
    const east = textures[0]!.frames.find(({ filename }) => filename === 'walking_east_003')!;
    expect(region(sheet, east.frame)).toEqual(figure(2, 3).data);
    expect(east.pivot).toEqual({ x: 0.5, y: 0.8125 });
  });

  test('even frames have a rate, uneven ones their own durations; what does not loop plays once', async () => {
    const { anims } = Anims.parse(json(await phaserAtlas(await character()), 'Sir-Knight-anims.json'));
    const one = (key: string) => anims.find((anim) => anim.key === key);
    expect(one('Sir-Knight_walking_south')).toMatchObject({ frameRate: 10, repeat: -1 });
    expect(one('Sir-Knight_walking_south')?.frames[0]).toEqual({ key: 'Sir-Knight', frame: 'walking_south_000' });
    expect(one('Sir-Knight_falling-back-death_west')).toMatchObject({ frameRate: 12.5, repeat: 0 });
    expect(one('Sir-Knight_falling-back-death_west')?.frames.map((f) => f.duration)).toEqual([80, 80, 400]);
  });

  test('durations that differ by a rounded millisecond are even', async () => {
    const animations = [await animation('walking', { directions: ['south'], frames: 3, ms: [83, 84, 83] })];
    const files = await phaserAtlas(await character({ animations, rotations: [] }));
    const [anim] = Anims.parse(json(files, 'Sir-Knight-anims.json')).anims;
    expect(anim?.frameRate).toBeCloseTo(12, 6);
    expect(anim?.frames.every((f) => f.duration === undefined)).toBe(true);
  });
});
