import { rad, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** A stroke through points with the width of a line. */
const stroke = (k: Kit, m: MaterialRef, points: readonly Vec3[], r: number, name = 'mark'): void =>
  k.s.tube(k.part(name, { group: 'mark' }), m, points, r);

const MARK = { mark: ['mark', 'sign', 'symbol'] };

/** What happens, as one picture of it: bursts, smoke, strokes of light, and the marks over a head. */
export const EFFECTS: PropTable = {
  wave: entry('nature', ['ocean wave', 'tidal wave', 'tsunami', 'big wave', 'water wave', 'sea wave', 'wave attack'], (k) => {
    const m = k.m('water');
    const p = k.part('wave');
    k.s.ell(p, m, [-0.2, 0.14, 0], [0.5, 0.2, 0.24]);
    k.s.tube(p, m, [[-0.36, 0.12, 0], [-0.34, 0.5, 0], [-0.14, 0.78, 0], [0.16, 0.8, 0], [0.34, 0.6, 0]], [0.3, 0.25, 0.2, 0.14, 0.04]);
    k.s.ell(k.part('base'), m, [0.26, 0.1, 0.05], [0.36, 0.12, 0.2]);
    const foam = k.m('snow', 'foam');
    for (const [x, y, r] of [[-0.2, 0.98, 0.09], [0, 1.02, 0.1], [0.2, 0.94, 0.1], [0.36, 0.74, 0.09], [0.42, 0.54, 0.07], [0.46, 0.16, 0.1], [0.22, 0.2, 0.08]] as const) k.s.ell(k.part('foam', { group: 'foam', priority: 1.1 }), foam, [x, y, 0.12], k.least(k.vary(`f${x}`, r, 0.15), 0.8));
    return ITEM;
  }, { foam: ['foam', 'spray', 'crest'] }),
  'speech-bubble': entry('sign', ['speech bubble', 'chat bubble', 'talk bubble', 'dialogue bubble', 'dialog box', 'dialogue box', 'text box', 'message bubble', 'thought bubble', 'emote', 'emote bubble'], (k) => {
    const m = k.m('white');
    const p = k.part('bubble');
    k.s.ell(p, m, [0, 0.62, 0], [0.54, 0.36, 0.06]);
    k.box(p, m, [0, 0.62, 0], [0.42, 0.3, 0.05]);
    k.prism(p, m, [[-0.3, 0.36], [-0.06, 0.3], [-0.34, 0.04]], 0.05);
    for (const d of [-1, 0, 1]) k.s.ell(k.part('dot', { group: 'mark', line: false, priority: 1.4 }), k.m('charcoal', 'mark'), [d * 0.22, 0.62, 0.1], k.least(0.065, 0.9));
    return ITEM;
  }, { mark: ['dots', 'text', 'mark', 'letters'] }),
  'exclamation-mark': entry('sign', ['exclamation mark', 'exclamation point', 'alert icon', 'warning mark', 'alert', 'quest marker', 'quest icon'], (k) => {
    const m = k.m('yellow');
    k.s.cap(k.part('mark'), m, [0, 1.02, 0], [0, 0.44, 0], k.vary('w', 0.17, 0.1), 0.09);
    k.s.ell(k.part('dot', { group: 'mark' }), m, [0, 0.13, 0], [0.14, 0.13, 0.1]);
    return ITEM;
  }, MARK, 'mark'),
  'question-mark': entry('sign', ['question mark', 'help icon', 'unknown icon', 'confused icon'], (k) => {
    const m = k.m('yellow');
    const arc = Array.from({ length: 8 }, (_, i): Vec3 => { const a = rad(160 - i * 32); return [Math.cos(a) * 0.26, 0.82 + Math.sin(a) * 0.26, 0]; });
    stroke(k, m, [...arc, [0, 0.52, 0], [0, 0.38, 0]], k.vary('w', 0.105, 0.1));
    k.s.ell(k.part('dot', { group: 'mark' }), m, [0, 0.12, 0], [0.13, 0.12, 0.1]);
    return ITEM;
  }, MARK, 'mark'),
  'check-mark': entry('sign', ['check mark', 'checkmark', 'tick', 'ok icon', 'yes icon', 'done icon'], (k) => {
    stroke(k, k.m('#4cc04c'), [[-0.42, 0.52, 0], [-0.14, 0.22, 0], [0.44, 0.88, 0]], k.vary('w', 0.12, 0.1));
    return ITEM;
  }),
  'cross-mark': about({ home: ['graveyard', 'night'] }, entry('sign', ['cross mark', 'x icon', 'no icon', 'cancel icon', 'close icon'], (k) => {
    const m = k.m('red');
    const w = k.vary('w', 0.12, 0.1);
    for (const d of [-1, 1]) stroke(k, m, [[-0.36 * d, 0.16, 0], [0.36 * d, 0.88, 0]], w);
    return ITEM;
  })),
}; // biome-ignore format: a table
