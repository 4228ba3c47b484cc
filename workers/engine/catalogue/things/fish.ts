import { IDENTITY } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about } from './define.ts';
import { BELLY, EYES, monster } from './monster-parts.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';
import { stripes } from './surfaces.ts';

/** A fish seen from its side, from numbers. */
interface Fish {
  readonly body: MaterialRef[];
  readonly long: number;
  readonly high: number;
  readonly belly?: MaterialRef;
  readonly fin: number;
  readonly teeth?: boolean;
  readonly striped?: MaterialRef;
  readonly flat?: boolean;
  /** Breast fins as large as wings. */
  readonly winged?: boolean;
  /** A long spiral tusk from the brow. */
  readonly tusk?: boolean;
}

const fish = (aliases: string[], f: Fish): PropEntry =>
  monster(
    aliases,
    (k) => {
      const m = k.m(k.choose('scales', f.body));
      const fin = k.m(k.choose('fin', [m, m]), 'fins');
      const p = k.part('body');
      const high = k.vary('high', f.high, 0.1);
      const stripe = f.striped ? stripes(k.s.material(k.m(f.striped, 'stripes')), 0, 5) : undefined;
      k.s.ell(p, m, [0, 0.5, 0], [f.long, high, 0.2], IDENTITY, stripe ? { pattern: stripe } : {});
      if (f.belly)
        k.s.ell(
          k.part('belly', { line: false }),
          k.m(f.belly, 'belly'),
          [-0.04, 0.5 - high * 0.34, 0.05],
          [f.long * 0.85, high * 0.62, 0.19],
        );
      const x = f.long;
      if (f.flat)
        for (const d of [-1, 1])
          k.s.cap(k.part('tail'), fin, [x - 0.1, 0.52, 0], [x + 0.22, 0.62 + d * 0.14, 0], 0.1, 0.05);
      else
        for (const d of [-1, 1])
          k.prism(
            k.part('tail', { group: 'tail' }),
            fin,
            [
              [x - 0.12, 0.5 + d * 0.03],
              [x + 0.26, 0.5 + d * 0.32],
              [x + 0.14, 0.5],
            ],
            0.03,
            { tone: d > 0 ? 0.2 : -0.3 },
          );
      k.prism(
        k.part('fin'),
        fin,
        [
          [-0.12, 0.5 + high * 0.85],
          [0.24, 0.5 + high * 0.75],
          [0.26, 0.5 + high + f.fin],
        ],
        0.03,
        { z: -0.02 },
      );
      k.prism(
        k.part('fin', { group: 'fin2', priority: 1.1 }),
        fin,
        [
          [-0.08, 0.44],
          [0.1, 0.44],
          [0.16, 0.44 - high * 0.75],
        ],
        0.02,
        { z: 0.21 },
      );
      if (f.winged)
        for (const [dx, z, tone] of [[0.12, -0.12, -0.4], [0, 0.2, 0.1]] as const) {
          const [x, y] = [-0.08 + dx, 0.54];
          const wing = k.m(fin, 'wings');
          const part = k.part('wings', { group: `w${z}`, bias: z < 0 ? -1 : 1, priority: 1.2 });
          k.prism(part, wing, [[x, y], [x + 0.02, y + 0.4], [x + 0.26, y + 0.46], [x + 0.5, y + 0.3]], 0.02, { z, tone });
          for (const [u, v] of [[0.02, 0.4], [0.15, 0.43], [0.27, 0.45], [0.39, 0.38], [0.5, 0.29]] as const)
            k.s.cap(k.part('wings', { group: `w${z}`, line: false, priority: 1.3 }), wing, [x, y, z + 0.03], [x + u, y + v, z + 0.03], k.least(0.012, 0.4), k.least(0.012, 0.4), { tone: tone - 0.7 });
        } // biome-ignore format: points
      if (f.tusk) {
        const [from, to] = [
          [-f.long * 0.86, 0.56, 0.02],
          [-f.long - 0.46, 0.78, 0.02],
        ] as const;
        k.s.cone(
          k.part('tusk', { priority: 1.3 }),
          k.m('#ece0c4/bone', 'tusk'),
          from,
          to,
          k.least(0.045, 0.9),
          k.least(0.01, 0.4),
        );
      }
      const ex = -f.long * 0.62;
      k.mark([ex, 0.5 + high * 0.26, 0.2], k.ctx.small ? ['d'] : ['wd', 'dd'], {
        d: `${k.m('dark', 'eyes')}:2`,
        w: 'white:5',
      });
      if (f.teeth)
        k.mark([ex - 0.02, 0.5 - high * 0.32, 0.2], k.ctx.small ? ['w'] : ['dddd', 'w.w.'], {
          d: 'dark:2',
          w: 'white:5',
        });
      return { view: 'item', roll: f.flat || f.teeth ? 0 : -10 };
    },
    {
      ...EYES,
      fins: ['fin', 'tail'],
      ...(f.belly ? BELLY : {}),
      ...(f.striped ? { stripes: ['stripe'] } : {}),
      ...(f.winged ? { wings: ['wing', 'wing fins'] } : {}),
      ...(f.tusk ? { tusk: ['tusk', 'horn'] } : {}),
    },
  );

