/** Elementals, spirits of light, one-eyed giants, and creatures of the shore with bodies of their own. */
import { IDENTITY, rotY, type Vec3 } from '../../solids/vec.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, EYES, evil, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** A bolt of lightning from one place to another, with two kinks. */
function bolt(k: Kit, from: Vec3, to: Vec3, m: string, group: string): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (t: number, aside: number): Vec3 => [
    from[0] + dx * t - dy * aside,
    from[1] + dy * t + dx * aside,
    from[2] + (to[2] - from[2]) * t,
  ];
  k.s.tube(
    k.part('bolt', { group, priority: 1.4 }),
    m,
    [from, at(0.42, 0.2), at(0.52, -0.12), to],
    [k.least(0.06, 0.8), k.least(0.06, 0.8), k.least(0.05, 0.8), k.least(0.015, 0.4)],
    { surface: 'none' },
  );
}

/** A crystal that ends in a point. */
function shard(k: Kit, m: string, from: Vec3, to: Vec3, r: number, group: string): void {
  const waist: Vec3 = [
    from[0] + (to[0] - from[0]) * 0.62,
    from[1] + (to[1] - from[1]) * 0.62,
    from[2] + (to[2] - from[2]) * 0.62,
  ];
  const part = k.part('body', { group });
  k.s.cone(part, m, from, waist, r * 0.8, r);
  k.s.cone(part, m, waist, to, r, 0.01);
}

