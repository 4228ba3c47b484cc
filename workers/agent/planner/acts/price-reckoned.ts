/** Prices of what is named only by its kind: reckoned by what kind, size, directions and movements cost. */
import { generations } from '../phrases.ts';
import type { Item } from '../priced.ts';
import { numberIn, sizeIn } from '../slots.ts';
import type { Outcome, Step } from '../types.ts';

/** One line of an answer about prices, in generations. */
export interface Line {
  readonly text: string;
  readonly price: number;
  readonly about?: boolean;
  readonly notes: readonly string[];
  /** Where it can be made as it was said. */
  readonly steps?: readonly Step[];
  readonly outcome?: Outcome;
}

/** 20 up to one size, 40 from another. */
const rising = (area: number, from: number, to: number): number =>
  20 + Math.ceil(20 * Math.min(1, Math.max(0, (area - from) / (to - from))));

export function reckoned({ words, kind, count, slots, moves }: Item): Line {
  const of = (slot: string): readonly string[] => slots.filter((one) => one.slot === slot).map((one) => one.words);
  const size = sizeIn(of('size')[0] ?? '');
  const side = size ? Math.max(size.width, size.height) : 48;
  const named = `${count > 1 && !/^\d/.test(words) ? `${count} x ` : ''}${words}`;
  const total = (each: number, how: string): Line => ({
    text: `${named}: ${count > 1 ? `${count} x ${each} = ` : ''}${generations(each * count)}${how}`,
    price: each * count,
    notes: [],
  });
  if (kind === 'ui')
    return total(
      size ? rising(size.width * size.height, 256 * 256, 512 * 512) : 20,
      size ? '' : ' at 256x256, rising to 40 at 512x512',
    );
  if (kind === 'scene' && !size && /\bportraits?\b/i.test(words)) return total(1, ' up to 128x128');
  if (kind === 'scene')
    return size
      ? total(Math.max(1, Math.ceil((size.width * size.height) / 16384)), ` at ${size.width}x${size.height}`)
      : total(4, ' at 320x180 (1 for each started 128x128)');
  if (kind === 'state')
    return total(
      size ? rising(size.width * size.height, 4096, 16384) : 20,
      ', all sides together, up to 64 pixels; 40 from 128',
    );
  if (kind === 'map')
    return { ...total(1, ' for each tileset it needs, most 1 to 3; the map itself is free'), about: true };
  const dirs = numberIn(of('dirs').join(' ')) === 4 ? 4 : 8;
  const named4 = of('dirs').length > 0;
  const anims = of('anim').length + moves;
  if (kind === 'move')
    return total(
      dirs * Math.max(1, moves),
      `: 1 for each of ${dirs} directions${named4 ? '' : ' (4 directions: half)'}`,
    );
  if (kind !== 'character')
    return anims || moves ? total(20 + anims, ` (one that moves 20, each movement 1)`) : total(1, '');
  const each = (side > 128 ? Math.min(9, Math.ceil((side * side * 8) / 65536) + 1) : 1) + anims * dirs;
  const how = anims
    ? ` (the character ${each - anims * dirs}, ${anims > 1 ? `${anims} movements ` : `${of('anim')[0] ?? 'a movement'} `}${anims * dirs}: 1 for each of ${dirs} directions${anims > 1 ? ' each' : ''})`
    : ', from all its sides; each movement 1 for a direction';
  return total(each, how);
}

/** A game is drawn as its kind needs: most of them cost so much. */
export const gameLine = ({ words, count }: Item): Line => ({
  text: `${/game/i.test(words) ? words : `${words} game`}: about ${count > 1 ? `${count} x ` : ''}10 to 25 generations for its pictures, less where yours are used; changes of its settings are free`,
  price: 18 * count,
  about: true,
  notes: [],
});
