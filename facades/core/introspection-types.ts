import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { type GraphQLSchema, introspectionFromSchema } from 'graphql';

/** The schema as types: from them TypeScript knows what each query of the studio gives (gql.tada). */
export const introspectionTypes = (schema: GraphQLSchema): string => {
  const introspection = minifyIntrospection(introspectionFromSchema(schema));
  return outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
};
