import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { fakeWorker } from './fake-worker.ts';
import { BROKEN_IMAGES, type Operation, type Row } from './fields-kinds.ts';
import { BY_ID, NO_IDS, OPERATIONS as PLAIN_OPERATIONS } from './fields-table.ts';
import { OPERATIONS_CHAT } from './fields-table-chat.ts';
import { OPERATIONS_TOOLS } from './fields-table-tools.ts';
import { OPERATIONS_V1 } from './fields-table-v1.ts';
import { type Probe, problemsOf } from './fields-together.ts';
import { nameOn, place, type Verdict, withField } from './fields-verdict.ts';
import { callTool } from './surfaces.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
});
afterAll(() => api.close());

const OPERATIONS = [...PLAIN_OPERATIONS, ...OPERATIONS_V1, ...OPERATIONS_TOOLS, ...OPERATIONS_CHAT];

async function rest(at: string, body: unknown, dryRun: boolean): Promise<Verdict> {
  const [method, path] = at.split(' ') as [string, string];
  const answer = await api.call(method, path + (dryRun ? '?dry_run=true' : ''), body);
  if (answer.status < 300) return { fine: true, says: '' };
  if (answer.status !== 422) return { fine: false, says: `${answer.status} ${JSON.stringify(answer.body)}` };
  const detail = answer.body.detail as { loc: (string | number)[]; msg: string; type: string }[];
  for (const { type } of detail) expect(type).toMatch(/^[a-z_]+$/);
  return { fine: false, says: detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n') };
}

async function graphql(query: string, input: unknown): Promise<Verdict> {
  const { errors } = await api.graphql(query, { input });
  if (!errors) return { fine: true, says: '' };
  for (const { extensions } of errors) expect(extensions.code).toBe('BAD_USER_INPUT');
  return { fine: false, says: errors.map(({ message }) => message).join('\n') };
}

async function tool(name: string, args: unknown): Promise<Verdict> {
  const { text, isError, status } = await callTool(api, name, args);
  expect(status).toBe(200);
  return { fine: !isError, says: text.startsWith('error: ') ? text : '' };
}

const documentOf = ({ at, type, priced }: Operation) =>
  `mutation ($input: ${type}!) { ${at}(input: $input) { ${priced ? 'price { usd } job { id }' : 'id'} } }`;

/** Asks the price where there is one; the others do it. */
function ask(operation: Operation, input: Record<string, unknown>, really = false): Promise<Verdict> {
  const { surface, at, priced } = operation;
  if (surface === 'mcp') return tool(at, input);
  if (surface === 'graphql')
    return graphql(documentOf(operation), priced && !really ? { ...input, dryRun: true } : input);
  return rest(at, input, priced && !really);
}

const newest = async () => (await api.db.job.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).payload;

/** The payload of the job that a request starts. */
async function stored(operation: Operation, input: Record<string, unknown>) {
  const verdict = await ask(operation, input, true);
  expect(verdict).toEqual({ fine: true, says: '' });
  return (await newest()) as Record<string, unknown>;
}

// covers: LIMIT-BOUNDS
describe.each(OPERATIONS.map((operation) => [`${operation.surface} ${operation.at}`, operation] as const))(
  '%s',
  (_, operation) => {
    const isGraphql = operation.surface === 'graphql';
    const baseOf = ({ beside }: Row) => ({ ...operation.base, ...(beside?.[isGraphql ? 1 : 0] ?? {}) });

    const isFine = ({ fine }: Verdict) => fine;
    const probesOf = (row: Row): Probe[] => {
      const name = nameOn(operation, row);
      const base = baseOf(row);
      const taken = (what: string, value: unknown) => ({ what, name, value, base, fine: true, expected: isFine });
      const refused = (what: string, value: unknown, at: string, says: string) => ({
        ...{ what, name, value, base, fine: false },
        expected: (verdict: Verdict) => !verdict.fine && place(operation, at, verdict.says, says),
      });
      const missing = row.missing ?? (isGraphql ? 'was not provided' : 'Field required');
      const nullIsFine = isGraphql ? row.graphqlNull === 'absent' : !row.required;
      const nullSays = row.missing ?? (isGraphql ? 'not to be null' : 'Field required');
      return [
        row.required ? refused('absent', undefined, name, missing) : taken('absent', undefined),
        nullIsFine ? taken('null', null) : refused('null', null, name, nullSays),
        ...row.accepts.map(([wire, graphqlValue]) => taken('refused', isGraphql ? graphqlValue : wire)),
        // what is wrong inside is named there
        ...row.refuses.map(([wire, graphqlValue, says, graphqlSays]) =>
          isGraphql
            ? refused('not refused', graphqlValue, name.split('.')[0]!, graphqlSays)
            : refused('not refused', wire, name.split('.')[0]!, says),
        ),
      ];
    };
    let problems: ReturnType<typeof problemsOf> | undefined;

    test.each(operation.rows.map((row) => [nameOn(operation, row), row] as const))('%s', async (name) => {
      problems ??= problemsOf(operation, operation.rows.flatMap(probesOf), (input) => ask(operation, input));
      expect((await problems).get(name) ?? []).toEqual([]);
    });

    if (operation.absent) {
      /** A random seed where the operation has one. */
      const withoutSeed = ({ seed, ...rest }: Record<string, unknown>) => {
        if (seed !== undefined || operation.rows.some(({ graphql }) => graphql === 'seed')) {
          expect(seed).toBeGreaterThanOrEqual(0);
          expect(seed).toBeLessThanOrEqual(4294967295);
        }
        return rest;
      };
      test('what is not said has its documented default', async () => {
        expect(withoutSeed(await stored(operation, { ...operation.base }))).toEqual(operation.absent);
      });
      test('null says nothing either', async () => {
        const nulls = operation.rows.filter((row) => (isGraphql ? row.graphqlNull === 'absent' : !row.required));
        const input = Object.fromEntries(
          nulls.map((row) => [nameOn(operation, row), null]).filter(([name]) => !String(name).includes('.')),
        );
        expect(withoutSeed(await stored(operation, { ...input, ...operation.base }))).toEqual(operation.absent);
      });
      test('what is said reaches the job', async () => {
        const problems: string[] = [];
        const kept = operation.rows.filter((row) => row.stored);
        const most = Math.max(0, ...kept.map(({ accepts }) => accepts.length));
        const saidOf = (row: Row, k: number) => row.accepts[k]![isGraphql ? 1 : 0];
        const isKept = (payload: Record<string, unknown>, row: Row, k: number) =>
          JSON.stringify(payload[row.stored!]) === JSON.stringify(row.accepts[k]![2]);
        for (let k = 0; k < most; k++) {
          const rows = kept.filter(({ accepts }) => accepts.length > k);
          // all at once, where they go together; what is not as it should be then is said alone
          let all: Record<string, unknown> = { ...operation.base };
          for (const row of rows) if (!row.beside) all = withField(all, nameOn(operation, row), saidOf(row, k));
          const together = (await ask(operation, all, true)).fine
            ? ((await newest()) as Record<string, unknown>)
            : undefined;
          for (const row of rows) {
            if (together && !row.beside && isKept(together, row, k)) continue;
            const payload = await stored(operation, withField(baseOf(row), nameOn(operation, row), saidOf(row, k)));
            const stands = JSON.stringify(payload[row.stored!]);
            if (!isKept(payload, row, k))
              problems.push(`${nameOn(operation, row)}: ${JSON.stringify(row.accepts[k]![2])} is stored as ${stands}`);
          }
        }
        expect(problems).toEqual([]);
      });
    }

    const images = operation.rows.filter(({ isImage }) => isImage);
    if (images.length)
      test.each(images.map((row) => [nameOn(operation, row), row] as const))(
        '%s must be an image',
        async (name, row) => {
          const check = async ([wire, graphqlValue, says]: (typeof BROKEN_IMAGES)[number]) => {
            const value = isGraphql ? graphqlValue : wire;
            const verdict = await ask(operation, withField(baseOf(row), name, value), true);
            const before = operation.surface === 'mcp' ? 'error: ' : isGraphql ? 'input.' : 'body.';
            expect(verdict.says).toContain(`${before}${name}.base64: `);
            expect(verdict.says).toContain(says);
          };
          await Promise.all(BROKEN_IMAGES.map(check));
        },
      );
  },
);

describe('all fields at once', () => {
  test('an unknown field is ignored by REST, with a note by MCP, and refused by GraphQL', async () => {
    const wire = { description: 'k', image_size: { width: 64, height: 64, depth: 3 }, sparkle: 5 };
    expect(await rest('POST /v2/create-image-pixflux', wire, true)).toMatchObject({ fine: true });
    const { text } = await callTool(api, 'create_map_object', { description: 'k', width: 64, height: 64, sparkle: 5 });
    expect(text).toContain('note: ignored unknown field "sparkle"');
    const document = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { price { usd } } }';
    const input = { description: 'k', imageSize: { width: 64, height: 64 }, sparkle: 5, dryRun: true };
    expect((await graphql(document, input)).says).toContain('Field "sparkle" is not defined');
  });

  test('every wrong field of a request is named [ERROR-422]', async () => {
    const wrong = {
      image_size: { width: 15, height: '9' },
      seed: -1,
      view: 'up',
      isometric: 'no',
      init_image: { base64: 1 },
    };
    const { status, body } = await api.call('POST', '/v1/generate-image-pixflux', wrong);
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc).sort()).toEqual([
      ['body', 'description'],
      ['body', 'image_size', 'height'],
      ['body', 'image_size', 'width'],
      ['body', 'init_image', 'base64'],
      ['body', 'isometric'],
      ['body', 'seed'],
      ['body', 'view'],
    ]);
    const { text } = await callTool(api, 'create_map_object', { width: 31, height: 401, view: 'up', seed: 'x' });
    for (const name of ['description', 'width', 'height', 'view', 'seed']) expect(text).toContain(`error: ${name}: `);
  });
});

