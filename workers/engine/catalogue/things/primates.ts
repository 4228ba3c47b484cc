import { grain } from '../../solids/patterns.ts';
import { IDENTITY, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, EYES, evil, monster, TAIL } from './monster-parts.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

interface Ape {
  readonly fur: readonly MaterialRef[];
  readonly face: MaterialRef;
  /** Default: the face's colour. */
  readonly belly?: MaterialRef;
  /** Great apes stand on their knuckles with heavy shoulders; monkeys sit with a curled tail. */
  readonly great?: boolean;
}

function head(k: Kit, a: Ape, fur: MaterialRef, y: number, z: number, r: number): void {
  const face = k.m(a.face, 'face');
  for (const d of [-1, 1]) {
    const er = a.great ? r * 0.3 : r * 0.46;
    k.s.ell(k.part('ear', { group: `e${d}` }), fur, [d * r * 1.04, y + r * 0.05, z - 0.03], [er, er, er * 0.5]);
    if (!a.great)
      k.s.ell(
        k.part('inner', { line: false, priority: 1.1 }),
        face,
        [d * r * 1.04, y + r * 0.05, z + er * 0.3],
        [er * 0.6, er * 0.6, er * 0.3],
      );
  }
  k.s.ell(k.part('head'), fur, [0, y, z], [r, r * (a.great ? 1.08 : 0.98), r * 0.92], IDENTITY, {
    pattern: grain(5, 0.2),
  });
  if (a.great)
    k.s.ell(k.part('crest', { group: 'head' }), fur, [0, y + r * 0.7, z - 0.04], [r * 0.62, r * 0.6, r * 0.7]);
  const f = k.part('face', { flat: 0.35, line: false });
  for (const d of [-1, 1]) k.s.ell(f, face, [d * r * 0.36, y + r * 0.12, z + r * 0.62], [r * 0.42, r * 0.44, r * 0.36]);
  k.s.ell(
    k.part('muzzle', { group: 'muzzle', flat: 0.2, line: !k.ctx.small }),
    face,
    [0, y - r * 0.42, z + r * 0.72],
    [r * (a.great ? 0.62 : 0.56), r * 0.42, r * 0.42],
  );
  if (a.great)
    k.s.cap(
      k.part('brow', { line: false, priority: 1.1 }),
      fur,
      [-r * 0.5, y + r * 0.42, z + r * 0.86],
      [r * 0.5, y + r * 0.42, z + r * 0.86],
      r * 0.17,
      undefined,
      { tone: -0.2 },
    );
  k.eyes(r * 0.36, y + r * 0.1, z + r * 1.0, { evil: evil(k) });
  if (!k.ctx.small) k.mark([0, y - r * 0.3, z + r * 1.14], k.ctx.middle ? ['dd'] : ['d.d'], { d: 'nose:2' });
  if (!k.ctx.middle) k.mark([0, y - r * 0.62, z + r * 1.1], ['d..d', '.dd.'], { d: 'nose:2' });
}

