import type { GraphQLInputField } from 'graphql';
import type { Surface, WireField, Written } from '../../schema/operation.ts';

/** Whose names are meant: those of a surface, or the schema's own, which GraphQL clients write. */
export type Naming = Surface | 'graphql';

/** `imageSize` → `image_size`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const wireOf = (field: GraphQLInputField): WireField => field.extensions.wire ?? {};

/** What the envelope of a request (header, query), not its body, fills. */
export const controlOf = (field: GraphQLInputField): WireField['control'] => wireOf(field).control;

/** Whether the sub-fields of this input object stand directly in its parent on the surface. */
export const isFlattened = (field: GraphQLInputField, surface: Naming): boolean =>
  surface !== 'graphql' && (wireOf(field).flatten?.includes(surface) ?? false);

/** The other form that a surface writes a field's value in. */
export const writtenOf = (field: GraphQLInputField, surface: Naming): Written | undefined =>
  surface === 'graphql' ? undefined : wireOf(field).written?.[surface];

/** Names besides the first by which a field is taken. */
export const aliasesOf = (field: GraphQLInputField): readonly string[] => wireOf(field).aliases ?? [];

/** The name under which an object may hold the field's list. */
export const wrapperOf = (field: GraphQLInputField): string | undefined => wireOf(field).wrapper;

/** The name of an input field on a surface; null where it is hidden. */
export function wireName(field: GraphQLInputField, surface: Naming): string | null {
  const wire = wireOf(field);
  if (wire.control) return null;
  if (surface === 'graphql') return field.name;
  const written = wire[surface];
  return written === undefined ? snakeCase(field.name) : written;
}
