import { SpanStatusCode, trace } from '@opentelemetry/api';
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import TracingPlugin, { isRootField, wrapResolver } from '@pothos/plugin-tracing';
import ValidationPlugin from '@pothos/plugin-validation';
import { GraphQLError, print, valueFromASTUntyped } from 'graphql';
import type { Context } from '../src/context.ts';
import { getDatamodel, type PrismaTypes } from '../src/db.ts';
import './bounds.ts';
import './operation.ts';
import { OPERATION_PLUGIN } from './plugins/operation.ts';

/** The only builder. Everything that is not said nullable is not null. */
export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Seed: { Input: number; Output: number | bigint };
    JSON: { Input: unknown; Output: unknown };
  };
}>({
  // The first wraps outermost: the scope is checked before rules are, and rules before the price.
  plugins: [OPERATION_PLUGIN, PrismaPlugin, RelayPlugin, ValidationPlugin, ComplexityPlugin, TracingPlugin],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    // how many there are is counted by the connection's own multiplier
    edgesFieldOptions: { complexity: { field: 0, multiplier: 1 } },
  },
  prisma: { client: (ctx) => ctx.services.db, dmmf: getDatamodel(), maxConnectionSize: 100, defaultConnectionSize: 20 },
  // Every operation is a span, whatever surface it came by; without a collector a span is nothing.
  tracing: {
    default: isRootField,
    wrap: (resolver, _options, field) => (root, args, ctx, info) =>
      trace
        .getTracer('pixelkiln')
        .startActiveSpan(field.name, { attributes: { surface: ctx.surface, requestId: ctx.requestId } }, (span) =>
          wrapResolver(resolver, (error) => {
            if (error)
              span.setStatus({
                code: SpanStatusCode.ERROR,
                message: error instanceof Error ? error.message : String(error),
              });
            span.end();
          })(root, args, ctx, info),
        ),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 4,
    // about the fields that an answer has: 10,000 take some 50 ms, a page of 100 with its pictures a third of them
    limit: { complexity: 10_000, depth: 12, breadth: 200 },
  },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

builder.scalarType('DateTime', {
  description: 'A moment: ISO 8601 with milliseconds, UTC.',
  serialize: (date) => date.toISOString(),
  parseValue: (text) => {
    const date = new Date(String(text));
    if (Number.isNaN(date.getTime())) throw new GraphQLError(`"${String(text)}" is no ISO 8601 date`);
    return date;
  },
});

export const MAX_SEED = 2 ** 32 - 1;

const SEED_RULE = `must be a whole number from 0 to ${MAX_SEED}`;
const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SEED;

builder.scalarType('Seed', {
  description: 'A whole number from 0 to 4294967295. The same request and seed give the same picture.',
  extensions: { jsonSchema: { type: 'integer', minimum: 0, maximum: MAX_SEED } },
  serialize: Number,
  parseValue: (value) => {
    if (!isSeed(value)) throw new GraphQLError(SEED_RULE);
    return value;
  },
  // written in a document it has no path that names it: the answer shows where it stands
  parseLiteral: (node) => {
    const value = valueFromASTUntyped(node);
    if (!isSeed(value)) throw new GraphQLError(`seed: ${print(node)} ${SEED_RULE}`, { nodes: node });
    return value;
  },
});

builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value });
