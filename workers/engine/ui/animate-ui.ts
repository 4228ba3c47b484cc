/** What moves in an interface, as frames: presses, fills, pointers, waiting. */
import type { Rgba } from '../../../src/pixels/types.ts';
import { canvas, put, rect, solid, stamp } from './canvas.ts';
import { bar } from './elements/bar.ts';
import { button } from './elements/button.ts';
import { check, toggle } from './elements/controls.ts';
import { slot } from './elements/slot.ts';
import { badge, cursor } from './elements/talk.ts';
import { ICON_ART } from './ornaments.ts';
import { artMask } from './shape.ts';
import type { Kit, KitAnimation } from './types.ts';

const evenly = (name: string, frames: readonly Rgba[], ms: number, loop = true): KitAnimation => ({
  name,
  frames,
  durationsMs: frames.map(() => ms),
  loop,
});

export function animations(kit: Kit): KitAnimation[] {
  const press = (['normal', 'hover', 'pressed', 'pressed', 'hover', 'normal'] as const).map(
    (state) => button(kit, 64, 23, '', { state, icon: 'play' }).image,
  );
  const fill = Array.from(
    { length: 13 },
    (_, i) => bar(kit, 80, 13, 'health', { fraction: i / 12, icon: false }).image,
  );
  const loss = [0, 0.06, 0.12, 0.12, 0.12, 0.08, 0.04, 0].map(
    (ghost, i) => bar(kit, 80, 13, 'health', { fraction: i === 0 ? 0.72 : 0.6, ghost, icon: false }).image,
  );
  return [
    { name: 'button_press', frames: press, durationsMs: [80, 60, 60, 80, 60, 120], loop: false },
    evenly('bar_fill', fill, 60, false),
    evenly('bar_loss', loss, 70, false),
    evenly('cursor_point', bobbed(cursor(kit, 'hand').image, [0, 0, 1, 2, 1], 'y'), 110),
    evenly('next', bobbed(arrow(kit), [0, 1, 2, 1], 'y'), 120),
    evenly('choice', bobbed(pointer(kit), [0, 1, 2, 1], 'x'), 120),
    evenly('spinner', spinner(kit), 90),
    evenly('hourglass', hourglass(kit), 160),
    evenly(
      'slot_selected',
      [kit.ramps.gem, kit.ramps.trim, kit.ramps.gem, kit.ramps.accent].map(
        (gem) => slot({ ...kit, ramps: { ...kit.ramps, gem } }, 30, { state: 'selected' }).image,
      ),
      140,
    ),
    {
      name: 'checkbox_tick',
      frames: [
        check(kit, false).image,
        check(kit, false, { state: 'pressed' }).image,
        check(kit, true, { state: 'hover' }).image,
        check(kit, true).image,
      ],
      durationsMs: [80, 80, 80, 160],
      loop: false,
    },
    {
      name: 'toggle_on',
      frames: [
        toggle(kit, false).image,
        toggle(kit, false, 'hover').image,
        toggle(kit, true, 'hover').image,
        toggle(kit, true).image,
      ],
      durationsMs: [80, 60, 60, 160],
      loop: false,
    },
    evenly('badge_pulse', bobbed(badge(kit, '!').image, [1, 0, 1, 2], 'y'), 130),
  ];
}

/** A picture moved by so many pixels in each frame; all frames have one size. */
function bobbed(image: Rgba, steps: readonly number[], axis: 'x' | 'y'): Rgba[] {
  const room = Math.max(...steps);
  return steps.map((step) => {
    const frame = canvas(image.width + (axis === 'x' ? room : 0), image.height + (axis === 'y' ? room : 0));
    stamp(frame, image, axis === 'x' ? step : 0, axis === 'y' ? step : 0);
    return frame;
  });
}

function arrow(kit: Kit): Rgba {
  const image = canvas(9, 6);
  solid(image, artMask(ICON_ART.down), 1, 1, kit.ramps.accent);
  return image;
}

function pointer(kit: Kit): Rgba {
  const image = canvas(8, 9);
  solid(image, artMask(ICON_ART.play), 1, 1, kit.ramps.accent);
  return image;
}

/** Eight beads in a ring, the light going round. */
function spinner(kit: Kit): Rgba[] {
  const places = [
    [11, 1],
    [18, 4],
    [21, 11],
    [18, 18],
    [11, 21],
    [4, 18],
    [1, 11],
    [4, 4],
  ] as const;
  const bead = artMask('##/##');
  return places.map((_, frame) => {
    const image = canvas(24, 24);
    places.forEach(([x, y], i) => {
      const behind = (frame - i + 8) % 8;
      const r = kit.ramps.gem;
      const tone = behind === 0 ? 5 : behind < 3 ? 4 : behind < 5 ? 3 : behind < 7 ? 2 : 1;
      solid(image, bead, x, y, r, { flat: true });
      rect(image, x, y, 2, 2, r[tone]);
    });
    return image;
  });
}

/** Sand that runs down; then the glass is turned. */
function hourglass(kit: Kit): Rgba[] {
  const glass = artMask(
    '#########/.#######./.#.....#./.##...##./..##.##../...#.#.../..##.##../.##...##./.#.....#./.#######./#########',
  );
  return [0, 1, 2, 3].map((frame) => {
    const image = canvas(11, 13);
    solid(image, glass, 1, 1, kit.ramps.trim);
    const sand = kit.ramps.gem[4];
    for (let k = frame; k < 3; k++) for (let x = 4 + Math.max(0, 1 - (2 - k)); x <= 6; x++) put(image, x, 3 + k, sand);
    if (frame > 0) for (let k = 0; k < 4; k++) put(image, 5, 6 + k, sand);
    for (let k = 0; k <= frame; k++)
      for (let x = 5 - frame + k; x <= 5 + frame - k; x++) if (x > 2 && x < 8) put(image, x, 9 - k, sand);
    return image;
  });
}
