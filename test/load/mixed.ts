import type { Stand } from '../bench/stand.ts';
import { painted, sprite } from '../contract/png.ts';
import { endpoints } from '../contract/v1-requests.ts';

type Json = Record<string, unknown>;

export interface Done {
  /** Milliseconds from request to answer, by kind of request. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** What failed that should not: how often, and the first answer. */
  readonly failures: Readonly<Record<string, { readonly count: number; readonly first: string }>>;
}

/** Latencies that are kept of each kind of request: the last ones. */
const MOST_KEPT = 20_000;
const SUBJECTS = ['a knight', 'a wolf', 'an oak tree', 'a treasure chest', 'a wizard with a staff', 'a small house'];
const SIZES = [32, 64, 64, 128, 200];
const POLL_MS = 100;
const GAVE_UP_MS = 120_000;

/** Clients that ask for a bit of everything, one after the other, until `until` (milliseconds since the epoch). */
export async function mixedLoad(stand: Stand, { until, clients }: { until: number; clients: number }): Promise<Done> {
  const times: Record<string, number[]> = {};
  const failures: Record<string, { count: number; first: string }> = {};
  const pictures = {
    sprite: await sprite('a knight with a red cape'),
    mask: painted(64, 64, (_x, y) => (y < 24 ? [255, 255, 255] : [0, 0, 0])),
    palette: painted(8, 8, (x, y) => [x * 32, y * 32, 128]),
  };
  const headers = { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const res = await fetch(stand.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await res.arrayBuffer());
    if (!res.ok) throw new Error(`${res.status} ${bytes.toString('utf8', 0, 200)}`);
    return /json/.test(res.headers.get('content-type') ?? '') ? (JSON.parse(bytes.toString()) as Json) : {};
  };
  const ended = async (id: unknown) => {
    for (const began = Date.now(); Date.now() - began < GAVE_UP_MS; ) {
      const { status } = await send('GET', `/v2/background-jobs/${id}`);
      if (status === 'completed') return;
      if (status === 'failed') throw new Error(`job ${id} failed`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`job ${id} did not end`);
  };
  const background = (n: number) => ({
    description: SUBJECTS[n % SUBJECTS.length],
    image_size: { width: SIZES[n % SIZES.length], height: SIZES[n % SIZES.length] },
    seed: n,
  });

  const drawings = endpoints(pictures).map(({ v1, v2, required, all }): [string, (n: number) => Promise<unknown>] => [
    `POST ${v1}`,
    (n) => (n % 2 ? send('POST', `/v1${v1}`, required) : send('POST', `/v2${v2}`, { ...all, ...required, seed: n })),
  ]);
  const requests: readonly [string, (n: number) => Promise<unknown>][] = [
    ...drawings,
    [
      'background picture',
      async (n) => ended((await send('POST', '/v2/create-image-pixflux-background', background(n))).background_job_id),
    ],
    [
      'character, its animation, ZIP and end',
      async (n) => {
        const made = await send('POST', '/v2/create-character-with-4-directions', {
          description: `${SUBJECTS[n % 2 ? 0 : 4]} number ${n}`,
          image_size: { width: 48, height: 48 },
        });
        await ended(made.background_job_id);
        const { background_job_ids: ids } = await send('POST', '/v2/characters/animations', {
          character_id: made.character_id,
          template_animation_id: 'walk',
          directions: ['south'],
        });
        for (const id of ids as string[]) await ended(id);
        await send('GET', `/v2/characters/${made.character_id}/zip`);
        await send('DELETE', `/v2/characters/${made.character_id}`);
      },
    ],
    ['GET /balance', () => send('GET', '/v2/balance')],
    ['GET /characters', () => send('GET', '/v2/characters')],
    [
      'graphql jobs',
      async () => {
        const query =
          '{ jobs(first: 20) { edges { node { id status images { id width } } } } account { usd generations } }';
        const { errors } = await send('POST', '/graphql', { query });
        if (errors) throw new Error(JSON.stringify(errors).slice(0, 200));
      },
    ],
    [
      'refused: no size',
      async () => {
        const answer = await send('POST', '/v1/generate-image-pixflux', { description: 'x' }).catch(String);
        if (!String(answer).includes('422')) throw new Error(`not refused: ${answer}`);
      },
    ],
  ];

  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (Date.now() < until) {
        const n = count++;
        const [name, ask] = requests[n % requests.length]!;
        const began = performance.now();
        try {
          await ask(Math.floor(n / requests.length));
          times[name] ??= [];
          const kept = times[name];
          kept.push(performance.now() - began);
          if (kept.length > MOST_KEPT) kept.shift();
        } catch (error) {
          failures[name] ??= { count: 0, first: String((error as Error).message) };
          failures[name].count += 1;
        }
      }
    }),
  );
  return { times, failures };
}
