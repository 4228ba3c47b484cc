/** A picture by itself: a background, a scene, something in a size that no other tool draws. */
import type { Price } from '../../src/chat/store.ts';
import type { Args } from './port.ts';
import { type OwnTool, said } from './tools.ts';

/** Sides of a picture, pixels. */
const PICTURE_SIDES = [16, 768] as const;

const side = (value: unknown): number =>
  Math.round(Math.min(PICTURE_SIDES[1], Math.max(PICTURE_SIDES[0], Number(value) || 64)));

const DRAW = `mutation ($input: GenerateLargeImageInput!) {
  generateLargeImage(input: $input) {
    price { generations usd }
    finished { images { id url width height base64 drawnAs unknownWords } }
  } }`;
const PRICE = `mutation ($input: GenerateLargeImageInput!) {
  generateLargeImage(input: $input) { price { generations usd } } }`;

const inputOf = ({ description, width, height, no_background, view, seed }: Args): Args => ({
  description: String(description ?? ''),
  imageSize: { width: side(width), height: side(height ?? width) },
  noBackground: no_background === true,
  ...(Number.isInteger(seed) ? { seed } : {}),
  ...(view ? { view: String(view).toUpperCase().replaceAll(/[- ]/g, '_') } : {}),
});

interface Drawn {
  readonly price: { readonly generations: number; readonly usd: number };
  readonly finished?: {
    readonly images: readonly {
      readonly id: string;
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly base64: string;
      readonly drawnAs: string;
      readonly unknownWords: readonly string[];
    }[];
  };
}

export const pictureTool: OwnTool = {
  keyed: true,
  readOnly: false,
  name: 'create_picture',
  title: 'Draw a picture',
  description: `Draws one picture: a background or a scene ("a jungle at night"), a portrait, or anything in a size that other tools do not draw; ${PICTURE_SIDES[0]} to ${PICTURE_SIDES[1]} pixels a side. It is no asset of the library: it stays in this chat, at a link.`,
  inputSchema: {
    type: 'object',
    properties: {
      description: { type: 'string', minLength: 1, maxLength: 2000 },
      width: { type: 'integer', minimum: PICTURE_SIDES[0], maximum: PICTURE_SIDES[1] },
      height: { type: 'integer', minimum: PICTURE_SIDES[0], maximum: PICTURE_SIDES[1] },
      no_background: { type: 'boolean', default: false, description: 'Only what is named, and nothing behind it.' },
      view: { type: 'string', enum: ['side', 'low top-down', 'high top-down'] },
      seed: { type: 'integer', minimum: 0, description: 'Another one of the same words.' },
    },
    required: ['description', 'width', 'height'],
  },
  price: async (args, { operations, context }): Promise<Price> => {
    const { generateLargeImage } = await operations.graphql(
      PRICE,
      { input: { ...inputOf(args), dryRun: true } },
      context,
    );
    const { generations, usd } = (generateLargeImage as Drawn).price;
    return { generations, usdMicros: BigInt(Math.round(usd * 1e6)) };
  },
  run: async (args, { operations, context }) => {
    const { generateLargeImage } = await operations.graphql(DRAW, { input: inputOf(args) }, context);
    const image = (generateLargeImage as Drawn).finished?.images[0];
    if (!image) return { failed: true, text: 'error: the picture is still being drawn: ask again in a moment' };
    const { id, url, width, height, base64, drawnAs, unknownWords } = image;
    const words = unknownWords.length ? `\nnot drawn: ${unknownWords.join(', ')}` : '';
    return {
      ...said(`picture: ${url}\nsize: ${width}x${height}\ndrawn as: ${drawnAs}${words}`, {
        image_id: id,
        url,
        width,
        height,
      }),
      pictures: [base64],
    };
  },
};
