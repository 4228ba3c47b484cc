import type { Context } from '../../src/context.ts';
import { AppError } from '../../src/errors.ts';
import { builder } from '../builder.ts';

/** What the engine understood of a description; the names are those of the engine's brief. */
interface Understood {
  readonly drawnAs?: string;
  readonly unknown?: readonly string[];
  readonly suggestions?: readonly string[];
}

/** The bytes of a stored image. */
export async function imageBytes(ctx: Context, blobKey: string): Promise<Buffer> {
  const bytes = await ctx.services.storage.get(blobKey);
  if (!bytes) throw new AppError('GONE', 'The file of this image is no longer stored.');
  return bytes;
}

export const Image = builder.prismaObject('Image', {
  description: 'A picture that was drawn. Its bytes never change.',
  fields: (t) => ({
    id: t.exposeID('id'),
    width: t.exposeInt('width', { description: 'Pixels.' }),
    height: t.exposeInt('height', { description: 'Pixels.' }),
    url: t.string({
      description: 'Address of the PNG. The id in it is the key: whoever has the address may read it.',
      resolve: ({ id }, _args, ctx) => `${ctx.services.config.publicUrl}/images/${id}`,
    }),
    base64: t.string({
      description: 'Raw base64 of the PNG.',
      resolve: async ({ blobKey }, _args, ctx) => (await imageBytes(ctx, blobKey)).toString('base64'),
    }),
    seed: t.field({
      type: 'Seed',
      description: 'What decided all that the request left open.',
      resolve: ({ seed }) => seed,
    }),
    engine: t.exposeString('engine', { description: 'The layer that drew it.' }),
    drawnAs: t.string({
      description: 'What was understood of the description, in a sentence.',
      resolve: ({ brief }) => (brief as Understood).drawnAs ?? '',
    }),
    unknownWords: t.stringList({
      description: 'Words of the description that nothing was made of.',
      resolve: ({ brief }) => [...((brief as Understood).unknown ?? [])],
    }),
    suggestions: t.stringList({
      description: 'Known names that may have been meant, where no word of the description names a known thing.',
      resolve: ({ brief }) => [...((brief as Understood).suggestions ?? [])],
    }),
    brief: t.field({
      type: 'JSON',
      description: 'All that was understood of the description.',
      resolve: ({ brief }) => brief,
    }),
    palette: t.exposeStringList('palette', { description: 'Its colours, #rrggbb, most frequent first.' }),
    label: t.exposeString('label', {
      nullable: true,
      description: 'Which of several pictures of its job it is: a direction.',
    }),
    keypoints: t.field({
      type: 'JSON',
      nullable: true,
      description: '18 joints as [{label, x, y, z}], in pixels of the picture, where the figure has a skeleton.',
      resolve: ({ keypoints }) => keypoints,
    }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'For a frame: how long it is shown.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
