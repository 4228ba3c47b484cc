import { type Issue, invalidInput } from '../../src/errors.ts';
import { checkImage, imageSize, refuseEmpty } from '../../src/images.ts';
import { builder } from '../builder.ts';
import { ImageInput } from '../enums.ts';

/** Names in the schema → as directions are called everywhere else. */
const SIDES = {
  south: 'south',
  west: 'west',
  east: 'east',
  north: 'north',
  southEast: 'south-east',
  northEast: 'north-east',
  northWest: 'north-west',
  southWest: 'south-west',
} as const;
type Side = keyof typeof SIDES;

/** Pictures that are there already, by the side that they show. */
export const DirectionImagesInput = builder.inputType('DirectionImagesInput', {
  description: 'Pictures of a character by the way it faces.',
  fields: (t) =>
    Object.fromEntries(
      Object.entries(SIDES).map(([name, side]) => [
        name,
        t.field({ type: ImageInput, description: `Facing ${side}.`, extensions: { wire: { v2: side } } }),
      ]),
    ),
});

type Given = Partial<Readonly<Record<Side, { readonly base64: string } | null>>>;

/**
 * The pictures that a request brings, checked, by direction; undefined where it brings none. Throws BAD_USER_INPUT for a
 * picture that is none, shows nothing, is larger than the character's canvas, or shows a side that is not drawn.
 */
export async function givenDirections(
  given: Given | null | undefined,
  canvas: { readonly width: number; readonly height: number; readonly directions: readonly string[] },
): Promise<Readonly<Record<string, string>> | undefined> {
  const pictures: Record<string, string> = {};
  for (const [name, image] of Object.entries(given ?? {})) {
    if (!image) continue;
    const path = ['input', 'directions', name];
    const side = SIDES[name as Side];
    const refuse = (message: string, at: Issue['path'] = path) =>
      invalidInput([{ path: at, message, type: 'value_error' }]);
    if (!canvas.directions.includes(side))
      throw refuse(`this character has the directions ${canvas.directions.join(', ')}`);
    const base64 = await checkImage(image.base64, [...path, 'base64'], refuseEmpty);
    const { width, height } = await imageSize(base64);
    if (width > canvas.width || height > canvas.height)
      throw refuse(
        `the picture is ${width}x${height}; the pictures of this character are ${canvas.width}x${canvas.height}`,
        [...path, 'base64'],
      );
    pictures[side] = base64;
  }
  return Object.keys(pictures).length ? pictures : undefined;
}
