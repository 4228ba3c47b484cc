/** Creatures of the smallest pictures, set pixel by pixel: solids have no room there for wings and eight legs. */
import type { MaterialRef } from '../materials.ts';
import { shadeOf } from '../materials.ts';
import type { Kit } from './kit.ts';
import type { PropSetup } from './types.ts';

/** Pictures up to this many pixels a side; twelve of sixteen are free inside of margin and line. */
export const BY_HAND_TO = 17;

interface Icon {
  /** Twelve wide, an even number high: so a cell is a pixel. `m` its colour, `l` lighter, `d` darker or its wings and legs, `y` eyes, `w` teeth, `r` a mark. */
  readonly rows: readonly string[];
  readonly colour: MaterialRef;
  /** The component that `d` shows. */
  readonly limbs: string;
}

export const BY_HAND: Readonly<Record<string, Icon>> = {
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

/** Each run of a row is a flat box one pixel high. */
export function drawByHand(k: Kit, { rows, colour, limbs }: Icon): PropSetup {
  const m = k.m(colour);
  const own = k.m(shadeOf(m, limbs === 'legs' ? 4 : 2), limbs);
  const cells: Readonly<Record<string, MaterialRef>> = { m, l: shadeOf(m, 4), d: own, y: k.m('eye_glow', 'eyes'), w: 'tooth', r: k.m('red', 'mark') }; // biome-ignore format: one line
  const size = 1 / rows[0]!.length;
  for (const [y, row] of rows.entries())
    for (const run of row.matchAll(/([a-z])\1*/g)) {
      const single = run[1] === 'y' || run[1] === 'w';
      const part = k.part(run[1] === 'd' ? limbs : 'body', { group: 'all', line: false, flat: 1 });
      const wide = run[0].length;
      const x = (run.index + wide / 2 - row.length / 2) * size;
      k.box(
        part,
        single ? m : cells[run[1]!]!,
        [x, (rows.length - y - 0.5) * size, 0],
        [(wide * size) / 2, size / 2, size / 2],
      );
      // pixels alone are set last, or they would be cleaned away
      if (single) for (let i = 0; i < wide; i++) k.mark([(run.index + i + 0.5 - row.length / 2) * size, (rows.length - y - 0.5) * size, size], ['e'], { e: `${cells[run[1]!]!}:3` }); // biome-ignore format: one line
    }
  return { view: 'item' };
}
