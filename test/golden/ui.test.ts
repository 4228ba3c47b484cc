import { test } from 'vitest';
import { FACE_NAMES, faceNamed, setText, wrapText } from '../../src/pixels/font/index.ts';
import { createImage, overlay, paste } from '../../src/pixels/image.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { drawUi } from '../../workers/engine/ui/draw-ui.ts';
import { bar } from '../../workers/engine/ui/elements/bar.ts';
import { button } from '../../workers/engine/ui/elements/button.ts';
import { check, slider } from '../../workers/engine/ui/elements/controls.ts';
import { panel } from '../../workers/engine/ui/elements/panel.ts';
import { slot } from '../../workers/engine/ui/elements/slot.ts';
import { cursor } from '../../workers/engine/ui/elements/talk.ts';
import { kitOf } from '../../workers/engine/ui/kit.ts';
import { THEMES, type Theme } from '../../workers/engine/ui/themes.ts';
import { expectCells } from './sheet.ts';

/** A panel with a few elements on it. */
function sample(theme: Theme): Rgba {
  const kit = kitOf(theme);
  const image = createImage(120, 88);
  overlay(image, panel(kit, 120, 88, { title: theme.name }).image, 0, 0);
  overlay(image, bar(kit, 92, 11, 'health', { fraction: 0.7, ghost: 0.1 }).image, 14, 28);
  overlay(image, button(kit, 44, 18, 'Play').image, 14, 41);
  overlay(image, button(kit, 44, 18, 'Quit', { kind: 'primary', state: 'hover' }).image, 62, 41);
  overlay(image, slot(kit, 18, { state: 'selected' }).image, 14, 61);
  overlay(image, check(kit, true).image, 36, 62);
  overlay(image, slider(kit, 40, 0.6).image, 53, 63);
  overlay(image, cursor(kit, 'arrow').image, 95, 61);
  return image;
}

test('themes', { timeout: 30_000 }, async () => {
  const cells = new Map(THEMES.map((theme) => [theme.name, sample(theme)]));
  await expectCells(cells, new URL('ui-themes.webp', import.meta.url), { columns: 6, gap: 4, ground: '#2c2e38' });
});

const PANGRAMS = [
  'The quick brown fox jumps over the lazy dog! 0123456789',
  'Příliš žluťoučký kůň Zażółć gęślą jaźń Größe cœur',
];

test('faces', { timeout: 30_000 }, async () => {
  const cells = new Map(
    FACE_NAMES.map((name) => {
      const face = faceNamed(name);
      const lines = PANGRAMS.flatMap((text) => wrapText(face, text, 396));
      const image = createImage(400, 116);
      lines.forEach((line, i) => {
        const { cells: ink, width } = setText(face, line);
        for (let k = 0; k < ink.length; k++) {
          const [x, y] = [2 + (k % width), 2 + i * face.lineHeight + Math.floor(k / width)];
          if (ink[k] && y < image.height)
            image.data.fill(255, (y * image.width + x) * 4, (y * image.width + x) * 4 + 4);
        }
      });
      return [name, image] as const;
    }),
  );
  await expectCells(cells, new URL('ui-faces.webp', import.meta.url), { columns: 2, gap: 4, ground: '#2c2e38' });
});

/** The screens of the README: words, who is seen, what lies behind. */
const SCREENS = [
  [
    'a wooden inventory screen "Items" "Skills" "Quests"',
    'a knight with a golden crown',
    'a forest clearing with a path',
  ],
  ['a gothic title screen "Nocturne" "Continue" "New game" "Options"', '', 'a dungeon hall'],
  [
    'a parchment dialogue scene "Mira" "The map shows a cove behind the falls. We sail at dawn!" "Tell me more." "Aye!"',
    'a blond elf girl with a green dress',
    'a beach with palm trees',
  ],
  ['a sci-fi inventory screen "Cargo" "Crew" "Ship"', 'a robot', 'a starry night sky over mountains'],
  ['a lava title screen "Emberfall" "Continue" "New game" "Options"', '', 'a dungeon hall'],
  [
    'a candy dialogue scene "Lulu" "Yay, you came! Shall we bake a strawberry cake?" "Yes!" "Later."',
    'a witch with red hair and a black hat',
    'a forest clearing with a path',
  ],
] as const;
const ITEMS = [
  'a steel sword with a golden hilt',
  'a round wooden shield',
  'an iron helmet',
  'leather boots',
  'a golden ring',
  'a red health potion',
  'a blue potion',
  'a scroll',
  'a purple spell book',
  'a golden key',
  'a red apple',
  'a loaf of bread',
  'a green emerald gem',
  'a battle axe',
  'a white feather',
];
const [WIDTH, HEIGHT] = [320, 192];

test('the screens in the README are what the program draws', { timeout: 60_000 }, async () => {
  const drawn = async (description: string, width: number, height: number, noBackground: boolean): Promise<Rgba> =>
    (await draw({ description, width, height, noBackground, seed: 7, direction: 'south' })).image;
  const items: Rgba[] = [];
  for (const item of ITEMS) items.push(await drawn(item, 24, 24, true));
  const cells = new Map<string, Rgba>();
  for (const [description, who, place] of SCREENS) {
    const face = who ? await drawn(who, 64, 64, true) : undefined;
    const request = { description, width: WIDTH, height: HEIGHT, seed: 0, items };
    const ui = drawUi(face ? { ...request, face } : request);
    const image = createImage(WIDTH, HEIGHT);
    paste(image, await drawn(place, WIDTH, HEIGHT, false), 0, 0);
    overlay(image, ui.image, 0, 0);
    cells.set(description, image);
  }
  const file = new URL('../../facades/web/public/ui.webp', import.meta.url);
  const names = new URL('ui-screens.txt', import.meta.url);
  // who and what is seen in them changes with the engine; their elements are held by the sheet of themes
  await expectCells(cells, file, { columns: 3, gap: 4, ground: '#18141f', names, forgiven: 3 });
});