const primate = (aliases: string[], a: Ape): PropEntry =>
  monster(
    aliases,
    (k) => {
      const fur = k.m(k.choose('fur', a.fur));
      const skin = k.m(a.face, 'face');
      const belly = k.m(a.belly ?? a.face, 'belly');
      const o = { pattern: grain(5, 0.25) };
      if (a.great) {
        k.s.ell(k.part('body'), fur, [0, 0.5, -0.06], [0.34, 0.36, 0.28], IDENTITY, o);
        k.s.ell(k.part('chest', { line: false }), belly, [0, 0.56, 0.12], [0.22, 0.2, 0.14]);
        for (const d of [-1, 1]) {
          k.s.cap(k.part('leg', { group: `l${d}` }), fur, [d * 0.18, 0.28, 0], [d * 0.2, 0.1, 0.04], 0.15, 0.11);
          k.s.ell(k.part('foot', { group: `f${d}` }), skin, [d * 0.21, 0.06, 0.12], [0.11, 0.06, 0.14]);
          const reach = k.vary('reach', 0.52, 0.06);
          k.s.tube(
            k.part('arm', { group: `a${d}` }),
            fur,
            [
              [d * 0.33, 0.74, 0.02],
              [d * reach, 0.44, 0.1],
              [d * 0.46, 0.16, 0.2],
            ],
            [0.2, 0.16, 0.13],
          );
          k.s.ell(k.part('hand', { group: `h${d}` }), skin, [d * 0.45, 0.08, 0.24], [0.12, 0.09, 0.12]);
        }
        head(k, a, fur, 0.94, 0.16, 0.22);
        return { view: 'stand', pitch: 8 };
      }
      if (k.ctx.wants('tail')) {
        const t: Vec3[] = [
          [0.16, 0.1, -0.14],
          [0.4, 0.08, -0.1],
          [0.56, 0.24, -0.06],
          [0.54, 0.46, -0.04],
          [0.42, 0.54, -0.04],
          [0.36, 0.44, -0.04],
        ];
        k.s.tube(k.part('tail'), k.m(fur, 'tail'), t, k.least(0.05, 0.85));
      }
      k.s.ell(k.part('body'), fur, [0, 0.3, -0.04], [k.vary('w', 0.24, 0.08), 0.29, 0.2], IDENTITY, o);
      k.s.ell(k.part('belly', { line: false }), belly, [0, 0.3, 0.09], [0.16, 0.2, 0.12]);
      for (const d of [-1, 1]) {
        k.s.tube(
          k.part('leg', { group: `l${d}` }),
          fur,
          [
            [d * 0.16, 0.14, 0.02],
            [d * 0.3, 0.24, 0.14],
            [d * 0.26, 0.08, 0.22],
          ],
          [0.1, 0.09, 0.075],
        );
        k.s.ell(k.part('foot', { group: `f${d}` }), skin, [d * 0.27, 0.05, 0.27], [0.1, 0.055, 0.12]);
        const raised = d > 0 && k.choose('wave', [false, true, false]);
        const hand: Vec3 = raised ? [0.44, 0.82, 0.06] : [d * 0.2, 0.22, 0.27];
        k.s.tube(
          k.part('arm', { group: `a${d}` }),
          fur,
          [[d * 0.2, 0.5, 0], [d * 0.34, raised ? 0.56 : 0.36, 0.1], hand],
          [0.08, 0.07, 0.06],
        );
        k.s.ell(k.part('hand', { group: `h${d}` }), skin, hand, k.least(0.075, 0.9));
      }
      head(k, a, fur, 0.8, 0.04, 0.28);
      return { view: 'stand', pitch: 8 };
    },
    { ...EYES, ...BELLY, ...(a.great ? {} : TAIL), face: ['face', 'skin', 'muzzle'] },
  );

export const PRIMATES: PropTable = {
  monkey: primate(['chimp', 'chimpanzee', 'baboon', 'lemur', 'marmoset', 'macaque', 'spider monkey', 'baby monkey'], { fur: ['#8c5430/bear', '#6c4430/bear', '#b07c48/bear'], face: '#f0c898/skin' }),
  gorilla: primate(['ape', 'silverback', 'king kong', 'giant ape', 'great ape'], { belly: '#6c6878/bear', fur: ['#484654/bear', '#5c5460/bear', '#3c3844/bear'], face: '#7c7078/skin', great: true }),
  orangutan: primate(['red ape'], { fur: ['#c8642c/bear', '#a85428/bear'], face: '#a88068/skin', great: true }),
  yeti: about({ home: ['snow'] }, primate(['abominable snowman', 'snow monster', 'snow ape'], { fur: ['#e4ecf4/feather', '#c8dcec/feather'], face: '#7ca0c8/skin', belly: '#f4f8fc/feather', great: true })),
}; // biome-ignore format: a table
