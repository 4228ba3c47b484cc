/** What somebody does, said within the name: "a girl who can fly and has a pink cape", "a spinning coin". */
import { isAction, isMove } from '../words/moves.ts';
import { article } from '../words/nouns.ts';
import { livesBy, SELF_MOVING, splitMoves } from '../words/split-moves.ts';
import type { Entry } from './entries.ts';
import { whatIs } from './words.ts';

interface Apart {
  readonly still: Entry;
  readonly doing: readonly string[];
}

const DOES =
  /^(.+?) (?:who|that|which) (?:can |could |should |does |do |is |will )?(.+?)(?:,? and (?:has|have|wears|is wearing|holds|with) (.+))?$/i;

/** Done at something that stands there. */
export const AT_SOMETHING =
  /[a-z]ing\b.* (?:in|into|out of|on|onto|from|under|through|behind|inside|at|against) (?:an?|his|her|its|the) [a-z]+/i;

export function movingApart(entry: Entry, act: string): Apart {
  const { name } = entry;
  if (act !== 'make.character') return ofThing(entry);
  const [, who = '', does = '', has = ''] = DOES.exec(name) ?? [];
  const moves = does
    .split(/\s*,\s*(?:and )?|\s+and\s+(?:also )?/)
    .map((move) => move.replace(/^(?:an?|the) /i, ''))
    .filter(Boolean);
  if (
    who &&
    whatIs(who) &&
    moves.length &&
    !livesBy(does) &&
    !/^(?:sits?|stands?|lies|leans?|hangs?|rests?|kneels?) (?:on|in|at|under|against|from|over) /i.test(does) &&
    moves.every((move) => isMove(move, undefined) || isAction(move))
  )
    return { still: { ...entry, name: who, looks: [...(has ? [`with ${has}`] : []), ...entry.looks] }, doing: moves };
  if (entry.moves.length && !/ing$/.test(name)) return { still: entry, doing: [] };
  // "digging in a trash can": what is there has to be seen
  if (
    / (?:that|who|which) (?:sits?|stands?|lies|leans?|hangs?|rests?|kneels?) (?:on|in|at|under|against|from|over) /i.test(
      name,
    )
  )
    return { still: entry, doing: [] };
  if (AT_SOMETHING.test(name) && !/\b(?:anim\w*|frames?|loop\w*|cycle)\b/i.test(name))
    return { still: entry, doing: [] };
  const split = splitMoves(name, whatIs);
  return split.moves.length
    ? { still: { ...entry, name: split.who }, doing: split.moves }
    : { still: entry, doing: [] };
}

function ofThing(entry: Entry): Apart {
  const [, lead = '', moving = '', rest = ''] = /^((?:an?|the|one) )?([a-z]+ing) (.+)$/i.exec(entry.name) ?? [];
  if (!rest || !SELF_MOVING.test(moving) || /^spinning wheel/i.test(`${moving} ${rest}`))
    return { still: entry, doing: [] };
  return { still: { ...entry, name: /^an?/i.test(lead) ? article(rest) : `${lead}${rest}` }, doing: [moving] };
}
