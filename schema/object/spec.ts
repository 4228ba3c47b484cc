import type { Context } from '../../src/context.ts';
import { candidatesAt, OBJECT_SIZE, STYLE_SIDE, stylesAt } from '../../src/domain/object-limits.ts';
import { AppError, type Issue, invalidInput } from '../../src/errors.ts';
import { checkImage, imageSize, refuseEmpty } from '../../src/images.ts';
import type { ObjectSpec } from '../../src/jobs/contract.ts';
import { findAsset } from '../asset/get.ts';
import { seedOf } from '../image/draw.ts';
import { imageBytes } from '../image/type.ts';
import { CAMERA, type CreateEightDirectionObject, type CreateOneDirectionObject } from './input.ts';
import { object } from './type.ts';

const refuse = (path: Issue['path'], message: string) => invalidInput([{ path, message, type: 'value_error' }]);

interface Sent {
  readonly base64: string;
  /** The longer side, pixels. */
  readonly side: number;
}

/** A picture of the caller's, checked. */
async function sent(image: { readonly base64: string }, path: Issue['path'], most: number): Promise<Sent> {
  const base64 = await checkImage(image.base64, path, refuseEmpty);
  const { width, height } = await imageSize(base64);
  if (Math.min(width, height) < STYLE_SIDE.least || Math.max(width, height) > most)
    throw refuse(
      path,
      `the picture is ${width}x${height}; ${STYLE_SIDE.least}x${STYLE_SIDE.least} to ${most}x${most} pixels are taken`,
    );
  return { base64, side: Math.max(width, height) };
}

const once = <Input extends object>(make: (input: Input, ctx: Context) => Promise<ObjectSpec>) => {
  const prepared = new WeakMap<object, Promise<ObjectSpec>>();
  return (input: Input, ctx: Context): Promise<ObjectSpec> => {
    const known = prepared.get(input) ?? make(input, ctx);
    prepared.set(input, known);
    return known;
  };
};

/** What a request comes to; its images are read once, for its price and its job. Throws BAD_USER_INPUT. */
export const prepareOne = once(async (input: CreateOneDirectionObject): Promise<ObjectSpec> => {
  const images = input.styleImages ?? [];
  const styles: Sent[] = [];
  for (const [i, image] of images.entries())
    styles.push(await sent(image, ['input', 'styleImages', i, 'base64'], STYLE_SIDE.most));
  const { least, usual } = OBJECT_SIZE[1];
  const size = styles.length ? Math.max(least, ...styles.map(({ side }) => side)) : (input.size ?? usual);
  const candidates = candidatesAt(size);
  if (styles.length > stylesAt(size))
    throw refuse(
      ['input', 'styleImages'],
      `at ${size} pixels at most ${stylesAt(size)} style images are taken; these are ${styles.length}`,
    );
  const items = input.itemDescriptions ?? [];
  if (items.length > candidates)
    throw refuse(
      ['input', 'itemDescriptions'],
      `at ${size} pixels there are ${candidates} candidates; these are ${items.length} descriptions`,
    );
  return {
    directions: 1,
    description: input.description,
    edits: [],
    size,
    view: CAMERA[input.view!],
    candidates,
    items,
    referenceImage: null,
    styleImages: styles.map(({ base64 }) => base64),
    matchStyleSize: false,
    variant: null,
    seed: seedOf(input.seed),
  };
});

/** The same of an object with sides. Throws BAD_USER_INPUT, NOT_FOUND, LOCKED, GONE. */
export const prepareEight = once(async (input: CreateEightDirectionObject, ctx): Promise<ObjectSpec> => {
  const { least, most, usual } = OBJECT_SIZE[8];
  const image = async (field: 'referenceImage' | 'styleImage') =>
    input[field] ? sent(input[field], ['input', field, 'base64'], most) : undefined;
  const reference = await image('referenceImage');
  const style = await image('styleImage');
  const other = input.styleObjectId ? await styleObject(input.styleObjectId, ctx) : undefined;
  const side = reference?.side ?? style?.side;
  return {
    directions: 8,
    description: input.description,
    edits: [],
    size: side === undefined ? (input.size ?? usual) : Math.max(least, side),
    view: input.view!,
    candidates: 1,
    items: [],
    referenceImage: reference?.base64 ?? null,
    styleImages: [style?.base64, other].filter((one) => one !== undefined),
    matchStyleSize: other !== undefined,
    variant: null,
    seed: seedOf(input.seed),
  };
});

/** The south picture of the object whose style is taken on. */
async function styleObject(id: string, ctx: Context): Promise<string> {
  const style = await findAsset(ctx, object, id, {
    select: {
      facts: true,
      job: { select: { status: true, images: { where: { label: 'south' }, select: { blobKey: true } } } },
    },
  });
  const { status, images } = style.job!;
  if (status === 'QUEUED' || status === 'RUNNING')
    throw new AppError('LOCKED', `The style object ${id} is still being made.`, { retryAfter: 2 });
  const path = ['input', 'styleObjectId'];
  if (object.factsOf(style).directions !== 8) throw refuse(path, 'a style object must have 8 directions');
  if (status !== 'COMPLETED' || !images[0]) throw refuse(path, 'a style object must be completed');
  return (await imageBytes(ctx, images[0].blobKey)).toString('base64');
}
