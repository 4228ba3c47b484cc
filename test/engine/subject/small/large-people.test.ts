import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../../workers/engine/catalogue/garments/index.ts';
import { designOf } from '../../../../workers/engine/design.ts';
import { lookOf } from '../../../../workers/engine/subject/humanoid/look.ts';
import { CLOTHES, FOOTWEAR } from '../../../../workers/engine/subject/small/large/doll/clothes.ts';
import { FACE_WEAR, PAINT } from '../../../../workers/engine/subject/small/large/doll/face-wear.ts';
import { BEARDS, HAIR } from '../../../../workers/engine/subject/small/large/doll/hair.ts';
import { HATS } from '../../../../workers/engine/subject/small/large/doll/hats.ts';
import { HELD } from '../../../../workers/engine/subject/small/large/doll/held.ts';
import { BEFORE_BODY } from '../../../../workers/engine/subject/small/large/doll/held-before.ts';
import { HORNS } from '../../../../workers/engine/subject/small/large/doll/horns.ts';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const draw = (text: string, size = 32, whole = true) =>
  bodyOf(understand(text, { seed: 3 })).draw({ style: {}, seed: 3, variation: 0, width: size, height: size, ...(whole ? { whole: true as const } : {}) }); // biome-ignore format: one line
const count = (text: string, name: RegExp) => {
  const { parts, partNames } = draw(text);
  return [...parts].filter((p) => p >= 0 && name.test(partNames[p]!)).length;
};

describe('tables of what people of 32 pixels wear', () => {
  it.each(
    Object.entries({
      ...HAIR,
      ...BEARDS,
      ...HATS,
      ...CLOTHES,
      ...HORNS,
      ...FACE_WEAR,
      ...PAINT,
      ...BEFORE_BODY,
    }).filter(([id]) => !id.endsWith('-cut')),
  )('%s is a piece and has rows of 24', (id, { rows }) => {
    expect(pieceOf(id)?.id).toBe(id);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([24]));
  });

  it.each(Object.entries({ ...HELD, ...FOOTWEAR }))('%s is a piece, its rows of one width', (id, { rows }) => {
    expect(pieceOf(id)).toBeDefined();
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    if (HELD[id] && !/shield$/.test(id)) expect(rows.join('').split('+')).toHaveLength(2);
  });
});

