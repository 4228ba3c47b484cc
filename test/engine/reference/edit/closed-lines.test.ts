import { expect, test } from 'vitest';
import { createImage, overlay } from '../../../../src/pixels/index.ts';
import { removed } from '../../../../workers/engine/reference/edit/remove.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { poleOf } from '../../../../workers/engine/reference/parts/pole.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

test('where a staff lay before a figure its line is closed', () => {
  // The boy with a staff close beside his right hand, drawn over the line of that side.
  const sprite = createImage(BOY.width, BOY.height);
  overlay(sprite, BOY, 0, 0);
  const flat = toFlat(BOY);
  const line = lineHabitOf(flat);
  const rows = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => Math.floor(i / BOY.width));
  const left = Math.min(...[...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % BOY.width));
  const dark = line.isLined ? line.over(-1) : 0x181018;
  for (let y = Math.min(...rows); y <= Math.max(...rows); y++)
    for (const [x, color] of [[left - 1, dark], [left, 0x8a5a2c], [left + 1, dark]] as const)
      sprite.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], (y * BOY.width + x) * 4);
  const parting = takeApart(sprite, 'south', JOINTS);
  const person = 'why' in parting || parting.kind !== 'person' ? undefined : parting.parts;
  const pole = poleOf(toFlat(sprite), lineHabitOf(toFlat(sprite)).colors);
  const subject = { sprite, person, joints: JOINTS, found: JOINTS, why: '', pole, seed: 1, guidance: 8, isChange: true };
  const bared = removed(subject, 'staff', []);
  const after = toFlat(bared);
  const its = lineHabitOf(toFlat(sprite));
  for (let y = 1; y < after.height - 1; y++)
    for (let x = 1; x < after.width - 1; x++) {
      const i = y * after.width + x;
      if (after.colors[i]! >= 0 || toFlat(sprite).colors[i]! < 0) continue;
      for (const j of [i - 1, i + 1, i - after.width, i + after.width])
        expect(after.colors[j]! < 0 || its.colors.has(after.colors[j]!)).toBe(true);
    }
}); // biome-ignore format: pixels
