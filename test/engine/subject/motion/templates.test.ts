import { describe, expect, it } from 'vitest';
import { MOTIONS, motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import type { RigName } from '../../../../workers/engine/subject/rigs.ts';
import { brief, faults } from '../briefs.ts';
import { animate } from './animate.ts';
import { TEMPLATE_IDS } from './template-ids.ts';

const RIGS = Object.keys(TEMPLATE_IDS) as RigName[];
const ALL = RIGS.flatMap((rig) => TEMPLATE_IDS[rig].map((id) => ({ rig, id })));

describe('every template id of every skeleton', () => {
  it('has a motion, and there are no others', () => {
    for (const rig of RIGS) expect(Object.keys(MOTIONS[rig]).sort()).toEqual([...TEMPLATE_IDS[rig]].sort());
  });

  it.each(ALL)('$rig $id: the frames its name says, else 4 to 16; a length; a source', ({ rig, id }) => {
    const { frames, durationMs, source } = motionFor(rig, id);
    const named = /-(\d+)-frames$/.exec(id);
    if (named) expect(frames).toBe(Number(named[1]));
    expect(frames).toBeGreaterThanOrEqual(4);
    expect(frames).toBeLessThanOrEqual(16);
    expect(durationMs / frames).toBeGreaterThan(50);
    expect(durationMs / frames).toBeLessThan(550);
    if (source.kind === 'clip') expect(source.licence).toContain('CC0-1.0');
  });

  it.each(ALL)('$rig $id: whole pictures, whose joints lie inside', ({ rig, id }) => {
    const motion = motionFor(rig, id);
    const drawn = animate(motion);
    const images = drawn.frames.get('east')!;
    expect(images).toHaveLength(motion.frames);
    for (const image of images) expect(faults(image, 34, 34)).toEqual([]);
    expect(drawn.durationsMs.reduce((a, b) => a + b, 0)).toBe(motion.durationMs);
    for (const joints of drawn.keypoints.get('east')!) {
      expect(joints).toHaveLength(18);
      for (const { x, y } of joints) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(34);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(34);
      }
    }
    // something moves
    expect(new Set(images.map((i) => i.data.join())).size).toBeGreaterThan(1);
  });

  it.each(ALL.filter(({ rig, id }) => motionFor(rig, id).loop))('$rig $id: the loop closes', ({ rig, id }) => {
    const frames = animate(motionFor(rig, id)).keypoints.get('east')!;
    const jump = (a: number, b: number): number =>
      frames[a]!.reduce((far, p, k) => Math.max(far, Math.hypot(p.x - frames[b]![k]!.x, p.y - frames[b]![k]!.y)), 0);
    const last = jump(frames.length - 1, 0);
    const between = frames.slice(1).map((_, i) => jump(i, i + 1));
    // heads step by whole pixels, so that much is allowed
    expect(last).toBeLessThanOrEqual(Math.max(...between) + 1);
  });
});

it('an unknown id is refused with the list of known ones', () => {
  expect(() => motionFor('dog', 'flying')).toThrow(
    'Unknown animation of the dog: "flying". Should be one of: walk-4-frames, walk-6-frames, walk-8-frames, running-4-frames',
  );
  expect(() => motionFor('mannequin', 'toString')).toThrow(RangeError);
  expect(() => motionFor('dragon' as RigName, 'walk')).toThrow('mannequin, dog, cat, horse, bear, lion');
});

it('a motion of another body is refused', () => {
  expect(() => animate(motionFor('dog', 'bark'), {}, brief('knight'))).toThrow(RangeError);
  expect(() => animate(motionFor('mannequin', 'walk'), {}, brief('chest', {}, 'thing'))).toThrow(RangeError);
});
