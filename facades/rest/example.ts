import type { JsonSchema } from '../core/json-schema.ts';
import type { RouteBinding } from '../core/operations.ts';

/** A body that the route accepts: the declared one, or one made of the required fields. */
export function exampleBody({ route }: RouteBinding, body: JsonSchema): unknown {
  return route.example ?? example({ ...body, type: 'object' });
}

/** A value that the schema accepts, as far as a schema can say. */
function example(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'object') {
    const required = (schema.required ?? []) as readonly string[];
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
    return Object.fromEntries(required.map((name) => [name, example(properties[name] ?? {})]));
  }
  if (schema.type === 'array') return [example((schema.items ?? {}) as JsonSchema)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return clamp(64, schema.minimum, schema.maximum);
  return '…';
}

const clamp = (value: number, min: unknown, max: unknown): number =>
  Math.min(Math.max(value, typeof min === 'number' ? min : value), typeof max === 'number' ? max : value);
