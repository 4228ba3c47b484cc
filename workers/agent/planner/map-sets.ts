/** Tilesets of a map: one of the account where it fits, and new ones that share its land. */
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { groundsIn } from './grounds.ts';
import { type MapPlan, pairsOf } from './map-places.ts';
import type { Context, Own, Step, Wish } from './types.ts';

export const isTiles = ({ list }: Own): boolean => list === 'TOPDOWN_TILESET';
const content = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:the|and|with|tiles?|tileset|green|grey|gray|blue|yellow|dark|white|brown|black|floor|ground)$/.test(word),
    );
/** Other words for what a ground of a map is drawn as. */
const SAME: Readonly<Record<string, RegExp>> = {
  ...{ sand: /\b(?:sand|beach|desert|dunes?)\b/i, water: /\b(?:water|sea|ocean|lake|river)\b/i, grass: /\b(?:grass\w*|meadows?|lawns?|prairies?|steppes?|pastures?)\b/i },
  ...{ path: /\b(?:path|road|dirt)\b/i, dirt: /\b(?:path|road|dirt|soil|earth)\b/i, cobblestone: /\b(?:cobble\w*|pavement)\b/i, stone: /\b(?:stone|floor)\b/i, rock: /\b(?:rock|wall)\b/i },
}; // biome-ignore format: a table
const says = (text: string, ground: string): boolean => {
  const words = content(ground);
  return words.length > 0 && words.every((word) => (SAME[word] ? SAME[word].test(text) : content(text).includes(word)));
};
const textOf = ({ name, description }: Own): string => `${name} ${description}`;

/** The newest set of the account that is of one of the pairs, and of which. */
function fitting(
  pairs: readonly (readonly [string, string])[],
  { own }: Context,
): { readonly set: Own; readonly at: number } | undefined {
  for (const [at, [lower, upper]] of pairs.entries()) {
    const set = own.find((one) => isTiles(one) && says(textOf(one), lower) && says(textOf(one), upper));
    if (set) return { set, at };
  }
  return undefined;
}

/** "a village": its streets may be a path that is there, where nobody spoke of cobbles. */
const asStreets = ([lower, upper]: readonly [string, string], said: string): readonly [string, string] =>
  /\b(?:cobble\w*|pav\w+|stone)\b/i.test(said) ? [lower, upper] : [streets(lower), streets(upper)];
const streets = (ground: string): string => (/cobble/i.test(ground) ? 'dirt path' : ground);
/** Lower and upper, as a set calls them itself: "green grass on blue water" is how one is named that was drawn here. */
const lowerAndUpper = ({ name, description }: Own): readonly string[] => {
  const words = (description || name).toLowerCase();
  const [, upper, lower] = /^(.+?) on (.+)$/.exec(words) ?? [];
  return upper && lower ? [lower, upper] : groundsIn(words);
};
/** Sets that a map takes together: as large tiles, and one ground in the same words. */
const goTogether = (one: Own, other: Own): boolean =>
  one.tile === other.tile && lowerAndUpper(one).filter((words) => lowerAndUpper(other).includes(words)).length === 1;

export interface Sets {
  readonly steps: readonly Step[];
  readonly ids: (results: readonly Result[]) => readonly string[];
  /** What all of the map is at first, as its set calls it. */
  readonly terrain?: string;
}
/** A set for each pair of grounds: one that is there where it fits, and new ones that share the picture of the land. */
export function setsOf(plan: MapPlan, wish: Wish, context: Context, notes: string[]): Sets {
  const pairs = pairsOf(plan);
  const own =
    fitting(pairs, context) ??
    fitting(
      pairs.map((pair) => asStreets(pair, wish.words)),
      context,
    );
  const land = plan.inSea ? plan.grounds[1]! : plan.grounds[0]!;
  const tile = /\b(16|32)\s?(?:px|pixels?)\b/i.exec(wish.words)?.[1];
  const more: Args = {
    ...(tile && !own ? { tile_size: Number(tile) } : {}),
    ...(context.projectId ? { project_id: context.projectId } : {}),
  };
  const first = own ? pairs[own.at]! : pairs[0]!;
  const rest = pairs.filter((pair) => pair !== first);
  const also = new Map(
    rest.flatMap((pair) => {
      const more = own && fitting([asStreets(pair, wish.words)], { ...context, own: context.own.filter((one) => one !== own.set && goTogether(own.set, one)) }); // biome-ignore format: one line
      return more ? [[pair, more.set] as const] : [];
    }),
  );
  const drawn = ([lower, upper]: readonly [string, string], args: Step['args']): Step => ({
    tool: 'create_topdown_tileset',
    args,
    price: 1,
    what: `tiles: ${lower} to ${upper}`,
  });
  const argsOf = ([lower, upper]: readonly [string, string]): Args => ({
    lower_description: lower,
    upper_description: upper,
    ...more,
  });
  const steps: Step[] = [
    own
      ? {
          tool: 'get_topdown_tileset',
          args: { tileset_id: own.set.id },
          price: 0,
          what: `your tileset "${own.set.name}"`,
        }
      : drawn(first, argsOf(first)),
  ];
  const theirs: (Own | undefined)[] = [own?.set];
  for (const pair of rest) {
    const set = also.get(pair);
    theirs.push(set);
    if (set)
      steps.push({ tool: 'get_topdown_tileset', args: { tileset_id: set.id }, price: 0, what: `your tileset "${set.name}"` }); // biome-ignore format: one line
    else
      steps.push(drawn(pair, (results) => ({ ...argsOf(pair), ...sharing(results[0], pair, first, land, own?.set) })));
  }
  const used = theirs.flatMap((set) => (set ? [`"${set.name}"`] : []));
  if (own)
    notes.push(
      `Your ${used.length > 1 ? 'tilesets' : 'tileset'} ${used.join(' and ')} ${used.length > 1 ? 'are' : 'is'} used${used.length > 1 ? '' : ` for ${first[0]} and ${first[1]}`}${used.length < theirs.length ? `; ${theirs.length - used.length > 1 ? 'the others are' : 'the other one is'} drawn to join` : ''}.`,
    );
  const terrain = own ? lowerAndUpper(own.set).find((ground) => says(ground, plan.grounds[0]!)) : plan.grounds[0];
  const idOf = (result: Result | undefined): readonly string[] =>
    typeof result?.structured?.tileset_id === 'string' ? [result.structured.tileset_id] : [];
  return {
    steps,
    ids: (results) => steps.flatMap((_, i) => (theirs[i] ? [theirs[i].id] : idOf(results[i]))),
    ...(terrain && pairs[0] === first ? { terrain } : own ? { terrain: plan.grounds[0]! } : {}),
  };
}

/** The land of all further sets is that of the first, byte for byte. */
function sharing(
  result: Result | undefined,
  [lower]: readonly [string, string],
  first: readonly [string, string],
  land: string,
  own: Own | undefined,
): Args {
  // of one that was there either may lie lower
  const below = own ? says(lowerAndUpper(own)[0] ?? '', land) : first[0] === land;
  const base = result?.structured?.[below ? 'lower_base_tile_id' : 'upper_base_tile_id'];
  if (typeof base !== 'string') return {};
  return lower === land ? { lower_base_tile_id: base } : { upper_base_tile_id: base };
}