export const ELEMENTALS: PropTable = {
  'water-elemental': about({ home: ['water'] }, monster(['water spirit', 'living water', 'water golem', 'water monster', 'undine', 'wave elemental', 'water creature', 'aqua elemental'], (k) => {
    const m = k.m('#3c94e0/water');
    const foam = k.m('#b8e8fc/water', 'foam');
    const b = k.part('body', { group: 'body' });
    k.s.ell(b, m, [0, 0.08, 0], [0.52, 0.1, 0.44]);
    k.s.cone(b, m, [0, 0.06, 0], [0, 0.44, 0], 0.44, 0.25);
    k.s.ell(b, m, [0, 0.56, 0], [0.33, 0.26, 0.27]);
    k.s.ell(k.part('head', { group: 'head' }), m, [0, 0.9, 0.06], [0.25, 0.24, 0.24]);
    const crest = k.part('foam', { group: 'crest' });
    k.s.tube(crest, foam, [[0, 1.06, 0.04], [0.04, 1.24, -0.04], [0.2, 1.27, -0.02], [0.27, 1.17, 0.02]], [0.15, 0.12, 0.07, 0.02]);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.28, 0.64, 0.04], [d * 0.52, 0.56, 0.12], [d * 0.56, 0.34, 0.18]], [0.11, 0.12, 0.15]);
      k.s.ell(k.part('foam', { group: `a${d}` }), foam, [d * 0.57, 0.26, 0.22], [0.13, 0.1, 0.13]);
      k.s.tube(k.part('foam', { group: `w${d}` }), foam, [[d * 0.44, 0.08, 0.2], [d * 0.56, 0.2, 0.12], [d * 0.48, 0.26, 0.14]], [0.06, 0.05, 0.02]);
      k.s.ell(k.part('drop'), foam, [d * 0.5, 0.96 + d * 0.06, 0], k.least(0.05, 0.9));
    }
    k.s.tube(k.part('foam', { line: false, priority: 1.2 }), foam, [[-0.2, 0.44, 0.24], [0, 0.38, 0.28], [0.2, 0.46, 0.24]], k.least(0.03, 0.6));
    k.eyes(0.1, 0.92, 0.28, { evil: evil(k), big: true });
    return { view: 'stand', pitch: 10 };
  }, { ...EYES, foam: ['foam', 'crest'] })),
  'earth-elemental': about({ home: ['cave', 'mountain'] }, monster(['rock elemental', 'stone elemental', 'earth spirit', 'boulder monster', 'rock creature', 'living rock', 'earth creature'], (k) => {
    const m = k.m('#8a7464/stone');
    const dark = k.m('#6c5a50/stone', 'fists');
    const rock = (name: string, at: Vec3, half: Vec3, turn: number, of = m): void =>
      k.box(k.part(name, { group: `${name}${at[0]}` }), of, at, half, rotY(turn * 0.6), { round: 0.5 });
    rock('body', [0, 0.62, 0], [0.36, 0.27, 0.27], 14);
    rock('belly', [0, 0.36, 0], [0.22, 0.12, 0.19], -20, dark);
    rock('head', [0, 0.98, 0.12], [0.18, 0.15, 0.17], -10);
    for (const d of [-1, 1]) {
      rock('shoulder', [d * 0.44, 0.78, 0], [0.18, 0.16, 0.18], d * 30);
      rock('arm', [d * 0.54, 0.5, 0.06], [0.1, 0.13, 0.1], d * -20, dark);
      rock('fist', [d * 0.56, 0.26, 0.12], [0.18, 0.16, 0.17], d * 18);
      rock('foot', [d * 0.19, 0.13, 0.02], [0.15, 0.14, 0.17], d * 12);
    }
    const moss = k.part('moss', { group: 'moss' });
    for (const [x, y, z] of [[-0.42, 0.93, 0], [0.06, 1.12, 0.06], [0.26, 0.88, 0.02]] as const) k.s.ell(moss, k.m('grass', 'moss'), [x, y, z], [0.14, 0.06, 0.13]);
    for (const d of [-1, 1]) k.mark([d * 0.07, 1.0, 0.32], k.ctx.small ? ['y'] : ['yy', 'oy'], { y: 'eye_glow:4', o: 'eye_glow:2' });
    k.mark([0, 0.62, 0.3], k.ctx.small ? ['d'] : ['..d', '.d.', 'd..', '.d.'], { d: `${m}:1` });
    return { view: 'stand', pitch: 12 };
  }, { moss: ['moss', 'grass'], fists: ['fists', 'hands'] })),
  'ice-elemental': about({ home: ['snow'] }, monster(['frost elemental', 'ice spirit', 'frost spirit', 'ice monster', 'ice creature', 'frost monster', 'snow elemental', 'crystal elemental'], (k) => {
    const m = k.m('#a4dcf4/ice');
    const deep = k.m('#6cb4e4/ice', 'core');
    shard(k, m, [0, 0.7, 0.04], [0, 0.02, 0.04], 0.3, 'trunk');
    shard(k, deep, [0, 0.44, 0], [0, 1.0, 0], 0.28, 'breast');
    k.s.ell(k.part('head', { group: 'head' }), m, [0, 0.92, 0.14], [0.2, 0.2, 0.18]);
    for (const [x, y] of [[-0.16, 1.2], [0, 1.4], [0.16, 1.22]] as const) shard(k, m, [x * 0.7, 0.98, 0.04], [x * 1.3, y, 0], 0.085, `crown${x}`);
    for (const d of [-1, 1]) {
      shard(k, m, [d * 0.24, 0.74, 0], [d * 0.56, 1.02, -0.06], 0.12, `horn${d}`);
      shard(k, m, [d * 0.34, 0.7, 0.06], [d * 0.62, 0.16, 0.16], 0.14, `arm${d}`);
      shard(k, deep, [d * 0.16, 0.4, 0.02], [d * 0.3, 0.02, 0.06], 0.12, `leg${d}`);
    }
    k.eyes(0.085, 0.92, 0.31, { evil: evil(k), big: true });
    return { view: 'stand', pitch: 10 };
  }, { ...EYES, core: ['core'] })),
  'lightning-elemental': about({ home: ['sky'] }, monster(['storm elemental', 'thunder elemental', 'electric elemental', 'lightning spirit', 'thunder spirit', 'spark elemental', 'electric monster', 'lightning monster', 'energy elemental', 'electricity elemental'], (k) => {
    const cloud = k.m('#4c5c94/cloth');
    const light = k.m('#fff07c/flame', 'bolts');
    const b = k.part('body', { group: 'body' });
    for (const [x, y, r] of [[0, 0.62, 0.3], [-0.24, 0.7, 0.2], [0.24, 0.7, 0.2], [0, 0.4, 0.2], [-0.12, 0.5, 0.2], [0.14, 0.48, 0.2]] as const) k.s.ell(b, cloud, [x, y, 0], r);
    k.s.ell(k.part('head', { group: 'head' }), cloud, [0, 0.94, 0.06], [0.23, 0.21, 0.21]);
    bolt(k, [0, 0.34, 0.14], [0.02, 0.0, 0.1], light, 'tail');
    for (const d of [-1, 1]) {
      bolt(k, [d * 0.36, 0.7, 0.08], [d * 0.62, 0.26, 0.12], light, `arm${d}`);
      bolt(k, [d * 0.12, 1.1, 0.04], [d * 0.3, 1.4, 0], light, `crown${d}`);
    }
    bolt(k, [0, 1.12, 0.04], [0.03, 1.46, 0], light, 'crown');
    k.mark([0.02, 0.58, 0.3], k.ctx.small ? ['y'] : ['..yy', '.yy.', 'yyyy', '.yy.', 'yy..'], { y: `${light}:4` });
    for (const d of [-1, 1]) k.mark([d * 0.09, 0.96, 0.27], k.ctx.small ? ['y'] : ['yy', 'yy'], { y: `${light}:5` });
    return { view: 'stand', pitch: 10 };
  }, { bolts: ['bolts', 'lightning'] })),
  'will-o-the-wisp': about({ home: ['forest', 'graveyard'] }, monster(['will o wisp', 'will o the wisp', 'ghost light', 'spirit orb', 'soul flame', 'blue flame spirit', 'spirit light', 'ghost flame', 'soul orb'], (k) => {
    const m = k.m('#58c8f0/flame');
    const pale = k.m('#d8fbff/flame', 'core');
    const b = k.part('body', { group: 'body', line: false });
    k.s.ell(b, m, [0, 0.42, 0], [0.36, 0.36, 0.34], IDENTITY, { surface: 'none' });
    const lean = 0.1 + k.jitter('lean') * 0.1;
    k.s.tube(b, m, [[0, 0.5, 0], [lean, 0.86, 0], [-lean * 0.3, 1.04, 0], [lean, 1.24, 0]], [0.32, 0.2, 0.13, 0.01], { surface: 'none' });
    for (const d of [-1, 1]) k.s.tube(b, m, [[d * 0.22, 0.5, 0], [d * 0.4, 0.72, 0], [d * 0.36, 0.92, 0]], [0.16, 0.1, 0.01], { surface: 'none' });
    const core = k.part('core', { group: 'core', line: false, priority: 1.2 });
    k.s.ell(core, pale, [0, 0.4, 0.16], [0.24, 0.25, 0.24], IDENTITY, { surface: 'none' });
    k.s.cap(core, pale, [0, 0.5, 0.16], [lean * 0.6, 0.8, 0.14], 0.18, 0.03, { surface: 'none' });
    k.eyes(0.1, 0.42, 0.38, { evil: evil(k), big: true });
    for (const [x, y] of [[-0.5, 0.9], [0.52, 1.06], [0.46, 0.3]] as const) k.s.ell(k.part('spark'), m, [x, y, 0], k.least(0.045, 0.8));
    return { view: 'item' };
  }, { ...EYES, core: ['core'] })),
  cyclops: about({ home: ['cave', 'mountain'] }, monster(['cyclops monster', 'cyclops giant', 'one eyed giant', 'one eyed ogre'], (k) => {
    const m = k.m(k.choose('skin', ['#c89468/orc', '#8ca464/orc', '#8c98b8/orc']));
    const hide = k.m('#7c5438/leather', 'loincloth');
    const b = k.part('body', { group: 'body' });
    k.s.ell(b, m, [0, 0.72, 0], [0.34, 0.26, 0.24]);
    k.s.ell(b, m, [0, 0.52, 0.02], [0.29, 0.24, 0.23]);
    k.s.ell(k.part('head', { group: 'head' }), m, [0, 1.06, 0.06], [0.25, 0.24, 0.23]);
    if (k.ctx.wants('horns')) k.s.cone(k.part('horns', { priority: 1.2 }), k.m('bone', 'horns'), [0, 1.24, 0.08], [0, 1.44, 0.12], 0.06, 0.01);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('ears', { group: 'head' }), m, [d * 0.26, 1.04, 0.02], [0.07, 0.06, 0.04]);
      k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.16, 0.4, 0], [d * 0.18, 0.1, 0.02], 0.13, 0.1);
      k.s.ell(k.part('foot', { group: `l${d}` }), m, [d * 0.18, 0.06, 0.08], [0.12, 0.07, 0.16]);
      k.s.tube(k.part('arm', { group: `a${d}`, priority: 1.1 }), m, [[d * 0.34, 0.82, 0.02], [d * 0.48, 0.58, 0.06], [d * 0.46, 0.36, 0.16]], [0.13, 0.11, 0.11]);
    }
    k.s.cone(k.part('loincloth', { group: 'loin' }), hide, [0, 0.44, 0.02], [0, 0.24, 0.02], [0.29, 0.24], [0.33, 0.27]);
    const club = k.part('club', { group: 'club', priority: 1.3 });
    k.s.cap(club, k.m('wood', 'club'), [-0.46, 0.34, 0.2], [-0.68, 1.0, 0.14], 0.05, 0.13);
    if (!k.ctx.small) for (const [x, y] of [[-0.62, 0.78], [-0.7, 0.94], [-0.58, 1.0]] as const) k.s.cone(club, 'bone', [x, y, 0.24], [x * 1.02, y + 0.02, 0.34], 0.03, 0.008);
    const white = k.part('white', { group: 'eye', priority: 1.3 });
    k.s.ell(white, 'bone', [0, 1.1, 0.22], [k.least(0.125, 1.6), k.least(0.11, 1.4), 0.1]);
    k.s.ell(k.part('iris', { line: false, group: 'eye', priority: 1.5 }), k.m('#d89020/eye_glow', 'eyes'), [0, 1.09, 0.3], [k.least(0.065, 0.9), k.least(0.065, 0.9), 0.04]);
    k.s.ell(k.part('pupil', { line: false, group: 'eye', priority: 1.8 }), 'dark', [0, 1.09, 0.34], [k.least(0.03, 0.5), k.least(0.035, 0.5), 0.02]);
    k.mark([0, 0.92, 0.28], k.ctx.small ? ['d'] : ['dddd', 'w..w'], { d: 'mouth:1', w: 'tooth:4' });
    return { view: 'stand', pitch: 10 };
  }, { ...EYES, loincloth: ['loincloth'], club: ['club'], horns: ['horn', 'one horn', 'single horn'] })),
  'hermit-crab': about({ home: ['underwater'] }, monster(['hermit crab in a shell', 'shell crab'], (k) => {
    const m = k.m('#e07848/orc');
    const shell = k.m(k.choose('shell', ['#d8b080/bone', '#c8889c/bone', '#8cb0c0/bone']), 'shell');
    const s = k.part('shell', { group: 'shell' });
    const spiral = (x: number, y: number): number => (Math.cos(Math.hypot(x, y) * 10 - Math.atan2(y, x)) > 0.6 ? -1.1 : 0);
    if (k.ctx.wants('shell')) {
      k.s.ell(s, shell, [-0.14, 0.46, -0.06], [0.4, 0.38, 0.32], IDENTITY, { pattern: spiral });
      k.s.cone(s, shell, [-0.36, 0.6, -0.06], [-0.62, 0.86, -0.1], 0.24, 0.02);
    } else k.s.ell(k.part('body', { group: 'crab' }), m, [-0.06, 0.3, 0], [0.34, 0.2, 0.22]);
    if (k.ctx.wants('shell')) k.s.ell(k.part('lip', { group: 'lip' }), k.m('#f4e4cc/bone', 'lip'), [0.2, 0.32, 0.06], [0.12, 0.26, 0.22]);
    k.s.ell(k.part('body', { group: 'crab' }), m, [0.3, 0.28, 0.12], [0.17, 0.16, 0.17]);
    for (const [i, x] of [0.1, 0.26, 0.42].entries())
      for (const d of [-1, 1])
        k.s.tube(k.part('legs', { group: `l${i}${d}`, bias: d < 0 ? -1 : 0 }), m, [[x, 0.22, d * 0.1 + 0.06], [x + 0.1, 0.24, d * 0.26 + 0.08], [x + 0.12, 0.02, d * 0.3 + 0.08]], [k.least(0.05, 0.7), k.least(0.045, 0.7), k.least(0.02, 0.5)]);
    k.s.tube(k.part('claw', { group: 'claw' }), m, [[0.4, 0.3, 0.22], [0.56, 0.3, 0.28]], 0.07);
    for (const d of [0, 1]) k.s.cap(k.part('claw', { group: 'claw' }), m, [0.6, 0.32 + d * 0.06, 0.28], [0.74, 0.28 + d * 0.18, 0.28], 0.08, 0.03);
    for (const z of [0.08, 0.22]) {
      k.s.cap(k.part('stalk', { priority: 1.3 }), m, [0.38, 0.4, z], [0.42, 0.56, z], k.least(0.03, 0.5));
      k.s.ell(k.part('eye', { priority: 1.5 }), 'dark', [0.42, 0.6, z], k.least(0.05, 0.9));
    }
    return { view: 'stand', pitch: 12 };
  }, { shell: ['shell'] })),
  walrus: about({ home: ['snow'] }, seal(['walrus bull', 'sea elephant', 'elephant seal', 'elephant seal bull'], ['#8c6450/orc'], true)),
  seal: about({ home: ['snow', 'water'] }, seal(['sea lion', 'harbor seal', 'seal pup', 'harp seal', 'baby seal', 'leopard seal'], ['#8c94a4/orc', '#a8a098/orc'], false)),
  'hammerhead-shark': about({ home: ['underwater'] }, monster(['hammerhead', 'hammer head shark', 'hammerhead fish'], (k) => {
    const m = k.m('#7c8ca4/orc');
    const belly = k.m('feather', 'belly');
    const b = k.part('body', { group: 'body' });
    k.s.cap(b, m, [-0.34, 0.5, 0], [0.3, 0.52, 0], 0.19, 0.12);
    k.s.cap(b, m, [0.3, 0.52, 0], [0.62, 0.54, 0], 0.12, 0.05);
    k.s.cap(k.part('belly', { line: false, group: 'body' }), belly, [-0.34, 0.43, 0.05], [0.2, 0.47, 0.04], 0.15, 0.08);
    // the hammer lies across, and is seen from a little above
    const head = k.part('head', { group: 'head' });
    k.s.cap(head, m, [-0.56, 0.53, -0.44], [-0.56, 0.53, 0.44], 0.085);
    k.s.ell(head, m, [-0.46, 0.52, 0], [0.16, 0.1, 0.2]);
    for (const z of [-0.48, 0.48]) {
      k.s.ell(head, m, [-0.55, 0.53, z], 0.1);
      k.s.ell(k.part('eye', { priority: 1.6 }), k.m('dark', 'eyes'), [-0.57, 0.56, z * 1.17], k.least(0.045, 0.7));
    }
    k.prism(k.part('fin'), m, [[-0.14, 0.66], [0.14, 0.64], [0.18, 0.98]], 0.03);
    for (const d of [-1, 1]) k.prism(k.part('tail', { group: 'tail' }), m, [[0.56, 0.54 + d * 0.02], [0.86, 0.54 + d * 0.3], [0.74, 0.54]], 0.03, { tone: d > 0 ? 0.2 : -0.3 });
    for (const z of [-1, 1]) k.s.cap(k.part('fin', { group: `f${z}` }), m, [-0.14, 0.42, z * 0.14], [0.06, 0.24, z * 0.4], 0.07, 0.02);
    if (!k.ctx.small) k.mark([-0.24, 0.5, 0.2], ['d.d.d', 'd.d.d'], { d: `${m}:1` });
    return { view: 'stand', pitch: 26, yaw: 16 };
  }, { ...EYES, ...BELLY })),
}; // biome-ignore format: a table

