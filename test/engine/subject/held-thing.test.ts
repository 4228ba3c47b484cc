import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../src/domain/words.ts';
import { canHold } from '../../../workers/engine/catalogue/garments/held-thing.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const size = { width: 64, height: 64, seed: 1, variation: 1 };
const drawn = (text: string, style = {}) => drawSubject(understand(text, { seed: 1 }), { ...size, style });
/** Pixels of the picture that belong to what a part's name says. */
const pixelsOf = (name: string, { parts, partNames }: ReturnType<typeof drawn>): number =>
  parts.filter((part) => partNames[part] === name).length;

describe('a thing of the catalogue in a hand', () => {
  test.each([
    ['barber with scissors', 'scissors'],
    ['chef holding a pizza', 'pizza'],
    ['wizard with a golden hourglass', 'hourglass'],
    ['girl eating an ice cream cone', 'ice-cream'],
    ['detective with magnifying glass', 'magnifying-glass'],
    ['pirate with a treasure chest', 'treasure-chest'],
  ])('%s', (text, concept) => {
    const brief = understand(text, { seed: 1 });
    expect([brief.kind, brief.unknown, brief.parts.map(({ piece }) => piece)]).toEqual([
      'humanoid',
      [],
      [`held/${concept}`],
    ]);
    expect(pixelsOf(concept, drawn(text))).toBeGreaterThan(15);
  });

  test.each([
    ['girl with a basket of eggs', 'held/egg-basket'],
    ['farmer with a bucket of apples', 'held/bucket+apple'],
  ])('is full of what is said: %s', (text, piece) => {
    const brief = understand(text, { seed: 1 });
    expect([brief.unknown, brief.parts.map((p) => p.piece)]).toEqual([[], [piece]]);
    const plain = understand(text.replace(/ of .*/, ''), { seed: 1 });
    const draw = (b: typeof brief) => drawSubject(b, { ...size, style: {} }).image.data;
    expect(draw(brief)).not.toEqual(draw(plain));
  });

  test('is as big as it is said to be', () => {
    const [usual, big] = ['mechanic with a wrench', 'mechanic with a big wrench'].map((text) => drawn(text));
    expect(pixelsOf('wrench', big!)).toBeGreaterThan(pixelsOf('wrench', usual!) * 1.2);
  });

  test('keeps its own colours where none is said, and takes the one that is', () => {
    const [plain, blue] = ['chef holding a teapot', 'chef holding a red teapot'].map((text) => understand(text));
    expect([plain!.parts[0]!.colour, blue!.parts[0]!.colour]).toEqual([undefined, '#cc3038']);
  });

  test('is made of what is said, wood as anything else', () => {
    const [plain, wooden] = ['chef holding a teapot', 'chef holding a wooden teapot'].map((text) => drawn(text));
    expect(pixelsOf('teapot', wooden!)).toBeGreaterThan(15);
    expect(wooden!.image.data).not.toEqual(plain!.image.data);
  });

  test('is seen from every side', () => {
    for (const direction of DIRECTIONS) {
      const seen = pixelsOf('pizza', drawn('chef holding a pizza', { direction }));
      expect([direction, seen > 8]).toEqual([direction, true]);
    }
  });

  test('what is worn, lived in or ridden is not held, and is told as unknown', () => {
    for (const concept of ['castle', 'top-hat', 'headphones', 'sofa', 'dragon', 'car'])
      expect([concept, canHold(concept)]).toEqual([concept, false]);
    expect(understand('a knight with a castle', { seed: 1 }).unknown).toContain('castle');
  });
});
