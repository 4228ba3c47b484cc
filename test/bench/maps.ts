import { hash } from '../../src/domain/chance.ts';
import { quantiles, type Stand, timed } from './stand.ts';

const SIDE = 256;
const PLACEMENTS = 1_000;
const CLIENTS = 4;
const OPERATIONS = 10_000;
const TERRAINS = ['ocean water', 'sand', 'grass'];
const NO_TILE = 0xffff;

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
type Json = any;

function clientOf({ url, token }: Stand) {
  const post = async (path: string, body: object): Promise<Json> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (;;) {
      const res = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (res.status !== 429) return res.json();
      await new Promise((done) => setTimeout(done, 1_000 * Number(res.headers.get('retry-after') ?? 1)));
    }
  };
  const graphql = (query: string, input: object) => post('/graphql', { query, variables: { input } });
  const drawn = async (path: string, body: object): Promise<Json> => {
    const made = await post(`/v2${path}`, body);
    for (;;) {
      const { data } = await graphql('query ($input: JobByIdInput!) { job(input: $input) { status } }', {
        jobId: made.background_job_id,
      });
      if (data.job.status === 'COMPLETED') break;
      if (!['QUEUED', 'RUNNING'].includes(data.job.status)) throw new Error(`${path}: ${data.job.status}`);
      await new Promise((done) => setTimeout(done, 200));
    }
    return made;
  };
  return { graphql, drawn };
}

/** One map of 256 x 256 cells with 1,000 placements, and 10,000 random operations by four clients at once. */
export async function benchMaps(stand: Stand) {
  const { graphql, drawn } = clientOf(stand);
  const shore = await drawn('/create-tileset', { lower_description: TERRAINS[0], upper_description: TERRAINS[1] });
  const meadow = await drawn('/create-tileset', {
    lower_description: TERRAINS[1],
    upper_description: TERRAINS[2],
    lower_base_tile_id: shore.upper_base_tile_id,
  });
  const { character_id: characterId } = await drawn('/create-character-with-4-directions', {
    description: 'a knight',
    image_size: { width: 32, height: 32 },
  });
  const newMap = async (side: number): Promise<string> => {
    const input = { tilesetIds: [shore.tileset_id, meadow.tileset_id], width: side, height: side };
    const made = await graphql('mutation ($input: CreateMapInput!) { createMap(input: $input) { id } }', input);
    return made.data.createMap.id;
  };
  const edit = (input: object) =>
    graphql('mutation ($input: EditMapInput!) { editMap(input: $input) { revision } }', input);
  const place = (input: object) =>
    graphql(
      'mutation ($input: PlaceMapObjectInput!) { placeMapObject(input: $input) { revision placement { id } } }',
      input,
    );
  const open = (mapId: string) =>
    graphql(
      `query ($input: MapByIdInput!) { map(input: $input) {
        revision corners tiles placements(limit: ${PLACEMENTS}) { total items { id name x y dx dy layer direction show imageUrl footX footY } } } }`,
      { mapId },
    );

  const large = await newMap(SIDE);
  const edits: number[] = [];
  for (const [kind, terrain] of [
    ['ISLAND', 'grass'],
    ['RIVER', 'ocean water'],
    ['DUNGEON', 'sand'],
  ])
    edits.push(await timed(() => edit({ mapId: large, operations: [{ kind, terrain, seed: 3, size: 3 }] })));
  const placing: number[] = [];
  for (let n = 0; n < PLACEMENTS; n++) {
    const at = { x: Math.floor(hash(n, 1) * SIDE), y: Math.floor(hash(n, 2) * SIDE) };
    placing.push(await timed(() => place({ mapId: large, characterId, ...at })));
  }
  const opened: number[] = [];
  for (let n = 0; n < 5; n++) opened.push(await timed(() => open(large)));
  const pictures: number[] = [];
  for (const terrain of ['sand', 'grass', 'sand']) {
    // each a picture that nobody has asked for yet
    await edit({ mapId: large, operations: [{ kind: 'PAINT', terrain, points: [{ x: 128, y: 128 }] }] });
    pictures.push(
      await timed(async () => {
        const res = await fetch(`${stand.url}/mcp/maps/${large}/image`);
        if (!res.ok) throw new Error(await res.text());
        await res.arrayBuffer();
      }),
    );
  }
  return {
    unit: 'ms',
    map: `${SIDE}x${SIDE} cells, ${PLACEMENTS} placements`,
    editOfThousandsOfCells: quantiles(edits),
    place: quantiles(placing),
    open: { ...quantiles(opened), limit: 1_000 },
    picture: { ...quantiles(pictures), limit: 3_000 },
    together: await together(await newMap(48), { edit, place, open, graphql, characterId }),
  };
}

