import { describe, expect, test } from 'vitest';
import { aseprite } from '../../src/exports/index.ts';
import { animation, character, EIGHT, figure, optionalPackage, type Pixels, paint, png } from './fixture.ts';
import { readAseprite } from './read-aseprite.ts';

/** Every picture that the character's file must show, in order. */
const EXPECTED = [
  ...EIGHT.map((_, turn) => figure(turn, 0)),
  ...EIGHT.flatMap((_, turn) => [0, 1, 2, 3].map((i) => figure(turn, i))),
  ...EIGHT.flatMap((_, turn) => [0, 1, 2].map((i) => figure(turn, i))),
];

describe('aseprite', () => {
  test('holds rotations, then every frame of every animation and direction, pixel for pixel', async () => {
    const { frames, depth } = readAseprite(await aseprite(await character()));
    expect(depth).toBe(8);
    expect(frames.map(({ pixels }) => pixels)).toEqual(EXPECTED);
  });

  test('has a tag for each clip, each frame in exactly one, and its duration', async () => {
    const { frames, tags } = readAseprite(await aseprite(await character()));
    expect(tags.map(({ name }) => name)).toEqual([
      ...EIGHT.map((d) => `rotation_${d}`),
      ...EIGHT.map((d) => `walking_${d}`),
      ...EIGHT.map((d) => `falling-back-death_${d}`),
    ]);
    expect(tags.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i))).toEqual(
      frames.map((_, i) => i),
    );
    const death = tags.find(({ name }) => name === 'falling-back-death_east')!;
    expect(frames.slice(death.from, death.to + 1).map(({ durationMs }) => durationMs)).toEqual([80, 80, 400]);
    expect(death.repeat).toBe(1);
    expect(tags.find(({ name }) => name === 'walking_east')?.repeat).toBe(0);
  });

  test('names the layer, tells sRGB and marks the feet by a slice', async () => {
    const { layers, srgb, slices } = readAseprite(await aseprite(await character({ name: 'Ritter Kühn' })));
    expect(layers).toEqual(['Ritter Kühn']);
    expect(srgb).toBe(true);
    expect(slices).toEqual([{ name: 'pivot', box: [0, 0, 16, 16], pivot: [8, 13] }]);
  });

  test('the palette begins see-through and holds the colours used, from dark to bright', async () => {
    const { palette } = readAseprite(await aseprite(await character({ animations: [] })));
    expect(palette[0]).toEqual([0, 0, 0, 0]);
    expect(palette).toHaveLength(1 + 8 * 2 + 1);
    expect(palette.at(-1)).toEqual([250, 240, 20, 255]);
    const luma = palette.slice(1).map(([r = 0, g = 0, b = 0]) => 0.299 * r + 0.587 * g + 0.114 * b);
    expect(luma).toEqual([...luma].sort((a, b) => a - b));
  });

  const colorful = (count: number): Pixels =>
    paint(16, 17, (x, y) => (y * 16 + x < count ? [x * 16, y * 15, 7, 255] : [0, 0, 0, 0]));

  test.each([
    [255, 8],
    [256, 32],
  ])('%i colours are kept exactly at %i bits a pixel', async (count, depth) => {
    const pixels = colorful(count);
    const rotations = [{ direction: 'south' as const, png: await png(pixels) }];
    const read = readAseprite(await aseprite(await character({ rotations, animations: [] })));
    expect(read.depth).toBe(depth);
    expect(read.palette).toHaveLength(256);
    expect(read.frames[0]?.pixels).toEqual(pixels);
  });

  test('half-transparent pixels keep their alpha', async () => {
    const pixels = paint(4, 4, (x, y) => (x === y ? [200, 100, 50, 60 * (x + 1)] : [0, 0, 0, 0]));
    const rotations = [{ direction: 'north' as const, png: await png(pixels) }];
    const read = readAseprite(await aseprite(await character({ rotations, animations: [] })));
    expect(read.frames[0]?.pixels).toEqual(pixels);
  });

  test('an empty frame has no cel, a larger canvas holds the smaller ones in its middle', async () => {
    const empty = { direction: 'south' as const, png: await png(paint(16, 16, () => [0, 0, 0, 0])) };
    const padded = await animation('waving', { directions: ['south'], frames: 1, side: 24 });
    const read = readAseprite(await aseprite(await character({ rotations: [empty], animations: [padded] })));
    expect(read.frames[0]?.pixels).toEqual(paint(24, 24, () => [0, 0, 0, 0]));
    expect(read.frames[1]?.pixels).toEqual(figure(0, 0, 24));
    expect(read.slices[0]).toMatchObject({ box: [0, 0, 24, 24], pivot: [12, 17] });
  });

  test('the same character gives the same bytes', async () => {
    expect(await aseprite(await character())).toEqual(await aseprite(await character()));
  });
});

