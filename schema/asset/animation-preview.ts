import { z } from 'zod';
import { FILES, refuseUnfinished, spriteExport } from '../../src/assets/files.ts';
import { notFound } from '../../src/errors.ts';
import { PREVIEW_FORMATS, type PreviewFormat, safeName } from '../../src/exports/index.ts';
import { builder } from '../builder.ts';
import { Direction, words } from '../enums.ts';
import { DownloadFile, downloadReply, UNFINISHED } from './export.ts';
import type { Noun } from './noun.ts';

const FORMATS = Object.keys(PREVIEW_FORMATS) as PreviewFormat[];
const PreviewFormatEnum = words('PreviewFormat', 'File format of a moving picture.', FORMATS);

/** Serves animations of a kind as moving pictures, under its links. `field`, `input`: names of the query and its input. */
export function servePreview(noun: Noun, names: { readonly field: string; readonly input: string }): void {
  const { links } = noun;
  const input = builder.inputType(names.input, {
    fields: (t) => ({
      ...noun.idFields(t),
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
  builder.queryField(names.field, (t) =>
    t.field({
      type: DownloadFile,
      description: 'An animation from one side as a moving picture. Needs no token: the ids are the key.',
      complexity: 450,
      args: { input: t.arg({ type: input, required: true }) },
      extensions: {
        operation: {
          scope: null,
          rest: {
            files: {
              route: `GET ${links}/{${noun.wireId}}/animations/{animation_group_id}/{direction}/preview`,
              summary: 'GIF, APNG or WebP of an animation',
              errors: UNFINISHED,
              reply: downloadReply(...Object.values(PREVIEW_FORMATS).map(({ contentType }) => contentType)),
            },
          },
        },
      },
      resolve: async (_root, args, ctx) => {
        const { animationGroupId, direction, format, scale } = args.input;
        const id = noun.idOf(args.input);
        const one = { groupId: animationGroupId, direction };
        const row = await ctx.services.db.asset.findFirst({
          where: { ...noun.linked(id), animations: { some: one } },
          include: { ...FILES, animations: { ...FILES.animations, where: one } },
        });
        if (!row) throw notFound(`Animation ${animationGroupId} of ${noun.called} ${id} to the ${direction}`);
        const [animation] = row.animations;
        refuseUnfinished(row, noun.called);
        const bytes = await ctx.services.files.get(ctx, ['preview', row, format, scale], async () => {
          const [found] = (await spriteExport(ctx.services.storage, row, noun.called)).animations;
          const frames = found?.directions[0];
          if (!frames) throw notFound(`Animation ${animationGroupId} to the ${direction}`);
          return { kind: 'preview', frames: frames.frames, durationsMs: frames.durationsMs, format, scale };
        });
        const { extension, contentType } = PREVIEW_FORMATS[format];
        const type = safeName(animation!.type, 'animation');
        return { fileName: `${safeName(row.name, noun.kind)}-${type}-${direction}.${extension}`, contentType, bytes };
      },
    }),
  );
}
