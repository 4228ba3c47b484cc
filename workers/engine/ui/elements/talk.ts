/** What speaks and shows: dialogue boxes, tool tips, banners, badges, map frames, cursors. */
import { faceNamed, wrapText } from '../../../../src/pixels/font/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, put, rect, solid, stamp } from '../canvas.ts';
import { inkOn } from '../kit.ts';
import { moved, widthOf, write } from '../lettering.ts';
import { CURSOR_ART, type CursorArt, ICON_ART } from '../ornaments.ts';
import { artMask, circleMask, type Mask } from '../shape.ts';
import { even, finishOf, paintSurface } from '../surface.ts';
import type { Kit, Label, Part } from '../types.ts';
import { avatar } from './avatar.ts';
import { frameOf, PANEL_SLICE, panel, plate } from './panel.ts';
import { RARITIES, type Rarity } from './slot.ts';

export interface DialogueOptions {
  readonly name?: string;
  readonly text?: string;
  readonly portrait?: Rgba;
  readonly choices?: readonly string[];
  /** The sign to go on (default true). */
  readonly next?: boolean;
}

/** Speech: portrait left, name on the border, lines that fit, the sign to go on. */
export function dialogue(
  kit: Kit,
  width: Px,
  height: Px,
  { name, text = '', portrait, choices = [], next = true }: DialogueOptions = {},
): Part {
  const top = 9;
  const box = panel(kit, width, height - top, { calm: true });
  const image = canvas(width, height);
  stamp(image, box.image, 0, top);
  const edge = frameOf(kit);
  const labels: Label[] = [];
  let x = edge + 9;
  if (portrait) {
    const size = Math.min(64, height - top - 2 * edge - 10);
    const one = avatar(kit, size, portrait);
    stamp(image, one.image, x, top + ((height - top - size) >> 1));
    x += size + 8;
  }
  if (name) {
    const one = plate(kit, widthOf(name, 'bold') + 22, 18, name);
    stamp(image, one.image, x - 2, 2);
    labels.push(...moved(one.labels, x - 2, 2));
  }
  const face = 'plain';
  const step = faceNamed(face).lineHeight;
  const ground = [kit.ramps.fill[2], kit.ramps.fill[3], kit.ramps.fill[4]];
  const ink = inkOn(kit, ground, kit.ramps.fill[0]);
  const lift = ink.colour === kit.light && !ink.outline ? { shadow: kit.ramps.fill[0] } : {};
  let y = top + edge + 12;
  const last = height - edge - 8;
  for (const line of wrapText(faceNamed(face), text, width - x - edge - 14)) {
    if (y + 7 > last) break;
    if (line) labels.push(write(kit, image, line, x, y, { face, ink, ...lift }));
    y += step;
  }
  y += 2;
  choices.forEach((choice, i) => {
    if (y + 7 > last) return;
    if (i === 0) solid(image, artMask('#../##./###/##./#..'), x + 1, y + 1, kit.ramps.accent);
    labels.push(write(kit, image, choice, x + 9, y, { face: i === 0 ? 'bold' : face, ink, ...lift }));
    y += step;
  });
  if (next) solid(image, artMask(ICON_ART.down), width - edge - 18, height - edge - 11, kit.ramps.accent);
  return {
    image,
    slice: { left: PANEL_SLICE, top: PANEL_SLICE + top, right: PANEL_SLICE, bottom: PANEL_SLICE },
    content: {
      x,
      y: top + edge + 10,
      width: Math.max(1, width - x - edge - 8),
      height: Math.max(1, height - top - 2 * edge - 16),
    },
    labels,
  };
}

/** A tool tip: a name in its rarity's colour over lines; '+' is good, '-' bad. */
export function tooltip(
  kit: Kit,
  title: string,
  lines: readonly string[],
  rarity: Rarity = 'common',
  size?: { width: Px; height: Px },
): Part {
  const width = size?.width ?? Math.max(widthOf(title, 'bold'), ...lines.map((line) => widthOf(line))) + 18;
  const height = size?.height ?? 26 + lines.length * 11;
  const finish = finishOf(kit);
  const { image } = paintSurface(kit, width, height, {
    bands: 'line base line',
    fill: kit.tint(kit.theme.dark),
    frame: kit.ramps.frame,
    corner: finish.corner,
    radius: Math.min(finish.radius, 4),
  });
  const ground = kit.tint(kit.theme.dark)[3];
  const colour = RARITIES[rarity];
  const bright = colour ? kit.tint(colour)[5] : kit.light;
  const readable = (ink: typeof bright) => ({ colour: inkOn({ ...kit, light: ink }, [ground]).colour });
  const labels = title ? [write(kit, image, title, 9, 7, { face: 'bold', ink: readable(bright) })] : [];
  if (title) for (let x = 8; x < width - 8; x++) put(image, x, 17, colour ? kit.tint(colour)[3] : kit.ramps.frame[3]);
  lines.forEach((line, i) => {
    const own = line.startsWith('+')
      ? kit.tint('#88dc70')[4]
      : line.startsWith('-')
        ? kit.tint('#f08078')[4]
        : kit.light;
    labels.push(write(kit, image, line, 9, 22 + i * 11, { ink: readable(own) }));
  });
  return { image, slice: even(7), labels };
}

