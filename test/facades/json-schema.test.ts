import SchemaBuilder from '@pothos/core';
import ValidationPlugin from '@pothos/plugin-validation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputSchema, type JsonSchema, outputSchema } from '../../facades/core/json-schema.ts';
import { operationsOf } from '../../facades/core/operations.ts';
import type { Surface, WireField } from '../../schema/operation.ts';

/** As it is sent. */
const asJson = (schema: JsonSchema): JsonSchema => JSON.parse(JSON.stringify(schema));

const builder = new SchemaBuilder<{
  DefaultFieldNullability: false;
  Scalars: { Tone: { Input: number; Output: number } };
}>({
  plugins: [ValidationPlugin],
  defaultFieldNullability: false,
} as never);
builder.scalarType('Tone', { extensions: { jsonSchema: { type: 'integer', maximum: 7 } }, serialize: Number });
const Kind = builder.enumType('Kind', {
  values: { BIG_ONE: { value: 'big one' }, SMALL: { value: 'small' } } as const,
});
const Size = builder.inputType('Size', {
  fields: (t) => ({
    width: t.int({ required: true, validate: z.number().int().min(1).max(64) }),
    pixelHeight: t.int({ required: true, defaultValue: 4 }),
  }),
});
const wire = (names: WireField) => ({ wire: names });
const everything = builder.inputType('Everything', {
  fields: (t) => ({
    text: t.string({ required: true, description: 'Words.', validate: z.string().min(1).max(9).regex(/^a/) }),
    trimmed: t.string({ validate: z.string().trim().max(5) }),
    id: t.string({ validate: z.uuid() }),
    whole: t.int({ required: true, defaultValue: 3, validate: z.number().int().min(-2).multipleOf(2) }),
    choice: t.int({ validate: z.literal([16, 32]) }),
    eitherOf: t.int({ validate: z.union([z.literal(1), z.literal(2)]) }),
    kind: t.field({ type: Kind, required: true, defaultValue: 'big one' }),
    oneKind: t.field({ type: Kind, validate: z.enum(['small']) }),
    kinds: t.field({ type: [Kind], validate: z.array(z.string()).min(1).max(2) }),
    rows: t.field({ type: [['Int']] as never, validate: z.array(z.array(z.number().max(5)).length(3)) }),
    size: t.field({
      type: Size,
      required: true,
      defaultValue: { width: 8, pixelHeight: 4 },
      validate: z.object({ width: z.number().min(4).max(200), pixelHeight: z.number().max(9) }),
    }),
    sizes: t.field({ type: [Size], validate: z.array(z.looseObject({ width: z.number().max(3) })) }),
    tone: t.field({ type: 'Tone' }),
    maybe: t.string({ validate: z.string().max(4).nullish() }),
    odd: t.string({ validate: z.string().refine((s) => s.length % 2 === 1) }),
    old: t.boolean({ deprecationReason: 'no longer' }),
  }),
});
const tree = builder.inputRef<{ children?: unknown }>('Tree');
tree.implement({ fields: (t) => ({ leaf: t.int({ required: true }), children: t.field({ type: [tree] }) }) });
const wires = builder.inputType('Wires', {
  fields: (t) => ({
    size: t.field({
      type: Size,
      required: true,
      defaultValue: { width: 8, pixelHeight: 6 },
      extensions: wire({ flatten: ['mcp'] }),
    }),
    named: t.int({ required: true, extensions: wire({ v1: 'other' }) }),
    hidden: t.int({ extensions: wire({ mcp: null }) }),
    dryRun: t.boolean({ required: true, defaultValue: false, extensions: wire({ control: 'dryRun' }) }),
  }),
});
const exact = builder.inputType('Exact', { isOneOf: true, fields: (t) => ({ a: t.int(), b: t.int() }) });
builder.queryType({
  fields: (t) => {
    const served = { operation: { scope: null } };
    const field = (type: never) =>
      t.string({ args: { input: t.arg({ type, required: true }) }, extensions: served, resolve: () => '' });
    return {
      everything: field(everything as never),
      tree: field(tree as never),
      wires: field(wires as never),
      exact: field(exact as never),
      nothing: t.string({ extensions: served, resolve: () => '' }),
    };
  },
});
const operations = operationsOf(builder.toSchema({ sortSchema: false }));
const schemaOf = (name: string, surface: Surface = 'v2', more: object = {}) =>
  asJson(inputSchema(operations.find(({ field }) => field.name === name)!, { surface, select: '', ...more }));
