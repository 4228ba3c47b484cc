/** What the account has already, put on a map that is laid: each as often as it is said, in a row through the middle. */
import type { Args } from '../../port.ts';
import { isFigure, isSprite } from '../meant.ts';
import { inPattern, namedWhole } from '../named-whole.ts';
import { listed } from '../phrases.ts';
import { numberIn } from '../slots.ts';
import type { Context, Own, Step, Wish } from '../types.ts';

const MOST = 8;
const WHERE =
  /\b(?:behind|sitting|standing|beside|next to|near|under|on top of|in front of|inside|by the|at the|at a)\b/i;

interface Placed {
  readonly own: readonly Own[];
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
}

/** How many of it: "3 market stalls". */
const countOf = (words: string, { name }: Own): number => {
  const head = inPattern(name.replace(/^(?:an?|the) /i, ''));
  const [, count = ''] = new RegExp(`\\b(\\d+|two|three|four|five|six|seven|eight) ${head}`, 'iu').exec(words) ?? [];
  return Math.min(MOST, numberIn(count) ?? 1);
};

/** `mapAt`: where the map stands among the steps. */
export function placedOwn(
  wish: Wish,
  { own }: Context,
  mapAt: number,
  { width, height }: { readonly width: number; readonly height: number },
): Placed {
  const named = namedWhole(wish.words, own).filter(isSprite);
  const all = named.flatMap((one) => Array.from({ length: countOf(wish.words, one) }, () => one)).slice(0, MOST);
  const steps = all.map(
    (one, i): Step => ({
      tool: 'place_map_object',
      args: (results): Args => ({
        map_id: String(results[mapAt]?.structured?.map_id ?? ''),
        [isFigure(one) ? 'character_id' : 'object_id']: one.id,
        x: Math.floor((width * (i + 1)) / (all.length + 1)),
        y: Math.floor(height / 2),
      }),
      price: 0,
      what: `your "${one.name}" on the map`,
    }),
  );
  const told = named.map((one) => {
    const count = all.filter((each) => each === one).length;
    return `"${one.name}"${count > 1 ? ` ${count} times` : ''}`;
  });
  const where = WHERE.test(wish.words)
    ? ' Where exactly each stands I leave to you; another pose would be a state of its own (20 generations).'
    : '';
  return {
    own: named,
    steps,
    notes: named.length
      ? [
          `On the map I put your own ${listed(told)}, in a row through the middle: moved in the studio with the mouse.${where}`,
        ]
      : [],
  };
}
