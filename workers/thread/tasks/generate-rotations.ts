import { InputError } from '../../../src/domain/input-error.ts';
import type { Direction, View } from '../../../src/domain/words.ts';
import type { GenerateRotationsPayload, SizedImage } from '../../../src/jobs/contract.ts';
import { hardenAlpha, opaqueBounds, paletteOf, pixelate, type Rgba } from '../../../src/pixels/index.ts';
import { drawCharacter } from '../../engine/character/index.ts';
import { styleOfWords } from '../../engine/reference/style/index.ts';
import { turnAround } from '../../engine/reference/turn/index.ts';
import { cutOut } from '../../engine/reference/vision/cut-out.ts';
import { backOnGround, groundOf } from './shared/ground.ts';
import { encoded, fitInto, imageOf, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** The interface's order. */
const ORDER: readonly Direction[] = [
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
  'east',
  'south-east',
];

export interface GeneratedRotations {
  readonly rotations: readonly (Picture & { readonly direction: Direction })[];
  readonly engine: string;
  readonly drawnAs: string;
}

const taken = async ({ image, width, height }: SizedImage): Promise<Rgba> =>
  fitInto(await imageOf(image), { width, height }, 'picture');

/** Share of a canvas' height that a figure drawn from words takes: turned, it is wider than high. */
const FIGURE = 0.72;

/** A subject from eight sides. */
export const generateRotationsTask: Task<GenerateRotationsPayload, GeneratedRotations> = async (
  payload,
  tools,
  hooks,
) => {
  const { width, height, description, seed } = payload;
  const view = payload.view as View;
  const picture = payload.picture && (await taken(payload.picture));
  if (payload.method === 'create_with_style') {
    const drawn = await drawCharacter(
      {
        mode: picture ? 'pro' : 'standard',
        template: 'mannequin',
        description,
        edits: [],
        size: Math.max(16, Math.round(height * FIGURE)),
        width,
        height,
        directions: ORDER,
        view,
        oblique: false,
        isometric: false,
        textGuidance: 8,
        ...traitsOf(description),
        ...(picture ? { styleImage: picture } : {}),
        matchStyleSize: false,
        keepPalette: false,
        seed,
      },
      tools,
      hooks,
    );
    const rotations = [...drawn.rotations].map(([direction, { image }]) => ({
      ...encoded(image, paletteOf(image)),
      direction,
    }));
    return { rotations, engine: drawn.engine, drawnAs: String(drawn.plan.brief.drawnAs ?? description) };
  }
  if (!picture || !opaqueBounds(hardenAlpha(picture)))
    throw new InputError('The picture shows nothing: it is transparent everywhere.');
  const ground = payload.noBackground ? undefined : groundOf(picture);
  const sprite = payload.method === 'create_from_concept' ? await spriteOf(picture, payload, tools) : picture;
  const turned = await turnAround(
    tools,
    {
      image: sprite,
      direction: 'south',
      view,
      directions: ORDER,
      width,
      height,
      seed,
      ...(description ? { description } : {}),
    },
    hooks,
  );
  const rotations = [...turned.images].map(([direction, image]) => {
    const shown = ground ? backOnGround(image, ground) : image;
    return { ...encoded(shown, paletteOf(shown)), direction };
  });
  return { rotations, engine: 'turn', drawnAs: 'the picture from eight sides' };
};

/** The outline, shading and detail that the words of a style ask for. */
function traitsOf(description: string): ReturnType<typeof styleOfWords> {
  const { light: _, ...traits } = styleOfWords(description);
  return traits;
}

/** A concept drawing or a photograph as a sprite of the canvas' size. */
async function spriteOf(
  concept: Rgba,
  { width, height, description }: GenerateRotationsPayload,
  { models }: Parameters<typeof generateRotationsTask>[1],
): Promise<Rgba> {
  const art = pixelate(concept, width, height, { colors: 24, grading: 0.4, clean: false });
  const figure = await cutOut(models, { image: art, complex: false, text: description });
  if (opaqueBounds(figure)) return figure;
  return cutOut(models, { image: art, complex: true, text: description });
}
