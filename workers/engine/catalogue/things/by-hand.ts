/** Creatures of the smallest pictures, set pixel by pixel: solids have no room there for wings and eight legs. */
import type { MaterialRef } from '../materials.ts';
import { shadeOf } from '../materials.ts';
import type { Kit } from './kit.ts';
import type { PropSetup } from './types.ts';

/** Pictures up to this many pixels a side; twelve of sixteen are free inside of margin and line. */
const BY_HAND_TO = 17;
/** Pictures between the smallest and this many pixels a side; twenty of twenty-four are free. */
const MIDDLE_TO = 27;

/** The drawing by hand of a thing at a size, where there is one. */
export const byHand = (concept: string, size: number): Icon | undefined =>
  size <= BY_HAND_TO ? BY_HAND[concept] : size >= 22 && size <= MIDDLE_TO ? MIDDLE[concept] : undefined;

interface Icon {
  /** Twelve wide, an even number high: so a cell is a pixel. `m` its colour, `l` lighter, `d` darker or its wings and legs, `y` eyes, `w` teeth, `r` a mark. */
  readonly rows: readonly string[];
  readonly colour: MaterialRef;
  /** The component that `d` shows. */
  readonly limbs: string;
  /** Further letters: what they are made of, a lighter one of its own colour where left out, and the component they show. */
  readonly more?: Readonly<Record<string, readonly [material: MaterialRef | undefined, name: string]>>;
}

const BEE: Icon['more'] = {
  k: ['#2c2832', 'legs'],
  a: ['#d4ecf4', 'wings'],
  y: ['dark', 'eyes'],
  f: ['#d8981c', 'belly'],
};
const SCORPION: Icon['more'] = { s: ['#2c2832', 'sting'] };
const MANTIS: Icon['more'] = { g: ['#4c9440', 'wings'], s: [undefined, 'arm'], e: ['#e8e070', 'eyes'] };

const BY_HAND: Readonly<Record<string, Icon>> = {
  bee: {
    colour: '#f4c030',
    limbs: 'legs',
    more: BEE,
    rows: [
      '......aa.aa.',
      '.k...aaaaaa.',
      'k.k..aaaaa..',
      '.k.k..aaa...',
      '..mmmkkmmkk.',
      '.mmmmkkmmkk.',
      '.mymmkkmmkkk',
      '.mymmkkmmkk.',
      '..mffkkffk..',
      '....k..k....',
    ],
  },
  wasp: {
    colour: '#f4c020',
    limbs: 'legs',
    more: BEE,
    rows: [
      '......aa.aa.',
      '.k...aaaaaa.',
      'k.k..aaaa...',
      '..kkk.aa....',
      '.mmmkkk.....',
      '.mymkkkkmmk.',
      '.mmmk.k.mmkm',
      '..m.k.k..kmm',
      '....k.k...km',
      '...........k',
    ],
  },
  ant: {
    colour: '#8c3c28',
    limbs: 'legs',
    more: { ...BEE, y: ['white', 'eyes'] },
    rows: [
      'kk..........',
      '.kk......mm.',
      'mmm.....mmmm',
      'mym.mm..mmmm',
      'mmmmmmmmmmmm',
      '.m..mm..mmmm',
      '..kkkkkk.mm.',
      '.kk.kk.kk...',
      'kk..kk..kk..',
      'k...kk...k..',
    ],
  },
  beetle: {
    colour: 'red',
    limbs: 'legs',
    more: { k: ['charcoal', 'head'], s: ['dark', 'mark'], y: ['white', 'eyes'] },
    rows: [
      '..kk....kk..',
      '...kkkkkk...',
      '...kykkyk...',
      'kk.kkkkkk.kk',
      '.kkmmkkmmkk.',
      '..mmmkkmmm..',
      'kkmsskkssmkk',
      '..msskkssm..',
      'kkmmmkkmmmkk',
      '.kmsskkssmk.',
      'kkmsskkssmkk',
      '...mmkkmm...',
    ],
  },
  dragonfly: {
    colour: '#2c9c94',
    limbs: 'tail',
    more: { ...BEE, e: ['dark', 'eyes'] },
    rows: [
      '....eeee....',
      '....emme....',
      'aaaaammaaaaa',
      '.aaaammaaaa.',
      '....mmmm....',
      '.aaaammaaaa.',
      'aaaaammaaaaa',
      '.....mm.....',
      '.....dd.....',
      '.....mm.....',
      '.....dd.....',
      '.....mm.....',
    ],
  },
  crab: {
    colour: '#d85838',
    limbs: 'legs',
    more: { y: ['white', 'eyes'] },
    rows: [
      'mm........mm',
      'm.m......m.m',
      'mmm......mmm',
      '.mm.y..y.mm.',
      '..m.m..m.m..',
      '..mmmmmmmm..',
      '.mmllllllmm.',
      'mmmllllllmmm',
      'd.mmmmmmmm.d',
      '.ddmmmmmmdd.',
      'd..d....d..d',
      '..d......d..',
    ],
  },
  shuriken: {
    colour: 'steel',
    limbs: 'edge',
    more: { k: ['dark', 'hole'] },
    rows: [
      '.....lm.....',
      '.....lm.....',
      '....llmm....',
      '....llmm....',
      '..lllllmmm..',
      'lllllkkmmmmm',
      'mmmmmkkddddd',
      '..mmmmdddd..',
      '....mmdd....',
      '....mmdd....',
      '.....md.....',
      '.....md.....',
    ],
  },
  scorpion: {
    colour: '#b06430',
    limbs: 'legs',
    more: SCORPION,
    rows: [
      'm.m......m.m',
      'mmm......mmm',
      '.mm..mm..mm.',
      'd.mmymmymm.d',
      '.ddmmllmmdd.',
      'd..mmllmm..d',
      '.dddmllmddd.',
      'd...mllm...d',
      '.dddmmmmddd.',
      'd....mm....d',
      '...s..mm....',
      '...ssmmm....',
    ],
  },
  'praying-mantis': {
    colour: '#6cb43c',
    limbs: 'legs',
    more: MANTIS,
    rows: [
      'd..d........',
      'y.m.y.......',
      'yymyy.......',
      '.mmm........',
      '..mm........',
      'ss.mm.......',
      's.smm.......',
      's..smm.gg...',
      '.s..mmmgggg.',
      '....mmmmmggg',
      '...d..d..d..',
      '..d...d...d.',
    ],
  },
  bat: {
    colour: 'bat',
    limbs: 'wings',
    rows: [
      'd..........d',
      'dd..m..m..dd',
      'ddd.mmmm.ddd',
      'dddmllllmddd',
      'dddmymmymddd',
      'd.ddmmmmdd.d',
      'd..dmwwmd..d',
      '....m..m....',
    ],
  },
  spider: {
    colour: 'charcoal',
    limbs: 'legs',
    rows: [
      'd....mm....d',
      'dd..mmmm..dd',
      '.dd.mllm.dd.',
      '..dmmrrmmd..',
      'dddmmrrmmddd',
      '...mmmmmm...',
      '.dddymmyddd.',
      'dd..mmmm..dd',
      'd...w..w...d',
      'd..........d',
    ],
  },
};

