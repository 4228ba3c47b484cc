import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });

describe('on a shell or an abdomen one sits', () => {
  it.each([
    ['knight riding a giant snail', 96],
    ['knight riding a giant snail', 128],
    ['knight riding a giant turtle', 96],
    ['goblin with a sword riding a giant spider', 96],
  ])('%s at %i px: with what is in the hands, the legs over its upper half', (text, side) => {
    const composition = compositionOf(text, read(text), read, { width: side, height: side, background: false, flat: true })!; // biome-ignore format: one line
    const { facts } = composition.draw(composition.brief, { width: side, height: side, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
    const mount = facts.shown.findIndex(({ node }) => node === 1);
    const rows = (id: number): number[] => [...facts.owner].flatMap((o, i) => (o === id ? [Math.floor(i / side)] : []));
    const rider = facts.shown.findIndex(({ node }) => node === 0);
    const [top, low] = [Math.min(...rows(mount)), Math.max(...rows(mount))];
    expect(Math.max(...rows(rider))).toBeGreaterThan(top);
    expect(Math.max(...rows(rider))).toBeLessThan(top + (low - top) * 0.5);
    const held = [...facts.parts].filter((part) => part >= 0 && /shield|sword|blade/.test(facts.partNames[part]!));
    expect(held.length).toBeGreaterThan(12);
  });
});
