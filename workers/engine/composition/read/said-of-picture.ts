/**
 * What a sentence says of the picture rather than of somebody in it: that it is a picture, its framing, time, weather, season and
 * mood. These words are cut out, and the rest goes on; words of mood alone stay, as they say how a place looks as well.
 */
import type { Token } from '../../understand/tokens.ts';
import type { Framing, Time, Weather } from '../graph.ts';
import { ARTICLES, FRAMING_WORDS, MOOD_WORDS, type Phrases, PICTURE_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './words.ts'; // biome-ignore format: one line

export interface SaidOfPicture {
  readonly rest: readonly Token[];
  readonly framing: Framing | undefined;
  readonly time: Time | undefined;
  readonly weather: readonly Weather[];
  readonly season: string | undefined;
  readonly mood: readonly string[];
}

export function saidOfPicture(tokens: readonly Token[]): SaidOfPicture {
  let rest = tokens;
  const all = <T>(phrases: Phrases<T>): T[] => {
    const cut = without(rest, phrases);
    rest = cut.rest;
    return cut.found;
  };
  all(PICTURE_WORDS);
  const [framing] = all(FRAMING_WORDS);
  const [time] = all(TIME_WORDS);
  const weather = all(WEATHER_WORDS);
  const seasons = all(SEASON_WORDS);
  const mood = [...seasons, ...rest.map((t) => t.text).filter((t) => MOOD_WORDS.has(t))];
  return { rest, framing, time, weather, season: seasons[0], mood };
}

/** Phrases whose article belongs to them: "a portrait of". */
const WITH_ARTICLE =
  /^(?:portrait|bust|avatar|headshot|panorama|parallax|far|distant|back|rear|mid|near|front|foreground|wide|close|macro|bird|top|aerial|overhead)/;

/** The tokens with every such phrase cut out of them, and what the phrases mean. */
function without<T>(
  tokens: readonly Token[],
  phrases: Phrases<T>,
): { readonly rest: readonly Token[]; readonly found: T[] } {
  const found: T[] = [];
  let rest = tokens;
  for (let i = 0; i < rest.length; i++) {
    const hit = phrases.at(rest, i);
    if (!hit) continue;
    found.push(hit.value);
    const before = ARTICLES.has(rest[i - 1]?.text ?? '') && WITH_ARTICLE.test(hit.text) ? 1 : 0;
    rest = [...rest.slice(0, i - before), ...rest.slice(i + hit.length)];
    i -= 1 + before;
  }
  return { rest, found };
}
