import { expect, test } from 'vitest';
import { animateCharacter, drawCharacter } from '../../../workers/engine/character/index.ts';
import { FOUR, request } from './requests.ts';

/** What is drawn from words asks no network. */
const NO_MODELS = {} as Parameters<typeof animateCharacter>[2];
const GREENS = ['#0f380f', '#306230', '#8bac0f', '#cadc9f'];
/** What a request says of outline, shading and detail goes before a machine's habits; here nothing is said. */
const {
  outline: _,
  shading: _s,
  detail: _d,
  ...plain
} = request({ size: 32, width: 46, height: 46, directions: FOUR });
const asked = { ...plain, description: 'a chibi knight with a red cape, game boy style' };

test('a Game Boy character has four greens from all sides and in all frames', async () => {
  const drawn = await drawCharacter(asked, {});
  expect(drawn.plan.brief.drawnAs).toContain('(chibi; Game Boy: four greens)');
  expect(drawn.plan.style).toMatchObject({ outline: 'single color black outline', shading: 'basic shading' });
  for (const hex of drawn.palette) expect(GREENS).toContain(hex);
  expect(drawn.palette.length).toBe(4);
  const action = { direction: 'east', action: 'waves, then bows', seed: 1 } as const;
  const { frames, palette, motion } = await animateCharacter(asked, action, NO_MODELS);
  expect(motion).toBe('wave-then-bow');
  expect(frames.length).toBe(17);
  for (const hex of palette) expect(GREENS).toContain(hex);
});

test('a state keeps what the seed chose for its source', async () => {
  const of = async (seed: number, edits: readonly string[] = []) =>
    (await drawCharacter({ ...plain, directions: ['south'], seed, edits }, {})).plan;
  const [knight, golden, other] = [await of(3), await of(3, ['with a golden crown']), await of(4)];
  expect(golden.custom).toEqual(knight.custom);
  expect(other.custom).not.toEqual(knight.custom);
});
