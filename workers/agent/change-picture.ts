/** The pixels of a finished picture of the account changed, and nothing drawn anew: an outline, a palette, a size, a part of it. */
import type { Price } from '../../src/chat/store.ts';
import { decodeImage } from '../../src/pixels/decode.ts';
import { createImage, crop, flipHorizontal, opaqueBounds } from '../../src/pixels/image.ts';
import { buildPalette, paletteOf } from '../../src/pixels/palette.ts';
import { encodePng } from '../../src/pixels/png.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import type { Args } from './port.ts';
import { type OwnTool, said } from './tools.ts';

const CHANGES = ['outline', 'palette', 'colors', 'resize', 'flip', 'rotate', 'crop'] as const;
/** Colours of consoles and the like, by their names. */
const NAMED: Readonly<Record<string, string>> = {
  'game boy': '0f380f 306230 8bac0f 9bbc0f',
  nes: '000000 7c7c7c bcbcbc fcfcfc 0000fc 0078f8 3cbcfc a4e4fc 4428bc 6844fc 9878f8 940084 d800cc f878f8 a80020 e40058 f85898 a81000 f83800 f87858 fca044 fce0a8 503000 ac7c00 f8b800 f8d878 007800 00b800 b8f818 005800 00a844 58d854 58f898 004058 008888 00e8d8',
  'pico-8': '000000 1d2b53 7e2553 008751 ab5236 5f574f c2c3c7 fff1e8 ff004d ffa300 ffec27 00e436 29adff 83769c ff77a8 ffccaa',
  c64: '000000 ffffff 813338 75cec8 8e3c97 56ac4d 2e2c9b edf171 8e5029 553800 c46c71 4a4a4a 7b7b7b a9ff9f 706deb b2b2b2',
  cga: '000000 ffffff 55ffff ff55ff',
  'zx spectrum': '000000 0000d7 d70000 d700d7 00d700 00d7d7 d7d700 d7d7d7 0000ff ff0000 ff00ff 00ff00 00ffff ffff00 ffffff',
  '1-bit': '000000 ffffff',
  greyscale: '000000 242424 484848 6d6d6d 919191 b6b6b6 dadada ffffff',
  sepia: '1e140a 3c2814 5a3c1e 785a32 96784b b49669 d2b98c f0dcb4',
}; // biome-ignore format: a table
const MOST_COLORS = 256;
/** Of a figure so much from its top is its head with the neck. */
const HEAD = 0.42;

const ASSET = `query ($input: AssetByIdInput!) { asset(input: $input) { name images { base64 width height } preview { base64 width height } } }`;
interface Pictured {
  readonly name: string;
  readonly images: readonly { readonly base64: string }[];
  readonly preview: { readonly base64: string } | null;
}

/** Another order of the pixels. */
function moved({ width, height, data }: Rgba, to: readonly [number, number], from: (x: number, y: number) => readonly [number, number]): Rgba {
  const out = createImage(...to);
  for (let y = 0; y < to[1]; y++)
    for (let x = 0; x < to[0]; x++) {
      const [a, b] = from(x, y);
      if (a < 0 || b < 0 || a >= width || b >= height) continue;
      const at = (b * width + a) * 4;
      out.data.set(data.subarray(at, at + 4), (y * to[0] + x) * 4);
    }
  return out;
} // biome-ignore format: short enough

function turned(image: Rgba, degrees: string): Rgba {
  const { width, height } = image;
  if (degrees === '180') return moved(image, [width, height], (x, y) => [width - 1 - x, height - 1 - y]);
  return moved(image, [height, width], (x, y) => (degrees === '270' ? [width - 1 - y, x] : [y, height - 1 - x]));
}

/** What stands in it, or its upper part on a square: a head with the neck. */
function cut(image: Rgba, value: unknown): Rgba {
  const box = opaqueBounds(image);
  if (!box) return image;
  if (value !== 'head') return crop(image, box);
  const height = Math.max(4, Math.round(box.height * HEAD));
  const top = crop(image, { x: box.x, y: box.y, width: box.width, height });
  const inner = opaqueBounds(top) ?? { x: 0, y: 0, width: top.width, height: top.height };
  const side = Math.max(inner.width, inner.height) + 2;
  const [left, over] = [Math.floor((side - inner.width) / 2), Math.floor((side - inner.height) / 2)];
  return moved(crop(top, inner), [side, side], (x, y) => [x - left, y - over]);
} // biome-ignore format: short enough

const colorsOf = (image: Rgba): readonly string[] => paletteOf(image).slice(0, MOST_COLORS);
const isHex = (color: unknown): color is string => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);

