import { IDENTITY } from '../../solids/vec.ts';
import { LIQUIDS } from '../contents.ts';
import type { MaterialRef } from '../materials.ts';
import { entry } from './define.ts';
import type { Kit } from './kit.ts';
import { omit, type PropCategory, type PropEntry, type PropTable } from './prop-entry.ts';
import { REFORMED } from './types.ts';

const VESSEL_PARTS = {
  liquid: ['liquid', 'fluid', 'content', 'brew', 'elixir', 'drink', 'juice'],
  cork: ['cork', 'stopper', 'cap', 'lid'],
  glass: ['glass', 'bottle'],
};

/** Heights and radii of a flask from the bottom; the liquid fills it to `level`. */
interface Flask {
  readonly profile: readonly (readonly [number, number])[];
  readonly round?: number;
  readonly level: number;
  readonly liquids: readonly MaterialRef[];
  readonly glass?: MaterialRef;
  readonly cork?: boolean;
  /** Other vessels that it may come in. */
  readonly shapes?: readonly Pick<Flask, 'profile' | 'level'>[];
  /** It is known by its liquid: what else that may be where it comes in another vessel. */
  readonly others?: readonly MaterialRef[];
}

/** Bottles and flasks: glass above, liquid below, a cork, a glint. The main colour of a potion is its liquid. */
const flask = (category: PropCategory, aliases: string[], usual: Flask): PropEntry =>
  entry(
    category,
    aliases,
    (k) => {
      const others = usual.others && k.ctx.said(REFORMED) ? usual.others : undefined;
      const shapes = others ? VESSELS : usual.shapes;
      const shape = shapes ? k.choose('shape', [undefined, ...shapes]) : undefined;
      const { round: _, ...narrow } = usual;
      const f: Flask = shape ? { ...narrow, ...shape } : usual;
      const glass = k.part('glass');
      const liquid = k.part('liquid', { group: 'glass' });
      const said = k.ctx.brief.parts.some((p) => p.piece === 'liquid');
      const fill = said ? k.m(f.liquids[0]!, 'liquid') : k.m(k.choose('liquid', [...f.liquids, ...(others ?? [])]));
      const white = k.ctx.brief.parts.some((p) => p.piece === 'liquid' && p.colour === LIQUIDS.milk);
      const bottle = k.m(white ? 'glass' : (f.glass ?? 'glass'), 'glass');
      const level = k.vary('level', f.level, 0.12);
      const top = f.profile.at(-1)!;
      const empty = k.ctx.said('empty');
      if (f.round) {
        const r = f.round;
        k.s.ell(glass, bottle, [0, r, 0], r);
        if (!empty) {
          k.s.ell(liquid, fill, [0, r, 0.005], r * 1.02, IDENTITY, { clips: [[0, 1, 0, level]] });
          if (!k.ctx.small)
            k.s.ell(liquid, fill, [0, r, 0.008], r * 1.018, IDENTITY, {
              clips: [
                [0, 1, 0, level],
                [0, -1, 0, -level + 0.16],
              ],
              tone: 0.6,
            });
        }
      }
      k.lathe(glass, bottle, f.profile);
      if (!f.round && !empty) {
        const cut = level;
        const inside = f.profile.filter(([y]) => y <= cut).map(([y, r]): [number, number] => [y, r * 1.03]);
        const above = f.profile.find(([y]) => y > cut) ?? top;
        const [y0, r0] = inside.at(-1) ?? [0, above[1]];
        inside.push([cut, r0 + ((above[1] * 1.03 - r0) * (cut - y0)) / Math.max(0.01, above[0] - y0)]);
        k.lathe(liquid, fill, inside);
      }
      k.lathe(glass, bottle, [
        [top[0] - 0.02, top[1] + 0.045],
        [top[0] + 0.05, top[1] + 0.045],
      ]);
      // a narrow neck has a cork, a wide mouth a flat lid
      if (f.cork !== false && k.ctx.wants('cork')) {
        const [y, r] = [top[0] + 0.05, top[1]];
        const stopper = k.part('cork');
        if (r < 0.2) k.s.cap(stopper, k.m('pale_wood', 'cork'), [0, y, 0], [0, y + 0.08, 0], r * 0.85, r * 0.95);
        else k.lathe(stopper, k.m('wood', 'cork'), [[y, r * 1.16], [y + 0.15, r * 1.16]]); // biome-ignore format: one call
      }
      if (shapes && !k.ctx.small) adorn(k, f);
      const x = -(f.round ?? f.profile[0]![1]) * 0.5;
      k.mark([x, (f.round ?? 0.3) * 1.25, Math.abs(x) * 1.6], k.ctx.middle ? ['w', 'w'] : ['w.', 'w.', '.w'], {
        w: 'glass:5',
      });
      if (k.ctx.said('dead') || k.ctx.brief.concept === 'poison')
        k.mark(
          [0, f.round ?? 0.3, f.round ?? 0.3],
          k.ctx.middle ? ['www', 'wdw', 'www'] : ['.www.', 'wdwdw', 'wwwww', '.wdw.'],
          { w: 'bone:4', d: 'dark:2' },
        );
      return { view: 'item', pitch: 6 };
    },
    usual.cork === false ? omit(VESSEL_PARTS, 'cork') : VESSEL_PARTS,
  );

