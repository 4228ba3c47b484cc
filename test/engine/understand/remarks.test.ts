import { describe, expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('what is told of somebody and shows nothing', () => {
  it.each([
    ['a retired boxer who now runs the gym, kind eyes', 'a retired boxer with kind eyes', ['runs', 'gym']],
    ['a girl who loves cats, red dress', 'a girl, red dress', ['loves', 'cats']],
    ['a legionary with a shield so my pupils can recognise it', 'a legionary with a shield', ['pupils', 'recognise']],
    [
      'a warrior who has seen too many wars, grey beard',
      'a warrior with a grey beard',
      ['seen', 'too', 'many', 'wars'],
    ],
    ['a thief. She works at night. She wears a mask', 'a thief wearing a mask', ['she', 'works', 'night']],
    ['a former soldier who now works as a gardener, straw hat', 'a gardener, straw hat', ['soldier']],
    ['pirate turned priest with a cutlass', 'a priest with a cutlass', ['pirate']],
  ])('"%s" is %s', (text, left, told) => {
    const { text: said, unknown } = heard(text);
    expect(said).toBe(left);
    expect(unknown).toEqual(told);
  });

  it.each([
    'an old sailor who lost his leg at sea',
    'a boy who rides a wolf',
    'a man who turned to stone',
    'a knight who is sitting on a rock',
  ])('"%s" is seen', (text) => {
    expect(heard(text).unknown).toEqual([]);
  });
});

describe('somebody who is told twice', () => {
  it.each([
    ['protagonist for my metroidvania, slim figure in a dark cape', 'slim protagonist, in a dark cape'],
    ['hacker, skinny guy with green glasses', 'skinny male hacker, with green glasses'],
    [
      'main character, young woman with red hair, green tunic',
      'young female main character, with red hair, green tunic',
    ],
  ])('"%s" is one', (text, left) => {
    expect(heard(text).text).toBe(left);
  });

  it.each([
    // in red from head to foot
    ['a king, a woman in red and a dog', 'a king, a red monoclad woman and a dog'],
    ['a knight and a wizard, a man with a hat', 'a knight and a wizard, a man with a hat'],
  ])('"%s" are several', (text, left) => {
    expect(heard(text).text).toBe(left);
  });
});

describe('what follows a list of what is missing', () => {
  it('"no helmet, bald" has neither helmet nor hair', () => {
    const { without } = understand('knight in rusty armor, no helmet, bald');
    expect(without).toContain('helmet');
    expect(without).toContain('hair');
  });
  it('"no helmet, smiling, long red hair" smiles', () => {
    const brief = understand('knight, no helmet, smiling, long red hair');
    expect(brief.mood).toContain('happy');
    expect(brief.parts.map((p) => p.piece)).toContain('long-hair');
  });
  it('"without hat, shoes, gloves" has none of them', () => {
    expect(understand('man without hat, shoes, gloves').without).toEqual(
      expect.arrayContaining(['hat', 'shoes', 'gloves']),
    );
  });
});

describe('a thing for a head', () => {
  it.each([
    ['robot with a lightbulb for a head', 'head/light-bulb'],
    ['tv-headed man in a suit', 'head/tv'],
    ['butler with a candle head', 'head/candle'],
    ['knight with a cake instead of a head', 'head/cake'],
    ['woman whose head is a clock, red dress', 'head/clock'],
  ])('%s', (text, piece) => {
    const brief = understand(text);
    expect(brief.parts.map((p) => p.piece)).toContain(piece);
    expect(brief.parts.some((p) => p.piece.startsWith('held/'))).toBe(false);
  });
  it.each(['man with a big head', 'barbarian with a bald head'])('%s has his own', (text) => {
    expect(understand(text).parts.some((p) => p.piece.startsWith('head/'))).toBe(false);
  });
});

describe('what somebody went through, is known for or is on the way to', () => {
  it.each([
    ['boy raised by wolves, bone knife', 'boy, bone knife'],
    ['detective inspired by sherlock holmes, pipe', 'detective, pipe'],
    ['cook known for his terrible soup, ladle', 'cook, ladle'],
    ['young woman from a fishing village, net over her shoulder', 'young woman, net over her shoulder'],
    ['soldier returning home, bandaged arm', 'soldier, bandaged arm'],
    ['nun who fights demons, holy sword', 'nun, holy sword'],
    ['guard so drunk he can barely stand, bottle in hand', 'guard so drunk, bottle in hand'],
    ['exiled prince disguised as a beggar', 'a beggar'],
    ['knight that lost his sword, rusty shield', 'knight without a sword, rusty shield'],
    ['sorcerer in his seventies, purple robes', 'old sorcerer, purple robes'],
    ['mercenary captain, early 40s, eyepatch', 'mercenary captain, eyepatch'],
  ])('"%s" is %s', (text, left) => {
    expect(heard(text).text).toBe(left);
  });

  it.each([
    'house haunted by ghosts',
    'princess rescued by a knight',
    'boy trying to catch a butterfly',
    'knight protecting a village',
  ])('"%s" is seen', (text) => {
    expect(heard(text).text).toBe(text);
  });
});
