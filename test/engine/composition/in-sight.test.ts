/** Whoever is named is there: pairs in relation, of which nobody is lost, hidden or put before what it says. */
import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { byHand } from '../../../workers/engine/subject/small/by-hand.ts';
import type { Brief } from '../../../workers/engine/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { type Fault, faultsOf, pairs } from '../../bench/pairs.ts';

const graphOf = (text: string, side = 64) => {
  const read = (of: string): Brief => understand(of, { seed: 1 });
  return compositionOf(text, read(text), read, { width: side, height: side, background: true, flat: true })?.graph;
};
const told = (text: string): string =>
  (({ nodes, edges }) => edges.map(({ a, is, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`).join('; '))(graphOf(text) ?? { nodes: [], edges: [] }); // biome-ignore format: one line

describe('pairs in relation', () => {
  const faults: Fault[] = [...pairs(160, 7)].filter(({ side }) => side >= 32).flatMap(({ text, nouns, how, side }) => faultsOf(text, nouns, how, side, 7)); // biome-ignore format: one line
  const of = (fault: Fault['fault']): string[] => faults.filter((f) => f.fault === fault).map((f) => `${f.side} ${f.text}: ${f.noun} ${f.much ?? ''}`); // biome-ignore format: one line

  it('shows both of nearly all, none of them hidden by more than a third', () => {
    expect(of('missing').length, of('missing').join('\n')).toBeLessThanOrEqual(3);
    expect(of('hidden').length, of('hidden').join('\n')).toBeLessThanOrEqual(8);
  });

  it('draws them by the pictures set by hand that there are of their sizes', () => {
    expect(of('not by hand').length, of('not by hand').join('\n')).toBeLessThanOrEqual(24);
  });
});

it('a small animal that rides is seen on its mount', () => {
  expect(faultsOf('mouse riding a dragon', ['mouse', 'dragon'], 'riding', 96, 1).filter(({ fault }) => fault !== 'not by hand')).toEqual([]); // biome-ignore format: one line
});

it('a heron is set by hand in small and large pictures', () => {
  for (const side of [16, 24, 32]) expect(byHand(understand('heron'), side, {}, 1, 0.5)).toBeDefined();
});

describe('what is said of where somebody is', () => {
  it.each([
    ['a little girl riding on the back of a big bear', 'little-girl ride bear'],
    ["crow perched on top of a scarecrow's head", 'crow on head scarecrow'],
    ['frog on the head of a crocodile', 'frog on head crocodile'],
    ['goblin in a crate', 'goblin in crate'],
    ['boy in a box', 'person in box'],
    ['frog on a lily pad with a dragonfly above him', 'dragonfly over frog; frog on lily-pad'],
    ['bats flying over a witch riding a broom', 'bat over witch; witch ride broom'],
    ['slime on top of a car', 'slime on car'],
    ['two wizards shooting fire and ice at each other', 'fire-mage beams ice-mage'],
    ['samurai kneeling in front of a dragon statue', 'samurai kneeling dragon'],
  ])('%s: %s', (text, relation) => expect(told(text)).toBe(relation));

  it.each(['knight and dragon, warm colors', 'fox and rabbit in muted tones', 'cat on a barrel, autumn colors'])(
    'the look of a whole picture is nobody of it: %s',
    (text) => expect(graphOf(text)?.nodes.length).toBe(2),
  );

  it('whatever lives and is a statue is of stone', () => expect(graphOf('lion statue')?.nodes[0]?.changes).toMatchObject([{ is: 'made of', substance: 'stone' }])); // biome-ignore format: one line

  it('"autumn colors" are those of its season', () => expect(graphOf('crow on a scarecrow, autumn colors')?.season).toBe('autumn')); // biome-ignore format: one line

  it('whoever lives and is named after "and" is nothing that is held', () => expect(graphOf('boy and frog')?.nodes.length).toBe(2)); // biome-ignore format: one line

  it('what is worn is worn', () => expect(graphOf('girl in a red dress')).toBeUndefined());
});
