import type { GraphQLSchema } from 'graphql';
import { ERRORS, type ErrorCode } from '../../src/errors.ts';
import { inputSchema, type JsonSchema, outputSchema } from '../core/json-schema.ts';
import { hasPrice, operationsOf, type RouteBinding, routesOf, takes } from '../core/operations.ts';
import { version } from '../core/version.ts';
import { pascal, withComponents } from './components.ts';
import { exampleBody } from './example.ts';

type ApiSurface = 'v1' | 'v2';

/** What a route asks for, split by where it stands in the request. */
export interface RouteInput {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  /** Absent where nothing is read from a body. */
  readonly body: JsonSchema | undefined;
}

const INFO: Readonly<Record<ApiSurface, { readonly version: string; readonly about: string }>> = {
  // The older interface has always been described as this version.
  v1: { version: 'dev', about: 'The older interface: every request waits for its result. New programs use v2.' },
  v2: {
    version,
    about: 'The current interface. What takes long answers with a job id; ask for the job until it is completed.',
  },
};

/** The OpenAPI 3.1 document of a surface, generated from the schema. */
export function openApiDocument(schema: GraphQLSchema, surface: ApiSurface): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const ids = new Map<string, number>();
  const responses: Record<string, JsonSchema> = {};
  for (const binding of routesOf(operationsOf(schema), surface)) {
    const name = binding.operation.field.name;
    const used = ids.get(name) ?? 0;
    ids.set(name, used + 1);
    paths[binding.path] ??= {};
    paths[binding.path]![binding.method.toLowerCase()] = describe(
      binding,
      used ? `${name}${used + 1}` : name,
      responses,
    );
  }
  if (surface === 'v2') paths['/llms.txt'] = LLMS_TEXT;
  const shared = withComponents(paths, { Error: ERROR, ValidationError: VALIDATION_ERROR, DryRun: DRY_RUN });
  return {
    openapi: '3.1.0',
    info: {
      title: `Pixelkiln ${surface}`,
      version: INFO[surface].version,
      description: `${INFO[surface].about} Fields that are null count as absent, and unknown fields are ignored: the header X-Ignored-Fields names them.`,
    },
    servers: [{ url: `/${surface}` }],
    paths: shared.paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: shared.schemas,
      responses,
    },
  };
}

/** The schema of an object, whose optional values may be null too, at any depth: it counts as absent. */
export function takingNulls(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, required = [] } = schema as Readonly<Record<string, never>>;
  const nullable = (value: JsonSchema): JsonSchema => {
    if (typeof value.type !== 'string' || value.type === 'object' || value.type === 'array') return value;
    return {
      ...value,
      type: [value.type, 'null'],
      ...(Array.isArray(value.enum) ? { enum: [...value.enum, null] } : {}),
    };
  };
  const each = ([name, value]: [string, JsonSchema]) => {
    const inner = takingNulls(value);
    return [name, (required as readonly string[]).includes(name) ? inner : nullable(inner)];
  };
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(Object.entries<JsonSchema>(properties).map(each)) } : {}),
    ...(items ? { items: takingNulls(items) } : {}),
    ...(anyOf ? { anyOf: (anyOf as readonly JsonSchema[]).map(takingNulls) } : {}),
  };
}

/** What is served beside the operations. */
const LLMS_TEXT = {
  get: {
    operationId: 'llmsText',
    summary: 'This interface as plain text, for language models',
    tags: ['open'],
    security: [],
    responses: { 200: { description: 'The text', content: { 'text/plain': { schema: { type: 'string' } } } } },
  },
};

/** The input of a route by place, with the wire's names. */
export function routeInput(binding: RouteBinding): RouteInput {
  const { operation, method, pathParameters } = binding;
  const whole = inputSchema(operation, binding);
  const properties = Object.entries((whole.properties ?? {}) as Record<string, JsonSchema>);
  const required = (whole.required ?? []) as readonly string[];
  const isInPath = (name: string) => pathParameters.includes(name);
  const isInQuery = (name: string) => !isInPath(name) && (method === 'GET' || method === 'DELETE');
  const parameters = properties
    .filter(([name]) => isInPath(name) || isInQuery(name))
    .map(([name, schema]) => ({
      name,
      in: isInPath(name) ? ('path' as const) : ('query' as const),
      required: isInPath(name) || required.includes(name),
      schema,
    }));
  const inBody = properties.filter(([name]) => !isInPath(name) && !isInQuery(name));
  if (!inBody.length) return { parameters, body: undefined };
  const needed = required.filter((name) => !isInPath(name));
  return {
    parameters,
    body: {
      ...whole,
      properties: Object.fromEntries(inBody),
      ...(needed.length ? { required: needed } : { required: undefined }),
    },
  };
}

