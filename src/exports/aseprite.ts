/**
 * Aseprite 1.3 files (github.com/aseprite/aseprite, docs/ase-file-specs.md). Names of fields and chunks are that
 * document's.
 */
import { deflateSync } from 'node:zlib';
import { distinctColors, type RgbaColor } from '../pixels/distinct-colors.ts';
import { crop, opaqueBounds, wordsOf } from '../pixels/image.ts';
import type { Rgba } from '../pixels/types.ts';
import { ByteWriter } from './byte-writer.ts';
import { type Clip, clipsOf } from './clips.ts';
import { centered, type Size } from './layout.ts';
import type { Point, SpriteExport } from './sprite.ts';

const FILE_MAGIC = 0xa5e0;
const FRAME_MAGIC = 0xf1fa;
const LAYER = 0x2004;
const CEL = 0x2005;
const COLOR_PROFILE = 0x2007;
const TAGS = 0x2018;
const PALETTE = 0x2019;
const SLICE = 0x2022;
const MAX_PALETTE = 256;
const MAX_FRAMES = 65535;

/** Colours of tags by animation; rotations have the first. */
const TAG_COLORS: readonly (readonly [number, number, number])[] = [
  [0x8b, 0x93, 0xaf],
  [0x63, 0xab, 0x3f],
  [0x4f, 0xa4, 0xb8],
  [0xde, 0x5d, 0x3a],
  [0xf3, 0xa8, 0x33],
  [0x9a, 0x4d, 0x76],
];

/** How pixels are stored: as indices of a palette whose entry 0 is see-through, or as RGBA. */
interface Mode {
  readonly depth: 8 | 32;
  readonly palette: readonly RgbaColor[];
  /** Index of each stored colour, by pixel word; absent for RGBA. */
  readonly indices?: ReadonlyMap<number, number>;
}

/**
 * A sprite as one `.aseprite` file: a layer with every rotation and animation frame, a tag a clip (named
 * `rotation_<direction>`, `<type>_<direction>`; one that does not loop plays once), the frames' durations, the palette,
 * and a slice `pivot` at the feet. Indexed where up to 255 colours are used, else RGBA; pixels are kept exactly.
 * Throws a RangeError for what clipsOf refuses and above 65,535 frames.
 */
export async function aseprite(sprite: SpriteExport): Promise<Buffer> {
  const { clips, cell, pivot } = await clipsOf(sprite);
  const frames = clips.flatMap((clip) => clip.frames.map((picture, i) => ({ picture, ms: clip.durationsMs[i]! })));
  if (frames.length > MAX_FRAMES) throw new RangeError(`An .aseprite file has at most ${MAX_FRAMES} frames`);
  const mode = modeOf(frames.map(({ picture }) => picture));
  const opening = [colorProfile(), palette(mode.palette), layer(sprite.name), tags(clips), slice('pivot', pivot, cell)];
  const body = frames.map(({ picture, ms }, i) =>
    frame([...(i === 0 ? opening : []), ...cel(picture, cell, mode)], ms),
  );
  const bytes = Buffer.concat(body);
  return Buffer.concat([header(bytes.length, frames.length, cell, mode), bytes]);
}

/** Rec. 601 luma, 0..255. */
const luma = ([r, g, b]: RgbaColor): number => 0.299 * r + 0.587 * g + 0.114 * b;

