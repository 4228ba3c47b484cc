import { z } from 'zod';
import type { Context } from '../../src/context.ts';
import type { Prisma } from '../../src/db.ts';
import type { StoredUiKit } from '../../src/domain/ui.ts';
import { AppError } from '../../src/errors.ts';
import { exportName } from '../../src/exports/index.ts';
import { UI_EXPORT_FORMATS, type UiExportFormatName } from '../../src/exports/ui/index.ts';
import { FACE_NAMES, letterStyleOf } from '../../src/pixels/font/index.ts';
import { type Download, DownloadFile, downloadReply, UNFINISHED } from '../asset/export.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import type { Route } from '../operation.ts';
import { uiAsset } from './type.ts';

/** What making a file is worth in GraphQL: ten of them are what one request may ask for. */
const DOWNLOAD_COST = 900;
const FORMATS = Object.keys(UI_EXPORT_FORMATS) as UiExportFormatName[];
const ZIP = 'application/zip';

const UiExportFormat = words(
  'UiExportFormat',
  `What a UI asset is saved as, each a ZIP. ${FORMATS.map((name) => `${name}: ${UI_EXPORT_FORMATS[name]}`).join('; ')}.`,
  FORMATS,
);

const UiAssetFileInput = builder.inputType('UiAssetFileInput', {
  fields: (t) => ({
    ...uiAsset.idFields(t),
    format: t.field({
      type: UiExportFormat,
      required: true,
      defaultValue: 'zip',
      description: `What to save it as: ${FORMATS.join(', ')}.`,
    }),
  }),
});

const FILES = {
  job: {
    select: {
      status: true,
      errorMessage: true,
      images: { select: { blobKey: true }, orderBy: { position: 'asc' }, take: 1 },
      files: { select: { name: true, blobKey: true } },
    },
  },
} as const satisfies Prisma.AssetInclude;
type WithFiles = Prisma.AssetGetPayload<{ include: typeof FILES }>;

async function make(ctx: Context, row: WithFiles, format: UiExportFormatName): Promise<Download> {
  const { job } = row;
  if (job?.status === 'QUEUED' || job?.status === 'RUNNING')
    throw new AppError('LOCKED', 'The UI asset is still being made.', { retryAfter: 1 });
  if (job?.status !== 'COMPLETED') throw new AppError('GONE', job?.errorMessage ?? 'The UI asset could not be made.');
  const { services } = ctx;
  const read = async (key: string | undefined): Promise<Uint8Array> => {
    const bytes = key === undefined ? undefined : await services.storage.get(key);
    if (!bytes) throw new AppError('GONE', 'A file of this UI asset is no longer stored.');
    return bytes;
  };
  const key = (name: string) => job.files.find((file) => file.name === name)?.blobKey;
  const bytes = await services.files.get(ctx, ['ui', format, row.id, row.name], async () => ({
    kind: 'ui',
    format,
    ui: {
      name: row.name,
      picture: await read(job.images[0]?.blobKey),
      atlas: await read(key('kit.png')),
      kit: JSON.parse(Buffer.from(await read(key('kit.json'))).toString('utf8')) as StoredUiKit,
    },
  }));
  return {
    fileName: exportName(row.name, 'ui', { format, extension: 'zip' }),
    contentType: ZIP,
    bytes,
  };
}

const routes = (path: `/${string}`, zip: string): readonly Route[] => [
  {
    route: `GET ${path}/${zip}`,
    summary: 'A UI asset with its elements and kit as a ZIP archive',
    fixed: { format: 'zip' },
    errors: UNFINISHED,
    reply: downloadReply(ZIP),
  },
  {
    route: `GET ${path}/export/{format}`,
    summary: 'A UI asset’s kit for a game engine or a web page',
    errors: UNFINISHED,
    reply: downloadReply(ZIP),
  },
];

const serve = (name: string, description: string, isLink: boolean) =>
  builder.queryField(name, (t) =>
    t.field({
      type: DownloadFile,
      description,
      complexity: DOWNLOAD_COST,
      args: { input: t.arg({ type: UiAssetFileInput, required: true }) },
      extensions: {
        operation: isLink
          ? { scope: null, rest: { files: routes('/mcp/ui-assets/{ui_asset_id}', 'download') } }
          : { scope: uiAsset.read, rest: { v2: routes('/ui-assets/{ui_asset_id}', 'zip') } },
      },
      resolve: async (_root, { input }, ctx) => {
        const id = uiAsset.idOf(input);
        const where = isLink ? uiAsset.linked(id) : uiAsset.where(ctx, id);
        const row = await ctx.services.db.asset.findFirst({ where, include: FILES });
        if (!row) throw uiAsset.missing(id);
        return make(ctx, row, input.format);
      },
    }),
  );
serve('uiAssetFile', 'A UI asset of this account as files that editors and game engines open.', false);
serve('uiAssetDownload', 'The same for whoever has the id: it is the key, so that links can be shared.', true);

/** The face that a name or words for a style mean. */
const faceFor = (words: string): string | undefined =>
  FACE_NAMES.find((name) => name === words) ?? letterStyleOf(words)?.name;

const UiFontInput = builder.inputType('UiFontInput', {
  fields: (t) => ({
    font: t.string({
      required: true,
      description: `A face, ${FACE_NAMES.join(', ')}, or words for a style: "dripping horror".`,
      validate: z
        .string()
        .max(100)
        .refine((name) => faceFor(name) !== undefined, { message: `must be one of ${FACE_NAMES.join(', ')}` }),
    }),
  }),
});

builder.queryField('uiFont', (t) =>
  t.field({
    type: DownloadFile,
    description:
      'A bitmap face of Latin-1 and Latin Extended-A with arrows and button signs: BMFont (.fnt and PNG) and OpenType in a ZIP.',
    complexity: DOWNLOAD_COST,
    args: { input: t.arg({ type: UiFontInput, required: true }) },
    extensions: {
      operation: {
        scope: uiAsset.read,
        rest: {
          v2: {
            route: 'GET /ui-fonts/{font}',
            summary: 'A bitmap font as BMFont and OpenType',
            reply: downloadReply(ZIP),
          },
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const name = faceFor(input.font)!;
      const bytes = await ctx.services.files.get(ctx, ['face', name], async () => ({ kind: 'face', name }));
      return { fileName: `pixelkiln-${name}.zip`, contentType: ZIP, bytes };
    },
  }),
);