function describe(binding: RouteBinding, operationId: string, shared: Record<string, JsonSchema>): JsonSchema {
  const { operation, route } = binding;
  const { scope } = operation.meta;
  const { parameters, body } = routeInput(binding);
  const dryRun = hasPrice(operation) && takes(operation, 'dryRun');
  const envelope = [
    ...(dryRun
      ? [
          {
            name: 'dry_run',
            in: 'query',
            required: false,
            schema: { type: 'boolean', default: false },
            description: 'Answer the price and do nothing.',
          },
        ]
      : []),
    ...(operation.kind === 'mutation' && takes(operation, 'idempotencyKey')
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', minLength: 1, maxLength: 200 },
            description: 'The same key and request give the same result and one charge.',
          },
        ]
      : []),
  ];
  const described = parameters.map(({ schema: { description, ...schema }, ...parameter }) => ({
    ...parameter,
    ...(description ? { description } : {}),
    schema,
  }));
  return {
    operationId,
    ...(route.summary ? { summary: route.summary } : {}),
    ...(operation.field.description ? { description: operation.field.description } : {}),
    tags: [scope?.split(':')[0] ?? 'open'],
    ...(scope ? { security: [{ bearer: [] }] } : { security: [] }),
    ...(described.length + envelope.length ? { parameters: [...described, ...envelope] } : {}),
    ...(body
      ? {
          requestBody: {
            required: Array.isArray(body.required),
            content: { 'application/json': { schema: takingNulls(body), example: exampleBody(binding, body) } },
          },
        }
      : {}),
    responses: { ...success(binding, dryRun), ...failures(binding, body !== undefined, shared) },
  };
}

function success({ route: { reply } }: RouteBinding, dryRun: boolean): Record<string, JsonSchema> {
  if ('file' in reply)
    return {
      200: {
        description: 'The file',
        content: Object.fromEntries(
          reply.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    };
  const answer = outputSchema(reply.schema);
  const dry = { $ref: '#/components/schemas/DryRun' };
  const content = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
  if (!dryRun) return { [reply.status]: { description: 'Done', ...content(answer) } };
  if (reply.status === 200)
    return { 200: { description: 'Done, or what a dry run costs', ...content({ anyOf: [answer, dry] }) } };
  return {
    [reply.status]: { description: 'Accepted', ...content(answer) },
    200: { description: 'What a dry run costs', ...content(dry) },
  };
}

/** The errors that an operation may answer, by what it is. */
export function errorCodes({ operation, route, pathParameters }: RouteBinding, hasBody: boolean): readonly ErrorCode[] {
  const { meta, input } = operation;
  const codes: [boolean, ...ErrorCode[]][] = [
    [meta.scope !== null, 'UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
    [meta.cost !== undefined, 'PAYMENT_REQUIRED', 'OVERLOADED'],
    [pathParameters.length > 0, 'NOT_FOUND'],
    [takes(operation, 'idempotencyKey'), 'CONFLICT'],
    [hasBody, 'PAYLOAD_TOO_LARGE'],
    [input !== undefined, 'BAD_USER_INPUT'],
    [route.reply.follow !== undefined, 'JOB_FAILED', 'TIMEOUT'],
    [true, ...(route.errors ?? [])],
  ];
  return [...new Set(codes.flatMap(([applies, ...names]) => (applies ? names : [])))];
}

/** `shared`: takes the answers themselves, which many operations have in common. */
function failures(
  binding: RouteBinding,
  hasBody: boolean,
  shared: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodes(binding, hasBody)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const name = codes.map((code) => pascal(code.toLowerCase())).join('Or');
      shared[name] ??= {
        description: codes.map((code) => ERRORS[code].hint).join(' '),
        ...(status === 401 ? { headers: { 'WWW-Authenticate': { schema: { type: 'string', const: 'Bearer' } } } } : {}),
        ...([423, 429, 529].includes(status)
          ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } }
          : {}),
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${status === 422 ? 'ValidationError' : 'Error'}` },
          },
        },
      };
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

const ERROR = { type: 'object', properties: { detail: { type: 'string' } }, required: ['detail'] };

const VALIDATION_ERROR = {
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          loc: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'Where in the request: ["body", "image", "width"].',
          },
          msg: { type: 'string' },
          type: { type: 'string' },
        },
        required: ['loc', 'msg', 'type'],
      },
    },
  },
  required: ['detail'],
};

const DRY_RUN = {
  type: 'object',
  properties: {
    dry_run: { type: 'boolean', const: true },
    usage: {
      type: 'object',
      properties: { type: { type: 'string', const: 'usd' }, usd: { type: 'number' }, generations: { type: 'integer' } },
      required: ['type', 'usd', 'generations'],
    },
  },
  required: ['dry_run', 'usage'],
};
