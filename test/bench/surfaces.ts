import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { quantiles, type Stand, timed } from './stand.ts';

const WARM_UP = 60;
const ROUNDS = 400;

/** The same operation by every surface in turn, so that what disturbs one disturbs all. `limit`: p50 over GraphQL's. */
export async function benchSurfaces(stand: Stand) {
  const headers = { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' };
  const get = async (path: string) => {
    const res = await fetch(stand.url + path, { headers });
    await res.text();
    if (!res.ok) throw new Error(`${path}: ${res.status}`);
  };
  const graphql = async (query: string, variables: object = {}) => {
    const res = await fetch(`${stand.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await res.json()) as { data: never; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const client = new Client({ name: 'bench', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${stand.url}/mcp`), {
      requestInit: { headers: { authorization: headers.authorization } },
    }),
  );
  const tool = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args });
    if (result.isError) throw new Error(JSON.stringify(result.content));
  };

  const input = { description: 'a barrel', imageSize: { width: 64, height: 64 } };
  const made = (await graphql(
    'mutation ($input: CreateMapObjectInput!) { createMapObject(input: $input) { mapObject { id } finished { id } } }',
    { input },
  )) as {
    createMapObject: { mapObject: { id: string } };
  };
  const { id } = made.createMapObject.mapObject;
  const facts =
    'id status description width height view createdAt expiresAt downloadUrl job { id fraction stage etaSeconds error { message } usage { type usd generations } }';

  const groups: Record<string, Record<string, () => Promise<unknown>>> = {
    balance: {
      graphql: () => graphql('{ account { usd generations } }'),
      v1: () => get('/v1/balance'),
      v2: () => get('/v2/balance'),
    },
    mapObject: {
      graphql: () => graphql(`query ($id: String!) { mapObject(input: { objectId: $id }) { ${facts} } }`, { id }),
      v2: () => get(`/v2/map-objects/${id}`),
    },
    mapObjectWithPicture: {
      graphql: () =>
        graphql(`query ($id: String!) { mapObject(input: { objectId: $id }) { ${facts} image { base64 drawnAs } } }`, {
          id,
        }),
      mcp: () => tool('get_map_object', { object_id: id }),
    },
  };
  const result: Record<string, Record<string, unknown>> = {};
  for (const [group, calls] of Object.entries(groups)) {
    const times: Record<string, number[]> = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const [name, call] of Object.entries(calls)) {
        const ms = await timed(call);
        if (round >= WARM_UP) times[name]!.push(ms);
      }
    const base = quantiles(times.graphql!).p50;
    result[group] = Object.fromEntries(
      Object.entries(times).map(([name, values]) => {
        const q = quantiles(values);
        return [name, name === 'graphql' ? q : { ...q, overGraphql: Math.round((q.p50 / base) * 100) / 100 }];
      }),
    );
  }
  await client.close();
  return { unit: 'ms', limit: { overGraphql: 1.3 }, ...result };
}
