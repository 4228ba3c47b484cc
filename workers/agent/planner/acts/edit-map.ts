/** A map of the account that is changed: grounds and ways are laid on it, things are drawn for it, and its size stays. */
import { inPattern } from '../named-whole.ts';
import { listed } from '../phrases.ts';
import { tidy } from '../slots.ts';
import type { Context, Outcome, Own } from '../types.ts';
import { article } from '../words/nouns.ts';
import { isLaid, laidOn } from './edit-looks.ts';
import { map as mapOf } from './map.ts';
import { putOn, thingOf } from './map-put.ts';

const GROWS =
  /\b(?:twice|double\w*|wider|larger|bigger|longer|taller|higher|smaller|shorter|narrower|extend\w*|expand\w*|resiz\w+|\d+ ?x ?\d+)\b/i;
/** Said of all of a map, and laid nowhere. */
const LIGHT =
  /^(?:at |in |into |to |turn |be |by |a |an |more |like |look |look like )*(night|dark(?:er)?|evening|dusk|dawn|sunset|sunrise|moonlight|morning|brighter|foggy|fog|rain(?:y)?)(?: ?time)?(?: (?:version|variant|look|edition)(?: of)?)?$/i;
const VERB = /^(?:(?:please|pls|can you|now|and|also|then|add|put|place|lay|build|set|make|give it|draw|with|me) )+/i;
const WHERE =
  /\s*\b(?:(?:on|to|onto|in|into|through|thru|across|over|for|of)(?: (?:it|there|the map|my map|my|the))?|there|please|pls)\s*$/i;

/** What is said of the map, clause by clause, without its name. */
const clausesOf = (words: string, name: string): readonly string[] =>
  words
    .replace(new RegExp(`\\b(?:my |the )?${inPattern(name)}\\b`, 'giu'), ' ')
    .replace(/\b(at night|at dusk|at dawn|at sunset|at sunrise) with\b/i, '$1,')
    .split(/[,;.!?]|\b(?:and|plus)\b/i)
    .map((clause) =>
      tidy(
        clause
          .replace(/\bthru\b/gi, 'through')
          .replace(/\b(?:going|running|flowing|that (?:goes|runs|flows)) (?=through|across)/gi, ''),
      )
        .replace(VERB, '')
        .replace(WHERE, ''),
    )
    .map(tidy)
    .filter(Boolean)
    // "the well, next to the church"
    .reduce<string[]>((all, clause) => {
      all.push(all.length > 0 && BESIDE_FIRST.test(clause) ? `${all.pop()} ${clause}` : clause);
      return all;
    }, []);
const BESIDE_FIRST =
  /^(?:to the (?:left|right) of|(?:left|right|north|south|east|west) of|behind|beside|next to|near|by|under|below|above|in front of|close to) /i;

/** "swap the coral tiles for jungle ones" */
const SWAPS =
  /\b(?:swap|replace|exchange|change|switch) (?:out )?(?:the |my |all )*([\w -]*?(?:tiles?|tilesets?|grounds?)) (?:for|with|by|to|into) (?:the |my |some |an? )?([a-z][\w -]*?)(?: (?:ones?|tiles?|tilesets?))?(?=[,.;!?]|$| (?:but|and|in|on)\b)/i;

/** Another season or ground for all of a map. */
const OTHERWISE =
  /\b(?:in|as|into|to|like|be|it|more|look|looks|but) (?:an? |the )?(winter|autumn|fall|springtime|summer|snow|ice|snowy|icy|frozen|desert|jungle|swampy?|lava|volcanic|autumnal|wintery?|sandy|tropical)(?:time|y)?\b(?! (?:pond|lake|river|tree|path))|\b(winter|autumn|fall|spring|summer|snow|snowy|icy|desert|jungle|swamp|lava|volcanic)(?:y|time)? (?:version|variant|theme|edition|style|look|one)\b/i;
