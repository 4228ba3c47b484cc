import type { FieldName } from '../catalogue/terrain-types.ts';
import type { Field } from './field.ts';
import * as built from './fields-built.ts';
import * as nature from './fields-nature.ts';

/** Every pattern by the name that catalogue rows use. */
export const FIELDS: Readonly<Record<FieldName, Field>> = { ...built, ...nature };
