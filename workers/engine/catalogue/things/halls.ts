import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { bricks, planks } from './surfaces.ts';

/** A pane with a frame round it. */
function pane(k: Kit, x: number, y: number, z: number, w: number, h: number, frame: MaterialRef = 'dark_wood'): void {
  const thick = Math.max(0.018, k.px * 0.5);
  k.box(k.part('frame', { priority: 1.15, group: 'wall' }), frame, [x, y, z], [w + thick, h + thick, 0.02]);
  k.box(k.part('window', { priority: 1.25 }), k.m(k.choose('light', ['glass', 'flame']), 'window'), [x, y, z + 0.02], [w, h, 0.015], IDENTITY, { tone: 0.3 }); // biome-ignore format: one line
}

/** A sloping awning of two colours by turns along a front. */
function awning(k: Kit, w: number, y: number, z: number, one: MaterialRef, two: MaterialRef): void {
  const n = k.ctx.small ? 4 : 7;
  for (let i = 0; i < n; i++) {
    const x = -w + ((i + 0.5) * 2 * w) / n;
    k.box(k.part('awning', { priority: 1.3 }), i % 2 ? two : one, [x, y, z + 0.1], [w / n, 0.02, 0.14], rotX(28));
  }
}

/** What a restaurant's board over the roof shows. */
const BOARDS: Readonly<Record<string, (k: Kit, y: number, z: number) => void>> = {
  pizza: (k, y, z) => {
    k.prism(k.part('board', { priority: 1.4 }), '#f0c050', [[-0.2, y + 0.18], [0.2, y + 0.18], [0, y - 0.2]], 0.04, { z }); // biome-ignore format: a slice
    k.box(k.part('board', { priority: 1.5 }), '#b8743c', [0, y + 0.18, z], [0.22, 0.045, 0.05]);
    for (const [x, up] of [[-0.07, 0.08], [0.08, 0.06], [0, -0.05]] as const) // biome-ignore format: three
      k.s.ell(k.part('salami', { priority: 1.7 }), 'red', [x, y + up, z + 0.04], [k.least(0.045, 0.8), k.least(0.045, 0.8), 0.02]); // biome-ignore format: one line
  },
  burger: (k, y, z) => {
    const board = (m: MaterialRef, up: number, h: number): void =>
      k.box(k.part('board', { priority: 1.4 }), m, [0, y + up, z], [0.2, h, 0.06], IDENTITY, { round: 0.03 });
    board('#d8964c', -0.12, 0.05);
    board('brown_cloth', -0.03, 0.045);
    board('leaf', 0.03, 0.025);
    k.s.ell(k.part('board', { priority: 1.4 }), '#d8964c', [0, y + 0.06, z], [0.22, 0.14, 0.08]);
  },
  plate: (k, y, z) => {
    k.s.ell(k.part('board', { priority: 1.4 }), 'white', [0, y, z], [0.2, 0.2, 0.05]);
    for (const d of [-1, 1]) k.s.cap(k.part('fork', { priority: 1.6 }), 'steel', [d * 0.27, y - 0.17, z + 0.03], [d * 0.27, y + 0.17, z + 0.03], k.least(0.025, 0.6)); // biome-ignore format: one line
  },
};

const eatery = (kind: keyof typeof BOARDS, aliases: string[]) =>
  about(
    { home: ['city'], interior: true },
    entry(
      'building',
      aliases,
      (k) => {
        const wall = k.m(k.choose('wall', ['plaster', 'brick', 'cloth']));
        const stripe = k.m(k.choose('stripe', ['red', 'forest', 'blue']), 'awning');
        k.box(k.part('wall'), wall, [0, 0.36, 0], [0.62, 0.36, 0.36], IDENTITY, { pattern: bricks(7, 9, 0.7, 1.24, k.px) });
        k.box(k.part('roof'), k.m('slate', 'roof'), [0, 0.75, 0], [0.66, 0.05, 0.4]);
        pane(k, -0.28, 0.32, 0.36, 0.24, 0.16);
        k.box(k.part('door', { priority: 1.25 }), k.m('wood', 'door'), [0.32, 0.24, 0.365], [0.13, 0.24, 0.025], IDENTITY, { pattern: planks(0, 2, 0.26, k.px) });
        k.box(k.part('window', { priority: 1.35 }), 'glass', [0.32, 0.34, 0.39], [0.08, 0.09, 0.012]);
        awning(k, 0.62, 0.58, 0.38, stripe, 'white');
        BOARDS[kind]!(k, 1.0, 0.3);
        return { view: 'stand', pitch: 16, yaw: 0 };
      },
      { roof: ['roof'], awning: ['awning'], door: ['door'], window: ['window'] },
    ),
  ); // biome-ignore format: long rows

