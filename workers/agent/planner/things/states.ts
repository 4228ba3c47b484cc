/** One thing in each of its states, colours, sizes or seasons: a picture each, from one seed. */
import { listed } from '../phrases.ts';
import type { Wish } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { factorIn } from './bounds.ts';
import type { Entry } from './entries.ts';
import { statesIn } from './sets.ts';
import type { Made } from './things.ts';
import { alternatives, aSingle, asState, described, isPlural, isState } from './words.ts';

/** The same thing in each of its states, colours or seasons. */
export function statesOf(entry: Entry, wish: Wish): Made | undefined {
  const { name, looks, count } = withFirst(entry, wish);
  const said =
    statesIn([name, ...looks].join(' ')) ??
    (/\b(?:season|stage)s?\b/i.test(wish.words) ? statesIn(wish.words) : undefined);
  if (said) {
    const bare = aSingle(
      name
        .replace(
          /\b(?:for |in |through |across |during )?(?:all |the |each |every |four |4 )*seasons?\b(?: of)?|\b(?:growth|growing) stages?(?: of)?\b|\bstages? of growth\b/gi,
          ' ',
        )
        .replace(/\s+/g, ' ')
        .trim() || 'a tree',
    );
    const rest = looks.filter((words) => !statesIn(words));
    return {
      texts: said.states.map((state) => described(bare, [...rest, state])),
      same: true,
      note: `Each of them is a picture: ${listed(said.states)}.`,
    };
  }
  const parts = looks.map((words) => ({ words, each: alternatives(words) }));
  const each = [...new Set(parts.flatMap(({ each }) => each))];
  const short = each.filter((one) => one.split(' ').length <= 4);
  if (each.length < 2 || short.length !== each.length) return undefined;
  const versions =
    /\b(?:versions?|variants?|variations?|states?|stages?|tiers?|sizes|colou?rways?|each|one of each)\b/i.test(
      wish.words,
    );
  const states = each.every((one) => isState(one) || (isColour(one) && (versions || isPlural(name))));
  const counted = count === each.length && each.every((one) => one.split(' ').length < 4);
  const many =
    isPlural(name) &&
    (count === undefined || count === each.length) &&
    each.every((one) => isState(one) || isColour(one));
  if (
    !(
      counted ||
      many ||
      (versions && each.every((one) => isAdjective(one) || isState(one))) ||
      (states && opposite(each))
    )
  )
    return undefined;
  const one = aSingle(name);
  const factors = each.flatMap((how) => factorIn(how) ?? []);
  return {
    texts: each.map((how) => described(one, [asState(how)])),
    same: true,
    ...(factors.length === each.length ? { factors } : {}),
  };
}
/** "a chest in gold", silver and bronze versions: the first of them stands in the name. */
function withFirst(entry: Entry, { words }: Wish): Entry {
  const [, name = '', how = ''] = /^(.+) in ([a-z]+)$/i.exec(entry.name) ?? [];
  return isState(how) && entry.looks.length && /\b(?:versions?|variants?|variations?)\b/i.test(words)
    ? { ...entry, name, looks: [how, ...entry.looks] }
    : entry;
}

/** "open and closed": no one thing is both. */
const opposite = (states: readonly string[]): boolean => {
  const PAIRS = [
    /open/,
    /clos|shut/,
    /^on$|^lit/,
    /^off$|unlit/,
    /full/,
    /empty/,
    /broken|damaged|cracked|ruined|destroyed/,
    /whole|intact|repaired|normal/,
    /^locked/,
    /unlocked/,
    /day/,
    /night/,
    /happy/,
    /sad/,
    /angry/,
    /small/,
    /large|big/,
    /adult/,
    /baby|young/,
    /old/,
    /alive/,
    /dead/,
    /clean/,
    /dirty/,
    /pressed|hover/,
    /raw/,
    /cooked|burnt/,
    /male|^man$|^boy$/,
    /female|woman|girl/,
  ];
  return new Set(states.map((state) => PAIRS.findIndex((one) => one.test(state))).filter((at) => at >= 0)).size > 1;
};
