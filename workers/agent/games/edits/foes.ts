/** Further foes, lists of them, who the boss is, and what foes cannot do. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { type Outcome, redrawn, withSetting } from './outcome.ts';
import { KIND_SETTINGS } from './remove.ts';
import { bare, IN_THE_AIR } from './replace.ts';

const ADDS =
  /^(?:please |also |now |and |then )*(?:add|i (?:also )?(?:want|need)|include|there should (?:also )?be|put(?: in)?|throw in|we need|with)\s+(?:(?:some|more|new|one|two|three|2|3|another|other|extra|different|an?|additional|few|of|second|third|fourth|2nd|3rd|4th|further) )*(?:(?:enem(?:y|ies)|foes?|monsters?)(?: (?:types?|kinds?))?(?: (?:like|such as|called|namely|for example))?\s*:?\s*)(.+)$/;
const AS_FOES =
  /^(?:please |also |now |and |then )*(?:add|i (?:also )?(?:want|need)|include|there should (?:also )?be|put(?: in)?|we need)\s+(.+?)\s+(?:as (?:(?:an? |another |new |more |extra )*)(?:enem(?:y|ies)|foes?|monsters?)|enem(?:y|ies)|foes?)(?: (?:too|as well))?$/;

/** "add two more enemies: a wolf and a snake": beside those who are there. */
export function addFoes(clause: string, game: GameDescription): Outcome {
  const [, said = ''] = ADDS.exec(clause) ?? AS_FOES.exec(clause) ?? [];
  if (
    !said ||
    /^(?:that|who|which|and|to|in|at|on)\b|\b(?:that|who|which|towers?)\b/.test(said) ||
    /^(?:more|new|extra|other|flying|some|the|different)$/.test(said)
  )
    return undefined;
  const list = said
    .split(/\||\s+and\s+|\s*,\s*/)
    .map(bare)
    .filter(Boolean);
  const { title, settings } = templateOf(game.template);
  if (!settings.some(({ id }) => id === 'foeKinds')) return { refused: `A ${title.toLowerCase()} has no foes.` };
  const now = (game.settings.foeKinds ?? 0) as number;
  const free = ['foe2', 'foe3'].slice(now);
  if (list.length > free.length)
    return {
      refused: `There is room for ${free.length || 'no'} more kind${free.length === 1 ? '' : 's'} of foes, and not for ${list.length}.`,
    };
  const prompts = Object.fromEntries(list.map((one, i) => [free[i]!, one]));
  const room = list.reduce(
    (made, one, i) =>
      settings.some(({ id }) => id === `${free[i]}Flies`)
        ? withSetting(made, `${free[i]}Flies`, IN_THE_AIR.test(one))
        : made,
    withSetting(game, 'foeKinds', now + list.length),
  );
  return { game: redrawn(room, prompts), changed: `There are further foes: ${list.join(' and ')}.` };
}

/** "three kinds of enemies: bees, worms and beetles" */
export function foesListed(clause: string, game: GameDescription): Outcome {
  const [, said = ''] =
    /\b(?:kinds?|types?|sorts?) of (?:enemies|foes|monsters)(?: (?:like|such as|namely))?\s*[:,-]?\s*([a-z].*)$/.exec(
      clause,
    ) ?? [];
  const list = said
    .split(/\||\s+and\s+|\s*,\s*/)
    .map(bare)
    .filter(Boolean);
  if (list.length < 2) return undefined;
  const ids = ['walker', 'chaser', 'flyer', 'foe2', 'foe3'].filter((id) => game.assets[id]);
  const flies = list.find((one) => IN_THE_AIR.test(one));
  const order = [...list.filter((one) => one !== flies)];
  const prompts: Record<string, string> = {};
  for (const id of ids) {
    const one = id === 'flyer' ? flies : order.shift();
    if (one) prompts[id] = one;
  }
  if (order.length || (flies && !ids.includes('flyer')))
    return { refused: `There is no room for ${list.length} kinds of foes.` };
  let now = withSetting(game, 'foeKinds', ['foe2', 'foe3'].filter((id) => prompts[id]).length);
  for (const [id, setting] of Object.entries(KIND_SETTINGS))
    if (ids.includes(id)) now = withSetting(now, setting, prompts[id] !== undefined);
  return { game: redrawn(now, prompts), changed: `The foes: ${list.join(', ')}.` };
}

/** What a boss is to be, in the words that ask for one. */
export function bossIn(clause: string): string | undefined {
  const [, told] =
    /\bboss(?:es)?(?: (?:fight|battle|enemy|monster))?(?: (?:at the end|in the (?:last|final) (?:level|room|stage)|for the (?:last|final) level|at the very end|to the end|of the game))*\s*(?:[,:(-]|(?:that|which|who|it|he|she)(?: is|'s| should be| must be)|like|against|versus|vs\.?|called|named|is|should be|must be|shall be|=|into|to|with|be)\s*(?:(?:it|he|she) (?:should|must|shall) be )?((?:an?|the) .+?)\)?$/.exec(
      clause,
    ) ?? [];
  if (told) return told;
  const [, as] = /\b((?:an?|the) [\w -]+?) as (?:(?:an?|the|my|final|last|end|level|big) )*boss$/.exec(clause) ?? [];
  if (as) return as;
  const [, after] =
    /\b(?:an? |final |end |last )boss (?!fight|battle|at\b|in\b|enemy|monster|level|please|too\b|to\b|as\b|for\b|and\b|with\b)([a-z-]+(?: [a-z-]+)?)$/.exec(
      clause,
    ) ?? [];
  if (after) return `${/^[aeiou]/.test(after) ? 'an' : 'a'} ${after}`;
  // "make a snowman the boss"
  const [, made] =
    /^(?:please |also |now |and )*(?:make|let|use|have) ((?:an?|the) [a-z-]+(?: [a-z-]+){0,2}?) (?:be |as )?the (?:final |last |end )?boss$/.exec(
      clause,
    ) ?? [];
  if (made) return made;
  const [, before = ''] =
    /\b(?:an?|the|final|with|add) ((?:[\w-]+ ){1,4}?)(?:final |last |end |level )?boss\b/.exec(clause) ?? [];
  const noun = before
    .replace(
      /\b(?:big|final|last|end|huge|giant|new|hard|easy|strong|cool|real|proper|the|an?|level|mini|add|epic|scary|tough|difficult|super|great|to|in|at|no|with|and)\b/g,
      '',
    )
    .trim();
  // of a matter somebody is made
  if (/^(?:ice|fire|stone|lava|shadow|water|rock|metal|crystal|mud|snow|sand)$/.test(noun))
    return `a large ${noun} golem`;
  return noun
    ? `a ${before.trim().replace(/^(?:an?|the|final|last|end) /, '')}`.replace(/^a (?=[aeiou])/, 'an ')
    : undefined;
}

/** What foes do is a part of the kind of game. */
export const whatTheyDo = (clause: string): Outcome =>
  /\b(?:enem(?:y|ies)|foes?|monsters?|boss|slimes?|bats?)\b.*\b(?:should|can|could|must|to)\b.*\b(?:shoot|fly|jump|run away|talk|throw|teleport|split|chase|attack|swim|dodge|hide)\b/.test(
    clause,
  )
    ? { refused: 'What foes do belongs to the kind of game; how many there are, how fast, and who, can be changed.' }
    : undefined;
