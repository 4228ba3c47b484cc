import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const fought = (text: string, side: number) => {
  const composition = compositionOf(text, read(text), read, { width: side, height: side, background: false, flat: true })!; // biome-ignore format: one line
  const { facts } = composition.draw(composition.brief, { width: side, height: side, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
  return facts.shown.map(({ what, node }, id) => ({
    what,
    node,
    seen: facts.owner.filter((o) => o === id).length,
    blade: facts.owner.filter((o, i) => o === id && /sword|katana/.test(facts.partNames[facts.parts[i]!] ?? '')).length,
  }));
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
    // held out beside who is of solids, in the hand of who is set by hand
    const arms = shown.filter(({ what, blade }) => what === 'weapon' || blade > 0);
    expect(arms.length).toBe(blades);
    for (const { what, seen, blade } of arms)
      expect(what === 'weapon' ? seen : blade).toBeGreaterThan(what === 'weapon' ? 12 : 7);
    for (const { seen } of shown.filter(({ what }) => what === 'subject')) expect(seen).toBeGreaterThan(50);
  });

  it.each(['knight with a shield fighting a goblin', 'knight with a big shield fighting a wolf'])('%s: the face of the shield is seen', (text) => {
    const composition = compositionOf(text, read(text), read, { width: 64, height: 64, background: false, flat: true })!;
    const { facts } = composition.draw(composition.brief, { width: 64, height: 64, style: {}, seed: 1, variation: 0.5 });
    expect([...facts.parts].filter((part) => part >= 0 && /shield/.test(facts.partNames[part]!)).length).toBeGreaterThan(40);
  }); // biome-ignore format: a table

  it.each([
    ['knight fighting a skeleton', 48, 20],
    ['samurai fighting a ninja', 64, 28],
    ['pirate fighting a skeleton', 96, 44],
  ])('%s at %i: each is set by hand and as high as the width lets it be, no flash before it', (text, side, high) => {
    const composition = compositionOf(text, read(text), read, { width: side, height: side, background: false, flat: true })!; // biome-ignore format: one line
    const { facts } = composition.draw(composition.brief, { width: side, height: side, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
    expect(facts.shown.map(({ what }) => what)).toEqual(['subject', 'subject']);
    for (const id of [0, 1]) {
      const rows = new Set([...facts.owner].flatMap((o, i) => (o === id ? [Math.floor(i / side)] : [])));
      expect(rows.size).toBeGreaterThan(high);
    }
  });

  it('who protects is between the other and the one protected, the shield that was said plainly seen', () => {
    const text = 'a legionary with a big shield protecting a child from a wolf';
    const composition = compositionOf(text, read(text), read, { width: 96, height: 96, background: false, flat: true })!; // biome-ignore format: one line
    const { facts } = composition.draw(composition.brief, { width: 96, height: 96, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
    const middle = (node: number): number => {
      const id = facts.shown.findIndex((s) => s.node === node && s.what === 'subject');
      const xs = [...facts.owner].flatMap((o, i) => (o === id ? [i % 96] : []));
      return xs.reduce((a, b) => a + b, 0) / xs.length;
    };
    expect(middle(1)).toBeLessThan(middle(0));
    expect(middle(0)).toBeLessThan(middle(2));
    expect([...facts.parts].filter((part) => part >= 0 && /shield/.test(facts.partNames[part]!)).length).toBeGreaterThan(60); // biome-ignore format: one line
  });

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
