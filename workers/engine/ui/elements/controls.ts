/** What is dragged, ticked and switched. */
import type { Px } from '../../../../src/pixels/types.ts';
import { canvas, put, solid, stamp } from '../canvas.ts';
import { ICON_ART, KNOB_ART } from '../ornaments.ts';
import { artMask } from '../shape.ts';
import { even, finishOf, paintSurface } from '../surface.ts';
import type { Kit, Part, State } from '../types.ts';
import { button, focusRing } from './button.ts';

const well = (kit: Kit, width: Px, height: Px, radius: number) =>
  paintSurface(kit, width, height, {
    bands: 'line in',
    fill: kit.ramps.well,
    corner: finishOf(kit).corner === 'round' ? 'round' : 'cut',
    radius,
  }).image;

/** The groove of a slider, 13 rows high. */
export function sliderTrack(kit: Kit, width: Px): Part {
  const image = canvas(width, 13);
  stamp(image, well(kit, width - 4, 6, 2), 2, 4);
  return {
    image,
    slice: { left: 6, top: 6, right: 6, bottom: 6 },
    fill: { axis: 'x', box: { x: 4, y: 6, width: width - 8, height: 2 } },
    labels: [],
  };
}

/** What is dragged along it. */
export function sliderKnob(kit: Kit, state: State = 'normal'): Part {
  const knob = artMask(KNOB_ART[kit.theme.knob]);
  const image = canvas(knob.width + 2, knob.height + 2);
  const bright = ['paper', 'candy', 'flat', 'comic'].includes(kit.theme.finish);
  const ramp =
    state === 'disabled'
      ? kit.grey(kit.ramps.trim)
      : !bright
        ? kit.ramps.trim
        : state === 'hover'
          ? kit.ramps.gem
          : kit.ramps.accent;
  const stone = kit.ramps.gem[state === 'hover' ? 5 : state === 'pressed' ? 2 : 3];
  solid(image, knob, 1, 1, ramp, { stone });
  if (state === 'focused') focusRing(kit, image);
  return { image, labels: [] };
}

/** A slider at `fraction` of its way. */
export function slider(kit: Kit, width: Px, fraction: number, state: State = 'normal'): Part {
  const track = sliderTrack(kit, width);
  const { image } = track;
  const run = Math.round((width - 12) * fraction);
  const accent = state === 'disabled' ? kit.grey(kit.ramps.accent) : kit.ramps.accent;
  for (let x = 0; x < run; x++) {
    put(image, 4 + x, 6, accent[4]);
    put(image, 4 + x, 7, accent[2]);
  }
  const knob = sliderKnob(kit, state).image;
  stamp(image, knob, 1 + Math.min(run, width - 2 - knob.width), 2);
  return track;
}

/** A box or (round) button of a choice. */
export function check(kit: Kit, on: boolean, { state = 'normal' as State, round = false } = {}): Part {
  const finish = finishOf(kit);
  const off = state === 'disabled';
  const image = canvas(16, 15);
  const pale = ['paper', 'candy', 'pixel'].includes(kit.theme.finish);
  const own = pale ? kit.ramps.fill : kit.ramps.well;
  const { image: box } = paintSurface(kit, 14, 14, {
    bands: state === 'hover' ? finish.box.replace(/up|light|base/, 'spec') : finish.box,
    fill: off ? kit.grey(own) : own,
    frame: off ? kit.grey(kit.ramps.frame) : kit.ramps.frame,
    corner: round || finish.corner === 'round' ? 'round' : finish.corner === 'cut' ? 'cut' : 'notch',
    radius: round ? 7 : finish.corner === 'round' ? 4 : finish.corner === 'cut' ? 2 : 1,
    shift: state === 'pressed' ? -1 : 0,
    inner: 1,
  });
  stamp(image, box, 0, 1);
  if (on) {
    const dark = !pale;
    const ramp = off
      ? kit.grey(kit.ramps.accent)
      : dark && ['wood', 'stone', 'iron', 'organic'].includes(kit.theme.finish)
        ? kit.tint('#7cc850')
        : dark
          ? kit.ramps.trim
          : kit.ramps.accent;
    if (round) solid(image, artMask(ICON_ART.stud), 5, 6, ramp);
    else solid(image, artMask(ICON_ART.check), 4, 4, ramp);
  }
  if (state === 'focused') focusRing(kit, image);
  return { image, labels: [] };
}

/** A switch that slides. */
export function toggle(kit: Kit, on: boolean, state: State = 'normal'): Part {
  const finish = finishOf(kit);
  const off = state === 'disabled';
  const own = on ? kit.tint('#58b048') : kit.ramps.well;
  const { image } = paintSurface(kit, 28, 14, {
    bands: finish.box,
    fill: off ? kit.grey(own) : own,
    frame: off ? kit.grey(kit.ramps.frame) : kit.ramps.frame,
    corner: finish.corner === 'round' ? 'round' : 'cut',
    radius: finish.corner === 'round' ? 7 : 2,
    inner: 1,
  });
  const knob = artMask('.######./########/########/########/########/.######.');
  solid(
    image,
    knob,
    on ? 17 : 3,
    4,
    off ? kit.grey(kit.ramps.trim) : state === 'hover' ? kit.ramps.gem : kit.ramps.trim,
  );
  if (state === 'focused') focusRing(kit, image);
  return { image, labels: [] };
}

/** A scroll bar 13 wide: thumb `share` of the way long, at `at` of what is left. */
export function scrollBar(kit: Kit, height: Px, at = 0.2, share = 0.4): Part {
  const image = canvas(13, height);
  const arrow = (y: number, down: boolean): void => {
    stamp(image, button(kit, 13, 13).image, 0, y);
    const ramp = kit.ramps.trim;
    solid(image, artMask(ICON_ART.arrow, { y: down }), 4, y + 4, ramp, { line: false, flat: true });
  };
  stamp(image, scrollTrack(kit, height - 22).image, 1, 11);
  arrow(0, false);
  arrow(height - 13, true);
  const thumb = scrollThumb(kit, Math.max(9, Math.round((height - 30) * share)));
  const run = height - 28 - thumb.image.height;
  stamp(image, thumb.image, 1, 14 + Math.round(run * at));
  return {
    image,
    slice: { left: 6, top: 14, right: 6, bottom: 14 },
    fill: { axis: 'y', box: { x: 1, y: 14, width: 11, height: height - 28 } },
    labels: [],
  };
}

/** The groove of a scroll bar, 11 wide. */
export const scrollTrack = (kit: Kit, height: Px): Part => ({
  image: well(kit, 11, height, 1),
  slice: even(4),
  labels: [],
});

export function scrollThumb(kit: Kit, height: Px, state: State = 'normal'): Part {
  const { image } = button(kit, 11, height, '', { state });
  const middle = (height >> 1) - 1;
  for (const k of [-2, 0, 2]) for (let x = 3; x < 8; x++) put(image, x, middle + k, kit.ramps.button[1]);
  return { image, slice: even(4), labels: [] };
}
