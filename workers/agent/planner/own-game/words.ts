/** What is said of the game of a conversation, in the words that its edits know: "put my witch in the game as the boss" → "the boss should be my witch". */
import { editGame, type GameDescription, templateOf } from '../../games/index.ts';
import { clausesOf } from '../owned/clauses.ts';
import { isAdjective } from '../subjects.ts';
import { GAME, ROWS } from './rows.ts';

const POLITE =
  /^[\s,.!]*(?:(?:hey|hi|hello|ok|okay|so|and|but|also|now|then|please|pls|plz|oh|well|sorry|actually)\b[\s,.!]*|no[,.!]+\s*)*(?:(?:can|could|would|will) (?:you|u|we|i) (?:please |pls )?|(?:i|we)(?:'d| would)? (?:like|want|need) (?:(?:you|u) )?to |let'?s )?/i;
/** A wish in the form of a question: "how do i make it longer", "is there a way to slow it down". */
const IN_A_QUESTION =
  /^[\s,.!]*(?:(?:hey|ok|so|and|but) )*(?:how (?:do|can|could|would) (?:i|we|you)|(?:is|are) there (?:a |any )?ways? (?:to|of|for)|is it possible to|(?:do|does) (?:you|it) (?:let|allow) (?:me|us) (?:to )?)\s+/i;
const BEHIND = /[\s,]*\b(?:please|pls|plz|thanks?|thank you(?: kindly)?|thx|ty|lol|haha|if possible|asap)\b[\s!.]*$/i;
/** A title screen is there anyway: what it shall say besides the title. */
const START =
  /^(?:add|put|make|give it|include|i want|show|build|create|with)? ?(?:an? |the |some )?(?:start|title|menu|intro|opening|main menu) ?screen(?:,? (?:with|that (?:says|shows|has|reads)|which (?:says|shows)|saying|showing|of)(?: (?:it says|the (?:text|words)))?:? ["“']?(.+?)["”']?)?$/i;

export interface GameWords {
  /** Clause by clause, as the edits of the game know them. */
  readonly clauses: readonly string[];
  readonly notes: readonly string[];
}

/** What is done with what the clause before complained of. */
const OF_IT = /\b(?:it|them|him|her)\b/i;
const WRONG =
  /\btoo [a-z]+|\b(?:is|are) (?:so |really |very )?(?:annoying|boring|ugly|weak|strong|slow|fast|hard|easy|loud)\b/i;
/** A clause that lists what is to be added: "a day/night cycle, fishing and crafting". */
const LIST = /^(?:add|include|put in|i want|we need|build in|implement) (.+)$/i;

/** "add a boss at the end of level 2, use my dragon": one thing in two clauses. */
const BOSS_OWN =
  /\b(?:add|put in|i want|make|give it|include) (?:an? |the )?(?:(?:final|last|big|end) )?boss(?: fight)?((?: (?:at|to|in|of|for) (?:the )?(?:very )?(?:end|last level|level \d+))*),? (?:and )?(?:use|using|with|take|it should be|should be|make it) (my|our) ([a-z]+(?: [a-z]+)?)(?= *(?:$|[,.;!]|\band\b|\bwith\b))/i;
/** "spikes in level 3", "remove level 4": levels are laid out by their number, and all alike. */
const OF_ONE =
  /\b(?:spikes|checkpoints?|moving platforms|coins|gems)\b.*\bin (?:the )?level (\d+)\b|^\W*(?:please )?(?:remove|delete|drop|cut) (?:the )?level (\d+)\b/i;
const OF_LEVEL = /\bboss\b.*\b(?:level|stage|wave) (\d+)\b|\b(?:level|stage|wave) (\d+)\b.*\bboss\b/i;

export function gameWordsOf(message: string, game: GameDescription): GameWords {
  const notes: string[] = [];
  const [, one, other] = OF_LEVEL.exec(message) ?? [];
  const level = Number(one ?? other);
  const levels = Number(game.settings.levels ?? 1);
  if (level && level !== levels) notes.push(`A boss waits in the last level, which is level ${levels}: in level ${level} alone it cannot. Say "${level} levels", and the game ends there.`);
  if (new RegExp(`\\b${GAME}\\b`, 'i').test(message)) notes.push(`That is "${game.title}", the game of this conversation; another one is changed in its own.`);
  const [only, inOne, gone = inOne] = OF_ONE.exec(message) ?? [];
  if (only && Number(gone) > levels) notes.push(`"${game.title}" has ${levels} levels: there is no level ${gone}.`);
  else if (only) notes.push(`What is in level ${gone} alone cannot be set: it holds for all levels, which are laid out by their number.`);
  const joined = message.replace(/,? and (?=(?:at the end|when (?:you|i|we|he|she|the player) (?:wins?|loses?)|the (?:end|win|lose|game over) ?screen)\b)/gi, '; ').replace(BOSS_OWN, 'the boss should be $2 $3').replace(/\b((?:the )?boss\b.*?) (?:at|in) the end of (?:the )?level \d+/i, '$1').replace(/\b(boss)(?: (?:at|to|in)(?: the)? (?:very )?end of (?:the )?(?:level|stage) \d+| (?:in|for|of) (?:level|stage) \d+)/i, '$1');
  const parts = clausesOf(joined).filter(({ text }) => !/^\W*(?:why|how come)\b/i.test(text));
  const clauses = parts.flatMap(({ text, remark }, i) => {
    // "the boss is too easy, he should shoot"
    const said = clean(/\bboss\b/i.test(parts[i - 1]?.text ?? '') ? text.replace(/^(?:(?:he|she|it) )?(?=(?:should|must|could|needs to|has to)\b)/i, 'the boss ') : text);
    // "the music is annoying, remove it": what is wrong, and what is to be done with that
    const next = parts[i + 1]?.text ?? '';
    if (OF_IT.test(next) && WRONG.test(said)) return [`${said}, ${clean(next)}`];
    if (i > 0 && OF_IT.test(text) && WRONG.test(parts[i - 1]!.text)) return [];
    // "too hard, my kids cry": why is no change
    if (remark && !/\btoo\b|\bmusic\b|\bshould\b/i.test(said)) return [];
    const [, list = ''] = LIST.exec(said) ?? [];
    const items = list.split(/\s*(?:,|\band\b|\+|&)\s*/).filter(Boolean);
    const listed = items.length > 2 && items.every((item) => item.split(' ').length < 5);
    const each = listed ? items.map((item) => `add ${item}`) : said.split(/\s*(?:\+|;)\s*/).filter(Boolean);
    // "fewer" after a complaint of somebody is fewer of them
    return each.flatMap((one) => parted(plainly(one.replace(FEWER, '$1 enemies'), game, notes), game));
  });
  return { clauses: [...new Set(clauses.filter(Boolean))], notes };
} // biome-ignore format: short enough

const FEWER = /^(?:move (?:them|it) or )?(?:make|have|put|use|add|spawn)? ?(fewer|less|more)(?: of (?:them|those))?$/i;
/** Whether an edit reads all of it. */
export const isRead = (clause: string, game: GameDescription): boolean => {
  const { changed, unclear, already } = editGame(game, clause);
  return changed.length + already.length > 0 && unclear.every((why) => already.includes(why));
};
const SUBJECT =
  /^((?:the |my |all )?[a-z]+) ((?:should|must|shall|could|has to|have to|needs to|need to|can) )(?:be )?/i;
const DOES_ALSO = /^(?:be |jump|run|walk|shoot|throw|move|start|drop|have|fly|cost|attack|carry|wear)/i;
/** A clause that no edit reads as it is, in the parts that are read: "twice as big and jump higher", "rain and gloomy music". */
function parted(clause: string, game: GameDescription): string[] {
  if (/["“:]/.test(clause)) return [clause];
  const whole = isRead(clause, game);
  for (const { index, 0: and } of clause.matchAll(/,? and |, /gi)) {
    const before = clause.slice(0, index);
    const after = clause.slice(index + and.length);
    const [, who, may] = SUBJECT.exec(before) ?? [];
    const carried = who !== undefined && DOES_ALSO.test(after);
    if (whole && !carried) continue;
    const then = carried ? `${who} ${may}${after}` : after;
    const first = ROWS_OF(before, game);
    const second = ROWS_OF(then, game);
    if (isRead(first, game) || isRead(second, game)) return [first, ...parted(second, game)].filter(Boolean);
  }
  return [clause];
}

function plainly(clause: string, game: GameDescription, notes: string[]): string {
  const [start, text = ''] = START.exec(clause) ?? [];
  if (start !== undefined) {
    if (!text || /^(?:the |its |my )?(?:title|name|game'?s? (?:title|name))(?: on it)?$/i.test(text) || text.toLowerCase() === game.title.toLowerCase()) {
      notes.push('It has a start screen with its title and a start button already.');
      return '';
    }
    return `the start screen should say "${text}"`;
  }
  return ROWS_OF(clause, game);
} // biome-ignore format: short enough

/** The clause in the words that edits know. */
const ROWS_OF = (clause: string, game: GameDescription): string =>
  ROWS.reduce((said, [form, to]) => said.replace(form, (...all) => (typeof to === 'string' ? to.replace(/\$(\d)/g, (_, n: string) => String(all[Number(n)] ?? '')) : to(all.slice(0, all.findIndex((one) => typeof one === 'number')) as unknown as RegExpExecArray, game))), clause).replace(/\s+/g, ' ').trim(); // biome-ignore format: short enough

const clean = (clause: string): string => {
  const bare = clause
    .replace(IN_A_QUESTION, '')
    .replace(POLITE, '')
    .replace(BEHIND, '')
    .replace(/[\s,.!?]+$/, '')
    .trim();
  return bare.replace(/^(?:be|have) (?=[a-z])/i, (lead) => (isAdjective(bare) ? '' : lead));
};

/** What comes near to what a game cannot have, where an edit of it does. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/\bday\b.*\bnight\b|\bnight\b/i, 'make it night'],
  [/\b(?:fish|fishing)\b/i, 'replace the pickup with a fish'],
  [/\b(?:pets?|friend|marriage|marry|romance|companion|partner)\b/i, 'add a companion'],
  [/\b(?:instant(?:ly)?|deadly|kill)\b/i, 'fewer lives'],
  [/\binvincible|immortal|god ?mode\b/i, 'more lives'],
  [/\b(?:craft\w*|inventory|level(?:ing|ling)? up|skills?)\b/i, 'add power-ups'],
]; // biome-ignore format: a table
/** An edit that comes near to one of the things that cannot be had; undefined where this kind of game knows none of it. */
export function nearestTo(words: readonly string[], game: GameDescription): string | undefined {
  for (const said of words)
    for (const [form, edit] of NEAREST) {
      if (!form.test(said)) continue;
      const { changed, redraw } = editGame(game, edit);
      if (changed.length && !redraw.length) return edit;
    }
  return undefined;
}

/** The message as it is, where nothing of it was said otherwise. */
export const asTyped = (message: string): string => clean(message).toLowerCase();

/** Why something cannot be had, where more is to be said of it than that. */
export const whyNot = (clause: string): string | undefined =>
  /\b(?:music|soundtrack|song|melody)\b/i.test(clause)
    ? 'Music of its own I cannot write: the game has music built in, of which words change the mood, the tempo and how loud it is ("sad music", "faster music", "quieter music", "no music").'
    : undefined;

/** What can be changed in a game of its kind. */
export const changeable = ({ template }: GameDescription): string => {
  const { title, settings } = templateOf(template);
  const names = settings.map(({ id }) => id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
  return `What can be changed in this ${title.toLowerCase()}: who and what is in it, its place, and ${names.slice(0, 8).join(', ')}.`;
};
