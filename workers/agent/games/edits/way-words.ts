/** What the ways of saying a change share: how a clause begins and ends, by how much, and a setting by a factor. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription, NumberSetting } from '../types.ts';
import { type Outcome, withSetting } from './outcome.ts';

type Found = RegExpExecArray;

export type Way = readonly [form: RegExp, does: (found: Found, game: GameDescription, clause: string) => Outcome];

const START =
  '^(?:(?:please|also|now|and|then|so|just|i want|i need|i would like|we need|there should be|can we have|can there be|could we have|let there be|give (?:me|us)|put in|add|have|with|make it so(?: that)?|it should have|maybe) )*';

const END =
  '(?: (?:please|pls|now|then|too|instead|overall|in general|all the time|at all|again|everywhere|in (?:it|the game|this game)))*$';

export const way = (form: string): RegExp => new RegExp(`${START}(?:${form})${END}`);

export const HOW =
  '((?:(?:should|must|to|be|move|moves|run|runs|fly|walk|are|is|go|get|way|much|a lot|far|a bit|a little|slightly|even|just|only|really|very|too|still|two times|three times|\\d+ ?(?:%|percent|x|times)?|twice|half|double|triple) )*)';

export const settingOf = (game: GameDescription, id: string): NumberSetting | undefined => {
  const found = templateOf(game.template).settings.find((one) => one.id === id);
  return found && 'min' in found ? found : undefined;
};

export const has = (game: GameDescription, id: string): boolean =>
  templateOf(game.template).settings.some((one) => one.id === id);

/** "half as", "twice as", "much", "30 %": by how much something is to be other. */
export function factorOf(said: string, up: boolean): number {
  const [, percent] = /\b(\d+) ?(?:%|percent)/.exec(said) ?? [];
  if (percent) return Math.max(0.05, 1 + ((up ? 1 : -1) * Number(percent)) / 100);
  const [, times] = /\b(\d+(?:\.\d+)?) ?(?:x|times)\b/.exec(said) ?? [];
  if (times) return up ? Number(times) : 1 / Number(times);
  if (/\b(?:twice|double|two times|half)\b/.test(said)) return up && !/\bhalf\b/.test(said) ? 2 : 0.5;
  if (/\b(?:triple|three times)\b/.test(said)) return up ? 3 : 1 / 3;
  if (/\b(?:much|a lot|way|far|really|very|super|lots|tons)\b/.test(said)) return up ? 1.6 : 0.6;
  if (/\b(?:a bit|a little|slightly|tad)\b/.test(said)) return up ? 1.13 : 0.87;
  return up ? 1.25 : 0.75;
}

/** A setting by a factor of what it is; `what` is said of it. */
export function scaled(game: GameDescription, id: string, what: string, by: number | { readonly to: number }): Outcome {
  const one = settingOf(game, id);
  if (!one) return undefined;
  const now = (game.settings[id] ?? one.default) as number;
  const wanted = typeof by === 'number' ? (now || 1) * by : by.to;
  const value = Math.min(one.max, Math.max(one.min, one.whole ? Math.round(wanted) : Math.round(wanted * 100) / 100));
  if (value === now)
    return {
      refused: `${what}: ${now}, which is ${now === one.max ? 'the most' : now === one.min ? 'the least' : 'so'} already.`,
    };
  const bound = Math.abs(value - wanted) < 0.02 ? '' : `, which is the ${value === one.max ? 'most' : 'least'}`;
  return {
    game: withSetting(game, id, value),
    changed: `${what}: ${value} instead of ${now} (1 is usual)${bound}.`,
    whole: true,
  };
}

export const switched = (game: GameDescription, id: string, value: boolean | number, yes: string): Outcome =>
  !has(game, id)
    ? undefined
    : (game.settings[id] ?? 0) === value || Boolean(game.settings[id]) === value
      ? { refused: `It is so already: ${yes}`, already: true }
      : { game: withSetting(game, id, value), changed: yes, whole: true };
