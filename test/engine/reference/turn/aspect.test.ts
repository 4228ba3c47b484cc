import { describe, expect, it } from 'vitest';
import { turnOf, yawChange } from '../../../../workers/engine/reference/turn/aspect.ts';

const BASE = { fromView: 'low top-down', toView: 'side', fromDirection: 'south', toDirection: 'east' } as const;

describe('turnOf', () => {
  it('reads views and directions as angles', () => {
    expect(turnOf(BASE)).toEqual({ from: { yaw: 0, pitch: 20 }, to: { yaw: 90, pitch: 0 }, oblique: false });
  });

  it.each([
    { change: 90, from: 'south', yaw: 90 },
    { change: -90, from: 'south', yaw: 270 },
    { change: 180, from: 'east', yaw: 270 },
    { change: -180, from: 'south', yaw: 180 },
    { change: 22.5, from: 'north-west', yaw: 247.5 },
    { change: 0, from: 'west', yaw: 270 },
  ] as const)(
    'a directionChange of $change from $from faces $yaw degrees, whatever toDirection says',
    ({ change, from, yaw }) => {
      expect(turnOf({ ...BASE, fromDirection: from, directionChange: change }).to.yaw).toBe(yaw);
    },
  );

  it.each([
    { change: 30, pitch: 50 },
    { change: -20, pitch: 0 },
    { change: 90, pitch: 90 },
    { change: 0, pitch: 20 },
  ])('a viewChange of $change looks from $pitch degrees, whatever toView says', ({ change, pitch }) => {
    expect(turnOf({ ...BASE, viewChange: change }).to.pitch).toBe(pitch);
  });

  it('sees isometric pictures from 30 degrees and oblique ones straight on', () => {
    expect(turnOf({ ...BASE, toView: 'high top-down', isometric: true }).to.pitch).toBe(30);
    expect(turnOf({ ...BASE, toView: 'high top-down', oblique: true })).toMatchObject({
      to: { pitch: 0 },
      oblique: true,
    });
  });
});

describe('yawChange', () => {
  it.each([
    [0, 90, 90],
    [90, 0, -90],
    [315, 45, 90],
    [45, 315, -90],
    [0, 180, 180],
    [180, 0, 180],
  ])('from %i to %i is %i', (from, to, change) => {
    expect(yawChange({ from: { yaw: from, pitch: 0 }, to: { yaw: to, pitch: 0 }, oblique: false })).toBe(change);
  });
});
