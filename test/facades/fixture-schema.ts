import SchemaBuilder from '@pothos/core';
import ValidationPlugin from '@pothos/plugin-validation';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Context } from '../../src/context.ts';
import { AppError, invalidInput } from '../../src/errors.ts';
import { file, json } from './fixture-replies.ts';

/** What resolvers of the fixture were asked, in order. */
export const asked: { field: string; input: unknown }[] = [];

/** A 1×1 PNG. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Pot {
  readonly id: string;
  readonly glaze: string;
}

/** Work that tells its progress, once out of order. */
async function burn(pot: Pot, ctx: Context): Promise<Pot> {
  const step = { jobId: 'j', accountId: 'a', estimateMs: 0, preview: null, label: null, status: 'RUNNING' as const };
  ctx.onProgress?.({ ...step, seq: 1, stage: 'drying', fraction: 0.25 });
  ctx.onProgress?.({ ...step, seq: 2, stage: 'again', fraction: 0.25 });
  ctx.onProgress?.({ ...step, seq: 3, stage: 'burning', fraction: 0.5 });
  return pot;
}

/** A small pottery: every trait of a declared operation once, and no word of the real schema. */
export function fixtureSchema(): GraphQLSchema {
  const builder = new SchemaBuilder<{
    Context: Context;
    DefaultFieldNullability: false;
    Objects: { Pot: Pot; Price: { usd: number; generations: number }; Firing: { pot: Pot; usd: number } };
    Scalars: { Seed: { Input: number; Output: number } };
  }>({ plugins: [ValidationPlugin], defaultFieldNullability: false } as never);

  builder.scalarType('Seed', {
    extensions: { jsonSchema: { type: 'integer', minimum: 0, maximum: 9 } },
    serialize: Number,
    parseValue: (value) => {
      if (typeof value !== 'number' || value < 0 || value > 9) throw new Error('must be 0 to 9');
      return value;
    },
  });
  builder.objectType('Pot', {
    fields: (t) => ({
      id: t.exposeID('id'),
      glaze: t.exposeString('glaze'),
      picture: t.string({ resolve: () => PNG }),
      fired: t.field({ type: 'Pot', resolve: (pot, _args, ctx) => burn(pot, ctx) }),
      cracked: t.string({
        resolve: () => {
          throw new AppError('LOCKED', 'Still in the kiln', { retryAfter: 7 });
        },
      }),
    }),
  });
  builder.objectType('Price', {
    fields: (t) => ({ usd: t.exposeFloat('usd'), generations: t.exposeInt('generations') }),
  });
  builder.objectType('Firing', {
    fields: (t) => ({
      price: t.field({ type: 'Price', resolve: ({ usd }) => ({ usd, generations: 2 }) }),
      pot: t.expose('pot', { type: 'Pot' }),
      fired: t.field({ type: 'Pot', resolve: ({ pot }, _args, ctx) => burn(pot, ctx) }),
    }),
  });

  const Shape = builder.enumType('Shape', {
    values: { TALL_VASE: { value: 'tall vase' }, BOWL: { value: 'bowl' } } as const,
  });
  const Size = builder.inputType('PotSize', {
    fields: (t) => ({ width: t.int({ required: true }), height: t.int({ required: true }) }),
  });
  const side = z.number().min(4).max(32);
  const Handle = builder.inputType('Handle', {
    validate: z.looseObject({ bend: z.number(), length: z.number() }).refine((h) => h.bend <= h.length, {
      message: 'bends more than it is long',
      path: ['bend'],
    }),
    fields: (t) => ({
      bend: t.float({ required: true, defaultValue: 1, validate: z.number().max(10) }),
      length: t.float({ required: true, extensions: { wire: { v1: 'len' } }, validate: z.number().min(1) }),
    }),
  });
  const FirePot = builder.inputType('FirePotInput', {
    fields: (t) => ({
      glaze: t.string({ required: true, description: 'What covers it.', validate: z.string().min(1).max(20) }),
      shape: t.field({ type: Shape, required: true, defaultValue: 'bowl' }),
      potSize: t.field({
        type: Size,
        required: true,
        defaultValue: { width: 8, height: 8 },
        extensions: { wire: { flatten: ['mcp'] } },
        validate: z.object({ width: side, height: side }).refine((s) => s.width * s.height >= 32, 'too small an area'),
      }),
      kilnHeat: t.float({ required: true, defaultValue: 8, extensions: { wire: { v1: 'heat', mcp: null } } }),
      handles: t.field({ type: [Handle], validate: z.array(z.unknown()).max(2) }),
      lid: t.boolean({ required: true, defaultValue: false }),
      seed: t.field({ type: 'Seed' }),
      dryRun: t.boolean({ required: true, defaultValue: false, extensions: { wire: { control: 'dryRun' } } }),
      requestKey: t.string({ extensions: { wire: { control: 'idempotencyKey' } } }),
    }),
  });
  const WaitPot = builder.inputType('WaitPotInput', { fields: (t) => ({ glaze: t.string({ required: true }) }) });
  const FindPot = builder.inputType('FindPotInput', {
    fields: (t) => ({
      id: t.id({
        required: true,
        validate: z.string().min(2),
        extensions: { wire: { v2: 'pot_id', files: 'pot_id', mcp: 'pot_id' } },
      }),
      zoom: t.int({ required: true, defaultValue: 1, validate: z.number().min(1).max(4) }),
      cracked: t.boolean({ required: true, defaultValue: false }),
      shapes: t.field({ type: [Shape] }),
    }),
  });

  const potBody = {
    schema: z.object({ id: z.string(), glaze: z.string() }),
    body: (pot: Pot) => pot,
    select: '{ id glaze }',
  };

  builder.queryType({
    fields: (t) => ({
      pot: t.field({
        type: 'Pot',
        nullable: true,
        description: 'Find one pot.',
        args: { input: t.arg({ type: FindPot, required: true }) },
        extensions: {
          operation: {
            scope: 'objects:read',
            rest: {
              v2: { route: 'GET /pots/{pot_id}', reply: json<Pot>(potBody) },
              files: {
                route: 'GET /files/pots/{pot_id}/download',
                reply: file<{ picture: string }>({
                  select: '{ picture }',
                  types: ['image/png'],
                  file: ({ picture }) => ({ base64: picture, mime: 'image/png', name: 'pot "1".png' }),
                }),
              },
            },
            mcp: {
              name: 'get_pot',
              title: 'Get a pot',
              select: '{ id glaze picture }',
              text: (pot: Pot) => `id: ${pot.id}`,
              images: (pot: { picture: string }) => [pot.picture],
              structured: z.object({ id: z.string() }),
              structure: ({ id }: Pot) => ({ id }),
              readOnly: true,
            },
          },
        },
        resolve: (_root, { input }) => {
          asked.push({ field: 'pot', input });
          if (input.id === 'gone') return null;
          if (input.id === 'boom') throw new Error('secret');
          if (input.id === 'poor') throw new AppError('PAYMENT_REQUIRED', 'Insufficient credits: this costs $1.');
          if (input.id === 'odd') throw invalidInput([{ path: ['id'], message: 'is odd', type: 'value_error' }]);
          return { id: input.id, glaze: 'blue' };
        },
      }),
      potters: t.stringList({ resolve: () => [] }),
      kiln: t.field({
        type: 'Price',
        extensions: {
          operation: {
            scope: null,
            rest: {
              v1: [
                {
                  route: 'GET /kiln',
                  reply: json<{ usd: number }>({
                    select: '{ usd }',
                    schema: z.object({ usd: z.number() }),
                    body: ({ usd }) => ({ usd }),
                  }),
                },
                {
                  route: 'GET /kiln-wrong',
                  reply: json<{ usd: number }>({
                    select: '{ usd }',
                    schema: z.object({ usd: z.string() }),
                    body: ({ usd }) => ({ usd }),
                  }),
                },
              ],
            },
          },
        },
        resolve: () => ({ usd: 1, generations: 1 }),
      }),
    }),
  });

  builder.mutationType({
    fields: (t) => ({
      firePot: t.field({
        type: 'Firing',
        description: 'Fire a pot.',
        args: { input: t.arg({ type: FirePot, required: true }) },
        extensions: {
          operation: {
            scope: 'objects:write',
            cost: () => ({ usdMicros: 1n, generations: 1 }),
            rest: {
              v1: {
                route: 'POST /fire-pot',
                summary: 'Fire and wait',
                reply: json<Pot>({ ...potBody, follow: 'fired' }),
              },
              v2: {
                route: 'POST /pots',
                defaults: { lid: true },
                reply: json<{ pot: Pot }>({
                  select: '{ pot { id } }',
                  status: 202,
                  schema: z.object({ pot_id: z.string() }),
                  body: ({ pot }) => ({ pot_id: pot.id }),
                }),
              },
            },
            mcp: {
              name: 'fire_pot',
              title: 'Fire a pot',
              description: 'Fire a pot; returns its id at once.',
              defaults: { shape: 'tall vase' },
              required: ['width', 'height'],
              select: '{ pot { id } }',
              text: ({ pot }: { pot: Pot }) => `id: ${pot.id}\nstatus: processing`,
              structured: z.object({ id: z.string() }),
              structure: ({ pot }: { pot: Pot }) => ({ id: pot.id }),
            },
          },
        },
        resolve: (_root, { input }) => {
          asked.push({ field: 'firePot', input });
          return { pot: { id: `pot-${input.glaze}`, glaze: input.glaze }, usd: 0.25 };
        },
      }),
      waitPot: t.field({
        type: 'Pot',
        args: { input: t.arg({ type: WaitPot, required: true }) },
        extensions: {
          operation: {
            scope: 'objects:write',
            mcp: {
              name: 'wait_pot',
              title: 'Fire a pot and wait',
              select: '{ glaze }',
              follow: 'fired',
              text: ({ glaze }: Pot) => `fired: ${glaze}`,
              structured: z.object({ glaze: z.string() }),
              structure: ({ glaze }: Pot) => ({ glaze }),
              destructive: true,
            },
          },
        },
        resolve: (_root, { input }) => ({ id: 'w', glaze: input.glaze }),
      }),
      breakPot: t.field({
        type: 'Pot',
        args: { input: t.arg({ type: FindPot, required: true }) },
        extensions: {
          operation: {
            scope: 'objects:write',
            rest: {
              v2: { route: 'DELETE /pots/{pot_id}', reply: json<Pot>({ ...potBody, select: '{ id glaze cracked }' }) },
            },
          },
        },
        resolve: (_root, { input }) => ({ id: input.id, glaze: 'none' }),
      }),
    }),
  });
  return builder.toSchema({ sortSchema: false });
}
