import { DIRECTIONS, type Direction } from '../../../src/domain/words.ts';
import { createImage, ImageError, opaqueBounds, overlay } from '../../../src/pixels/index.ts';
import { fitBox } from '../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { type TurnTools, turnAround } from '../reference/turn/index.ts';
import { placeReference } from '../reference/turn/reference.ts';
import type { Hooks } from '../types.ts';
import type { CharacterRequest, Rotation } from './types.ts';

/** Pixels: the largest canvas that a sprite is turned on. */
const MAX_TURNED = 256;

/** What turning reads of a request. */
type Turnable = Pick<
  CharacterRequest,
  'size' | 'width' | 'height' | 'directions' | 'view' | 'description' | 'colorImage' | 'seed'
>;

function centred(image: Rgba, width: Px, height: Px): Rgba {
  if (image.width === width && image.height === height) return image;
  const out = createImage(width, height);
  overlay(out, image, Math.floor((width - image.width) / 2), Math.floor((height - image.height) / 2));
  return out;
}

/** The sprite as large as the figure is to be: untouched where it is. */
function sized(image: Rgba, { size, width, height }: Turnable): Rgba {
  const cut = placeReference(image, image.width, image.height);
  if (image.height === size && image.width <= width) return cut;
  const box = fitBox(image, Math.max(1, Math.round((width * size) / height)), size, 'contain');
  return placeReference(image, box.width, box.height);
}

/**
 * The rotations of a sprite that faces south, in its own colours, outlines and details: what a request says of those is for
 * figures drawn from words. `hooks.onStep` hears each by its label.
 * Rejects with an ImageError when the sprite shows nothing.
 */
export async function drawTurned(
  request: Turnable & { readonly referenceImage: Rgba },
  tools: TurnTools,
  hooks: Hooks,
): Promise<{ rotations: Map<Direction, Rotation>; palette: readonly string[] }> {
  const { width, height, directions, view, description, colorImage, seed } = request;
  if (!opaqueBounds(request.referenceImage))
    throw new ImageError('unsupported', 'The reference sprite shows nothing: none of its pixels is opaque.');
  const image = sized(request.referenceImage, request);
  const turned = await turnAround(
    tools,
    {
      image,
      direction: 'south',
      view,
      directions,
      description,
      width: Math.min(MAX_TURNED, width),
      height: Math.min(MAX_TURNED, height),
      ...(colorImage ? { colorImage } : {}),
      seed,
    },
    labelling(request, hooks),
  );
  const rotations = new Map(
    [...turned.images].map(([direction, picture]) => [direction, { image: centred(picture, width, height) }] as const),
  );
  return { rotations, palette: turned.palette };
}

/** Turning tells a direction as its stage; for a character it is the picture's label. */
function labelling({ width, height }: Turnable, hooks: Hooks): Hooks {
  const { signal, onStep } = hooks;
  return {
    ...(signal ? { signal } : {}),
    ...(onStep
      ? {
          onStep: ({ stage, fraction, preview }) => {
            const picture = preview && { preview: centred(preview, width, height) };
            const isDone = (DIRECTIONS as readonly string[]).includes(stage);
            onStep({
              stage: isDone ? 'turning' : stage,
              fraction: 0.05 + 0.9 * fraction,
              ...picture,
              ...(isDone ? { label: stage } : {}),
            });
          },
        }
      : {}),
  };
}