// covers: MCP-GET-ID MCP-UUID V2-JOB
describe('ids', () => {
  test.each(BY_ID.map((operation) => [operation.at, operation] as const))('%s', async (_, operation) => {
    const { name, surface, at } = operation;
    const made = await callTool(api, 'create_map_object', { description: 'k', width: 32, height: 32 });
    const ids: Record<string, string> = { job: made.structured.job_id, object: made.structured.object_id };
    await expect
      .poll(async () => (await api.db.image.findFirst({ where: { jobId: ids.job! } }))?.id, { timeout: 5_000 })
      .toBeDefined();
    ids.image = (await api.db.image.findFirstOrThrow({ where: { jobId: ids.job! } })).id;
    const byId = async (id: unknown): Promise<Verdict> => {
      if (surface === 'mcp') return tool(at, id === undefined ? {} : { [name]: id });
      if (surface === 'graphql') {
        const { errors } = await api.graphql(at, { input: id === undefined ? {} : { [name]: id } });
        return { fine: !errors, says: errors?.map((e) => `${e.extensions.code} ${e.message}`).join('\n') ?? '' };
      }
      const [method, path] = at.split(' ') as [string, string];
      const { status, body } = await api.call(method, path + encodeURIComponent(String(id)));
      const issues = Array.isArray(body.detail) ? body.detail : [];
      const located = issues.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`);
      return { fine: status === 200, says: `${status} ${located.join() || JSON.stringify(body)}` };
    };
    expect(await byId(ids[operation.of])).toMatchObject({ fine: true });
    for (const [id, , says, graphqlSays] of NO_IDS) {
      // in a path everything is text, and an empty one is another path
      if (surface === 'v2' && (typeof id !== 'string' || id === '')) continue;
      const verdict = await byId(id);
      expect(verdict.fine).toBe(false);
      const named = { v2: `path.${name}: `, mcp: `error: ${name}: `, graphql: `input.${name}` }[surface];
      expect(verdict.says).toContain(named);
      expect(verdict.says).toContain(surface === 'graphql' ? graphqlSays : says);
    }
    const missing = await byId(randomUUID());
    expect(missing.says).toMatch(
      { v2: /^404 .*not found/, mcp: /error: .* not found\nhint: /, graphql: /^NOT_FOUND/ }[surface],
    );
    if (surface !== 'v2')
      for (const nothing of [undefined, null])
        expect((await byId(nothing)).says).toMatch(/object_id: Field required|was not provided|not to be null/);
  });
});
