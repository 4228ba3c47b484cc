import { type AssetWithFiles, FILES, refuseUnfinished, spriteExport, statesWithFiles } from '../../src/assets/files.ts';
import type { Context } from '../../src/context.ts';
import { invalidInput } from '../../src/errors.ts';
import { EXPORT_FORMATS, type ExportFormatName, exportName } from '../../src/exports/index.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import type { Route } from '../operation.ts';
import { fetch, fileReply, text } from '../shape.ts';
import type { Noun } from './noun.ts';

/** What making a file is worth in GraphQL: ten of them are what one request may ask for. */
export const DOWNLOAD_COST = 900;

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormatName[];

const ExportFormat = words(
  'ExportFormat',
  `What a character is saved as. ${FORMATS.map((name) => `${name}: ${EXPORT_FORMATS[name].about}`).join(' ')}`,
  FORMATS,
);
const ExportedStates = words('ExportedStates', 'Which states of a character a ZIP holds.', ['this', 'all']);

export interface Download {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A file made of stored pictures. */
export const DownloadFile = builder.objectRef<Download>('DownloadFile').implement({
  description: 'A file to save.',
  fields: (t) => ({
    name: t.exposeString('fileName', { description: 'A name for the saved file.' }),
    mime: t.exposeString('contentType', { description: 'Its media type.' }),
    base64: t.string({ description: 'Raw base64 of the file.', resolve: ({ bytes }) => bytes.toString('base64') }),
  }),
});

/** How a file is sent to a browser. */
export const downloadReply = (...types: readonly string[]) =>
  fileReply(fetch({ name: text, mime: text, base64: text }), types, (data) => data);

export const UNFINISHED = ['LOCKED', 'GONE'] as const;

interface Asked {
  readonly format: ExportFormatName;
  readonly states: 'this' | 'all';
}

async function make(ctx: Context, noun: Noun, row: AssetWithFiles, asked: Asked): Promise<Download> {
  const { services } = ctx;
  const { format } = asked;
  const { extension, contentType } = EXPORT_FORMATS[format];
  if (asked.states === 'all' && format !== 'zip') {
    const message = `all is for a zip; a file for ${format} holds one state: this`;
    throw invalidInput([{ path: ['input', 'states'], message, type: 'value_error' }]);
  }
  const rows = asked.states === 'all' ? await statesWithFiles(services.db, row) : undefined;
  for (const one of rows ?? [row]) refuseUnfinished(one, noun.called);
  const exported = (one: AssetWithFiles) => spriteExport(services.storage, one, noun.called);
  const bytes = await services.files.get(ctx, [format, row, rows], async () =>
    rows
      ? { kind: 'states', states: await Promise.all(rows.map(exported)) }
      : { kind: 'sprite', format, sprite: await exported(row) },
  );
  return { fileName: exportName(row.name, noun.kind, { format, extension }), contentType, bytes };
}

const absent = { states: null };

const routes = ({ called, one }: Noun, path: string, zip: string): readonly Route[] => [
  {
    route: `GET ${path as `/${string}`}/${zip}`,
    summary: `Export ${one} as a ZIP archive`,
    fixed: { format: 'zip' },
    errors: UNFINISHED,
    reply: downloadReply(EXPORT_FORMATS.zip.contentType),
  },
  {
    route: `GET ${path as `/${string}`}/spritesheet`,
    summary: `Spritesheet of a ${called}: ZIP of a PNG and its JSON`,
    fixed: { ...absent, format: 'spritesheet' },
    errors: UNFINISHED,
    reply: downloadReply(EXPORT_FORMATS.zip.contentType),
  },
  {
    route: `GET ${path as `/${string}`}/export/{format}`,
    summary: `Export ${one} for a game engine or an editor`,
    errors: UNFINISHED,
    reply: downloadReply(...new Set(Object.values(EXPORT_FORMATS).map(({ contentType }) => contentType))),
  },
];

/**
 * Serves an asset that has sides as a file that editors and game engines open: to its account under `path` of v2, and
 * to whoever has its id under the kind's links.
 */
export function serveExport(noun: Noun, { path }: { readonly path: `/${string}` }): void {
  const { field, type, links, wireId } = noun;
  const input = builder.inputType(`${type.name}FileInput`, {
    fields: (t) => ({
      ...noun.idFields(t),
      format: t.field({
        type: ExportFormat,
        required: true,
        defaultValue: 'zip',
        description: `What to save it as: ${FORMATS.join(', ')}.`,
      }),
      states: t.field({
        type: ExportedStates,
        required: true,
        defaultValue: 'this',
        description: `For a zip: \`all\` holds every state of the ${noun.called}, each in a folder of its name; \`this\` holds this one alone.`,
      }),
    }),
  });
  const serve = (name: string, description: string, isLink: boolean) =>
    builder.queryField(name, (t) =>
      t.field({
        type: DownloadFile,
        description,
        complexity: DOWNLOAD_COST,
        args: { input: t.arg({ type: input, required: true }) },
        extensions: {
          operation: isLink
            ? { scope: null, rest: { files: routes(noun, `${links}/{${wireId}}`, 'download') } }
            : { scope: noun.read, rest: { v2: routes(noun, `${path}/{${wireId}}`, 'zip') } },
        },
        resolve: async (_root, args, ctx) => {
          const id = noun.idOf(args.input);
          const where = isLink ? noun.linked(id) : noun.where(ctx, id);
          const row = await ctx.services.db.asset.findFirst({ where, include: FILES });
          if (!row) throw noun.missing(id);
          return make(ctx, noun, row, args.input);
        },
      }),
    );
  serve(`${field}File`, `${noun.One} of this account as a file that editors and game engines open.`, false);
  serve(`${field}Download`, 'The same for whoever has the id: it is the key, so that links can be shared.', true);
}
