/** One element of any kind at any size: the table that requests, kits and sheets draw from. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { ElementKind } from './element-words.ts';
import { avatar } from './elements/avatar.ts';
import { bar, type Liquid } from './elements/bar.ts';
import { bubble } from './elements/bubble.ts';
import { button, keyCap, tab, toolbar } from './elements/button.ts';
import { card, counter, padButton } from './elements/card.ts';
import { check, scrollBar, slider, toggle } from './elements/controls.ts';
import { panel, shaped, windowFrame } from './elements/panel.ts';
import { crafting, inventory, skillNode, slot } from './elements/slot.ts';
import { badge, banner, cursor, dialogue, divider, minimap, tooltip } from './elements/talk.ts';
import type { IconArt } from './ornaments.ts';
import { polygonMask } from './shape.ts';
import type { Kit, Part, State } from './types.ts';

export interface ElementOptions {
  readonly label?: string;
  readonly state?: State;
  /** Which of several of its kind it is, from 0. */
  readonly index?: number;
  /** A picture to hold: an icon, a face. */
  readonly picture?: Rgba;
  /** A sign on it. */
  readonly sign?: IconArt;
  /** Slots of a bar or an inventory. */
  readonly cells?: { readonly count: number; readonly columns?: number };
  /** The words that it was asked for with. */
  readonly said?: string;
}

/** What stands on icon buttons and tool bars where nothing else is said. */
export const ICON_ORDER: readonly IconArt[] = [
  'gear',
  'bag',
  'map',
  'sword',
  'book',
  'home',
  'shield',
  'user',
  'star',
  'mail',
  'music',
  'save',
];

interface Row {
  /** Natural size, and the largest factor by which it may grow across and down. */
  readonly size: readonly [width: Px, height: Px];
  readonly grow: readonly [x: number, y: number];
  readonly draw: (kit: Kit, width: Px, height: Px, o: ElementOptions) => Part;
}

const square =
  (draw: (kit: Kit, side: Px, o: ElementOptions) => Part) =>
  (kit: Kit, width: Px, height: Px, o: ElementOptions): Part =>
    draw(kit, Math.min(width, height), o);
const liquid = (kind: Liquid, fraction: number): Row => ({
  size: [112, 15],
  grow: [4, 2.4],
  draw: (kit, width, height, { label }) => bar(kit, width, height, kind, { fraction, ...(label ? { label } : {}) }),
});
const polygon = (sides: number): Row => ({
  size: [64, 64],
  grow: [4, 4],
  draw: square((kit, side) => shaped(kit, polygonMask(side, sides, sides === 8 ? Math.PI / 8 : 0))),
});

