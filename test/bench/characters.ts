import { quantiles, type Stand, timed } from './stand.ts';

const ROUNDS = 24;
const LISTED = 200;
const PROMPTS = ['a brave knight with a red cape', 'an elf archer in green', 'a fat dwarf blacksmith', 'a wizard'];

/** Characters from request to completed through v2, one at a time, and lists of many. */
export async function benchCharacters(stand: Stand) {
  const headers = { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: object) => {
    const res = await fetch(`${stand.url}/v2${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said = await res.json();
    if (!res.ok) throw new Error(`${path}: ${res.status} ${JSON.stringify(said)}`);
    return said as { background_job_id: string; status: string; total: number; characters: unknown[] };
  };
  const request = (round: number, side: number) => ({
    description: PROMPTS[round % PROMPTS.length],
    image_size: { width: side, height: side },
    seed: round,
  });
  const finished = async (id: string) => {
    while ((await call('GET', `/background-jobs/${id}`)).status === 'processing')
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const create = async (path: string, round: number, side: number) =>
    finished((await call('POST', path, request(round, side))).background_job_id);

  const times: Record<string, number[]> = { standard48: [], pro48: [] };
  for (let round = 0; round < 4; round++) await create('/create-character-with-8-directions', round, 48);
  for (let round = 0; round < ROUNDS; round++) {
    times.standard48!.push(await timed(() => create('/create-character-with-8-directions', round, 48)));
    if (round % 3 === 0) times.pro48!.push(await timed(() => create('/create-character-pro', round, 48)));
  }
  const { total } = await call('GET', '/characters?limit=1');
  const more: string[] = [];
  for (let i = total; i < LISTED; i++)
    more.push((await call('POST', '/create-character-with-4-directions', request(i, 16))).background_job_id);
  for (const id of more) await finished(id);
  const list = async () => {
    const pages = [await call('GET', '/characters?limit=100'), await call('GET', '/characters?limit=100&offset=100')];
    const listed = pages.flatMap(({ characters }) => characters).length;
    if (listed !== LISTED) throw new Error(`${listed} of ${LISTED} characters were listed`);
  };
  for (let i = 0; i < 10; i++) await list();
  const lists: number[] = [];
  for (let i = 0; i < 60; i++) lists.push(await timed(list));
  return {
    unit: 'ms',
    limit: { standard48: 2_000, list200: 50 },
    standard48: quantiles(times.standard48!),
    pro48: quantiles(times.pro48!),
    list200: quantiles(lists),
  };
}
