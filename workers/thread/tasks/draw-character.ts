import type { CharacterSpec } from '../../../src/jobs/contract.ts';
import { createImage, hardenAlpha, paletteOf, paste } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { backdropOf, before, drawCharacter } from '../../engine/character/index.ts';
import type { Keypoint } from '../../engine/types.ts';
import type { Enhanced } from '../../engine/understand/enhance.ts';
import { characterRequest, enhancedCharacter } from './shared/character-request.ts';
import { encoded, imageOf, type Picture } from './shared/images.ts';
import type { Task } from './shared/task.ts';

/** A character from one side. */
export interface DrawnRotation extends Picture {
  readonly direction: string;
  readonly keypoints?: readonly Keypoint[];
}

export interface DrawnRotations {
  /** In the order of the spec's directions. */
  readonly rotations: readonly DrawnRotation[];
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
  /** What the seed came to: of several candidates, that of the one that was kept. */
  readonly seed: number;
  /** The fuller description that was drawn, where one was asked for. */
  readonly enhanced?: Enhanced;
}

/** The picture that the request brought for a direction, in the middle of the canvas, pixel by pixel. */
async function givenPicture(spec: CharacterSpec, direction: string): Promise<Rgba | undefined> {
  const given = spec.edits.length === 0 ? spec.givenDirections?.[direction] : undefined;
  if (given === undefined) return undefined;
  const picture = hardenAlpha(await imageOf(given));
  const canvas = createImage(spec.width, spec.height);
  const [x, y] = [(spec.width - picture.width) >> 1, (spec.height - picture.height) >> 1];
  paste(canvas, picture, x, y);
  return canvas;
}

/** A character from all its sides. */
export const drawCharacterTask: Task<CharacterSpec, DrawnRotations> = async (spec, tools, hooks) => {
  const request = await characterRequest(spec);
  const enhanced = enhancedCharacter(spec);
  const drawn = await drawCharacter(request, tools, hooks);
  const { rotations, plan, engine } = drawn;
  const backdrop = spec.noBackground === false ? backdropOf(drawn, request.colorImage) : undefined;
  return {
    rotations: await Promise.all(
      [...rotations].map(async ([direction, { image, keypoints }]) => {
        const given = await givenPicture(spec, direction);
        const figure = given ?? image;
        const shown = backdrop ? before(figure, backdrop) : figure;
        // the joints of a picture that was brought are not those of the one that was drawn
        return { ...encoded(shown, paletteOf(shown)), direction, ...(keypoints && !given ? { keypoints } : {}) };
      }),
    ),
    engine,
    brief: { ...plan.brief },
    seed: plan.seed,
    ...(enhanced ? { enhanced } : {}),
  };
};
