import { expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';
import { saidByLooks } from '../../../workers/engine/understand/said-by-looks.ts';

it.each([
  ['sahuagin', 'humanoid'],
  ['a mind flayer in a cave', 'humanoid'],
  ['thri-kreen with a spear', 'thing'],
  ['gnoll archer', 'humanoid'],
  ['carrion crawler', 'thing'],
  ['two githyanki', 'humanoid'],
])('%s is said by its looks and known', (text, kind) => {
  expect(saidByLooks(text)).not.toBe(text);
  const brief = understand(text, { seed: 1 });
  expect(brief.kind).toBe(kind);
  expect(brief.drawnAs).not.toMatch(/mystery box|nearest known|stand-in/);
});

it.each([
  ['a bowl of borscht', 'a bowl of red soup'],
  ['borscht', 'bowl of red soup'],
  ['a knight in front of neuschwanstein', 'a knight in front of white fairy tale castle on a mountain'],
])('a dish or a landmark, "%s", is said once', (text, plain) => {
  expect(saidByLooks(text)).toBe(plain);
});

it('an animal that is called after a land is that animal', () => {
  for (const text of ['arctic fox', 'an arctic wolf in the snow']) expect(saidByLooks(text), text).toBe(text);
  expect(understand('arctic fox', { seed: 1 }).kind).toBe('quadruped');
});

it('a chili pepper is the fruit, chili the stew', () => {
  for (const text of ['chili pepper', 'a red chili pepper', 'green chilli pepper'])
    expect(understand(text, { seed: 1 }).concept, text).toBe('chili-pepper');
  expect(understand('chili', { seed: 1 }).concept).toBe('bowl');
});

it('a milk bucket is full of milk, a daisy is white', () => {
  const milk = understand('milk bucket', { seed: 1 });
  expect(milk.concept).toBe('bucket');
  expect(milk.parts.map((p) => p.piece)).toEqual(['liquid']);
  expect(understand('daisy', { seed: 1 }).concept).toBe('daisy');
});
