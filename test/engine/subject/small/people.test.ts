import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const OPTIONS = { style: {}, seed: 3, variation: 0.3 } as const;
const draw = (text: string, size = 16, whole = true) =>
  bodyOf(understand(text, { seed: 3 })).draw({ ...OPTIONS, width: size, height: size, ...(whole ? { whole: true as const } : {}) }); // biome-ignore format: one line
/** Where the pixels of a part are. */
const at = (text: string, name: string) => {
  const { parts, partNames } = draw(text);
  return [...parts].flatMap((p, i) => (p >= 0 && partNames[p] === name ? [[i % 16, Math.floor(i / 16)] as const] : []));
};

describe('people of 16 pixels', () => {
  it.each([
    'knight',
    'queen',
    'wizard',
    'cowboy',
    'pirate',
    'nun',
    'orc warrior',
    'werewolf',
    'girl with blue pigtails',
    'viking with a horned helmet',
  ])('a %s has two eyes that nothing covers', (text) => {
    const columns = new Set(at(text, 'eyes').map(([x]) => x));
    expect(columns.size).toBeGreaterThanOrEqual(2);
    expect(at(text, 'eyes').length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['knight with a spear', 'spear', 7],
    ['blacksmith with a hammer', 'hammer', 6],
    ['man with an axe', 'axe', 6],
    ['boy with a slingshot', 'held/slingshot', 5],
  ])('%s: what is held stands clear of the head', (text, piece, least) => {
    const held = at(text, piece);
    const head = Math.min(...at(text, 'head').map(([x]) => x));
    expect(held.length).toBeGreaterThanOrEqual(least);
    expect(held.filter(([x, y]) => y < 8 && x >= head)).toEqual([]);
  });

  it('a thing that no held stamp shows is its own picture, smaller', () => {
    const cone = at('girl with an ice cream', 'held/ice-cream');
    expect(cone.length).toBeGreaterThanOrEqual(8);
    expect(cone.length).toBeLessThanOrEqual(25);
  });

  it('what is said to be huge is larger', () => {
    expect(at('barbarian with a huge sword', 'sword').length).toBeGreaterThan(
      at('barbarian with a sword', 'sword').length,
    );
  });

  it('clothes have the colours that are said', () => {
    const { image, parts, partNames } = draw('a wizard in a red robe');
    let red = 0;
    for (const [i, p] of parts.entries())
      if (p >= 0 && /robe/.test(partNames[p]!) && image.data[i * 4]! > image.data[i * 4 + 2]! + 50) red++;
    expect(red).toBeGreaterThan(15);
  });

  it('a veil is closed before a face that would be blotches behind it', () => {
    expect(at('beekeeper', 'veil-hat').length).toBeGreaterThan(20);
    expect(at('beekeeper', 'eyes')).toEqual([]);
  });

  it.each([16, 24, 32])('a fishing rod of %i is a long slant with a line down to its hook', (size) => {
    const { parts, partNames } = draw('fisherman', size);
    const rod = [...parts].flatMap((p, i) => (p >= 0 && partNames[p] === 'rod' ? [[i % size, Math.floor(i / size)] as const] : [])); // biome-ignore format: one line
    const [xs, ys] = [rod.map(([x]) => x), rod.map(([, y]) => y)];
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThanOrEqual(size * 0.5);
    // the line hangs below the tip, free of the rod
    const line = rod.filter(([x]) => x === Math.min(...xs));
    expect(line.length).toBeGreaterThanOrEqual(size * 0.4);
  });

  it('hair is not seen beside a tall hat, whose tip is above the head', () => {
    const hat = at('witch with orange hair', 'wizard-hat');
    const brim = Math.max(...hat.map(([, y]) => y));
    expect(brim - Math.min(...hat.map(([, y]) => y))).toBe(4);
    const { parts, partNames } = draw('witch with orange hair');
    expect([...parts].filter((p, i) => p >= 0 && /hair|curls|braids/.test(partNames[p]!) && Math.floor(i / 16) < brim)).toEqual([]); // biome-ignore format: one line
  });

  it('a cheerleader has a pom-pom in each hand', () => {
    const columns = at('cheerleader', 'pom-poms').map(([x]) => x);
    expect(Math.min(...columns)).toBeLessThan(5);
    expect(Math.max(...columns)).toBeGreaterThan(10);
  });

  it('a tutu stands out, a sack is broad, and who is fat is broader', () => {
    const wide = (text: string, name: string) => new Set(at(text, name).map(([x]) => x)).size;
    expect(wide('ballerina', 'tutu')).toBeGreaterThanOrEqual(12);
    expect(wide('robber with a loot bag', 'sack')).toBeGreaterThanOrEqual(3);
    expect(wide('fat man in a shirt', 'shirt')).toBeGreaterThan(wide('man in a shirt', 'shirt'));
  });

  it('the beak of a plague doctor bends aside and no hair is seen beside it', () => {
    const mask = at('plague doctor', 'plague-mask');
    const low = Math.max(...mask.map(([, y]) => y));
    const columns = mask.map(([x]) => x);
    const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
    for (const [x, y] of mask) if (y === low) expect(x).toBeGreaterThan(middle);
    expect(at('plague doctor with red hair', 'short-hair')).toEqual([]);
  });

  it('stripes of a shirt are dark on white, in rows', () => {
    const { image, parts, partNames } = draw('mime');
    const rows = new Set<number>();
    for (const [i, p] of parts.entries())
      if (p >= 0 && partNames[p] === 'striped-shirt' && image.data[i * 4]! < 110) rows.add(Math.floor(i / 16));
    expect(rows.size).toBeGreaterThanOrEqual(1);
  });

  it('eyes that glow are seen in the slit of a shut helm', () => {
    const eyes = at('dark knight with red glowing eyes', 'eyes');
    expect(eyes).toHaveLength(2);
    expect(at('dark knight with red glowing eyes', 'great-helm').length).toBeGreaterThan(35);
  });

  it('wings stand out on both sides, also beside what is held', () => {
    for (const text of ['angel', 'angel with a sword', 'demon with bat wings']) {
      const columns = at(text, text.startsWith('angel') ? 'feather-wings' : 'bat-wings').map(([x]) => x);
      expect(Math.max(...columns), text).toBeGreaterThanOrEqual(13);
    }
  });

  it.each([16, 24, 32, 40])('whoever holds what no table has is dressed by hand at %i pixels, and holds its drawing', (size) => {
    for (const [text, piece] of [['builder with a jackhammer', 'held/jackhammer'], ['woman with a water jug', 'held/jug'], ['chef with a pizza', 'held/pizza']] as const) {
      const { parts, partNames } = draw(text, size);
      expect([...parts].filter((p) => p >= 0 && partNames[p] === piece).length, text).toBeGreaterThanOrEqual(size > 30 ? 25 : 7);
    }
  }); // biome-ignore format: a table

  it('nothing grows on a skull that nobody asked for', () => {
    for (const text of ['skeleton pirate', 'skeleton pirate captain']) {
      const { parts, partNames } = draw(text);
      expect(
        [...parts].some((p) => p >= 0 && /beard/.test(partNames[p]!)),
        text,
      ).toBe(false);
    }
  });

  it('a goalie is one of football: gloves larger than hands, and a ball', () => {
    for (const text of ['goalie', 'goalkeeper']) {
      expect(at(text, 'goalie-gloves').length, text).toBeGreaterThanOrEqual(8);
      expect(at(text, 'held/soccer-ball-emoji').length, text).toBeGreaterThanOrEqual(8);
    }
  });

  it('a welding mask hides the face, and pushed up lies above the eyes', () => {
    const eyes = (text: string) => at(text, 'eyes');
    expect(eyes('man with a welding mask')).toEqual([]);
    for (const text of ['welder with his mask pushed up', 'man with a welding mask pushed up on his forehead']) {
      const mask = at(text, 'welding-mask');
      expect(mask.length, text).toBeGreaterThan(10);
      expect(Math.max(...mask.map(([, y]) => y)), text).toBeLessThan(Math.min(...eyes(text).map(([, y]) => y)));
    }
  });

  it.each([
    ['man with a metal arm', /^metal-arm$/, 2],
    ['naga', /^snake-tail$/, 10],
    ['vampire', /^fangs$/, 2],
    ['pirate with a peg leg', /^peg-leg$/, 2],
    ['man with a scar', /^scar$/, 2],
    ['samurai with an oni mask', /^oni-mask$/, 10],
    ['child in a bunny onesie', /^bunny-onesie-hood$/, 20],
    ['robot with an antenna', /^antenna-band$/, 4],
  ] as const)('%s: %s is seen', (text, name, least) => {
    const { parts, partNames, image } = draw(text);
    expect([...parts].filter((p) => p >= 0 && name.test(partNames[p]!)).length).toBeGreaterThanOrEqual(least);
    expect(image.data.join()).not.toBe(draw(text, 16, false).image.data.join());
  });

  it('larger pictures are none of these', () => {
    expect(draw('knight', 48).image.data.join()).toBe(draw('knight', 48, false).image.data.join());
    expect(draw('knight').image.data.join()).not.toBe(draw('knight', 16, false).image.data.join());
  });
});
