import {
  type CharacterWithFiles,
  characterExport,
  FILES,
  refuseUnfinished,
  statesWithFiles,
} from '../../src/character-files.ts';
import type { Context } from '../../src/context.ts';
import { EXPORT_FORMATS, type ExportFormatName, safeName } from '../../src/exports/index.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import { file, type Route } from '../operation.ts';
import { characterIdField, mine, noCharacter } from './by-id.ts';

/** What making a file is worth in GraphQL: ten of them are what one request may ask for. */
const DOWNLOAD_COST = 900;

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
  file<{ base64: string; name: string; mime: string }>({
    select: '{ name mime base64 }',
    types,
    file: (data) => data,
  });

const CharacterFileInput = builder.inputType('CharacterFileInput', {
  fields: (t) => ({
    ...characterIdField(t),
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
      description:
        'For a zip: `all` holds every state of the character, each in a folder of its name; `this` holds this one alone.',
    }),
  }),
});

interface Asked {
  readonly characterId: string;
  readonly format: ExportFormatName;
  readonly states: 'this' | 'all';
}

async function make(ctx: Context, row: CharacterWithFiles | null, asked: Asked): Promise<Download> {
  if (!row) throw noCharacter(asked.characterId);
  const { services } = ctx;
  const { format } = asked;
  const { extension, contentType } = EXPORT_FORMATS[format];
  const rows = format === 'zip' && asked.states === 'all' ? await statesWithFiles(services.db, row) : undefined;
  for (const one of rows ?? [row]) refuseUnfinished(one);
  const bytes = await services.files.get(ctx, [format, row, rows], async () =>
    rows
      ? { kind: 'states', states: await Promise.all(rows.map((state) => characterExport(services.storage, state))) }
      : { kind: 'character', format, character: await characterExport(services.storage, row) },
  );
  return { fileName: `${safeName(row.name, 'character')}.${extension}`, contentType, bytes };
}

const UNFINISHED = ['LOCKED', 'GONE'] as const;
const absent = { states: null };

const routes = (path: `/${string}`, zip: string): readonly Route[] => [
  {
    route: `GET ${path}/${zip}`,
    summary: 'Export a character as a ZIP archive',
    fixed: { format: 'zip' },
    errors: UNFINISHED,
    reply: downloadReply(EXPORT_FORMATS.zip.contentType),
  },
  {
    route: `GET ${path}/spritesheet`,
    summary: 'Spritesheet of a character: ZIP of a PNG and its JSON',
    fixed: { ...absent, format: 'spritesheet' },
    errors: UNFINISHED,
    reply: downloadReply(EXPORT_FORMATS.zip.contentType),
  },
  {
    route: `GET ${path}/export/{format}`,
    summary: 'Export a character for a game engine or an editor',
    errors: UNFINISHED,
    reply: downloadReply(...new Set(Object.values(EXPORT_FORMATS).map(({ contentType }) => contentType))),
  },
];

builder.queryField('characterFile', (t) =>
  t.field({
    type: DownloadFile,
    description: 'A character of this account as a file that editors and game engines open.',
    complexity: DOWNLOAD_COST,
    args: { input: t.arg({ type: CharacterFileInput, required: true }) },
    extensions: {
      operation: { scope: 'characters:read', rest: { v2: routes('/characters/{character_id}', 'zip') } },
    },
    resolve: async (_root, { input }, ctx) =>
      make(
        ctx,
        await ctx.services.db.character.findFirst({ where: mine(ctx, input.characterId), include: FILES }),
        input,
      ),
  }),
);

builder.queryField('characterDownload', (t) =>
  t.field({
    type: DownloadFile,
    description: 'The same for whoever has the id: it is the key, so that links can be shared.',
    complexity: DOWNLOAD_COST,
    args: { input: t.arg({ type: CharacterFileInput, required: true }) },
    extensions: {
      operation: { scope: null, rest: { files: routes('/mcp/characters/{character_id}', 'download') } },
    },
    resolve: async (_root, { input }, ctx) =>
      make(
        ctx,
        await ctx.services.db.character.findUnique({ where: { id: input.characterId }, include: FILES }),
        input,
      ),
  }),
);
