import { quantiles, type Stand, timed } from './stand.ts';

const ROUNDS = 40;
const PROMPTS = [
  'a brave knight with a red cape',
  'a wooden treasure chest',
  'a blue potion',
  'a green dragon',
  'an oak tree',
  'a wizard with a staff',
  'a small house',
  'a grey wolf',
];

/** Pictures from request to PNG through v1, one at a time, and what the processes weighed at most. */
export async function benchDrawing(stand: Stand) {
  const draw = async (size: number, round: number) => {
    const res = await fetch(`${stand.url}/v1/generate-image-pixflux`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        description: PROMPTS[round % PROMPTS.length],
        image_size: { width: size, height: size },
        seed: round,
        no_background: round % 2 === 0,
      }),
    });
    if (!res.ok) throw new Error(`${res.status} ${await res.text()}`);
    await res.arrayBuffer();
  };
  const sizes: Record<string, unknown> = {};
  for (const [size, rounds] of [
    [64, ROUNDS],
    [128, 16],
    [400, 8],
  ] as const) {
    for (let i = 0; i < 4; i++) await draw(size, i);
    const times: number[] = [];
    for (let i = 0; i < rounds; i++) times.push(await timed(() => draw(size, i)));
    sizes[`${size}x${size}`] = quantiles(times);
  }
  return {
    unit: 'ms',
    requestToPicture: sizes,
    memory: {
      unit: 'MiB',
      limit: { api: 300, worker: 900 },
      api: await stand.peakMiB('api'),
      worker: await stand.peakMiB('worker'),
    },
  };
}
