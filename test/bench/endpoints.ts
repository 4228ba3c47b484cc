import { painted, sprite } from '../contract/png.ts';
import { endpoints } from '../contract/v1-requests.ts';
import { quantiles, type Stand, timed } from './stand.ts';

const WARM_UP = 3;
const ROUNDS = 20;
const LIMIT_P50_MS = 5_000;

/** Every endpoint of v1 from request to answer at 64×64, one request at a time, with the least said and with all fields set. */
export async function benchEndpoints(stand: Stand) {
  const pictures = {
    sprite: await sprite('a knight with a red cape'),
    mask: painted(64, 64, (_x, y) => (y < 24 ? [255, 255, 255] : [0, 0, 0])),
    palette: painted(8, 8, (x, y) => [x * 32, y * 32, 128]),
  };
  const result: Record<string, unknown> = {};
  for (const { v1, required, all } of endpoints(pictures)) {
    const size = 'image_size' in required ? { image_size: { width: 64, height: 64 } } : {};
    const ask = async (body: object) => {
      const res = await fetch(`${stand.url}/v1${v1}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!res.ok) throw new Error(`${v1}: ${res.status} ${await res.text()}`);
      await res.arrayBuffer();
    };
    const measure = async (request: object) => {
      const times: number[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const ms = await timed(() => ask({ ...request, ...size }));
        if (round >= WARM_UP) times.push(ms);
      }
      return quantiles(times);
    };
    result[v1] = {
      least: await measure(required),
      ...(Object.keys(all).length ? { everyField: await measure({ ...all, ...required }) } : {}),
    };
  }
  return { unit: 'ms', limit: { p50: LIMIT_P50_MS }, ...result };
}
