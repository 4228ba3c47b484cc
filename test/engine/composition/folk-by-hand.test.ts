import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { actedByHand } from '../../../workers/engine/composition/folk-by-hand.ts';
import { VERBS } from '../../../workers/engine/composition/verbs.ts';
import { POSTURES } from '../../../workers/engine/subject/small/large/doll/postures.ts';
import { bodyOf } from '../../../workers/engine/subject/sources.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
function draw(text: string, side = 32) {
  const brief = read(text);
  const composition = compositionOf(text, brief, read, { width: side, height: side, background: false, flat: true })!;
  expect(actedByHand(composition.graph, read)).toBeDefined();
  const { image, facts } = composition.draw(composition.brief, { width: side, height: side, style: {}, seed: 1, variation: 0 }); // biome-ignore format: one line
  const cells = [...facts.parts].flatMap((p, i) => (p < 0 ? [] : [{ x: i % side, y: Math.floor(i / side), part: facts.partNames[p]! }])); // biome-ignore format: one line
  const span = (of: 'x' | 'y') => Math.max(...cells.map((c) => c[of])) - Math.min(...cells.map((c) => c[of])) + 1;
  return { image, cells, wide: span('x'), high: span('y'), count: (part: RegExp) => cells.filter((c) => part.test(c.part)).length }; // biome-ignore format: one line
}

describe('people who do something are set by hand', () => {
  it('every posture is of a verb', () => {
    for (const verb of Object.keys(POSTURES)) expect(VERBS).toHaveProperty([verb]);
  });

  it.each([
    ['boy fishing', /^rod$/, 8],
    ['boy fishing', /^water$/, 8],
    ['wizard casting a fireball', /^fire$/, 15],
    ['bishop reading a book', /^book$/, 60],
    ['girl dancing', /^note$/, 20],
    ['miner mining', /^pickaxe$/, 15],
    ['miner mining', /^rock$/, 30],
    ['elf archer aiming a bow', /^bow$/, 20],
    ['pirate drinking', /^mug$/, 30],
    ['crying girl', /^tears$/, 4],
    ['man on fire', /^flames$/, 30],
    ['superhero flying', /^shadow$/, 20],
    ['man swimming', /^splash$/, 50],
    ['ninja throwing a shuriken', /shuriken/, 20],
    ['cat wizard', /^snout$/, 15],
    ['grandma knitting', /^yarn$/, 15],
    ['soldier with a helmet, aiming rifle', /^rifle$/, 20],
    ['knight leaning on his sword', /^sword$/, 15],
  ] as const)('%s: %s', (text, part, least) => {
    expect(draw(text).count(part)).toBeGreaterThanOrEqual(least);
  });

  it.each([32, 40])('who kneels or sits is lower than who stands, who lies is wider than high: %i', (side) => {
    const standing = draw('girl waving', side).high;
    expect(draw('girl sitting', side).high).toBeLessThan(standing);
    const asleep = draw('farmer sleeping', side);
    expect(asleep.wide).toBeGreaterThan(asleep.high - 5);
    expect(asleep.count(/^zzz$/)).toBeGreaterThan(10);
  });

  it.each([
    ['king sitting on a throne', 32, /^throne$/, 120],
    ['king on a throne', 24, /^throne$/, 60],
    ['old man sitting on a bench', 32, /^bench$/, 60],
    ['witch riding a broom', 32, /^broom$/, 40],
    ['witch riding a broom', 24, /^broom$/, 30],
    ['blacksmith hammering an anvil', 32, /^anvil$/, 30],
    ['girl riding a dragon', 32, /^head$/, 15],
    ['kid riding a skateboard', 32, /^skateboard$/, 25],
    ['bandit attacking', 24, /^eyes$/, 6],
  ] as const)('%s of %i pixels: with what is sat on, ridden or worked at', (text, side, part, least) => {
    expect(draw(text, side).count(part)).toBeGreaterThanOrEqual(least);
  });

  it.each([24, 32, 40])('a rider of %i pixels is on the back of the horse, with one leg on its flank', (side) => {
    const brief = read('knight with a sword riding a horse');
    const { parts, partNames } = bodyOf(brief).draw({ width: side, height: side, style: {}, seed: 1, variation: 0, whole: true }); // biome-ignore format: one line
    const rows = (name: RegExp) => [...parts].flatMap((p, i) => (p >= 0 && name.test(partNames[p]!) ? [Math.floor(i / side)] : [])); // biome-ignore format: one line
    expect(Math.max(...rows(/^eyes$/).slice(0, 2))).toBeLessThan(Math.min(...rows(/hoof|paw/)));
    expect(rows(/^sword$/).length).toBeGreaterThan(4);
  });

  it('two pistols are in two hands', () => {
    const guns = draw('cowboy shooting two pistols', 40)
      .cells.filter((c) => c.part === 'pistol')
      .map((c) => c.x);
    const middle = (Math.min(...guns) + Math.max(...guns)) / 2;
    expect(guns.filter((x) => x < middle - 6).length).toBeGreaterThan(8);
    expect(guns.filter((x) => x > middle + 6).length).toBeGreaterThan(8);
  });
});
