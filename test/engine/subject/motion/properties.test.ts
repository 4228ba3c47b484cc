import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { length, sub } from '../../../../workers/engine/solids/vec.ts';
import { bodyActor } from '../../../../workers/engine/subject/motion/body-actor.ts';
import { gestureFor, motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import type { BodyMotion } from '../../../../workers/engine/subject/motion/motion.ts';
import { brief } from '../briefs.ts';
import { animate } from './animate.ts';

const LARGE = { width: 90, height: 90, figureSize: 64 } as const;
const UPRIGHT = [
  'walk',
  'running-8-frames',
  'breathing-idle',
  'cross-punch',
  'fight-stance-idle-8-frames',
  'jumping-1',
];

const lowestRow = ({ width, height, data }: Rgba): number => {
  for (let y = height - 1; y >= 0; y--) for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]) return y;
  return -1;
};
const colours = (image: Rgba): Set<number> => {
  const found = new Set<number>();
  for (let i = 0; i < image.data.length; i += 4)
    if (image.data[i + 3]) found.add((image.data[i]! << 16) | (image.data[i + 1]! << 8) | image.data[i + 2]!);
  return found;
};

describe('feet', () => {
  it.each(['walk', 'walking-3', 'sad-walk', 'crouched-walking', 'pushing', 'breathing-idle', 'cross-punch'])(
    '%s stands on one row',
    (id) => {
      const drawn = animate(motionFor('mannequin', id), { ...LARGE, style: { view: 'side' } });
      const rows = drawn.frames.get('east')!.map(lowestRow);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    },
  );

  it.each([
    ['dog', 'walk-8-frames'],
    ['horse', 'walk-6-frames'],
    ['cat', 'eating'],
    ['bear', 'idle-sitting'],
  ] as const)('%s %s stands on one row', (rig, id) => {
    const rows = animate(motionFor(rig, id), { ...LARGE, style: { view: 'side' } })
      .frames.get('east')!
      .map(lowestRow);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });

  it.each([
    'breathing-idle',
    'fight-stance-idle-8-frames',
    'lead-jab',
    'fireball',
    'taking-punch',
    'crouching',
    'cast',
    'wave',
    'chop',
  ])('%s: planted feet stay where they are', (id) => {
    const motion = (gestureFor('mannequin', id) ?? motionFor('mannequin', id)) as BodyMotion;
    const poses = motion.poses();
    const drawn = animate(motion, LARGE).keypoints.get('east')!;
    let planted = 0;
    for (const [side, label] of [
      ['R', 'RIGHT LEG'],
      ['L', 'LEFT LEG'],
    ] as const) {
      for (let i = 1; i < drawn.length; i++) {
        const place = (k: number): number => poses[k]!.shift[1] + poses[k]!.legs[side].ankle[2];
        const low = (k: number): boolean => poses[k]!.legs[side].ankle[1] < 0.1 && poses[k]!.lift === 0;
        if (!low(i) || !low(i - 1) || Math.abs(place(i) - place(i - 1)) > 0.02) continue;
        planted++;
        const at = (k: number) => drawn[k]!.find((p) => p.label === label)!;
        expect(Math.abs(at(i).x - at(i - 1).x)).toBeLessThanOrEqual(1);
      }
    }
    expect(planted).toBeGreaterThanOrEqual(drawn.length - 3);
  });

  it('what is dead lies on the ground, and lower than it stood', () => {
    const drawn = animate(motionFor('mannequin', 'falling-back-death'), { ...LARGE, style: { view: 'side' } });
    const top = (image: Rgba): number => image.data.findIndex((v, i) => i % 4 === 3 && v > 0) / 4 / image.width;
    const images = drawn.frames.get('east')!;
    expect(top(images.at(-1)!)).toBeGreaterThan(top(images[0]!) + 24);
    expect(Math.abs(lowestRow(images.at(-1)!) - lowestRow(images[0]!))).toBeLessThanOrEqual(2);
  });
});

describe('faces', () => {
  it.each(UPRIGHT)('%s moves the head by whole pixels', (id) => {
    for (const joints of [animate(motionFor('mannequin', id), LARGE).keypoints.get('east')!]) {
      const nose = joints.map((f) => f.find((p) => p.label === 'NOSE')!);
      for (const p of nose) {
        for (const moved of [p.x - nose[0]!.x, p.y - nose[0]!.y])
          expect(Math.abs(moved - Math.round(moved))).toBeLessThan(1e-6);
      }
    }
  });

  it('an animal that walks keeps its head on the grid too', () => {
    const nose = animate(motionFor('horse', 'walk-8-frames'), LARGE)
      .keypoints.get('east')!
      .map((f) => f.find((p) => p.label === 'NOSE')!);
    for (const p of nose) expect(Math.abs(p.y - nose[0]!.y - Math.round(p.y - nose[0]!.y))).toBeLessThan(1e-6);
  });
});

