import { openDb } from '../../src/db.ts';
import { perJob } from './cpu.ts';
import { quantiles, type Stand, timed } from './stand.ts';

const PICTURES = 200;
const WARM_UP = 16;
const IN_FLIGHT = 16;
const SUBJECTS = [
  'a knight',
  'a treasure chest',
  'a blue potion',
  'an oak tree',
  'a wizard',
  'a small house',
  'a wolf',
];

/** 64×64 pictures a second with as many workers as the stand has, each from its request to its row. */
export async function benchPictures(stand: Stand) {
  const db = openDb(stand.databaseUrl, 2);
  const times: number[] = [];
  const draw = async (n: number) => {
    const res = await fetch(`${stand.url}/v1/generate-image-pixflux`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        description: SUBJECTS[n % SUBJECTS.length],
        image_size: { width: 64, height: 64 },
        seed: n,
      }),
    });
    if (!res.ok) throw new Error(`${res.status} ${await res.text()}`);
    await res.arrayBuffer();
  };
  const many = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: IN_FLIGHT }, async () => {
        while (left-- > 0) times.push(await timed(() => draw(left)));
      }),
    );
  };
  await many(WARM_UP);
  times.length = 0;
  const before = stand.cpu();
  const ms = await timed(() => many(PICTURES));
  const cpuMsPerPicture = perJob(before, stand.cpu(), PICTURES);
  const attempts = await db.job.aggregate({ _max: { attempt: true } });
  await db.$disconnect();
  return {
    workers: stand.workers,
    pictures: { unit: 'pictures/s', perSecond: Math.round((PICTURES / ms) * 10_000) / 10, size: '64x64' },
    requestToPicture: { unit: 'ms', inFlight: IN_FLIGHT, ...quantiles(times) },
    cpuMsPerPicture,
    mostAttempts: attempts._max.attempt,
  };
}
