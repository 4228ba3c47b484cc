/** What no game of these kinds does, said plainly: of the words of a wish, before anything is paid. */
import type { TemplateId } from '../../games/index.ts';

const LIMITS: readonly (readonly [words: RegExp, why: string, but?: TemplateId])[] = [
  [/\b(?:multi-?player|mmo\w*|co-?op|split ?screen|pvp|(?:two|2|three|3|four|4|several|many|\d+) ?-?(?:human |real )?players?|online with (?:my )?(?:friends?|others?)|\d+ players online|with (?:my )?friends? online|against (?:my )?friends?|versus mode|same keyboard|couch)\b/i, 'My games are played by one person at a time: several people cannot play together.'],
  [/\bturn[- ]?based\b|\btakes? turns\b/i, 'Nothing in my games is done in turns but the moves of a match-3: fights are fought as one walks.', 'match-3'],
  [/\b(?:3d|three[- ]dimensional|first[- ]person|third[- ]person|vr)\b/i, 'They are all flat, seen from the side or from above.'],
  [/\b(?:metroidvania|metroid\w*|open[- ]world|one (?:big|large|connected) (?:world|map)|back ?track\w*)\b/i, 'Levels follow one after the other; there is no one world that all belongs together.'],
  [/\b(?:dialog(?:ue)?s?(?: trees?| choices?)?|branching|multiple endings|different endings|choices? (?:matter|that))\b/i, 'Somebody can stand there and say a line; talks with choices and several endings there are none.'],
  [/\b(?:craft\w*|inventor(?:y|ies)|skill ?trees?|level(?:ing|ling)? up|xp|experience points|stats)\b/i, 'There is no crafting, no inventory and no growing by experience.'],
  [/\b(?:procedural\w*|randomly generated|random(?:ized)? (?:levels|maps|dungeons)|rogue-?li(?:k|t)es?|perma-?death)\b/i, 'Levels are laid out by a program once, and are the same each time it is played.'],
  [/\b(?:leader ?boards?|online scores?|accounts?|log ?in)\b/i, 'The best score is kept in the browser; a table of all players there is none.'],
  [/\bsave (?:games?|slots?|the progress|system)\b/i, 'Progress is not saved: a game begins at its first level.'],
]; // biome-ignore format: a table

interface Limit {
  readonly said: string;
  readonly why: string;
}

/** Each once, with the words that ask for it. */
export const limitsIn = (words: string, template: TemplateId): readonly Limit[] =>
  LIMITS.flatMap(([form, why, but]) => {
    const found = form.exec(words);
    return found && but !== template ? [{ said: found[0], why }] : [];
  });