/** A string or a ring round the neck, a paper label, or nothing. */
function adorn(k: Kit, f: Flask): void {
  const [y, r] = f.profile.at(-1)!;
  const adornment = k.choose('adornment', ['', 'ring', 'label', 'string']);
  if (adornment === 'ring') k.lathe(k.part('ring', { priority: 1.2 }), k.m('gold', 'band'), [[y - 0.1, r + 0.035], [y - 0.04, r + 0.035]]);
  if (adornment === 'string') k.ring(k.part('string', { priority: 1.3 }), k.m('leather', 'band'), [0, y - 0.06, 0], r + 0.01, k.least(0.022, 0.5), 'y');
  if (adornment === 'label') {
    const [wide, high] = f.round ? [f.round * 0.42, f.round] : [f.profile[0]![1] * 0.55, f.profile[0]![0] + 0.26];
    k.box(k.part('label', { priority: 1.3 }), k.m('paper', 'label'), [0, high, (f.round ?? f.profile[1]![1]) * 0.98], [wide, wide * 0.7, 0.02]);
  }
} // biome-ignore format: one line an adornment

/** Vessels that hold potions: a cone, a square bottle, a tall vial, a squat jar, a drop. */
const VESSELS: Flask['shapes'] = [
  { profile: [[0, 0.38], [0.06, 0.4], [0.56, 0.14], [0.84, 0.12]], level: 0.34 },
  { profile: [[0, 0.3], [0.03, 0.33], [0.52, 0.33], [0.6, 0.13], [0.82, 0.12]], level: 0.36 },
  { profile: [[0, 0.16], [0.05, 0.22], [0.62, 0.22], [0.72, 0.12], [0.92, 0.11]], level: 0.44 },
  { profile: [[0, 0.34], [0.08, 0.42], [0.3, 0.42], [0.44, 0.2], [0.56, 0.18]], level: 0.26 },
]; // biome-ignore format: heights and radii

const ROUND: Flask['profile'] = [[0.66, 0.13], [0.86, 0.12]]; // biome-ignore format: numbers

export const POTIONS: PropTable = {
  potion: flask('potion', ['magic potion', 'elixir', 'flask', 'tonic', 'philter', 'round potion', 'potion bottle'], { profile: ROUND, round: 0.37, level: -0.05, liquids: ['potion', 'sapphire', 'emerald', 'amethyst', 'orange'], shapes: VESSELS }),
  'health-potion': flask('potion', ['healing potion', 'red potion bottle', 'potion of health', 'potion of healing', 'life potion'], { profile: ROUND, round: 0.37, level: 0.1, liquids: ['potion', 'ruby'], others: ['crimson', '#e8504c/potion', '#e0386c/potion'] }),
  'mana-potion': flask('potion', ['magic points potion', 'potion of mana', 'ether'], { profile: [[0.56, 0.12], [0.82, 0.11]], round: 0.33, level: 0.15, liquids: ['sapphire', 'crystal'], others: ['#4858dc/potion', '#38a0e0/potion'] }),
  poison: flask('potion', ['poison bottle', 'bottle of poison', 'venom vial', 'poison potion', 'toxic potion'], { profile: ROUND, round: 0.36, level: 0.1, liquids: ['#8cc43c/potion', '#7c9c2c/potion'], others: ['#5cb048/potion'] }),
  vial: flask('potion', ['test tube', 'tube', 'ampoule', 'perfume', 'phial'], { profile: [[0, 0.12], [0.04, 0.17], [0.72, 0.17], [0.78, 0.13]], level: 0.5, liquids: ['amethyst', 'emerald', 'potion', 'crystal'] }),
  'conical-flask': flask('potion', ['erlenmeyer flask', 'beaker', 'chemistry flask', 'alchemy flask', 'science flask', 'chemical'], { profile: [[0, 0.42], [0.06, 0.42], [0.58, 0.13], [0.84, 0.12]], level: 0.3, liquids: ['emerald', 'crystal', 'orange'], cork: false }),
  bottle: flask('potion', ['wine bottle', 'wine', 'rum', 'beer bottle', 'glass bottle', 'oil bottle', 'water bottle', 'champagne', 'whiskey', 'soda'], { profile: [[0, 0.2], [0.5, 0.2], [0.66, 0.085], [0.98, 0.08]], level: 0.46, liquids: ['crimson', 'amethyst', 'orange'], glass: '#5a9c6c/glass' }),
  jar: flask('container', ['jam jar', 'mason jar'], { profile: [[0, 0.3], [0.06, 0.34], [0.52, 0.34], [0.62, 0.26]], level: 0.48, liquids: ['flame', 'ruby', 'orange'] }),
}; // biome-ignore format: a table
