import { draw } from '../../workers/engine/draw.ts';
import { drawHumanoid } from '../../workers/engine/subject/draw-humanoid.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { drawDirections } from '../engine/draw-directions.ts';
import { quantiles, timed } from './stand.ts';

const PROMPTS = [
  'a brave knight with a red cape and a golden crown',
  'an old wizard with a blue robe and a wooden staff',
  'a green orc with a double axe',
  'a princess in a pink dress',
  'a grey wolf with yellow eyes',
  'a wooden treasure chest with iron bands',
] as const;

async function repeat(rounds: number, act: (round: number) => unknown): Promise<number[]> {
  for (let i = 0; i < PROMPTS.length; i++) await act(i);
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) times.push(await timed(async () => void (await act(i))));
  return times;
}

const prompt = (round: number): string => PROMPTS[round % PROMPTS.length]!;

/** The exact engine alone, in this process: it has one thread, so these are times of one core, in milliseconds. */
export async function benchEngine() {
  const options = { width: 48, height: 48, style: {}, seed: 1, variation: 0.5 };
  const briefs = PROMPTS.map((text) => understand(text));
  const turn = quantiles(await repeat(24, (i) => drawDirections(briefs[i % 4]!, options)));
  const frame = quantiles(
    await repeat(64, (i) =>
      drawHumanoid(briefs[i % 4]!, {
        ...options,
        width: 64,
        height: 64,
        style: { direction: 'east' },
      }),
    ),
  );
  const large = quantiles(
    await repeat(8, (i) =>
      draw({ description: prompt(i), width: 400, height: 400, seed: i, noBackground: i % 2 === 0 }),
    ),
  );
  const reading = quantiles(await repeat(200, (i) => understand(prompt(i), { seed: i })));
  return {
    unit: 'ms',
    eightDirectionsAt48: { ...turn, limitP50: 500 },
    framesPerSecondAt64: { value: Math.round(1000 / frame.p50), least: 60 },
    image400: { ...large, limitP50: 2000 },
    understanding: { ...reading, limitP50: 5 },
  };
}