describe('all directions', () => {
  const walk = animate(motionFor('mannequin', 'walk'), { ...LARGE, directions: DIRECTIONS }, brief('knight'));

  it('share one palette', () => {
    const all = new Set<number>();
    for (const images of walk.frames.values()) for (const image of images) for (const c of colours(image)) all.add(c);
    expect(all.size).toBe(walk.palette.length);
    expect(all.size).toBeLessThanOrEqual(32);
    const forced = animate(motionFor('mannequin', 'walk'), { palette: ['#000000', '#ffffff'] });
    for (const image of forced.frames.get('east')!)
      for (const c of colours(image)) expect([0x000000, 0xffffff]).toContain(c);
  });

  it('show one body: opposite sides mirror each joint about the pivot', () => {
    const [x0] = walk.pivot;
    for (const [a, b] of [
      ['south', 'north'],
      ['east', 'west'],
      ['south-east', 'north-west'],
    ] as const) {
      walk.keypoints.get(a)!.forEach((joints, i) => {
        joints.forEach((p, k) => {
          const q = walk.keypoints.get(b)![i]![k]!;
          // heads are placed on the grid, and turn by 9° in diagonals
          expect(Math.abs(p.x - x0 + (q.x - x0))).toBeLessThan(k === 0 || k > 13 ? 4.5 : 1e-6);
        });
      });
    }
  });

  it('have the scale of the whole: a figure drawn from one side alone has the same size', () => {
    const east = animate(motionFor('mannequin', 'walk'), { ...LARGE, directions: ['east'] }, brief('knight'));
    expect(east.figureSize).toBe(walk.figureSize);
    expect(east.pivot).toEqual(walk.pivot);
    expect(east.keypoints.get('east')).toEqual(walk.keypoints.get('east'));
  });
});

it('the same request draws the same bytes', () => {
  const draw = () =>
    animate(motionFor('cat', 'jump'))
      .frames.get('east')!
      .map((f) => Buffer.from(f.data).toString('hex'));
  expect(draw()).toEqual(draw());
});

it('a figure keeps its size on a canvas with room, and shrinks rather than being cut', () => {
  for (const id of ['walk', 'running-8-frames', 'cross-punch', 'falling-back-death', 'backflip', 'jumping-1'])
    expect(animate(motionFor('mannequin', id), LARGE).figureSize).toBeCloseTo(64, 6);
  const tight = animate(motionFor('mannequin', 'two-footed-jump'), { width: 64, height: 64, figureSize: 64 });
  expect(tight.figureSize).toBeLessThan(64);
});

it('held things stay in their hand', () => {
  for (const id of ['walk', 'backflip', 'falling-back-death', 'hurricane-kick']) {
    const motion = motionFor('mannequin', id) as BodyMotion;
    const actor = bodyActor(brief('knight'), motion, { style: {}, seed: 1, variation: 0 });
    for (let i = 0; i < actor.frames; i++) {
      const { scene, joints } = actor.build(i, 90, 48);
      const nearest = Math.min(
        ...scene.primitives.flatMap((p) => {
          if (scene.parts[p.part]!.name !== 'hilt') return [];
          const ends = p.kind === 'capsule' ? [p.a, p.b] : p.kind === 'triangle' ? [] : [p.center];
          return ends.map((e) => length(sub(e, joints!['RIGHT ARM'])));
        }),
      );
      expect(nearest).toBeLessThan(0.12);
    }
  }
});

it('frames and abort are told as it goes', () => {
  const told: number[] = [];
  animate(motionFor('dog', 'bark'), { onFrame: (_, done, total) => told.push(done / total) });
  expect(told).toHaveLength(6);
  expect(told.at(-1)).toBe(1);
  expect(() => animate(motionFor('dog', 'bark'), { signal: { aborted: true } })).toThrow('cancelled');
});

it('gestures beyond the templates draw too', () => {
  for (const name of ['slash', 'wave', 'sleep', 'shoot-bow', 'swim'])
    expect(animate(gestureFor('mannequin', name)!).frames.get('east')!.length).toBeGreaterThan(3);
});
