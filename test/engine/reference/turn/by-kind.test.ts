import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '../../../../src/domain/words.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { beastFacing, isTurnedAway, personFacing } from '../../../../workers/engine/reference/turn/by-kind.ts';
import type { KindSeen } from '../../../../workers/engine/reference/vision/kind.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { COLORS } from '../parts/boy.ts';

function seen(beast: number, facing: Partial<Record<Direction, number>>): KindSeen {
  const [thing, person] = [(1 - beast) / 2, (1 - beast) / 2];
  return {
    kinds: { person, beast, flat: thing, round: 0, box: 0, vehicle: 0 },
    thing,
    facing: { ...Object.fromEntries(DIRECTIONS.map((word) => [word, 0.01])), ...facing } as KindSeen['facing'],
  };
}

describe('which way a beast looks', () => {
  it('is the side that is surely told, or less surely where its eyes say the same', () => {
    expect(beastFacing(seen(0.9, { west: 0.8 }), undefined)).toBe('left');
    expect(beastFacing(seen(0.9, { east: 0.5, west: 0.2 }), undefined)).toBeUndefined();
    expect(beastFacing(seen(0.9, { east: 0.5, west: 0.2 }), 'right')).toBe('right');
  });

  it('is as drawn where its eyes say the other side, or where it looks at the viewer', () => {
    expect(beastFacing(seen(0.9, { east: 0.9 }), 'left')).toBe('front');
    expect(beastFacing(seen(0.9, { south: 0.9 }), 'left')).toBe('front');
  });

  it('is no side of what is drawn half ahead, or is no beast', () => {
    expect(beastFacing(seen(0.9, { 'south-west': 0.7 }), 'left')).toBeUndefined();
    expect(beastFacing(seen(0.3, { west: 0.9 }), 'left')).toBeUndefined();
  });
});

describe('whether somebody is drawn from a side', () => {
  it('is told of people who look there surely', () => {
    expect(personFacing(seen(0.1, { west: 0.85 }))).toBe('left');
    expect(personFacing(seen(0.1, { east: 0.85 }))).toBe('right');
    expect(personFacing(seen(0.1, { east: 0.7 }))).toBeUndefined();
    expect(personFacing(seen(0.9, { east: 0.9 }))).toBeUndefined();
  });

  it('is told of anybody who shows neither a face ahead nor a back, and whose sides are unlike', () => {
    const lopsided = toFlat(picture(['kp..', 'kpps', 'k.fs', 'k..h'], COLORS));
    const even = toFlat(picture(['kppk', 'kppk', 'kkkk'], COLORS));
    const aside = seen(0.7, { east: 0.4, west: 0.3, south: 0.2 });
    expect(isTurnedAway(aside, lopsided)).toBe(true);
    expect(isTurnedAway(aside, even)).toBe(false);
    expect(isTurnedAway(seen(0.7, { south: 0.5 }), lopsided)).toBe(false);
  });
});