const propertiesOf = (...args: Parameters<typeof schemaOf>) => schemaOf(...args).properties as Record<string, unknown>;

describe('what a field becomes', () => {
  it.each([
    ['text', { type: 'string', minLength: 1, maxLength: 9, pattern: '^a', description: 'Words.' }],
    ['trimmed', { type: 'string', maxLength: 5 }],
    ['id', { type: 'string', format: 'uuid' }],
    ['whole', { type: 'integer', minimum: -2, multipleOf: 2, default: 3 }],
    ['choice', { type: 'integer', enum: [16, 32] }],
    ['either_of', { type: 'integer', enum: [1, 2] }],
    ['kind', { type: 'string', enum: ['big one', 'small'], default: 'big one' }],
    ['one_kind', { type: 'string', enum: ['small'] }],
    ['kinds', { type: 'array', items: { type: 'string', enum: ['big one', 'small'] }, minItems: 1, maxItems: 2 }],
    [
      'rows',
      { type: 'array', items: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'integer', maximum: 5 } } },
    ],
    [
      'size',
      {
        type: 'object',
        properties: {
          width: { type: 'integer', minimum: 4, maximum: 64 },
          pixel_height: { type: 'integer', maximum: 9, default: 4 },
        },
        required: ['width'],
        default: { width: 8, pixel_height: 4 },
      },
    ],
    [
      'sizes',
      {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            width: { type: 'integer', minimum: 1, maximum: 3 },
            pixel_height: { type: 'integer', default: 4 },
          },
          required: ['width'],
        },
      },
    ],
    ['tone', { type: 'integer', maximum: 7 }],
    ['maybe', { type: 'string', maxLength: 4 }],
    ['odd', { type: 'string' }],
    ['old', { type: 'boolean', deprecated: true }],
  ])('%s', (name, expected) => expect(propertiesOf('everything')[name]).toEqual(expected));

  it('requires what has no default', () => expect(schemaOf('everything').required).toEqual(['text']));
});

describe('surfaces', () => {
  const pixels = {
    width: { type: 'integer', minimum: 1, maximum: 64, default: 8 },
    pixel_height: { type: 'integer', default: 6 },
  };
  it('flattens, hides and renames', () => {
    expect(schemaOf('wires', 'mcp')).toEqual({
      type: 'object',
      properties: { ...pixels, named: { type: 'integer' } },
      required: ['named'],
    });
    expect(Object.keys(propertiesOf('wires', 'v1'))).toEqual(['size', 'other', 'hidden']);
  });

  it('lets a binding change defaults and what is required', () => {
    const described = schemaOf('wires', 'mcp', { defaults: { named: 5 }, required: ['width'] });
    expect(described.required).toEqual(['width']);
    expect(described.properties).toMatchObject({
      named: { default: 5 },
      width: { type: 'integer', minimum: 1, maximum: 64 },
    });
    expect((described.properties as { width: object }).width).not.toHaveProperty('default');
  });

  it('describes one-of, no input, and a type inside itself', () => {
    expect(schemaOf('exact')).toMatchObject({ minProperties: 1, maxProperties: 1 });
    expect(schemaOf('nothing')).toEqual({ type: 'object', properties: {} });
    expect(propertiesOf('tree')).toEqual({
      leaf: { type: 'integer' },
      children: { type: 'array', items: { type: 'object' } },
    });
  });
});

it('describes replies openly', () => {
  expect(
    outputSchema(z.object({ id: z.uuid(), n: z.number().nullable(), map: z.record(z.string(), z.unknown()) })),
  ).toEqual({
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      n: { type: ['number', 'null'] },
      map: { type: 'object', additionalProperties: {} },
    },
    required: ['id', 'n', 'map'],
  });
});
