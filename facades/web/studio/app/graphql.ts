import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../../../generated/introspection.d.ts';

/** Queries, typed by the schema: a field that is not there fails the type check. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; Seed: number; JSON: unknown; ID: string };
}>();
export type { ResultOf, VariablesOf } from 'gql.tada';
