import { describe, expect, it } from 'vitest';
import {
  drawAnimation,
  motionFor,
  type PieceMove,
  pieceMotion,
  pieceMotionFromText,
} from '../../../../workers/engine/subject/motion/index.ts';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';
import { brief, faults } from '../briefs.ts';

const thing = (id: string) => brief(id, {}, 'thing');
const animate = (
  id: string,
  move: PieceMove,
  directions: readonly ('south' | 'east' | 'north')[] = ['south', 'east'],
) =>
  drawAnimation(thing(id), {
    width: 48,
    height: 48,
    figureSize: 34,
    style: {},
    seed: 1,
    variation: 0.3,
    motion: pieceMotion(move),
    directions,
  });
const bytes = ({ data }: { readonly data: Uint8ClampedArray }): string => data.join();

describe('what has no limbs moves as one piece', () => {
  it.each([
    ['treasure-chest', 'jump'],
    ['tree', 'sway'],
    ['slime', 'walk'],
    ['potion', 'shake'],
    ['sword', 'attack'],
  ] as const)('%s: %s, whole in every frame and from every side', (id, move) => {
    const { frames, keypoints, palette } = animate(id, move);
    for (const [direction, images] of frames) {
      expect(images, direction).toHaveLength(8);
      for (const image of images) expect(faults(image, 48, 48), direction).toEqual([]);
      expect(new Set(images.map(bytes)).size, direction).toBeGreaterThanOrEqual(3);
      expect(keypoints.get(direction)!.every((joints) => joints.length === 0)).toBe(true);
    }
    expect(palette.length).toBeLessThanOrEqual(32);
  });

  it('is seen from other sides where it stands, and shows one side where it lies flat', () => {
    const sides = (id: string) => {
      const { frames } = animate(id, 'jump', ['south', 'east', 'north']);
      return new Set([...frames.values()].map((images) => bytes(images[0]!))).size;
    };
    expect([bodyOf(thing('treasure-chest')).sides, sides('treasure-chest')]).toEqual(['all', 3]);
    expect([bodyOf(thing('sword')).sides, sides('sword')]).toEqual(['one', 1]);
  });

  it('is told by words', () => {
    const said = ['walks slowly', 'jumps', 'attacks', 'dies', 'shakes its head'].map(
      (text) => pieceMotionFromText(text).id,
    );
    expect(said).toEqual(['walk', 'jump', 'attack', 'die', 'shake']);
    expect(pieceMotionFromText('xqzzv')).toMatchObject({
      body: 'one piece',
      confidence: 0.1,
      note: expect.stringContaining('xqzzv'),
    });
  });

  it('cannot play a motion of limbs, nor limbs one of a piece', () => {
    const options = { width: 32, height: 32, style: {}, seed: 1, variation: 0, directions: ['south'] } as const;
    expect(() => drawAnimation(thing('tree'), { ...options, motion: motionFor('mannequin', 'walk') })).toThrow(
      'A motion for two legs ("walk") cannot move a thing (tree).',
    );
    expect(() => drawAnimation(brief('knight'), { ...options, motion: pieceMotion('jump') })).toThrow(
      'A motion for one piece ("jump") cannot move a humanoid (knight).',
    );
  });
});
