import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { lacking } from '../../../workers/engine/composition/places/lacking.ts';
import { withoutAbsent } from '../../../workers/engine/composition/read/absent.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { saidFeature } from '../../../workers/engine/composition/read/said-features.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const scene = (text: string) => readScene(text, (said) => understand(said));

describe('what a place is said to be without', () => {
  it.each([
    ['village square, no people', ['person'], 'village square'],
    ['coral reef, bright, no fish', ['fish'], 'coral reef, bright'],
    ['a street without cars', ['car'], 'a street'],
    ['battle background, nothing in the center', ['middle'], 'battle background'],
    ['beach, no people and no birds', ['person', 'bird'], 'beach'],
    ['a fox, black outline, no background', [], 'a fox, black outline, no background'],
  ])('%s', (text, absent, rest) => {
    const found = withoutAbsent(text);
    expect(found.absent).toEqual(absent);
    expect(found.text.trim()).toBe(rest);
  });

  it('nobody of them is drawn, and the place loses its own', () => {
    const graph = scene('village square with a fountain, no people');
    expect(graph.absent).toEqual(['person']);
    expect(graph.extras.map(({ brief }) => brief.concept)).toEqual(['fountain']);
    const things = lacking(PLACES.market!, graph).things.map(([, what]) => what);
    expect(things.some((what) => what.startsWith('person:'))).toBe(false);
    expect(lacking(PLACES.underwater!, { absent: ['fish'] }).things.some(([, what]) => /fish|shoal/.test(what))).toBe(false); // biome-ignore format: one line
  });
});

describe('what is painted into a place is what a phrase is about', () => {
  it.each([
    ['lava lamp', undefined],
    ['a boat on the river', undefined],
    ['pool table', undefined],
    ['lava in the middle', 'lava river'],
    ['a small pond', 'pool'],
  ])('%s', (text, feature) => expect(saidFeature(text)?.feature).toBe(feature));
});
