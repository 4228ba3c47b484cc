import { IDENTITY, rotZ } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about } from './define.ts';
import { BELLY, monster, WINGS } from './monster-parts.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

interface Owl {
  readonly back: readonly [MaterialRef, ...MaterialRef[]];
  readonly front: MaterialRef;
  /** The disc of feathers round each eye, and the line round it. */
  readonly disc: MaterialRef;
  readonly rim: MaterialRef;
  /** Bars or spots over the breast. */
  readonly marks: MaterialRef;
  readonly eyes: MaterialRef;
  readonly beak?: MaterialRef;
  readonly ears?: boolean;
  /** Its disc is one heart. */
  readonly heart?: boolean;
}

/** An owl: upright, a broad round head without a neck, folded wings that cross over the tail, feathered feet. */
const owl = (aliases: string[], o: Owl): PropEntry =>
  monster(
    aliases,
    (k) => {
      const back = k.m(k.choose('back', o.back));
      const wing = k.m(back, 'wings');
      const front = k.m(o.front, 'belly');
      const marks = k.s.material(o.marks);
      const body = k.part('torso');
      const head = k.part('head');
      if (k.ctx.said('child')) {
        // an owlet: a ball of down with a head as large as the rest
        const down = k.m(o.heart ? '#f4ece0' : back);
        k.s.ell(body, down, [0, 0.26, 0], [0.29, 0.27, 0.26]);
        k.s.ell(k.part('breast', { line: false }), front, [0, 0.24, 0.09], [0.21, 0.21, 0.2]);
        k.s.ell(head, down, [0, 0.66, 0.02], [0.3, 0.26, 0.26]);
        for (const d of [-1, 1]) {
          k.s.ell(k.part('wings', { group: `w${d}` }), k.m(back, 'wings'), [d * 0.28, 0.28, 0], [0.07, 0.17, 0.13], rotZ(d * 18), { tone: -0.3 }); // biome-ignore format: a wing
          k.s.ell(k.part('foot', { priority: 1.2 }), '#dca040', [d * 0.11, 0.02, 0.2], [0.075, 0.035, 0.08]);
          k.s.ell(
            k.part('disc', { group: `d${d}`, line: false, priority: 1.1 }),
            o.disc,
            [d * 0.12, 0.66, 0.18],
            [0.15, 0.155, 0.09],
          );
          k.s.ell(k.part('eyes', { priority: 1.4, group: `e${d}` }), k.m(o.eyes, 'eyes'), [d * 0.125, 0.67, 0.25], [k.least(0.092, 1.5), k.least(0.096, 1.5), 0.05]); // biome-ignore format: an eye
          if (!o.heart) k.s.ell(k.part('pupil', { priority: 1.5, line: false }), 'dark', [d * 0.12, 0.665, 0.29], [k.least(0.06, 1), k.least(0.064, 1), 0.03]); // biome-ignore format: a pupil
          k.mark([d * 0.125 - 0.03, 0.7, 0.33], ['w'], { w: 'white:5' });
          if (o.ears)
            k.s.cone(
              k.part('head', { group: 'head' }),
              down,
              [d * 0.16, 0.84, 0.04],
              [d * 0.25, 0.97, 0.02],
              0.08,
              0.02,
            );
        }
        k.s.cone(k.part('beak', { priority: 1.6 }), k.m(o.beak ?? '#d89c38', 'beak'), [0, 0.62, 0.26], [0, 0.54, 0.32], k.least(0.042, 0.8), 0.01); // biome-ignore format: a beak
        return { view: 'stand', pitch: 6 };
      }
      const open = k.ctx.brief.action === 'fly' || k.ctx.brief.action === 'attack';
      k.s.cone(k.part('tail'), k.m(back, 'tail'), [0, 0.24, -0.12], [0, -0.06, -0.2], 0.14, 0.1);
      k.s.ell(body, back, [0, 0.42, 0], [0.29, 0.36, 0.25]);
      k.s.ell(k.part('breast', { line: false }), front, [0, 0.4, 0.1], [0.22, 0.33, 0.19], IDENTITY, {
        pattern: (x, y) => {
          if (k.ctx.small) return 0;
          const row = Math.floor(y * 4.2);
          const u = Math.abs(((x * 3.2 + (row & 1) * 0.5 + 40) % 1) - 0.5);
          const v = y * 4.2 - row;
          return y < 0.72 && u < 0.24 && v > 0.3 && v < 0.72 ? { material: marks } : 0;
        },
      });
      for (const d of [-1, 1]) {
        const w = k.part('wings', { group: `w${d}`, priority: 1.05 });
        if (open) {
          for (let i = 0; i < 5; i++)
            k.s.cap(w, wing, [d * 0.22, 0.6, 0], [d * (0.92 - i * 0.13), 0.94 - i * 0.17, -0.06 - i * 0.03], 0.1, 0.045, { tone: i % 2 ? -0.4 : 0 }); // biome-ignore format: a feather
        } else {
          k.s.ell(w, wing, [d * 0.255, 0.42, -0.01], [0.09, k.vary('wing', 0.31, 0.05), 0.2], rotZ(d * 8));
          // the long feathers, one over the other
          for (let i = 0; i < 3; i++)
            k.s.cap(w, wing, [d * (0.3 - i * 0.015), 0.34 - i * 0.06, 0.08 - i * 0.06], [d * (0.2 - i * 0.02), 0.06 - i * 0.035, 0.02 - i * 0.08], 0.055, 0.03, { tone: i % 2 ? 0.1 : -0.5 }); // biome-ignore format: a feather
        }
        for (const e of [-0.05, 0.05])
          k.s.ell(k.part('foot', { group: `f${d}`, priority: 1.2 }), o.heart ? '#d8b890' : '#dca040', [d * 0.12 + e, 0.02, 0.2], [0.042, 0.04, 0.08]); // biome-ignore format: a toe
      }
      k.s.ell(head, back, [0, 0.84, 0.02], [0.31, 0.25, 0.26]);
      if (o.ears)
        for (const d of [-1, 1])
          k.s.cone(k.part('head', { group: 'head' }), k.m(back, 'tufts'), [d * 0.17, 0.98, 0.04], [d * 0.29, k.vary('tuft', 1.25, 0.03), 0.0], 0.1, 0.012); // biome-ignore format: a tuft
      const eye = k.m(o.eyes, 'eyes');
      for (const d of [-1, 1]) {
        const disc = k.part('disc', { group: o.heart ? 'disc' : `disc${d}`, line: false, priority: 1.1 });
        const turn = rotZ(d * (o.heart ? -30 : -8));
        const [ry, rx] = o.heart ? [0.2, 0.125] : [0.15, 0.145];
        const cy = o.heart ? 0.815 : 0.838;
        k.s.ell(disc, o.rim, [d * 0.115, cy, o.heart ? 0.22 : 0.17], [rx + Math.max(0.02, k.px * 0.9), ry + Math.max(0.02, k.px * 0.9), o.heart ? 0.06 : 0.09], turn); // biome-ignore format: a rim
        k.s.ell(k.part('disc', { group: o.heart ? 'face' : `face${d}`, line: false, priority: 1.15 }), o.disc, [d * 0.112, cy, o.heart ? 0.25 : 0.2], [rx, ry, o.heart ? 0.06 : 0.09], turn); // biome-ignore format: a disc
        const r = o.heart ? k.least(0.052, 1) : k.least(0.088, 1.4);
        k.s.ell(
          k.part('eyes', { priority: 1.4, group: `e${d}` }),
          eye,
          [d * 0.118, 0.855, o.heart ? 0.3 : 0.27],
          [r, r * (o.heart ? 1.15 : 1), 0.05],
        );
        if (!o.heart) k.s.ell(k.part('pupil', { priority: 1.5, line: false }), 'dark', [d * 0.114, 0.852, 0.31], [k.least(0.046, 0.8), k.least(0.05, 0.9), 0.03]); // biome-ignore format: a pupil
        k.mark([d * 0.118 - 0.02, 0.88, 0.34], ['w'], { w: 'white:5' });
        // brows that meet over the beak
        if (!o.heart)
          k.s.cap(k.part('brow', { priority: 1.45, line: false }), o.ears ? k.m(back, 'tufts') : o.rim, [d * 0.02, 0.9, 0.3], [d * 0.22, 1.0, 0.2], k.least(0.03, 0.6), k.least(0.02, 0.5), { tone: o.ears ? -0.6 : 0.3 }); // biome-ignore format: a brow
      }
      k.s.cone(k.part('beak', { priority: 1.6 }), k.m(o.beak ?? '#d89c38', 'beak'), [0, 0.82, 0.27], [0, 0.72, 0.33], k.least(0.042, 0.8), 0.01); // biome-ignore format: a beak
      return { view: 'stand', pitch: 6, yaw: open ? 0 : 10 };
    },
    {
      ...WINGS,
      ...BELLY,
      beak: ['beak', 'bill'],
      tail: ['tail'],
      ...(o.ears ? { tufts: ['tuft', 'ear tuft', 'horn'] } : {}),
    },
  );

