import { describe, expect, test } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';
import { peopleTyped } from '../../../workers/engine/understand/people-typed.ts';

describe('what is typed of a person', () => {
  test.each([
    ['woman in a white lab coat over a blue shirt', 'woman in a white lab coat and a blue shirt'],
    ['knight with steel armor over a red tunic', 'knight with steel armor and a red tunic'],
    ['lantern over a door', 'lantern over a door'],
    ['pirate captain with a parrot on her shoulder', 'female pirate captain with a parrot on her shoulder'],
    ['a woman with a cat on her lap', 'a woman with a cat on her lap'],
    ['dragon with her eggs', 'dragon with her eggs'],
    ['falconer with a hawk on his gloved arm', 'falconer with a hawk on his arm'],
    ['scientist with red rubber gloves', 'scientist with red gloves'],
    ['dancer, one hand up with a fan', 'dancer, with a fan'],
    ['butler holding a silver tray with a teapot', 'butler holding a silver tray of teapot'],
    ['butler holding a silver tray with a handle', 'butler holding a silver tray with a handle'],
    ['florist with a bouquet of red roses', 'florist with a red bouquet'],
    ['girl with a bouquet of sunflowers', 'girl with a yellow bouquet'],
    ['sailor with a rope over his shoulder', 'sailor with a shoulder rope'],
    ['soldier saluting, rifle', 'soldier, with a rifle, saluting'],
    ['wizard sitting, reading', 'wizard sitting, reading'],
    ['boxer with red gloves and a black eye', 'boxer with a black eye and red gloves '],
    ['barbarian with a scar across his chest', 'barbarian with a chest scar'],
    ['welder holding a welding torch', 'welder holding a blowtorch'],
    ['woman with long straight black hair', 'woman with long black hair'],
    ['mechanic in dirty blue overalls', 'mechanic in mudstained blue overalls'],
  ])('%s', (typed, read) => expect(peopleTyped(typed)).toBe(read));

  test('a sword on a belt is sheathed there and in no hand', () => {
    const { parts, drawnAs } = understand('knight with a sword on his belt');
    expect(parts.map(({ piece }) => piece)).toEqual(['belt/sword']);
    expect(drawnAs).toMatch(/with a sheathed sword$/);
  });

  test('the other hand is no word that is left', () => {
    expect(understand('alchemist holding a flask in one hand and a scroll in the other').unknown).toEqual([]);
  });
});

test('what fire, wear and size did to clothes, and as whom somebody is dressed', () => {
  const piece = (text: string, id: string) => understand(text).parts.find((p) => p.piece === id);
  expect(piece('blacksmith, burned apron', 'apron')?.states).toEqual(['sooty']);
  expect(piece('mad scientist, lab coat with burn holes', 'coat')?.states).toEqual(['torn']);
  expect(piece('wizard apprentice whose hat is too big', 'wizard-hat')?.size).toBeGreaterThan(1);
  expect(piece('angel with a broken wing', 'feather-wings')?.states).toEqual(['torn']);
  expect(understand('boy dressed as a pirate').outfit).toBe('pirate');
  expect(piece('luchador, blue mask with silver stars, cape', 'luchador-mask')).toMatchObject({
    colour: '#3868c4',
    pattern: 'scatter:star',
  });
  expect(piece('inmate, orange jumpsuit, number 42 on the chest, ball and chain', 'bodysuit')?.pattern).toBe(
    'number:42',
  );
  expect(understand('toddler with a duck umbrella').parts.map((p) => p.piece)).toEqual(['umbrella']);
  expect(understand('nurse with a plaster on the nose').parts.some((p) => p.piece === 'hooked-nose')).toBe(false);
  expect(understand('ghoul with long arms').parts.some((p) => p.piece === 'weapon')).toBe(false);
  expect(understand('wrist watch with a brown strap, green face').parts.map((p) => p.piece)).toEqual([
    'at-strap',
    'at-lens',
  ]);
  expect(understand('nun with a shotgun and a cross on the chest').pattern?.pattern).toBe('emblem:cross');
  expect(piece('plumber with a red wrench and a hole in his overalls', 'overalls')?.states).toEqual(['torn']);
  expect(understand('green bottle with a ship on the label').concept).toBe('bottle');
  expect(understand('rock guitarist').colours).toEqual([]);
  expect(understand('guitarist, tattoos on both arms').parts.some((p) => p.piece === 'weapon')).toBe(false);
  expect(understand('girl, white cat on her sweater').parts).toContainEqual({
    piece: 'sweater',
    pattern: 'emblem:wolf',
    ink: '#e6e2dc',
  });
});

test.each([
  ['man with a fur lined hat', 'fur-hat'],
  ['musketeer with feather hat', 'plumed-hat'],
  ['princess in pijamas with teddy bear', 'pajamas held/teddy-bear'],
  ['dancer dancing with pearls', 'beads'],
  ['soldier with a robot left arm', 'metal-arm'],
  ['chef pointing with a long knife at the customer', 'cleaver'],
  ['dog wearing a blue bandana', 'scarf'],
  ['town crier ringing bell', 'held/bell'],
  ['grandpa with cane shaking his fist', 'cane'],
  ['soldier loading his musket', 'rifle'],
  ['celtic warrior blue swirls on bare chest', 'bare-chest tattoos'],
])('%s: %s', (text, pieces) => {
  expect(
    understand(text)
      .parts.map(({ piece }) => piece)
      .join(' '),
  ).toBe(pieces);
});

test.each([['pegasus foal with wobbly legs', 'pegasus'], ['griffin cub', 'griffin']])('%s is a young %s', (text, concept) => {
  expect(understand(text)).toMatchObject({ concept, build: ['child'], unknown: [] });
}); // biome-ignore format: one line

test.each(['goblin merchant big backpack', 'knight red cape golden crown', 'pirate long coat'])(
  '%s is somebody',
  (text) => {
    expect(understand(text).kind).toBe('humanoid');
    expect(peopleTyped(text)).toBe(text);
  },
);

test('what is under an arm is held there', () => {
  const [ball, helmet] = ['boy with a ball under his arm', 'knight with helmet under his arm'].map(
    (text) => understand(text).parts,
  );
  expect(ball).toEqual([{ piece: 'held/ball', underArm: true }]);
  expect(helmet!.map(({ piece }) => piece)).toEqual(['helmet-in-arm']);
});