/** Buildings of town and country that are more than a house: halls, stations, sheds, restaurants. */
export const HALLS: PropTable = {
  barn: about({ home: ['meadow'], interior: true }, entry('building', ['stable', 'farm', 'granary', 'red barn', 'farm barn', 'hay barn'], (k) => {
    const wall = k.m(k.choose('wall', ['red', '#a8483c/wood', 'wood']));
    const roof = k.m(k.choose('roof', ['slate', 'dark_wood', 'charcoal']), 'roof');
    const boards = planks(0, 9, 1.1, k.px);
    k.box(k.part('wall'), wall, [0, 0.3, 0], [0.5, 0.3, 0.46], IDENTITY, { pattern: boards });
    k.prism(k.part('wall'), wall, [[-0.5, 0.58], [0.5, 0.58], [0.34, 0.88], [0, 1.06], [-0.34, 0.88]], 0.45, { pattern: boards });
    const r = k.part('roof', { priority: 1.05 });
    for (const d of [-1, 1]) {
      k.box(r, roof, [d * 0.45, 0.75, 0], [0.035, 0.2, 0.52], rotZ(d * 28), { pattern: planks(2, 7, 1.04, k.px, -0.7) });
      k.box(r, roof, [d * 0.175, 1.0, 0], [0.21, 0.035, 0.52], rotZ(d * -28), { pattern: planks(2, 7, 1.04, k.px, -0.7) });
    }
    const trim = k.m('white', 'trim');
    const line = k.least(0.028, 0.6);
    k.box(k.part('door', { priority: 1.2 }), k.m(wall, 'door'), [0, 0.24, 0.465], [0.24, 0.24, 0.02], IDENTITY, { pattern: planks(0, 5, 0.48, k.px) });
    const t = k.part('trim', { priority: 1.35 });
    for (const x of [-0.24, 0, 0.24]) k.box(t, trim, [x, 0.24, 0.49], [line, 0.25, 0.012]);
    for (const y of [0.02, 0.48]) k.box(t, trim, [0, y, 0.49], [0.25, line, 0.012]);
    if (k.px < 0.0125) for (const d of [-1, 1]) for (const e of [-1, 1]) k.s.cap(t, trim, [d * 0.02, 0.24 - e * 0.22, 0.49], [d * 0.23, 0.24 + e * 0.22, 0.49], line * 0.7);
    k.box(t, trim, [0, 0.72, 0.46], [0.13, 0.1, 0.012]);
    k.box(k.part('hatch', { priority: 1.45 }), 'dark', [0, 0.72, 0.475], [0.095, 0.068, 0.012]);
    k.s.cone(k.part('silo', { group: 'silo' }), '#b8bcc4', [0.74, 0, -0.2], [0.74, 0.92, -0.2], 0.2, 0.2, { pattern: (_x, y) => (((y + 1) * 4) % 1 < 0.16 ? -0.9 : 0) });
    k.s.ell(k.part('dome', { group: 'dome' }), k.m(roof, 'roof'), [0.74, 0.92, -0.2], [0.22, 0.2, 0.22]);
    return { view: 'stand', pitch: 16, yaw: 0 };
  }, { roof: ['roof'], door: ['door', 'gate'], trim: ['trim'] })),
  'gas-station': about({ home: ['city'] }, entry('building', ['gas station', 'petrol station', 'filling station', 'service station', 'fuel station', 'fuel stop'], (k) => {
    const main = k.m(k.choose('main', ['red', 'blue', 'forest']));
    k.box(k.part('ground'), '#6c707c/stone', [0, 0.02, 0.1], [0.98, 0.02, 0.56]);
    k.box(k.part('wall'), k.m('cloth', 'wall'), [0.52, 0.28, -0.22], [0.4, 0.26, 0.22]);
    k.box(k.part('roof'), main, [0.52, 0.57, -0.22], [0.43, 0.05, 0.25]);
    pane(k, 0.66, 0.3, 0.01, 0.2, 0.12, 'steel');
    k.box(k.part('door', { priority: 1.3 }), k.m('glass', 'door'), [0.28, 0.22, 0.01], [0.09, 0.19, 0.02]);
    for (const x of [-0.72, 0.02]) k.box(k.part('post'), 'steel', [x, 0.42, 0.12], [0.04, 0.42, 0.04]);
    k.box(k.part('canopy', { priority: 1.1 }), k.m('white', 'canopy'), [-0.34, 0.9, 0.12], [0.6, 0.07, 0.4]);
    k.box(k.part('stripe', { priority: 1.25 }), main, [-0.34, 0.9, 0.12], [0.605, 0.03, 0.405]);
    for (const x of [-0.52, -0.2]) {
      k.box(k.part('pump', { group: `p${x}`, priority: 1.15 }), k.m(main, 'pump'), [x, 0.23, 0.24], [0.1, 0.2, 0.08]);
      k.box(k.part('dial', { priority: 1.4 }), 'white', [x, 0.33, 0.325], [0.065, 0.055, 0.01]);
      k.s.tube(k.part('hose', { priority: 1.3 }), 'charcoal', [[x + 0.1, 0.34, 0.26], [x + 0.18, 0.2, 0.3], [x + 0.12, 0.08, 0.28]], k.least(0.022, 0.5));
    }
    return { view: 'stand', pitch: 18, yaw: -16 };
  }, { canopy: ['canopy'], pump: ['pump'], wall: ['wall'], door: ['door'] })),
  'train-station': about({ home: ['city'], interior: true }, entry('building', ['train station', 'railway station', 'station building', 'station', 'train depot', 'railway depot', 'old train station', 'train station building'], (k) => {
    const wall = k.m(k.choose('wall', ['brick', 'plaster', 'stone']));
    const roof = k.m(k.choose('roof', ['slate', 'forest', 'roof']), 'roof');
    k.box(k.part('rails'), 'dark_stone', [0, 0.02, 0.66], [1.02, 0.02, 0.14]);
    for (let i = -5; i <= 5; i++) k.box(k.part('sleeper', { priority: 1.1 }), 'dark_wood', [i * 0.19, 0.035, 0.66], [0.04, 0.015, 0.13]);
    for (const z of [0.6, 0.72]) k.box(k.part('rail', { priority: 1.3 }), 'steel', [0, 0.055, z], [1.02, 0.018, k.least(0.014, 0.4)]);
    k.box(k.part('platform'), k.m('stone', 'platform'), [0, 0.07, 0.12], [1.02, 0.07, 0.4]);
    k.box(k.part('wall'), wall, [0, 0.4, -0.08], [0.86, 0.3, 0.22], IDENTITY, { pattern: bricks(7, 14, 0.6, 1.72, k.px) });
    k.box(k.part('roof'), roof, [0, 0.76, -0.08], [0.92, 0.07, 0.28], IDENTITY, { round: 0.03 });
    k.box(k.part('tower', { group: 'tower' }), wall, [0, 0.68, -0.04], [0.24, 0.42, 0.24], IDENTITY, { pattern: bricks(9, 4, 0.84, 0.48, k.px) });
    k.s.cone(k.part('spire', { priority: 1.05 }), roof, [0, 1.08, -0.04], [0, 1.42, -0.04], 0.34, 0.02);
    k.s.ell(k.part('clock', { priority: 1.4 }), 'white', [0, 0.92, 0.2], [0.14, 0.14, 0.03]);
    k.mark([0, 0.93, 0.24], k.ctx.middle ? ['d'] : ['d.', 'd.', 'dd'], { d: 'dark:2' });
    k.box(k.part('door', { priority: 1.3 }), k.m('wood', 'door'), [0, 0.34, 0.2], [0.12, 0.2, 0.02], IDENTITY, { pattern: planks(0, 2, 0.24, k.px) });
    for (const x of [-0.66, -0.4, 0.4, 0.66]) pane(k, x, 0.42, 0.14, 0.075, 0.12);
    for (const x of [-0.9, -0.46, 0.46, 0.9]) k.s.cap(k.part('post', { priority: 1.1 }), 'iron', [x, 0.14, 0.42], [x, 0.62, 0.42], k.least(0.025, 0.6));
    for (const d of [-1, 1]) k.box(k.part('awning', { priority: 1.15 }), k.m(roof, 'awning'), [d * 0.62, 0.65, 0.3], [0.36, 0.025, 0.18], rotX(10));
    return { view: 'stand', pitch: 16 };
  }, { roof: ['roof'], platform: ['platform'], door: ['door'], awning: ['awning'] })),
  outhouse: about({ home: ['meadow'] }, entry('building', ['outdoor toilet', 'privy', 'latrine', 'wooden outhouse', 'earth closet'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'dark_wood', 'pale_wood']));
    k.box(k.part('wall'), wood, [0, 0.44, 0], [0.28, 0.44, 0.28], IDENTITY, { pattern: planks(0, 5, 0.56, k.px) });
    k.box(k.part('roof'), k.m('slate', 'roof'), [0, 0.93, 0.02], [0.36, 0.04, 0.38], rotX(14), { pattern: planks(0, 5, 0.7, k.px) });
    k.box(k.part('door', { priority: 1.2 }), k.m(wood, 'door'), [0, 0.4, 0.285], [0.2, 0.36, 0.02], IDENTITY, { pattern: planks(0, 3, 0.4, k.px), tone: 0.4 });
    k.s.ell(k.part('moon', { priority: 1.6 }), 'dark', [0, 0.62, 0.3], [k.least(0.075, 1.2), k.least(0.085, 1.4), 0.02]);
    k.s.ell(k.part('door', { priority: 1.8 }), wood, [0.05, 0.64, 0.31], [k.least(0.05, 0.9), k.least(0.065, 1.1), 0.02], IDENTITY, { tone: 0.4 });
    k.s.ell(k.part('knob', { priority: 1.5 }), 'iron', [0.14, 0.38, 0.32], k.least(0.03, 0.6));
    return { view: 'stand', pitch: 16, yaw: -22 };
  }, { roof: ['roof'], door: ['door'] })),
  'stilt-house': about({ home: ['water'] }, entry('building', ['stilt hut', 'hut on stilts', 'house on stilts', 'stilted hut', 'fishing hut', 'fisherman hut', 'fisher hut', 'cabin on stilts'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'pale_wood', 'dark_wood']));
    for (const x of [-0.42, 0, 0.42]) for (const z of [-0.26, 0.3]) k.s.cap(k.part('stilt'), k.m('dark_wood', 'stilts'), [x, 0, z], [x, 0.42, z], k.least(0.035, 0.8));
    for (const d of [-1, 1]) k.s.cap(k.part('brace', { priority: 0.9 }), 'dark_wood', [d * 0.42, 0.06, 0.3], [0, 0.38, 0.3], k.least(0.02, 0.5));
    k.box(k.part('deck'), k.m('pale_wood', 'deck'), [0, 0.44, 0.06], [0.58, 0.03, 0.46], IDENTITY, { pattern: planks(0, 8, 1.16, k.px) });
    k.box(k.part('wall'), wood, [0, 0.68, -0.04], [0.42, 0.22, 0.28], IDENTITY, { pattern: planks(1, 5, 0.44, k.px) });
    const thatch = k.m('thatch', 'roof');
    k.prism(k.part('roof', { priority: 1.05 }), thatch, [[-0.54, 0.86], [0.54, 0.86], [0.1, 1.26], [-0.1, 1.26]], 0.4, { z: -0.04, pattern: grain(8, 0.6) });
    k.box(k.part('door', { priority: 1.25 }), k.m('dark_wood', 'door'), [-0.14, 0.64, 0.25], [0.09, 0.17, 0.02]);
    pane(k, 0.18, 0.7, 0.25, 0.09, 0.08);
    const l = k.part('ladder', { priority: 1.2 });
    for (const x of [-0.24, -0.04]) k.s.cap(l, 'wood', [x, 0, 0.72], [x, 0.46, 0.52], k.least(0.022, 0.5));
    for (let i = 1; i < 5; i++) k.s.cap(l, 'wood', [-0.24, i * 0.09, 0.72 - i * 0.04], [-0.04, i * 0.09, 0.72 - i * 0.04], k.least(0.018, 0.45));
    return { view: 'stand', pitch: 14, yaw: -18 };
  }, { roof: ['roof'], door: ['door'], stilts: ['stilt'], deck: ['deck'] })),
  restaurant: eatery('plate', ['bistro', 'cafeteria building', 'restaurant building', 'eatery']),
  pizzeria: eatery('pizza', ['pizza restaurant', 'pizza place', 'pizza shop', 'pizza parlor', 'pizza parlour', 'pizza house', 'italian restaurant']),
  'burger-restaurant': eatery('burger', ['burger joint', 'burger shop', 'burger place', 'fast food restaurant', 'fast food joint', 'hamburger restaurant', 'burger bar']),
  'fire-station': about({ home: ['city'], interior: true }, entry('building', ['fire station', 'fire house', 'firehouse', 'fire department', 'fire hall'], (k) => {
    const wall = k.m(k.choose('wall', ['brick', '#b8503c/brick']));
    k.box(k.part('wall'), wall, [0, 0.42, 0], [0.66, 0.42, 0.36], IDENTITY, { pattern: bricks(8, 10, 0.84, 1.32, k.px) });
    k.box(k.part('roof'), k.m('slate', 'roof'), [0, 0.88, 0], [0.7, 0.05, 0.4]);
    k.box(k.part('tower', { group: 'tower' }), wall, [0.48, 1.02, -0.06], [0.17, 0.34, 0.2], IDENTITY, { pattern: bricks(7, 3, 0.68, 0.34, k.px) });
    k.s.cone(k.part('spire'), k.m('slate', 'roof'), [0.48, 1.36, -0.06], [0.48, 1.56, -0.06], 0.25, 0.02);
    k.s.ell(k.part('bell', { priority: 1.4 }), 'gold', [0.48, 1.14, 0.15], [k.least(0.06, 0.9), k.least(0.07, 1), 0.03]);
    for (const x of [-0.36, 0.1]) {
      k.box(k.part('frame', { priority: 1.15, group: `f${x}` }), 'white', [x, 0.27, 0.365], [0.21, 0.27, 0.02]);
      k.box(k.part('door', { priority: 1.3, group: `d${x}` }), k.m('red', 'door'), [x, 0.25, 0.385], [0.17, 0.25, 0.02], IDENTITY, { pattern: planks(1, 4, 0.5, k.px) });
      k.box(k.part('window', { priority: 1.5 }), 'glass', [x, 0.38, 0.41], [0.12, 0.05, 0.01]);
    }
    for (const x of [-0.46, -0.14, 0.18]) pane(k, x, 0.68, 0.36, 0.08, 0.07);
    return { view: 'stand', pitch: 16 };
  }, { roof: ['roof'], door: ['door', 'gate'] })),
  'floating-island': about({ home: ['sky'] }, entry('nature', ['floating island', 'sky island', 'flying island', 'island in the sky', 'floating rock island', 'hovering island', 'floating rock', 'floating land'], (k) => {
    const stone = k.m(k.choose('stone', ['stone', '#9c7c5c/stone', '#7c7498/stone']), 'rock');
    const r = k.part('rock');
    k.s.cone(r, stone, [0, 0.62, 0], [0, 0.2, 0.02], [0.62, 0.5], [0.26, 0.22], { pattern: grain(5, 0.5) });
    k.s.cone(r, stone, [0, 0.24, 0], [0.05, -0.12, 0], 0.28, 0.03, { pattern: grain(5, 0.5) });
    for (const [x, y, s] of [[-0.4, 0.36, 0.17], [0.38, 0.34, 0.18], [-0.2, 0.14, 0.13], [0.24, 0.08, 0.12]] as const) k.s.cone(r, stone, [x, y + 0.2, 0.1], [x * 0.86, y - 0.22, 0.08], s, 0.02);
    const grass = k.m(k.choose('grass', ['grass', 'leaf', '#8cc46c']));
    k.s.ell(k.part('grass'), grass, [0, 0.64, 0], [0.66, 0.1, 0.54], IDENTITY, { pattern: grain(6, 0.4) });
    for (let i = 0; i < 8; i++) { const a = rad(i * 45 + 20); k.s.cap(k.part('grass'), grass, [Math.sin(a) * 0.6, 0.62, Math.cos(a) * 0.48], [Math.sin(a) * 0.58, 0.5 - (i % 3) * 0.04, Math.cos(a) * 0.47], 0.07, 0.03); }
    const t: Vec3 = [k.form('side', [-0.16, 0.2, 0]), 0.66, -0.08];
    k.s.cap(k.part('trunk'), 'wood', t, [t[0], t[1] + 0.3, t[2]], 0.055, 0.045);
    for (const [x, y, z, s] of [[0, 0.42, 0, 0.22], [-0.17, 0.34, 0.06, 0.15], [0.17, 0.35, 0.04, 0.16], [0, 0.6, 0, 0.14]] as const) k.s.ell(k.part('leaves', { group: 'leaves' }), k.m('dark_leaf', 'leaves'), [t[0] + x, t[1] + y, t[2] + z], s, IDENTITY, { pattern: grain(5, 0.6) });
    k.s.ell(k.part('boulder'), stone, [0.32, 0.73, 0.16], [0.11, 0.08, 0.09]);
    return { view: 'stand', pitch: 14 };
  }, { rock: ['rock', 'stone'], leaves: ['leaves', 'tree'] })),
  'space-base': about({ home: ['space'] }, entry('building', ['sci fi base', 'futuristic base', 'bubble lab', 'bubble base', 'underwater base', 'undersea base', 'underwater dome', 'undersea lab', 'underwater research station', 'underwater colony', 'domed base', 'space base building', 'dome colony', 'domed city', 'space colony', 'space outpost', 'moon colony', 'mars colony', 'space habitat'], (k) => {
    const shell = k.m(k.choose('shell', ['white', 'steel', '#c8ccd8']));
    k.s.ell(k.part('dome'), shell, [-0.22, 0.1, 0], [0.48, 0.52, 0.46], IDENTITY, { clips: [[0, -1, 0, 0]] });
    k.s.ell(k.part('dome', { group: 'b' }), shell, [0.52, 0.08, 0.08], [0.3, 0.32, 0.3], IDENTITY, { clips: [[0, -1, 0, 0]] });
    k.s.cap(k.part('tunnel'), shell, [0, 0.14, 0.12], [0.5, 0.14, 0.12], 0.13, 0.13);
    k.box(k.part('door', { priority: 1.3 }), k.m('orange', 'door'), [-0.22, 0.17, 0.45], [0.1, 0.16, 0.04]);
    for (const x of [-0.46, 0.04]) k.s.ell(k.part('window', { priority: 1.3 }), k.m('glass', 'window'), [x, 0.34, 0.34], [0.08, 0.08, 0.06]);
    k.s.ell(k.part('window', { priority: 1.3 }), k.m('glass', 'window'), [0.56, 0.2, 0.36], [0.08, 0.07, 0.05]);
    k.s.cap(k.part('mast'), 'iron', [-0.22, 0.58, 0], [-0.22, 0.94, 0], k.least(0.02, 0.5));
    k.s.ell(k.part('dish', { priority: 1.2 }), 'steel', [-0.22, 0.94, 0.04], [0.16, 0.16, 0.05], rotX(-20));
    k.s.ell(k.part('lamp', { priority: 1.6 }), 'red', [0.52, 0.42, 0.08], k.least(0.035, 0.7));
    return { view: 'stand', pitch: 16 };
  }, { door: ['door'], window: ['window'] })),
}; // biome-ignore format: a table
