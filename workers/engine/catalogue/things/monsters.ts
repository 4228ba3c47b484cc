import { blots, grain, plates } from '../../solids/patterns.ts';
import { IDENTITY, mix, rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { about } from './define.ts';
import { dragonAfoot } from './dragon-afoot.ts';
import { dragonAsleep } from './dragon-asleep.ts';
import { eyeballs } from './fiends.ts';
import { JELLYFISH } from './jellyfish.ts';
import type { Kit } from './kit.ts';
import { flame } from './lights.ts';
import {
  BELLY,
  crusted,
  EYE_COUNT,
  EYES,
  evil,
  eyeCount,
  eyePlaces,
  monster,
  SPREAD,
  TAIL,
  WINGS,
} from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';
import { planks, stripes } from './surfaces.ts';
import { ASLEEP, type PropSetup } from './types.ts';

/** Ends of a wing's fingers in shares of span and rise from its root, from the leading one to the flank. */
const FINGERS: readonly (readonly [out: number, up: number])[] = [
  [1, 0.66],
  [0.9, -0.06],
  [0.58, -0.36],
  [0.06, -0.3],
];
/** How far skin between two fingers is drawn in towards the wrist. */
const SCALLOP = 0.3;

/** A membrane wing to one side: an arm up to the wrist, fingers that fan out from it, and skin between them that hangs in arcs. */
export function membrane(
  k: Kit,
  root: Vec3,
  side: number,
  span: number,
  rise: number,
  m: MaterialRef,
  bone: MaterialRef,
): void {
  const group = `wing${side}`;
  const [rx, ry, rz] = root;
  const at = (out: number, up: number, back: number): Vec3 => [
    rx + side * out * span,
    ry + up * rise,
    rz - back - out * span * 0.36,
  ];
  const elbow = at(0.2, 0.42, 0.02);
  const wrist = at(0.36, 1, 0);
  const ends = FINGERS.map(([out, up], i) => at(out, up, 0.05 + 0.03 * Math.min(i, 2)));
  const starts = [wrist, wrist, mix(wrist, elbow, 0.7), root];
  for (let i = 0; i + 1 < ends.length; i++) {
    const [a, b, from, to] = [ends[i]!, ends[i + 1]!, starts[i]!, starts[i + 1]!];
    const start = mix(from, to, 0.5);
    const columns: (readonly [Vec3, Vec3])[] = [
      [from, a],
      [mix(from, start, 0.5), mix(mix(a, b, 0.22), start, SCALLOP * 0.62)],
      [start, mix(mix(a, b, 0.5), start, SCALLOP)],
      [mix(start, to, 0.5), mix(mix(a, b, 0.78), start, SCALLOP * 0.62)],
      [to, b],
    ];
    const grid = Array.from({ length: 4 }, (_, r) => columns.map(([p, q]) => mix(p, q, r / 3)));
    // each piece of skin has a tone of its own, so that the fingers show
    k.s.cloth(k.part('wings', { group }), m, grid, { backTone: 0, tone: i === 1 ? -0.34 : 0.04 });
  }
  const arm = k.part('wings', { group, priority: 1.25 });
  k.s.tube(arm, bone, [root, elbow, wrist], [k.least(0.05, 0.9), k.least(0.042, 0.8), k.least(0.034, 0.7)]);
  const dark = shadeOf(m, 1);
  for (const [i, end] of ends.slice(0, 3).entries())
    k.s.cap(arm, i === 0 ? bone : dark, starts[i]!, end, k.least(0.026, i ? 0.5 : 0.65), k.least(0.012, 0.42));
  if (!k.ctx.small) k.s.cone(k.part('claw', { group, priority: 1.3 }), 'bone', wrist, [wrist[0] - side * 0.02, wrist[1] + 0.1, wrist[2] + 0.04], k.least(0.026, 0.5), 0.006); // biome-ignore format: one line
}

/** A serpent's coils rising to a head. */
function coils(k: Kit, m: MaterialRef, belly: MaterialRef, bands: MaterialRef | undefined): Vec3 {
  const p: Vec3[] = [];
  for (let i = 0; i <= 20; i++) {
    const a = rad(i * 34 + 30);
    const r = 0.44 - i * 0.011;
    p.push([Math.sin(a) * r, 0.1 + i * 0.012, Math.cos(a) * r * 0.8]);
  }
  const radii = p.map((_, i) => Math.min(0.12, 0.03 + i * 0.012));
  k.s.tube(k.part('coil'), m, p, radii);
  // rings of the second colour, narrower than the gaps
  if (bands)
    for (let i = 2; i < p.length; i += 2) k.s.cap(k.part('coil', { line: false, priority: 1.15 }), bands, mix(p[i]!, p[i - 1]!, 0.2), mix(p[i]!, p[i - 1]!, 0.72), radii[i]! * 1.03); // biome-ignore format: one line
  const last = p.at(-1)!;
  const sway = k.jitter('sway') * 0.08;
  const neck: Vec3[] = [last, [last[0] * 0.6, 0.44, 0.1], [sway, 0.66, 0.06], [sway, 0.86, 0.14]];
  k.s.tube(k.part('neck', { group: 'neck' }), m, neck, [0.12, 0.12, 0.11, 0.1]);
  if (bands) for (const t of [0.2, 0.75]) k.s.cap(k.part('neck', { group: 'neck', line: false, priority: 1.15 }), bands, mix(neck[1]!, neck[3]!, t), mix(neck[1]!, neck[3]!, t + 0.16), 0.118); // biome-ignore format: one line
  k.s.tube(
    k.part('belly', { line: false, group: 'neck' }),
    belly,
    [
      [last[0] * 0.6, 0.44, 0.16],
      [sway, 0.66, 0.12],
      [sway, 0.82, 0.18],
    ],
    0.085,
  );
  return [sway, 0.93, 0.18];
}

/** A snake in coils, its head raised; a hood spread behind it, or a rattle that stands up from the coils. */
function serpent(k: Kit, skins: MaterialRef[], o: { readonly hood?: boolean; readonly rattle?: boolean }): PropSetup {
  const m = k.m(k.choose('scales', skins));
  const belly = k.m('#ecd894', 'belly');
  const bands = k.ctx.brief.colours[1] || k.ctx.said('bands') ? k.m(shadeOf(m, 1), 'bands') : undefined;
  const head = coils(k, m, belly, bands);
  k.s.ell(k.part('head', { group: 'head' }), m, head, [0.16, 0.115, 0.18]);
  if (o.hood) {
    k.s.ell(k.part('hood', { group: 'hood' }), k.m(m, 'hood'), [head[0], 0.74, 0.06], [0.3, 0.27, 0.06]);
    k.s.ell(k.part('hood', { group: 'hood', line: false }), belly, [head[0], 0.72, 0.12], [0.17, 0.22, 0.05]);
    for (const d of [-1, 1])
      k.mark([head[0] + d * 0.2, 0.82, 0.12], k.ctx.small ? ['d'] : ['dd', 'dd'], { d: 'dark:2' });
  }
  if (o.rattle) {
    const foot: Vec3 = [-0.42, 0.2, 0.24];
    k.s.tube(k.part('tail'), m, [[-0.3, 0.14, 0.3], foot, [-0.5, 0.42, 0.22]], [0.08, 0.06, 0.05]);
    for (let i = 0; i < 4; i++) k.s.ell(k.part('rattle', { group: `r${i}` }), '#e8d8a8/bone', [-0.52 - i * 0.015, 0.48 + i * 0.07, 0.22], [k.least(0.058 - i * 0.006, 0.8), 0.04, 0.05]); // biome-ignore format: one line
    for (let i = 0; i < 5; i++) k.s.ell(k.part('marks', { line: false, priority: 1.2 }), '#6c4c34', [Math.sin(i * 1.2 - 0.6) * 0.36, 0.2 + i * 0.02, Math.cos(i * 1.2 - 0.6) * 0.34 + 0.04], k.least(0.05, 0.9)); // biome-ignore format: one line
  }
  k.eyes(0.085, head[1] + 0.03, head[2] + 0.16, { evil: evil(k) });
  k.s.tube(k.part('tongue', { priority: 1.6 }), k.m('red', 'tongue'), [[head[0], head[1] - 0.05, head[2] + 0.16], [head[0], head[1] - 0.13, head[2] + 0.24]], k.least(0.02, 0.45)); // biome-ignore format: one line
  return { view: 'stand', pitch: 20 };
}

/** Where a dragon's horns go: up and back, curled forward, wide, straight back, short. */
const HORNS: readonly (readonly [Vec3, Vec3, Vec3])[] = [
  [[0.11, 1.12, 0.1], [0.18, 1.26, 0.02], [0.16, 1.38, -0.06]],
  [[0.13, 1.1, 0.08], [0.27, 1.2, 0.02], [0.24, 1.32, 0.14]],
  [[0.14, 1.08, 0.1], [0.3, 1.14, 0.06], [0.4, 1.26, 0.02]],
  [[0.11, 1.1, 0.06], [0.16, 1.18, -0.1], [0.18, 1.22, -0.26]],
  [[0.1, 1.12, 0.14], [0.13, 1.19, 0.12], [0.14, 1.26, 0.1]],
]; // biome-ignore format: points

const mossy = (k: Kit): boolean => k.ctx.said('mossy') || k.ctx.brief.parts.some((p) => p.piece === 'moss');

/** Where cushions of moss lie on a shell, and how large they are. */
const MOSS: readonly (readonly [x: number, y: number, z: number, r: number])[] = [
  [-0.04, 0.6, -0.02, 0.2],
  [-0.24, 0.5, 0.1, 0.15],
  [0.22, 0.52, 0.06, 0.16],
  [0.06, 0.5, 0.26, 0.13],
  [-0.16, 0.52, -0.26, 0.15],
  [0.2, 0.5, -0.24, 0.14],
];

/** Moss on a shell that turns brown under it, with blades and a flower. */
function moss(k: Kit): void {
  for (const [i, [x, y, z, r]] of MOSS.entries())
    k.s.ell(k.part('moss', { group: `moss${i}`, melts: true }), i % 2 ? '#5c9c34/leaf' : '#7cb83c/leaf', [x, y, z], [r, r * 0.5, r], IDENTITY, { surface: 'none' }); // biome-ignore format: one line
  const blade = k.part('grass', { group: 'grass', priority: 1.2 });
  for (const [x, z, lean] of [[-0.12, 0, -0.05], [-0.04, 0.02, 0.02], [0.24, 0.06, 0.06], [0.1, -0.1, 0.03]] as const) k.s.cap(blade, '#8ccc48/leaf', [x, 0.62, z], [x + lean, 0.8, z], k.least(0.025, 0.6), k.least(0.01, 0.4)); // biome-ignore format: one line
  k.s.ell(k.part('flower', { priority: 1.4 }), '#f088b8', [-0.22, 0.62, 0.14], k.least(0.05, 0.9));
}

/** The material of spots, where somebody says a second colour or spots. */
const spotsOf = (k: Kit, skin: MaterialRef): number | undefined =>
  k.ctx.brief.colours[1] || k.ctx.said('spots') ? k.s.material(k.m(shadeOf(skin, 1), 'spots')) : undefined;

/** Spikes that stand out of a slime's back, above its face. */
function spikes(k: Kit): void {
  for (const [i, degrees] of [-72, -44, -18, 18, 44, 72].entries()) {
    const a = rad(degrees);
    const at: Vec3 = [Math.sin(a) * 0.44, 0.3 + Math.cos(a) * 0.36, i % 2 ? 0.06 : -0.1];
    k.s.cone(k.part('spikes', { group: `spike${i}` }), k.m('#d8d0c4/bone', 'spikes'), at, [at[0] * 1.5, at[1] + Math.cos(a) * 0.26, at[2]], k.least(0.09, 1.1), 0.01); // biome-ignore format: one line
  }
}

/** Slimes of lava are cooled to dark plates above, with the glow between them; others have a crust where it is said. */
function crustOf(k: Kit): { readonly pattern?: ReturnType<typeof plates> } {
  if (!crusted(k.ctx.brief)) return {};
  const ink = k.s.material(k.ctx.brief.material === 'lava' || k.ctx.brief.traits?.includes('fire') ? '#4a3238/stone' : '#7c6c60/stone'); // biome-ignore format: one line
  const places: Vec3[] = [[0.1, 0.99, 0.1]];
  for (const [
    up,
    count,
    turn,
  ] of k.ctx.small ? ([[0.5, 5, 0.1]] as const) : ([[0.72, 5, 0.2], [0.22, 8, 0.5]] as const)) // biome-ignore format: a list
    for (let i = 0; i < count; i++) {
      const a = ((i + turn) / count) * 2 * Math.PI;
      const flat = Math.sqrt(1 - up * up);
      places.push([Math.sin(a) * flat, up, Math.cos(a) * flat]);
    }
  return { pattern: plates(ink, places, k.ctx.small ? 0.1 : 0.055) };
}

/** What a slime has swallowed shows through it: a skull, bones. */
function swallowed(k: Kit): void {
  const key = { w: 'bone:4', d: 'dark:2' };
  if (k.ctx.said('skull') || k.ctx.said('bones'))
    k.mark([-0.26, 0.5, 0.34], k.ctx.small ? ['ww', 'dw'] : k.ctx.middle ? ['.ww.', 'wwww', 'dwdw', '.ww.'] : ['.wwww.', 'wwwwww', 'wddwdd', 'wwwwww', '.w.w.w'], key);
  if (!k.ctx.said('bones')) return;
  const bone = k.ctx.small ? ['w.', '.w'] : k.ctx.middle ? ['w...', 'ww..', '..ww', '...w'] : ['.w....', 'www...', '.www..', '...ww.', '...www', '....w.'];
  k.mark([0.26, 0.46, 0.34], bone, key);
  if (!k.ctx.small) k.mark([0.02, 0.62, 0.2], ['w.w', '.w.', 'w.w'], key);
} // biome-ignore format: pictures

export const MONSTERS: PropTable = {
  slime: about({ home: ['cave', 'dungeon'] }, monster(['blob', 'ooze', 'jelly', 'jelly monster', 'slime monster', 'gel', 'goo', 'pudding monster'], (k) => { const m = k.m(k.choose('goo', ['slime', '#5494e4/slime', '#e85c74/slime', '#a864d8/slime'])); const b = k.part('body'); k.s.ell(b, m, [0, 0.3, 0], [0.5, k.vary('h', 0.42, 0.1), 0.46], IDENTITY, { clips: [[0, -1, 0, 0.7]], ...crustOf(k) }); k.s.ell(b, m, [0, 0.1, 0], [0.56, 0.14, 0.5]); if (k.ctx.said('spikes') && !k.ctx.brief.traits) spikes(k); k.s.cap(b, m, [0, 0.6, 0], [0.04 + k.jitter('tip') * 0.08, 0.8, 0], 0.14, 0.05); if (eyeCount(k) === 2) k.eyes(0.17, 0.3, 0.44, { evil: evil(k), big: true }); else for (const [i, [x, y, r]] of eyePlaces(eyeCount(k), 0.3).entries()) eyeballs(k, [[x, 0.36 + y, 0.42 - y * 0.4 - Math.abs(x) * 0.15]], r, i); k.mark([0, 0.16, 0.48], k.px > 0.05 ? ['m'] : evil(k) ? ['.mm.', 'm..m'] : ['m..m', '.mm.'], { m: `${m}:0` }); if (k.px < 0.04) k.mark([-0.28, 0.5, 0.3], ['.ww', 'w..'], { w: `${m}:5` }); swallowed(k); return { view: 'stand', pitch: 15 }; }, { eyes: ['eye'], ...EYE_COUNT, spikes: ['spike', 'ice spikes', 'sharp spikes', 'thorns', 'crystal spikes', 'spines'], skull: ['skulls', 'skull and bones'], bones: ['bone', 'skeleton', 'rib cage', 'ribs'], crust: ['crust', 'cracked crust', 'rocky crust', 'stone crust', 'cooled crust', 'plates', 'cracks'] })),
  bat: about({ home: ['cave', 'dungeon'] }, monster(['vampire bat', 'cave bat', 'flying fox', 'fruit bat'], (k) => { const m = k.m(k.choose('fur', ['bat', 'charcoal', 'brown_cloth'])); const wing = k.m(m, 'wings'); const b = k.part('body'); k.s.ell(b, m, [0, 0.5, 0], [0.2, 0.22, 0.18]); for (const d of [-1, 1]) { k.s.cap(b, m, [d * 0.11, 0.66, 0], [d * 0.16, k.vary('ear', 0.88, 0.04), 0], 0.08, 0.02); membrane(k, [d * 0.06, 0.52, -0.02], d, 0.76, k.vary('rise', 0.34, 0.2), wing, wing); k.mark([d * (k.ctx.middle ? 0.075 : 0.05), k.ctx.said('fangs') || k.ctx.said('teeth') ? 0.33 : 0.36, 0.17], k.ctx.said('fangs') || k.ctx.said('teeth') ? ['w', 'w', 'w'] : ['w'], { w: 'tooth:4' }); if (k.ctx.middle) k.mark([d * 0.09, 0.55, 0.17], ['y', 'y'], { y: `${k.m('eye_glow', 'eyes')}:3` }); } if (!k.ctx.middle) k.eyes(0.085, 0.54, 0.17, { evil: true }); return { view: 'item' }; }, WINGS)),
  wisp: monster(['cute ghost', 'ghost monster', 'boo'], (k) => { const m = k.m(k.choose('glow', ['ghost', '#a4c8f0/ghost', '#c8b4ec/ghost'])); const b = k.part('body'); k.s.ell(b, m, [0, 0.62, 0], [0.38, 0.38, 0.34]); k.s.cone(b, m, [0, 0.2, 0], [0, 0.62, 0], 0.36, 0.375); const n = 5; for (let i = 0; i < n; i++) { const x = -0.3 + (0.6 * i) / (n - 1); k.s.cap(b, m, [x, 0.24, 0.06], [x + k.jitter('sway') * 0.06, i % 2 ? 0.14 : 0.05, 0.06], 0.1, 0.06); } for (const d of [-1, 1]) k.s.ell(k.part('arm', { group: `a${d}` }), m, [d * 0.36, 0.5, 0.16], [0.12, 0.08, 0.1], rotZ(d * 24)); for (const d of [-1, 1]) k.mark([d * 0.14, 0.68, 0.33], k.ctx.small ? ['d', 'd'] : k.ctx.middle ? ['dd', 'dd', 'dd'] : ['.dd', 'ddd', 'ddd', 'dd.'], { d: `${k.m('dark', 'eyes')}:2` }); k.feel(0.14, 0.68, 0.33, k.ctx.small ? ['d', 'd'] : ['dd', 'dd', 'dd']); k.mark([0, 0.5, 0.36], k.ctx.small ? ['d'] : ['dd', 'dd'], { d: 'dark:3' }); return { view: 'item' }; }, { eyes: ['eye'] }),
  beholder: about({ home: ['dungeon'] }, monster(['eye monster', 'eye demon', 'eye tyrant'], (k) => { const m = k.m(k.choose('skin', ['#9c4878', 'purple', 'forest', 'crimson'])); k.s.ell(k.part('body'), m, [0, 0.46, 0], 0.42, IDENTITY, { pattern: grain(6, 0.2) }); k.s.ell(k.part('white', { priority: 1.1 }), 'bone', [0, 0.52, 0.2], [0.28, 0.25, 0.25]); k.s.ell(k.part('iris', { priority: 1.2 }), k.m(k.choose('iris', ['yellow', 'emerald', 'crystal', 'eye_red']), 'eyes'), [0, 0.52, 0.36], [0.15, 0.15, 0.12]); k.s.ell(k.part('pupil', { priority: 1.3 }), 'dark', [0, 0.52, 0.44], [k.least(0.055, 0.6), k.least(0.1, 0.8), 0.06]); k.mark([-0.06, 0.6, 0.48], ['w'], { w: 'white:5' }); k.s.tube(k.part('mouth', { priority: 1.2 }), 'mouth', [[-0.22, 0.22, 0.31], [0, 0.14, 0.36], [0.22, 0.22, 0.31]], k.least(0.05, 0.7)); if (!k.ctx.small) for (const x of [-0.14, 0, 0.14]) k.mark([x, 0.19, 0.38], ['w'], { w: 'tooth:4' }); for (let i = -2; i <= 2; i++) { const a = rad(i * 27); const tip: Vec3 = [Math.sin(a) * 0.66 + k.jitter(`s${i}`) * 0.06, 0.5 + Math.cos(a) * 0.6, 0]; k.s.cap(k.part('stalk', { group: `s${i}` }), m, [Math.sin(a) * 0.36, 0.46 + Math.cos(a) * 0.36, 0], tip, k.least(0.045, 0.6)); k.s.ell(k.part('ball', { priority: 1.1, group: `e${i}` }), 'bone', tip, k.least(0.08, 0.8)); k.mark([tip[0], tip[1], 0.08], ['d'], { d: 'dark:2' }); } return { view: 'item', pitch: 4 }; }, { eyes: ['iris', 'pupil'] })),
  mimic: about({ home: ['dungeon'] }, monster(['mimic chest', 'chest monster', 'living chest', 'monster chest'], (k) => { const w = k.m('wood'); const g = k.m('gold', 'trim'); k.box(k.part('box'), w, [0, 0.2, 0], [0.54, 0.2, 0.34], IDENTITY, { pattern: planks(1, 3, 0.4, k.px) }); k.box(k.part('mouth'), 'mouth', [0, 0.41, 0], [0.5, 0.02, 0.31]); const open = k.vary('open', 38, 0.2); const R = rotX(-open); k.s.cone(k.part('lid'), w, [-0.54, 0.66, -0.2], [0.54, 0.66, -0.2], [0.2, 0.32], [0.2, 0.32], { facing: [0, R[4]!, R[7]!] }); for (const x of [-0.48, 0.48]) { k.box(k.part('trim', { priority: 1.15 }), g, [x, 0.2, 0], [0.065, 0.21, 0.355]); k.s.cone(k.part('trim', { priority: 1.15 }), g, [x - 0.06, 0.66, -0.2], [x + 0.06, 0.66, -0.2], [0.21, 0.335], [0.21, 0.335], { facing: [0, R[4]!, R[7]!] }); } for (let i = -3; i <= 3; i++) { k.s.cone(k.part('tooth', { priority: 1.3 }), 'tooth', [i * 0.14, 0.4, 0.3], [i * 0.14, 0.54, 0.31], 0.06, 0.008); k.s.cone(k.part('tooth', { priority: 1.2 }), 'tooth', [i * 0.14, 0.62, 0.12], [i * 0.14, 0.5, 0.15], 0.055, 0.008); } k.s.tube(k.part('tongue', { priority: 1.2 }), k.m('#d85878', 'tongue'), [[0, 0.42, 0.1], [0.02, 0.42, 0.38], [0.1, 0.24, 0.46], [0.16, 0.1, 0.48]], [0.1, 0.11, 0.1, 0.05]); k.eyes(0.2, 0.76, 0.08, { evil: true }); return { view: 'stand', pitch: 22 }; }, { trim: ['trim'], tongue: ['tongue'], eyes: ['eye'] })),
  dragon: about({ home: ['mountain'], folk: 'lizardfolk' }, monster(['drake', 'fire dragon', 'baby dragon', 'wyrm', 'red dragon', 'hydra'], (k) => {
    const m = k.m(k.choose('scales', ['red', 'forest', 'purple', 'teal', 'blue']));
    const belly = k.m(k.choose('belly', ['#ecc880', '#e8d8a8', '#d89860', '#d8c4b0']), 'belly');
    const wing = k.m(m, 'wings');
    if (k.ctx.said(ASLEEP)) return dragonAsleep(k, m, belly, wing);
    const young = k.ctx.said('child');
    // a hatchling sits, and so does one that shows its wings; others stand on their legs
    if (!young && !k.ctx.said('spread') && !k.ctx.said('sitting')) return dragonAfoot(k, { skin: m, belly, wing, horn: k.m('bone', 'horns') });
    const horns = k.choose('horns', HORNS);
    const spread = k.ctx.said('spread');
    const raised = spread ? 0.14 : young ? -0.08 : k.choose('raised', [0, 0.16, -0.12]);
    const b = k.part('body');
    if (k.choose('ridge', [false, true, true])) for (let i = 0; i < 4; i++) k.s.cone(k.part('spike', { priority: 1.1 }), k.m('bone', 'horns'), [0, 1.14 - i * 0.04, 0.1 - i * 0.07], [0, 1.27 - i * 0.08, -0.02 - i * 0.1], 0.045, 0.008);
    k.s.ell(b, m, [0, 0.4, -0.04], [0.27, 0.32, 0.3]);
    k.s.ell(k.part('belly', { line: false }), belly, [0, 0.36, 0.09], [0.19, 0.26, 0.2], IDENTITY, { pattern: (_x, y) => (Math.cos(y * 14) > 0.5 ? -0.6 : 0) });
    k.s.tube(b, m, [[0, 0.6, 0], [0, 0.78, 0.06], [0, 0.94, 0.12]], [0.17, 0.13, 0.13]);
    // of a dragon of bones the breast is hollow behind its ribs
    if (k.ctx.brief.material === 'bone' || k.ctx.brief.material === 'zombie') {
      k.s.ell(k.part('hollow', { line: false, priority: 1.2 }), 'dark', [0, 0.38, 0.12], [0.2, 0.26, 0.2]);
      for (const [i, y] of [0.54, 0.42, 0.3, 0.18].entries()) k.s.tube(k.part('ribs', { line: false, priority: 1.4, group: `rib${i}` }), 'bone', [[-0.2, y + 0.05, 0.14], [0, y, 0.34], [0.2, y + 0.05, 0.14]], k.least(0.024, 0.6));
      k.s.cap(k.part('ribs', { line: false, priority: 1.45 }), 'bone', [0, 0.58, 0.3], [0, 0.2, 0.34], k.least(0.026, 0.6));
    }
    // hatchlings have large round heads and small wings
    if (young) k.s.ell(k.part('head', { group: 'head' }), m, [0, 1.02, 0.14], [0.3, 0.26, 0.26]);
    else k.s.ell(k.part('head', { group: 'head' }), m, [0, 1.0, 0.18], [0.2, 0.17, 0.2]);
    const muzzle = young ? belly : m;
    if (k.ctx.said('jaws open')) {
      k.s.cap(k.part('snout', { group: 'head' }), muzzle, [0, 0.99, 0.28], [0, 0.99, 0.48], 0.12, 0.085);
      k.s.cap(k.part('mouth', { line: false, group: 'head' }), 'mouth', [0, 0.88, 0.28], [0, 0.84, 0.43], 0.1, 0.07);
      k.s.cap(k.part('jaw', { group: 'head' }), muzzle, [0, 0.83, 0.24], [0, 0.71, 0.4], 0.085, 0.06, { tone: -0.2 });
    } else k.s.cap(k.part('snout', { group: 'head' }), muzzle, [0, 0.95, 0.28], [0, 0.92, 0.44], 0.13, young ? 0.12 : 0.1);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('horns', { priority: 1.1 }), k.m('bone', 'horns'), horns.map(([x, y, z]) => [d * x * (young ? 1.5 : 1), y * k.vary('horn', 1, 0.02) + (young ? 0.06 : 0), z] as const), [0.05, 0.04, 0.012]);
      if (k.ctx.wants('wings')) membrane(k, [d * 0.14, 0.6 + raised, -0.16], d, spread ? 1.05 : k.vary('span', young ? 0.5 : 0.74, 0.16), spread ? 0.84 : young ? 0.3 : 0.52 + raised * 0.6, wing, m);
      k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.24, 0.22, 0.06], [d * 0.27, 0.06, 0.14], 0.14, 0.1);
      k.s.ell(k.part('foot', { group: `l${d}` }), m, [d * 0.27, 0.06, 0.22], [0.12, 0.07, 0.15]);
      k.s.cap(k.part('arm', { group: `a${d}` }), m, [d * 0.22, 0.5, 0.16], [d * 0.18, 0.36, 0.32], 0.07, 0.055);
      k.mark([d * 0.05, 0.96, 0.55], ['d'], { d: `${m}:1` });
    }
    k.s.tube(k.part('tail', { group: 'tail' }), k.m(m, 'tail'), [[0, 0.2, -0.24], [0.3, 0.1, -0.3], [0.56, 0.12, -0.12], [0.7, 0.24, 0.04]], [0.16, 0.11, 0.07, 0.03]);
    const tip = k.choose('tip', ['spike', 'spade', 'club']);
    if (tip === 'club') k.s.ell(k.part('tip'), k.m(m, 'tail'), [0.73, 0.28, 0.05], [0.1, 0.1, 0.09]);
    else k.prism(k.part('tip'), k.m('bone', 'horns'), tip === 'spade' ? [[0.62, 0.26], [0.74, 0.18], [0.86, 0.3], [0.74, 0.46]] : [[0.64, 0.2], [0.78, 0.22], [0.78, 0.4]], 0.03, { z: 0.05 });
    k.eyes(young ? 0.16 : 0.1, young ? 1.06 : 1.04, 0.36, { evil: !k.ctx.said('happy') && !young, big: young });
    if (k.ctx.said('burning') || k.ctx.brief.parts.some((p) => p.piece === 'flame')) flame(k, [0, 0.78, 0.5], 0.36);
    return { view: 'stand', pitch: 10 };
  }, { ...WINGS, ...SPREAD, ...BELLY, ...TAIL, horns: ['horn'], flame: ['fire', 'flame', 'fire breath', 'breath', 'fire breathing'] })),
  dinosaur: about({ folk: 'lizardfolk', dressed: 'lizardfolk' }, monster(['dino', 'godzilla', 'kaiju', 'lizard', 'crocodile', 'alligator', 'gecko', 'chameleon', 'iguana', 'stegosaurus', 'komodo dragon'], (k) => { const m = k.m(k.choose('skin', ['green', 'teal', 'orange', 'brown_cloth'])); const belly = k.m('cream', 'belly'); const b = k.part('body'); k.s.ell(b, m, [0, 0.44, -0.02], [0.2, 0.24, 0.34], rotX(-24)); k.s.ell(k.part('belly', { line: false }), belly, [0, 0.38, 0.12], [0.15, 0.2, 0.22]); k.s.tube(b, m, [[0, 0.56, 0.18], [0, 0.78, 0.26]], [0.17, 0.14]); k.s.ell(k.part('head', { group: 'body' }), m, [0, 0.88, 0.32], [0.17, 0.16, 0.2]); if (k.ctx.said('jaws open')) { k.s.cap(k.part('head', { group: 'body' }), m, [0, 0.9, 0.4], [0, 0.92, 0.62], 0.12, 0.08); k.s.cap(k.part('mouth', { line: false, group: 'body' }), 'mouth', [0, 0.8, 0.4], [0, 0.78, 0.56], 0.1, 0.07); k.s.cap(k.part('jaw', { group: 'body' }), m, [0, 0.76, 0.36], [0, 0.65, 0.54], 0.09, 0.06, { tone: -0.2 }); } else k.s.cap(k.part('head', { group: 'body' }), m, [0, 0.84, 0.4], [0, 0.81, 0.58], 0.13, 0.1); k.s.tube(k.part('tail'), k.m(m, 'tail'), [[0, 0.4, -0.24], [0, 0.24, -0.5], [0, k.vary('tail', 0.2, 0.4), -0.78]], [0.18, 0.11, 0.02]); for (const d of [-1, 1]) { k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.16, 0.32, -0.06], [d * 0.17, 0.08, 0.02], 0.13, 0.08); k.s.ell(k.part('foot', { group: `l${d}` }), m, [d * 0.17, 0.05, 0.1], [0.09, 0.055, 0.14]); k.s.cap(k.part('arm', { group: `a${d}` }), m, [d * 0.16, 0.54, 0.26], [d * 0.13, 0.44, 0.38], k.least(0.05, 0.6), k.least(0.035, 0.5)); k.mark([d * 0.15, 0.94, 0.42], k.ctx.small ? ['d'] : ['wd', 'dd'], { d: `${k.m('dark', 'eyes')}:2`, w: 'white:5' }); } for (const [y, z, up, back] of [[0.98, 0.25, 0.1, 0.08], [0.85, 0.15, 0.06, 0.12], [0.7, 0.07, 0.09, 0.11], [0.57, -0.12, 0.13, 0.08], [0.49, -0.3, 0.13, 0.08], [0.34, -0.46, 0.11, 0.08]] as const) k.s.cone(k.part('spike', { priority: 1.1 }), k.m('orange', 'spikes'), [0, y, z], [0, y + up, z - back], 0.08, 0.01); k.mark([0.09, 0.78, 0.56], ['w.w'], { w: 'tooth:4' }); return { view: 'stand', pitch: 8, yaw: 55 }; }, { ...EYES, ...BELLY, ...TAIL, spikes: ['spike', 'plate', 'spine'] })),
  snake: about({ folk: 'lizardfolk', dressed: 'lizardfolk' }, monster(['serpent', 'viper', 'python', 'naga snake', 'eel', 'boa', 'anaconda', 'adder'], (k) => serpent(k, ['green', 'orange', 'purple', 'teal'], {}), { ...EYES, ...BELLY, bands: ['stripes', 'stripe', 'rings', 'band'], tongue: ['tongue'] })),
  cobra: about({ home: ['desert'], folk: 'lizardfolk' }, monster(['king cobra', 'hooded cobra', 'hooded snake'], (k) => serpent(k, ['#c89c4c', '#5c8c54', '#4c4454'], { hood: true }), { ...EYES, ...BELLY, bands: ['stripes', 'stripe', 'rings', 'band'], tongue: ['tongue'], hood: ['hood'] })),
  rattlesnake: about({ home: ['desert'], folk: 'lizardfolk' }, monster(['rattle snake', 'diamondback'], (k) => serpent(k, ['#c0a070', '#a88458'], { rattle: true }), { ...EYES, ...BELLY, bands: ['stripes', 'stripe', 'rings', 'band'], tongue: ['tongue'] })),
  worm: monster(['caterpillar', 'leech'], (k) => { const m = k.m(k.choose('skin', ['#e09088', 'leaf', 'violet'])); for (let i = 0; i < 6; i++) { const t = i / 5; k.s.ell(k.part('seg', { group: `g${i}` }), m, [-0.5 + t * 0.86, 0.17 + Math.sin(t * 5 + 0.6) ** 2 * k.vary('hump', 0.22, 0.3) + (i === 5 ? 0.14 : 0), t * 0.1], i === 5 ? 0.2 : 0.165); } k.mark([0.33, 0.42, 0.3], ['wd', 'dd'], { d: 'dark:2', w: 'white:5' }); k.mark([0.5, 0.42, 0.26], ['wd', 'dd'], { d: 'dark:2', w: 'white:5' }); for (const d of [-1, 1]) k.s.cap(k.part('feeler', { priority: 1.3 }), k.m(m, 'feelers'), [0.36 + d * 0.06, 0.52, 0.1], [0.38 + d * 0.14, 0.68, 0.12], k.least(0.022, 0.5)); return { view: 'stand', pitch: 12 }; }),
  bee: about({ grouped: true }, monster(['bumblebee', 'honeybee', 'honey bee', 'fly', 'mosquito'], (k) => {
    const dark = k.s.material('charcoal');
    const [ink, wing] = [k.m('#34303c', 'legs'), k.m('#d4ecf4/glass', 'wings')];
    // two wings that lie back over one another, the far one smaller and darker
    k.s.ell(k.part('wings', { group: 'far' }), wing, [-0.06, 0.84, -0.12], [0.11, 0.24, 0.03], rotZ(10), { tone: -0.7 });
    k.s.ell(k.part('wings', { group: 'near', priority: 1.1 }), wing, [0.2, 0.8, 0.14], [0.13, k.vary('wing', 0.28, 0.1), 0.03], rotZ(-44));
    k.s.ell(k.part('body', { group: 'abdomen' }), k.m('#f4c030'), [0.12, 0.42, 0], [0.38, 0.29, 0.28], IDENTITY, { pattern: stripes(dark, 0, 5) });
    k.s.ell(k.part('body', { group: 'breast' }), k.m('#f4c030'), [-0.2, 0.46, 0.02], [0.2, 0.23, 0.22]);
    k.s.ell(k.part('head', { group: 'head' }), k.m('#4c4048', 'head'), [-0.42, 0.44, 0.05], [0.18, 0.19, 0.18]);
    k.s.cone(k.part('sting'), 'dark', [0.48, 0.4, 0], [0.62, 0.38, 0], 0.05, 0.01);
    const eye = k.ctx.small ? ['wd'] : k.ctx.middle ? ['wwd', 'wdd', 'wdd'] : ['.www.', 'wwwdd', 'wwddd', 'wwddd', '.wdd.'];
    k.mark([-0.46, 0.48, 0.24], eye, { w: 'white:5', d: 'dark:2' });
    for (const [i, x] of [-0.16, 0, 0.16].entries()) k.s.tube(k.part('legs', { priority: 1.2, group: `l${i}` }), ink, [[x, 0.24, 0.12], [x - 0.05, 0.1, 0.16], [x - 0.02, 0.02, 0.16]], k.least(0.026, 0.55));
    for (const d of [0, 1]) k.s.tube(k.part('feeler', { priority: 1.2, group: `f${d}` }), ink, [[-0.46 + d * 0.08, 0.6, 0.06], [-0.54 + d * 0.1, 0.74, 0.06], [-0.64 + d * 0.12, 0.74, 0.06]], k.least(0.02, 0.5));
    return { view: 'item', roll: -6 };
  }, { wings: ['wing'], legs: ['leg'], head: ['head'] })),
  butterfly: about({ grouped: true }, monster(['fairy butterfly'], (k) => { const m = k.m(k.choose('wing', ['orange', '#5494e4', 'violet', 'rose', 'yellow'])); const edge = k.m('charcoal', 'edge'); const up = k.vary('span', 0.3, 0.1); for (const d of [-1, 1]) { const turn = rotZ(d * -32); k.s.ell(k.part('edge', { group: `w${d}` }), edge, [d * 0.3, 0.66, 0], [up, 0.22, 0.03], turn); k.s.ell(k.part('wings', { group: `w${d}` }), m, [d * 0.29, 0.66, 0.02], [up * 0.82, 0.17, 0.03], turn); k.s.ell(k.part('edge', { group: `v${d}` }), edge, [d * 0.24, 0.32, 0], [0.22, 0.19, 0.03]); k.s.ell(k.part('wings', { group: `v${d}` }), m, [d * 0.24, 0.33, 0.02], [0.165, 0.14, 0.03]); k.s.ell(k.part('spot', { priority: 1.2, line: false }), k.m('cream', 'spots'), [d * 0.4, 0.74, 0.05], [k.least(0.055, 0.6), k.least(0.05, 0.6), 0.02]); k.s.tube(k.part('feeler', { priority: 1.4 }), edge, [[0, 0.82, 0.04], [d * 0.1, 1.0, 0.04], [d * 0.17, 1.02, 0.04]], k.least(0.016, 0.42)); } k.s.cap(k.part('body', { priority: 1.2 }), k.m('dark_leather', 'body'), [0, 0.24, 0.05], [0, 0.78, 0.05], k.least(0.04, 0.6), k.least(0.06, 0.7)); return { view: 'item' }; }, { wings: ['wing'], spots: ['spot', 'dot'], edge: ['edge', 'border'] }, 'wings')),
  octopus: about({ home: ['underwater'] }, monster(['squid', 'cthulhu'], (k) => { const m = k.m(k.choose('skin', ['#c85878', 'purple', 'orange', 'teal'])); k.s.ell(k.part('head'), m, [0, 0.68, 0], [0.33, k.vary('h', 0.34, 0.1), 0.31]); for (let i = 0; i < 8; i++) { const a = rad(i * 45 + 22); const s = Math.sin(a); const c = Math.cos(a); k.s.tube(k.part('arm', { group: `a${i}` }), k.m(m, 'arm'), [[s * 0.16, 0.42, c * 0.16], [s * 0.36, 0.16, c * 0.32], [s * 0.54, 0.05, c * 0.46], [s * 0.64, 0.16 + (i % 2) * 0.08, c * 0.5]], [0.12, 0.095, 0.07, 0.03]); } k.eyes(0.13, 0.58, 0.3, { evil: evil(k), big: true }); k.mark([-0.14, 0.86, 0.26], k.ctx.small ? ['l'] : ['ll', 'l.'], { l: `${m}:4` }); return { view: 'stand', pitch: 20 }; }, { eyes: ['eye'], arm: ['tentacle', 'arm'] })),
  jellyfish: JELLYFISH,
  frog: about({ folk: 'frogfolk', dressed: 'frogfolk' }, monster(['tree frog', 'bullfrog', 'poison frog', 'salamander', 'newt', 'axolotl'], (k) => { const m = k.m(k.choose('skin', ['#6cb43c', 'teal', 'orange'])); const ink = spotsOf(k, m); const blot = (places: readonly Vec3[], size: number) => (ink === undefined ? {} : { pattern: blots(ink, places, size) }); k.s.ell(k.part('body'), m, [0, 0.28, 0], [0.36, 0.26, 0.34], IDENTITY, blot([[0.8, 0.3, 0.7], [-0.8, 0.3, 0.7]], 0.92)); k.s.ell(k.part('belly', { line: false }), k.m('#dce49c', 'belly'), [0, 0.2, 0.12], [0.27, 0.18, 0.25]); k.s.ell(k.part('head', { group: 'body' }), m, [0, 0.48, 0.1], [0.32, 0.2, 0.26], IDENTITY, blot([[0, 0.9, 0.7], [0.75, 0.1, 0.8], [-0.75, 0.1, 0.8]], 0.9)); for (const d of [-1, 1]) { k.s.ell(k.part('lid', { group: 'body' }), m, [d * 0.18, 0.64, 0.12], 0.12); k.s.ell(k.part('leg', { group: `l${d}` }), m, [d * 0.38, 0.16, -0.04], [0.14, 0.17, 0.22], IDENTITY, blot([[d * 0.8, 0.7, 0.3], [d * 0.5, -0.2, 1]], 0.86)); k.s.ell(k.part('foot', { group: `f${d}` }), m, [d * 0.24, 0.04, 0.34], [0.12, 0.045, 0.12]); } k.eyes(0.18, 0.66, 0.24, { big: true }); k.s.tube(k.part('mouth', { line: false, priority: 1.2 }), m, [[-0.2, 0.42, 0.32], [0, 0.38, 0.36], [0.2, 0.42, 0.32]], k.least(0.018, 0.4), { tone: -1.2 }); if (ink === undefined && k.jitter('spots') > 0) for (const [x, y, z] of [[-0.2, 0.36, 0.28], [0.24, 0.34, 0.24], [0, 0.62, 0.14]] as const) k.mark([x, y, z], ['s'], { s: `${m}:2` }); return { view: 'stand', pitch: 16 }; }, { belly: ['belly'], eyes: ['eye'], spots: ['spot', 'patches', 'markings', 'dots'] })),
  turtle: about({ home: ['underwater'], folk: 'lizardfolk', dressed: 'lizardfolk' }, monster(['tortoise', 'koopa', 'armadillo'], (k) => { const skin = k.m('#8cbc54', 'skin'); const p = k.m(k.choose('shell', mossy(k) ? ['#7c5c40'] : ['#4c8c4c', 'brown_cloth', 'teal'])); k.s.ell(k.part('shell'), p, [0, 0.24, -0.04], [0.42, k.vary('h', 0.4, 0.08), 0.46], IDENTITY, { clips: [[0, -1, 0, 0]], pattern: (x, y, z) => (Math.cos(Math.atan2(x, z) * 6) > 0.88 || Math.abs(y - 0.62) < 0.06 ? -1.1 : y > 0.68 ? 0.3 : 0) }); k.s.ell(k.part('rim'), k.m('tan', 'rim'), [0, 0.22, -0.04], [0.46, 0.08, 0.5]); k.s.tube(k.part('head'), skin, [[0, 0.24, 0.36], [0, 0.36, 0.58], [0, 0.48, 0.66]], [0.12, 0.12, 0.14]); k.s.ell(k.part('head'), skin, [0, 0.5, 0.7], [0.16, 0.15, 0.18]); if (mossy(k)) moss(k); for (const d of [-1, 1]) for (const z of [0.28, -0.32]) k.s.cap(k.part('leg', { group: `l${d}${z}` }), skin, [d * 0.34, 0.18, z], [d * 0.44, 0.05, z * 1.15], 0.11, 0.08); k.s.cap(k.part('tail'), skin, [0, 0.14, -0.46], [0, 0.08, -0.62], 0.06, 0.015); k.eyes(0.1, 0.55, 0.84); return { view: 'stand', pitch: 20, yaw: 40 }; }, { shell: ['shell'], skin: ['skin', 'head'], moss: ['moss'] }, 'shell')),
  snail: monster(['slug', 'gary', 'shell creature'], (k) => { const skin = k.m('#d8c07c', 'skin'); k.s.tube(k.part('foot'), skin, [[-0.5, 0.06, 0], [-0.1, 0.1, 0], [0.3, 0.12, 0], [0.44, 0.34, 0]], [0.05, 0.12, 0.13, 0.12]); const m = k.m(k.choose('shell', ['#b86c40', 'violet', 'teal'])); if (k.ctx.wants('shell')) k.s.ell(k.part('shell'), m, [-0.12, 0.44, 0], [0.32, 0.32, 0.2], IDENTITY, { pattern: (x, y) => (Math.cos(Math.hypot(x, y) * 11 - Math.atan2(y, x) + k.jitter('swirl')) > 0.55 ? -1.1 : 0) }); for (const z of [-0.05, 0.07]) { k.s.cap(k.part('stalk', { priority: 1.2 }), skin, [0.46, 0.4, z], [0.52 + z, 0.68, z], k.least(0.03, 0.5)); k.s.ell(k.part('eye', { priority: 1.3 }), 'white', [0.52 + z, 0.7, z], k.least(0.055, 0.6)); k.mark([0.53 + z, 0.7, z + 0.05], ['d'], { d: 'dark:2' }); } return { view: 'stand', pitch: 8 }; }, { shell: ['shell'], skin: ['skin', 'body'] }, 'shell'),
  'plant-monster': monster(['carnivorous plant', 'piranha plant', 'man eating plant', 'treant', 'ent'], (k) => { const m = k.m(k.choose('head', ['red', 'violet', 'leaf'])); k.s.tube(k.part('stem'), k.m('forest', 'stem'), [[0, 0, 0], [0.08 + k.jitter('stem') * 0.08, 0.3, 0], [0, 0.56, 0]], [0.08, 0.07, 0.08]); for (const d of [-1, 1]) k.s.tube(k.part('leaf', { group: `l${d}` }), k.m('leaf', 'leaf'), [[0, 0.08, 0.02], [d * 0.26, 0.24, 0.05], [d * 0.46, 0.14, 0.06]], [0.04, 0.1, 0.02]); k.s.ell(k.part('head'), m, [0, 0.8, 0], [0.36, 0.32, 0.32]); for (const [x, y] of [[-0.2, 0.98], [0.14, 1.02], [0.28, 0.86]] as const) k.mark([x, y, 0.24], k.ctx.small ? ['w'] : ['ww', 'ww'], { w: 'cream:4' }); k.s.ell(k.part('mouth', { priority: 1.2 }), 'mouth', [0, 0.74, 0.2], [0.27, 0.12, 0.16]); for (let i = -2; i <= 2; i++) { k.s.cone(k.part('tooth', { priority: 1.4 }), 'tooth', [i * 0.1, 0.84, 0.32], [i * 0.1, 0.74, 0.36], k.least(0.045, 0.4), 0.006); k.s.cone(k.part('tooth', { priority: 1.4 }), 'tooth', [i * 0.1 + 0.05, 0.64, 0.3], [i * 0.1 + 0.05, 0.73, 0.35], k.least(0.04, 0.35), 0.006); } k.eyes(0.13, 0.96, 0.3, { evil: true }); return { view: 'stand', pitch: 6 }; }, { leaf: ['leaf'], stem: ['stem', 'vine'] }),
  'mushroom-monster': about({ home: ['forest'] }, monster(['mushroom man', 'walking mushroom', 'myconid', 'goomba', 'fungus monster', 'mushroom creature'], (k) => { const m = k.m(k.choose('cap', ['red', 'violet', 'brown_cloth'])); k.s.cone(k.part('body'), k.m('cream', 'body'), [0, 0.1, 0], [0, 0.5, 0], 0.24, 0.2); for (const d of [-1, 1]) { k.s.ell(k.part('foot'), k.m('dark_leather', 'feet'), [d * 0.15, 0.06, 0.08], [0.14, 0.07, 0.17]); k.s.cap(k.part('arm', { group: `a${d}` }), k.m('cream', 'body'), [d * 0.2, 0.38, 0.02], [d * 0.36, k.vary('arm', 0.3, 0.3), 0.08], k.least(0.06, 0.6)); } k.s.ell(k.part('cap'), m, [0, 0.54, 0], [0.46, k.vary('h', 0.4, 0.1), 0.44], IDENTITY, { clips: [[0, -1, 0, 0.08]], capMaterial: 'paper' }); for (const [x, y, z] of [[-0.22, 0.74, 0.3], [0.12, 0.82, 0.26], [0.3, 0.64, 0.32]] as const) k.s.ell(k.part('spot', { line: false }), k.m('cream', 'spots'), [x, y, z], [0.09, 0.075, 0.07]); k.eyes(0.09, 0.36, 0.24, { evil: evil(k) }); return { view: 'stand', pitch: 8 }; }, { spots: ['spot', 'dot'] })),
  'fire-elemental': about({ home: ['lava'] }, monster(['flame spirit', 'fire spirit', 'fire monster', 'fire golem', 'lava monster', 'living flame', 'fire creature'], (k) => { const m = k.m('#e8602c/flame'); const hot = k.m('flame', 'core'); const b = k.part('body'); k.s.ell(b, m, [0, 0.4, 0], [0.36, 0.38, 0.32]); for (const [x, h, r] of [[-0.22, 0.96, 0.15], [0, 1.16, 0.2], [0.22, 0.9, 0.15], [-0.34, 0.7, 0.1], [0.34, 0.66, 0.1]] as const) k.s.cap(b, m, [x, 0.52, 0], [x * 1.15 + k.jitter(`f${x}`) * 0.08, h, 0], r, 0.015); k.s.ell(k.part('core', { line: false }), hot, [0, 0.36, 0.1], [0.25, 0.3, 0.25], IDENTITY, { tone: 0.1 }); k.s.cap(k.part('core', { line: false, group: 'core' }), hot, [0, 0.5, 0.16], [0, 0.86, 0.12], 0.15, 0.015); for (const d of [-1, 1]) k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.3, 0.4, 0.04], [d * 0.52, 0.34, 0.12], [d * 0.58, 0.52, 0.12]], [0.1, 0.09, 0.02]); k.eyes(0.12, 0.44, 0.34, { big: true }); k.mark([0, 0.24, 0.36], k.ctx.small ? ['d'] : ['dddd', '.dd.'], { d: 'mouth:1' }); return { view: 'stand', pitch: 4 }; }, { core: ['core', 'belly'], eyes: ['eye'] })),
}; // biome-ignore format: a table
