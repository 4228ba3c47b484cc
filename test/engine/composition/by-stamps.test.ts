import { describe, expect, it } from 'vitest';
import { withEmblem } from '../../../workers/engine/composition/changes/emblem.ts';
import { holeOf } from '../../../workers/engine/composition/changes/emblem-ground.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { canvasesOf, stampNear, stampSprite } from '../../../workers/engine/composition/sprites/stamped.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const group = (text: string, side: number) => {
  const brief = read(text);
  const composition = compositionOf(text, brief, read, { width: side, height: side, background: false, flat: true })!;
  const options = { width: side, height: side, style: {}, seed: 1, variation: 0.5 };
  return composition.draw(composition.brief, options);
};

/** Pixels of a picture whose colours a sprite has at the best of all places. */
function holds(image: { width: number; height: number; data: Uint8ClampedArray }, part: typeof image): number {
  let best = 0;
  for (let y0 = 0; y0 <= image.height - part.height; y0++)
    for (let x0 = 0; x0 <= image.width - part.width; x0++) {
      let same = 0;
      let all = 0;
      for (let y = 0; y < part.height; y++)
        for (let x = 0; x < part.width; x++) {
          const from = (y * part.width + x) * 4;
          if (!part.data[from + 3]) continue;
          const to = ((y + y0) * image.width + x + x0) * 4;
          all++;
          if ([0, 1, 2, 3].every((k) => part.data[from + k] === image.data[to + k])) same++;
        }
      best = Math.max(best, same / all);
    }
  return best;
}

describe('pictures of several are put together from what is set by hand', () => {
  it.each([
    ['candle on a skull', 32, 'skull'],
    ['bat above a pumpkin', 32, 'pumpkin'],
    ['bat above a pumpkin', 32, 'bat'],
    ['cow beside a barrel', 64, 'cow'],
  ])('%s at %i: the %s', (text, side, noun) => {
    const { image } = group(text, side);
    const wish = { style: {}, seed: 1 };
    const stamps = canvasesOf(read(noun), wish).map((canvas) => stampSprite(read(noun), canvas, wish)!);
    expect(Math.max(...stamps.map((stamp) => holds(image, stamp.image)))).toBeGreaterThan(0.7);
  });

  it('both are there, each with the parts of its own', () => {
    const { facts } = group('skull in front of a gravestone', 48);
    const owners = new Set([...facts.owner].filter((id) => id >= 0).map((id) => facts.shown[id]!.concept));
    expect([...owners].sort()).toEqual(['gravestone', 'skull']);
  });

  it('a stamp is taken where it is about as large as is wanted, turned to where it looks', () => {
    const wish = { style: {}, seed: 1 };
    const dog = read('dog');
    expect(stampNear(dog, 29, wish)!.image.height).toBeGreaterThan(24);
    expect(stampNear(dog, 150, wish)).toBeUndefined();
    const right = stampNear(dog, 29, { ...wish, direction: 'east' })!;
    const left = stampNear(dog, 29, { ...wish, direction: 'west' })!;
    expect(left.image.data.join()).not.toBe(right.image.data.join());
    expect(stampNear(dog, 29, { ...wish, direction: 'north-west' })).toBeUndefined();
  });

  it.each([
    ['tent with a campfire in front', 48, ['campfire', 'tent']],
    ['pumpkin with a candle on top', 48, ['candle', 'pumpkin']],
    ['a tree stump with an axe on top', 32, ['axe', 'tree-stump']],
    ['two cherries and a leaf', 32, ['cherry', 'leaf']],
    ['bread and cheese', 32, ['bread', 'cheese']],
  ])('%s at %i: each is a subject of its own and none is hidden', (text, side, concepts) => {
    const { facts } = group(text, side);
    expect(facts.shown.map(({ concept }) => concept).sort()).toEqual(concepts);
    const seen = facts.shown.map((_, id) => facts.owner.filter((o) => o === id).length);
    expect(Math.min(...seen)).toBeGreaterThan(60);
  });

  it('the young are before their mother where there is no room beside her', () => {
    const { facts } = group('duck with three ducklings', 48);
    expect(facts.shown.length).toBe(4);
    const lowest = (id: number): number => facts.owner.lastIndexOf(id) / facts.width;
    const [mother, ...young] = facts.shown.map((_, id) => lowest(id));
    for (const y of young) expect(y).toBeGreaterThan(mother!);
  });

  it.each([
    ['cat sitting on a pumpkin', 32, 'cat'],
    ['dog sitting on a crate', 48, 'dog'],
    ['a cat sitting', 24, 'cat'],
  ])('%s at %i: a pet that sits, not one that stands', (text, side, noun) => {
    const { image } = group(text, side);
    const wish = { style: {}, seed: 1 };
    const held = (action: 'sit' | 'stand'): number => {
      const pet = { ...read(noun), action };
      return Math.max(...canvasesOf(pet, wish).map((c) => holds(image, stampSprite(pet, c, wish)!.image)));
    };
    expect(held('sit')).toBeGreaterThan(0.8);
    expect(held('stand')).toBeLessThan(0.75);
  });

  it.each([
    ['king and queen', 48, 'king'],
    ['mage and archer', 64, 'archer'],
    ['farmer with a cow', 48, 'farmer'],
  ])('%s at %i: people who stand there are set by hand too', (text, side, who) => {
    const { image } = group(text, side);
    const wish = { style: {}, seed: 1 };
    const stamps = canvasesOf(read(who), wish).map((canvas) => stampSprite(read(who), canvas, wish)!);
    expect(Math.max(...stamps.map((stamp) => holds(image, stamp.image)))).toBeGreaterThan(0.75);
  });

  it('of three round ones the one before hides no face', () => {
    const { facts } = group('three slimes', 32);
    const lowest = [0, 1, 2].map((id) => Math.floor(facts.owner.lastIndexOf(id) / facts.width));
    expect(lowest.filter((y) => y === Math.max(...lowest)).length).toBe(1);
  });

  it.each([
    ['kitten in a basket', 64],
    ['baby dragon in a nest', 48],
    ['three chicks in a nest', 64],
    ['snake in a basket', 32],
    ['fish in a bowl', 48],
  ])(
    '%s at %i: who is in it is seen over the rim or through the glass, and there is nothing else in it',
    (text, side) => {
      const { facts } = group(text, side);
      const seen = facts.shown.map(({ what, node }, id) => ({ what, node, n: facts.owner.filter((o) => o === id).length })); // biome-ignore format: one line
      expect(seen.filter(({ what }) => what === 'front').length).toBe(1);
      for (const { n } of seen.filter(({ what, node }) => what === 'subject' && node === 0))
        expect(n).toBeGreaterThan(side);
      const names = facts.partNames.filter((name) => /apple|fruit|load/.test(name));
      expect(names).toEqual([]);
    },
  );

  it.each([
    ['mouse eating cheese', 32, 'mouse'],
    ['pig eating a pumpkin', 48, 'pig'],
    ['koala eating leaves', 64, 'koala'],
    ['fox with a mushroom', 48, 'fox'],
  ])('%s at %i: it stands there with its food before it, its face free', (text, side, noun) => {
    const { image, facts } = group(text, side);
    const wish = { style: {}, seed: 1, direction: 'east' as const };
    const stamps = canvasesOf(read(noun), wish).map((canvas) => stampSprite(read(noun), canvas, wish)!);
    expect(Math.max(...stamps.map((stamp) => holds(image, stamp.image)))).toBeGreaterThan(0.75);
    expect(facts.shown.length).toBe(2);
    expect(facts.owner.filter((o) => o === 1).length).toBeGreaterThan(20);
    expect([...facts.parts].some((part) => part >= 0 && facts.partNames[part] === 'eyes')).toBe(true);
  });

  it('who sleeps is no standing stamp', () => {
    const { image } = group('cat sleeping on a pumpkin', 32);
    const stamp = stampSprite(read('cat'), 16, { style: {}, seed: 1 })!;
    expect(holds(image, stamp.image)).toBeLessThan(0.7);
  });
});

