import { add, mix, rad, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, monster, TAIL, WINGS } from './monster-parts.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

/** A bird with its wings spread, from numbers. */
interface Raptor {
  readonly body: readonly MaterialRef[];
  readonly head?: MaterialRef;
  readonly belly: MaterialRef;
  readonly tail?: MaterialRef;
  /** Ends of the long feathers. */
  readonly tips?: MaterialRef;
  readonly beak?: MaterialRef;
  /** A straight bill. */
  readonly straight?: boolean;
  /** A bare neck with a collar of down. */
  readonly bare?: boolean;
  /** Long plumes that burn, and a crest. */
  readonly plumes?: boolean;
}

/** Pixels a model unit from which each feather has a line of its own; below, they differ in tone. */
const LINED_FROM = 46;
/** Degrees above the horizontal of the first and last long feather. */
const FAN = [58, -46] as const;

/** A spread wing of feathers: an arm, long feathers that fan from its wrist, shorter ones that hang from the arm. */
export function featheredWing(k: Kit, root: Vec3, d: number, span: number, m: MaterialRef, tips: MaterialRef): void {
  const lined = 1 / k.px >= LINED_FROM;
  const group = (i: number | string) => ({ group: lined ? `wing${d}${i}` : `wing${d}`, melts: true });
  // swept back, so that it is a wing from the side as well
  const bend = add(root, [d * span * 0.26, span * 0.06, -span * 0.06]);
  const wrist = add(root, [d * span * 0.42, span * 0.28, -span * 0.12]);
  const many = k.ctx.small ? 4 : 6;
  const pointing = (degrees: number, long: number): Vec3 => [
    d * Math.cos(rad(degrees)) * long,
    Math.sin(rad(degrees)) * long,
    -0.5 * long,
  ];
  for (let i = many - 1; i >= 0; i--) {
    const t = i / (many - 1);
    const from = mix(wrist, bend, t * 0.55);
    const tip = add(from, pointing(FAN[0] + (FAN[1] - FAN[0]) * t, span * (0.62 - 0.16 * t)));
    const part = k.part('wings', group(i));
    const tone = lined ? 0 : i % 2 ? -0.5 : 0.1;
    const [r, s] = [k.least(span * 0.085, 0.9), k.least(span * 0.045, 0.6)];
    k.s.cap(part, m, from, tip, r, s, { surface: 'none', tone });
    if (tips !== m) k.s.cap(part, tips, mix(from, tip, 0.6), tip, (r + s) / 2, s * 1.05, { surface: 'none', tone });
  }
  for (let i = 0; i < (k.ctx.small ? 2 : 4); i++) {
    const from = mix(bend, root, (i + 0.1) / 4);
    const tip = add(from, pointing(-66 - i * 6, span * (0.4 - i * 0.03)));
    k.s.cap(k.part('wings', group(`s${i}`)), m, from, tip, k.least(span * 0.085, 0.9), k.least(span * 0.05, 0.6), {
      surface: 'none',
      tone: lined ? 0 : i % 2 ? 0.1 : -0.4,
    });
  }
  const arm = k.part('wings', { ...group('arm'), priority: 1.1 });
  k.s.tube(
    arm,
    m,
    [root, bend, wrist],
    [k.least(span * 0.11, 1.2), k.least(span * 0.1, 1.1), k.least(span * 0.06, 0.9)],
    { surface: 'none', tone: 0.16 },
  );
}

