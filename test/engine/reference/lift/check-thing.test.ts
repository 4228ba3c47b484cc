import { afterAll, expect, test } from 'vitest';
import { openModels } from '../../../../workers/engine/inference/models.ts';
import { checkCanAct } from '../../../../workers/engine/reference/lift/check-thing.ts';
import { kindSeen } from '../../../../workers/engine/reference/vision/kind.ts';
import { thingScore } from '../../../../workers/engine/reference/vision/thing-score.ts';
import { BOY } from '../parts/boy.ts';
import { boxes } from '../turn/figures.ts';

const models = await openModels(new URL('../../../../models', import.meta.url).pathname, { device: 'cpu' });
afterAll(() => models.dispose());

const planks = [6, 11, 16, 21].map((y) => [6, y, 20, 4, [160 - y, 110 - y, 60]] as const);
const crate = boxes([[4, 4, 24, 24, [60, 40, 20]], ...planks, [14, 6, 4, 20, [110, 70, 35]]], 32);
const sword = boxes(
  [
    [14, 2, 4, 20, [200, 205, 215]],
    [9, 22, 14, 2, [150, 110, 40]],
    [14, 24, 4, 5, [90, 60, 30]],
  ],
  32,
);

test('a thing neither walks nor strikes, and is told what it can do', async () => {
  await expect(checkCanAct(models, crate, 'walk')).rejects.toThrow(/^action: "walk" needs somebody with legs.*jump/);
  await expect(checkCanAct(models, crate, 'attack')).rejects.toThrow(/^action: "attack" needs somebody with arms/);
  await expect(checkCanAct(models, sword, 'walking')).rejects.toThrow(/legs/);
});

test('what is as flat as a blade and no longer than wide is not swung', async () => {
  const lines = [9, 13, 17].map((y) => [8, y, 16, 1, [70, 50, 40]] as const);
  const board = boxes([[4, 5, 24, 17, [60, 40, 20]], [5, 6, 22, 15, [214, 190, 140]], ...lines], 32);
  const { kinds } = (await kindSeen(models, board))!;
  expect(kinds.flat).toBeGreaterThan(0.5);
  await expect(checkCanAct(models, board, 'attack')).rejects.toThrow(/arms/);
});

test('a thing jumps and shakes, a blade is swung, and somebody walks and strikes', async () => {
  for (const action of ['jump', 'shake', 'float']) await checkCanAct(models, crate, action);
  await checkCanAct(models, sword, 'slash');
  for (const action of ['walk', 'attack']) await checkCanAct(models, BOY, action);
});

test('what is surely a thing and has no joints does not walk, though two marks on it look like eyes', async () => {
  const sack = boxes([[6, 10, 20, 18, [170, 120, 80]], [4, 14, 24, 12, [150, 100, 70]], [13, 15, 2, 2, [20, 16, 20]], [17, 15, 2, 2, [20, 16, 20]]], 32); // biome-ignore format: one line
  await expect(checkCanAct(models, sack, 'walk')).rejects.toThrow(/legs/);
});

test('what fills its box is a tile or an icon', async () => {
  const lamp = [
    [12, 9, 8, 8, [240, 190, 60]],
    [14, 17, 4, 6, [220, 150, 40]],
  ] as const;
  const icon = boxes([[4, 4, 24, 24, [150, 150, 150]], [5, 5, 22, 22, [12, 12, 14]], ...lamp], 32);
  await expect(checkCanAct(models, icon, 'walk')).rejects.toThrow(/legs/);
});

test('what shows neither joints nor eyes is rather a heap or a bush than a beast; eyes and joints speak against it', () => {
  const kinds = { person: 0.02, beast: 0.76, flat: 0.01, round: 0.15, box: 0.05, vehicle: 0.01 };
  const seen = { kinds, thing: 0.22, facing: {} as never };
  const joints = (sure: number): never => ({ NOSE: { x: 16, y: 8, sure }, NECK: { x: 16, y: 14, sure } }) as never;
  const score = (sure: number, eyes: number): number => thingScore(seen, joints(sure), eyes, crate);
  expect(score(0.1, 0)).toBeGreaterThan(0.4);
  expect(score(0.1, 2)).toBeLessThan(0.3);
  expect(score(0.6, 1)).toBeLessThan(0.3);
});
