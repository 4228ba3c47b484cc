/** Sentences of the assistant that stand in more than one place. */
import type { Own, Step } from './types.ts';

export const generations = (n: number): string => `${n} generation${n === 1 ? '' : 's'}`;
/** Ends every offer: nothing was done yet. */
export const NOTHING_YET = 'Nothing is made yet.';
export const quoted = (words: readonly string[]): string => listed(words.map((word) => `"${word}"`));

/** "a, b and c" */
export function listed(words: readonly string[], last = 'and'): string {
  const [end = '', ...before] = [...words].reverse();
  return before.length ? `${before.reverse().join(', ')} ${last} ${end}` : end;
}

export const totalOf = (steps: readonly Step[]): number => steps.reduce((sum, { price }) => sum + price, 0);

/** What steps make, each once: "4 x a tree" is told as such. */
export function toldOf(steps: readonly Step[]): readonly string[] {
  const told = steps.filter(({ price, tool }) => price > 0 || /^(?:create_map|rename_asset)$/.test(tool));
  const lines = new Map<string, { times: number; price: number }>();
  for (const { what, price } of told.length ? told : steps) {
    const line = lines.get(what) ?? { times: 0, price: 0 };
    lines.set(what, { times: line.times + 1, price: line.price + price });
  }
  return [...lines].map(
    ([what, { times, price }]) =>
      `${times > 1 && price ? `${times} x ` : ''}${what}${price ? ` (${generations(price)})` : ''}`,
  );
}

export const whichOf = (own: readonly Own[]): string =>
  `Which one do you mean: ${listed(
    own.slice(0, 8).map(({ name }) => `"${name}"`),
    'or',
  )}${own.length > 8 ? ' …' : ''}?`;

const LISTS: Readonly<Record<string, string>> = {
  ...{ CHARACTER: 'character', OBJECT: 'object', MAP_OBJECT: 'object', UI_ASSET: 'interface', MAP: 'map' },
  ...{
    TOPDOWN_TILESET: 'tileset',
    SIDESCROLLER_TILESET: 'tileset',
    ISOMETRIC_TILE: 'isometric tile',
    TILES_PRO: 'tiles',
  },
};
export const kindOf = ({ list }: Own): string => LISTS[list] ?? list.toLowerCase().replaceAll('_', ' ');

/** Said where what is meant is not there. `own`: what there is of that kind. */
export const noneOf = (words: readonly string[], own: readonly Own[]): string =>
  own.length
    ? `I find no ${quoted(words)} among what you have. There is ${listed(own.slice(0, 6).map(({ name }) => `"${name}"`))}${own.length > 6 ? ` and ${own.length - 6} more` : ''}.`
    : `I find no ${quoted(words)}: there is nothing of that kind yet.`;
