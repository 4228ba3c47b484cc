import type { Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { about } from './define.ts';
import { BELLY, EYES, monster, TAIL, WINGS } from './monster-parts.ts';
import { membrane } from './monsters.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** A dinosaur on two legs, from numbers. */
interface Theropod {
  readonly body: readonly MaterialRef[];
  readonly belly: MaterialRef;
  readonly marks: MaterialRef;
  /** Radius of the trunk, and how far the chest stands above the hips. */
  readonly stout: number;
  readonly rise: number;
  readonly head: number;
  readonly snout: readonly [length: number, radius: number];
  readonly arm: number;
  /** A raised claw on each foot. */
  readonly sickle?: boolean;
  readonly crests?: boolean;
  /** Skin between spines that stand up from the back. */
  readonly sail?: MaterialRef;
}

const theropod = (aliases: string[], t: Theropod): PropEntry =>
  monster(
    aliases,
    (k) => {
      const m = k.m(k.choose('skin', t.body));
      const belly = k.m(t.belly, 'belly');
      const mark = k.m(t.marks, 'stripes');
      const bone = 'bone';
      const s = t.stout;
      const hips: Vec3 = [0, 0.52, -0.04];
      const chest: Vec3 = [0, 0.52 + t.rise, 0.26];
      const nape: Vec3 = [0, 0.74 + t.rise * 1.3, 0.36];
      const head: Vec3 = [0, 0.82 + t.rise * 1.4, 0.44];
      const body = k.part('body', { group: 'body' });
      k.s.tube(body, m, [hips, chest, nape, head], [s, s * 0.86, s * 0.58, t.head * 0.8]);
      const low = (p: Vec3, by: number, out: number): Vec3 => [p[0], p[1] - by, p[2] + out];
      k.s.tube(k.part('belly', { line: false, group: 'body' }), belly, [low(hips, s * 0.42, 0.05), low(chest, s * 0.4, 0.06), low(nape, s * 0.1, s * 0.3)], [s * 0.68, s * 0.62, s * 0.4]); // biome-ignore format: one line
      const tail: Vec3[] = [
        [0, 0.5, -0.16],
        [0, 0.5, -0.48],
        [0, 0.54, -0.82],
        [0, 0.64, -1.1],
      ];
      k.s.tube(k.part('tail', { group: 'body' }), k.m(m, 'tail'), tail, [
        s * 0.86,
        s * 0.52,
        s * 0.3,
        k.least(0.02, 0.5),
      ]);
      if (t.sail) {
        const sail = k.part('sail', { group: 'sail' });
        const m2 = k.m(t.sail, 'sail');
        // a fan of spines, the longest over the hips, so close that they are one skin
        for (let i = 0; i <= 14; i++) {
          const u = i / 14;
          const z = 0.34 - u * 0.8;
          const base = 0.56 + t.rise * Math.max(0, 1 - u * 2) + s * 0.5;
          const high = 0.46 * Math.sin(Math.PI * (0.12 + u * 0.86));
          k.s.cap(sail, m2, [0, base, z], [0, base + high, z - 0.04], k.least(0.05, 0.8), k.least(0.03, 0.6));
          if (i % 3 === 1 && !k.ctx.small) k.s.cap(k.part('spine', { group: 'sail', line: false, priority: 1.4 }), shadeOf(m2, 1), [0.05, base, z], [0.05, base + high * 0.94, z - 0.04], k.least(0.012, 0.4), k.least(0.01, 0.35)); // biome-ignore format: one line
        }
      }
      // bands across the back
      if (!k.ctx.small)
        for (const [i, [y, z, r]] of ([[0.56 + t.rise, 0.2, 0.84], [0.55 + t.rise * 0.5, 0.06, 0.94], [0.53, -0.1, 0.96], [0.51, -0.28, 0.8], [0.5, -0.46, 0.6], [0.53, -0.66, 0.46]] as const).entries()) // biome-ignore format: one line
          k.s.ell(k.part('stripes', { line: false, group: 'body', priority: 1.3 }), mark, [0, y + s * r * 0.5, z], [s * r * 0.9, s * r * 0.56, k.least(0.03 - i * 0.002, 0.8)]); // biome-ignore format: one line
      // the head: a long upper jaw, a lower one that stands a little open, teeth between
      const [long, wide] = t.snout;
      const tip: Vec3 = [0, head[1] - 0.05, head[2] + t.head * 0.5 + long];
      k.s.ell(k.part('head', { group: 'head' }), m, head, [t.head, t.head * 0.96, t.head * 1.16]);
      k.s.cap(k.part('head', { group: 'head' }), m, [0, head[1], head[2] + t.head * 0.4], tip, wide * 1.15, wide * 0.8);
      const jaw: Vec3 = [0, head[1] - t.head * 0.72, head[2] + t.head * 0.1];
      const gape = k.ctx.said('jaws open') ? 2.3 : 1.5;
      const chin: Vec3 = [0, tip[1] - wide * gape, tip[2] - wide * 0.6];
      k.s.cap(k.part('mouth', { line: false, group: 'head' }), 'mouth', [0, jaw[1] + wide * 0.35, jaw[2] + 0.06], [0, chin[1] + wide * (gape - 1.05), chin[2]], wide * 0.72, wide * 0.5); // biome-ignore format: one line
      k.s.cap(k.part('jaw', { group: 'head' }), m, jaw, chin, wide * 0.72, wide * 0.46, { tone: -0.2 });
      const many = k.ctx.small ? 2 : 4;
      for (let i = 0; i < many; i++)
        for (const d of [-1, 1]) {
          const z = head[2] + t.head * 0.7 + (long - 0.02) * ((i + 0.6) / many);
          k.s.cone(k.part('tooth', { priority: 1.5, line: false, group: 'head' }), 'tooth', [d * wide * 0.72, tip[1] - wide * 0.55, z], [d * wide * 0.7, tip[1] - wide * 1.15, z], k.least(0.022, 0.55), 0.006); // biome-ignore format: one line
        }
      for (const d of [-1, 1]) {
        k.mark([d * t.head * 0.86, head[1] + t.head * 0.3, head[2] + t.head * 0.62], k.ctx.small ? ['d'] : k.ctx.middle ? ['yd', 'yd'] : ['bbb', 'ydy', 'yd.'], { d: 'dark:2', y: `${k.m('eye_glow', 'eyes')}:3`, b: `${m}:1` }); // biome-ignore format: an eye
        k.mark([d * wide * 0.4, tip[1] + wide * 0.4, tip[2] + wide * 0.5], ['n'], { n: `${m}:1` });
        if (t.crests)
          k.s.cone(k.part('crest', { priority: 1.1, group: `crest${d}` }), mark, [d * t.head * 0.5, head[1] + t.head * 0.6, head[2] + 0.06], [d * t.head * 0.6, head[1] + t.head * 1.5, head[2] - 0.06], 0.06, 0.012); // biome-ignore format: one line
        const leg = k.part('leg', { group: `leg${d}`, melts: true });
        const at = (y: number, z: number): Vec3 => [d * s * 0.86, y, z];
        k.s.cap(leg, m, at(0.48, -0.03), at(0.29, 0.1), s * 0.74, s * 0.42);
        k.s.cap(leg, m, at(0.29, 0.1), at(0.14, -0.06), s * 0.38, s * 0.26);
        k.s.cap(leg, m, at(0.14, -0.06), at(0.05, 0.04), s * 0.26, s * 0.24);
        for (const x of [-0.06, 0, 0.06]) {
          k.s.cap(leg, m, at(0.045, 0.04), [d * s * 0.86 + x, 0.035, 0.17], k.least(0.045, 0.7), k.least(0.032, 0.6));
          k.s.cone(k.part('claw', { priority: 1.3, group: `c${d}` }), bone, [d * s * 0.86 + x, 0.035, 0.17], [d * s * 0.86 + x, 0.012, 0.25], k.least(0.026, 0.6), 0.006); // biome-ignore format: one line
        }
        if (t.sickle)
          k.s.tube(k.part('claw', { priority: 1.35, group: `k${d}` }), bone, [[d * s * 0.6, 0.08, 0.12], [d * s * 0.6, 0.16, 0.19], [d * s * 0.6, 0.1, 0.25]], [k.least(0.03, 0.6), k.least(0.024, 0.55), 0.008]); // biome-ignore format: one line
        const arm = k.part('arm', { group: `arm${d}`, priority: 1.1 });
        const hand: Vec3 = [d * s * 0.7, chest[1] - 0.1 - t.arm * 0.5, chest[2] + 0.12 + t.arm * 0.7];
        const elbow: Vec3 = [d * s * 1.0, chest[1] - 0.08 - t.arm * 0.55, chest[2] + 0.02];
        k.s.tube(arm, m, [[d * s * 0.78, chest[1] - 0.02, chest[2] + 0.04], elbow, hand], [k.least(0.062, 0.9), k.least(0.046, 0.8), k.least(0.036, 0.7)]); // biome-ignore format: one line
        for (const x of [-0.03, 0.03])
          k.s.cone(k.part('claw', { priority: 1.3, group: `h${d}` }), bone, [hand[0] + x * 0.5, hand[1], hand[2]], [hand[0] + x, hand[1] - 0.07, hand[2] + 0.05], k.least(0.022, 0.55), 0.006); // biome-ignore format: one line
      }
      return { view: 'stand', pitch: 6, yaw: 64 };
    },
    {
      ...EYES,
      ...BELLY,
      ...TAIL,
      ...(t.sail ? { sail: ['fin', 'back sail', 'crest'] } : {}),
      stripes: ['stripe', 'band'],
    },
  );

/** Dinosaurs that walk on two legs or fly. */
export const DINOSAURS: PropTable = {
  spinosaurus: about({ home: ['forest', 'water'], folk: 'lizardfolk', dressed: 'lizardfolk' }, theropod(['spino', 'sail backed dinosaur'], { body: ['#5c8c74', '#8c7450', '#6c7c90'], belly: '#d8cc98', marks: '#44644c', stout: 0.2, rise: 0.06, head: 0.14, snout: [0.36, 0.1], arm: 0.12, sail: '#c8643c/orc' })),
  tyrannosaurus: about({ home: ['forest'], folk: 'lizardfolk', dressed: 'lizardfolk' }, theropod(['t rex', 'trex', 'tyrannosaurus rex', 'tyrannosaur', 'allosaurus', 'giganotosaurus', 'carnotaurus'], { body: ['#7c8c48', '#8c6c4c', '#5c7c6c'], belly: '#d8cc98', marks: '#5c5c38', stout: 0.23, rise: 0.1, head: 0.19, snout: [0.26, 0.15], arm: 0.07 })),
  velociraptor: about({ home: ['forest'], folk: 'lizardfolk', dressed: 'lizardfolk' }, theropod(['raptor', 'deinonychus', 'utahraptor', 'dilophosaurus', 'compsognathus'], { body: ['#5c9450', '#b87c40', '#5c7ca0'], belly: '#e0d4a0', marks: '#34543c', stout: 0.16, rise: 0.08, head: 0.12, snout: [0.24, 0.085], arm: 0.17, sickle: true })),
  pterodactyl: about({ home: ['sky', 'mountain'] }, monster(['pteranodon', 'pterosaur', 'flying dinosaur'], (k) => {
    const m = k.m(k.choose('skin', ['#a8744c', '#6c8c94', '#8c5c6c']));
    const wing = k.m(m, 'wings');
    for (const d of [-1, 1]) {
      membrane(k, [d * 0.1, 0.58, -0.05], d, k.vary('span', 0.94, 0.08), 0.4, wing, m);
      k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.08, 0.34, -0.02], [d * 0.11, 0.14, 0.04], 0.06, 0.03);
      for (const x of [-0.03, 0.03]) k.s.cone(k.part('claw', { priority: 1.2, group: `l${d}` }), 'bone', [d * 0.11, 0.14, 0.05], [d * 0.11 + x, 0.06, 0.09], k.least(0.02, 0.6), 0.006);
    }
    k.s.ell(k.part('body', { group: 'body' }), m, [0, 0.48, 0], [0.13, 0.2, 0.13]);
    k.s.ell(k.part('belly', { line: false, group: 'body' }), k.m('#e0cca0', 'belly'), [0, 0.46, 0.06], [0.09, 0.16, 0.09]);
    k.s.cap(k.part('neck', { group: 'body' }), m, [0, 0.62, 0.03], [0.02, 0.78, 0.1], 0.08, 0.075);
    k.s.ell(k.part('head', { group: 'head' }), m, [0.03, 0.82, 0.12], [0.1, 0.09, 0.1]);
    k.s.cone(k.part('crest', { group: 'head' }), k.m('#c8543c', 'crest'), [0, 0.86, 0.08], [-0.3, 1.04, -0.02], 0.08, 0.012);
    k.s.cone(k.part('beak', { priority: 1.3 }), k.m('#e0b050', 'beak'), [0.08, 0.82, 0.18], [0.4, 0.7, 0.36], k.least(0.06, 0.9), k.least(0.012, 0.45));
    k.s.cone(k.part('jaw', { priority: 1.2 }), shadeOf(k.m('#e0b050', 'beak'), 2), [0.07, 0.77, 0.18], [0.32, 0.66, 0.32], k.least(0.04, 0.7), k.least(0.012, 0.4));
    k.mark([0.1, 0.86, 0.2], k.ctx.small ? ['d'] : ['wd', 'dd'], { d: `${k.m('dark', 'eyes')}:2`, w: 'eye_glow:4' });
    return { view: 'stand', pitch: 4, yaw: 8 };
  }, { ...WINGS, ...BELLY, beak: ['beak', 'bill'], crest: ['crest'] })),
}; // biome-ignore format: a table
