import { type GraphQLLeafType, isEnumType } from 'graphql';
import type { z } from 'zod';
import { elementOf, type JsonSchema, narrow, zodSchema } from './limits.ts';
import type { Naming } from './names.ts';
import type { Binding, Operation } from './operations.ts';
import { type FieldPlan, type ObjectPlan, objectPlan, type ValuePlan } from './plan.ts';

export type { JsonSchema } from './limits.ts';

type Properties = Record<string, JsonSchema>;

/** What a described object asks for. Wire names. */
interface Described {
  readonly properties: Properties;
  readonly required: readonly string[];
}

/**
 * JSON Schema (2020-12) of what one route or tool reads: the input type, inlined, with that surface's names, bounds,
 * allowed values and defaults. A binding's own defaults win over the schema's, and its `required` over both.
 */
export function inputSchema(
  operation: Operation,
  binding: Omit<Binding, 'surface'> & { readonly surface: Naming },
): JsonSchema {
  if (!operation.input) return { type: 'object', properties: {} };
  const plan = objectPlan(operation.input, binding.surface);
  const described = describeObject(plan, []);
  const properties: Properties = { ...described.properties };
  const defaults = binding.defaults ?? {};
  for (const [name, value] of Object.entries(defaults)) {
    const known = properties[name];
    if (known) properties[name] = { ...known, default: value };
  }
  for (const name of Object.keys(binding.fixed ?? {})) delete properties[name];
  const always = binding.required ?? [];
  for (const name of always) {
    const { default: _default, ...rest } = properties[name] ?? {};
    properties[name] = rest;
  }
  const required = described.required.filter((name) => !(name in defaults) && name in properties);
  const needed = binding.requiredUnless ? required : [...new Set([...required, ...always])];
  const whole = objectSchema(plan, { properties, required: needed });
  return binding.strict ? { ...whole, additionalProperties: false } : whole;
}

/** JSON Schema of a reply, inlined. */
export const outputSchema = (schema: z.ZodType): JsonSchema => zodSchema(schema, 'output');

/** Where a described object keeps the name of its type; JSON does not show it. */
export const TYPE_NAME = Symbol('type name');

const objectSchema = (plan: ObjectPlan, { properties, required }: Described): JsonSchema => ({
  [TYPE_NAME]: plan.type.name,
  type: 'object',
  ...(plan.type.description ? { description: plan.type.description } : {}),
  properties,
  ...(required.length ? { required } : {}),
  ...(plan.type.isOneOf ? { minProperties: 1, maxProperties: 1 } : {}),
});

/** `above`: the object types around this one; a type inside itself is described as any object. */
function describeObject(
  plan: ObjectPlan,
  above: readonly ObjectPlan[],
  fallback?: Readonly<Record<string, unknown>>,
): Described {
  const properties: Properties = {};
  const required: string[] = [];
  for (const field of plan.fields) {
    const { name, defaultValue } = field.field;
    const absent = fallback && name in fallback ? fallback[name] : defaultValue;
    if (field.flattened && field.value.kind === 'object') {
      const inner = describeObject(field.value.object, [...above, plan], isRecord(absent) ? absent : undefined);
      const narrowed = narrow(objectSchema(field.value.object, inner), field.rules, field.value.object);
      Object.assign(properties, narrowed.properties);
      if (field.required) required.push(...inner.required);
      continue;
    }
    if (field.wire === null) continue;
    properties[field.wire] = describeField(field, absent, [...above, plan]);
    if (field.required && absent === undefined) required.push(field.wire);
  }
  const narrowed = narrow({ type: 'object', properties }, plan.rules, plan);
  return { properties: narrowed.properties as Properties, required };
}

function describeField(field: FieldPlan, absent: unknown, above: readonly ObjectPlan[]): JsonSchema {
  const { description, deprecationReason } = field.field;
  if (field.written) return { ...field.written.schema, ...(description ? { description } : {}) };
  return {
    ...narrow(describeValue(field.value, above), field.rules, elementOf(field.value)),
    ...(description ? { description } : {}),
    ...(deprecationReason ? { deprecated: true } : {}),
    ...(absent == null ? {} : { default: wireValue(field.value, absent) }),
  };
}

function describeValue(value: ValuePlan, above: readonly ObjectPlan[]): JsonSchema {
  if (value.kind === 'list') {
    const item = describeValue(value.item, above);
    const list = { type: 'array', items: value.item.nullable ? { anyOf: [item, { type: 'null' }] } : item };
    if (value.wrapper === undefined) return list;
    return { anyOf: [list, { type: 'object', properties: { [value.wrapper]: list }, required: [value.wrapper] }] };
  }
  if (value.kind === 'leaf') return describeLeaf(value.type);
  if (above.includes(value.object)) return { type: 'object' };
  return objectSchema(value.object, describeObject(value.object, above));
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  ID: { type: 'string' },
};

/** A scalar of our own says its JSON Schema in the extension `jsonSchema`; else it is a string. */
function describeLeaf(type: GraphQLLeafType): JsonSchema {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ value }) => value as unknown);
    const strings = values.every((value) => typeof value === 'string');
    return { ...(strings ? { type: 'string' } : {}), enum: values };
  }
  const known = SCALARS[type.name] ?? (type.extensions.jsonSchema as JsonSchema | undefined);
  return known ?? { type: 'string', ...(type.description ? { description: type.description } : {}) };
}

/** A default, which the schema holds in internal values and schema names, as a request would write it. */
function wireValue(plan: ValuePlan, internal: unknown): unknown {
  if (internal == null) return internal;
  if (plan.kind === 'leaf') return isEnumType(plan.type) ? internal : plan.type.serialize(internal);
  if (plan.kind === 'list')
    return Array.isArray(internal) ? internal.map((item) => wireValue(plan.item, item)) : internal;
  if (!isRecord(internal)) return internal;
  const shown = plan.object.fields.filter(({ field, wire }) => wire !== null && internal[field.name] !== undefined);
  return Object.fromEntries(shown.map(({ field, wire, value }) => [wire, wireValue(value, internal[field.name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
