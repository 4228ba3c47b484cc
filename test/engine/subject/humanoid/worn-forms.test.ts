import { expect, it } from 'vitest';
import { hexToOklab } from '../../../../src/pixels/color.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { standing } from '../../../../workers/engine/character/standing.ts';
import { lookOf } from '../../../../workers/engine/subject/humanoid/look.ts';
import { drawAnimation } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const CANVAS = { style: {}, seed: 3, variation: 0, width: 68, height: 68, figureSize: 48 } as const;
const motion = standing('mannequin');

function seen(text: string, direction: 'south' | 'north'): Rgba {
  return drawAnimation(understand(text), { ...CANVAS, motion, directions: [direction] }).frames.get(direction)![0]!;
}

/** Width and height of the box round the pixels that count. */
function box({ width, data }: Rgba, counts: (hex: string) => boolean = () => true) {
  let [left, right, top, bottom] = [width, -1, width, -1];
  for (let i = 0; i < data.length; i += 4) {
    const hex = `#${[...data.subarray(i, i + 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
    if (!data[i + 3] || !counts(hex)) continue;
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { wide: right - left + 1, high: bottom - top + 1 };
}
const green = (hex: string): boolean => hexToOklab(hex)[1] < -0.07;

it('a pack is as wide as the back that bears it', () => {
  const man = 'a bald man in a grey shirt and grey trousers';
  expect(box(seen(`${man} with a green backpack`, 'north'), green).wide).toBeLessThan(box(seen(man, 'north')).wide);
});

it('a tower shield reaches from the shoulder nearly to the ground', () => {
  const shield = box(seen('a bald man in a grey shirt with a green tower shield', 'south'), green);
  expect(shield.high).toBeGreaterThan(20);
});

it('rust is on all plates of a rusty suit', () => {
  const { worn } = lookOf(understand('a knight in rusty plate armor'), 7, 0);
  expect(worn.get('torso')?.states).toContain('rusty');
  expect(worn.get('hat')?.states).toContain('rusty');
});

it('a high collar is of the stuff of the gown', () => {
  const { worn } = lookOf(understand('a countess in a green gown with a high collar'), 7, 0);
  expect(worn.get('neck')?.piece.id).toBe('upturned-collar');
  const plain = box(seen('a bald countess in a green gown', 'north'), green);
  const collared = box(seen('a bald countess in a green gown with a high collar', 'north'), green);
  expect(collared.high).toBeGreaterThan(plain.high + 2);
});