describe('signs on what is set by hand', () => {
  it.each([
    ['shield with a lion', 'shield', 32],
    ['crate with a snowflake', 'crate', 32],
    ['key with a skull on it', 'key', 32],
  ])('%s: the %s is its stamp, the sign is on it', (text, noun, side) => {
    const { image } = group(text, side);
    const wish = { style: {}, seed: 1 };
    const same = Math.max(
      ...canvasesOf(read(noun), wish).map((c) => holds(image, stampSprite(read(noun), c, wish)!.image)),
    );
    expect(same).toBeGreaterThan(0.5);
    expect(same).toBeLessThan(0.97);
  });

  it('a key has no room on its bow: the sign hangs in it', () => {
    const key = stampSprite(read('key'), 32, { style: {}, seed: 1 })!;
    const at = holeOf(key)!;
    const signed = withEmblem(key, 'skull');
    const i = Math.floor(at.y) * key.image.width + Math.floor(at.x);
    expect(key.image.data[i * 4 + 3]).toBe(0);
    expect(signed.image.data[i * 4 + 3]).toBe(255);
    expect(signed.parts[i]).toBeGreaterThanOrEqual(0);
  });

  it('what was cut into a face is taken off where a sign comes, and a sign like its ground has an edge', () => {
    const stone = stampSprite(read('gravestone'), 32, { style: {}, seed: 1 })!;
    const dark = (s: typeof stone): number => {
      let n = 0;
      for (let i = 0; i < s.parts.length; i++) if (s.parts[i]! >= 0 && Math.max(...s.image.data.subarray(i * 4, i * 4 + 3)) < 90) n++; // biome-ignore format: one line
      return n;
    };
    // the cross of its own is gone, a heart is there instead
    expect(dark(withEmblem(stone, 'heart'))).toBeLessThan(dark(stone));
    const coin = stampSprite(read('coin'), 32, { style: {}, seed: 1 })!;
    const colours = (s: typeof stone): number => new Set(Array.from({ length: s.parts.length }, (_, i) => s.image.data.subarray(i * 4, i * 4 + 3).join())).size; // biome-ignore format: one line
    expect(colours(withEmblem(coin, 'crown'))).toBeGreaterThan(colours(coin) + 1);
  });
});

describe('several of one thing', () => {
  const drawn = (text: string, side: number, whole: boolean) =>
    drawSubject(understand(text, { seed: 1 }), {
      ...{ width: side, height: side, style: {}, seed: 1, variation: 0.5 },
      ...(whole ? { whole: true as const } : {}),
    });

  it.each([
    ['three mushrooms', 32, 3],
    ['four gems', 32, 4],
    ['two potions', 32, 2],
    ['five lemons', 32, 5],
  ])('%s are as many stamps', (text, side, count) => {
    const { image, partNames } = drawn(text, side, true);
    const one = stampSprite(understand(text.split(' ')[1]!.replace(/ies$/, 'y').replace(/s$/, ''), { seed: 1 }), 16, { style: {}, seed: 1 })!; // biome-ignore format: one line
    expect(partNames.length).toBe(count * one.partNames.length);
    expect(holds(image, one.image)).toBeGreaterThan(0.9);
  });

  it('no sprite of a scene is a group of stamps', () => {
    expect(drawn('three mushrooms', 32, false).image.data.join()).not.toBe(
      drawn('three mushrooms', 32, true).image.data.join(),
    );
  });
});
