/** Whole screens put together of elements: a title menu, an inventory with its display, a dialogue. */

import { contrastOf } from '../../../src/pixels/color.ts';
import { faceNamed, fitText, letterStyleOf, wrapText } from '../../../src/pixels/font/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { canvas, pixel } from './canvas.ts';
import { avatar } from './elements/avatar.ts';
import { bar } from './elements/bar.ts';
import { button, tab } from './elements/button.ts';
import { scrollBar } from './elements/controls.ts';
import { panel } from './elements/panel.ts';
import { RARITIES, type Rarity, slot } from './elements/slot.ts';
import { banner, dialogue, minimap } from './elements/talk.ts';
import { capHeight, widthOf, write } from './lettering.ts';
import type { IconArt } from './ornaments.ts';
import { messageOf } from './read-said.ts';
import { bigSign, hud, levels, type Named, type ScreenPart, tree } from './screens-play.ts';
import type { Kit, Label, Part } from './types.ts';

export const SCREENS = ['title', 'inventory', 'dialogue', 'hud', 'levels', 'tree'] as const;
export type Screen = (typeof SCREENS)[number];

/** What a screen shows. Only `texts` are written. */
export interface ScreenContent {
  readonly texts: readonly string[];
  readonly face?: Rgba;
  readonly items?: readonly Rgba[];
  /** A large sign under the title. */
  readonly sign?: IconArt;
  /** Its buttons are those that have words; else there are at least three. */
  readonly exact?: boolean;
  readonly named: Named;
}

export function screenOf(kit: Kit, screen: Screen, width: Px, height: Px, content: ScreenContent): ScreenPart[] {
  if (screen === 'title') return title(kit, width, height, content);
  if (screen === 'hud')
    return hud(kit, width, height, { ...content.named, ...(content.face ? { face: content.face } : {}) });
  if (screen === 'levels') return levels(kit, width, height, content.named);
  if (screen === 'tree') return tree(kit, width, height);
  return screen === 'inventory' ? inventory(kit, width, height, content) : talk(kit, width, height, content);
}

/** Letters in the theme's style, in two tones with a heavy line: the game's name. */
export function lettering(kit: Kit, text: string, most: Px): Part {
  const style = letterStyleOf(kit.theme.words.join(' '))?.name ?? 'title';
  const sizes = [
    [style, 2],
    [style, 1],
    ['bold', 2],
    ['bold', 1],
  ] as const;
  const [face, scale] =
    sizes.find(([name, by]) => wrapText(faceNamed(name), text, Math.floor((most - 6) / by)).length === 1) ?? sizes[3];
  const shown = fitText(faceNamed(face), text, Math.floor((most - 6) / scale));
  const step = faceNamed(face).height * scale;
  const image = canvas(Math.max(1, widthOf(shown, face, scale)) + 6, step + 6);
  const line = kit.ramps.accent[0];
  const [high, low] = [kit.ramps.trim[5], kit.ramps.trim[3]];
  const readable = (c: typeof line): boolean => contrastOf(c, line) >= 4.5;
  const ink = readable(low) ? low : readable(high) ? high : kit.light;
  const y = (faceNamed(face).baseline - faceNamed(face).capHeight) * scale + 3;
  const labels: Label[] = [write(kit, image, shown, 3, y, { face, scale, ink: { colour: ink, outline: line } })];
  shade(image, ink, readable(high) ? high : ink, y + Math.round(capHeight(face, scale) * 0.5));
  return { image, labels };
}

/** The upper half of the letters in a lighter tone. */
function shade(
  image: Rgba,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  until: Px,
): void {
  for (let y = 0; y < Math.min(until, image.height); y++) {
    for (let x = 0; x < image.width; x++) {
      const c = pixel(image, x, y);
      if (c && c[0] === from[0] && c[1] === from[1] && c[2] === from[2])
        image.data.set([...to, 255], (y * image.width + x) * 4);
    }
  }
}

