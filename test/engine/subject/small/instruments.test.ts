import { describe, expect, it } from 'vitest';
import { SMALL_INSTRUMENTS } from '../../../../workers/engine/subject/small/instruments.ts';
import { MID_THINGS } from '../../../../workers/engine/subject/small/mid/things.ts';
import { SMALL_THINGS } from '../../../../workers/engine/subject/small/things.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

describe('instruments and rarer tools', () => {
  it.each(Object.keys(SMALL_INSTRUMENTS))('%s is set by hand in the smallest pictures', (id) => {
    expect(understand(id.replaceAll('-', ' '), { seed: 1 }).concept).toBe(id);
    expect(SMALL_THINGS[id]).toBe(SMALL_INSTRUMENTS[id]);
  });

  it.each(['sextant', 'cleaver', 'ladle'])('%s is set by hand in pictures of 24 pixels', (id) => {
    expect(MID_THINGS[id]?.sides).toEqual([24, 28]);
  });
});