function modeOf(pictures: readonly Rgba[]): Mode {
  const stored = [...distinctColors(pictures)];
  const seen = stored.filter(([, [, , , alpha]]) => alpha > 0);
  seen.sort(([, a], [, b]) => luma(a) - luma(b) || a[3] - b[3] || a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
  const palette: RgbaColor[] = [[0, 0, 0, 0], ...seen.map(([, color]) => color)];
  if (palette.length > MAX_PALETTE) return { depth: 32, palette: palette.slice(0, MAX_PALETTE) };
  const indices = new Map(stored.map(([word]) => [word, 0]));
  for (const [i, [word]] of seen.entries()) indices.set(word, i + 1);
  return { depth: 8, palette, indices };
}

function header(bodyLength: number, frameCount: number, { width, height }: Size, { depth, palette }: Mode): Buffer {
  const LAYER_OPACITY_IS_VALID = 1;
  return new ByteWriter()
    .dword(128 + bodyLength)
    .word(FILE_MAGIC)
    .word(frameCount)
    .word(width)
    .word(height)
    .word(depth)
    .dword(LAYER_OPACITY_IS_VALID)
    .word(100) // speed, deprecated: every frame has its duration
    .zeros(8)
    .byte(0) // the see-through palette entry
    .zeros(3)
    .word(palette.length)
    .byte(1, 1) // square pixels
    .short(0)
    .short(0)
    .word(16) // grid
    .word(16)
    .zeros(84)
    .toBuffer();
}

function frame(chunks: readonly Buffer[], durationMs: number): Buffer {
  const body = Buffer.concat(chunks);
  return new ByteWriter()
    .dword(16 + body.length)
    .word(FRAME_MAGIC)
    .word(chunks.length)
    .word(durationMs)
    .zeros(2)
    .dword(chunks.length)
    .bytes(body)
    .toBuffer();
}

function chunk(type: number, body: ByteWriter): Buffer {
  const bytes = body.toBuffer();
  return new ByteWriter()
    .dword(6 + bytes.length)
    .word(type)
    .bytes(bytes)
    .toBuffer();
}

function colorProfile(): Buffer {
  const SRGB = 1;
  return chunk(COLOR_PROFILE, new ByteWriter().word(SRGB).word(0).dword(0).zeros(8));
}

function palette(colors: readonly RgbaColor[]): Buffer {
  const body = new ByteWriter()
    .dword(colors.length)
    .dword(0)
    .dword(colors.length - 1)
    .zeros(8);
  for (const color of colors) body.word(0).byte(...color);
  return chunk(PALETTE, body);
}

function layer(name: string): Buffer {
  const VISIBLE_AND_EDITABLE = 3;
  return chunk(
    LAYER,
    new ByteWriter()
      .word(VISIBLE_AND_EDITABLE)
      .word(0) // a normal layer
      .word(0) // child level
      .word(0)
      .word(0)
      .word(0) // blend mode normal
      .byte(255) // opacity
      .zeros(3)
      .string(name),
  );
}

function tags(clips: readonly Clip[]): Buffer {
  const body = new ByteWriter().word(clips.length).zeros(8);
  const animations = [...new Set(clips.map(({ animation }) => animation))];
  let next = 0;
  for (const { name, animation, frames, loop } of clips) {
    const FORWARD = 0;
    body
      .word(next)
      .word(next + frames.length - 1)
      .byte(FORWARD)
      .word(loop ? 0 : 1)
      .zeros(6);
    const nth = animation ? 1 + (animations.filter(Boolean).indexOf(animation) % (TAG_COLORS.length - 1)) : 0;
    body.byte(...TAG_COLORS[nth]!, 0).string(name);
    next += frames.length;
  }
  return chunk(TAGS, body);
}

/** A slice of the whole canvas from the first frame on, with a pivot. */
function slice(name: string, pivot: Point, { width, height }: Size): Buffer {
  const HAS_PIVOT = 2;
  return chunk(
    SLICE,
    new ByteWriter()
      .dword(1)
      .dword(HAS_PIVOT)
      .dword(0)
      .string(name)
      .dword(0)
      .long(0)
      .long(0)
      .dword(width)
      .dword(height)
      .long(Math.round(pivot.x))
      .long(Math.round(pivot.y)),
  );
}

/** The chunk of a frame's picture, cut to what is seen of it; none where nothing is. */
function cel(picture: Rgba, cell: Size, mode: Mode): Buffer[] {
  const bounds = opaqueBounds(picture, 1);
  if (!bounds) return [];
  const { x, y } = centered(picture, cell);
  const shown = crop(picture, bounds);
  const pixels = mode.indices
    ? Uint8Array.from(wordsOf(shown), (word) => mode.indices!.get(word)!)
    : withoutHidden(shown).data;
  const COMPRESSED_IMAGE = 2;
  const body = new ByteWriter()
    .word(0) // layer
    .short(x + bounds.x)
    .short(y + bounds.y)
    .byte(255) // opacity
    .word(COMPRESSED_IMAGE)
    .short(0) // z-index
    .zeros(5)
    .word(bounds.width)
    .word(bounds.height)
    .bytes(deflateSync(pixels, { level: 9 }));
  return [chunk(CEL, body)];
}

/** What no one sees has no colour. */
function withoutHidden(image: Rgba): Rgba {
  for (let i = 0; i < image.data.length; i += 4) if (image.data[i + 3] === 0) image.data.fill(0, i, i + 3);
  return image;
}