/** A cel of indices, drawn on the canvas of 16x16. */
function drawn(
  at: { x: number; y: number; width: number },
  indices: Uint8Array,
  palette: readonly (readonly number[])[],
) {
  const picture = paint(16, 16, () => [0, 0, 0, 0]);
  for (const [i, index] of indices.entries()) {
    const [x, y] = [at.x + (i % at.width), at.y + Math.floor(i / at.width)];
    if (index !== 0) picture.data.set(palette[index]!, (y * 16 + x) * 4);
  }
  return picture;
}

/** What npm's `ase-parser` gives, as far as it is used here. */
interface AseParser {
  readonly width: number;
  readonly height: number;
  readonly colorDepth: number;
  readonly tags: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
    readonly repeat: number;
  }[];
  readonly layers: readonly { readonly name: string; readonly flags: { readonly visible: boolean } }[];
  readonly palette: {
    readonly colors: readonly {
      readonly red: number;
      readonly green: number;
      readonly blue: number;
      readonly alpha: number;
    }[];
  };
  readonly frames: readonly {
    readonly frameDuration: number;
    readonly cels: readonly {
      readonly xpos: number;
      readonly ypos: number;
      readonly w: number;
      readonly rawCelData: Buffer;
    }[];
  }[];
  parse(): void;
}
const AseParser = optionalPackage<new (bytes: Buffer, name: string) => AseParser>('ase-parser');

test.skipIf(!AseParser)('ase-parser reads the same sprite', async () => {
  const file = new AseParser!(await aseprite(await character()), 'knight.aseprite');
  file.parse();
  expect([file.width, file.height, file.colorDepth]).toEqual([16, 16, 8]);
  expect(file.layers[0]).toMatchObject({ name: 'Sir Knight', flags: { visible: true } });
  expect(file.tags[16]).toMatchObject({ name: 'falling-back-death_south', from: 40, to: 42, repeat: 1 });
  expect(file.frames.slice(40, 43).map(({ frameDuration }) => frameDuration)).toEqual([80, 80, 400]);
  const palette = file.palette.colors.map(({ red, green, blue, alpha }) => [red, green, blue, alpha]);
  const pictures = file.frames.map(({ cels: [cel] }) =>
    drawn({ x: cel!.xpos, y: cel!.ypos, width: cel!.w }, cel!.rawCelData, palette),
  );
  expect(pictures).toEqual(EXPECTED);
});

/** What npm's `aseprite` (generated from Kaitai Struct) gives, as far as it is used here. */
interface KaitaiAseprite {
  parse(bytes: Buffer): {
    readonly header: object;
    readonly frames: readonly {
      readonly header: { readonly duration: number };
      readonly chunks: readonly { readonly type: number; readonly data: unknown }[];
    }[];
  };
}
const kaitai = optionalPackage<KaitaiAseprite>('aseprite');

test.skipIf(!kaitai)('aseprite (Kaitai Struct) reads the same sprite', async () => {
  const { header, frames } = kaitai!.parse(await aseprite(await character()));
  expect(header).toMatchObject({ width: 16, height: 16, numFrames: 64, pixelFormat: 8, transparentIndex: 0 });
  expect(frames.slice(40, 43).map((frame) => frame.header.duration)).toEqual([80, 80, 400]);
  expect(frames[0]!.chunks.map(({ type }) => type)).toEqual([0x2007, 0x2019, 0x2004, 0x2018, 0x2022, 0x2005]);
  const [, colors, , tags] = frames[0]!.chunks;
  expect(tags!.data).toMatchObject({
    numTags: 24,
    tags: { 16: { from: 40, to: 42, name: 'falling-back-death_south' } },
  });
  const { entries } = colors!.data as { entries: { r: number; g: number; b: number; a: number }[] };
  const palette = entries.map(({ r, g, b, a }) => [r, g, b, a]);
  const pictures = frames.map(({ chunks }) => {
    const cel = chunks.at(-1)!.data as { x: number; y: number; width: number; pixels: Uint8Array };
    return drawn(cel, cel.pixels, palette);
  });
  expect(pictures).toEqual(EXPECTED);
});