const raptor = (aliases: string[], b: Raptor): PropEntry =>
  monster(
    aliases,
    (k) => {
      const m = k.m(k.choose('feathers', b.body));
      // said of the whole, a colour is that of its flames as well
      const said = k.ctx.brief.colours.length > 0 || k.ctx.brief.material !== undefined;
      const own = (of: MaterialRef | undefined, tone: 2 | 4 | 5): MaterialRef => (said || !of ? shadeOf(m, tone) : of);
      const tips = b.tips ? own(b.tips, b.plumes ? 4 : 2) : m;
      const ember = own('#fcc040/flame', 5);
      const head = b.head ? k.m(b.plumes ? own(b.head, 4) : b.head, 'head') : m;
      const belly = k.m(b.plumes ? own(b.belly, 5) : b.belly, 'belly');
      const gold = k.m(b.beak ?? '#ecac3c', 'beak');
      const body = k.part('body', { group: 'body' });
      if (k.ctx.wants('wings'))
        for (const d of [-1, 1])
          featheredWing(k, [d * 0.12, 0.64, -0.05], d, k.vary('span', 0.94, 0.06), k.m(m, 'wings'), tips);
      // a fan of tail feathers below, or plumes that burn at their ends
      const tail = k.m(b.plumes ? own(b.tail, 4) : (b.tail ?? m), 'tail');
      for (const x of [-2, -1, 0, 1, 2])
        k.s.cap(
          k.part('tail', { group: k.ctx.small ? 'tail' : `tail${x}`, melts: true }),
          tail,
          [x * 0.02, 0.32, -0.1],
          [x * 0.1, 0.02 + Math.abs(x) * 0.025, -0.16],
          0.06,
          k.least(0.045, 0.7),
          { surface: 'none', tone: x % 2 ? -0.4 : 0 },
        );
      if (b.plumes)
        for (const d of [-1, 0, 1]) {
          const way: Vec3[] = [
            [d * 0.05, 0.26, -0.14],
            [d * 0.12, 0.0, -0.18],
            [d * 0.1, -0.22 - (d ? 0 : 0.1), -0.18],
            [d * 0.24, -0.38 - (d ? 0 : 0.14), -0.16],
          ];
          k.s.tube(k.part('tail', { group: `plume${d}` }), tail, way, [
            0.05,
            0.045,
            k.least(0.035, 0.7),
            k.least(0.025, 0.6),
          ]);
          k.s.ell(k.part('tail', { group: `plume${d}`, line: false }), ember, way[3]!, k.least(0.085, 1.2));
        }
      k.s.ell(body, m, [0, 0.5, 0], [0.18, 0.27, 0.17], undefined, { surface: 'none' });
      k.s.ell(k.part('belly', { line: false }), belly, [0, 0.47, 0.07], [0.125, 0.22, 0.12], undefined, {
        surface: 'none',
      });
      k.s.cap(k.part('neck', { group: 'body' }), b.bare ? k.m('#d89890/pig', 'neck') : head, [0, 0.68, 0.03], [0.02, 0.84, 0.08], b.bare ? 0.075 : 0.13, b.bare ? 0.07 : 0.12, { surface: 'none' }); // biome-ignore format: one line
      if (b.bare)
        k.s.ell(k.part('collar', { group: 'collar' }), k.m('feather', 'collar'), [0, 0.69, 0.05], [0.16, 0.075, 0.14]);
      k.s.ell(k.part('head', { group: 'head' }), head, [0.03, 0.88, 0.09], [0.13, 0.12, 0.13], undefined, {
        surface: 'none',
      });
      const bill = k.part('beak', { priority: 1.4 });
      if (b.straight)
        k.s.cone(bill, gold, [0.07, 0.87, 0.18], [0.2, 0.84, 0.34], k.least(0.05, 0.8), k.least(0.015, 0.45));
      else
        k.s.tube(
          bill,
          gold,
          [
            [0.06, 0.88, 0.18],
            [0.15, 0.87, 0.27],
            [0.19, 0.78, 0.3],
          ],
          [k.least(0.06, 0.9), k.least(0.05, 0.8), k.least(0.015, 0.45)],
        );
      for (const d of [-1, 1])
        k.mark(
          [0.035 + d * 0.075, 0.92, 0.2],
          k.ctx.small ? ['d'] : k.ctx.said('child') ? ['wd', 'dd', 'dd'] : k.ctx.middle ? ['bb', 'yd'] : ['bbb', 'yyd'],
          {
            d: 'dark:2',
            w: 'white:5',
            y: `${k.m('yellow', 'eyes')}:4`,
            b: `${shadeOf(head, 1)}:2`,
          },
        );
      if (b.plumes)
        for (const i of [-1, 0, 1])
          k.s.cap(
            k.part('crest', { priority: 1.2, group: 'crest' }),
            ember,
            [0.02 + i * 0.03, 0.97, 0.04],
            [-0.02 + i * 0.09, 1.14 - Math.abs(i) * 0.03, -0.06],
            k.least(0.03, 0.7),
            0.012,
          );
      for (const d of [-1, 1]) {
        k.s.ell(k.part('thigh', { group: 'body' }), m, [d * 0.09, 0.27, 0.05], [0.08, 0.11, 0.09], undefined, {
          surface: 'none',
        });
        const foot = k.part('leg', { group: `leg${d}`, priority: 1.2 });
        k.s.cap(foot, gold, [d * 0.1, 0.18, 0.07], [d * 0.105, 0.07, 0.09], k.least(0.03, 0.6));
        for (const t of [-0.06, 0, 0.06])
          k.s.cap(foot, gold, [d * 0.105, 0.06, 0.09], [d * 0.105 + t, 0.015, 0.19], k.least(0.024, 0.5), k.least(0.012, 0.4)); // biome-ignore format: one line
      }
      return { view: 'stand', pitch: 6, yaw: 10 };
    },
    { ...WINGS, ...BELLY, ...TAIL, beak: ['beak', 'bill'], ...(b.head ? { head: ['head'] } : {}) },
  );

/** Birds that are known by their spread wings. */
export const RAPTORS: PropTable = {
  eagle: about({ home: ['mountain'], folk: 'birdfolk', dressed: 'birdfolk' }, raptor(['bald eagle', 'griffin', 'gryphon', 'hippogriff', 'roc', 'giant eagle', 'sea eagle'], { body: ['#7c5034', '#8c5c34'], head: '#f4f0e8/feather', belly: '#8c6040', tail: '#f4f0e8/feather', tips: '#54382c' })),
  hawk: about({ home: ['mountain'], folk: 'birdfolk', dressed: 'birdfolk' }, raptor(['falcon', 'kestrel', 'osprey', 'buzzard', 'harrier', 'golden eagle', 'peregrine falcon', 'red tailed hawk'], { body: ['#9c6c40', '#7c7480'], belly: '#e8d8b8', tail: '#b86c3c', tips: '#5c4434' })),
  vulture: about({ home: ['desert'], folk: 'birdfolk' }, raptor(['condor', 'buzzard vulture'], { body: ['#4c4450'], belly: '#5c5058', head: '#d89890/pig', tips: '#34303c', bare: true, beak: '#d8c8a0' })),
  seagull: about({ home: ['beach', 'water'], folk: 'birdfolk' }, raptor(['gull', 'albatross', 'sea gull'], { body: ['#f0f0f4/feather'], belly: 'feather', tips: '#54586c', straight: true, beak: '#f0a830' })),
  thunderbird: about({ home: ['sky', 'mountain'] }, raptor(['thunder bird', 'lightning bird', 'storm bird', 'zapdos'], { body: ['#3c5c9c'], belly: '#f0d860', head: '#4c74bc', tail: '#f0d860', tips: '#f8e060', beak: '#f0c040' })),
  phoenix: about({ home: ['lava'] }, raptor(['fire bird', 'firebird', 'phoenix bird'], { body: ['#e8602c'], belly: '#fcc040', head: '#f08034', tail: '#f08034', tips: '#fcc040/flame', plumes: true })),
}; // biome-ignore format: a table
