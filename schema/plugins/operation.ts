import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { requireScope } from '../../src/access.ts';
import { type Price, usd } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import { type Issue, invalidInput } from '../../src/errors.ts';
import type { OperationMeta } from '../operation.ts';

export const OPERATION_PLUGIN = 'pixelkilnOperation' as const;

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      pixelkilnOperation: OperationPlugin<Types>;
    }
  }
}

type Args = { input?: { dryRun?: boolean } };
type Resolver = GraphQLFieldResolver<unknown, object, object>;

/** A root field's arguments once it is known what the call costs. */
export interface Priced {
  readonly price: Price;
}
const prices = new WeakMap<object, Price>();

/** What this call costs: put there before the resolver runs. Free when the operation names no price. */
export const priceOf = (args: object): Price => prices.get(args) ?? { usdMicros: 0n, generations: 0 };

/** Throws BAD_USER_INPUT naming every text that no database keeps: one with a NUL or half of a surrogate pair. */
function requireStorable(args: object): void {
  const issues = unstorable(args, []);
  if (issues.length) throw invalidInput(issues);
}

function unstorable(value: unknown, path: Issue['path']): Issue[] {
  if (typeof value === 'string')
    return value.includes('\0') || /\p{Surrogate}/u.test(value)
      ? [{ path, message: 'must be text without NUL characters and lone surrogates', type: 'value_error' }]
      : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorable(inner, [...path, name]));
}

/**
 * Enforces an operation's extension on every surface: the scope before anything else is looked at, and the price before
 * the resolver runs. A dry run ends here, with the price and nothing done.
 */
export class OperationPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object> | undefined,
    field: PothosOutputFieldConfig<Types>,
  ) {
    const meta = field.extensions?.operation as OperationMeta | undefined;
    if (!meta || !resolver) return resolver;
    const wrapped: Resolver = (root, args, ctx, info) => {
      requireScope(ctx as Context, meta.scope);
      requireStorable(args);
      return resolver(root, args, ctx as Types['Context'], info);
    };
    return wrapped as typeof resolver;
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ) {
    const meta = field.extensions?.operation as OperationMeta | undefined;
    if (!meta?.cost) return resolver;
    const cost = meta.cost;
    const wrapped: Resolver = async (root, args, ctx, info) => {
      const { input } = args as Args;
      const price = await cost(input, ctx as Context);
      if (input?.dryRun) return { price };
      prices.set(args, price);
      return resolver(root, args, ctx as Types['Context'], info);
    };
    return wrapped as typeof resolver;
  }
}

SchemaBuilder.registerPlugin(OPERATION_PLUGIN, OperationPlugin);

/** A price as GraphQL shows it. */
export const priceShape = (price: Price) => ({ usd: usd(price.usdMicros), generations: price.generations });