const PERCHED = { home: ['forest'], folk: 'birdfolk', dressed: 'birdfolk' } as const;

/** Owls, each in its own plumage. */
export const OWLS: PropTable = {
  'barn-owl': about({ ...PERCHED, home: [...PERCHED.home] }, owl(['barn owl', 'white faced owl', 'masked owl'], { back: ['#cc9450'], front: '#f0e6d4', disc: '#faf4ea', rim: '#9c6838', marks: '#d4b890', eyes: 'dark', beak: '#e0c0a0', heart: true })),
  'snowy-owl': about({ ...PERCHED, home: ['snow'] }, owl(['snowy owl', 'white owl', 'arctic owl', 'snow owl'], { back: ['#e6ebf4'], front: '#f8fafe', disc: '#fdfdff', rim: '#c0c8d8', marks: '#a4acbc', eyes: '#f4c430', beak: '#40404c' })),
  'horned-owl': about({ ...PERCHED, home: [...PERCHED.home] }, owl(['great horned owl', 'horned owl', 'eagle owl', 'eared owl', 'long eared owl', 'screech owl'], { back: ['#7c5434', '#84603c'], front: '#d4b48c', disc: '#b8804c', rim: '#3c2818', marks: '#6c4428', eyes: '#f8b820', beak: '#38343c', ears: true })),
  owl: about({ ...PERCHED, home: [...PERCHED.home] }, owl(['night owl', 'owlet', 'hoot owl', 'wise owl', 'tawny owl', 'brown owl', 'wood owl'], { back: ['#8c5c38', '#9c7448', '#7c7c84'], front: '#e8d4b0', disc: '#ecdcbc', rim: '#6c4428', marks: '#a87c50', eyes: '#f8c030', ears: true })),
}; // biome-ignore format: a table