const MIDDLE: Readonly<Record<string, Icon>> = {
  scorpion: {
    colour: '#b06430',
    limbs: 'legs',
    more: SCORPION,
    rows: [
      '..mm............mm..',
      '.mm..m........m..mm.',
      '.mm.mm........mm.mm.',
      '.mmmmm........mmmmm.',
      '..mmm..........mmm..',
      '...mm...mmmm...mm...',
      'd...mm.mmmmmm.mm...d',
      '.d...mmmymmymmm...d.',
      '..dd..mmmmmmmm..dd..',
      'd...ddmmllllmmdd...d',
      '.d....mllllllm....d.',
      '..ddddmddddddmdddd..',
      'd.....mllllllm.....d',
      '.d..ddmmllllmmdd..d.',
      '..dd...mddddm...dd..',
      '........mllm........',
      '.....s..dmmd........',
      '....ss...mmmm.......',
      '....sss...dmm.......',
      '.....smmmmmm........',
    ],
  },
  'praying-mantis': {
    colour: '#6cb43c',
    limbs: 'legs',
    more: MANTIS,
    rows: [
      'd.....d.............',
      '.d...d..............',
      '.ee.ee..............',
      'eemmmee.............',
      '.mmmmm..............',
      '..mmm...............',
      '...mm...............',
      '...mmm..............',
      '.ss..mm.............',
      's.ss.mmm............',
      's..ss.mm............',
      's...ssmmm...........',
      'ss...smmm.ggg.......',
      '.s....mmmggggggg....',
      '.......mmmmggggggg..',
      '.......mmmmmmgggggg.',
      '......dd.dd.dd.mmmgg',
      '.....dd..dd..dd..d..',
      '....dd...dd...dd.dd.',
      '...dd...dd....dd..d.',
    ],
  },
};

/** Each run of a row is a flat box one pixel high. */
export function drawByHand(k: Kit, { rows, colour, limbs, more = {} }: Icon): PropSetup {
  const m = k.m(colour);
  const own = k.m(shadeOf(m, limbs === 'legs' ? 4 : 2), limbs);
  const cells: Readonly<Record<string, MaterialRef>> = { m, l: shadeOf(m, 4), d: own, y: k.m('eye_glow', 'eyes'), w: 'tooth', r: k.m('red', 'mark'), ...Object.fromEntries(Object.entries(more).map(([c, [ref, name]]) => [c, k.m(ref ?? shadeOf(m, 4), name)])) }; // biome-ignore format: one line
  const size = 1 / rows[0]!.length;
  for (const [y, row] of rows.entries())
    for (const run of row.matchAll(/([a-z])\1*/g)) {
      const letter = run[1]!;
      const single = letter === 'y' || letter === 'w';
      const part = k.part(letter === 'd' ? limbs : (more[letter]?.[1] ?? 'body'), {
        group: 'all',
        line: false,
        flat: 1,
      });
      const wide = run[0].length;
      const x = (run.index + wide / 2 - row.length / 2) * size;
      k.box(
        part,
        single ? m : cells[letter]!,
        [x, (rows.length - y - 0.5) * size, 0],
        [(wide * size) / 2, size / 2, size / 2],
      );
      // pixels alone are set last, or they would be cleaned away
      if (single) for (let i = 0; i < wide; i++) k.mark([(run.index + i + 0.5 - row.length / 2) * size, (rows.length - y - 0.5) * size, size], ['e'], { e: `${cells[letter]!}:3` }); // biome-ignore format: one line
    }
  return { view: 'item' };
}
