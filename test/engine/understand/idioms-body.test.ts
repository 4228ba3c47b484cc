import { describe, expect, it } from 'vitest';
import { bodily } from '../../../workers/engine/understand/idioms-body.ts';

describe('what is on a part of a body', () => {
  it.each([
    ['demon with fire in mouth', 'demon breathing fire'],
    ['bug with acid dripping from mouth', 'bug drooling acid'],
    ['phoenix, flames on wings', 'phoenix with flaming wings'],
    ['angel, blood on wings', 'angel, blood'],
    ['dog, bone in mouth', 'dog with bone in its mouth'],
    ['dragon mouth open', 'dragon with open mouth'],
    ['pirate, parrot on shoulder', 'pirate with a parrot on his shoulder'],
    ['samurai, katana on shoulder', 'samurai with a shouldered katana'],
    ['chimney sweep, brush over shoulder', 'chimney sweep with a shouldered brush'],
    ['open mouth', 'open mouth'],
    ['a cat on the back of a dog', 'a cat on the back of a dog'],
  ])('%s', (typed, plain) => {
    expect(bodily(typed)).toBe(plain);
    expect(bodily(plain)).toBe(plain);
  });
});