export const ELEMENTS: Readonly<Record<ElementKind, Row>> = {
  panel: {
    size: [112, 88],
    grow: [5, 5],
    draw: (kit, w, h, { label }) => panel(kit, w, h, label ? { title: label } : {}),
  },
  window: {
    size: [136, 100],
    grow: [5, 5],
    draw: (kit, w, h, { label, state }) => windowFrame(kit, w, h, label, state ? { state } : {}),
  },
  dialogue: {
    size: [220, 76],
    grow: [3, 2],
    draw: (kit, w, h, { label, picture }) =>
      dialogue(kit, w, h, { ...(label ? { text: label } : {}), ...(picture ? { portrait: picture } : {}) }),
  },
  button: {
    size: [80, 23],
    grow: [3, 1.8],
    draw: (kit, w, h, { label, state, sign, picture }) =>
      button(kit, w, h, label, {
        ...(state ? { state } : {}),
        ...(picture ? { picture } : sign ? { icon: sign } : {}),
      }),
  },
  round_button: {
    size: [32, 32],
    grow: [3, 3],
    draw: square((kit, side, { label, state, sign, picture }) =>
      button(kit, side, side, label, {
        round: true,
        ...(state ? { state } : {}),
        ...(picture ? { picture } : sign ? { icon: sign } : {}),
      }),
    ),
  },
  pad: { size: [24, 24], grow: [2, 2], draw: square((kit, side, { label = 'A' }) => padButton(kit, side, label)) },
  hotbar: {
    size: [204, 40],
    grow: [3, 1.6],
    draw: (kit, w, h, { cells, picture }) =>
      toolbar(kit, w, h, [], {
        count: cells?.count ?? Math.max(1, Math.min(9, Math.floor((w - 10) / 24))),
        cell: (size, i) =>
          slot(kit, size, {
            state: i === 0 ? 'selected' : 'empty',
            ...(i < 9 && size >= 16 ? { key: String(i + 1) } : {}),
            ...(picture && i === 0 ? { item: picture } : {}),
          }),
      }),
  },
  counter: {
    size: [64, 20],
    grow: [1.5, 1.5],
    draw: (kit, w, h, { label, sign = 'coin' }) => counter(kit, w, Math.min(h, Math.round(w / 2)), sign, label),
  },
  bubble: {
    size: [96, 56],
    grow: [3, 3],
    draw: (kit, w, h, { label, said = '' }) =>
      bubble(kit, w, h, {
        ...(label ? { label } : {}),
        dots: /\bdots?\b|\.\.\.|…|typing|ellipsis|loading/i.test(said),
        thought: /\bthought\b/i.test(said),
      }),
  },
  card: {
    size: [80, 112],
    grow: [4, 4],
    draw: (kit, w, h, { label, picture }) =>
      card(kit, w, h, { ...(label ? { label } : {}), ...(picture ? { picture } : {}) }),
  },
  icon_button: {
    size: [26, 26],
    grow: [1.6, 1.6],
    draw: square((kit, side, { state, index = 0, picture }) =>
      button(kit, side, side, '', {
        ...(state ? { state } : {}),
        ...(picture ? { picture } : { icon: ICON_ORDER[index % ICON_ORDER.length]! }),
      }),
    ),
  },
  toolbar: { size: [156, 36], grow: [3, 1.3], draw: (kit, w, h) => toolbar(kit, w, h, ICON_ORDER) },
  tab: {
    size: [64, 21],
    grow: [2, 1.3],
    draw: (kit, w, h, { label = '', state, index = 0 }) =>
      tab(kit, w, h, label, state ?? (index === 0 ? 'active' : 'normal')),
  },
  health_bar: liquid('health', 0.72),
  mana_bar: liquid('mana', 0.55),
  stamina_bar: liquid('stamina', 0.85),
  xp_bar: liquid('xp', 0.4),
  shield_bar: liquid('shield', 0.6),
  hunger_bar: liquid('hunger', 0.65),
  air_bar: liquid('air', 0.8),
  ammo_bar: liquid('ammo', 0.7),
  fuel_bar: liquid('fuel', 0.5),
  heat_bar: liquid('heat', 0.45),
  poison_bar: liquid('poison', 0.35),
  boss_bar: liquid('boss', 0.8),
  avatar: { size: [56, 56], grow: [3, 3], draw: (kit, w, h, { picture }) => avatar(kit, w, picture, { height: h }) },
  inventory: {
    size: [154, 92],
    // a little over 1: it may be smaller, too
    grow: [1.01, 1.01],
    draw: (kit, w, h, { cells }) => {
      const fits = Math.max(1, Math.floor((w + 1) / 31));
      const columns = cells?.columns ?? (cells ? Math.min(fits, Math.ceil(Math.sqrt(cells.count * 1.5))) : fits);
      const rows = cells ? Math.ceil(cells.count / columns) : Math.max(1, Math.floor((h + 1) / 31));
      // as large as lets all of them be seen
      const side = Math.max(10, Math.min(30, Math.floor((w + 1) / columns) - 1, Math.floor((h + 1) / rows) - 1));
      return inventory(kit, columns, rows, side);
    },
  },
  crafting: {
    size: [164, 96],
    grow: [1.4, 1.4],
    draw: (kit, w, h, { cells }) =>
      crafting(kit, w, h, cells?.columns ?? 3, cells?.columns ? Math.ceil(cells.count / cells.columns) : 3),
  },
  slot: {
    size: [30, 30],
    grow: [2, 2],
    draw: square((kit, side, { picture, index = 0 }) =>
      slot(kit, side, { state: index === 1 ? 'selected' : 'empty', ...(picture ? { item: picture } : {}) }),
    ),
  },
  tooltip: {
    size: [100, 50],
    grow: [2, 2],
    draw: (kit, w, h, { label = '' }) => tooltip(kit, label, [], 'rare', { width: w, height: h }),
  },
  banner: {
    size: [140, 31],
    grow: [3, 1.4],
    draw: (kit, w, h, { label = '' }) => banner(kit, w, label, { big: h >= 43 }),
  },
  badge: { size: [13, 13], grow: [1, 1], draw: (kit, _w, _h, { label = '!' }) => badge(kit, label) },
  checkbox: {
    size: [16, 15],
    grow: [1, 1],
    draw: (kit, _w, _h, { index = 0, state }) => check(kit, index % 2 === 0, state ? { state } : {}),
  },
  radio: {
    size: [16, 15],
    grow: [1, 1],
    draw: (kit, _w, _h, { index = 0, state }) =>
      check(kit, index % 2 === 0, { round: true, ...(state ? { state } : {}) }),
  },
  toggle: {
    size: [28, 14],
    grow: [1, 1],
    draw: (kit, _w, _h, { index = 0, state }) => toggle(kit, index % 2 === 0, state),
  },
  slider: { size: [110, 13], grow: [4, 1], draw: (kit, w, _h, { state }) => slider(kit, w, 0.6, state) },
  scroll_bar: { size: [13, 96], grow: [1, 4], draw: (kit, _w, h) => scrollBar(kit, h) },
  key: { size: [18, 17], grow: [1, 1], draw: (kit, _w, _h, { label = 'E', state }) => keyCap(kit, label, state) },
  minimap: { size: [72, 72], grow: [3, 3], draw: square((kit, side) => minimap(kit, side)) },
  skill_node: {
    size: [32, 32],
    grow: [1.5, 1.5],
    draw: square((kit, side, { index = 0 }) =>
      skillNode(kit, side, index % 2 ? 'hexagon' : 'round', (['learnt', 'open', 'locked'] as const)[index % 3]!),
    ),
  },
  cursor: {
    size: [16, 16],
    grow: [1, 1],
    draw: (kit, _w, _h, { index = 0 }) =>
      cursor(kit, (['arrow', 'hand', 'target', 'wait', 'text', 'sword'] as const)[index % 6]!),
  },
  divider: { size: [120, 9], grow: [4, 1], draw: (kit, w) => divider(kit, w) },
  triangle: polygon(3),
  pentagon: polygon(5),
  hexagon: polygon(6),
  octagon: polygon(8),
};
