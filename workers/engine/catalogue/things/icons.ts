/** What stands for something that a program does: buttons with their signs, pointers, pins. */
import { IDENTITY } from '../../solids/vec.ts';
import { entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

type Points = readonly (readonly [x: number, y: number])[];
const box = (x0: number, y0: number, x1: number, y1: number): Points => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]; // biome-ignore format: four corners
/** A bar that lies aslant through the middle. */
const slash = (way: 1 | -1, r: number, w: number): Points => [[-r - w, way * -r + w * way], [-r + w, way * -r - w * way], [r + w, way * r - w * way], [r - w, way * r + w * way]]; // biome-ignore format: four corners

/** Flat shapes in the middle of what is one unit high. */
const signs = (k: Kit, material: string, shapes: readonly Points[], z: number): void => {
  for (const [i, points] of shapes.entries()) k.prism(k.part('sign', { group: `s${i}`, priority: 1.3 }), material, points.map(([x, y]): [number, number] => [x, y + 0.5]), z); // biome-ignore format: one line
};

/** A square button with a raised sign. */
const button = (aliases: string[], colour: string, shapes: readonly Points[]): PropEntry =>
  entry('sign', aliases, (k) => {
    k.box(k.part('plate'), k.m(colour), [0, 0.5, 0], [0.5, 0.5, 0.12], IDENTITY, { round: 0.1 });
    signs(k, k.m('#f8f4e8', 'sign'), shapes, 0.2);
    return ITEM;
  }, { sign: ['raised sign'] }); // biome-ignore format: a recipe

/** A flat sign alone. */
const flat = (aliases: string[], colours: readonly string[], shapes: readonly Points[]): PropEntry =>
  entry('sign', aliases, (k) => {
    signs(k, k.m(k.choose('colour', colours)), shapes, 0.1);
    return ITEM;
  }); // biome-ignore format: a recipe

const SPEAKER: readonly Points[] = [box(-0.5, -0.14, -0.28, 0.14), [[-0.3, -0.14], [-0.02, -0.42], [-0.02, 0.42], [-0.3, 0.14]]]; // biome-ignore format: corners