function title(kit: Kit, width: Px, height: Px, { texts, sign, exact }: ScreenContent): ScreenPart[] {
  const out: ScreenPart[] = [];
  const [name, ...entries] = texts;
  // a message alone has no buttons
  const count = exact ? Math.min(6, entries.length) : Math.max(3, Math.min(6, entries.length));
  let y = Math.round(height * 0.08);
  if (name) {
    const part = lettering(kit, name, width - 16);
    out.push({ id: 'title', kind: 'title', part, x: (width - part.image.width) >> 1, y });
    y += part.image.height + 4;
  }
  if (sign) {
    const part = bigSign(kit, sign, Math.max(2, Math.floor(height / 64)));
    out.push({ id: 'sign', kind: 'sign', part, x: (width - part.image.width) >> 1, y });
    y += part.image.height + 4;
  }
  if (count === 0) return centred(out, height);
  const wide = Math.min(width - 24, Math.max(96, Math.round(width * 0.36)));
  const room = height - y - 8;
  const tall = Math.max(16, Math.min(26, Math.floor((room - 28) / count) - 5));
  const board = Math.min(room, count * (tall + 5) + 29);
  y += (room - board) >> 1;
  const frame = panel(kit, wide + 40, board, {});
  out.push({ id: 'panel', kind: 'panel', part: frame, x: (width - wide - 40) >> 1, y });
  for (let i = 0; i < count; i++) {
    const part = button(kit, wide, tall, entries[i] ?? '', {
      kind: i === 0 ? 'primary' : 'plain',
      state: i === 1 ? 'hover' : 'normal',
    });
    out.push({ id: `button_${i + 1}`, kind: 'button', part, x: (width - wide) >> 1, y: y + 15 + i * (tall + 5) });
  }
  return out;
}

/** What there is, in the middle of the height. */
function centred(parts: readonly ScreenPart[], height: Px): ScreenPart[] {
  const bottom = Math.max(...parts.map(({ y, part }) => y + part.image.height));
  const top = Math.min(...parts.map(({ y }) => y));
  const down = ((height - (bottom - top)) >> 1) - top;
  return parts.map((part) => ({ ...part, y: part.y + down }));
}

const RARITY_ORDER = Object.keys(RARITIES) as Rarity[];

