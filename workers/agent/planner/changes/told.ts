/** What the words of a change say: another size, a movement, an edit of the picture. */
import type { Asset } from '../memory.ts';
import { isAction, moveOf, SWINGS } from '../moves.ts';
import { isAdjective, type Skeleton, subjectOf } from '../subjects.ts';
import { readWishes } from '../wishes/index.ts';

/** What is to become of what is meant. */
export type Change =
  | { readonly kind: 'moves'; readonly moves: readonly string[] }
  | { readonly kind: 'edit'; readonly edit: string }
  | { readonly kind: 'size'; readonly factor: number }
  | { readonly kind: 'pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'view'; readonly view: 'side' | 'high top-down' }
  | { readonly kind: 'again'; readonly times: number };

export const sized = (how: string, all: string): Change => {
  const bigger = /big|larg|tall|high/.test(how);
  const much = /\b(?:much|way|a lot|twice|two times|far)\b/.test(all)
    ? 2
    : /\b(?:bit|little|slightly)\b/.test(all)
      ? 1.25
      : 1.5;
  return { kind: 'size', factor: bigger ? much : 1 / much };
};

/** What is done, where all of it is a movement. */
export function moving(how: string, assets: readonly Asset[], surely: boolean): Change | undefined {
  const skeleton = assets[0]?.skeleton as Skeleton | undefined;
  const told = how
    .replace(/\b(?:animations?|cycles?|anims?)\b/g, (word) => (/,| and /.test(how) ? '' : word))
    .split(/\s*(?:,|\band(?: then)?\b|\bthen\b|\bplus\b|\bas well as\b)\s*/)
    .map((one) => one.replace(/^(?:an?|the|also|maybe|please) (?=\w)/, '').trim())
    .filter(Boolean);
  const moves = told.map((one) => moveOf(one, skeleton) ?? (isAction(one) ? one : undefined));
  if (moves.length && moves.every((move) => move !== undefined)) return { kind: 'moves', moves: moves as string[] };
  if (
    surely &&
    told.length &&
    told.every((one) => SWINGS.test(one) || moveOf(one, skeleton) !== undefined || isAction(one))
  )
    return { kind: 'moves', moves: told };
  return surely && told.length && told.every((one) => /^[a-z]+(?:ing|s)?(?: \w+){0,3}$/.test(one) && isAction(one))
    ? { kind: 'moves', moves: told }
    : undefined;
}

/** Words that say that it shall be otherwise, and not how. */
const NO_EDIT =
  /\b(?:better|nicer|cooler|prettier|good|nice|cool|different(?:ly)?|other|perfect|epic|awesome|professional|more|less|again|real|special|interesting|right|properly|correct(?:ly)?|[a-z]+ier|cuter|meaner|sadder|tougher|stronger|faster|fine|great|beautiful|like (?:before|that|this))\b/;

export function edited(words: string, link: '' | 'with' | 'without' | 'as'): Change | undefined {
  const what = words
    .replace(/[.!?]+$/, '')
    .replace(/^(?:(?:that|which|who)(?:'s| is| are)|is|are) /, '')
    .trim();
  // a side to be seen from is nothing of its own
  if (!what || NO_EDIT.test(what) || /^(?:to )?the (?:front|back|side|left|right|rear|other side)$/.test(what))
    return undefined;
  // "the same with a wizard" is somebody else
  if (/^with\b/.test(what) && /^(?:person|animal)$/.test(subjectOf(what.replace(/^with\s+/, ''))?.kind ?? ''))
    return undefined;
  const edit =
    link === '' || /^(?:with|without|in|as|wearing|holding|carrying|no)\b/.test(what) ? what : `${link} ${what}`;
  return isEdit(edit) ? { kind: 'edit', edit: link === 'with' ? what : edit } : undefined;
}

/** Where somebody is or lives, which is nothing of theirs to wear or hold. */
const PLACES =
  /\b(?:backgrounds?|scenes?|landscapes?|houses?|huts?|homes?|castles?|caves?|rooms?|village|city|town|forest|desert|beach|sea|sky)\b/;

/** "nes palette": the colours of a console. */
const CONSOLE =
  /^(?:(?:game ?boy|nes|snes|gba|gbc|c64|commodore 64|pico-?8|atari|genesis|\d{1,2}-?bit)(?: palette| colou?rs| style)+|(?:[a-z0-9-]+ ){1,3}palette)$/;
const LISTED = /^(?:some |more )?[a-z-]+(?: [a-z-]+)?(?:(?:,? and |, )(?:an? |some |more )?[a-z-]+(?: [a-z-]+)?)+$/;

/** Whether words say what is to be different: a piece, a colour, a build. */
function isEdit(edit: string): boolean {
  const words = edit
    .replace(
      /^(?:(?:with(?:out)?|in|as|wearing|holding|carrying|no|has|have|full of|made (?:out )?of|[a-z]+ed (?:with|in|by))\s+)+/,
      '',
    )
    .replace(/^(?:the|his|her|its|their)\s+/, '');
  if (CONSOLE.test(words)) return true;
  if (/\b(?:you|i|we|me|who|what|game|tileset|sprite)\b/.test(words)) return false;
  if (PLACES.test(words)) return false;
  if (isAdjective(words)) return true;
  // "evil with a dark robe"
  const [, how, more] = /^([a-z-]+(?: [a-z-]+)?),? (with(?:out)? .+)$/.exec(words) ?? [];
  if (how && more && isAdjective(how) && isEdit(more)) return true;
  if (/^without\b/.test(edit)) return words.split(' ').length <= 4;
  // "moss and a bucket"
  const parts = LISTED.test(words) ? words.split(/,? and |, /) : [];
  if (
    parts.length > 1 &&
    parts.every((part) => isEdit(`with ${part}`) || subjectOf(part.replace(/^(?:an?|some|more) /, '')))
  )
    return true;
  const read = readWishes(words, false);
  if (read.wishes.length > 0 && read.puzzles.length === 0) return true;
  const told = readWishes(`a ${words} knight`, false);
  if (told.wishes.length === 1 && told.notes.length === 0 && words.split(' ').length <= 3) return true;
  const dressed = readWishes(`a knight with ${words}`, false);
  return dressed.wishes.length > 0 && dressed.puzzles.length === 0 && dressed.notes.length === 0;
}