type Request = { readonly field: string; readonly type: string; readonly input: Args };
/** Whole multiples lose nothing: each pixel becomes a square. Any other size is read by the engine. */
function resized(image: Rgba, { value, width, height }: Args, given: (picture: Rgba) => Args, kept: (picture: Rgba) => Request): Request {
  const by = Number(value) || 0;
  const side = (wanted: unknown, had: number): number => Math.max(1, Math.round(by ? had * by : Number(wanted)));
  const target = { width: side(width, image.width), height: side(height ?? width, image.height) };
  const times = target.width / image.width;
  if (Number.isInteger(times) && times === target.height / image.height) return kept(moved(image, [target.width, target.height], (x, y) => [Math.floor(x / times), Math.floor(y / times)]));
  return { field: 'resizePixelArt', type: 'ResizePixelArtInput', input: { description: '', referenceImage: given(image).image, referenceImageSize: { width: image.width, height: image.height }, targetSize: target, noBackground: true } };
} // biome-ignore format: short enough

/** The operation that does it, and its input; what is only moved is kept by repainting it in its own colours. */
function requestOf(image: Rgba, { change, value, colors, width, height }: Args): Request {
  const given = (picture: Rgba): Args => ({ image: { base64: encodePng(picture).toString('base64') } });
  const kept = (picture: Rgba, palette: readonly string[] = colorsOf(picture)) => ({ field: 'repaint', type: 'RepaintInput', input: { ...given(picture), palette: [...palette] } });
  switch (change) {
    case 'outline':
      return { field: 'changeOutline', type: 'ChangeOutlineInput', input: { ...given(image), outline: String(value ?? 'single color black outline').toUpperCase().replaceAll(/[ -]/g, '_') } };
    case 'palette': {
      const named = NAMED[String(value)]?.split(' ').map((color) => `#${color}`);
      return kept(image, Array.isArray(colors) && colors.every(isHex) && colors.length ? colors : (named ?? colorsOf(image)));
    }
    case 'colors':
      return kept(image, buildPalette(image, Math.min(MOST_COLORS, Math.max(2, Number(value) || 16))));
    case 'resize':
      return resized(image, { value, width, height }, given, kept);
    case 'flip':
      return kept(value === 'vertical' ? turned(flipHorizontal(image), '180') : flipHorizontal(image));
    case 'rotate':
      return kept(turned(image, String(value)));
    default:
      return kept(cut(image, value));
  }
} // biome-ignore format: short enough

interface Changed {
  readonly price: { readonly generations: number; readonly usd: number };
  readonly finished?: { readonly images: readonly { readonly id: string; readonly url: string; readonly width: number; readonly height: number; readonly base64: string }[] };
} // biome-ignore format: short enough

async function asked(args: Args, { operations, context }: Parameters<NonNullable<OwnTool['price']>>[1], dryRun: boolean): Promise<Changed & { readonly name: string }> {
  const { asset } = await operations.graphql(ASSET, { input: { assetId: String(args.asset_id) } }, context);
  const { name, images, preview } = asset as Pictured;
  const picture = preview ?? images[0];
  if (!picture) throw new Error(`"${name}" has no picture that could be changed.`);
  const { field, type, input } = requestOf(await decodeImage(Buffer.from(picture.base64, 'base64')), args);
  const wanted = dryRun ? 'price { generations usd }' : 'price { generations usd } finished { images { id url width height base64 } }';
  const document = `mutation ($input: ${type}!) { done: ${field}(input: $input) { ${wanted} } }`;
  const { done } = await operations.graphql(document, { input: dryRun ? { ...input, dryRun } : input }, context);
  return { ...(done as Changed), name };
} // biome-ignore format: short enough

export const changePictureTool: OwnTool = {
  keyed: true,
  readOnly: false,
  name: 'change_picture',
  title: 'Change the pixels of a picture',
  description:
    'Takes the picture of an asset (of a character the front view) and changes its pixels, nothing is drawn anew: outline (value: an outline), palette (value: a name such as "game boy", or colors), colors (value: how many), resize (value: how many times as large, or width and height), flip (value: horizontal or vertical), rotate (value: 90, 180 or 270), crop (value: head or trim). The result is a picture of its own in the library; the asset stays.',
  inputSchema: {
    type: 'object',
    properties: {
      asset_id: { type: 'string', format: 'uuid' },
      change: { type: 'string', enum: [...CHANGES] },
      value: { type: 'string', maxLength: 60 },
      colors: { type: 'array', items: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }, maxItems: MOST_COLORS },
      width: { type: 'integer', minimum: 16, maximum: 400 },
      height: { type: 'integer', minimum: 16, maximum: 400 },
    },
    required: ['asset_id', 'change'],
  },
  price: async (args, bench): Promise<Price> => {
    const { price } = await asked(args, bench, true);
    return { generations: price.generations, usdMicros: BigInt(Math.round(price.usd * 1e6)) };
  },
  run: async (args, { operations, context }) => {
    const { finished, name } = await asked(args, { operations, context }, false);
    const image = finished?.images[0];
    if (!image) return { failed: true, text: 'error: the picture is still being changed: ask again in a moment' };
    const { id, url, width, height, base64 } = image;
    return {
      ...said(`picture: ${url}\nof: ${name}\nsize: ${width}x${height}`, { image_id: id, url, width, height }),
      pictures: [base64],
    };
  },
};
