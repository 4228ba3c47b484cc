import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Direction } from '../../../src/domain/words.ts';
import { opaqueBounds } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { type AnimationFrame, animateCharacter, drawCharacter } from '../../../workers/engine/character/index.ts';
import { type Models, openModels } from '../../../workers/engine/inference/models.ts';
import { MODELS } from '../understand/guess/golden.ts';
import { PROMPTS } from './prompts.ts';
import { EIGHT, FOUR, request } from './requests.ts';

/** Pixels that a foot which stands may move. */
const DRIFT = 1;
/** A loop's last step, the one back to the first frame, against the largest of its other steps. */
const LAST_STEP = 1.35;
const LIMIT_MS = 60_000;

const PEOPLE = ['walking-8-frames', 'breathing-idle', 'cross-punch'] as const;
const BEASTS = [
  ['bear', 'idle-long'],
  ['cat', 'idle'],
  ['dog', 'idle'],
  ['horse', 'rest-idle'],
  ['lion', 'idle'],
] as const;

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
/** Under the feet alone: a bow may hang lower than these. */
function groundUnder({ image, keypoints }: AnimationFrame): number {
  const feet = keypoints!.filter(({ label }) => label.endsWith(' LEG'));
  for (let y = image.height - 1; y > 0; y--)
    for (let x = 0; x < image.width; x++)
      if (image.data[(y * image.width + x) * 4 + 3] && feet.some((foot) => Math.abs(foot.x - x) <= 3)) return y;
  return 0;
}

function coloursOf({ data }: Rgba): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]) found.add(`#${Buffer.from(data.subarray(i, i + 3)).toString('hex')}`);
  return found;
}

function differing(a: Rgba, b: Rgba): number {
  let pixels = 0;
  for (let i = 0; i < a.data.length; i += 4)
    if ([0, 1, 2, 3].some((channel) => a.data[i + channel] !== b.data[i + channel])) pixels++;
  return pixels;
}

/** 0..1: how much of two pictures has the same colours. */
function sharedColours(a: Rgba, b: Rgba): number {
  const [p, q] = [a, b].map(({ data }) => {
    const counts = new Map<string, number>();
    let all = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (!data[i + 3]) continue;
      const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
      all++;
    }
    return { counts, all };
  });
  return [...p!.counts].reduce((sum, [c, n]) => sum + Math.min(n / p!.all, (q!.counts.get(c) ?? 0) / q!.all), 0);
}

type Animated = Awaited<ReturnType<typeof animateCharacter>>;

/** What holds for every frame of every character. */
function checkFrames({ frames }: Animated, palette: readonly string[]): void {
  const allowed = new Set(palette);
  for (const { image } of frames) {
    expect([image.width, image.height]).toEqual([68, 68]);
    for (const colour of coloursOf(image)) expect(allowed, colour).toContain(colour);
    const { x, y, width, height } = opaqueBounds(image)!;
    expect(x > 0 && y > 0 && x + width < 68 && y + height < 68, 'nothing is cut').toBe(true);
  }
}

/** A frame is as dark and as bright as the picture of the same side. */
function checkTones({ frames }: Animated, still: Rgba): void {
  for (const { image } of frames) expect(sharedColours(image, still)).toBeGreaterThan(0.6);
}

function checkLoop({ loop, frames }: Animated): void {
  if (!loop) return;
  const steps = frames.slice(1).map(({ image }, i) => differing(frames[i]!.image, image));
  expect(differing(frames.at(-1)!.image, frames[0]!.image)).toBeLessThanOrEqual(LAST_STEP * Math.max(...steps));
}

/** Each foot stays where it is: nobody walks. */
function checkStance({ frames }: Animated): void {
  for (const label of ['RIGHT LEG', 'LEFT LEG']) {
    const places = frames.map(({ keypoints }) => keypoints!.find((joint) => joint.label === label)!);
    expect(spread(places.map(({ x }) => x)), label).toBeLessThanOrEqual(DRIFT);
    expect(spread(places.map(({ y }) => y)), label).toBeLessThanOrEqual(DRIFT);
  }
}

const animated = (differs: Parameters<typeof request>[0], template: string, direction: Direction, frameCount: number) =>
  animateCharacter(
    request(differs),
    {
      template,
      direction,
      frameCount,
      freedom: 0,
      textGuidance: 8,
      keepFirstFrame: false,
      best: false,
      seed: 1,
    },
    { models },
  );

// covers: CHAR-PIVOT
describe('twenty people, walking, breathing and punching', () => {
  test.each(PROMPTS.map((description, i) => [description, i] as const))(
    '%s: one palette, feet that stay, loops that close',
    async (description, i) => {
      const who = { description, seed: 100 + i, directions: FOUR };
      // everybody walks, every other one breathes, and the others punch
      for (const template of PEOPLE.filter((_, k) => k === 0 || k === 1 + (i % 2))) {
        // a step has no depth that would move a foot on the picture when it is seen from the side
        const walks = template === 'walking-8-frames';
        const differs = walks ? { ...who, view: 'side' as const } : who;
        const direction = walks ? (['east', 'west'] as const)[i % 2]! : FOUR[i % FOUR.length]!;
        const { palette, rotations } = await drawCharacter(request(differs), {});
        const made = await animated(differs, template, direction, 8);
        checkFrames(made, palette);
        checkTones(made, rotations.get(direction)!.image);
        checkLoop(made);
        if (walks) expect(spread(made.frames.map(groundUnder)), 'ground').toBeLessThanOrEqual(DRIFT);
        else checkStance(made);
      }
    },
    LIMIT_MS,
  );
});

describe('the five quadrupeds, walking and idle from every side', () => {
  test.each(BEASTS.map(([template, idle], b) => [template, idle, b] as const))(
    '%s',
    async (template, idle, b) => {
      const differs = { description: `a ${template}`, template, directions: EIGHT };
      const { palette, rotations } = await drawCharacter(request(differs), {});
      for (const [i, direction] of EIGHT.entries()) {
        // half of the sides each: those of one axis and, of the next animal, of the other
        if ((i >> 1) % 2 !== b % 2) continue;
        const made = await animated(differs, i % 2 ? idle : 'walk-8-frames', direction, 8);
        checkFrames(made, palette);
        checkTones(made, rotations.get(direction)!.image);
        checkLoop(made);
        if (i % 2) checkStance(made);
      }
    },
    LIMIT_MS,
  );
});
