/** Slots for things: inventory, quick bar, skill tree. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, pixel, put, solid, stamp } from '../canvas.ts';
import { moved, write } from '../lettering.ts';
import { enlargedArt, ICON_ART } from '../ornaments.ts';
import { artMask, circleMask, polygonMask } from '../shape.ts';
import { finishOf, paintSurface, tone } from '../surface.ts';
import type { Kit, Label, Part, State } from '../types.ts';
import { greyed } from './button.ts';

export const RARITIES = {
  common: undefined,
  uncommon: '#4ca83c',
  rare: '#3c7cdc',
  epic: '#9c4cd4',
  legendary: '#e88c28',
} as const;
export type Rarity = keyof typeof RARITIES;
export const SLOT_STATES = ['empty', 'hover', 'selected', 'locked', 'disabled'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export interface SlotOptions {
  readonly state?: SlotState;
  readonly rarity?: Rarity;
  readonly item?: Rgba;
  readonly count?: number;
  readonly key?: string;
}

export function slot(kit: Kit, size: Px, options: SlotOptions = {}): Part {
  const { state = 'empty', rarity = 'common', item, count, key } = options;
  const finish = finishOf(kit);
  const selected = state === 'selected';
  const colour = RARITIES[rarity];
  const rare = colour ? kit.tint(colour) : undefined;
  const base = state === 'disabled' ? kit.grey(kit.ramps.well) : kit.ramps.well;
  const middle = size / 2 - 0.5;
  const shift = state === 'hover' ? 1 : state === 'locked' ? -1 : 0;
  const { image } = paintSurface(kit, size, size, {
    bands: finish.slot,
    fill: base,
    frame: selected ? kit.ramps.accent : rare && kit.theme.finish !== 'pixel' ? rare : kit.ramps.frame,
    corner: finish.corner,
    radius: Math.min(finish.radius, 4),
    inner: rare ? 0 : 1,
    // three plain steps: a gradient would look like a button of a web page
    ground: (x, y, t) => {
      const q = Math.hypot(x - middle, y - middle) / size;
      if (rare && state !== 'locked') return rare[q < 0.24 ? 2 : q < 0.38 ? 1 : 0];
      return tone(base, t + shift + (q < 0.24 ? 0.5 : 0));
    },
  });
  if (state === 'hover') ring(kit, image, kit.ramps.trim[5]);
  if (item) {
    const shown = state === 'disabled' || state === 'locked' ? greyed(kit, item) : item;
    stamp(image, shown, (size - item.width) >> 1, (size - item.height) >> 1);
  }
  if (state === 'locked') {
    const lock = artMask(ICON_ART.lock);
    solid(image, lock, (size - lock.width) >> 1, (size - lock.height) >> 1, kit.ramps.trim, {
      stone: kit.ramps.well[0],
    });
  }
  const labels: Label[] = [];
  const ink = { colour: kit.light, outline: kit.dark };
  if (count) labels.push(write(kit, image, String(count), size - 3, size - 8, { face: 'tiny', align: 'right', ink }));
  if (key) labels.push(write(kit, image, key, 4, 4, { face: 'tiny', ink }));
  if (selected) {
    for (const x of [false, true]) {
      for (const y of [false, true]) {
        solid(image, artMask('####/##../#.../#...', { x, y }), x ? size - 4 : 0, y ? size - 4 : 0, kit.ramps.gem, {
          line: false,
        });
      }
    }
  }
  return { image, content: { x: 3, y: 3, width: size - 6, height: size - 6 }, labels };
}

/** The pixels next to the border, in one colour. */
function ring(_kit: Kit, image: Rgba, colour: readonly [number, number, number]): void {
  const { width, height } = image;
  const shown = (x: number, y: number): boolean => pixel(image, x, y) !== undefined;
  const edge = (x: number, y: number): boolean =>
    shown(x, y) && !(shown(x - 1, y) && shown(x + 1, y) && shown(x, y - 1) && shown(x, y + 1));
  const list: [number, number][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!shown(x, y) || edge(x, y)) continue;
      if (edge(x - 1, y) || edge(x + 1, y) || edge(x, y - 1) || edge(x, y + 1)) list.push([x, y]);
    }
  }
  for (const [x, y] of list) put(image, x, y, colour);
}

/** Slots in rows, as on an inventory's page. */
export function inventory(
  kit: Kit,
  columns: number,
  rows: number,
  size: Px,
  fill: (i: number) => SlotOptions = () => ({}),
): Part {
  const gap = 1;
  const image = canvas(columns * (size + gap) - gap, rows * (size + gap) - gap);
  const labels: Label[] = [];
  for (let i = 0; i < columns * rows; i++) {
    const one = slot(kit, size, fill(i));
    const [x, y] = [(i % columns) * (size + gap), Math.floor(i / columns) * (size + gap)];
    stamp(image, one.image, x, y);
    labels.push(...moved(one.labels, x, y));
  }
  return { image, labels };
}

/** A grid of slots for what goes in, an arrow, and the slot of what comes out. */
export function crafting(kit: Kit, width: Px, height: Px, columns = 3, rows = 3): Part {
  const side = Math.max(10, Math.min(34, Math.floor((width * 0.54) / columns) - 1, Math.floor(height / rows) - 1));
  const grid = inventory(kit, columns, rows, side);
  const result = slot(kit, Math.min(height, Math.round(side * 1.25)), { state: 'hover' });
  const factor = width >= 150 && side >= 20 ? 3 : 2;
  const arrow = artMask(enlargedArt(ARROW, factor));
  const gap = Math.max(4, side >> 2);
  const image = canvas(
    grid.image.width + result.image.width + arrow.width + 2 * gap,
    Math.max(grid.image.height, result.image.height, arrow.height + 2),
  );
  const middle = (part: Px): Px => (image.height - part) >> 1;
  stamp(image, grid.image, 0, middle(grid.image.height));
  solid(image, arrow, grid.image.width + gap, middle(arrow.height), kit.ramps.trim);
  stamp(image, result.image, image.width - result.image.width, middle(result.image.height));
  return { image, labels: grid.labels };
}

const ARROW = '...#.../...##../######./#######/######./...##../...#...';

/** A node of a skill tree: round, square or six-cornered; learnt, open or locked. */
export function skillNode(
  kit: Kit,
  size: Px,
  kind: 'round' | 'hexagon',
  state: 'locked' | 'open' | 'learnt' | 'hover',
  picture?: Rgba,
): Part {
  const finish = finishOf(kit);
  const fill =
    state === 'learnt' ? kit.ramps.accent : state === 'locked' ? kit.grey(kit.ramps.button) : kit.ramps.button;
  const { image } = paintSurface(kit, size, size, {
    bands: finish.avatar,
    shape: kind === 'round' ? circleMask(size) : polygonMask(size, 6),
    fill,
    frame:
      state === 'learnt' || state === 'hover'
        ? kit.ramps.trim
        : state === 'locked'
          ? kit.grey(kit.ramps.frame)
          : kit.ramps.frame,
    gradient: 1.2,
    shift: state === 'hover' ? 1 : 0,
  });
  const lock = artMask(ICON_ART.lock);
  if (state === 'locked')
    solid(image, lock, (size - lock.width) >> 1, (size - lock.height) >> 1, kit.grey(kit.ramps.trim));
  else if (picture) stamp(image, picture, (size - picture.width) >> 1, (size - picture.height) >> 1);
  else solid(image, artMask(ICON_ART.star), (size - 7) >> 1, (size - 6) >> 1, kit.ramps.gem);
  return { image, labels: [] };
}

export type { State };
