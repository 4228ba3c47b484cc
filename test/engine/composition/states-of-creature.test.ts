import { describe, expect, it } from 'vitest';
import { withGear } from '../../../workers/engine/composition/changes/beast-gear.ts';
import { blotched } from '../../../workers/engine/composition/changes/blotched.ts';
import { adornmentsOf } from '../../../workers/engine/composition/read/adornments.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1 });
const said = (text: string): string[] =>
  adornmentsOf(text, read(text), read).changes.map((c) => (c.is === 'geared' ? c.with : c.is === 'grows' ? c.place : c.is)); // biome-ignore format: one line

describe('states and gear of creatures', () => {
  it.each([
    ['muddy dog', ['worn']],
    ['deer with mushrooms growing from antlers', ['antlers']],
    ['goat with flowers growing out of its horns', ['horns']],
    ['snow covered fox', ['snowed']],
    ['infected rat', ['blotched']],
    ['radioactive rat', ['blotched', 'glows']],
    ['toad with warts', ['blotched']],
    ['minotaur with pink warts', ['blotched']],
    ['witch with a wart on her nose', ['blotched']],
    ['zombie with a knife in his head', ['head']],
    ['bear with a sword in its back and a red collar', ['back']],
    ['ogre with a sword stuck in his belly', ['belly']],
    ['cursed cat', ['glows']],
    ['shark with a saddle', ['saddle']],
    ['camel with bags', ['bags']],
    ['dog with a jetpack', ['jetpack']],
    ['golem with a crystal in its belly', ['belly']],
    ['wolf with a gem on its forehead', ['forehead']],
    // what is none of them
    ['snowy owl', []],
    ['horse with a saddle', []],
    ['dog', []],
  ])('%s', (text, changes) => expect(said(text)).toEqual(changes));

  it('are seen on the drawing', () => {
    const s = drawSprite(read('dog'), { size: 40, style: {}, seed: 1, direction: 'east' });
    expect(withGear(s, 'saddle').partNames).toContain('saddle');
    expect(blotched(s, '#8cb43c', 1).image.data).not.toEqual(s.image.data);
  });
});

describe('who is wounded', () => {
  it.each([
    ['wounded wolf', 64],
    ['injured cat', 16],
    ['bleeding dragon', 48],
    ['wounded old bear', 32],
  ])('%s stands, with cuts on it', async (text, side) => {
    const of = async (said: string) => (await draw({ description: said, width: side, height: side, seed: 2, noBackground: true })); // biome-ignore format: one line
    const [hurt, whole] = [await of(text), await of(text.replace(/^[a-z]+ /, ''))];
    const differ = hurt.image.data.filter((v, i) => i % 4 === 0 && (v !== whole.image.data[i] || hurt.image.data[i + 3] !== whole.image.data[i + 3])).length; // biome-ignore format: one line
    expect(hurt.brief.unknown).toEqual([]);
    expect(differ).toBeGreaterThan(1);
    const filled = ({ image }: typeof hurt) => image.data.filter((v, i) => i % 4 === 3 && v > 0).length;
    expect(differ).toBeLessThan(side * side * 0.4);
    expect(Math.abs(filled(hurt) / filled(whole) - 1)).toBeLessThan(0.2);
  });

  it('people are bandaged', () => {
    expect(understand('wounded knight with a sword', { seed: 1 }).parts.map((p) => p.piece)).toEqual(['bandages', 'sword']);
  }); // biome-ignore format: one line
});