export const ICONS: PropTable = {
  'play-button': button(['play button', 'start button', 'play icon'], '#48a848', [[[-0.16, -0.26], [0.26, 0], [-0.16, 0.26]]]),
  'pause-button': button(['pause button', 'pause icon', 'pause symbol'], '#3c78d0', [box(-0.22, -0.26, -0.07, 0.26), box(0.07, -0.26, 0.22, 0.26)]),
  'stop-button': button(['stop button', 'stop icon'], '#d0403c', [box(-0.22, -0.22, 0.22, 0.22)]),
  'close-button': button(['close button', 'exit button', 'x button', 'cancel button', 'quit button', 'close button x'], '#d83c3c', [slash(1, 0.24, 0.055), slash(-1, 0.24, 0.055)]),
  'plus-button': button(['plus button', 'add button', 'plus icon', 'add icon', 'new button'], '#48a848', [box(-0.08, -0.27, 0.08, 0.27), box(-0.27, -0.08, 0.27, 0.08)]),
  'minus-button': button(['minus button', 'minus icon', 'subtract button', 'remove button'], '#d0603c', [box(-0.27, -0.08, 0.27, 0.08)]),
  'menu-button': button(['menu button', 'hamburger menu', 'menu icon', 'hamburger menu icon', 'hamburger button'], '#5c6478', [box(-0.28, 0.14, 0.28, 0.24), box(-0.28, -0.05, 0.28, 0.05), box(-0.28, -0.24, 0.28, -0.14)]),
  'info-button': button(['info button', 'info icon', 'information icon', 'information button'], '#3c78d0', [box(-0.07, 0.18, 0.07, 0.32), box(-0.07, -0.2, 0.07, 0.1), box(-0.16, -0.28, 0.16, -0.2)]),
  'speaker-icon': entry('sign', ['speaker icon', 'sound icon', 'volume icon', 'audio icon', 'sound symbol', 'sound on icon', 'sound button', 'volume button', 'volume up icon'], (k) => {
    signs(k, k.m('#e8ecf4'), SPEAKER, 0.12);
    for (const r of [0.2, 0.42]) k.ring(k.part('wave', { group: `w${r}` }), k.m('#58b0f0', 'waves'), [0.02, 0.5, 0], r, k.least(0.05, 0.9), 'z', [-42, 42]);
    return ITEM;
  }, { waves: ['waves', 'sound'] }),
  'mute-icon': entry('sign', ['mute icon', 'muted icon', 'sound off icon', 'mute button', 'mute symbol', 'volume off icon', 'no sound icon'], (k) => {
    signs(k, k.m('#e8ecf4'), SPEAKER, 0.12);
    for (const way of [1, -1] as const) k.prism(k.part('cross', { group: `c${way}` }), k.m('#e04040', 'cross'), slash(way, 0.17, 0.04).map(([x, y]): [number, number] => [x + 0.28, y + 0.5]), 0.12);
    return ITEM;
  }, { cross: ['cross', 'x'] }),
  'wifi-icon': entry('sign', ['wifi', 'wifi icon', 'wifi symbol', 'wifi signal', 'wireless icon', 'signal icon'], (k) => {
    const m = k.m('#48a8f0');
    k.s.ell(k.part('dot'), m, [0, 0.14, 0], [0.1, 0.1, 0.06]);
    for (const r of [0.28, 0.5, 0.72]) k.ring(k.part('arc', { group: `a${r}` }), m, [0, 0.12, 0], r, k.least(0.06, 1), 'z', [48, 132]);
    return ITEM;
  }),
  'map-pin': entry('sign', ['map marker', 'map pin', 'location pin', 'location icon', 'location marker', 'map marker icon', 'map pin icon', 'gps pin', 'waypoint marker', 'waypoint icon', 'map icon pin', 'location pin icon'], (k) => {
    const m = k.m('#e04040');
    k.s.cone(k.part('tip', { group: 'pin' }), m, [0, 0.56, 0], [0, 0, 0], 0.3, 0.01);
    k.s.ell(k.part('head', { group: 'pin' }), m, [0, 0.68, 0], [0.34, 0.32, 0.3]);
    k.s.ell(k.part('dot', { priority: 1.3 }), 'white', [0, 0.7, 0.26], [0.14, 0.14, 0.08]);
    return ITEM;
  }),
  'arrow-cursor': flat(['cursor arrow', 'arrow cursor', 'mouse cursor', 'mouse pointer', 'cursor icon', 'pointer icon', 'cursor pointer', 'game cursor', 'cursor'], ['#f4f4f0', '#ece4d0', '#d8e8f4'], [[[-0.3, 0.5], [0.36, -0.1], [-0.02, -0.12], [-0.3, -0.38]], [[-0.1, -0.12], [0.08, -0.1], [0.24, -0.44], [0.08, -0.5]]]),
  'hand-cursor': entry('sign', ['hand cursor', 'hand pointer', 'pointing hand cursor', 'finger cursor', 'hand icon', 'click icon', 'tap icon'], (k) => {
    const m = k.m('#f8e8d8');
    k.s.cap(k.part('finger', { group: 'hand' }), m, [-0.1, 0.5, 0], [-0.1, 0.92, 0], k.least(0.08, 1));
    for (const [x, y] of [[0.06, 0.62], [0.2, 0.58], [0.33, 0.52]] as const) k.s.cap(k.part('knuckle', { group: `k${x}` }), m, [x, 0.44, 0.04], [x, y, 0.04], k.least(0.075, 1));
    k.box(k.part('palm', { group: 'hand' }), m, [0.1, 0.36, 0], [0.3, 0.18, 0.08], IDENTITY, { round: 0.08 });
    k.s.cap(k.part('thumb', { group: 'hand' }), m, [-0.16, 0.3, 0], [-0.34, 0.52, 0], k.least(0.075, 1));
    k.box(k.part('cuff'), k.m('#3c78d0', 'cuff'), [0.08, 0.1, 0], [0.24, 0.1, 0.1]);
    return ITEM;
  }, { cuff: ['cuff', 'sleeve'] }),
  'up-arrow': flat(['up arrow', 'upward arrow', 'level up arrow', 'arrow pointing up', 'arrow up icon', 'up arrow icon', 'upgrade icon', 'green up arrow'], ['#f8c838', '#48b850'], [[[0, 0.5], [0.48, 0.02], [-0.48, 0.02]], box(-0.22, -0.5, 0.22, 0.04)]),
  'refresh-icon': entry('sign', ['refresh icon', 'refresh button', 'reload icon', 'retry icon', 'retry button', 'restart icon', 'restart button', 'refresh arrows', 'sync icon', 'refresh symbol', 'reload arrows'], (k) => {
    const m = k.m('#48a8f0');
    for (const [turn, x, y] of [[0, 0.36, 0.72], [180, -0.36, 0.28]] as const) {
      k.ring(k.part('arc', { group: `a${turn}` }), m, [0, 0.5, 0], 0.34, k.least(0.08, 1), 'z', [40 + turn, 180 + turn]);
      k.s.cone(k.part('tip', { group: `a${turn}` }), m, [x - Math.sign(x) * 0.1, y + Math.sign(x) * 0.08, 0], [x + Math.sign(x) * 0.06, y - Math.sign(x) * 0.2, 0], 0.2, 0.01);
    }
    return ITEM;
  }),
  'plus-sign': flat(['plus sign', 'plus symbol', 'green plus', 'plus'], ['#48b850'], [box(-0.16, -0.48, 0.16, 0.48), box(-0.48, -0.16, 0.48, 0.16)]),
  'minus-sign': flat(['minus sign', 'minus symbol', 'red minus'], ['#d85040'], [box(-0.48, -0.14, 0.48, 0.14)]),
}; // biome-ignore format: recipes
