import { hexToOklab } from '../../../../src/pixels/color.ts';
import { rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import { baseColour, type MaterialRef } from '../materials.ts';
import { about } from './define.ts';
import { BELLY, monster, TAIL, WINGS } from './monster-parts.ts';
import { membrane } from './monsters.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** A bird from numbers: body, head, beak and tail. */
interface Bird {
  readonly body: MaterialRef[];
  readonly belly?: MaterialRef;
  readonly beak: readonly [length: number, width: number];
  /** Colour of bill and feet; gold where absent. */
  readonly bill?: MaterialRef;
  readonly neck?: number;
  readonly upright?: boolean;
  readonly comb?: boolean;
  readonly spread?: boolean;
  readonly fan?: boolean;
  readonly plumes?: boolean;
  /** A patch from the throat over the breast, bare skin round the eyes, the end of the bill. */
  readonly bib?: MaterialRef;
  readonly ring?: MaterialRef;
  readonly tip?: MaterialRef;
  /** Feathers that stand up on the head, and a pouch under the bill. */
  readonly crest?: MaterialRef;
  readonly pouch?: MaterialRef;
  /** Wings of skin and a serpent's tail, in this colour. */
  readonly reptile?: MaterialRef;
}

/** How far under the surface an eye may lie; those of the far side lie deeper. */
const FAR_EYE = 0.07;

const bird = (aliases: string[], b: Bird): PropEntry =>
  monster(
    aliases,
    (k) => {
      const m = k.m(k.choose('feathers', b.body));
      const belly = k.m(b.belly ?? 'cream', 'belly');
      const aloft = k.ctx.brief.action === 'fly';
      const fly = b.spread || aloft;
      const neck = b.neck ?? 0.1;
      const body = k.part('body');
      const gold = k.m(b.bill ?? '#ecac3c', 'beak');
      if (b.upright && k.ctx.said('sliding')) {
        // on its belly, flippers back and feet behind; a chick is grey with a white mask
        const young = k.ctx.said('child');
        const [coat, cap] = [young ? k.m('#a4acb8') : m, young ? k.m('#34343e', 'head') : m];
        k.s.ell(body, coat, [0, 0.27, -0.06], [0.26, 0.22, 0.44]);
        k.s.ell(k.part('belly', { line: false, group: 'belly' }), young ? '#d4dae2' : belly, [0, 0.17, 0], [0.24, 0.15, 0.42]);
        k.s.ell(k.part('head', { group: 'head' }), cap, [0, 0.42, 0.4], [0.22, 0.2, 0.21]);
        for (const d of [-1, 1]) {
          k.s.ell(k.part('cheek', { line: false, group: 'head', priority: 1.2 }), young ? '#f4f4f8' : belly, [d * 0.15, 0.41, 0.46], [0.09, 0.11, 0.12]);
          k.mark([d * 0.2, 0.45, 0.5], k.ctx.small ? ['d'] : k.ctx.middle ? ['d', 'd'] : ['wd', 'dd'], { d: `${k.m('dark', 'eyes')}:2`, w: 'white:5' });
          k.s.ell(k.part('wings', { group: `w${d}`, priority: 1.2 }), young ? '#8c94a4' : k.m(m, 'wings'), [d * 0.25, 0.32, -0.14], [0.05, 0.09, 0.24], rotX(-16), { tone: -0.25 });
          k.s.ell(k.part('foot', { group: `f${d}` }), gold, [d * 0.13, 0.2, -0.52], [0.08, 0.05, 0.12]);
        }
        k.s.cone(k.part('beak', { priority: 1.4 }), gold, [0, 0.4, 0.56], [0, 0.38, 0.76], 0.075, 0.015);
        return { view: 'stand', pitch: 8, yaw: 62 };
      } // biome-ignore format: one line a form
      if (b.upright && k.ctx.said('child')) {
        // a chick: grey down, a large head with a black cap and a white mask, stubs of wings
        const down = k.m('#a4acb8');
        const cap = k.m('#34343e', 'head');
        k.s.ell(body, down, [0, 0.31, 0], [0.31, 0.31, 0.28]);
        k.s.ell(k.part('belly', { line: false }), k.m('#ccd2da', 'belly'), [0, 0.29, 0.1], [0.23, 0.24, 0.21]);
        k.s.ell(k.part('head', { group: 'head' }), cap, [0, 0.73, 0.02], [0.27, 0.23, 0.24]);
        for (const d of [-1, 1]) {
          k.s.ell(
            k.part('cheek', { line: false, group: 'mask' }),
            '#f4f4f8',
            [d * 0.1, 0.69, 0.15],
            [0.145, 0.15, 0.13],
          );
          k.s.ell(k.part('eyes', { priority: 1.4, group: `e${d}` }), k.m('dark', 'eyes'), [d * 0.12, 0.73, 0.28], [k.least(0.038, 0.9), k.least(0.05, 1.1), 0.03]); // biome-ignore format: an eye
          k.mark([d * 0.12 - 0.015, 0.755, 0.33], ['w'], { w: 'white:5' });
          k.s.ell(k.part('wings', { group: `w${d}` }), k.m(down, 'wings'), [d * 0.3, 0.33, 0.02], [0.07, 0.18, 0.12], rotZ(d * (fly ? 60 : 20)), { tone: -0.4 }); // biome-ignore format: a wing
          k.s.ell(k.part('foot'), '#54505c', [d * 0.12, 0.03, 0.16], [0.11, 0.045, 0.12]);
        }
        k.s.cone(
          k.part('beak', { priority: 1.5 }),
          k.m('#3c3844', 'beak'),
          [0, 0.67, 0.26],
          [0, 0.64, 0.37],
          0.06,
          0.015,
        );
        return { view: 'stand', pitch: 8 };
      }
      if (b.upright) {
        k.s.ell(body, m, [0, 0.4, 0], [0.3, 0.4, 0.27]);
        k.s.ell(k.part('belly', { line: false }), belly, [0, 0.36, 0.09], [0.22, 0.32, 0.21]);
        k.s.ell(k.part('head', { group: 'body' }), m, [0, 0.8, 0.02], [0.26, 0.22, 0.24]);
        for (const d of [-1, 1])
          k.s.ell(k.part('cheek', { line: false }), belly, [d * 0.1, 0.8, 0.17], [0.11, 0.1, 0.09]);
        for (const d of [-1, 1]) {
          k.s.ell(k.part('eyes', { priority: 1.4, group: `e${d}` }), k.m('dark', 'eyes'), [d * 0.11, 0.84, 0.25], [k.least(0.034, 0.9), k.least(0.044, 1), 0.03]); // biome-ignore format: an eye
          k.mark([d * 0.11 - 0.015, 0.86, 0.29], ['w'], { w: 'white:5' });
        }
        k.s.cone(
          k.part('beak', { priority: 1.3 }),
          gold,
          [0, 0.76, 0.22],
          [0, 0.73, 0.22 + b.beak[0]],
          b.beak[1],
          0.01,
        );
        for (const d of [-1, 1]) {
          k.s.ell(
            k.part('wings', { group: `w${d}` }),
            k.m(m, 'wings'),
            [d * 0.29, 0.42, 0],
            [0.09, k.vary('wing', 0.3, 0.1), 0.17],
            rotZ(d * (fly ? 60 : 10)),
          );
          k.s.ell(k.part('foot'), gold, [d * 0.13, 0.03, 0.14], [0.11, 0.045, 0.13]);
        }
        return { view: 'stand', pitch: 8 };
      }
      k.s.ell(body, m, [0, 0.4, 0], [0.24, 0.24, 0.36]);
      k.s.ell(k.part('belly', { line: false }), belly, [0, 0.33, 0.06], [0.18, 0.19, 0.3]);
      k.s.cap(body, m, [0, 0.5, 0.2], [0, 0.56 + neck, 0.32], 0.14, 0.13);
      k.s.ell(k.part('head', { group: 'body' }), m, [0, 0.62 + neck, 0.34], 0.18);
      k.s.cone(
        k.part('beak', { priority: 1.3 }),
        gold,
        [0, 0.6 + neck, 0.48],
        [0, 0.57 + neck, 0.48 + b.beak[0]],
        b.beak[1],
        0.015,
      );
      if (b.tip) k.s.ell(k.part('beak', { priority: 1.4, line: false }), k.m(b.tip, 'tip'), [0, 0.575 + neck, 0.46 + b.beak[0] * 0.9], [b.beak[1] * 0.36, b.beak[1] * 0.34, b.beak[0] * 0.13]); // biome-ignore format: one line
      if (b.bib) k.s.ell(k.part('bib', { group: 'body', line: false, priority: 1.2 }), k.m(b.bib, 'bib'), [0, 0.47 + neck * 0.5, 0.35], [0.17, 0.15, 0.12]); // biome-ignore format: one line
      if (b.ring && !k.ctx.small) for (const d of [-1, 1]) k.s.ell(k.part('ring', { group: 'body', line: false, priority: 1.2 }), b.ring, [d * 0.13, 0.66 + neck, 0.4], [0.055, k.least(0.07, 1.4), k.least(0.07, 1.4)]); // biome-ignore format: one line
      // from the side the near eye alone is seen
      const aside = k.ctx.size < 24;
      const dim = hexToOklab(baseColour(m))[0] < 0.46 && !k.ctx.said('eyes');
      for (const d of [-1, 1])
        k.mark(
          [d * (aside ? 0.19 : 0.15), 0.66 + neck, aside ? 0.36 : 0.42],
          k.ctx.small ? ['d'] : k.ctx.middle ? [dim ? 'w' : 'd', 'd'] : ['wd', 'dd'],
          {
            d: `${k.m('dark', 'eyes')}:2`,
            w: 'white:4',
          },
          FAR_EYE,
        );
      if (b.crest)
        for (const d of [-1, 0, 1])
          k.s.cap(
            k.part('crest', { priority: 1.2, group: 'crest' }),
            k.m(b.crest, 'crest'),
            [d * 0.04, 0.76 + neck, 0.36 - Math.abs(d) * 0.06],
            [d * 0.06, 0.94 + neck - Math.abs(d) * 0.06, 0.16],
            k.least(0.06, 0.9),
            0.015,
          );
      if (b.pouch)
        k.s.ell(
          k.part('pouch', { priority: 1.2, group: 'beak' }),
          k.m(b.pouch, 'pouch'),
          [0, 0.5 + neck, 0.52 + b.beak[0] * 0.4],
          [0.07, 0.11, b.beak[0] * 0.5],
        );
      if (b.comb) {
        for (const z of [0.26, 0.36, 0.44])
          k.s.ell(k.part('comb', { priority: 1.2 }), k.m('red', 'comb'), [0, 0.82 + neck, z], k.least(0.065, 0.7));
        k.s.ell(k.part('comb', { priority: 1.2 }), k.m('red', 'comb'), [0, 0.48 + neck, 0.5], k.least(0.06, 0.6));
      }
      const hide = b.reptile && k.m(b.reptile, 'wings');
      if (hide) for (const d of [-1, 1]) membrane(k, [d * 0.18, 0.5, -0.06], d, 0.62, 0.4, hide, hide);
      else if (fly)
        for (const d of [-1, 1])
          for (let i = 0; i < 4; i++)
            k.s.cap(
              k.part('wings', { group: `w${d}` }),
              k.m(m, 'wings'),
              [d * 0.18, 0.5, 0.06 - i * 0.05],
              // in flight they beat upwards, so that they are seen from the side as well
              aloft
                ? [d * (0.52 - i * 0.05), 1.14 - i * 0.13, 0.02 - i * 0.19]
                : [d * (0.86 - i * 0.12), 0.86 - i * 0.17, -0.1 - i * 0.08],
              0.09,
              aloft ? 0.05 : 0.035,
              { tone: i % 2 ? -0.4 : 0 },
            );
      else
        for (const d of [-1, 1])
          k.s.ell(
            k.part('wings', { group: `w${d}` }),
            k.m(m, 'wings'),
            [d * 0.22, 0.42, -0.06],
            [0.06, 0.16, k.vary('wing', 0.28, 0.1)],
            rotX(14),
          );
      if (hide) {
        k.s.tube(k.part('tail', { group: 'tail' }), k.m(hide, 'tail'), [[0, 0.36, -0.28], [0.02, 0.22, -0.56], [0.1, 0.26, -0.82], [0.16, 0.46, -0.92]], [0.15, 0.11, 0.07, 0.03]); // biome-ignore format: points
        k.s.cone(
          k.part('tail', { group: 'tip' }),
          k.m(hide, 'tail'),
          [0.16, 0.44, -0.92],
          [0.18, 0.62, -0.94],
          0.08,
          0.01,
        );
      } else if (b.fan)
        // a few feathers that stand up from the rump, the last one highest
        for (const [i, a] of (k.ctx.middle ? [24, 62] : [14, 42, 70]).entries())
          k.s.cap(
            k.part('tail', { group: `tail${i}` }),
            k.m(m, 'tail'),
            [0, 0.46, -0.26],
            [0, 0.46 + Math.sin(rad(a)) * 0.36, -0.26 - Math.cos(rad(a)) * 0.36],
            0.12,
            k.least(0.045, 0.9),
            { tone: i % 2 ? 0 : -0.4 },
          );
      else
        for (const d of [-0.5, 0, 0.5])
          k.s.cap(
            k.part('tail', { group: 'tail' }),
            k.m(m, 'tail'),
            [0, 0.44, -0.28],
            [d * 0.14, b.comb ? 0.72 - Math.abs(d) * 0.05 : 0.44, -0.58],
            0.09,
            0.06,
            { tone: d % 1 ? -0.3 : 0 },
          );
      // long plumes that burn at their ends
      if (b.plumes)
        for (const d of [-1, 0, 1]) {
          const way: Vec3[] = [
            [d * 0.06, 0.42, -0.3],
            [d * 0.26, 0.3, -0.68],
            [d * 0.4, 0.02, -0.86],
            [d * 0.52, -0.1, -1.12],
          ];
          k.s.tube(k.part('tail', { group: `plume${d}` }), m, way.slice(0, 3), [0.07, 0.09, 0.1]);
          k.s.tube(k.part('tail', { group: `plume${d}`, line: false }), '#fcc040/flame', way.slice(2), [0.1, 0.02]);
        }
      if (aloft)
        for (const d of [-1, 1])
          k.s.cap(
            k.part('leg', { group: `leg${d}` }),
            gold,
            [d * 0.09, 0.24, -0.12],
            [d * 0.1, 0.2, -0.34],
            k.least(0.035, 0.6),
            k.least(0.03, 0.6),
          );
      else
        for (const d of [-1, 1]) {
          // of the smallest one leg stands behind the other, so that there is air between them
          const z = aside ? d * 0.11 : 0;
          k.s.cap(k.part('leg', aside ? { line: false } : undefined), gold, [d * 0.09, 0.2, z], [d * 0.1, 0.03, z + 0.02], k.least(0.03, 0.5)); // biome-ignore format: one line
          if (!aside) k.s.cap(k.part('leg'), gold, [d * 0.1, 0.02, 0.0], [d * 0.12, 0.02, 0.13], k.least(0.03, 0.5));
        }
      return { view: 'stand', pitch: 10, yaw: fly ? 24 : 52 };
    },
    {
      ...WINGS,
      ...BELLY,
      beak: ['beak', 'bill'],
      ...(b.upright || (b.spread && !b.fan) ? {} : TAIL),
      ...(b.comb ? { comb: ['comb', 'crest'] } : {}),
      ...(b.crest ? { crest: ['crest'] } : {}),
      ...(b.pouch ? { pouch: ['pouch'] } : {}),
    },
  );

/** A bird that swims: a body like a boat, wings folded over it, a neck bent like an S. */
interface Waterfowl {
  readonly body: MaterialRef[];
  readonly beak: MaterialRef;
  readonly neck: number;
  /** A black knob where the bill begins. */
  readonly mask?: boolean;
}

const waterfowl = (aliases: string[], b: Waterfowl): PropEntry =>
  monster(
    aliases,
    (k) => {
      const m = k.m(k.choose('feathers', b.body));
      const wing = k.m(m, 'wings');
      const n = b.neck;
      const plain = { surface: 'none' } as const;
      const body = k.part('body', { group: 'body' });
      k.s.ell(body, m, [0, 0.26, -0.04], [0.24, 0.2, 0.42], undefined, plain);
      k.s.cap(body, m, [0, 0.28, 0.2], [0, 0.34, 0.34], 0.19, 0.13, plain);
      k.s.cap(k.part('tail', { group: 'body' }), k.m(m, 'tail'), [0, 0.32, -0.36], [0, 0.46, -0.58], 0.12, 0.03, plain);
      for (const d of [-1, 1])
        for (let i = 0; i < 3; i++)
          k.s.cap(
            k.part('wings', { group: `w${d}${i}`, melts: true }),
            wing,
            [d * (0.2 - i * 0.03), 0.34 + i * 0.07, 0.14 - i * 0.04],
            [d * (0.13 - i * 0.03), 0.36 + i * 0.12, -0.44 + i * 0.05],
            0.13 - i * 0.015,
            0.04,
            { ...plain, tone: i % 2 ? -0.35 : 0 },
          );
      const head: Vec3 = [0, 0.48 + n, 0.42];
      k.s.tube(
        k.part('neck', { group: 'neck' }),
        m,
        [[0, 0.34, 0.3], [0, 0.36 + n * 0.3, 0.46], [0, 0.42 + n * 0.66, 0.36], [0, 0.46 + n, 0.32], head],
        [0.13, 0.095, 0.08, 0.085, 0.1],
        plain,
      ); // biome-ignore format: points
      k.s.ell(k.part('head', { group: 'neck' }), m, head, [0.105, 0.1, 0.13], undefined, plain);
      if (b.mask)
        k.s.ell(k.part('mask', { group: 'beak', priority: 1.2 }), '#34303c', [0, 0.47 + n, 0.54], [0.07, 0.06, 0.06]);
      k.s.cone(
        k.part('beak', { priority: 1.3 }),
        k.m(b.beak, 'beak'),
        [0, 0.45 + n, 0.54],
        [0, 0.41 + n, 0.76],
        k.least(0.062, 0.9),
        k.least(0.02, 0.5),
      );
      for (const d of [-1, 1]) {
        k.mark([d * 0.09, 0.51 + n, 0.48], k.ctx.small ? ['d'] : ['wd', 'dd'], {
          d: `${k.m('dark', 'eyes')}:2`,
          w: 'white:5',
        });
        k.s.ell(k.part('foot'), k.m(b.beak, 'beak'), [d * 0.1, 0.03, 0.1], [0.08, 0.03, 0.12]);
      }
      return { view: 'stand', pitch: 10, yaw: 66 };
    },
    { ...WINGS, ...TAIL, beak: ['beak', 'bill'] },
  );

/** Birds, from numbers. */
export const BIRDS: PropTable = {
  bird: about({ home: ['sky', 'meadow'], dressed: 'birdfolk' }, bird(['songbird', 'sparrow', 'robin', 'bluebird', 'parrot', 'canary', 'finch', 'pigeon', 'dove', 'toucan', 'hummingbird', 'macaw', 'kiwi bird', 'cockatoo'], { body: ['#5494d8', 'red', 'yellow', 'leaf'], beak: [0.14, 0.06] })),
  toucan: about({ home: ['forest'], folk: 'birdfolk', dressed: 'birdfolk' }, bird(['toco toucan', 'hornbill'], { body: ['charcoal'], belly: 'charcoal', bib: '#f8f0dc', ring: '#58a0e8', tip: '#2c2430', bill: '#f4982c', beak: [0.46, 0.14], neck: 0.12 })),
  crow: about({ folk: 'birdfolk', dressed: 'birdfolk' }, bird(['raven', 'blackbird', 'magpie'], { bill: '#4c4854', body: ['charcoal', 'black_cloth'], belly: 'charcoal', beak: [0.2, 0.065] })),
  chicken: about({ home: ['meadow'], folk: 'birdfolk', dressed: 'birdfolk' }, bird(['hen', 'rooster', 'cock', 'turkey', 'chick', 'chocobo'], { body: ['feather', '#c87840', '#ecdfc0'], belly: 'cream', beak: [0.13, 0.055], comb: true, fan: true })),
  duck: about({ folk: 'birdfolk', dressed: 'birdfolk' }, bird(['duckling', 'rubber duck', 'mallard'], { body: ['yellow', 'feather', '#8c7458'], belly: 'cream', beak: [0.2, 0.1], neck: 0.14 })),
  cockatrice: about({ home: ['cave', 'dungeon'] }, bird(['cockatrice monster'], { body: ['#a89858', '#8c7c4c'], belly: '#d8c88c', beak: [0.16, 0.07], comb: true, reptile: '#5c8c4c' })),
  goose: about({ folk: 'birdfolk', home: ['meadow'] }, waterfowl(['farm goose', 'greylag goose'], { body: ['feather', '#a08c74'], beak: '#f08830', neck: 0.3 })),
  swan: about({ folk: 'birdfolk' }, waterfowl(['white swan', 'black swan', 'flamingo', 'stork', 'heron', 'crane', 'ostrich', 'peacock', 'emu'], { body: ['feather', '#3c3844'], beak: '#f08830', neck: 0.5, mask: true })),
  pelican: about({ home: ['beach', 'water'], folk: 'birdfolk' }, bird(['brown pelican'], { body: ['feather', '#a88c6c'], belly: 'feather', beak: [0.46, 0.07], neck: 0.24, pouch: '#f0b860/pig' })),
  woodpecker: about({ home: ['forest'], folk: 'birdfolk' }, bird(['red headed woodpecker'], { body: ['#3c3844'], belly: 'feather', beak: [0.26, 0.05], crest: 'red' })),
  cardinal: about({ folk: 'birdfolk' }, bird(['cardinal bird', 'red cardinal', 'northern cardinal'], { body: ['#cc3038'], belly: '#d8545c', beak: [0.12, 0.07], crest: '#cc3038' })),
  penguin: about({ home: ['snow'], folk: 'birdfolk', dressed: 'birdfolk' }, bird(['emperor penguin', 'puffin'], { body: ['charcoal', 'navy'], belly: 'feather', beak: [0.14, 0.06], upright: true })),
}; // biome-ignore format: a table
