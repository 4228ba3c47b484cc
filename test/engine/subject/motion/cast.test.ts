import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { add, length, scale, sub, type Vec3 } from '../../../../workers/engine/solids/vec.ts';
import type { Built } from '../../../../workers/engine/subject/motion/actor.ts';
import { bodyActor } from '../../../../workers/engine/subject/motion/body-actor.ts';
import { motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import { type Animation, drawAnimation } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import type { BodyMotion } from '../../../../workers/engine/subject/motion/motion.ts';
import type { Brief } from '../../../../workers/engine/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { drawDirections } from '../../draw-directions.ts';

/** People as users describe them: hands full and empty, skirts, wings, armour. */
const CAST = [
  'knight with sword and shield',
  'wizard with a staff',
  'archer with a bow',
  'goblin with a club',
  'robot',
  'skeleton king with a sword',
  'elf ranger',
  'dwarf smith with a hammer',
  'princess in a pink dress',
  'ninja with a katana',
  'zombie in rags',
  'pirate with a cutlass',
  'farmer with a pitchfork',
  'astronaut',
  'demon with wings and a trident',
  'orc barbarian with a two-handed axe',
  'monk with a quarterstaff',
  'cat girl with a dagger',
  'viking with an axe and a round shield',
  'vampire lord with a red cape',
] as const;
const MOTIONS = ['walking-8-frames', 'breathing-idle', 'cross-punch'] as const;
const VIEWS = ['low top-down', 'high top-down', 'side'] as const;
const FIGURE = 48;
const SOLID = 96;
/** About 40 % more. */
const CANVAS = 68;
const SEED = { seed: 3, variation: 0.3 } as const;

const motionOf = (id: string): BodyMotion => motionFor('mannequin', id) as BodyMotion;

function changed(a: Rgba, b: Rgba): number {
  let n = 0;
  for (let i = 0; i < a.data.length; i += 4) if ([0, 1, 2, 3].some((k) => a.data[i + k] !== b.data[i + k])) n++;
  return n;
}

function touchesEdge({ width, height, data }: Rgba): boolean {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((x === 0 || y === 0 || x === width - 1 || y === height - 1) && data[(y * width + x) * 4 + 3]) return true;
  return false;
}

/** Pixels that a foot moves while it stands: against its last place, or in a walk against the ground that passes below. */
function drift(motion: BodyMotion, joints: NonNullable<ReturnType<Animation['keypoints']['get']>>): number {
  const poses = motion.poses();
  const n = poses.length;
  let worst = 0;
  for (const [side, label] of [
    ['R', 'RIGHT LEG'],
    ['L', 'LEFT LEG'],
  ] as const) {
    const at = (i: number) => joints[i]!.find((p) => p.label === label)!;
    const ankle = (i: number) => poses[i]!.legs[side].ankle;
    const stands = (i: number) => ankle(i)[1] < 0.02 && poses[i]!.lift === 0;
    const steps: (readonly [number, number])[] = [];
    for (let i = 1; i < n; i++) {
      if (!stands(i) || !stands(i - 1)) continue;
      const walks = poses[i]!.phase !== undefined;
      const slid = Math.hypot(ankle(i)[0] - ankle(i - 1)[0], ankle(i)[2] - ankle(i - 1)[2]) > 0.02;
      // a step on the spot is a step, no drift
      if (walks || !slid) steps.push([at(i).x - at(i - 1).x, at(i).y - at(i - 1).y]);
    }
    const walks = poses[0]!.phase !== undefined;
    const mean = (k: 0 | 1) => (walks ? steps.reduce((sum, s) => sum + s[k], 0) / steps.length : 0);
    const [mx, my] = [mean(0), mean(1)];
    for (const [x, y] of steps) worst = Math.max(worst, Math.hypot(x - mx, y - my));
  }
  return worst;
}

/** Model units between a hand and the nearest point of what it holds. */
function gap(built: Built, group: string, hand: Vec3): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const p of built.scene.primitives) {
    if (built.scene.parts[p.part]!.group !== group) continue;
    if (p.kind === 'capsule') {
      const along = sub(p.b, p.a);
      const l = length(along) || 1;
      const rel = sub(hand, p.a);
      const t = Math.max(0, Math.min(1, (rel[0] * along[0] + rel[1] * along[1] + rel[2] * along[2]) / l ** 2));
      nearest = Math.min(nearest, length(sub(hand, add(p.a, scale(along, t)))) - Math.max(p.ra, p.rb));
    } else if (p.kind === 'triangle') for (const q of p.points) nearest = Math.min(nearest, length(sub(hand, q)));
    else nearest = Math.min(nearest, length(sub(hand, p.center)) - Math.max(...p.matrix.map(Math.abs)));
  }
  return nearest;
}