/** Fish and whales, from numbers. */
export const FISH: PropTable = {
  fish: about({ home: ['underwater'], grouped: true }, fish(['swordfish', 'piranha', 'stingray', 'manta ray'], { body: ['orange', 'teal', '#8cb0c4', 'red'], long: 0.46, high: 0.26, belly: 'cream', fin: 0.12 })),
  salmon: about({ home: ['water'], grouped: true }, fish(['salmon fish', 'pink salmon', 'sockeye salmon', 'raw salmon'], { body: ['#e07868', '#d8887c'], long: 0.52, high: 0.2, belly: '#f4dcd0', fin: 0.08 })),
  trout: about({ home: ['water'], grouped: true }, fish(['trout fish', 'river trout', 'brown trout'], { body: ['#8c7444', '#7c8050'], long: 0.5, high: 0.19, belly: '#e8d8a8', fin: 0.08 })),
  'rainbow-trout': about({ home: ['water'], grouped: true }, fish(['rainbow trout'], { body: ['#7c9c94'], long: 0.5, high: 0.19, belly: '#e89c9c', fin: 0.08 })),
  tuna: about({ home: ['underwater'], grouped: true }, fish(['tuna fish', 'bluefin tuna', 'bluefin', 'raw tuna'], { body: ['#3c5478', '#4c6488'], long: 0.54, high: 0.25, belly: '#d4dce4', fin: 0.1 })),
  cod: about({ home: ['underwater'], grouped: true }, fish(['cod fish', 'codfish', 'haddock', 'pollock', 'raw cod'], { body: ['#9c8c6c', '#8c8468'], long: 0.5, high: 0.2, belly: '#e4e0d0', fin: 0.08 })),
  bass: about({ home: ['water'], grouped: true }, fish(['bass fish', 'sea bass', 'largemouth bass', 'perch'], { body: ['#607c48', '#54704c'], long: 0.48, high: 0.25, belly: '#e4e4c8', fin: 0.14 })),
  carp: about({ home: ['water'], grouped: true }, fish(['carp fish', 'bronze carp', 'crucian carp'], { body: ['#a8803c', '#98743c'], long: 0.46, high: 0.27, belly: '#e8cc88', fin: 0.12 })),
  herring: about({ home: ['underwater'], grouped: true }, fish(['herring fish', 'mackerel', 'anchovy', 'minnow', 'silver fish', 'sprat'], { body: ['#8498ac', '#7c94a8'], long: 0.48, high: 0.16, belly: '#ecf0f4', fin: 0.07 })),
  'tropical-fish': about({ home: ['underwater'], grouped: true }, fish(['clownfish', 'angelfish'], { body: ['orange', 'yellow', '#5494e4'], long: 0.42, high: 0.34, fin: 0.14, striped: 'white' })),
  'flying-fish': about({ home: ['water'], grouped: true }, fish(['winged fish', 'fish with wings', 'gliding fish'], { body: ['#4c84c8', '#5c9cc8'], long: 0.5, high: 0.17, belly: '#e4ecf0', fin: 0.1, winged: true })),
  goldfish: about({ home: ['underwater'], grouped: true }, fish(['koi', 'koi fish', 'gold fish', 'fancy goldfish'], { body: ['#f48c2c'], long: 0.42, high: 0.3, belly: '#fcc868', fin: 0.16 })),
  tadpole: about({ home: ['underwater'] }, fish(['pollywog', 'frog baby', 'baby frog'], { body: ['#54604c', '#5c4c40'], long: 0.3, high: 0.26, belly: '#98a488', fin: 0.02 })),
  narwhal: about({ home: ['underwater'] }, fish(['narwhale', 'unicorn whale'], { body: ['#8ca4bc', '#7890b0'], long: 0.56, high: 0.28, belly: 'feather', fin: 0.04, flat: true, tusk: true })),
  whale: about({ home: ['underwater'] }, fish(['blue whale', 'orca', 'killer whale', 'dolphin', 'manatee'], { body: ['#4c78a8', '#5c7c9c'], long: 0.6, high: 0.34, belly: 'feather', fin: 0.02, flat: true })),
}; // biome-ignore format: a table
