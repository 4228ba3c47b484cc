import { describe, expect, it } from 'vitest';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const pieces = (text: string): readonly string[] => understand(text).parts.map((p) => p.piece);
const worn = (text: string, slot: 'hat' | 'beard' | 'hair' | 'neck') =>
  lookOf(understand(text), 1, 0).worn.get(slot)?.piece.id;

describe('what is said of a figure and how things sit on it', () => {
  it.each([
    ['girl with one blue eye and one green eye', 'other-eye'],
    ['android bartender, one glowing eye', 'lens-eye'],
    ['detective in a trench coat, collar turned up', 'upturned-collar'],
    ['pianist with sleeve garters', 'arm-garters'],
    ['merchant with a backpack bigger than him', 'huge-pack'],
    ['blind zither player', 'held/zither'],
    ['dwarf tinkerer with goggles', 'goggles'],
  ])('%s has %s', (text, piece) => {
    expect(pieces(text)).toContain(piece);
  });

  it('eyes of two colours are of two colours', () => {
    const look = lookOf(understand('girl with heterochromia, one blue eye and one green eye'), 1, 0);
    expect(look.eyes).toContain('#3868c4');
    expect(look.otherEye).toBeDefined();
    expect(look.otherEye).not.toBe(look.eyes);
  });

  it('a mask pushed up leaves the face free', () => {
    const part = understand('elder, gas mask pushed up on his forehead').parts.find((p) => p.piece === 'gas-mask');
    expect(part?.states).toEqual(['raised']);
  });

  it('who is pregnant has a belly of its own', () => {
    const brief = understand('pregnant queen in a crimson gown');
    expect(brief.build).toContain('pregnant');
    expect(brief.concept).toBe('queen');
  });

  it('hair that was said goes before a hat that nobody asked for', () => {
    expect(worn('stable boy with messy blond hair', 'hat')).toBeUndefined();
    expect(worn('stable boy with a cap and messy blond hair', 'hat')).toBe('cap');
  });

  it('an old man under a hat has a white beard, unless he has none', () => {
    expect(worn('old night watchman', 'beard')).toBe('beard');
    expect(worn('old night watchman without a beard', 'beard')).toBeUndefined();
    expect(worn('night watchman', 'beard')).toBeUndefined();
  });

  it('an elf queen is a queen', () => {
    const brief = understand('elf queen with silver hair');
    expect([brief.concept, brief.species]).toEqual(['queen', 'elf']);
  });
});
