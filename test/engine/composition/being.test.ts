import { describe, expect, it } from 'vitest';
import { withLimbs } from '../../../workers/engine/composition/changes/limbs.ts';
import { withFace } from '../../../workers/engine/composition/changes/thing-face.ts';
import { beingOf } from '../../../workers/engine/composition/read/being.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1 });
const said = (text: string): string[] =>
  beingOf(text, read(text), read).changes.map(
    (c) =>
    c.is === 'face' ? `${c.mood}${c.only ? ` ${c.only}` : ''}` : c.is === 'limbs' ? `${c.legs} legs${c.arms ? ' arms' : ''}` : c.is, // biome-ignore format: one line
  );

describe('things that are creatures', () => {
  it.each([
    ['candle monster', ['2 legs arms', 'monster']],
    ['cupcake creature', ['2 legs arms', 'happy']],
    ['star creature', ['0 legs arms', 'happy']],
    ['living broom', ['2 legs arms', 'happy']],
    ['evil toaster', ['monster']],
    ['clock with arms and legs', ['2 legs arms']],
    ['door with teeth', ['monster']],
    ['starfish with a face', ['happy']],
    ['pillow with glowing eyes', ['plain eyes']],
    ['angry cloud', ['angry']],
    // what is none
    ['table with three legs', []],
    ['happy birthday cake', []],
    ['clock', []],
    ['monster book', []],
  ])('%s', (text, changes) => expect(said(text)).toEqual(changes));

  it('have limbs in their own colours and a face upon them', () => {
    const s = drawSprite(read('candle'), { size: 48, style: {}, seed: 1, direction: 'south' });
    const limbed = withLimbs(s, 2, true);
    expect(limbed.partNames.filter((n) => n === 'arm')).toHaveLength(2);
    expect(limbed.partNames.filter((n) => n === 'leg')).toHaveLength(2);
    expect(withFace(limbed, { mood: 'happy' }).partNames).toContain('face');
  });
});
