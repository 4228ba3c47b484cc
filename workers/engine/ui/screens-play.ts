/** Screens of the game itself: what lies over it while one plays, the choice of a level, a tree of skills. */
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { canvas, rect, solid } from './canvas.ts';
import { ELEMENTS } from './draw-element.ts';
import type { ElementKind } from './element-words.ts';
import { avatar } from './elements/avatar.ts';
import { button } from './elements/button.ts';
import { panel } from './elements/panel.ts';
import { skillNode } from './elements/slot.ts';
import { minimap } from './elements/talk.ts';
import { enlargedArt, ICON_ART, type IconArt, SIGN_COLOURS } from './ornaments.ts';
import { NUMBERS } from './read-said.ts';
import { artMask } from './shape.ts';
import type { Kit, Part } from './types.ts';

export interface ScreenPart {
  readonly id: string;
  readonly kind: string;
  readonly part: Part;
  readonly x: Px;
  readonly y: Px;
}

/** What words name of a screen. */
export interface Named {
  readonly elements: readonly ElementKind[];
  readonly counted: readonly IconArt[];
  readonly cells?: { readonly count: number; readonly columns?: number };
  readonly face?: Rgba;
  readonly description: string;
}

const EDGE: Px = 4;
/** What a HUD has where no word names anything of it. */
const USUAL: readonly ElementKind[] = ['avatar', 'health_bar', 'mana_bar', 'minimap', 'counter', 'hotbar'];

/** Over the game: who plays and the bars above left, the map above right, counts below it, the quick bar at the bottom. */
export function hud(kit: Kit, width: Px, height: Px, { elements, counted, cells, face }: Named): ScreenPart[] {
  const out: ScreenPart[] = [];
  const named = elements.filter((kind) => kind !== 'panel' && kind !== 'window');
  const kinds = named.length > 0 ? named : USUAL;
  const has = (kind: ElementKind): boolean => kinds.includes(kind);
  const add = (id: string, kind: string, part: ScreenPart['part'], x: Px, y: Px): void => {
    out.push({ id, kind, part, x, y });
  };
  let left = EDGE;
  if (has('avatar')) {
    const one = avatar(kit, Math.min(38, height >> 2), face);
    add('avatar', 'avatar', one, EDGE, EDGE);
    left += one.image.width + 3;
  }
  const bars = [
    ...new Set(kinds.filter((kind) => kind.endsWith('_bar') && kind !== 'scroll_bar' && kind !== 'boss_bar')),
  ];
  const long = Math.max(40, Math.min(96, Math.round(width * 0.36)));
  bars.forEach((kind, i) => {
    add(kind, kind, ELEMENTS[kind].draw(kit, long, 13, {}), left, EDGE + i * 15);
  });
  if (has('boss_bar')) {
    const wide = Math.round(width * 0.6);
    add('boss_bar', 'boss_bar', ELEMENTS.boss_bar.draw(kit, wide, 13, {}), (width - wide) >> 1, EDGE + (bars.length > 0 ? 20 : 0)); // biome-ignore format: one line
  }
  let y = EDGE;
  if (has('minimap')) {
    const side = Math.max(36, Math.min(64, Math.round(Math.min(width, height) * 0.3)));
    add('minimap', 'minimap', minimap(kit, side), width - side - EDGE, EDGE);
    y += side + 3;
  }
  const counts = counted.length > 0 ? counted : has('counter') ? (['coin'] as const) : [];
  counts.forEach((sign, i) => {
    const part = ELEMENTS.counter.draw(kit, 52, 17, { sign });
    add(`counter_${i + 1}`, 'counter', part, width - 52 - EDGE, y + i * 20);
  });
  if (has('hotbar') || has('slot') || has('toolbar')) {
    const count = cells?.count ?? Math.max(3, Math.min(9, Math.floor((width - 20) / 30)));
    const wide = Math.min(width - 2 * EDGE, count * 29 + 12);
    const part = ELEMENTS.hotbar.draw(kit, wide, 36, { cells: { count } });
    add('hotbar', 'hotbar', part, (width - wide) >> 1, height - 36 - EDGE);
  }
  if (has('dialogue')) {
    const tall = Math.min(76, height >> 1);
    add('dialogue', 'dialogue', ELEMENTS.dialogue.draw(kit, width - 12, tall, face ? { picture: face } : {}), 6, height - tall - EDGE); // biome-ignore format: one line
  }
  return out;
}

const NUMBERED = /\b(\d{1,2}|[a-z]+)(?: [a-z]+){0,2} (?:levels?|stages?|worlds?)\b/gi;

/** How many levels are said; undefined where none are. */
const levelsIn = (description: string): number | undefined =>
  [...description.matchAll(NUMBERED)]
    .map(([, word]) => NUMBERS[word!.toLowerCase()] ?? Number(word))
    .find((n) => n > 1);

