import { describe, expect, it } from 'vitest';
import { createImage, opaqueBounds } from '../../../src/pixels/image.ts';
import { paletteOf } from '../../../src/pixels/palette.ts';
import { drawUi } from '../../../workers/engine/ui/draw-ui.ts';
import { panel } from '../../../workers/engine/ui/elements/panel.ts';
import { kitOf } from '../../../workers/engine/ui/kit.ts';
import { picturesIn, readUi } from '../../../workers/engine/ui/read-ui.ts';
import { THEMES } from '../../../workers/engine/ui/themes.ts';

const panelOf = (name: string) => panel(kitOf(THEMES.find((theme) => theme.name === name)!), 120, 90).image;

describe('words', () => {
  it.each([
    ['a wooden medieval panel', 'wood'],
    ['spooky halloween graveyard menu', 'haunted'],
    ['retro 16-bit jrpg window', 'console'],
    ['a cheese panel', 'cheese'],
    ['a panel made of marble', 'marble'],
    ['parchment panel with gold frame', 'gold and parchment'],
    ['something else entirely', 'wood'],
  ])('"%s" is the look %s', (words, theme) => expect(readUi(words).theme.name).toBe(theme));

  it('writes quoted words alone', () => {
    expect(readUi('a button saying "Play" and the word Quit').texts).toEqual(['Play']);
    expect(drawUi({ description: 'a wooden button', width: 96, height: 32, seed: 1 }).labels).toEqual([]);
  });

  it('names who and what is to be seen', () => {
    expect(picturesIn('a dialogue box with a portrait of a red dragon, "of a knight"')).toEqual({
      face: 'a red dragon',
    });
    expect(picturesIn('three slots with a blue potion')).toEqual({ icon: 'a blue potion' });
    expect(picturesIn('a panel')).toEqual({});
  });

  it('takes colours for the parts that they stand before', () => {
    const { theme } = readUi('a stone panel with golden borders and red buttons');
    expect([theme.frame, theme.button]).toEqual(['#e8b030', '#cc3038']);
  });
});

describe('a style image', () => {
  it.each(['gold', 'stone', 'candy', 'neon'])('of %s gives its colours and its border', (name) => {
    const styleImage = panelOf(name);
    const { image, palette } = drawUi({ description: 'a panel', styleImage, width: 192, height: 192, seed: 1 });
    const given = new Set(paletteOf(styleImage));
    expect(palette.filter((hex) => !given.has(hex))).toEqual([]);
    // half way down the left side, from outside in, the same pixels
    for (let x = 0; x < 3; x++) {
      const [a, b] = [(96 * 192 + x) * 4, (45 * 120 + x) * 4];
      expect([...image.data.slice(a, a + 4)]).toEqual([...styleImage.data.slice(b, b + 4)]);
    }
  });

  it('that is empty changes nothing', () => {
    const request = { description: 'a wooden panel', width: 192, height: 192, seed: 1 };
    const empty = drawUi({ ...request, styleImage: createImage(32, 32) });
    expect(empty.palette).toEqual(drawUi(request).palette);
  });
});

describe('a sketch', () => {
  it('says where the pieces lie', () => {
    const sketch = createImage(128, 96);
    const fill = (x0: number, y0: number, w: number, h: number, grey: number): void => {
      for (let y = y0; y < y0 + h; y++)
        for (let x = x0; x < x0 + w; x++) sketch.data.set([grey, grey, grey, 255], (y * 128 + x) * 4);
    };
    fill(0, 0, 128, 96, 240);
    const boxes = [
      [8, 8, 80, 50],
      [8, 70, 40, 16],
      [60, 70, 40, 16],
    ] as const;
    for (const [i, [x, y, w, h]] of boxes.entries()) fill(x, y, w, h, 60 + i * 50);
    const { layers } = drawUi({ description: 'wood', conceptImage: sketch, width: 256, height: 192, seed: 1 });
    const got = layers.map(({ box }) => [box.x, box.y, box.width, box.height]);
    expect(got.sort((a, b) => a[1]! - b[1]! || a[0]! - b[0]!)).toEqual(boxes.map((box) => box.map((v) => v * 2)));
  });
});

describe('whole screens', () => {
  it.each([
    [
      'a gothic title screen "Nocturne" "Continue" "Quit"',
      ['title', 'panel', 'button_1', 'button_2', 'button_3'],
      ['Nocturne', 'Continue', 'Quit'],
    ],
    [
      'a wooden inventory screen "Items" "Skills"',
      ['avatar', 'health', 'mana', 'stamina', 'tab_1', 'panel', 'slot_1', 'quick_1', 'scroll_bar'],
      ['Items', 'Skills'],
    ],
    ['a candy dialogue scene "Lulu" "Hello!" "Bye."', ['health', 'dialogue'], ['Lulu', 'Hello!', 'Bye.']],
  ])('%s', (description, ids, texts) => {
    const { image, layers, labels } = drawUi({ description, width: 384, height: 216, seed: 1 });
    expect(layers.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const written = labels.map(({ text }) => text).filter((text) => !/^\d$/.test(text));
    expect(written).toEqual(texts);
    expect(opaqueBounds(image)).toBeDefined();
    for (const { box } of layers)
      expect(box.x >= 0 && box.x + box.width <= 384 && box.y + box.height <= 216).toBe(true);
  });
});
