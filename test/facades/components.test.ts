import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { operationsOf, routesOf } from '../../facades/core/operations.ts';
import { withComponents } from '../../facades/rest/components.ts';
import { openApiDocument, routeInput, takingNulls } from '../../facades/rest/open-api.ts';
import { schema } from '../../schema/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: documents have any shape
type Json = any;

/** The document with every reference replaced by what it refers to. */
function dereferenced(document: Json, value: Json = document.paths): Json {
  if (Array.isArray(value)) return value.map((item) => dereferenced(document, item));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value;
  const entries = Object.entries(rest).map(([name, item]) => [name, dereferenced(document, item)]);
  if ($ref === undefined) return Object.fromEntries(entries);
  const found = String($ref)
    .slice(2)
    .split('/')
    .reduce((at, name) => at?.[name], document);
  expect(found, $ref).toBeDefined();
  return { ...dereferenced(document, found), ...Object.fromEntries(entries) };
}

const size = (about: string, most: number) => ({
  type: 'object',
  description: about,
  properties: { width: { type: 'integer', maximum: most } },
  required: ['width'],
});
const body = (schema: object) => ({ content: { 'application/json': { schema } } });
const PATHS = {
  '/a': {
    post: {
      operationId: 'drawIt',
      requestBody: body({ type: 'object', properties: { image_size: size('Of it.', 9), other: size('Of them.', 9) } }),
      responses: { 200: body({ type: 'object', properties: { usage: { type: 'object', properties: { usd: {} } } } }) },
    },
  },
  '/b': {
    post: {
      operationId: 'drawIt2',
      requestBody: body({
        type: 'object',
        properties: { image_size: { ...size('Of it.', 7), default: { width: 3 } } },
      }),
      responses: { 200: body({ type: 'object', properties: { usage: { type: 'object', properties: { usd: {} } } } }) },
    },
    get: { operationId: 'see', responses: { 200: body({ type: 'array', items: size('Of one.', 7) }) } },
  },
};

describe('shapes that are said more than once', () => {
  const { paths, schemas } = withComponents<Json>(PATHS, { Error: { type: 'object' } });

  test('become components named after what holds them', () => {
    expect(Object.keys(schemas)).toEqual([
      'Error',
      'ImageSize',
      'DrawItRequest',
      'Usage',
      'DrawItResponse',
      'DrawIt2ImageSize',
      'DrawIt2Request',
    ]);
    expect(schemas.ImageSize).toEqual({
      type: 'object',
      properties: { width: { type: 'integer', maximum: 9 } },
      required: ['width'],
    });
  });

  test('keep at each place what is said of it', () => {
    expect((schemas as Json).DrawItRequest.properties).toEqual({
      image_size: { $ref: '#/components/schemas/ImageSize', description: 'Of it.' },
      other: { $ref: '#/components/schemas/ImageSize', description: 'Of them.' },
    });
    expect((schemas as Json).DrawIt2Request.properties.image_size).toEqual({
      $ref: '#/components/schemas/DrawIt2ImageSize',
      description: 'Of it.',
      default: { width: 3 },
    });
    expect(paths['/b'].get.responses[200].content['application/json'].schema.items).toEqual({
      $ref: '#/components/schemas/DrawIt2ImageSize',
      description: 'Of one.',
    });
  });

  test('mean what they meant', () => {
    expect(dereferenced({ paths, components: { schemas } })).toEqual(PATHS);
  });
});

test('optional values may be null, and say so', () => {
  expect(
    takingNulls({
      type: 'object',
      properties: {
        seed: { type: 'integer', minimum: 0 },
        image: {
          type: 'object',
          properties: { base64: { type: 'string' }, format: { type: 'string', enum: ['png'] } },
          required: ['base64'],
        },
      },
    }),
  ).toEqual({
    type: 'object',
    properties: {
      seed: { type: ['integer', 'null'], minimum: 0 },
      image: {
        type: 'object',
        properties: { base64: { type: 'string' }, format: { type: ['string', 'null'], enum: ['png', null] } },
        required: ['base64'],
      },
    },
  });
});

describe.each(['v1', 'v2'] as const)('the OpenAPI document of %s', (surface) => {
  const document = JSON.parse(JSON.stringify(openApiDocument(schema, surface))) as Json;

  test('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('asks for what the routes ask for', () => {
    const whole = dereferenced(document);
    for (const binding of routesOf(operationsOf(schema), surface)) {
      const { body: asked } = routeInput(binding);
      const described =
        whole[binding.path][binding.method.toLowerCase()].requestBody?.content['application/json'].schema;
      expect(described).toEqual(asked === undefined ? undefined : JSON.parse(JSON.stringify(takingNulls(asked))));
    }
  });

  test('says no shape of an object twice, and uses every component', () => {
    const seen = new Map<string, number>();
    const walk = (value: Json): void => {
      if (typeof value !== 'object' || value === null) return;
      if (value.type === 'object' && value.properties) {
        const { description: _about, default: _default, ...shape } = value;
        const key = JSON.stringify(shape);
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      for (const inner of Object.values(value)) walk(inner);
    };
    walk(document.paths);
    walk(document.components.schemas);
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
    const text = JSON.stringify(document);
    for (const kind of ['schemas', 'responses'])
      for (const name of Object.keys(document.components[kind]))
        expect(text).toContain(`"#/components/${kind}/${name}"`);
  });
});
