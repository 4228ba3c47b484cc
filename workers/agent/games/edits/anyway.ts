/** What every game has: who asks for it is told so. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import type { Outcome } from './outcome.ts';
import { FRAME } from './whole-words.ts';

type Has = (game: GameDescription) => string | undefined;
const HAS: readonly (readonly [words: RegExp, has: Has])[] = [
  [/\b(?:boss(?:es)?|boss's)\b.*\b(?:health|hp|life|strength)[- ]?(?:bars?|meter)?\b|\b(?:health|hp|life)[- ]?(?:bars?|meter)\b.*\bboss(?:es)?\b/g, ({ settings }) => settings.boss ? 'The boss has a bar of its health over its head already.' : 'There is no boss yet; "add a boss" brings one, with a bar of its health over its head.'],
  [/\bpaus(?:e|es|ing|ed)\b/g, () => 'It can be paused already: the key P, or the button in the corner.'],
  [/\b(?:high[- ]?|best )?scores?\b(?: (?:counter|display|board|system))?(?: (?:on|at|in) (?:the )?(?:top|screen|corner|upper (?:left|right)(?: corner)?))?|\bpoints? counter\b/g, () => 'The score is counted above already, and the best one is kept.'],
  [/\b(?:mobile(?: (?:phones?|devices?|controls?|friendly))?|(?:smart)?phones?|touch(?:[- ]?screens?)?(?: controls?)?|tablets?|ipads?|androids?|iphones?|(?:on[- ]?screen|virtual) (?:buttons?|joysticks?|controls?))\b/g, ({ template }) => `It can be played on a phone or a tablet as it is. ${templateOf(template).controls}`],
  [/\b(?:mute|sound) (?:button|key|switch|option)s?\b|\bmut(?:e|ed|ing)\b(?! the music)/g, () => 'The key M switches the sound off and on already.'],
  [/\bsounds?(?: effects?| fx)?\b|\bsfx\b/g, () => 'It has sound effects already, for jumps, hits, what is gathered and the like; M switches them off and on.'],
  [/\b(?:(?:give|show|add|put) (?:(?:every|each|all|the|all the) )?(?:enem(?:y|ies)|foes?|monsters?) (?:an? |their |with |own )*)?(?:health|hp|life|lives)[- ]?(?:bars?|display|meter|counter)\b/g, ({ settings }) => (settings.lives === undefined ? undefined : 'The lives stand above as hearts already, and a boss has a bar of its health over its head.')],
  [/\b(?:title|start|game[- ]?over|win|victory|end|lose|losing)[- ]?(?:screens?|menus?|pages?)\b|\b(?:start|restart|retry|try again|play again) buttons?\b/g, () => 'It has a title screen with a start button already, and screens when one wins or loses, from which one plays again.'],
]; // biome-ignore format: a table
const ASKS =
  /\b(?:buttons?|keys?|function|feature|mode|work\w*|support\w*|run|runs|playable|kept|counted|visible|keyboard|computer|browser|press|option|possible|possibly|compatible|playable|available|devices?)\b/g;

/** What is said where all of it is there already. */
export function hasAnyway(clause: string, game: GameDescription): string | undefined {
  for (const [words, has] of HAS) {
    if (clause.search(words) < 0) continue;
    const rest =
      clause
        .replace(words, ' ')
        .replace(ASKS, ' ')
        .match(/[a-z0-9][a-z0-9'-]*/g) ?? [];
    if (
      rest.every(
        (word) =>
          FRAME.has(word) &&
          !/^(?:no|not|without|remove|delete|drop|bigger|smaller|color|colour|replace|change|draw)$/.test(word),
      )
    )
      return has(game);
  }
  return undefined;
}

export function anyway(clause: string, game: GameDescription): Outcome {
  const has = hasAnyway(clause, game);
  return has ? { refused: has, already: true } : undefined;
}