describe('people of 32 pixels', () => {
  it.each([
    ['man with short hair in a t-shirt with a red cape', /^cape$/, 40],
    ['angel with long hair in a white dress without a halo', /^feather-wings$/, 80],
    ['boy with cropped hair and a backpack', /^backpack$/, 20],
    ['girl with long hair and glasses', /^glasses$/, 10],
    ['girl with long hair and cat ears', /^cat-ears$/, 20],
    ['naga with long hair without a trident', /^snake-tail$/, 60],
    ['panda person without weapons or a shield', /^snout$/, 15],
    ['girl with long hair holding a teapot', /^held\/teapot$/, 40],
    ['man with short hair and a metal arm', /^metal-arm$/, 6],
    ['man with short hair and a greatsword on his back', /^back\/greatsword$/, 14],
    ['ninja with two katanas on his back', /^pair\/katana$/, 20],
    ['child in a frog onesie', /^frog-onesie-hood$/, 40],
    ['vampire', /^fangs$/, 2],
    ['waitress with burgers on a tray', /^held\/plate\+burger$/, 30],
    ['knight with long blonde hair', /^long-hair$/, 60],
    ['man with short hair and a dagger at his belt', /^belt\/dagger$/, 6],
  ] as const)('%s: all of it is seen', (text, name, least) => {
    expect(count(text, name)).toBeGreaterThanOrEqual(least);
    expect(draw(text).image.data.join()).not.toBe(draw(text, 32, false).image.data.join());
  });

  it('24 pixels have room for a head with its face: eyes and knit brows under a hat, a mouth', () => {
    const { parts, partNames } = draw('angry chef', 24);
    const many = (name: string) => [...parts].filter((p) => p >= 0 && partNames[p] === name).length;
    expect(many('eyes')).toBeGreaterThanOrEqual(8);
    expect(many('brows')).toBeGreaterThanOrEqual(6);
    expect(many('mouth')).toBeGreaterThan(0);
    for (const size of [22, 23, 24, 25, 26, 27]) expect(draw('archer', size).image.data.length).toBe(size * size * 4);
  });

  it('children are shorter than grown-ups, the tall taller', () => {
    const high = (text: string) => {
      const { parts } = draw(text);
      const rows = [...parts].flatMap((p, i) => (p >= 0 ? [Math.floor(i / 32)] : []));
      return Math.max(...rows) - Math.min(...rows);
    };
    expect(high('boy with short hair')).toBeLessThan(high('man with short hair'));
    expect(high('tall man with short hair')).toBeGreaterThan(high('man with short hair'));
  });

  it('what is broad leaves the face free, and a shield lies before its hand', () => {
    expect(count('man with short hair and a double axe', /^eyes$/)).toBeGreaterThanOrEqual(10);
    expect(count('man with short hair and a shield', /^shield$/)).toBeGreaterThanOrEqual(90);
    expect(count('man with short hair and a lute', /^lute$/)).toBeGreaterThanOrEqual(30);
  });

  it('seeds stand and hold in their own ways', () => {
    const body = bodyOf(understand('man with short hair, a t-shirt, jeans and a sword', { seed: 3 }));
    const seen = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => [...body.draw({ style: {}, seed, variation: 1, width: 32, height: 32, whole: true }).parts].map((p) => (p < 0 ? 0 : 1)).join(''))); // biome-ignore format: one line
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['woman with long hair and a glowing sword', /^light$/, 10],
    ['man with short hair and a burning torch', /^torch$/, 15],
    ['man with short hair and a burning sword', /^flames$/, 10],
    ['mermaid with a green tail', /^tail$/, 30],
    ['woman in a red bikini', /^bikini$/, 10],
    ['grim reaper', /^hood$/, 60],
    ['man with short hair and tattoos', /^tattoos$/, 3],
  ] as const)('%s: it is seen', (text, name, least) => {
    expect(count(text, name)).toBeGreaterThanOrEqual(least);
  });

  it('eyes that glow are lit all over, with a colour or without', () => {
    for (const text of ['man with short hair and glowing eyes', 'man with short hair and glowing green eyes']) {
      expect(understand(text, { seed: 3 }).parts.find((p) => p.piece === 'eyes')?.states, text).toEqual(['glowing']);
      expect(count(text, /^eyes$/), text).toBeGreaterThanOrEqual(11);
    }
  });

  it('a skull is seen whole beneath a helmet', () => {
    expect(count('skeleton knight without a shield', /^eyes$/)).toBeGreaterThanOrEqual(12);
    expect(count('orc with a helmet', /^tusks$/)).toBe(4);
  });

  it('who winks has one eye shut', () => {
    expect(count('winking man with short hair', /^eyes$/)).toBeLessThan(count('man with short hair', /^eyes$/));
  });

  it('there is room for broad hair and a thing in the hand', () => {
    expect(draw('girl with pigtails and a teapot').image.data.join()).not.toBe(draw('girl with pigtails and a teapot', 32, false).image.data.join()); // biome-ignore format: one line
    expect(draw('viking', 28).image.data.join()).not.toBe(draw('viking', 28, false).image.data.join());
  });

  it.each([
    'farmer with a pitchfork',
    'angel with a sword',
    'demon girl with long hair',
    'mage with an open book',
    'lizardman',
  ])('24 pixels have room for %s with all that is broad', (text) => {
    const { image } = draw(text, 24);
    expect(image.data.join()).not.toBe(draw(text, 24, false).image.data.join());
  });

  it('an apron is before a shirt of another colour', () => {
    const { parts, partNames, image } = draw('woman with short hair in an apron', 32);
    const colours = [...parts].flatMap((p, i) =>
      p >= 0 && partNames[p] === 'apron' ? [[...image.data.slice(i * 4, i * 4 + 3)].join()] : [],
    );
    expect(new Set(colours).size).toBeGreaterThan(3);
  });

  it.each([16, 24, 32, 40])(
    '%i pixels: who looks aside has the face on that side, mirrored to the other one',
    (size) => {
      const seen = (direction: 'east' | 'west') =>
      bodyOf(understand('elf with short hair and a sword', { seed: 3 })).draw({ style: { direction, oneSide: true }, seed: 3, variation: 0, width: size, height: size, whole: true }); // biome-ignore format: one line
      const columns = ({ parts, partNames }: ReturnType<typeof seen>, name: RegExp) =>
        [...parts].flatMap((p, i) => (p >= 0 && name.test(partNames[p]!) ? [i % size] : []));
      const mean = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0) / xs.length;
      for (const direction of ['east', 'west'] as const) {
        const drawn = seen(direction);
        const aside = mean(columns(drawn, /^eyes$/)) - mean(columns(drawn, /^(?:head|.*hair|ears)$/));
        expect(Math.sign(aside)).toBe(direction === 'east' ? 1 : -1);
        // what the right hand holds is on that side too
        expect(Math.sign(mean(columns(drawn, /^sword$/)) - mean(columns(drawn, /^head$/)))).toBe(Math.sign(aside));
      }
    },
  );

  it('hair that age has bleached stays white, whatever the dress', () => {
    const look = lookOf(understand('old fisherman with a long beard', { seed: 3 }), 3, 0.5);
    expect(['white', 'grey', '#84868f/grey']).toContain(look.worn.get('beard')!.material);
  });

  it('what is said to be large is the larger one of its kind', () => {
    expect(count('man with short hair and a huge sword', /^sword$/)).toBeGreaterThan(count('man with short hair and a sword', /^sword$/)); // biome-ignore format: one line
  });

  it('patterns and stains lie on the cloth', () => {
    const colours = (text: string) => new Set(Array.from({ length: 32 * 32 }, (_, i) => draw(text).image.data.slice(i * 4, i * 4 + 4).join())).size; // biome-ignore format: one line
    expect(colours('man with short hair in a plaid shirt')).toBeGreaterThan(
      colours('man with short hair in a red shirt'),
    );
  });

  it('what is asked for and has no rows is drawn with solids', () => {
    expect(draw('man with a tentacle arm').image.data.join()).toBe(
      draw('man with a tentacle arm', 32, false).image.data.join(),
    );
  });

  it.each([
    'man with short hair in a red t-shirt and jeans',
    'girl in a skirt',
    'woman with a bun in a t-shirt and skirt',
  ])('%s: two eyes of five pixels or more', (text) => {
    expect(count(text, /^eyes$/)).toBeGreaterThanOrEqual(10);
    expect(draw(text).image.data.join()).not.toBe(draw(text, 32, false).image.data.join());
  });

  it('who is fat is broader, and as dressed by hand beside two held things that leave no room', () => {
    const wide = (text: string, size = 32) => {
      const { parts } = draw(text, size);
      const columns = [...parts].flatMap((p, i) => (p >= 0 ? [i % size] : []));
      return Math.max(...columns) - Math.min(...columns);
    };
    expect(wide('fat man')).toBeGreaterThanOrEqual(wide('man') + 4);
    expect(count('fat man with a beer mug and a sausage', /^held\/sausage|^mug/)).toBeGreaterThan(20);
    expect(count('sumo wrestler', /^diaper$/)).toBeGreaterThanOrEqual(12);
  });

  it('a man of a row of women wears what men do', () => {
    for (const text of ['goth boy', 'male nurse', 'male cheerleader']) {
      expect(count(text, /dress|skirt|hair-bow|lipstick|leotard/), text).toBe(0);
      expect(count(text, /^trousers$/), text).toBeGreaterThan(10);
    }
    expect(count('male witch', /^robe$/)).toBeGreaterThan(30);
  });

  it('of who has a hood on and glowing eyes no more is seen of the face, and a hook is in place of a missing hand', () => {
    expect(count('cloaked figure with glowing eyes', /shadow-face/)).toBeGreaterThan(20);
    expect(count('one-armed pirate with a hook', /hook-hand/)).toBeGreaterThan(5);
  });

  it('no seed gives a skull a beard', () => {
    for (let seed = 1; seed < 12; seed++)
      expect(designOf(understand('skeleton king', { seed }), seed, 0.5).brief.parts.filter((p) => /beard/.test(p.piece))).toEqual([]); // biome-ignore format: one line
  });

  it('a flail has its chain, a duster feathers of their own colour, cave people hides', () => {
    expect(HELD['held/flail']).toEqual(HELD.morningstar);
    const { image, parts, partNames } = draw('maid with a feather duster');
    const red = [...parts].filter((p, i) => p >= 0 && partNames[p] === 'duster' && image.data[i * 4]! > image.data[i * 4 + 1]! + 60 && image.data[i * 4 + 2]! > 90); // biome-ignore format: one line
    expect(red.length).toBeGreaterThan(12);
    for (const text of ['caveman', 'cave girl', 'cavewoman']) expect(count(text, /^rags$/), text).toBeGreaterThan(20);
  });
});
