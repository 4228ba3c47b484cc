import { describe, expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';
import { bracketsInPlace, partsInOneForm } from '../../../workers/engine/understand/part-forms.ts';

const briefOf = (text: string) => {
  const { drawnAs: _, ...brief } = understand(text, { seed: 1 });
  return brief;
};

const FORMS: readonly ((name: string, part: string, like: string, own: string) => string)[] = [
  (name, part, like) => `a ${name} that has a ${like} ${part}`,
  (name, part, like) => `${name}. ${like} ${part}.`,
  (name, part, like) => `${name}, ${like} ${part}`,
  (name, part, like) => `${name} (${like} ${part})`,
  (name, part, like) => `${name} - ${like} ${part}`,
  (name, part, like, own) => `a ${name}, ${own} ${part} is ${like}`,
  (name, part, like) => `a ${name} whose ${part} is ${like}`,
  (name, part, like) => `a ${name} with a ${part} that is ${like}`,
  (name, part, like) => `${name} with ${part} (${like})`,
  (name, part, like) => `${name} + ${like} ${part}`,
  (name, part, like) => `need a ${name}, ${part} should be ${like}`,
  (name, part, like) => `i want a ${name}, it should have a ${like} ${part}`,
  (name, part, like) => `a ${name} and also a ${like} ${part} please`,
];

describe('what a part is like', () => {
  it.each([
    ['knight', 'cape', 'red', 'his'],
    ['cottage', 'door', 'blue', 'its'],
    ['sword', 'handle', 'golden', 'its'],
    ['lamp', 'shade', 'orange', 'its'],
  ])('of a %s is read alike in all forms', (name, part, like, own) => {
    const asked = briefOf(`a ${name} with a ${like} ${part}`);
    for (const form of FORMS) expect(briefOf(form(name, part, like, own)), form(name, part, like, own)).toEqual(asked);
  });

  it.each([
    ['long-bearded old wizard', 'old wizard with a long beard'],
    ['golden-winged dragon in the sky', 'dragon with golden wings in the sky'],
    ['a green-eyed cat wearing a hat', 'a cat with green eyes and a hat'],
  ])('"%s"', (typed, plain) => expect(partsInOneForm(typed)).toBe(plain));

  it.each(['cat + dog', 'the cape is red and the crown is gold, a king', 'three-headed dog', 'a red knight, a blue knight', 'a dog and a cat'])('of "%s" nothing is said', (text) => {
    expect(partsInOneForm(text)).toBe(text.replace('+', 'and'));
  });

  it('in brackets stays with its part', () => {
    expect(bracketsInPlace('witch with hat (dark green) and broom (old friend)')).toBe('witch with dark green hat and broom (old friend)'); // biome-ignore format: one line
  });
}); // biome-ignore format: tables
