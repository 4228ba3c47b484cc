import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const fought = (text: string, side: number) => {
  const composition = compositionOf(text, read(text), read, { width: side, height: side, background: false, flat: true })!; // biome-ignore format: one line
  const { facts } = composition.draw(composition.brief, { width: side, height: side, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
  return facts.shown.map(({ what, node }, id) => ({ what, node, seen: facts.owner.filter((o) => o === id).length }));
};

describe('who fights with a weapon holds it out where it is seen', () => {
  it.each([
    ['two knights fighting', 32, 2],
    ['knight fighting a skeleton', 48, 2],
    ['samurai fighting a ninja', 64, 2],
    ['knight fighting a dragon', 48, 1],
    ['hero fighting a slime', 32, 1],
  ])('%s at %i: %i blades, and neither hides who fights', (text, side, blades) => {
    const shown = fought(text, side);
    const arms = shown.filter(({ what }) => what === 'weapon');
    expect(arms.length).toBe(blades);
    for (const { seen } of arms) expect(seen).toBeGreaterThan(12);
    for (const { seen } of shown.filter(({ what }) => what === 'subject')) expect(seen).toBeGreaterThan(50);
  });

  it.each(['knight with a shield fighting a goblin', 'knight with a big shield fighting a wolf'])('%s: the face of the shield is seen', (text) => {
    const composition = compositionOf(text, read(text), read, { width: 64, height: 64, background: false, flat: true })!;
    const { facts } = composition.draw(composition.brief, { width: 64, height: 64, style: {}, seed: 1, variation: 0.5 });
    expect([...facts.parts].filter((part) => part >= 0 && /shield/.test(facts.partNames[part]!)).length).toBeGreaterThan(40);
  }); // biome-ignore format: a table

  it('the sword of who fights is none that the fight is named after', () => {
    const { graph } = compositionOf('knight with a flaming sword fighting a giant spider', read('knight'), read, { width: 64, height: 64, background: false, flat: true })!; // biome-ignore format: one line
    expect(graph.nodes[0]!.brief.parts.map(({ piece, states }) => [piece, states])).toEqual([['sword', ['burning']]]);
  });
});

it('slimes that fight show their faces', () => {
  const text = 'two slimes fighting';
  const composition = compositionOf(text, read(text), read, { width: 32, height: 32, background: false, flat: true })!;
  const { facts } = composition.draw(composition.brief, { width: 32, height: 32, style: {}, seed: 1, variation: 0.5 });
  const eyes = [...facts.parts].filter((part) => part >= 0 && facts.partNames[part] === 'eyes').length;
  expect(eyes).toBeGreaterThan(5);
});

it('who fishes at a lake needs no pond beside it', () => {
  const whole = (text: string) =>
    compositionOf(text, read(text), read, { width: 64, height: 64, background: true, flat: true })!.whole!({ width: 64, height: 64, style: {}, seed: 1 }); // biome-ignore format: one line
  const { facts } = whole('boy fishing at a lake');
  expect(facts.shown.map(({ what }) => what)).toContain('fishing rod');
  expect(facts.shown.map(({ what }) => what)).not.toContain('water');
});
