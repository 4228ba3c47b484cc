import { describe, expect, it } from 'vitest';
import { poseNamed } from '../../../workers/engine/composition/sprites/poses.ts';
import { bothActs, poseOfVerb } from '../../../workers/engine/composition/two-acts.ts';

describe('two acts of one body', () => {
  it('gives the legs to one and the arms to the other, whichever was said first', () => {
    expect(bothActs({ verb: 'kneel' }, { verb: 'arm up' })).toEqual({ verb: 'arm up', legs: 'kneel' });
    expect(bothActs({ verb: 'wave' }, { verb: 'run' })).toEqual({ verb: 'wave', legs: 'run' });
  });
  it('keeps the first where a body cannot do both', () => {
    expect(bothActs({ verb: 'run' }, { verb: 'kneel' })).toEqual({ verb: 'run' });
    expect(bothActs({ verb: 'wave' }, { verb: 'salute' })).toEqual({ verb: 'wave' });
  });
  it('has the legs of one and the arms and head of the other in its pose', () => {
    const { pose } = poseNamed(`${poseOfVerb('kneel')}+${poseOfVerb('head bowed')}`);
    expect(pose?.legR).toEqual(poseNamed('kneel').pose?.legR);
    expect(pose?.headUp).toBeLessThan(0);
  });
  it('has a pose of its own where what is leant on stands on the ground beside a knee', () => {
    const { pose } = poseNamed('sit floor+lean on blade');
    expect(pose!.armR![0]).toBeGreaterThan(poseNamed('lean on blade').pose!.armR![0]);
    expect(pose?.legR).toEqual(poseNamed('sit floor').pose?.legR);
  });
});
