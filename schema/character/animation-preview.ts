import { z } from 'zod';
import { characterExport, FILES, refuseUnfinished } from '../../src/character-files.ts';
import { notFound } from '../../src/errors.ts';
import { PREVIEW_FORMATS, type PreviewFormat, safeName } from '../../src/exports/index.ts';
import { builder } from '../builder.ts';
import { Direction, words } from '../enums.ts';
import { characterIdField } from './by-id.ts';
import { DownloadFile, downloadReply } from './export.ts';

const FORMATS = Object.keys(PREVIEW_FORMATS) as PreviewFormat[];
const PreviewFormatEnum = words('PreviewFormat', 'File format of a moving picture.', FORMATS);

const AnimationPreviewInput = builder.inputType('AnimationPreviewInput', {
  fields: (t) => ({
    ...characterIdField(t),
    animationGroupId: t.string({ required: true, description: 'Id of the animation.', validate: z.uuid() }),
    direction: t.field({ type: Direction, required: true, description: 'From which side.' }),
    format: t.field({
      type: PreviewFormatEnum,
      required: true,
      defaultValue: 'gif',
      description: `File format: ${FORMATS.join(', ')}.`,
    }),
    scale: t.int({
      required: true,
      defaultValue: 1,
      description: 'How many pixels a side one becomes.',
      validate: z.number().int().min(1).max(4),
    }),
  }),
});

builder.queryField('animationPreview', (t) =>
  t.field({
    type: DownloadFile,
    description: 'An animation from one side as a moving picture. Needs no token: the ids are the key.',
    complexity: 450,
    args: { input: t.arg({ type: AnimationPreviewInput, required: true }) },
    extensions: {
      operation: {
        scope: null,
        rest: {
          files: {
            route: 'GET /mcp/characters/{character_id}/animations/{animation_group_id}/{direction}/preview',
            summary: 'GIF, APNG or WebP of an animation',
            errors: ['LOCKED', 'GONE'],
            reply: downloadReply(...Object.values(PREVIEW_FORMATS).map(({ contentType }) => contentType)),
          },
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const { characterId, animationGroupId, direction, format, scale } = input;
      const one = { groupId: animationGroupId, direction };
      const row = await ctx.services.db.character.findFirst({
        where: { id: characterId, animations: { some: one } },
        include: { ...FILES, animations: { ...FILES.animations, where: one } },
      });
      if (!row) throw notFound(`Animation ${animationGroupId} of character ${characterId} to the ${direction}`);
      const [animation] = row.animations;
      refuseUnfinished(row);
      const bytes = await ctx.services.files.get(ctx, ['preview', row, format, scale], async () => {
        const [found] = (await characterExport(ctx.services.storage, row)).animations;
        const frames = found?.directions[0];
        if (!frames) throw notFound(`Animation ${animationGroupId} to the ${direction}`);
        return { kind: 'preview', frames: frames.frames, durationsMs: frames.durationsMs, format, scale };
      });
      const { extension, contentType } = PREVIEW_FORMATS[format];
      const type = safeName(animation!.type, 'animation');
      return { fileName: `${safeName(row.name, 'character')}-${type}-${direction}.${extension}`, contentType, bytes };
    },
  }),
);
