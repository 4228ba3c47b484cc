import { expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';
import { thingsTyped } from '../../../workers/engine/understand/things-typed.ts';

it.each([
  ['copper ore, crafting material', 'copper ore'],
  ['bread, cute food item', 'bread, cute'],
  ['rope, survival game', 'rope'],
  ['silver key, inventory icon', 'silver key'],
  ['coin pickup', 'coin'],
  ['backpack, dirty and torn', 'dirty torn backpack'],
  ['lamp, with a soft glow', 'glowing lamp'],
  ['helmet, viking style', 'nordic helmet'],
  ['skull mug on a stone pedestal', 'skull mug with a stone stand'],
  ['club studded with rivets', 'club with rivets'],
  ['diary, brass lock', 'diary, with brass lock'],
  ['potion, cork lid', 'potion, with cork lid'],
])('%s → %s', (typed, said) => expect(thingsTyped(typed)).toBe(said));

it.each([
  'knight, sword and shield',
  'red pickup',
  'badge, lightning icon',
  'wizard in a tower, night',
  'inn, wooden sign',
])(
  // biome-ignore format: a list
  'keeps what says how it looks, and what is of somebody else: %s',
  (typed) => expect(thingsTyped(typed)).toBe(typed),
);

it('whose make a thing is shows as a band of their ornament; food bears none', () => {
  expect(understand('aztec mug').parts).toEqual([{ piece: 'on-ornament-aztec' }]);
  expect(understand('persian drum').unknown).toEqual([]);
  expect(understand('bread, persian').parts).toEqual([]);
});

it('snow lies on a thing in winter: it bears no band of snowflakes, and is told to be snowy once', () => {
  for (const typed of ['snowy barrel', 'snowy signpost', 'winter chest']) {
    const { parts, mood, unknown } = understand(typed);
    expect({ parts, mood, unknown }, typed).toEqual({ parts: [], mood: ['snowy'], unknown: [] });
  }
  expect(understand('snowy barrel').drawnAs).toBe('a snowy barrel');
});

it('what is rowed or paddled is no sailing boat', () => {
  for (const typed of ['rowing boat', 'a wooden rowboat', 'red dinghy'])
    expect(understand(typed), typed).toMatchObject({ concept: 'rowboat', unknown: [] });
  expect(understand('canoe').concept).not.toBe('boat');
  expect(understand('fishing boat').concept).toBe('boat');
});

it('the metal parts of a crossbow are of the metal that goes with its wood', () => {
  const { material, parts } = understand('crossbow made from dark wood and brass', { seed: 1 });
  expect(material).toBe('dark_wood');
  expect(parts).toEqual([{ piece: 'arms', material: 'bronze' }]);
});
