import { IDENTITY, rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { DIAGONAL, ITEM } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** Small machines, medicine, toys and sports gear. */
export const GADGETS: PropTable = {
  'ray-gun': entry('weapon', ['ray gun', 'laser gun', 'laser pistol', 'blaster', 'alien gun', 'raygun', 'phaser', 'sci fi gun', 'energy gun', 'space gun', 'plasma pistol', 'laser blaster'], (k) => {
    const m = k.m(k.choose('body', ['#8c98ac/steel', '#d8dce4/steel', '#c84c4c/steel']));
    const glow = k.m(k.choose('glow', ['#54f0a4/flame', '#5cc8fc/flame', '#fc6c6c/flame']), 'glow');
    k.s.tube(k.part('body'), m, [[-0.3, 0.64, 0], [0, 0.66, 0], [0.2, 0.64, 0]], [0.17, 0.2, 0.13]);
    k.s.cap(k.part('barrel', { group: 'barrel' }), k.m('dark_metal', 'barrel'), [0.16, 0.64, 0], [0.6, 0.64, 0], 0.075);
    for (const x of k.ctx.small ? [0.36] : [0.3, 0.42, 0.54]) k.s.cone(k.part('ring', { group: `r${x}`, priority: 1.2 }), m, [x - 0.025, 0.64, 0], [x + 0.025, 0.64, 0], 0.14, 0.14);
    k.s.ell(k.part('tip', { priority: 1.3 }), glow, [0.66, 0.64, 0], k.least(0.08, 1));
    k.s.ell(k.part('core', { priority: 1.3, line: false }), glow, [-0.06, 0.68, 0.17], [0.13, 0.08, 0.06]);
    k.s.tube(k.part('grip', { group: 'grip' }), k.m('charcoal', 'grip'), [[-0.22, 0.5, 0], [-0.32, 0.14, 0]], [0.12, 0.11]);
    k.ring(k.part('guard'), k.m('dark_metal', 'barrel'), [-0.1, 0.4, 0], 0.1, k.least(0.026, 0.5), 'z', [180, 360]);
    k.prism(k.part('fin', { group: 'fin' }), k.m('red', 'fin'), [[-0.34, 0.8], [-0.04, 0.84], [-0.42, 0.98]], 0.03);
    return { view: 'item', roll: -10 };
  }, { glow: ['glow', 'light', 'core', 'energy'], barrel: ['barrel'], grip: ['grip', 'handle'] }),
  headphones: entry('machine', ['headset', 'earphones', 'gaming headset', 'ear muffs', 'earmuffs', 'headphone'], (k) => {
    const m = k.m(k.choose('body', ['charcoal', 'red', '#e4e8f0']));
    k.ring(k.part('band'), m, [0, 0.52, 0], 0.42, k.least(0.06, 0.9), 'z', [-6, 186]);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('cup', { group: `c${d}` }), m, [d * 0.42, 0.38, 0], [0.13, 0.24, 0.2]);
      k.s.ell(k.part('pad', { group: `p${d}`, priority: 1.1 }), k.m('#5c606c', 'pad'), [d * 0.31, 0.38, 0.04], [0.09, 0.2, 0.18]);
    }
    return ITEM;
  }, { pad: ['pad', 'cushion', 'ear pads'] }),
  'game-controller': entry('machine', ['game controller', 'controller', 'gamepad', 'game pad', 'joypad', 'console controller', 'game console controller', 'gameboy', 'handheld console', 'video game controller', 'joystick'], (k) => {
    const m = k.m(k.choose('body', ['#e0e4ec', 'charcoal', '#5c6cc8']));
    k.box(k.part('body'), m, [0, 0.5, 0], [0.44, 0.2, 0.1], IDENTITY, { round: 0.08 });
    for (const d of [-1, 1]) k.s.tube(k.part('body'), m, [[d * 0.42, 0.54, 0], [d * 0.52, 0.36, 0], [d * 0.54, 0.16, 0]], [0.2, 0.17, 0.12]);
    const dark = k.m('#343444', 'pad');
    const pad = k.part('pad', { line: false, priority: 1.3 });
    const w = k.least(0.045, 0.7);
    k.box(pad, dark, [-0.34, 0.55, 0.2], [0.13, w, 0.02]);
    k.box(pad, dark, [-0.34, 0.55, 0.2], [w, 0.13, 0.02]);
    const buttons = [['#e8484c', 0.12, 0], ['#4cb85c', -0.12, 0], ['#f0c040', 0, 0.12], ['#4c84e0', 0, -0.12]] as const;
    for (const [c, x, y] of k.ctx.small ? buttons.slice(0, 2) : buttons) k.s.ell(k.part('button', { line: false, priority: 1.4 }), k.m(c, 'buttons'), [0.36 + x, 0.55 + y, 0.22], k.least(0.052, 0.8));
    if (!k.ctx.small) for (const d of [-1, 1]) k.s.ell(k.part('stick', { priority: 1.3 }), dark, [d * 0.14, 0.38, 0.14], 0.075);
    return ITEM;
  }, { buttons: ['buttons', 'button'], pad: ['d pad', 'dpad', 'pad', 'stick'] }),
  syringe: entry('tool', ['injection', 'needle', 'vaccine', 'hypodermic needle'], (k) => {
    k.s.cap(k.part('needle', { priority: 1.3 }), k.m('silver', 'needle'), [0, 0, 0], [0, 0.34, 0], k.least(0.018, 0.5));
    k.lathe(k.part('barrel'), k.m('glass', 'glass'), [[0.32, 0.06], [0.38, 0.14], [0.86, 0.14]]);
    k.lathe(k.part('fluid', { line: false, priority: 1.2 }), k.m(k.choose('fluid', ['#e84860/potion', '#58c868/potion'])), [[0.36, 0.1], [0.4, 0.16], [k.vary('fill', 0.66, 0.08), 0.16]]);
    for (const [y, w] of [[0.88, 0.24], [1.14, 0.17]] as const) k.box(k.part('flange', { group: `f${y}` }), k.m('#e4e8f0', 'plunger'), [0, y, 0], [w, k.least(0.035, 0.6), 0.1]);
    k.s.cap(k.part('plunger'), k.m('#e4e8f0', 'plunger'), [0, 0.9, 0], [0, 1.12, 0], k.least(0.045, 0.7));
    return { view: 'item', roll: 45 };
  }, { plunger: ['plunger'], needle: ['needle', 'tip'], glass: ['glass', 'tube'] }),
  pill: entry('potion', ['pills', 'capsule', 'drug', 'vitamin', 'medicine pill'], (k) => {
    const m = k.m('#e84850/potion');
    k.s.cap(k.part('pill', { group: 'pill' }), m, [0, 0.58, 0], [0, 0.86, 0], 0.24);
    k.s.cap(k.part('half', { group: 'half' }), k.m('#f0f0f4/potion', 'half'), [0, 0.26, 0], [0, 0.5, 0], 0.235);
    k.mark([-0.1, 0.86, 0.22], k.ctx.small ? ['w'] : ['w', 'w', 'w'], { w: 'white:5' });
    return DIAGONAL;
  }, { half: ['half', 'bottom', 'end'] }),
  magnet: entry('tool', ['horseshoe magnet', 'horse shoe', 'horseshoe'], (k) => {
    const m = k.m('red');
    const r = k.least(0.13, 1.2);
    k.ring(k.part('magnet'), m, [0, 0.66, 0], 0.34, r, 'z', [0, 180]);
    for (const d of [-1, 1]) { k.s.cap(k.part('magnet'), m, [d * 0.34, 0.66, 0], [d * 0.34, 0.34, 0], r); k.s.cone(k.part('pole', { group: `p${d}`, priority: 1.1 }), k.m('silver', 'poles'), [d * 0.34, 0.06, 0], [d * 0.34, 0.3, 0], r, r); }
    return { view: 'item', roll: 20 };
  }, { poles: ['poles', 'tips', 'ends'] }),
  microphone: entry('machine', ['mic', 'karaoke microphone', 'studio microphone'], (k) => {
    k.s.cap(k.part('handle'), k.m('charcoal'), [0, 0.04, 0], [0, 0.64, 0], 0.09, 0.14);
    k.s.cone(k.part('ring', { priority: 1.2 }), k.m('gold', 'ring'), [0, 0.62, 0], [0, 0.7, 0], 0.18, 0.19);
    k.s.ell(k.part('head'), k.m('silver', 'head'), [0, 0.88, 0], 0.25, IDENTITY, { pattern: (x, y) => ((Math.floor(x * 5) + Math.floor(y * 5)) & 1 ? -0.9 : 0.1) });
    return DIAGONAL;
  }, { head: ['head', 'top', 'mesh'] }),
  'floppy-disk': entry('machine', ['floppy disk', 'floppy', 'save icon', 'diskette', 'disk'], (k) => {
    const m = k.m(k.choose('disk', ['#3c5cb0', 'charcoal']));
    k.prism(k.part('disk'), m, [[-0.46, 0.02], [0.46, 0.02], [0.46, 0.84], [0.34, 0.96], [-0.46, 0.96]], 0.05);
    k.box(k.part('shutter', { priority: 1.2 }), k.m('silver', 'shutter'), [0.02, 0.8, 0.06], [0.24, 0.15, 0.02]);
    k.box(k.part('slot', { priority: 1.3, line: false }), m, [0.12, 0.8, 0.09], [k.least(0.05, 0.7), 0.1, 0.02], IDENTITY, { tone: -0.5 });
    k.box(k.part('label', { priority: 1.2 }), k.m('white', 'label'), [0, 0.28, 0.06], [0.34, 0.25, 0.02]);
    if (!k.ctx.small) for (const y of [0.38, 0.28, 0.18]) k.box(k.part('line', { priority: 1.4, line: false }), k.m('#a4a8b8', 'text'), [0, y, 0.09], [0.26, k.least(0.014, 0.5), 0.01]);
    return ITEM;
  }, { label: ['label', 'sticker'], shutter: ['shutter'] }),
  record: entry('music', ['vinyl record', 'vinyl', 'cd', 'compact disc', 'dvd', 'lp', 'music disc', 'disc'], (k) => {
    const m = k.m('#2c2a34/obsidian');
    k.s.cone(k.part('disc'), m, [0, 0.5, -0.03], [0, 0.5, 0.03], 0.52, 0.52, { capTone: 0, pattern: (x, _y, z) => (k.ctx.small ? 0 : Math.abs(x - z) < 0.16 && Math.hypot(x, z) > 0.45 ? 1.2 : 0) });
    k.s.cone(k.part('label', { line: false, priority: 1.2 }), k.m(k.choose('label', ['red', 'gold', 'blue']), 'label'), [0, 0.5, 0.03], [0, 0.5, 0.05], 0.2, 0.2, { capTone: 0.2 });
    k.s.ell(k.part('hole', { line: false, priority: 1.4 }), m, [0, 0.5, 0.07], k.least(0.04, 0.6));
    return ITEM;
  }, { label: ['label', 'center', 'sticker'] }),
  sunglasses: entry('clothing', ['shades', 'eyeglasses', 'glasses', 'spectacles', 'goggles', 'monocle', 'cool glasses', 'deal with it glasses'], (k) => {
    const m = k.m(k.choose('frame', ['charcoal', 'gold', 'red']));
    for (const d of [-1, 1]) {
      k.prism(k.part('frame', { group: 'frame' }), m, [[d * 0.06, 0.66], [d * 0.56, 0.7], [d * 0.52, 0.42], [d * 0.38, 0.3], [d * 0.18, 0.32]], 0.04);
      k.prism(k.part('lens', { priority: 1.2, line: false }), k.m('#344058/glass', 'lens'), [[d * 0.12, 0.61], [d * 0.5, 0.64], [d * 0.46, 0.43], [d * 0.36, 0.36], [d * 0.21, 0.38]], 0.03, { z: 0.05 });
      k.mark([d * 0.3 - 0.08, 0.58, 0.1], k.ctx.small ? ['w'] : ['ww', 'w.'], { w: 'glass:4' });
    }
    k.box(k.part('frame', { group: 'frame' }), m, [0, 0.63, 0], [0.08, k.least(0.04, 0.6), 0.04]);
    return ITEM;
  }, { lens: ['lens', 'lenses', 'glass'] }),
  suitcase: entry('container', ['briefcase', 'luggage', 'handbag', 'toolbox', 'travel case', 'tool box', 'doctor bag', 'wallet', 'bento', 'ammo box'], (k) => {
    const m = k.m(k.choose('case', ['leather', 'dark_leather', '#4c6c94']));
    k.box(k.part('case'), m, [0, 0.34, 0], [0.54, 0.34, 0.2], IDENTITY, { round: 0.06 });
    k.s.tube(k.part('handle', { group: 'handle' }), k.m('dark_leather', 'handle'), [[-0.16, 0.68, 0], [-0.14, 0.82, 0], [0.14, 0.82, 0], [0.16, 0.68, 0]], k.least(0.04, 0.7));
    for (const d of [-1, 1]) { k.box(k.part('strap', { priority: 1.1 }), k.m('dark_leather', 'strap'), [d * 0.3, 0.34, 0.2], [0.05, 0.34, 0.02]); k.box(k.part('buckle', { priority: 1.3 }), k.m('gold', 'lock'), [d * 0.3, 0.46, 0.23], [k.least(0.055, 0.8), k.least(0.055, 0.8), 0.02]); }
    k.box(k.part('seam', { line: false, priority: 1.1 }), m, [0, 0.5, 0.205], [0.54, k.least(0.012, 0.5), 0.005], IDENTITY, { tone: -0.9 });
    return { view: 'stand', pitch: 12 };
  }, { strap: ['strap', 'straps', 'band'], lock: ['lock', 'buckle', 'clasp'], handle: ['handle'] }),
  'teddy-bear': about({ home: ['forest'] }, entry('nature', ['teddy bear', 'teddy', 'plush', 'plushie', 'stuffed animal', 'stuffed bear', 'plush toy', 'plush bear', 'toy bear', 'gummy bear'], (k) => {
    const m = k.m(k.choose('fur', ['#b07c48/bear', '#d8a878/bear', '#8c6448/bear']));
    const light = k.m('#e8cca0/bear', 'muzzle');
    k.s.ell(k.part('body'), m, [0, 0.36, 0], [0.27, 0.28, 0.22]);
    k.s.ell(k.part('belly', { line: false, group: 'body', priority: 1.1 }), light, [0, 0.36, 0.14], [0.16, 0.17, 0.12]);
    for (const d of [-1, 1]) {
      k.s.cap(k.part('arm', { group: `a${d}` }), m, [d * 0.24, 0.48, 0.06], [d * 0.38, 0.3, 0.16], 0.1);
      k.s.ell(k.part('leg', { group: `l${d}` }), m, [d * 0.23, 0.13, 0.16], [0.14, 0.14, 0.18]);
      k.s.ell(k.part('sole', { line: false, group: `l${d}`, priority: 1.2 }), light, [d * 0.24, 0.13, 0.33], [0.08, 0.085, 0.04]);
      k.s.ell(k.part('ear', { group: `e${d}` }), m, [d * 0.23, 1.06, -0.02], [0.12, 0.12, 0.08]);
    }
    k.s.ell(k.part('head'), m, [0, 0.82, 0.04], [0.31, 0.27, 0.26]);
    k.s.ell(k.part('muzzle', { line: false, group: 'head', priority: 1.2 }), light, [0, 0.75, 0.26], [0.13, 0.1, 0.1]);
    k.s.ell(k.part('nose', { line: false, priority: 1.6 }), 'nose', [0, 0.79, 0.37], [k.least(0.045, 0.7), k.least(0.032, 0.5), 0.03]);
    k.eyes(0.13, 0.89, 0.28);
    if (!k.ctx.small) for (const d of [-1, 1]) k.prism(k.part('bow', { priority: 1.3, group: 'bow' }), k.m('red', 'bow'), [[0, 0.57], [d * 0.15, 0.64], [d * 0.15, 0.5]], 0.03, { z: 0.27 });
    return ITEM;
  }, { bow: ['bow', 'ribbon', 'bow tie', 'scarf'], muzzle: ['muzzle', 'belly', 'snout'] })),
  doll: entry('nature', ['voodoo doll', 'rag doll', 'puppet', 'ragdoll', 'plush doll', 'marionette', 'effigy'], (k) => {
    const m = k.m(k.choose('cloth', ['linen', '#b09468', '#8c7458']));
    const limb = (a: Vec3, b: Vec3, g: string): void => k.s.cap(k.part('limb', { group: g }), m, a, b, 0.1, 0.115);
    for (const d of [-1, 1]) { limb([d * 0.18, 0.56, 0], [d * 0.42, 0.5 + k.jitter(`a${d}`) * 0.06, 0.04], `a${d}`); limb([d * 0.12, 0.28, 0], [d * 0.18, 0.06, 0.04], `l${d}`); }
    k.s.ell(k.part('body'), m, [0, 0.44, 0], [0.21, 0.26, 0.16]);
    k.s.ell(k.part('head'), m, [0, 0.88, 0], [0.29, 0.26, 0.24]);
    const thread = k.m('charcoal', 'thread');
    for (const d of [-1, 1]) for (const t of [-1, 1]) k.s.cap(k.part('eye', { line: false, priority: 1.5 }), thread, [d * 0.12 - 0.05, 0.9 - t * 0.05, 0.24], [d * 0.12 + 0.05, 0.9 + t * 0.05, 0.24], k.least(0.018, 0.45));
    if (!k.ctx.small) { k.s.cap(k.part('mouth', { line: false, priority: 1.5 }), thread, [-0.1, 0.77, 0.24], [0.1, 0.77, 0.24], k.least(0.014, 0.4)); for (const y of [0.34, 0.44, 0.54]) k.s.cap(k.part('stitch', { line: false, priority: 1.4 }), thread, [-0.05, y, 0.17], [0.05, y, 0.17], k.least(0.014, 0.4)); }
    k.prism(k.part('patch', { line: false, priority: 1.3 }), k.m('red', 'heart'), [[-0.13, 0.56], [-0.02, 0.56], [-0.075, 0.46]], 0.02, { z: 0.18 });
    return ITEM;
  }, { thread: ['stitches', 'thread', 'eyes'], heart: ['heart', 'patch'] }),
  cube: entry('nature', ['rubik cube', 'rubiks cube', 'puzzle cube', 'block', 'magic cube', 'companion cube', 'building block', 'lego', 'lego brick'], (k) => {
    const topped = k.ctx.brief.parts.some((p) => p.piece === 'top');
    const puzzle = k.ctx.brief.colours.length === 0 && k.ctx.brief.material === undefined && !topped;
    if (!puzzle) { k.box(k.part('cube'), k.m('blue'), [0, 0.4, 0], [0.4, 0.4, 0.4], IDENTITY, { round: 0.05 }); if (topped) k.box(k.part('top'), k.m('grass', 'top'), [0, 0.72, 0], [0.41, 0.09, 0.41], IDENTITY, { round: 0.03 }); return { view: 'item', pitch: 28, yaw: 45 + k.jitter('turn') * 12 }; }
    const faces = ['#e8483c', '#3c6ce0', '#f4d03c', '#4cb44c', '#f4f4f4', '#f08c2c'].map((c) => k.s.material(c));
    const frame = k.s.material('#2c2a34');
    const joint = Math.max(0.1, k.px * 4.6);
    const cell = (a: number, b: number, n: number): number => {
      const u = (a + 1) * 1.5; const v = (b + 1) * 1.5;
      if (u % 1 < joint || v % 1 < joint) return frame;
      return faces[(Math.floor(u) * 2 + Math.floor(v) * 5 + n * 3 + Math.floor(u) * Math.floor(v)) % 6]!;
    };
    k.box(k.part('cube'), '#2c2a34', [0, 0.4, 0], [0.4, 0.4, 0.4], IDENTITY, { pattern: (x, y, z, nx, ny) => ({ material: Math.abs(ny) > 0.5 ? cell(x, z, 0) : Math.abs(nx) > 0.5 ? cell(z, y, 1) : cell(x, y, 2) }) });
    return { view: 'item', pitch: 30 + k.jitter('pitch') * 3, yaw: 45 + k.jitter('turn') * 12 };
  }, { top: ['top'] }),
  ball: entry('nature', ['beach ball', 'tennis ball', 'baseball', 'bowling ball', 'rubber ball', 'toy ball', 'bouncy ball', 'dodgeball'], (k) => {
    const own = k.choose('ball', ['#f0f0f4', '#e87c30', '#d84048']);
    const c = k.m(own);
    const ink = k.s.material(k.m(own === '#d84048' ? 'white' : 'charcoal', 'pattern'));
    const spots = [[0, 8], [72, 8], [-72, 8], [36, 62], [-36, 62], [36, -48], [-36, -48], [144, 20], [-144, 20]].map(([a, e]): Vec3 => [Math.sin(rad(a!)) * Math.cos(rad(e!)), Math.sin(rad(e!)), Math.cos(rad(a!)) * Math.cos(rad(e!))]);
    const seam = k.least(0.05, 0.9);
    // A football's patches, a basketball's seams, a toy ball's band.
    const inked = (x: number, y: number, z: number): boolean =>
      own === '#f0f0f4' ? spots.some((s) => (x - s[0]) ** 2 + (y - s[1]) ** 2 + (z - s[2]) ** 2 < 0.11)
        : own === '#e87c30' ? Math.min(Math.abs(x), Math.abs(y), Math.abs(Math.hypot(x - 1, y) - 0.75), Math.abs(Math.hypot(x + 1, y) - 0.75)) < seam
          : Math.abs(y) < 0.22;
    k.s.ell(k.part('ball'), c, [0, 0.5, 0], 0.5, rotX(12), { pattern: (x, y, z) => (inked(x, y, z) ? { material: ink } : 0) });
    return ITEM;
  }, { pattern: ['pattern', 'spots', 'patches'] }),
  skateboard: entry('vehicle', ['skate board', 'longboard'], (k) => {
    const m = k.m(k.choose('deck', ['red', 'teal', 'purple']));
    k.s.tube(k.part('deck'), m, [[-0.62, 0.36, 0], [-0.44, 0.27, 0], [0.44, 0.27, 0], [0.62, 0.36, 0]], k.least(0.06, 0.9));
    for (const x of [-0.32, 0.32]) { k.box(k.part('truck'), k.m('steel', 'truck'), [x, 0.19, 0], [0.07, 0.05, 0.05]); k.s.cone(k.part('wheel', { group: `w${x}`, priority: 1.2 }), k.m('cream', 'wheels'), [x, 0.1, -0.08], [x, 0.1, 0.12], k.least(0.1, 1.2), k.least(0.1, 1.2)); }
    return { view: 'item', roll: -k.vary('roll', 14, 0.2) };
  }, { wheels: ['wheel', 'wheels'], truck: ['truck', 'axle'] }),
  boomerang: entry('weapon', ['throwing stick'], (k) => {
    const m = k.m('wood');
    for (const d of [-1, 1]) { k.s.cap(k.part('wing'), m, [0, 0.82, 0], [d * 0.46, 0.2, 0], 0.13, 0.1); k.s.cap(k.part('stripe', { line: false, priority: 1.2 }), k.m('red', 'stripe'), [d * 0.34, 0.36, 0.1], [d * 0.37, 0.32, 0.1], 0.08); }
    return { view: 'item', roll: 24 };
  }, { stripe: ['stripe', 'stripes'] }),
  bandage: entry('tool', ['bandages', 'gauze', 'plaster bandage', 'toilet paper', 'paper roll', 'tape', 'duct tape', 'roll of bandages'], (k) => {
    const m = k.m('#f0e8d8');
    k.s.cone(k.part('roll'), m, [0, 0.44, -0.24], [0, 0.44, 0.24], 0.4, 0.4, { capTone: 0.1, pattern: (x, _y, z) => (Math.sin(Math.hypot(x, z) * 16) > 0.6 ? -0.5 : 0) });
    k.s.ell(k.part('hole', { line: false, priority: 1.3 }), k.m('#8c7c68', 'core'), [0, 0.44, 0.26], [0.1, 0.1, 0.02], rotZ(0), { tone: -0.6 });
    k.box(k.part('end', { group: 'end' }), m, [0.3, 0.05, 0], [0.32, k.least(0.035, 0.6), 0.23]);
    return { view: 'item', pitch: 14, yaw: 30 };
  }, { core: ['core', 'hole'] }),
}; // biome-ignore format: a table
