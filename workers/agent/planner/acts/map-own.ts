/** What the account has already, put on a map that is laid: each as often as it is said, in a row through the middle. */
import type { Args } from '../../port.ts';
import { tokens } from '../likeness.ts';
import { cellOf } from '../map-cells.ts';
import { isFigure, isSprite, isThing } from '../meant.ts';
import { inPattern } from '../named-whole.ts';
import { listed } from '../phrases.ts';
import { numberIn, wordsOf } from '../slots.ts';
import { namedThere, shortOf } from '../theirs.ts';
import type { Context, Own, Step, Wish } from '../types.ts';

const MOST = 12;
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
const cellAt = (one: Own, wish: Wish, width: number, height: number): { readonly x?: number; readonly y?: number } => {
  const { name } = one;
  const places = STANDS.filter(([, thing]) => thing.test(name)).map(([place]) => place);
  const said = wordsOf(wish, 'place', 'n').find((words) => places.some((place) => place.test(words)) && cellOf(words, width, height)); // biome-ignore format: one line
  const cell = said ? cellOf(said, width, height) : undefined;
  const own = cellOf(saidBehind(one, wish.words), width, height);
  return own ?? cell ?? {};
}; // biome-ignore format: short enough

/** "a campfire in the middle and crates": what stands behind its name, up to the next thing. */
const saidBehind = (one: Own, words: string): string => {
  const name = inPattern((shortOf(one) ?? one.name).replace(/^(?:an?|the) /i, ''));
  return new RegExp(`\\b${name}s? ([^,;.]*)`, 'iu').exec(words)?.[1]?.split(/\band\b|\bwith\b/i)[0] ?? '';
};

interface Placed {
  readonly own: readonly Own[];
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
}

/** How many of it: "3 market stalls". */
const countOf = (words: string, { name }: Own): number => {
  const head = inPattern(name.replace(/^(?:an?|the) /i, ''));
  const [, count = ''] = new RegExp(`\\b(\\d+|two|three|four|five|six|seven|eight) ${head}`, 'iu').exec(words) ?? [];
  // "with barrels": some
  const some = new RegExp(`\\b${head}s\\b`, 'iu').test(words) && !/s$/i.test(name) ? 3 : 1;
  return Math.min(MOST, numberIn(count) ?? some);
};

/** `mapAt`: where the map stands among the steps. */
export function placedOwn(
  wish: Wish,
  { own }: Context,
  mapAt: number,
  { width, height }: { readonly width: number; readonly height: number },
  unlaid: readonly string[] = [],
): Placed {
  const whole = namedThere(wish.words, own).filter(isSprite);
  const named = [...whole, ...own.filter((one) => !whole.includes(one) && isThing(one) && belongs(one, wish.words, unlaid))]; // biome-ignore format: one line
  const all = named.flatMap((one) => Array.from({ length: countOf(wish.words, one) }, () => one)).slice(0, MOST);
  const taken = new Set<string>();
  const cells = all.map((one, i) => {
    const row = { x: Math.floor((width * (i + 1)) / (all.length + 1)), y: Math.floor(height / 2) };
    let cell = { ...row, ...cellAt(one, wish, width, height) };
    // one beside the other
    while (taken.has(`${cell.x} ${cell.y}`) && cell.x + 3 < width) cell = { ...cell, x: cell.x + 3 };
    taken.add(`${cell.x} ${cell.y}`);
    return cell;
  });
  const steps = all.map(
    (one, i): Step => ({
      tool: 'place_map_object',
      args: (results): Args => ({
        map_id: String(results[mapAt]?.structured?.map_id ?? ''),
        [isFigure(one) ? 'character_id' : 'object_id']: one.id,
        ...cells[i]!,
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
