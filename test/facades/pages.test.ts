import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRest } from '../../facades/rest/index.ts';
import { openApiDocument } from '../../facades/rest/open-api.ts';
import { createWebRouter } from '../../facades/web/router.ts';
import { fixtureDeps, serve } from './fixture-deps.ts';
import { fixtureSchema } from './fixture-schema.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const deps = fixtureDeps();
  server = await serve((app) => {
    app.use('/v1', createRest('v1', deps));
    app.use('/v2', createRest('v2', deps));
    app.use(createWebRouter());
  });
});
afterAll(() => server.close());

const get = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

describe('OpenAPI', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of any shape is looked into
  const document = openApiDocument(fixtureSchema(), 'v2') as any;

  it('is served without a token', async () => {
    const { status, type, text } = await get('/v2/openapi.json');
    expect([status, type]).toEqual([200, 'application/json']);
    expect(JSON.parse(text)).toEqual(document);
  });

  it('describes an operation by place', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/v2' }]);
    expect(Object.keys(document.paths)).toEqual(['/pots/{pot_id}', '/pots', '/llms.txt']);
    const { get: find, delete: remove } = document.paths['/pots/{pot_id}'];
    expect(find.parameters).toEqual([
      { name: 'pot_id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } },
      { name: 'zoom', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 4, default: 1 } },
      { name: 'cracked', in: 'query', required: false, schema: { type: 'boolean', default: false } },
      {
        name: 'shapes',
        in: 'query',
        required: false,
        schema: { type: 'array', items: { type: 'string', enum: ['tall vase', 'bowl'] } },
      },
    ]);
    expect(find).not.toHaveProperty('requestBody');
    expect(find.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(find.responses)).toEqual(['200', '401', '403', '404', '422', '429']);
    expect(remove.operationId).toBe('breakPot');
    const { post } = document.paths['/pots'];
    expect(post.parameters.map((p: { name: string; in: string }) => [p.name, p.in])).toEqual([
      ['dry_run', 'query'],
      ['Idempotency-Key', 'header'],
    ]);
    expect(Object.keys(post.responses)).toEqual(['200', '202', '401', '402', '403', '409', '413', '422', '429', '529']);
    const { $ref } = post.requestBody.content['application/json'].schema;
    expect($ref).toMatch(/^#\/components\/schemas\/\w+$/);
    const body = document.components.schemas[$ref.split('/').at(-1)];
    expect(body.required).toEqual(['glaze']);
    expect(body.properties.lid).toEqual({
      type: ['boolean', 'null'],
      default: true,
    });
  });

  it('is whole: every reference leads somewhere, every path parameter is described, every id is one', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(5);
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name!);
    const ids: string[] = [];
    for (const [path, item] of Object.entries<
      Record<string, { operationId: string; parameters?: { name: string; in: string }[] }>
    >(document.paths))
      for (const operation of Object.values(item)) {
        ids.push(operation.operationId);
        const described = (operation.parameters ?? []).filter((p) => p.in === 'path').map((p) => p.name);
        expect(described).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('calls the older interface "dev"', () => {
    expect(openApiDocument(fixtureSchema(), 'v1')).toMatchObject({ info: { version: 'dev' } });
  });
});

describe('pages', () => {
  it.each([
    ['/v1/docs', 'text/html; charset=utf-8', 'src="/v1/docs/start.js"'],
    ['/v1/docs/start.js', 'text/javascript; charset=utf-8', "url: '/v1/openapi.json'"],
    ['/v2/docs/swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
    ['/v2/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
    ['/', 'text/html; charset=utf-8', 'Pixelkiln'],
    ['/library', 'text/html; charset=utf-8', 'Pixelkiln'],
    ['/asset/3f2a9c1e-5b7d-4e8a-9c0d-1a2b3c4d5e6f', 'text/html; charset=utf-8', 'Pixelkiln'],
    ['/studio/forms.json', 'application/json; charset=utf-8', 'createCharacter'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
  ])('%s', async (path, type, part) => {
    const page = await get(path);
    expect([page.status, page.type]).toEqual([200, type]);
    expect(page.text).toContain(part);
  });

  it('ask nothing of other hosts and run no scripts of their own text', async () => {
    for (const path of ['/', '/v1/docs']) {
      const { text } = await get(path);
      expect(text).not.toMatch(/(src|href)="https?:/);
      expect(text).not.toMatch(/<script>|<style>| on\w+="| style="/);
    }
  });

  it('tells language models every endpoint', async () => {
    const { text } = await get('/v2/llms.txt');
    expect(text).toContain(`Base address: ${server.url}/v2`);
    expect(text).toContain(
      [
        '## POST /pots',
        '',
        'Fire a pot.',
        '',
        '- `glaze`: string 1..20 characters. What covers it',
        '- `[shape]`: "tall vase" | "bowl" = "bowl"',
        '- `[pot_size]`: {width: integer 4..32, height: integer 4..32} = {"width":8,"height":8}',
      ].join('\n'),
    );
    expect(text).toContain(
      `curl -X POST '${server.url}/v2/pots' \\\n  -H 'Authorization: Bearer <token>' \\\n  -H 'Content-Type: application/json' \\\n  -d '{"glaze":"…"}'`,
    );
    expect(text).toContain('## DELETE /pots/{pot_id}');
  });
});
