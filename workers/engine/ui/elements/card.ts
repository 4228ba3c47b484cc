/** Cards of card games, counters, and the buttons of a game pad. */
import { enlarge } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, solid, stamp } from '../canvas.ts';
import { inkOn } from '../kit.ts';
import { moved, write } from '../lettering.ts';
import { enlargedArt, ICON_ART, type IconArt, SIGN_COLOURS } from '../ornaments.ts';
import { artMask, circleMask } from '../shape.ts';
import { finishOf, paintSurface } from '../surface.ts';
import type { Kit, Label, Part } from '../types.ts';
import { button } from './button.ts';
import { frameOf, panel, plate } from './panel.ts';

/** A card: a plate for its name, a window for its picture, room for its rules, a stone for its cost. */
export function card(
  kit: Kit,
  width: Px,
  height: Px,
  { label = '', picture }: { label?: string; picture?: Rgba } = {},
): Part {
  const base = panel(kit, width, height, { calm: true });
  const { image } = base;
  const labels: Label[] = [];
  const edge = frameOf(kit) + 2;
  const name = Math.max(10, Math.min(18, Math.round(height * 0.13)));
  const head = plate(kit, width - 2 * edge - 4, name, label);
  stamp(image, head.image, edge + 2, edge);
  labels.push(...moved(head.labels, edge + 2, edge));
  const top = edge + name + 2;
  const tall = Math.round((height - top - edge) * 0.52);
  const wide = width - 2 * edge - 4;
  const finish = finishOf(kit);
  const well = paintSurface(kit, wide, tall, {
    bands: finish.slot,
    fill: kit.ramps.well,
    frame: kit.ramps.frame,
    inner: 1,
  });
  stamp(image, well.image, edge + 2, top);
  if (picture) {
    const by = Math.max(1, Math.floor(Math.min((wide - 6) / picture.width, (tall - 6) / picture.height)));
    const shown = by > 1 ? enlarge(picture, by) : picture;
    stamp(image, shown, edge + 2 + ((wide - shown.width) >> 1), top + ((tall - shown.height) >> 1));
  }
  const text = { x: edge + 2, y: top + tall + 3, width: wide, height: Math.max(6, height - top - tall - edge - 6) };
  const rules = paintSurface(kit, text.width, text.height, { bands: 'line base', fill: kit.tint(kit.theme.light), frame: kit.ramps.frame }); // biome-ignore format: one line
  stamp(image, rules.image, text.x, text.y);
  const size = Math.max(11, Math.min(24, Math.round(width * 0.2)));
  const cost = paintSurface(kit, size, size, { bands: finish.avatar, shape: circleMask(size), fill: kit.ramps.gem, frame: kit.ramps.trim, gradient: 1 }); // biome-ignore format: one line
  stamp(image, cost.image, 1, 1);
  return { image, content: text, labels };
}

/** A sign before a sunken field for a number. The number is written where the request has one. */
export function counter(kit: Kit, width: Px, height: Px, sign: IconArt, label = ''): Part {
  const image = canvas(width, height);
  const field = paintSurface(kit, width, height, { bands: 'line base line', fill: kit.ramps.well, frame: kit.ramps.frame, corner: 'round', radius: height >> 1, inner: 1 }); // biome-ignore format: one line
  stamp(image, field.image, 0, 0);
  const scale = height >= 30 ? 2 : 1;
  const mark = artMask(enlargedArt(ICON_ART[sign], scale));
  const ramp = kit.tint(SIGN_COLOURS[sign] ?? kit.theme.trim);
  solid(image, mark, Math.max(4, Math.round(height * 0.3)), (height - mark.height) >> 1, ramp, { stone: ramp[1] });
  const labels: Label[] = [];
  if (label) {
    const ink = { ...inkOn(kit, [kit.ramps.well[2], kit.ramps.well[3]], kit.dark), outline: kit.dark };
    labels.push(write(kit, image, label, width - Math.round(height * 0.4), Math.round((height - 7 * scale) / 2), { face: 'bold', align: 'right', ink, scale })); // biome-ignore format: one line
  }
  return { image, content: { x: height, y: 3, width: Math.max(1, width - height - 4), height: height - 6 }, labels };
}

/** Colours of the four buttons of most pads. */
const PAD: Readonly<Record<string, string>> = { A: '#58b048', B: '#d83c3c', X: '#3c78dc', Y: '#e8b838' };

/** A round button of a game pad with its letter. */
export function padButton(kit: Kit, side: Px, letter: string): Part {
  const colour = PAD[letter];
  return button(kit, side, side, letter, { round: true, face: 'bold', ...(colour ? { colour } : {}) });
}