describe.each(CAST.map((text, i) => [text, i] as const))('%s', (text, i) => {
  const brief: Brief = understand(text);
  const style = { view: VIEWS[i % 3]! };
  // each of the cast from three sides; all eight over the cast
  const directions = [0, 3, 6].map((k): Direction => DIRECTIONS[(i + k) % 8]!);
  const still = drawDirections(brief, { width: FIGURE, height: FIGURE, style, ...SEED });
  const palette = [...new Set(still.flatMap((d) => d.palette))];
  const drawn = MOTIONS.map((id) => {
    const options = { width: CANVAS, height: CANVAS, figureSize: FIGURE, style, ...SEED, directions, palette };
    return { id, drawn: drawAnimation(brief, { ...options, motion: motionOf(id) }) };
  });

  it('has one palette, one size and one place in every motion, and is cut nowhere', () => {
    expect(palette.length).toBeLessThanOrEqual(32);
    for (const { drawn: a } of drawn) {
      expect(a.palette.filter((c) => !palette.includes(c))).toEqual([]);
      expect(a.figureSize).toBeCloseTo(FIGURE, 6);
      expect(a.pivot).toEqual(drawn[0]!.drawn.pivot);
      for (const frame of [...a.frames.values()].flat()) expect(touchesEdge(frame)).toBe(false);
    }
  });

  it('stands on feet that do not slide, and its loops close', () => {
    for (const { id, drawn: a } of drawn)
      for (const direction of directions) {
        expect(drift(motionOf(id), a.keypoints.get(direction)!), `${id} ${direction}`).toBeLessThanOrEqual(1);
        const frames = a.frames.get(direction)!;
        const steps = frames.slice(1).map((f, k) => changed(f, frames[k]!));
        if (a.loop) expect(changed(frames.at(-1)!, frames[0]!)).toBeLessThanOrEqual(1.35 * Math.max(...steps));
      }
  });

  // Small figures hold pixels that are set at the hand itself; from this size on what they hold are solids.
  it('keeps in its hands what it holds', () => {
    for (const id of MOTIONS) {
      const actor = bodyActor(brief, motionOf(id), { style, ...SEED });
      for (let frame = 0; frame < actor.frames; frame += 2)
        for (const tuck of [0, 0.6]) {
          const built = actor.build(frame, 45, SOLID, undefined, tuck);
          for (const [group, joint] of [
            ['heldR', 'RIGHT ARM'],
            ['heldL', 'LEFT ARM'],
          ] as const)
            if (built.scene.parts.some((p) => p.group === group))
              expect(gap(built, group, built.joints![joint]), `${id} ${frame} ${group}`).toBeLessThan(0.1);
        }
    }
  });
});

it('a swing that the canvas has no room for turns the blade, not the figure smaller', () => {
  const knight = understand(CAST[0]);
  const options = { width: CANVAS, height: CANVAS, figureSize: FIGURE, style: {}, ...SEED, directions: DIRECTIONS };
  const slash = drawAnimation(knight, { ...options, motion: motionOf('surprise-uppercut') });
  expect(slash.figureSize).toBeCloseTo(FIGURE, 6);
  for (const frame of [...slash.frames.values()].flat()) expect(touchesEdge(frame)).toBe(false);
});
