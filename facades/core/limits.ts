import { z } from 'zod';
import type { ObjectPlan, Rule, ValuePlan } from './plan.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The part of JSON Schema that a rule may add to what the GraphQL type already says. */
const NARROWING: Readonly<Record<string, (ours: unknown, theirs: unknown) => unknown>> = {
  minimum: greater,
  exclusiveMinimum: greater,
  minLength: greater,
  minItems: greater,
  maximum: less,
  exclusiveMaximum: less,
  maxLength: less,
  maxItems: less,
  multipleOf: outer,
  pattern: outer,
  format: outer,
  uniqueItems: outer,
  const: outer,
  enum: common,
};

function greater(ours: unknown, theirs: unknown) {
  return ours === undefined ? theirs : Math.max(Number(ours), Number(theirs));
}
function less(ours: unknown, theirs: unknown) {
  return ours === undefined ? theirs : Math.min(Number(ours), Number(theirs));
}
function outer(_ours: unknown, theirs: unknown) {
  return theirs;
}
function common(ours: unknown, theirs: unknown) {
  return Array.isArray(ours) && Array.isArray(theirs) ? ours.filter((value) => theirs.includes(value)) : theirs;
}

/** Bounds of every safe integer: zod writes them for each `int()`, and they tell nobody anything. */
const isNoise = (keyword: string, value: unknown) =>
  (keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER);

/** A zod rule as JSON Schema; empty for what JSON Schema cannot say. */
const ruleSchema = (rule: Rule): JsonSchema => (rule instanceof z.ZodType ? zodSchema(rule, 'input') : {});

/** A zod type as JSON Schema without what tells a reader nothing: patterns of named formats, closed objects. */
export function zodSchema(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      delete jsonSchema.propertyNames;
    },
  });
  return schema;
}

/**
 * The JSON Schema of a value, narrowed by rules: bounds, patterns and allowed values, at any depth. Rules know
 * properties by their schema names; `object` (of the value, or of the elements of a list) gives the wire names.
 */
export function narrow(schema: JsonSchema, rules: readonly Rule[], object: ObjectPlan | undefined): JsonSchema {
  return rules.map(ruleSchema).reduce((at, rule) => merge(at, rule, object), schema);
}

function merge(schema: JsonSchema, rule: JsonSchema, object: ObjectPlan | undefined): JsonSchema {
  const out: Record<string, unknown> = { ...schema };
  const said = { ...rule, ...alternatives(rule) };
  for (const [keyword, value] of Object.entries(said))
    if (keyword in NARROWING && !isNoise(keyword, value)) out[keyword] = NARROWING[keyword]!(out[keyword], value);
  if (isSchema(said.items) && isSchema(out.items)) out.items = merge(out.items, said.items, object);
  if (isSchema(said.properties) && isSchema(out.properties)) {
    const properties: Record<string, unknown> = { ...out.properties };
    for (const [name, inner] of Object.entries(said.properties)) {
      const field = object?.fields.find((candidate) => candidate.field.name === name);
      const known = field?.wire ? properties[field.wire] : undefined;
      if (field?.wire && isSchema(known) && isSchema(inner))
        properties[field.wire] = merge(known, inner, elementOf(field.value));
    }
    out.properties = properties;
  }
  return out;
}

/** The object of a value, or of the elements of a list. */
export function elementOf(value: ValuePlan): ObjectPlan | undefined {
  if (value.kind === 'list') return elementOf(value.item);
  return value.kind === 'object' ? value.object : undefined;
}

/** `16 | 32` as an enum, and what is left of `x | null`, which is `x` for every surface. */
function alternatives(rule: JsonSchema): JsonSchema {
  if (!Array.isArray(rule.anyOf)) return {};
  const kinds = (rule.anyOf as JsonSchema[]).filter((kind) => kind.type !== 'null');
  if (kinds.length === 1) return kinds[0]!;
  const values = kinds.flatMap((kind) =>
    'const' in kind ? [kind.const] : Array.isArray(kind.enum) ? kind.enum : [undefined],
  );
  return values.includes(undefined) ? {} : { enum: values };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
