import type { GraphQLSchema } from 'graphql';
import { ERRORS } from '../../src/errors.ts';
import { type JsonSchema, outputSchema } from '../core/json-schema.ts';
import { operationsOf, type RouteBinding, routesOf, takes } from '../core/operations.ts';
import { exampleBody } from './example.ts';
import { errorCodes, routeInput } from './open-api.ts';

/** A surface as plain text for language models: what it is, how to get in, every endpoint with its fields. */
export function llmsText(schema: GraphQLSchema, surface: 'v1' | 'v2', baseUrl: string): string {
  const base = `${baseUrl}/${surface}`;
  const routes = routesOf(operationsOf(schema), surface);
  return [
    '# Pixelkiln',
    '',
    '> Pixel art for games, from text: an HTTP service that draws sprites. JSON in, JSON out; images are base64 PNG.',
    '',
    `Base address: ${base}`,
    'Authentication: every request carries the header `Authorization: Bearer <token>`.',
    'Null fields count as absent. Unknown fields are ignored: the header X-Ignored-Fields names them. A field in brackets is optional.',
    'Errors: `{"detail": "text"}`, and for 422 `{"detail": [{"loc": […], "msg": "…", "type": "…"}]}` with every wrong field.',
    'A 202 answer carries the id of a job: ask for the job every few seconds until its status is completed or failed.',
    `Machine-readable: ${base}/openapi.json`,
    '',
    ...routes.flatMap((binding) => endpoint(binding, base)),
  ].join('\n');
}

function endpoint(binding: RouteBinding, base: string): string[] {
  const { operation, route, method, path } = binding;
  const { parameters, body } = routeInput(binding);
  const properties = Object.entries((body?.properties ?? {}) as Record<string, JsonSchema>);
  const required = (body?.required ?? []) as readonly string[];
  const statuses = [...new Set(errorCodes(binding, body !== undefined).map((code) => ERRORS[code].status))].sort();
  const about = [route.summary, operation.field.description].filter(Boolean).join('. ');
  return [
    `## ${method} ${path}`,
    '',
    ...(about ? [about, ''] : []),
    ...parameters.map((p) => `- ${line(p.name, p.schema, p.required)} (${p.in})`),
    ...properties.map(([name, schema]) => `- ${line(name, schema, required.includes(name))}`),
    ...(takes(operation, 'dryRun') ? ['- With `?dry_run=true` it answers the price and does nothing.'] : []),
    ...('schema' in route.reply
      ? [`- Answers ${route.reply.status}: ${shape(outputSchema(route.reply.schema))}`]
      : [`- Answers a file: ${route.reply.types.join(', ')}.`]),
    ...(statuses.length ? [`- Errors: ${statuses.join(', ')}`] : []),
    '',
    '```sh',
    curl(binding, base, body),
    '```',
    '',
  ];
}

/** `name: integer 16..400 = 64. What it is.` */
function line(name: string, schema: JsonSchema, required: boolean): string {
  const value = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
  const about = schema.description ? `. ${String(schema.description).replace(/\.$/, '')}` : '';
  return `\`${required ? name : `[${name}]`}\`: ${shape(schema)}${value}${about}`;
}

/** A schema in a few words. */
function shape(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonSchema[]).map(shape).join(' | ');
  if (schema.type === 'array')
    return `[${shape((schema.items ?? {}) as JsonSchema)}]${range(schema.minItems, schema.maxItems, ' items')}`;
  if (schema.type === 'object') {
    const inner = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    const required = (schema.required ?? []) as readonly string[];
    return inner.length
      ? `{${inner.map(([name, value]) => `${required.includes(name) ? name : `[${name}]`}: ${shape(value)}`).join(', ')}}`
      : 'object';
  }
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return type + range(schema.minimum, schema.maximum, '') + range(schema.minLength, schema.maxLength, ' characters');
}

const range = (min: unknown, max: unknown, unit: string): string => {
  if (min === undefined && max === undefined) return '';
  return ` ${min ?? ''}..${max ?? ''}${unit}`;
};

function curl(binding: RouteBinding, base: string, body: JsonSchema | undefined): string {
  const { method, path, operation } = binding;
  const sent = body && JSON.stringify(exampleBody(binding, body)).replaceAll("'", "'\\''");
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${base}${path}'`,
    ...(operation.meta.scope ? [`-H 'Authorization: Bearer <token>'`] : []),
    ...(sent ? [`-H 'Content-Type: application/json'`, `-d '${sent}'`] : []),
  ].join(' \\\n  ');
}