/** Random operations by several clients at once, and what must be true of the map after them. */
async function together(mapId: string, { edit, place, open, graphql, characterId }: Json) {
  const side = 48;
  const counts = { done: 0, unchanged: 0, conflicts: 0, refused: 0, other: 0 };
  const times: number[] = [];
  const known: string[] = [];
  let revision = 1;
  let next = 0;
  const one = async (n: number): Promise<Json> => {
    const roll = (k: number, most: number) => Math.floor(hash(n, k, 5) * most);
    const [x, y] = [roll(1, side), roll(2, side)];
    // half of the clients' edits name the revision that they have seen
    const expected = roll(3, 2) ? { expectedRevision: revision } : {};
    const action = roll(4, 10);
    if (action < 5) {
      const kind = ['PAINT', 'RECTANGLE', 'FILL', 'RIVER', 'ISLAND'][roll(5, 5)];
      const points = kind === 'PAINT' || kind === 'FILL' ? [{ x, y }] : [];
      const operation = { kind, terrain: TERRAINS[roll(6, 3)], x, y, width: 8, height: 8, size: 2, seed: n, points };
      return (await edit({ mapId, operations: [operation], ...expected })).data?.editMap ?? 'refused';
    }
    if (action < 6)
      return (await edit({ mapId, operations: [{ kind: roll(5, 2) ? 'UNDO' : 'REDO' }] })).data?.editMap ?? 'refused';
    if (action < 8) {
      const placed = await place({ mapId, characterId, x, y, layer: roll(5, 3), ...expected });
      const made = placed.data?.placeMapObject;
      if (made) known.push(made.placement.id);
      return made ?? placed.errors[0].extensions.code;
    }
    const placementId = known[roll(5, Math.max(1, known.length))];
    if (!placementId) return 'refused';
    if (action < 9) {
      const query = 'mutation ($input: MoveMapObjectInput!) { moveMapObject(input: $input) { revision } }';
      const moved = await graphql(query, { mapId, placementId, x, y });
      return moved.data?.moveMapObject ?? moved.errors[0].extensions.code;
    }
    const query = 'mutation ($input: RemoveMapObjectInput!) { removeMapObject(input: $input) { revision } }';
    const removed = await graphql(query, { mapId, placementId });
    return removed.data?.removeMapObject ?? removed.errors[0].extensions.code;
  };
  // what it begins with is nobody's change
  const seen = new Set<number>([revision]);
  const client = async () => {
    for (let n = next++; n < OPERATIONS; n = next++) {
      let answer: Json;
      times.push(
        await timed(async () => {
          answer = await one(n);
        }),
      );
      if (answer?.revision) {
        if (seen.has(answer.revision)) counts.unchanged++;
        else counts.done++;
        seen.add(answer.revision);
        revision = Math.max(revision, answer.revision);
      } else if (answer === 'CONFLICT') counts.conflicts++;
      else if (answer === 'INTERNAL') counts.other++;
      else counts.refused++;
    }
  };
  const tookMs = await timed(() => Promise.all(Array.from({ length: CLIENTS }, client)));
  const { data } = await open(mapId);
  const corners = Buffer.from(data.map.corners, 'base64');
  const tiles = new Uint16Array(Uint8Array.from(Buffer.from(data.map.tiles, 'base64')).buffer);
  const row = side + 1;
  let torn = 0;
  for (let at = 0; at < corners.length; at++)
    for (const near of [at % row < side ? at + 1 : at, at + row < corners.length ? at + row : at])
      if (Math.abs(corners[at]! - corners[near]!) > 1) torn++;
  const { items, total } = data.map.placements;
  const places = new Set(items.map((p: Json) => `${p.layer} ${p.x} ${p.y}`));
  return {
    clients: CLIENTS,
    operations: OPERATIONS,
    ...counts,
    perSecond: Math.round((OPERATIONS / tookMs) * 1000),
    operation: quantiles(times),
    // all of these must be 0
    broken: {
      cellsWithoutTile: tiles.filter((tile) => tile === NO_TILE).length,
      cornersTooFarApart: torn,
      placesTakenTwice: items.length - places.size,
      placementsOutside: items.filter((p: Json) => p.x >= side || p.y >= side).length,
      placementsNotListed: total - items.length,
      revisionsLost: data.map.revision - 1 - counts.done,
    },
  };
}
