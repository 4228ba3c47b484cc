import { z } from 'zod';
import type { SandboxCallData } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';
import { fetch, list, maybe, read, same, shape, text, told, value } from '../shape.ts';
import { inSession, noteLine, sessionField } from './session.ts';

/** Bytes that are read at a time where nothing else is asked, and at most. */
const READ_BYTES = 200_000;
const MAX_READ_BYTES = 1_000_000;
const MAX_WRITE = 2_000_000;
const MAX_OFFSET = 2 ** 31 - 1;

export const pathField = (t: InputFields, what: string) => ({
  path: t.string({
    required: true,
    description: `${what}, relative to the work tree.`,
    validate: z.string().min(1).max(1000),
  }),
});

const FileText = builder.objectRef<SandboxCallData>('SandboxFileText').implement({
  description: 'Text of a file in a sandbox.',
  fields: (t) => ({
    content: t.string({ resolve: (of) => of.text ?? '' }),
    size: t.int({ description: 'Of the whole file, in bytes.', resolve: (of) => of.size ?? 0 }),
    bytesRead: t.int({ resolve: (of) => of.bytes ?? 0 }),
    note: t.string({ nullable: true, resolve: ({ note }) => note ?? null }),
  }),
});
const ReadInput = builder.inputType('SandboxReadInput', {
  fields: (t) => ({
    ...sessionField(t),
    ...pathField(t, 'File to read'),
    offset: t.int({
      description: 'Byte from which on it is read; absent is 0.',
      validate: z.number().int().min(0).max(MAX_OFFSET),
    }),
    limit: t.int({
      description: `Bytes that are read; absent is ${READ_BYTES}.`,
      validate: z.number().int().min(1).max(MAX_READ_BYTES),
    }),
  }),
});
builder.queryField('sandboxRead', (t) =>
  t.field({
    type: FileText,
    description: 'Reads a text file of a sandbox session, or a part of it.',
    args: { input: t.arg({ type: ReadInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:read',
        mcp: {
          name: 'sandbox_read',
          title: 'Read a file',
          ...told(shape({ content: same(z.string()), size: same(z.number()), bytes_read: same(z.number()) }), {
            fetch: fetch({ note: maybe(text) }),
            text: ({ content, size, bytesRead, note }) =>
              `${content}${bytesRead < size ? `\n[${bytesRead} of ${size} bytes; read on with offset]` : ''}${noteLine(note)}`,
          }),
        },
      },
    },
    resolve: (_root, { input: { sessionId, path, offset, limit } }, ctx) =>
      inSession(
        ctx,
        sessionId,
        { tool: 'read', path, offset: offset ?? 0, limit: limit ?? READ_BYTES },
        { operation: 'sandboxRead' },
      ),
  }),
);

const Changed = builder.objectRef<SandboxCallData>('ChangedSandboxFile').implement({
  description: 'What became of a file in a sandbox.',
  fields: (t) => ({
    status: t.string({ description: 'In words.', resolve: (of) => of.text ?? '' }),
    note: t.string({ nullable: true, resolve: ({ note }) => note ?? null }),
  }),
});
const changedTold = told(shape({ status: same(z.string()) }), {
  fetch: fetch({ note: maybe(text) }),
  text: ({ status, note }) => `status: ${status}${noteLine(note)}`,
});

const WriteInput = builder.inputType('SandboxWriteInput', {
  fields: (t) => ({
    ...sessionField(t),
    ...pathField(t, 'File to write; folders are made'),
    content: t.string({ required: true, description: 'The whole file.', validate: z.string().max(MAX_WRITE) }),
    force: t.boolean({ required: true, defaultValue: true, description: 'Replace a file that is there.' }),
  }),
});
builder.mutationField('sandboxWrite', (t) =>
  t.field({
    type: Changed,
    description: 'Writes a text file of a sandbox session.',
    args: { input: t.arg({ type: WriteInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: { name: 'sandbox_write', title: 'Write a file', destructive: true, ...changedTold },
      },
    },
    resolve: (_root, { input: { sessionId, path, content, force } }, ctx) =>
      inSession(ctx, sessionId, { tool: 'write', path, content, force }, { operation: 'sandboxWrite' }),
  }),
);

const EditInput = builder.inputType('SandboxEditInput', {
  fields: (t) => ({
    ...sessionField(t),
    ...pathField(t, 'File to edit'),
    oldString: t.string({
      required: true,
      description: 'Text that stands in the file exactly once.',
      validate: z.string().min(1).max(MAX_WRITE),
    }),
    newString: t.string({
      required: true,
      description: 'What is to stand there.',
      validate: z.string().max(MAX_WRITE),
    }),
  }),
});
builder.mutationField('sandboxEdit', (t) =>
  t.field({
    type: Changed,
    description:
      'Replaces a piece of a text file of a sandbox session. The text must stand there exactly once: none and several are refused.',
    args: { input: t.arg({ type: EditInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: { name: 'sandbox_edit', title: 'Edit a file', destructive: true, ...changedTold },
      },
    },
    resolve: (_root, { input: { sessionId, path, oldString, newString } }, ctx) =>
      inSession(ctx, sessionId, { tool: 'edit', path, from: oldString, to: newString }, { operation: 'sandboxEdit' }),
  }),
);

const DESCRIBE = 'Describe this image in detail.';
const NO_MODEL = 'No model that sees is configured on this server: the picture and what is measured of it are all.';

export const Shown = builder.objectRef<{ readonly name: string; readonly base64: string }>('SandboxPicture').implement({
  description: 'A picture out of a sandbox.',
  fields: (t) => ({
    name: t.exposeString('name'),
    base64: t.exposeString('base64', { description: 'Raw base64 of a PNG file.' }),
  }),
});
export const shown = list(fetch({ name: text, base64: text }));

/** So long a model may look. */
const LOOKING_MS = 60_000;
interface Looked {
  readonly data: SandboxCallData;
}
const LookedAt = builder.objectRef<Looked>('SandboxImage').implement({
  description: 'A picture of a sandbox and what is measured of it.',
  fields: (t) => ({
    picture: t.field({ type: Shown, resolve: ({ data }) => data.pictures![0]! }),
    facts: t.field({
      type: 'JSON',
      description: 'Width, height, colours, pixels that are opaque, soft and transparent, the box of what is there.',
      resolve: ({ data }) => data.facts ?? {},
    }),
    answer: t.string({ description: 'To the question.', resolve: ({ data }) => data.answer ?? NO_MODEL }),
    note: t.string({ nullable: true, resolve: ({ data: { note } }) => note ?? null }),
  }),
});
const ReadImageInput = builder.inputType('SandboxReadImageInput', {
  fields: (t) => ({
    ...sessionField(t),
    ...pathField(t, 'PNG, JPEG, WebP or GIF to look at'),
    question: t.string({
      required: true,
      defaultValue: DESCRIBE,
      description: 'What a model that sees is asked, where one is configured.',
      validate: z.string().min(1).max(2000),
    }),
  }),
});
const facts = value<Record<string, unknown>>();
builder.queryField('sandboxReadImage', (t) =>
  t.field({
    type: LookedAt,
    description: 'Shows a picture of a sandbox session, with what is measured of it.',
    args: { input: t.arg({ type: ReadImageInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:read',
        mcp: {
          name: 'sandbox_read_image',
          title: 'Look at a picture',
          ...told(
            shape({
              facts: read(fetch({ facts }), z.record(z.string(), z.unknown()), (of) => of.facts),
              answer: same(z.string()),
            }),
            {
              fetch: fetch({ picture: fetch({ name: text, base64: text }), note: maybe(text) }),
              text: (of) =>
                `path: ${of.picture.name}\n${factLines(of.facts)}\nanswer: ${of.answer}${noteLine(of.note)}`,
              images: ({ picture }) => [picture.base64],
            },
          ),
        },
      },
    },
    resolve: async (_root, { input: { sessionId, path, question } }, ctx) => ({
      data: await inSession(
        ctx,
        sessionId,
        { tool: 'readImage', path, question },
        { operation: 'sandboxReadImage', workMs: LOOKING_MS },
      ),
    }),
  }),
);

/** `width: 32`, one a line. */
export const factLines = (of: Readonly<Record<string, unknown>>): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
