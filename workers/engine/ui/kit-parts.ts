/** A theme's whole kit: every element by itself, in every state, with the margins that an engine needs to stretch it. */
import { rgbToHex } from '../../../src/pixels/color.ts';
import type { Ramp } from '../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { animations } from './animate-ui.ts';
import { canvas, solid } from './canvas.ts';
import { avatar } from './elements/avatar.ts';
import { bar, LIQUIDS, type Liquid } from './elements/bar.ts';
import { button, keyCap, tab } from './elements/button.ts';
import { check, scrollThumb, scrollTrack, sliderKnob, sliderTrack, toggle } from './elements/controls.ts';
import { basePanel, PANEL_SLICE, panel, plate, SMALL_SLICE, windowFrame } from './elements/panel.ts';
import { RARITIES, type Rarity, SLOT_STATES, skillNode, slot } from './elements/slot.ts';
import { badge, banner, cursor, dialogue, divider, minimap, tooltip } from './elements/talk.ts';
import { inkOn } from './kit.ts';
import { CURSOR_ART, type CursorArt, ICON_ART, type IconArt } from './ornaments.ts';
import { artMask, PERIOD } from './shape.ts';
import { even } from './surface.ts';
import { type Kit, type KitAnimation, type Part, STATES } from './types.ts';

export interface KitPart extends Omit<Part, 'labels'> {
  /** `button_hover`: unique in a kit. */
  readonly name: string;
  /** What it is a state of. */
  readonly group: string;
  readonly state?: string;
}

export interface KitSet {
  readonly parts: readonly KitPart[];
  readonly animations: readonly KitAnimation[];
  /** Colours of letters on each ground, '#rrggbb'. */
  readonly inks: Readonly<Record<'panel' | 'button' | 'primary' | 'disabled' | 'plate' | 'tooltip', KitInk>>;
}

export interface KitInk {
  readonly colour: string;
  /** The line round letters, where the ground alone lets them not be read. */
  readonly outline?: string;
}

/** Names of the icons that a kit holds; anything else is drawn from its words by the engine. */
export const KIT_ICONS = Object.keys(ICON_ART).filter(
  (name) => !['arrow', 'stud', 'crest'].includes(name),
) as IconArt[];

export function kitParts(kit: Kit): KitSet {
  const parts: KitPart[] = [];
  const add = (group: string, state: string | undefined, { labels: _, ...part }: Part): void => {
    parts.push({ name: state ? `${group}_${state}` : group, group, ...(state ? { state } : {}), ...part });
  };
  const side = (slice: number): number => 2 * slice + PERIOD;
  const bare = (image: Rgba, slice: number): Part => ({
    ...panel(kit, side(slice), side(slice), { plain: slice === SMALL_SLICE }),
    image,
    slice: even(slice),
  });
  add('panel', undefined, bare(basePanel(kit), PANEL_SLICE));
  add('panel_calm', undefined, bare(basePanel(kit, { calm: true }), PANEL_SLICE));
  add('panel_small', undefined, bare(basePanel(kit, { plain: true }), SMALL_SLICE));
  add('window', undefined, windowFrame(kit, side(PANEL_SLICE) + 24, side(PANEL_SLICE) + 10));
  add('dialogue', undefined, dialogue(kit, side(PANEL_SLICE) + PERIOD, side(PANEL_SLICE) + 9, { next: false }));
  add('plate', undefined, plate(kit, 48, 19));
  add('banner', undefined, banner(kit, 96, ''));
  add('tooltip', undefined, tooltip(kit, '', [], 'common', { width: 32, height: 32 }));
  for (const state of STATES) {
    add('button', state, button(kit, 48, 23, '', { state }));
    add('button_primary', state, button(kit, 48, 23, '', { state, kind: 'primary' }));
    add('icon_button', state, button(kit, 26, 26, '', { state }));
    add('tab', state, tab(kit, 40, 21, '', state));
    add('key', state, keyCap(kit, ' ', state));
    add('checkbox_off', state, check(kit, false, { state }));
    add('checkbox_on', state, check(kit, true, { state }));
    add('radio_off', state, check(kit, false, { state, round: true }));
    add('radio_on', state, check(kit, true, { state, round: true }));
    add('toggle_off', state, toggle(kit, false, state));
    add('toggle_on', state, toggle(kit, true, state));
    add('slider_knob', state, sliderKnob(kit, state));
    add('scroll_thumb', state, scrollThumb(kit, 24, state));
  }
  add('tab', 'active', tab(kit, 40, 21, '', 'active'));
  add('slider_track', undefined, sliderTrack(kit, 48));
  add('scroll_track', undefined, scrollTrack(kit, 48));
  add('bar_frame', undefined, bar(kit, 48, 13, 'health', { icon: false, layers: 'frame' }));
  for (const liquid of Object.keys(LIQUIDS) as Liquid[])
    add('bar_fill', liquid, bar(kit, 48, 13, liquid, { icon: false, layers: 'fill' }));
  add('bar_gloss', undefined, bar(kit, 48, 13, 'health', { icon: false, layers: 'gloss' }));
  for (const state of SLOT_STATES) add('slot', state, slot(kit, 30, { state }));
  for (const rarity of Object.keys(RARITIES) as Rarity[])
    if (rarity !== 'common') add('slot', rarity, slot(kit, 30, { rarity }));
  for (const kind of ['round', 'hexagon'] as const) {
    for (const state of ['locked', 'open', 'learnt', 'hover'] as const)
      add(`skill_${kind}`, state, skillNode(kit, 32, kind, state));
  }
  add('avatar', undefined, avatar(kit, 48, canvas(1, 1)));
  add('avatar_round', undefined, avatar(kit, 48, canvas(1, 1), { round: true }));
  add('minimap', 'round', minimap(kit, 72));
  add('minimap', 'square', minimap(kit, 72, { round: false }));
  add('badge', undefined, badge(kit, ' '));
  add('divider', undefined, divider(kit, 48));
  for (const kind of Object.keys(CURSOR_ART) as CursorArt[]) add('cursor', kind, cursor(kit, kind));
  for (const icon of KIT_ICONS) add('icon', icon, sign(kit, icon));
  return { parts, animations: animations(kit), inks: inksOf(kit) };
}

function inksOf(kit: Kit): KitSet['inks'] {
  const on = (ramp: Ramp): KitInk => {
    const { colour, outline } = inkOn(kit, [ramp[2], ramp[3], ramp[4]], ramp[0]);
    return { colour: rgbToHex(colour), ...(outline ? { outline: rgbToHex(outline) } : {}) };
  };
  return {
    panel: on(kit.ramps.fill),
    button: on(kit.ramps.button),
    primary: on(kit.ramps.accent),
    disabled: on(kit.grey(kit.ramps.button)),
    plate: on(kit.ramps.accent),
    tooltip: on(kit.tint(kit.theme.dark)),
  };
}

/** An icon by itself, in the theme's metal. */
function sign(kit: Kit, icon: IconArt): Part {
  const mask = artMask(ICON_ART[icon]);
  const image = canvas(mask.width + 2, mask.height + 2);
  solid(image, mask, 1, 1, kit.ramps.trim, { stone: kit.ramps.trim[1] });
  return { image, labels: [] };
}
