import { expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { inOneWord } from '../../../workers/engine/understand/idioms.ts';
import { toldAfter } from '../../../workers/engine/understand/told-after.ts';

it.each([
  ['a dome with an airlock, white and orange', 'a white and orange dome with an airlock'],
  ['a robot with a jetpack, red', 'a red robot with a jetpack'],
  ['alien queen, insect like, crouching', 'alien queen, insect-like, crouching'],
  ['3 mushrooms, one big red and two small brown ones', 'a big red mushroom next to two small brown mushrooms'],
  [
    'two cowboys in a duel, one in black one in brown, facing each other',
    'a black monoclad cowboy fighting a brown monoclad cowboy',
  ],
  ['two knights, one in red and one in blue', 'a red monoclad knight and a blue monoclad knight'],
  ['two girls, one with red hair and one with black hair', 'a girl with red hair and a girl with black hair'],
])('%s', (typed, plain) => expect(toldAfter(typed)).toBe(plain));

it.each([
  'a bowl with an apple and an orange',
  'two slimes',
  'a fruit basket, apple and orange',
  'a cat that looks like a dog, sleeping',
  'three keys, one of them golden',
])('stays: %s', (text) => expect(toldAfter(text)).toBe(text));

it('what sank lies at the bottom of the sea; a sunken city is a place', () => {
  expect(inOneWord('sunken treasure chest on sand with gold coins')).toBe('treasure chest underwater with gold coins');
  expect(inOneWord('sunken city')).toContain('sunken city');
});

it('tiles of a house lie on its roof', () => {
  expect(heard('pagoda 3 storeys green tiles, red pillars').text).toBe(
    'pagoda with 3 storeys, green roof, red pillars',
  );
});
