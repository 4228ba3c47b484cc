import { describe, it } from 'vitest';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { gestureFor, motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import type { RigName } from '../../../../workers/engine/subject/rigs.ts';
import { type Cells, expectCells } from '../../../golden/sheet.ts';
import { brief } from '../briefs.ts';
import { animate } from './animate.ts';

const SHEETS: Readonly<Record<string, readonly (readonly [RigName, string, string])[]>> = {
  people: [
    ['mannequin', 'knight', 'walk'],
    ['mannequin', 'princess', 'running-8-frames'],
    ['mannequin', 'elf', 'slash'],
    ['mannequin', 'wizard', 'falling-back-death'],
  ],
  animals: [
    ['dog', 'dog', 'walk-8-frames'],
    ['cat', 'cat', 'eating'],
    ['horse', 'horse', 'running-8-frames'],
    ['bear', 'bear', 'jump-attack'],
    ['lion', 'lion', 'jump'],
  ],
};

function cellsOf(rows: (typeof SHEETS)[string]): Cells {
  const cells = new Map<string, Rgba>();
  for (const [rig, concept, id] of rows) {
    const motion = gestureFor(rig, id) ?? motionFor(rig, id);
    const who = brief(concept, {}, rig === 'mannequin' ? 'humanoid' : 'quadruped');
    const drawn = animate(motion, { width: 44, height: 44, figureSize: 32, directions: ['south', 'east'] }, who);
    for (const [direction, frames] of drawn.frames)
      frames.forEach((frame, i) => {
        cells.set(`${concept}, ${id}, ${direction} ${i}`, frame);
      });
  }
  return cells;
}

describe('committed motion sheets', () => {
  it.each(Object.keys(SHEETS))('%s, to the byte', async (name) => {
    const file = new URL(`../../../golden/motion-${name}.webp`, import.meta.url);
    await expectCells(cellsOf(SHEETS[name]!), file, { columns: 8, forgiven: Number.POSITIVE_INFINITY });
  });
});