/** A ribbon with folded tails. */
export function banner(kit: Kit, width: Px, label: string, { big = false } = {}): Part {
  const height = big ? 36 : 24;
  const image = canvas(width, height + 7);
  const tail = big ? 22 : 16;
  const r = kit.ramps.accent;
  for (const right of [false, true]) {
    const side = (x: number): number => (right ? width - 1 - x : x);
    for (let y = 0; y < height - 2; y++) {
      const bite = Math.round(Math.min(y, height - 3 - y) * 0.55);
      for (let x = bite; x < tail + 6; x++) {
        const edge = y === 0 || y === height - 3 || x === bite;
        put(image, side(x), y + 6, edge ? r[0] : y === 1 ? r[3] : y > height - 6 ? r[1] : r[2]);
      }
    }
    for (let k = 0; k < 6; k++) for (let x = 0; x <= k; x++) put(image, side(tail + 5 - x), height - 1 + (5 - k), r[0]);
  }
  const trim = kit.ramps.trim;
  for (let y = 0; y < height; y++) {
    for (let x = tail; x < width - tail; x++) {
      const edge = y === 0 || y === height - 1 || x === tail || x === width - tail - 1;
      const stripe = y === 3 || y === height - 4;
      const c = edge
        ? r[0]
        : y === 1
          ? r[5]
          : stripe
            ? trim[y === 3 ? 4 : 3]
            : y < height / 2
              ? r[4 - (y > 6 ? 1 : 0)]!
              : y > height - 4
                ? r[1]
                : r[3];
      put(image, x, y, c);
    }
  }
  const labels: Label[] = [];
  const face = big ? 'title' : 'bold';
  if (label && widthOf(label, face) <= width - 2 * tail - 6) {
    const ink = inkOn(kit, [r[3], r[4]], r[0]);
    const cap = faceNamed(face).capHeight;
    const line = { ...ink, outline: ink.outline ?? (ink.colour === kit.light ? r[0] : r[5]) };
    labels.push(
      write(kit, image, label, width / 2, Math.round((height - cap) / 2), { face, align: 'center', ink: line }),
    );
  }
  return { image, slice: { left: tail + 4, top: 5, right: tail + 4, bottom: 12 }, labels };
}

/** A small round sign with a number or '!'. */
export function badge(kit: Kit, text: string): Part {
  const width = Math.max(13, widthOf(text, 'bold') + 7);
  const { image } = paintSurface(kit, width, 13, {
    bands: 'line spec',
    fill: kit.ramps.accent,
    corner: kit.theme.finish === 'pixel' ? 'notch' : 'round',
    radius: 6,
    gradient: 1,
  });
  const ink = inkOn(kit, [kit.ramps.accent[2], kit.ramps.accent[3], kit.ramps.accent[4]], kit.ramps.accent[0]);
  return {
    image,
    labels: [write(kit, image, text, width / 2, 3, { face: 'bold', align: 'center', ink })],
  };
}

/** A frame around a map: round or square, with the four winds. */
export function minimap(kit: Kit, size: Px, { round = true } = {}): Part {
  const finish = finishOf(kit);
  const { image, relief, border } = paintSurface(kit, size, size, {
    bands: finish.frame,
    fill: kit.ramps.well,
    frame: kit.ramps.frame,
    ...(round ? { shape: circleMask(size) } : { corner: finish.corner, radius: finish.radius }),
    inner: 1,
  });
  const hole = border + 1;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++)
      if (relief.depth[y * size + x]! > hole) image.data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 4);
  }
  const pin = artMask('..#../.###./#####/.###./..#..');
  const middle = (size - 5) >> 1;
  for (const [x, y] of [
    [middle, 1],
    [middle, size - 6],
    [1, middle],
    [size - 6, middle],
  ] as const) {
    solid(image, pin, x, y, y === 1 ? kit.ramps.accent : kit.ramps.trim);
  }
  return { image, content: { x: hole, y: hole, width: size - 2 * hole, height: size - 2 * hole }, labels: [] };
}

/** A pointer with the pixel that points. */
export function cursor(kit: Kit, kind: CursorArt): Part {
  const [art, hotX, hotY] = CURSOR_ART[kind];
  const shape: Mask = artMask(art);
  const image = canvas(shape.width + 2, shape.height + 2);
  const pale = ['wood', 'stone', 'iron', 'comic', 'flat', 'organic'].includes(kit.theme.finish);
  const ramp =
    kind === 'deny'
      ? kit.ramps.accent
      : pale && kind !== 'sword'
        ? kit.tint('#e8e0d0')
        : kit.theme.finish === 'candy'
          ? kit.ramps.accent
          : kit.theme.finish === 'paper'
            ? kit.ramps.fill
            : kit.ramps.trim;
  solid(image, shape, 1, 1, ramp);
  return { image, hotspot: { x: hotX + 1, y: hotY + 1 }, labels: [] };
}

/** A line with a stud in its middle, between parts of a page. */
export function divider(kit: Kit, width: Px): Part {
  const image = canvas(width, 9);
  const r = kit.ramps.trim;
  rect(image, 2, 4, width - 4, 1, r[3]);
  rect(image, 2, 5, width - 4, 1, r[0]);
  solid(image, artMask('..#../.###./#####/.###./..#..'), (width - 5) >> 1, 2, kit.ramps.gem);
  return { image, slice: { left: 4, top: 4, right: 4, bottom: 4 }, labels: [] };
}
