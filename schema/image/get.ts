import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { notFound } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { fetch, fileReply, text } from '../shape.ts';
import { Image, imageBytes } from './type.ts';

const ImageByIdInput = builder.inputType('ImageByIdInput', {
  fields: (t) => ({ imageId: t.string({ required: true, description: 'Id of the image.', validate: z.uuid() }) }),
});

builder.queryField('image', (t) =>
  t.prismaField({
    type: Image,
    description: 'A picture of this account.',
    args: { input: t.arg({ type: ImageByIdInput, required: true }) },
    extensions: { operation: { scope: 'images:read' } },
    resolve: async (query, _root, { input }, ctx) => {
      const image = await ctx.services.db.image.findFirst({
        ...query,
        where: { id: input.imageId, accountId: requireCaller(ctx).accountId },
      });
      if (!image) throw notFound(`Image ${input.imageId}`);
      return image;
    },
  }),
);

export const ImageFile = builder.objectRef<{ blobKey: string; name: string }>('ImageFile').implement({
  description: 'The bytes of a picture, for whoever has its address.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A name for the saved file.' }),
    base64: t.string({
      description: 'Raw base64 of the PNG.',
      resolve: async ({ blobKey }, _args, ctx) => (await imageBytes(ctx, blobKey)).toString('base64'),
    }),
  }),
});

/** How a picture is sent to a browser. */
export const pngReply = fileReply(fetch({ name: text, base64: text }), ['image/png'], ({ base64, name }) => ({
  base64,
  name,
  mime: 'image/png',
  immutable: true,
}));

builder.queryField('imageFile', (t) =>
  t.field({
    type: ImageFile,
    description: 'The file of a picture. Needs no token: the id is the key.',
    complexity: 50,
    args: { input: t.arg({ type: ImageByIdInput, required: true }) },
    extensions: {
      operation: {
        scope: null,
        rest: { files: { route: 'GET /images/{image_id}', summary: 'PNG of an image', reply: pngReply } },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const image = await ctx.services.db.image.findUnique({ where: { id: input.imageId }, select: { blobKey: true } });
      if (!image) throw notFound(`Image ${input.imageId}`);
      return { blobKey: image.blobKey, name: `${input.imageId}.png` };
    },
  }),
);
