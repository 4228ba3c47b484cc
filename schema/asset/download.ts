import { refuseUnfinished } from '../../src/assets/files.ts';
import { MADE, pictureFiles } from '../../src/assets/pictures.ts';
import { notFound } from '../../src/errors.ts';
import { safeName } from '../../src/exports/index.ts';
import { builder } from '../builder.ts';
import { imageBytes } from '../image/type.ts';
import { DOWNLOAD_COST, DownloadFile, downloadReply, UNFINISHED } from './export.ts';
import { AssetByIdInput } from './get.ts';
import { ASSET_LINKS, linked } from './noun.ts';

builder.queryField('assetDownload', (t) =>
  t.field({
    type: DownloadFile,
    description:
      'The file of an asset of any kind: its picture, or a ZIP where it has several or other files. Needs no token: the id is the key.',
    complexity: DOWNLOAD_COST,
    args: { input: t.arg({ type: AssetByIdInput, required: true }) },
    extensions: {
      operation: {
        scope: null,
        rest: {
          files: {
            route: `GET ${ASSET_LINKS}/{asset_id}/download`,
            summary: 'Picture or ZIP of an asset',
            errors: UNFINISHED,
            reply: downloadReply('image/png', 'application/zip'),
          },
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const row = await ctx.services.db.asset.findFirst({ where: linked(input.assetId), include: MADE });
      if (!row) throw notFound(`Asset ${input.assetId}`);
      refuseUnfinished({ ...row, animations: [] }, row.kind.replaceAll('_', ' '));
      const { images = [], files = [] } = row.job ?? {};
      const name = safeName(row.name, row.kind);
      const [only] = images;
      if (only && images.length + files.length === 1)
        return { fileName: `${name}.png`, contentType: 'image/png', bytes: await imageBytes(ctx, only.blobKey) };
      const bytes = await ctx.services.files.get(ctx, ['pictures', row], async () => ({
        kind: 'zip',
        files: await pictureFiles(ctx.services.storage, row),
      }));
      return { fileName: `${name}.zip`, contentType: 'application/zip', bytes };
    },
  }),
);
