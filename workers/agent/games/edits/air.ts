/** The time of day, the weather, and what is seen far behind. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { TAKES_OFF } from './features.ts';
import { type Outcome, withSetting } from './outcome.ts';

type Row = readonly [value: string, words: RegExp];
const LIGHTS: readonly Row[] = [
  ['night', /(?<=\b(?:make (?:it|everything|the game)|should be|be|more) )(?:very |really |more )?dark(?:er)?$|\b(?:(?:at|by|during|in the|dark|late at|deep|moonlit|full moon|starry|set at) )*(?:night ?time|midnight|moonlight|moonlit|night)(?! (?:creatures?|monsters?|beasts?|spirits?|demons?|stalkers?|walkers?|crawlers?|elf|elves|fury|owl|mare|stand|hag|lord|club|shift|watch|gown))(?: (?:sky|scene|version|mode|setting))?\b/],
  ['sunset', /\b(?:(?:at|by|during|in the|a) )*(?:sun ?sets?|sun ?down|dusk|twilight|evening|golden hour)(?: (?:sky|light|scene|mood))?\b/],
  ['dawn', /\b(?:(?:at|by|during|in the|early|a) )*(?:dawn|sun ?rise|morning)(?: (?:sky|light|scene|mood))?\b/],
  ['day', /\b(?:(?:at|by|during|in the|bright) )*(?:day ?time|day ?light|noon|mid ?day|(?<=(?:be|to|it|make it|in the) )day)(?: (?:sky|light|scene))?\b/],
]; // biome-ignore format: a table
const WEATHERS: readonly Row[] = [
  ['storm', /\b(?:in an? |during an? |with an? |some |an? )?(?:thunder ?)?storm(?:s|y)?\b(?! (?:cloud|trooper|creatures?|monsters?|beasts?|spirits?|demons?|ghosts?|golems?|giants?|dragons?|wolves|wolf|wraiths?|elementals?|people|men|man|walkers?|dwellers?|stalkers?|crawlers?|hunters?|sprites?|trolls?|goblins?|zombies?|spiders?|bats?|foes|enemies\b))|\bthunder(?: and lightning)?\b(?! ?bird)/],
  ['rain', /\b(?:in the |with |some |heavy |light )*rain(?:s|y|ing|fall)?\b(?! (?:coat|boots|forest|hat|creatures?|monsters?|beasts?|spirits?|demons?|ghosts?|golems?|giants?|dragons?|wolves|wolf|wraiths?|elementals?|people|men|man|walkers?|dwellers?|stalkers?|crawlers?|hunters?|sprites?|trolls?|goblins?|zombies?|spiders?|bats?|foes|enemies\b))/],
  ['snow', /\b(?:falling snow|snow ?fall(?:ing)?|it(?:'s| is)? snow(?:s|ing)|let it snow|snow ?flakes?|snow(?:ing| weather| particles)|blizzard|(?<=(?:add|with|some|make it|should) )snow(?: effect)?)\b(?! (?:tiles|theme|world|ground|level))/],
  ['fog', /\b(?:in the |with |some |thick |a )*(?:fog(?:gy)?|mist(?:y)?|haz[ey])\b(?! (?:creatures?|monsters?|beasts?|spirits?|demons?|ghosts?|golems?|giants?|dragons?|wolves|wolf|wraiths?|elementals?|people|men|man|walkers?|dwellers?|stalkers?|crawlers?|hunters?|sprites?|trolls?|goblins?|zombies?|spiders?|bats?|foes|enemies)\b)/],
  ['leaves', /\b(?:with |some )*(?:falling leaves|leaves (?:that )?fall(?:ing)?|flying leaves|autumn leaves)\b/],
]; // biome-ignore format: a table
const BEHIND: readonly Row[] = [
  ['mountains', /\b(?:snowy )?(?:mountains?|peaks?|alps)\b/],
  ['roofs', /\b(?:roof ?tops?|city|skyline|buildings?|houses?|town|village)\b/],
  ['towers', /\b(?:towers|sky ?scrapers?|space station|factory)\b/],
  ['battlements', /\b(?:castles?|fortress|ruins)\b/],
  ['trees', /\b(?:forests?|trees|woods|jungle)\b/],
  ['hills', /\b(?:hills?|meadows?|fields)\b/],
  ['dunes', /\b(?:dunes?|desert|pyramids?)\b/],
  ['rocks', /\b(?:caves?|cavern|rocks?|cliffs?)\b/],
  ['none', /\b(?:sky|clouds?|space|stars|sea|ocean|plain|empty)\b/],
]; // biome-ignore format: a table
const BACKGROUND = /\b(?:back ?grounds?|back ?drops?|in the back|behind|horizon|far away)\b/;

const OF_BEHIND =
  /\b(?:with |and |use |add )*(?:an? |the |some )?(?:[\w-]+ ){0,2}?[\w-]+ (?:back ?grounds?|back ?drops?|in the back(?: ?ground)?|behind(?: it)?|on the horizon|far away)\b/;

export interface Air {
  readonly rest: string;
  readonly light?: string | undefined;
  readonly weather?: string | undefined;
}
const first = (rows: readonly Row[], text: string): { readonly value?: string; readonly rest: string } => {
  for (const [value, words] of rows) if (words.test(text)) return { value, rest: text.replace(words, ' ') };
  return { rest: text };
};
/** What is said of light and weather, and the words without it. */
export function airIn(words: string): Air {
  const light = first(LIGHTS, words);
  const weather = first(WEATHERS, light.rest);
  return { rest: weather.rest, light: light.value, weather: weather.value };
}
/** What is far behind, by words; undefined for what it cannot be. */
export const backdropIn = (words: string): string | undefined => first(BEHIND, words).value;

const NAMES: Readonly<Record<string, string>> = {
  none: 'the open sky',
  roofs: 'roofs of a city',
  place: 'what the place has',
};
const has = (game: GameDescription, id: string): boolean =>
  templateOf(game.template).settings.some((one) => one.id === id);

/** "make it night", "add rain", "mountains in the background"; gives what is left of the clause too. */
export function withAir(clause: string, game: GameDescription): { readonly outcome: Outcome; readonly rest: string } {
  const { rest, light, weather } = airIn(clause);
  const said: string[] = [];
  let now = game;
  const off = TAKES_OFF.test(clause);
  if (light && !off) {
    now = withSetting(now, 'light', light);
    said.push(`It is ${light} there.`);
  }
  if (weather || (off && /\bweather\b/.test(clause))) {
    now = withSetting(now, 'weather', off ? 'none' : weather!);
    said.push(off ? 'There is no weather any more.' : `The weather: ${weather}.`);
  }
  const behind = BACKGROUND.test(clause) ? backdropIn(rest) : undefined;
  if (behind && has(game, 'backdrop')) {
    now = withSetting(now, 'backdrop', behind);
    said.push(`Far behind one sees ${NAMES[behind] ?? behind}.`);
  } else if (behind && !said.length) return { outcome: { refused: 'Seen from above there is no background.' }, rest };
  if (!said.length) return { outcome: undefined, rest: clause };
  if (JSON.stringify(now) === JSON.stringify(game))
    return { outcome: { refused: `${said.join(' ')} It is so already.`, already: true }, rest };
  return { outcome: { game: now, changed: said.join(' ') }, rest: behind ? rest.replace(OF_BEHIND, ' ') : rest };
}