/** A seal on its belly, head raised; with tusks and whiskers it is a walrus. */
function seal(aliases: string[], colours: string[], tusks: boolean) {
  return monster(
    aliases,
    (k) => {
      const m = k.m(k.choose('coat', colours));
      const b = k.part('body', { group: 'body' });
      const fat = tusks ? 1.18 : 1;
      k.s.tube(
        b,
        m,
        [
          [0.14, 0.72, 0.02],
          [0.06, 0.36, 0],
          [-0.3, 0.22, 0],
          [-0.62, 0.12, 0],
        ],
        [0.2 * fat, 0.29 * fat, 0.22 * fat, 0.09],
      );
      k.s.ell(
        k.part('belly', { line: false, group: 'body' }),
        k.m(tusks ? '#a87c64/orc' : 'feather', 'belly'),
        [0.2, 0.38, 0.04],
        [0.19, 0.3, 0.22],
      );
      k.s.ell(k.part('head', { group: 'head', melts: true }), m, [0.2, 0.86, 0.02], [0.22 * fat, 0.2 * fat, 0.2 * fat]);
      for (const z of [-0.09, 0.09])
        k.s.ell(
          k.part('muzzle', { group: 'head' }),
          k.m(tusks ? '#c8a088/orc' : '#d8dce4/orc', 'muzzle'),
          [0.38 * (tusks ? 1.06 : 1), 0.8, z],
          [0.12, 0.1 * fat, 0.11 * fat],
        );
      k.s.ell(
        k.part('nose', { priority: 1.6 }),
        'dark',
        [0.49, 0.86, 0],
        [k.least(0.04, 0.7), k.least(0.035, 0.5), 0.05],
      );
      if (tusks)
        for (const z of [-0.1, 0.1])
          k.s.cap(
            k.part('tusks', { group: `t${z}`, priority: 1.5 }),
            k.m('tooth', 'tusks'),
            [0.42, 0.74, z],
            [0.44, 0.4, z * 1.1],
            k.least(0.045, 0.7),
            k.least(0.02, 0.4),
          );
      for (const z of [-1, 1]) {
        k.s.cap(
          k.part('flipper', { group: `f${z}`, bias: z < 0 ? -1 : 0 }),
          m,
          [0.16, 0.24, z * 0.22],
          [0.34, 0.04, z * 0.4],
          0.1,
          0.06,
        );
        k.s.cap(k.part('tail', { group: `tail${z}` }), m, [-0.62, 0.1, z * 0.04], [-0.86, 0.12, z * 0.2], 0.07, 0.05);
      }
      for (const z of [-1, 1])
        k.mark([0.3, 0.94, z * 0.19], k.ctx.small ? ['d'] : ['wd', 'dd'], {
          d: `${k.m('dark', 'eyes')}:2`,
          w: 'white:5',
        });
      return { view: 'stand', pitch: 12, yaw: -38 };
    },
    { ...EYES, ...(tusks ? {} : BELLY), muzzle: ['muzzle', 'snout'], ...(tusks ? { tusks: ['tusk', 'tusks'] } : {}) },
  );
}
