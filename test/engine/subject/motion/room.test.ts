import { describe, expect, it } from 'vitest';
import { bounds, pitchOf, YAW } from '../../../../workers/engine/solids/camera.ts';
import { beastActor } from '../../../../workers/engine/subject/motion/beast-actor.ts';
import { bodyActor } from '../../../../workers/engine/subject/motion/body-actor.ts';
import { MOTIONS } from '../../../../workers/engine/subject/motion/catalog.ts';
import { fitted, stageOf } from '../../../../workers/engine/subject/motion/stage.ts';
import { RIGS } from '../../../../workers/engine/subject/rigs.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

/** A canvas about 40 % larger than the figure, as characters have. */
const CANVAS = 68;
const FIGURE = 48;
const LOOK = { style: {}, seed: 3, variation: 0.3 } as const;
const STAGE = { width: CANVAS, height: CANVAS, style: {}, pitch: pitchOf({}), figureSize: FIGURE } as const;

/** The longest thing that people carry. */
const ARMED = understand('a farmer with a pitchfork');

describe('a canvas of 40 % more has room for every template', () => {
  it.each(RIGS)('%s: one size and one ground in all of them, nothing outside', (rig) => {
    const grounds = new Set<number>();
    for (const [id, motion] of Object.entries(MOTIONS[rig])) {
      const actor =
        motion.body === 'two legs'
          ? bodyActor(ARMED, motion, LOOK)
          : beastActor(understand(`a ${rig}`), motion.poses(), { ...LOOK, figureSize: FIGURE });
      const stage = stageOf(actor, STAGE);
      expect(stage.figureSize, id).toBeCloseTo(FIGURE, 6);
      grounds.add(Math.round(stage.originY));
      for (const yaw of [YAW.south, YAW.east, YAW['north-west']])
        for (let frame = 0; frame < actor.frames; frame += 2) {
          const { built, view, x: ox, y: oy } = fitted(actor, frame, yaw, stage, undefined, STAGE);
          const b = bounds(built.scene, view);
          const where = `${id} ${yaw} ${frame}`;
          expect(Math.min(b.left + ox, b.top + oy), where).toBeGreaterThanOrEqual(1);
          expect(Math.max(b.right + ox, b.bottom + oy), where).toBeLessThanOrEqual(CANVAS - 1);
        }
    }
    expect(grounds.size).toBe(1);
  });
});
