import { setTimeout as sleep } from 'node:timers/promises';
import { quantiles, type Stand } from './stand.ts';

const TIMES = 5;

/** How long nobody is served when the API is killed, next to the limit of three seconds on an idle machine. */
export async function benchRestart(stand: Stand) {
  const readyMs: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    readyMs.push(await stand.restartApi());
    await sleep(500);
  }
  return { killToReadyMs: quantiles(readyMs), limitMs: 3_000 };
}