const GROUND_OF: Readonly<Record<string, string>> = {
  ...{
    winter: 'snowy',
    wintery: 'snowy',
    snow: 'snowy',
    ice: 'icy',
    frozen: 'icy',
    fall: 'autumn',
    autumnal: 'autumn',
  },
  ...{ springtime: 'flowery', spring: 'flowery', summer: 'sunny', swampy: 'swamp' },
};
/** A map of the same kind in another season: laid anew of tiles in that season. */
function inSeason(map: Own, season: string, words: string, context: Context): Outcome {
  const how = GROUND_OF[season.toLowerCase()] ?? season.toLowerCase();
  const of = (map.description || map.name).replace(/\b(?:the|a|an) /gi, '').replace(/\bforest\b/i, how === 'desert' ? '' : 'forest').trim(); // biome-ignore format: one line
  const place = `${how} ${of.toLowerCase()}`.replace(/\s+/g, ' ');
  const besides = clausesOf(words, map.name).filter((clause) => isLaid(clause) && !OTHERWISE.test(`in ${clause}`));
  const anew = mapOf({ act: 'make.map', words: `a map of a ${place}`, sure: 1, loose: [], slots: [place, ...besides].map((one) => ({ slot: 'place', words: one })) }, context); // biome-ignore format: one line
  const left = clausesOf(words, map.name).filter((clause) => !besides.includes(clause) && !OTHERWISE.test(`in ${clause}`) && !/\b(?:same|layout|version|everything|otherwise|keep)\b/i.test(clause)); // biome-ignore format: one line
  return {
    steps: anew?.steps ?? [],
    notes: anew?.notes ?? [],
    heard: [words, map.name, place],
    ...(left.length ? { lost: left } : {}),
    instead: `The tiles of a finished map cannot be exchanged, so "${map.name}" and its layout stay as they are. The nearest is another map, ${article(place)}, laid anew of ${how} tiles; the very same layout is painted on it in the studio (library, the map).`,
  };
}

/** The tiles of a finished map stay its own: the nearest is a map anew of the other ones. */
function swapped(map: Own, gone: string, comes: string, words: string, context: Context): Outcome {
  const anew = mapOf({ act: 'make.map', words: `a ${comes} map`, sure: 1, loose: [], slots: [{ slot: 'place', words: comes }] }, context);
  return {
    steps: anew?.steps ?? [],
    notes: anew?.notes ?? [],
    heard: [gone, comes, map.name, words],
    instead: `The tiles of a finished map cannot be exchanged with its layout kept: "${map.name}" and what stands on it stay as they are. The nearest is another map, of ${comes}, laid anew; the same layout is painted on it in the studio (library, the map).`,
  };
} // biome-ignore format: short enough

export function mapChanged(map: Own, words: string, context: Context): Outcome | undefined {
  const clauses = clausesOf(words, map.name);
  const [, gone = '', comes] = SWAPS.exec(words) ?? [];
  if (comes) return swapped(map, gone, comes, words, context);
  const season = OTHERWISE.exec(words);
  if (season) return inSeason(map, (season[1] ?? season[2])!, words, context);
  const grows = clauses.filter((clause) => GROWS.test(clause));
  const laid = clauses.filter((clause) => !grows.includes(clause) && isLaid(clause));
  const things = clauses.filter(
    (clause) => !grows.includes(clause) && !laid.includes(clause) && thingOf(clause, context) !== undefined,
  );
  if (!grows.length && !laid.length && !things.length && !clauses.some((clause) => LIGHT.test(clause)))
    return undefined;
  const others = clauses.filter((clause) => ![...grows, ...laid, ...things].includes(clause));
  const [light] = clauses.filter((clause) => LIGHT.test(clause));
  if (light && clauses.length === 1)
    return {
      steps: [],
      say: `A map has the colours of its tiles: for ${light.replace(LIGHT, '$1')} its tiles are drawn anew in those colours (1 generation a set, "the grass tiles of ${map.name}, ${light.replace(LIGHT, '$1')}"), and a new map is laid of them, for nothing. A game has its own light: "make it night" in the game costs nothing. "${map.name}" is as it was.`,
    };
  const size = grows.length
    ? `"${map.name}" keeps its size: a finished map cannot be made ${/small|short|narrow/i.test(grows.join(' ')) ? 'smaller' : 'larger'}. A new one of any size is free where its tiles are there: say how many cells, and of which tiles, for example "a map 40x15 of my grass tiles with a river".`
    : '';
  const put = things.length
    ? putOn(
        map,
        things.flatMap((clause) => thingOf(clause, context) ?? []),
        context,
      )
    : undefined;
  // what is put comes first: it reads its results by their places
  const laying = laid.flatMap((clause) => laidOn(map, clause));
  return {
    steps: [...(put?.steps ?? []), ...laying],
    heard: [words],
    ...(put?.told && !laying.length ? { told: put.told } : {}),
    notes: [...(put?.notes ?? []), ...(put && laid.length ? [`Laid on it for nothing: ${listed(laid)}.`] : [])],
    ...(others.length ? { lost: others } : {}),
    ...(size ? (put ? { instead: size } : { say: size }) : {}),
  };
}
