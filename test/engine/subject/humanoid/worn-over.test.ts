import { describe, expect, test } from 'vitest';
import { doing } from '../../../../workers/engine/composition/layout/doing.ts';
import { withLeftHand } from '../../../../workers/engine/composition/layout/hands-free.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { lookOf } from '../../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const wornBy = (text: string, seed = 1) => lookOf(understand(text, { seed }), seed, 1).worn;

describe('two tops that were named', () => {
  test.each([
    ['man in a green coat and red shirt', 'coat', 'open'],
    ['man with a red shirt and a green coat', 'coat', 'open'],
    ['bartender with black vest and white shirt', 'vest', 'sleeve'],
    ['girl in a denim jacket and a yellow dress', 'jacket', 'skirt'],
    ['knight with steel armor over a red tunic', 'plate-armor', 'sleeve'],
  ] as const)('%s: the outer one shows the inner one', (text, outer, where) => {
    const brief = understand(text, { seed: 1 });
    const { piece } = wornBy(text).get('torso')!;
    const inner = brief.parts.find((p) => p.piece !== outer && p.colour)!;
    expect(piece.id).toBe(outer);
    expect(piece.torso![where]).toMatch(new RegExp(`^${inner.colour}`));
  });

  test('a shirt below dungarees has its own colour', () => {
    const { piece, material } = wornBy('farmer with red shirt and blue overalls').get('torso')!;
    expect([piece.id, material.slice(0, 7)]).toEqual(['overalls', '#cc3038']);
    expect(piece.torso!.bib).not.toMatch(/^#cc3038/);
  });
});

test('a vest that was named goes over a shirt', () => {
  expect(wornBy('man with a green vest').get('torso')!.piece.torso).toMatchObject({ sleeves: 1, sleeve: 'cloth' });
  expect(wornBy('barbarian with a leather vest').get('torso')!.piece.torso!.sleeves).toBe(0);
});

describe('what nobody asked for', () => {
  test('lies over no dress that was named', () => {
    expect(wornBy('grandma').get('back')?.piece.id).toBe('shawl');
    expect(wornBy('grandma with a purple dress').get('back')).toBeUndefined();
    expect(wornBy('grandma with a purple dress and a shawl').get('back')?.piece.id).toBe('shawl');
    for (const seed of [1, 2, 3, 4, 5, 6]) expect(wornBy('man with a green jacket', seed).get('neck')).toBeUndefined();
  });

  test('hides no shins below shorts', () => {
    expect(wornBy('explorer with khaki shorts').get('feet')!.piece.id).toBe('shoes');
    expect(wornBy('explorer with khaki shorts and brown boots').get('feet')!.piece.id).toBe('boots');
  });
});

test('who shows something with the right hand holds what was named in the left one', () => {
  const held = withLeftHand(understand('mechanic with a wrench'))!;
  const { worn } = lookOf(held, 1, 1);
  expect([worn.get('left')?.piece.id, worn.get('right')]).toEqual(['wrench', undefined]);
  expect(withLeftHand(understand('archer with a bow'))).toBeUndefined();
});

test('a dress that is left open is told from what lies before it', () => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    expect(wornBy('bard with a red lute', seed).get('torso')!.material).not.toMatch(/crimson|orange/);
});

test('nothing is guessed of the colours of people', () => {
  const guess = { category: 'animal', confidence: 0.5, colours: ['#cc3038', '#8e929c'] };
  const brief = understand('teenage skateboarder', { guess: () => guess } as never);
  expect([brief.kind, brief.colours]).toEqual(['humanoid', []]);
});

test('a hood leaves the eye free from the side, a board stands beside the leg, a hammer shows its handle', () => {
  const drawn = (text: string, direction = 'south') =>
    drawSubject(understand(text, { seed: 1 }), {
      width: 64,
      height: 64,
      seed: 1,
      variation: 0,
      style: { direction } as never,
    });
  const rows = (text: string, name: string) => {
    const { parts, partNames, width } = drawn(text) as never as {
      parts: number[];
      partNames: string[];
      width?: number;
    };
    const ys = Array.from(parts).flatMap((part, i) =>
      partNames[part] === name ? [Math.floor(i / (width ?? 64))] : [],
    );
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(rows('girl holding a skateboard', 'skateboard')).toBeGreaterThan(20);
  const hooded = drawn('rogue with a green hood', 'east');
  const face = hooded.parts.filter((part) => hooded.partNames[part] === 'head').length;
  expect(face).toBeGreaterThan(50);
});

test('no strap lies across a sweater or a raincoat that was named', () => {
  for (const text of ['man in a blue sweater with a lantern', 'woman in a yellow raincoat with a lantern']) {
    const { parts, partNames } = drawSubject(understand(text, { seed: 1 }), {
      ...{ width: 96, height: 96, seed: 1, variation: 0, style: {} },
    });
    const rows = Array.from(parts).flatMap((part, i) => (partNames[part] === 'strap' ? [Math.floor(i / 96)] : []));
    // those of boots are low
    expect(Math.min(96, ...rows)).toBeGreaterThan(60);
  }
});

test('who runs with what takes both arms bears it before the body', () => {
  const brief = understand('delivery boy with pizza boxes', { seed: 1 });
  const node = { id: 0, text: 'delivery boy', brief, count: 1, changes: [], act: { verb: 'run' } } as never;
  const [placed] = doing(node, { S: 60, style: {}, seed: 1, read: understand, floats: false } as never, {});
  const { parts, partNames, image } = placed!.sprite as never as {
    parts: Int16Array;
    partNames: string[];
    image: { width: number };
  };
  const boxes = Array.from(parts).flatMap((part, i) => (partNames[part] === 'pizza-box' ? [i % image.width] : []));
  expect(boxes.length).toBeGreaterThan(60);
  expect(Math.max(...boxes)).toBeGreaterThan(image.width * 0.8);
});
