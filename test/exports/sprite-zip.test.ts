import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type SpriteExport, spriteFiles, spriteZip } from '../../src/exports/index.ts';
import { animation, character, EIGHT, figure, pixelsOf, png } from './fixture.ts';
import { readZip } from './read-zip.ts';

const Point = z.strictObject({ x: z.number(), y: z.number() });
const Keypoints = z.array(z.strictObject({ x: z.number(), y: z.number(), label: z.string(), z_index: z.number() }));
const byDirection = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(EIGHT), value);
const Metadata = z.strictObject({
  character: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    state_name: z.string().nullable(),
    prompt: z.string(),
    size: z.strictObject({ width: z.int(), height: z.int() }),
    directions: z.int(),
    view: z.string(),
    template_id: z.string().nullable(),
    tags: z.array(z.string()),
    created_at: z.iso.datetime(),
    feet_pivot: Point.nullable(),
  }),
  frames: z.strictObject({
    rotations: byDirection(z.string()),
    animations: z.record(z.string(), byDirection(z.array(z.string()))),
  }),
  animations: z.array(
    z.strictObject({
      folder: z.string(),
      animation_group_id: z.string(),
      animation_type: z.string(),
      display_name: z.string(),
      loop: z.boolean(),
      frame_durations_ms: byDirection(z.array(z.int())),
    }),
  ),
  keypoints: z.strictObject({
    rotations: byDirection(Keypoints),
    animations: z.record(z.string(), byDirection(z.array(Keypoints))),
  }),
  export_version: z.literal('2.0'),
});
const States = z.strictObject({
  states: z.array(
    z.strictObject({ character_id: z.uuid(), state_name: z.string(), folder: z.string(), metadata: z.string() }),
  ),
  export_version: z.literal('2.0'),
});

const contents = async (states: Parameters<typeof spriteZip>[0]) =>
  new Map(readZip(await spriteZip(states)).map(({ path, bytes }) => [path, bytes]));
const json = (bytes: Buffer | undefined): unknown => JSON.parse(bytes!.toString('utf8'));

describe('spriteZip', () => {
  test('has rotations/<dir>.png, animations/<type>/<dir>/frame_000.png and metadata.json', async () => {
    const files = await contents(await character());
    expect([...files.keys()]).toEqual([
      ...EIGHT.map((direction) => `rotations/${direction}.png`),
      ...EIGHT.flatMap((direction) => [0, 1, 2, 3].map((i) => `animations/walking/${direction}/frame_00${i}.png`)),
      ...EIGHT.flatMap((d) => [0, 1, 2].map((i) => `animations/falling-back-death/${d}/frame_00${i}.png`)),
      'metadata.json',
    ]);
    expect(await pixelsOf(files.get('animations/walking/east/frame_003.png')!)).toEqual(figure(2, 3));
  });

  test('without a pivot of its own the figure stands below the lowest pixel of its south side', async () => {
    const { pivot: _, ...bare } = await character();
    const { character: told } = Metadata.parse(json((await contents(bare)).get('metadata.json')));
    expect(told.feet_pivot).toEqual({ x: 8, y: 13 });
    const nothing = Metadata.parse(json((await contents({ ...bare, rotations: [] })).get('metadata.json')));
    expect(nothing.character.feet_pivot).toBeNull();
  });

  test('metadata.json tells the character, every path, timing and keypoints', async () => {
    const files = await contents(await character());
    const metadata = Metadata.parse(json(files.get('metadata.json')));
    expect(metadata.character).toMatchObject({ name: 'Sir Knight', directions: 8, feet_pivot: { x: 8, y: 13 } });
    const paths = [
      ...Object.values(metadata.frames.rotations),
      ...Object.values(metadata.frames.animations).flatMap((directions) => Object.values(directions).flat()),
    ];
    expect([...paths, 'metadata.json']).toEqual([...files.keys()]);
    expect(metadata.animations[1]).toMatchObject({
      folder: 'falling-back-death',
      animation_group_id: 'group-falling-back-death',
      display_name: 'Its falling-back-death',
      loop: false,
      frame_durations_ms: { north: [80, 80, 400] },
    });
    expect(metadata.keypoints.rotations.east).toEqual([{ x: 2, y: 6.123, label: 'NOSE', z_index: 2 }]);
    expect(metadata.keypoints.animations.walking?.south?.map((frame) => frame[0]?.x)).toEqual([0, 1, 2, 3]);
  });

  test('of several states each has a folder, and the root lists them', async () => {
    const one = await character({ animations: [] });
    const states: SpriteExport[] = [
      { ...one, name: 'Knight' },
      { ...one, stateName: 'with a crown' },
      { ...one, stateName: 'With a Crown!' },
      { ...one, stateName: '../..' },
      { ...one, stateName: 'metadata.json' },
    ];
    const files = await contents(states);
    const folders = ['Knight', 'with-a-crown', 'With-a-Crown-2', 'state', 'metadata.json-2'];
    expect(new Set([...files.keys()].map((path) => path.split('/')[0]))).toEqual(
      new Set([...folders, 'metadata.json']),
    );
    const { states: listed } = States.parse(json(files.get('metadata.json')));
    expect(listed.map(({ folder }) => folder)).toEqual(folders);
    for (const { metadata } of listed) Metadata.parse(json(files.get(metadata)));
    expect(listed.map(({ state_name }) => state_name)[1]).toBe('with a crown');
  });

  test('a single state has no folder, wherever it comes from', async () => {
    const one = await character();
    async function* source() {
      yield one;
    }
    expect(await spriteZip([one])).toEqual(await spriteZip(one));
    expect(await spriteZip(source())).toEqual(await spriteZip(one));
  });

  test('asks for the next state only when the one before is written', async () => {
    const one = await character({ animations: [] });
    let given = 0;
    async function* source() {
      for (; given < 5; given++) yield { ...one, stateName: `state ${given}` };
    }
    for await (const { path } of spriteFiles(source())) if (path.startsWith('state-0/')) expect(given).toBe(1);
    expect(given).toBe(5);
  });

  test('the same character gives the same bytes', async () => {
    expect(await spriteZip(await character())).toEqual(await spriteZip(await character()));
  });

  test('names of animations neither leave the archive nor meet', async () => {
    const animations = await Promise.all(
      ['walk', '../../walk', 'Walk', 'nul'].map((type) => animation(type, { directions: ['south'], frames: 1 })),
    );
    const files = await contents(await character({ rotations: [], animations }));
    expect([...files.keys()].slice(0, 4)).toEqual([
      'animations/walk/south/frame_000.png',
      'animations/walk-2/south/frame_000.png',
      'animations/Walk-3/south/frame_000.png',
      'animations/_nul/south/frame_000.png',
    ]);
  });

  test.each([
    ['no states', async () => [], /no sprite/],
    [
      'a frame without duration',
      async () => {
        const walking = await animation('walking');
        const [south] = walking.directions;
        return character({ animations: [{ ...walking, directions: [{ ...south!, durationsMs: [100] }] }] });
      },
      /walking south has 4 frames but 1 durations/,
    ],
    [
      'a repeated direction',
      async () => {
        const south = { direction: 'south' as const, png: await png(figure(0, 0)) };
        return character({ rotations: [south, south] });
      },
      /"south" is there twice/,
    ],
  ])('refuses %s', async (_, states, message) => {
    await expect(spriteZip(await states())).rejects.toThrow(message);
  });
});
