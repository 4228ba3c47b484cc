import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { packSheet } from '../../../../src/pixels/sheet.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { gestureFor, motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import type { RigName } from '../../../../workers/engine/subject/rigs.ts';
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

function sheetOf(rows: (typeof SHEETS)[string]): Rgba {
  const frames = rows.flatMap(([rig, concept, id]) => {
    const motion = gestureFor(rig, id) ?? motionFor(rig, id);
    const who = brief(concept, {}, rig === 'mannequin' ? 'humanoid' : 'quadruped');
    const drawn = animate(motion, { width: 44, height: 44, figureSize: 32, directions: ['south', 'east'] }, who);
    return [...drawn.frames.values()].flat();
  });
  return packSheet(frames, { columns: 8 }).image;
}

/** A change of taste is committed as new sheets: UPDATE_GOLDEN=1. */
describe('committed motion sheets', () => {
  it.each(Object.keys(SHEETS))('%s, to the byte', async (name) => {
    const file = new URL(`../../../golden/motion-${name}.png`, import.meta.url);
    const sheet = sheetOf(SHEETS[name]!);
    if (process.env.UPDATE_GOLDEN) {
      const raw = { width: sheet.width, height: sheet.height, channels: 4 as const };
      writeFileSync(file, await sharp(Buffer.from(sheet.data), { raw }).png({ compressionLevel: 9 }).toBuffer());
    }
    const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([sheet.width, sheet.height]);
    expect(Buffer.compare(data, Buffer.from(sheet.data)), 'pixels differ').toBe(0);
  });
});
