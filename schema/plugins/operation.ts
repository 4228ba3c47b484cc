import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { requireScope } from '../../src/access.ts';
import { type Price, usd } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
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
    const wrapped: Resolver = (root, args, ctx, info) => {
      const { input } = args as Args;
      const price = cost(input);
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
