import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '../../../../src/domain/words.ts';
import { cloneImage, opaqueBounds, sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { actFit, figureOf, type Seen } from '../../../../workers/engine/reference/fit/animate.ts';
import { enlarged } from '../../../../workers/engine/reference/fit/animate-extent.ts';
import { fitSprite } from '../../../../workers/engine/reference/fit/index.ts';
import { type Joints, poseFit } from '../../../../workers/engine/reference/fit/pose.ts';
import { motionFor, motionFromText, type RigName, resample } from '../../../../workers/engine/subject/motion/index.ts';
import type { Keypoint } from '../../../../workers/engine/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { drawDirections } from '../../draw-directions.ts';
import { areaOf, foreign, impure, l1 } from '../lift/figures.ts';
import { boxes, FLAG, PERSON } from '../turn/figures.ts';

function drawn(description: string): ReadonlyMap<Direction, Rgba> {
  const brief = understand(description, { seed: 3 });
  const options = { width: 64, height: 64, style: { view: 'side' }, seed: 3, variation: 0.7 } as const;
  return new Map(drawDirections(brief, options).map(({ image }, i) => [DIRECTIONS[i]!, image]));
}

const SIDE: Seen = { view: 'side', direction: 'east' };
const FRONT: Seen = { view: 'side', direction: 'south' };
const KNIGHT = drawn('a brave knight with a red cape and a sword');
const knight = KNIGHT.get('east')!;
const fit = figureOf(knight, SIDE)!;
const rows = (image: Rgba): readonly [top: number, bottom: number] => {
  const box = opaqueBounds(image)!;
  return [box.y, box.y + box.height];
};
const frames = (words: string, count: number, rig: RigName = 'mannequin', of = { sprite: knight, fit, seen: SIDE }) => {
  const act = actFit(of.sprite, of.fit, of.seen, resample(motionFromText(rig, words), count))!;
  return Array.from({ length: count }, (_, i) => act.frame(i));
};
const at = ({ keypoints }: { keypoints: readonly Keypoint[] }, label: string): Keypoint =>
  keypoints.find((k) => k.label === label)!;

describe('actFit', () => {
  it.each(['walking', 'slashing with a sword', 'jumping', 'waving', 'dying'])('shows %s in own colours', (words) => {
    const all = frames(words, 5).map(({ image }) => image);
    expect(all.map(({ width, height }) => [width, height])).toEqual(Array(5).fill([64, 64]));
    expect(all.map(impure)).toEqual([0, 0, 0, 0, 0]);
    expect(all.flatMap((image) => foreign(image, knight))).toEqual([]);
    expect(all.slice(1).every((image, i) => l1(image, all[i]!) > 0.001)).toBe(true);
    // nobody is cut off or melts away
    expect(Math.min(...all.map(areaOf))).toBeGreaterThan(0.7 * areaOf(knight));
  });

  it('shows the sprite itself at rest', () => {
    const act = actFit(knight, fit, SIDE, motionFor('mannequin', 'walking-8-frames'))!;
    expect(l1(act.frame('still').image, knight)).toBeLessThan(0.003);
  });

  it('walks on the ground that the sprite stands on, with legs that pass each other', () => {
    const walk = frames('walking', 8);
    const ground = rows(knight)[1];
    expect(walk.every(({ image }) => Math.abs(rows(image)[1] - ground) <= 1)).toBe(true);
    const ahead = walk.map((f) => at(f, 'RIGHT LEG').x - at(f, 'LEFT LEG').x);
    expect(Math.max(...ahead)).toBeGreaterThan(4);
    expect(Math.min(...ahead)).toBeLessThan(-4);
  });

  it('leaps no higher than the canvas is', () => {
    const jump = frames('jumping', 9);
    const [top, ground] = rows(knight);
    const rise = Math.max(...jump.map(({ image }) => ground - rows(image)[1]));
    expect(rise).toBeGreaterThan(0);
    expect(rise).toBeLessThanOrEqual(top + 6);
    expect(Math.min(...jump.map(({ image }) => areaOf(image)))).toBeGreaterThan(0.7 * areaOf(knight));
  });

  it('gives the same bytes for the same sprite', () => {
    const copy = cloneImage(knight);
    const again = fitSprite(copy, SIDE)!;
    expect(frames('walking', 4, 'mannequin', { sprite: copy, fit: again, seen: SIDE })).toEqual(frames('walking', 4));
  });

  it('moves from another side what is seen from one', () => {
    const front = KNIGHT.get('south')!;
    const known = figureOf(front, FRONT)!;
    const act = actFit(front, known, FRONT, motionFor('mannequin', 'walking-8-frames'), SIDE)!;
    expect(l1(act.frame('still').image, known.draw({ yaw: 90, pitch: 0, shear: 0 }))).toBeLessThan(0.003);
    expect(foreign(act.frame(2).image, front)).toEqual([]);
    // a stride and the passing after it: half a cycle later the other leg does the same, and in profile that shows little
    expect(l1(act.frame(2).image, act.frame(4).image)).toBeGreaterThan(0.004);
  });

  it('walks an animal on four legs, and none on two', () => {
    const dog = drawn('a brown dog').get('east')!;
    const known = figureOf(dog, SIDE)!;
    const walk = frames('walking', 4, 'dog', { sprite: dog, fit: known, seen: SIDE }).map(({ image }) => image);
    expect(walk.flatMap((image) => foreign(image, dog))).toEqual([]);
    expect(walk.every((image) => Math.abs(rows(image)[1] - rows(dog)[1]) <= 1)).toBe(true);
    expect(sameImage(walk[1]!, walk[3]!)).toBe(false);
    expect(actFit(dog, known, SIDE, motionFor('mannequin', 'walking-8-frames'))).toBeUndefined();
  });

  it('takes what the sprite has beside its model along', () => {
    const front = KNIGHT.get('south')!;
    const marked = cloneImage(front);
    const [x0, y0] = [30, 37];
    const emblem = [20, 230, 220, 255];
    for (let i = 0; i < 6; i++) marked.data.set(emblem, ((y0 + Math.floor(i / 3)) * 64 + x0 + (i % 3)) * 4);
    const known = figureOf(marked, FRONT)!;
    const shown = frames('walking', 4, 'mannequin', { sprite: marked, fit: known, seen: FRONT }).map(({ image }) => {
      let n = 0;
      for (let i = 0; i < image.data.length; i += 4) if (emblem.every((v, c) => image.data[i + c] === v)) n++;
      return n;
    });
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(4);
  });
});

describe('figureOf', () => {
  it('knows nobody in a picture that nobody of the catalogue is, and no figure in a thing', () => {
    expect(figureOf(boxes([...PERSON, FLAG], 32), FRONT)).toBeUndefined();
    expect(figureOf(drawn('red barn').get('south')!, FRONT)).toBeUndefined();
  });
});

describe('enlarged', () => {
  it('makes steps smaller and larger', () => {
    const stride = (amplitude: number): number => {
      const act = actFit(knight, fit, SIDE, enlarged(motionFor('mannequin', 'walking-8-frames'), amplitude))!;
      const feet = Array.from({ length: 8 }, (_, i) => at(act.frame(i), 'LEFT LEG').x);
      return Math.max(...feet) - Math.min(...feet);
    };
    const [small, usual, large] = [stride(0.5), stride(1), stride(1.3)];
    expect(small).toBeLessThan(0.75 * usual);
    expect(large).toBeGreaterThan(1.1 * usual);
  });
});

describe('poseFit', () => {
  const front = KNIGHT.get('south')!;
  const known = figureOf(front, FRONT)!;
  const rest = actFit(front, known, FRONT, motionFor('mannequin', 'walking-8-frames'))!.frame('still').keypoints;
  const own = Object.fromEntries(rest.map((k) => [k.label, k])) as unknown as Joints;
  const moved = (labels: RegExp, dx: number, dy: number): Joints =>
    Object.fromEntries(
      rest.map((k) => [k.label, labels.test(k.label) ? { x: k.x + dx, y: k.y + dy } : k]),
    ) as unknown as Joints;
  const drawnIn = (...poses: readonly Joints[]) => {
    const act = poseFit(front, known, FRONT, own, poses, 0)!;
    return poses.map((_, i) => act.frame(i));
  };

  it('shows the sprite itself in its own pose', () => {
    expect(l1(drawnIn(own)[0]!.image, front)).toBeLessThan(0.003);
  });

  it('puts a hand where it is asked to be, in own colours, and leaves the rest', () => {
    const [still, raised] = drawnIn(own, moved(/LEFT ARM/, 3, -7));
    expect(at(raised!, 'LEFT ARM').y).toBeLessThan(at(still!, 'LEFT ARM').y - 4);
    expect(at(raised!, 'RIGHT LEG')).toEqual(at(still!, 'RIGHT LEG'));
    expect(foreign(raised!.image, front)).toEqual([]);
    expect(l1(raised!.image, still!.image)).toBeGreaterThan(0.005);
  });

  it('takes the whole figure along when all joints move', () => {
    const [still, aside] = drawnIn(own, moved(/./, 4, 0));
    expect(at(aside!, 'NOSE').x - at(still!, 'NOSE').x).toBeCloseTo(4, 0);
    expect(rows(aside!.image)).toEqual(rows(still!.image));
    expect(opaqueBounds(aside!.image)!.x - opaqueBounds(still!.image)!.x).toBe(4);
  });
});
