/** What the account has already, put on a map that is laid: each as often as it is said, in a row through the middle. */
import type { Args } from '../../port.ts';
import { tokens } from '../likeness.ts';
import { cellOf } from '../map-places.ts';
import { isFigure, isSprite, isThing } from '../meant.ts';
import { inPattern, namedWhole } from '../named-whole.ts';
import { listed } from '../phrases.ts';
import { numberIn, wordsOf } from '../slots.ts';
import type { Context, Own, Step, Wish } from '../types.ts';

const MOST = 8;
const WHERE =
  /\b(?:behind|sitting|standing|beside|next to|near|under|on top of|in front of|inside|by the|at the|at a)\b/i;

/** What stands at a place without being told. */
const STANDS: readonly (readonly [place: RegExp, thing: RegExp])[] = [
  [/\b(?:harbou?rs?|ports?|docks?|marina|fishing)\b/i, /\b(?:boats?|ships?|piers?|fishing)\b/i],
  [/\bmarkets?\b/i, /\b(?:stalls?|market)\b/i],
  [/\b(?:graveyards?|cemeter(?:y|ies))\b/i, /\b(?:graves?|gravestones?|tombstones?|coffins?)\b/i],
  [/\bfarms?\b/i, /\b(?:barns?|windmills?|hay ?stacks?|scarecrows?)\b/i],
];
/** A thing that is called by a word of the map that no ground shows, or that stands at such a place. */
const belongs = ({ name }: Own, words: string, unlaid: readonly string[]): boolean =>
  tokens(name).some((word) => unlaid.includes(word)) || STANDS.some(([place, thing]) => place.test(words) && thing.test(name)); // biome-ignore format: one line

/** "harbour in the south": where the place of a thing is, it stands. */
const cellAt = ({ name }: Own, wish: Wish, width: number, height: number, nth = 0): { readonly x?: number; readonly y?: number } => {
  const places = STANDS.filter(([, thing]) => thing.test(name)).map(([place]) => place);
  const said = wordsOf(wish, 'place', 'n').find((words) => places.some((place) => place.test(words)) && cellOf(words, width, height)); // biome-ignore format: one line
  const cell = said ? cellOf(said, width, height) : undefined;
  // one beside the other
  return cell ? { x: Math.min(width - 2, cell.x + 4 * nth), y: cell.y } : {};
}; // biome-ignore format: short enough

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
  unlaid: readonly string[] = [],
): Placed {
  const whole = namedWhole(wish.words, own).filter(isSprite);
  const named = [...whole, ...own.filter((one) => !whole.includes(one) && isThing(one) && belongs(one, wish.words, unlaid))]; // biome-ignore format: one line
  const all = named.flatMap((one) => Array.from({ length: countOf(wish.words, one) }, () => one)).slice(0, MOST);
  const steps = all.map(
    (one, i): Step => ({
      tool: 'place_map_object',
      args: (results): Args => ({
        map_id: String(results[mapAt]?.structured?.map_id ?? ''),
        [isFigure(one) ? 'character_id' : 'object_id']: one.id,
        x: Math.floor((width * (i + 1)) / (all.length + 1)),
        y: Math.floor(height / 2),
        ...cellAt(one, wish, width, height, i),
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
          `On the map I put your own ${listed(told)}${named.some((one) => cellAt(one, wish, width, height).x !== undefined) ? '' : ', in a row through the middle'}: moved in the studio with the mouse.${where}`,
        ]
      : [],
  };
}
