import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { drawAnimation, motionFor } from '../../workers/engine/subject/motion/index.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { expectCells } from './sheet.ts';

const BODIES = ['chibi', 'cute', 'classic 16-bit', 'realistic'] as const;
const DIRECTIONS = ['south', 'south-east', 'east', 'north'] as const;
const MACHINES = ['8-bit', 'game boy style', 'game boy color style', 'SNES style', 'mega drive style', 'PICO-8', 'commodore 64 style', '1-bit'] as const; // biome-ignore format: a list
const SUBJECTS = ['knight with a red cape', 'old wizard', 'treasure chest', 'green dragon'] as const;
const MOVING = { width: 56, height: 56, figureSize: 44, style: {}, seed: 1, variation: 0.5 } as const;

test('bodies by words hold from all sides and in steps; machines keep their colours', { timeout: 60_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const body of BODIES)
    for (const who of ['knight', 'woman in a blue dress']) {
      const motion = motionFor('mannequin', 'walking-4-frames');
      const { frames } = drawAnimation(understand(`${body} ${who}`), { ...MOVING, motion, directions: DIRECTIONS });
      for (const [direction, images] of frames) cells.set(`${body} ${who} ${direction}`, images[1]!);
    }
  for (const machine of MACHINES)
    for (const who of SUBJECTS) {
      const description = `${machine} ${who}`;
      const { image } = await draw({ description, width: 56, height: 56, seed: 1, noBackground: true });
      cells.set(description, image);
    }
  await expectCells(cells, new URL('manners.webp', import.meta.url), { columns: 8 });
});
