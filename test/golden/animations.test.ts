import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { drawAnimation, motionFor } from '../../workers/engine/subject/motion/index.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { expectCells } from './sheet.ts';

const CAST = [
  'a knight with a red cape',
  'a wizard with a staff',
  'an elf archer',
  'an orc with an axe',
  'a princess',
  'a ninja',
  'a pirate',
  'a skeleton',
  'a robot',
  'a farmer with a pitchfork',
  'a thief with a dagger',
  'a monk',
];
const MOTIONS = [
  'walking-8-frames',
  'running-6-frames',
  'breathing-idle',
  'cross-punch',
  'fireball',
  'falling-back-death',
];
/** Frames shown of each, spread over the motion. */
const SHOWN = 5;
const CANVAS = 48;
const FIGURE = 34;

test('twelve characters move through six animations as they were approved', { timeout: 120_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const [i, text] of CAST.entries())
    for (const id of MOTIONS) {
      const motion = motionFor('mannequin', id);
      const options = {
        width: CANVAS,
        height: CANVAS,
        figureSize: FIGURE,
        style: {},
        seed: 3 + i,
        variation: 0.3,
        motion,
        directions: ['south-east'] as const,
      };
      const frames = drawAnimation(understand(text), options).frames.get('south-east')!;
      for (let k = 0; k < SHOWN; k++)
        cells.set(`${text}, ${id} ${k}`, frames[Math.floor((k * frames.length) / SHOWN)]!);
    }
  await expectCells(cells, new URL('animations.webp', import.meta.url), { columns: MOTIONS.length * SHOWN, gap: 0 });
});
