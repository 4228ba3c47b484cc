import { expect, test } from 'vitest';
import { shirtOnBare } from '../../../../workers/engine/reference/edit/bare-chest.ts';
import { skinOf } from '../../../../workers/engine/reference/edit/regions.ts';
import { type Subject, stanceOf } from '../../../../workers/engine/reference/edit/subject.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const parting = takeApart(BOY, 'south', JOINTS);
if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
const dressed: Subject = { sprite: BOY, person: parting.parts, joints: JOINTS, found: JOINTS, why: '', seed: 1, guidance: 8, isChange: true }; // biome-ignore format: one subject

test('a shirt is put on a chest that is bare, and only on one', () => {
  expect(shirtOnBare(dressed)).toBeUndefined();
  const { chin, hip } = stanceOf(dressed);
  const skin = skinOf(parting.parts);
  const data = Uint8ClampedArray.from(BOY.data);
  for (let i = chin * BOY.width; i < (hip + 1) * BOY.width; i++)
    if (data[i * 4 + 3]! > 0) data.set([skin >> 16, (skin >> 8) & 255, skin & 255, 255], i * 4);
  const region = shirtOnBare({ ...dressed, sprite: { ...BOY, data } })!;
  const rows = [...region.keys()].filter((i) => region[i]).map((i) => Math.floor(i / BOY.width));
  expect(rows.length).toBeGreaterThan(8);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(chin);
  expect(Math.max(...rows)).toBeLessThanOrEqual(hip);
});
