import type { Request } from 'express';
import type { RouteBinding } from '../core/operations.ts';
import { type FieldPlan, type ObjectPlan, objectPlan, type ValuePlan } from '../core/plan.ts';

/** Where the fields of a route's input stand in a request. */
export interface Parameters {
  /** Values of path and query by wire name, as their types read text. */
  readonly read: (req: Request) => Readonly<Record<string, unknown>>;
  /** `["path", …]`, `["query", …]` or `["body", …]`. */
  readonly locate: (path: readonly (string | number)[]) => readonly (string | number)[];
  readonly query: readonly FieldPlan[];
}

/** Methods whose input outside the path stands in the query; else it stands in the body. */
const QUERIED: readonly string[] = ['GET', 'DELETE'];

export function parametersOf({ operation, surface, method, pathParameters }: RouteBinding): Parameters {
  const plan = operation.input && objectPlan(operation.input, surface);
  const fields = plan ? shownFields(plan) : [];
  const inQuery = QUERIED.includes(method);
  const path = fields.filter(({ wire }) => pathParameters.includes(wire!));
  const query = inQuery ? fields.filter((field) => !path.includes(field)) : [];
  return {
    query,
    read: (req) => {
      const values: Record<string, unknown> = {};
      for (const field of query) {
        const text = req.query[field.wire!];
        if (text !== undefined) values[field.wire!] = fromText(field.value, text);
      }
      for (const field of path)
        values[field.wire!] = fromText(field.value, req.params[`p${pathParameters.indexOf(field.wire!)}`]);
      return values;
    },
    locate: (issue) => [pathParameters.includes(String(issue[0])) ? 'path' : inQuery ? 'query' : 'body', ...issue],
  };
}

/** Fields with a wire name, those of flattened objects among them. */
export const shownFields = (plan: ObjectPlan): readonly FieldPlan[] =>
  plan.fields.flatMap((field) => {
    if (field.flattened && field.value.kind === 'object') return shownFields(field.value.object);
    return field.wire === null ? [] : [field];
  });

/** Text as a value of the type, where it is one; else the text itself, for the type to refuse. */
function fromText(plan: ValuePlan, text: unknown): unknown {
  if (plan.kind === 'list') {
    const texts = Array.isArray(text) ? text : typeof text === 'string' ? text.split(',') : [text];
    return texts.map((item) => fromText(plan.item, item));
  }
  if (plan.kind === 'object' || typeof text !== 'string') return text;
  const { type } = plan;
  if ('getValues' in type) return type.getValues().find(({ value }) => String(value) === text)?.value ?? text;
  const kind =
    type.name === 'Boolean' ? 'boolean' : type.name in NUMBERS ? 'number' : jsonType(type.extensions.jsonSchema);
  if (kind === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  if (kind === 'number') return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return text;
}

const NUMBERS = { Int: true, Float: true };

function jsonType(schema: unknown): 'boolean' | 'number' | 'string' {
  const type = (schema as { type?: unknown } | undefined)?.type;
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'string';
}