/** Levels to choose from, numbered, with their stars; the last third are locked. */
export function levels(kit: Kit, width: Px, height: Px, { description }: Named): ScreenPart[] {
  const out: ScreenPart[] = [{ id: 'panel', kind: 'panel', part: panel(kit, width, height, {}), x: 0, y: 0 }];
  const said = levelsIn(description);
  const count = Math.min(30, said ?? 12);
  const starred = /\bstars?\b/i.test(description) || said === undefined;
  const [wide, tall] = [width - 28, height - 28];
  const down = starred ? 1.45 : 1.15;
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * wide * down) / tall))));
  const rows = Math.ceil(count / columns);
  const side = Math.max(14, Math.min(44, Math.floor(wide / columns / 1.15), Math.floor(tall / rows / down)));
  const [stepX, stepY] = [Math.floor(wide / columns), Math.floor(tall / rows)];
  const open = Math.max(1, Math.ceil((count * 2) / 3));
  for (let i = 0; i < count; i++) {
    const x = 14 + (i % columns) * stepX + ((stepX - side) >> 1);
    const y = 14 + Math.floor(i / columns) * stepY + ((stepY - Math.round(side * (starred ? 1.3 : 1))) >> 1);
    const locked = i >= open;
    const one = button(kit, side, side, locked ? '' : String(i + 1), {
      ...(locked ? { state: 'disabled' as const, icon: 'lock' as const } : {}),
      ...(i === open - 1 ? { kind: 'primary' as const } : {}),
    });
    out.push({ id: `level_${i + 1}`, kind: 'button', part: one, x, y });
    if (!starred || locked) continue;
    const got = i === open - 1 ? 0 : 1 + ((i * 7 + 2) % 3);
    out.push({ id: `stars_${i + 1}`, kind: 'stars', part: stars(kit, side, got), x, y: y + side + 1 });
  }
  return out;
}

function stars(kit: Kit, width: Px, got: number): ScreenPart['part'] {
  const art = artMask(ICON_ART.star);
  const image = canvas(width, art.height + 2);
  const step = Math.max(5, Math.min(art.width + 1, Math.floor((width - art.width) / 2)));
  const full = kit.tint('#f0c848');
  for (let i = 0; i < 3; i++)
    solid(image, art, Math.round((width - art.width) / 2) + (i - 1) * step, 1, i < got ? full : kit.grey(kit.ramps.button)); // biome-ignore format: one line
  return { image, labels: [] };
}

/** Nodes in rows that branch from the bottom to the top; what is learnt is joined by lit lines. */
export function tree(kit: Kit, width: Px, height: Px): ScreenPart[] {
  const out: ScreenPart[] = [
    { id: 'panel', kind: 'panel', part: panel(kit, width, height, { calm: true }), x: 0, y: 0 },
  ];
  const rows = Math.max(3, Math.min(5, Math.floor((height - 30) / 40)));
  const side = Math.max(16, Math.min(36, Math.floor((height - 32) / rows) - 10));
  const most = Math.max(2, Math.min(5, Math.floor((width - 30) / (side + 10))));
  const middles: [number, number][][] = [];
  for (let r = 0; r < rows; r++) {
    const n = Math.min(most, r === 0 ? 1 : r + 1);
    const y = height - 18 - (side >> 1) - Math.round((r * (height - 36 - side)) / (rows - 1));
    middles.push(
      Array.from({ length: n }, (_, i) => [Math.round(width / 2 + (i - (n - 1) / 2) * ((width - 30) / most)), y]),
    );
  }
  const learnt = Math.ceil(rows / 2);
  const links = canvas(width, height);
  const line = (x: Px, y: Px, w: Px, h: Px, lit: boolean): void => {
    const ramp = lit ? kit.ramps.trim : kit.grey(kit.ramps.frame);
    rect(links, x - 1, y - 1, w + 2, h + 2, kit.dark);
    rect(links, x, y, w, h, ramp[lit ? 4 : 3]);
  };
  for (let r = 1; r < rows; r++) {
    const below = middles[r - 1]!;
    middles[r]!.forEach(([x, y], i) => {
      const [px, py] = below[Math.min(below.length - 1, Math.floor((i * below.length) / middles[r]!.length))]!;
      const half = Math.round((y + py) / 2);
      const lit = r < learnt;
      line(px, half, 2, py - half, lit);
      line(Math.min(x, px), half, Math.abs(x - px) + 2, 2, lit);
      line(x, y, 2, half - y, lit);
    });
  }
  out.push({ id: 'links', kind: 'links', part: { image: links, labels: [] }, x: 0, y: 0 });
  middles.forEach((row, r) => {
    row.forEach(([x, y], i) => {
      const state = r < learnt ? 'learnt' : r === learnt ? 'open' : 'locked';
      const part = skillNode(kit, side, r === rows - 1 ? 'hexagon' : 'round', state);
      out.push({ id: `node_${r + 1}_${i + 1}`, kind: 'skill_node', part, x: x - (side >> 1), y: y - (side >> 1) });
    });
  });
  return out;
}

/** A sign of several pixels to a pixel of its art. */
export function bigSign(kit: Kit, sign: IconArt, factor: number): ScreenPart['part'] {
  const mask = artMask(enlargedArt(ICON_ART[sign], factor));
  const image = canvas(mask.width + 2, mask.height + 2);
  const colour = SIGN_COLOURS[sign];
  const ramp = colour ? kit.tint(colour) : kit.ramps.trim;
  solid(image, mask, 1, 1, ramp, { stone: ramp[0] });
  return { image, labels: [] };
}
