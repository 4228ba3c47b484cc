import { describe, expect, it } from 'vitest';
import { opaqueBounds } from '../../../src/pixels/image.ts';
import { drawUi } from '../../../workers/engine/ui/draw-ui.ts';
import { labelsOf, messageOf, ornamentOf } from '../../../workers/engine/ui/read-said.ts';
import { readUi } from '../../../workers/engine/ui/read-ui.ts';

const drawn = (description: string, width = 192, height = 192) => drawUi({ description, width, height, seed: 3 });
const ids = (description: string, width = 192, height = 192) =>
  drawn(description, width, height).layers.map(({ id }) => id);
const texts = (description: string) => drawn(description).labels.map(({ text }) => text);

describe('words on buttons', () => {
  it.each([
    ['play, options and quit buttons', ['Play', 'Options', 'Quit']],
    ['buttons for new game and load game', ['New Game', 'Load Game']],
    ['a retry button', ['Retry']],
    ['a red button', []],
    ['a round wooden button', []],
  ])('%s', (words, labels) => expect(labelsOf(words)).toEqual(labels));

  it('are written, as many buttons as words', () => {
    expect(texts('pause menu with resume, settings and exit buttons')).toEqual(['Resume', 'Settings', 'Exit']);
    expect(ids('shop window with buy and sell buttons')).toEqual(['window', 'button_1', 'button_2']);
  });

  it('a message is written over its buttons, with the sign that is said', () => {
    expect(messageOf('game over screen with a retry button')).toBe('GAME OVER');
    expect(ids('game over popup with a skull and a retry button')).toEqual(['title', 'sign', 'panel', 'button_1']);
    expect(texts('game over popup with a skull and a retry button')).toEqual(['GAME OVER', 'Retry']);
  });
});

describe('what is said besides', () => {
  it.each([
    ['a dialogue box with hearts in the corners', 'heart'],
    ['steampunk panel with brass gears', 'gear'],
    ['dark panel with skull ornaments', 'skull'],
    ['a button with a heart icon', undefined],
  ])('the ornament of "%s"', (words, art) => expect(ornamentOf(words)?.art).toBe(art));

  it('an ornament that is asked for is larger on a large panel', () => {
    const corner = (description: string): number => {
      const { image } = drawn(description, 240, 240);
      let n = 0;
      const plain = drawn('a wooden panel with rivets', 240, 240).image;
      for (let y = 0; y < 40; y++)
        for (let x = 0; x < 40; x++) if (image.data[(y * 240 + x) * 4] !== plain.data[(y * 240 + x) * 4]) n++;
      return n;
    };
    expect(corner('a wooden panel with gears')).toBeGreaterThan(300);
  });

  it('words that nothing shows are told', () => {
    expect(readUi('quest scroll parchment with a wax seal').unknown).toEqual(['wax', 'seal']);
    expect(readUi('ice themed health bar with snowflakes').unknown).toEqual(['snowflakes']);
    expect(readUi('a wooden inventory panel with 12 slots and gold borders').unknown).toEqual([]);
  });

  it('what is quoted says nothing of the look', () => {
    expect(readUi('title screen "Moon Garden", stone').theme.name).toBe('stone');
  });

  it('signs stand on their buttons', () => {
    expect(readUi('three round buttons with sword icon, shield icon and heart icon').signs).toEqual([
      'sword',
      'shield',
      'heart',
    ]);
  });
});

describe('more elements', () => {
  it.each([
    ['hotbar with 8 slots', ['1', '2', '3', '4', '5', '6', '7', '8']],
    ['gamepad button prompts A B X Y', ['A', 'B', 'X', 'Y']],
  ])('%s', (words, labels) => expect(texts(words)).toEqual(labels));

  it('lone elements keep their proportions in a square picture', () => {
    for (const [words, share] of [
      ['a wooden button', 0.4],
      ['health bar', 0.25],
      ['dialogue box', 0.5],
      ['hotbar', 0.3],
    ] as const) {
      const box = opaqueBounds(drawn(words).image)!;
      expect(box.height / box.width).toBeLessThan(share);
    }
    const card = opaqueBounds(drawn('a spell card frame').image)!;
    expect(card.width).toBeLessThan(card.height);
  });

  it('a speech bubble has a tail and dots, a thought is a cloud', () => {
    const said = drawn('chat bubble with three dots', 96, 64).image;
    const thought = drawn('thought bubble', 96, 64).image;
    const below = (image: typeof said): number =>
      [...Array(96)].filter((_, x) => image.data[(60 * 96 + x) * 4 + 3]).length;
    expect(below(said)).toBeGreaterThan(0);
    expect(below(said)).toBeLessThan(16);
    expect(Buffer.from(said.data).equals(Buffer.from(thought.data))).toBe(false);
  });
});

describe('screens of the game', () => {
  it('a HUD has what is named, else the usual', () => {
    expect(ids('sci-fi HUD with minimap, ammo counter and shield bar')).toEqual(['shield_bar', 'minimap', 'counter_1']);
    expect(ids('a stone hud', 320, 180)).toEqual([
      'avatar',
      'health_bar',
      'mana_bar',
      'minimap',
      'counter_1',
      'hotbar',
    ]);
  });

  it('levels are numbered, the last ones locked', () => {
    const { layers, labels } = drawn('level select screen with 9 levels');
    expect(layers.filter(({ kind }) => kind === 'button')).toHaveLength(9);
    expect(labels.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('skills are a tree whose nodes do not touch', () => {
    const nodes = drawn('gothic skill tree', 256, 256).layers.filter(({ kind }) => kind === 'skill_node');
    expect(nodes.length).toBeGreaterThan(6);
    for (const a of nodes)
      for (const b of nodes)
        if (a !== b)
          expect(Math.abs(a.box.x - b.box.x) >= a.box.width || Math.abs(a.box.y - b.box.y) >= a.box.height).toBe(true);
  });

  it.each([
    'stone hud',
    'level select',
    'skill tree',
    'game over screen',
    'crafting table',
    'spell card',
    'speech bubble',
  ])('%s fits any picture', (words) => {
    for (const [w, h] of [
      [192, 192],
      [192, 688],
      [688, 192],
      [384, 216],
      [128, 128],
    ] as const)
      for (const { box } of drawn(words, w, h).layers)
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= w && box.y + box.height <= h).toBe(true);
  });
});