function inventory(kit: Kit, width: Px, height: Px, { texts, face, items = [] }: ScreenContent): ScreenPart[] {
  const out: ScreenPart[] = [];
  // three words are tabs; of more the first is the place
  const [place, tabs] = texts.length > 3 ? [texts[0], texts.slice(1)] : ['', texts];
  const add = (id: string, kind: string, part: Part, x: Px, y: Px): void => {
    out.push({ id, kind, part, x, y });
  };
  const at = (i: number): { item?: Rgba } => (items.length ? { item: items[i % items.length]! } : {});
  add('avatar', 'avatar', avatar(kit, 38, face), 4, 4);
  const long = Math.min(90, Math.round(width * 0.24));
  add('health', 'health_bar', bar(kit, long, 13, 'health', { fraction: 0.72, ghost: 0.1 }), 45, 5);
  add('mana', 'health_bar', bar(kit, long, 13, 'mana', { fraction: 0.45 }), 45, 19);
  add('stamina', 'health_bar', bar(kit, Math.round(long * 0.7), 8, 'stamina', { fraction: 0.85 }), 45, 33);
  if (place) {
    const wide = Math.max(96, widthOf(place, 'bold') + 56);
    if (width > wide + 2 * (long + 55)) add('banner', 'banner', banner(kit, wide, place), (width - wide) >> 1, 3);
  }
  if (width >= 280) add('minimap', 'minimap', minimap(kit, 52), width - 56, 4);
  const quick = Math.max(3, Math.min(6, Math.floor((width - 20) / 32)));
  const bottom = height - 34;
  for (let i = 0; i < quick; i++) {
    const held = i < quick - 1 ? at(i) : {};
    add(
      `quick_${i + 1}`,
      'slot',
      slot(kit, 30, { state: i === 0 ? 'selected' : 'empty', key: String(i + 1), ...held }),
      ((width - quick * 32) >> 1) + i * 32,
      bottom,
    );
  }
  const columns = Math.max(3, Math.min(6, Math.floor((width - 120) / 31)));
  const top = 42;
  const rows = Math.max(1, Math.min(4, Math.floor((bottom - top - 46) / 31)));
  const [wide, tall] = [columns * 31 + 46, rows * 31 + 26];
  const x = (width - wide) >> 1;
  const shown = tabs.length ? tabs.slice(0, 3) : ['', '', ''];
  let left = x + 10;
  shown.forEach((text, i) => {
    const one = tab(kit, Math.max(40, widthOf(text, 'bold') + 18), 21, text, i === 0 ? 'active' : 'normal');
    add(`tab_${i + 1}`, 'tab', one, left, top);
    left += one.image.width + 2;
  });
  add('panel', 'panel', panel(kit, wide, tall), x, top + 18);
  for (let i = 0; i < columns * rows; i++) {
    const filled = i < columns * rows - 2;
    const rarity = filled ? RARITY_ORDER[[0, 2, 0, 1, 3, 0, 0, 4, 0, 1][i % 10]!]! : 'common';
    const one = slot(kit, 30, { rarity, state: i === columns + 1 ? 'hover' : 'empty', ...(filled ? at(i) : {}) });
    add(`slot_${i + 1}`, 'slot', one, x + 14 + (i % columns) * 31, top + 31 + Math.floor(i / columns) * 31);
  }
  add('scroll_bar', 'scroll_bar', scrollBar(kit, rows * 31 - 1, 0.1, 0.45), x + wide - 28, top + 31);
  return out;
}

function talk(kit: Kit, width: Px, height: Px, { texts, face }: ScreenContent): ScreenPart[] {
  const [name, text, ...choices] = texts.length > 1 ? texts : ['', texts[0] ?? ''];
  const lines = wrapText(faceNamed('plain'), text ?? '', width - 12 - (face ? 100 : 36)).length;
  const tall = Math.min(height - 24, Math.max(80, 46 + (lines + choices.length) * 11));
  const box = dialogue(kit, width - 12, tall, {
    text: text ?? '',
    choices,
    ...(name ? { name } : {}),
    ...(face ? { portrait: face } : {}),
  });
  return [
    {
      id: 'health',
      kind: 'health_bar',
      part: bar(kit, Math.min(96, width >> 1), 13, 'health', { fraction: 0.9 }),
      x: 6,
      y: 6,
    },
    { id: 'dialogue', kind: 'dialogue', part: box, x: 6, y: height - tall - 4 },
  ];
}

/** Which screen a description means; undefined where it names none. */
export function screenIn(description: string): Screen | undefined {
  const text = description.toLowerCase().replace(/"[^"]*"/g, ' ');
  if (/\b(title|start|main|pause)[ -]?(screen|menu)\b/.test(text)) return 'title';
  if (/\bhud\b|\bheads-up display\b/.test(text)) return 'hud';
  if (/\b(level|stage|world|chapter)[ -]?(select|selection|choice|map)\b/.test(text)) return 'levels';
  if (/\b(skill|talent|tech|technology|ability|perk)[ -]?tree\b/.test(text)) return 'tree';
  if (/\b(inventory|backpack|bag|equipment)[ -]?(screen|menu|display|page)\b/.test(text)) return 'inventory';
  if (messageOf(description) && /\b(screen|menu|popup|pop-up)\b/.test(text)) return 'title';
  if (/\b(dialogue|dialog|conversation|visual novel|talk)[ -]?(screen|scene)\b|\bvisual novel\b/.test(text))
    return 'dialogue';
  return undefined;
}
