/**
 * Messages that speak of something the account has and say in one sentence what shall become of it. Read alone "the cottage but burned down"
 * is a cottage; whoever has a cottage means that one. The first form that fits the whole message is it; where none does, the network reads.
 */

import { tokens } from '../likeness.ts';
import { inPattern } from '../named-whole.ts';
import { mended } from '../typed.ts';
import type { Own, Wish } from '../types.ts';
import { chosenWish } from './chosen.ts';
import { FORMS, NAMED } from './forms.ts';
import { gameOrder } from './in-games.ts';
import { listWishes } from './lists.ts';
import { mentionIn } from './mentions.ts';
import { portraits } from './portraits.ts';
import { roleWish } from './roles.ts';
import {
  abilityWish,
  comparedWish,
  fittedWish,
  goneGame,
  larger,
  logoWish,
  placedWish,
  secondWish,
  vagueWish,
} from './said.ts';
import { variantWishes } from './variants.ts';

const LEAD =
  /^\W*(?:(?:hey|hi|hello|ok|okay|now|so|and|also|then|please|pls|plz|well|hmm+|yo|btw|next|great|nice|perfect|thanks|thx|can (?:you|u)|could (?:you|u)|would (?:you|u)|(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)?(?: to)?(?: have)?|(?:give|get|make|draw|show) me|let'?s|lets)\b[\s,!.:]*)+/i;
const TRAIL =
  /[\s,.!?]*(?:\b(?:please|pls|plz|thanks|thx|lol|asap|now|instead|for me|(?:and )?keep (?:the )?rest (?:the same|as it is)|(?:and|but),? (?:please )?(?:also )?(?:keep|leave) (?:me )?(?:the )?(?:old|original|first|current|previous|normal)(?: (?:one|version|sprite|picture))?(?: (?:too|as well|also|as it is|untouched|unchanged))?)\b[\s,.!?]*)*$/i;
/** What a message of one sentence wishes for of what the account has; undefined where it is read word by word. */
export function boundWishes(
  message: string,
  all: readonly Own[],
  games: readonly string[] = [],
): readonly Wish[] | undefined {
  const said = pointedAt(message.replace(/\s+/g, ' ').trim().replace(LEAD, '').replace(TRAIL, ''), all);
  const list = listWishes(said);
  if (list) return list;
  const chosen = chosenWish(message);
  if (chosen) return [chosen];
  const logo = logoWish(said);
  if (logo) return [logo];
  const vague = vagueWish(said);
  if (vague) return [vague];
  const gone = goneGame(said, games);
  if (gone) return [gone];
  const order = gameOrder(said, all, games);
  if (order) return order;
  if (!all.length) return undefined;
  const variants = variantWishes(said, all);
  if (variants) return variants;
  const placed = placedWish(said, all) ?? abilityWish(said, games);
  if (placed) return [placed];
  const role = roleWish(said, all, games);
  if (role) return [role];
  const fitted = fittedWish(said, all);
  if (fitted) return [fitted];
  const second = secondWish(said, all);
  if (second) return [second];
  const compared = comparedWish(said, all);
  if (compared) return [compared];
  const other = larger(said, all);
  if (other) return other;
  const both = bothOf(said, all, games);
  if (both) return both;
  const spelt = mentionIn(said, all) ? said : mended(said).text;
  // a word of the title of a game names nobody: "Pip runs should have a double jump"
  const mention = mentionIn(withoutTitles(spelt, games), all);
  if (!mention) return undefined;
  if (spelt !== said) return boundWishes(spelt, all, games);
  const { own, start, end } = mention;
  // somebody beside it is meant, too: each half by itself, where both say what
  const besides = [said.slice(0, start), said.slice(end)].some((rest) => {
    const other = mentionIn(rest, all);
    return other !== undefined && other.own !== own;
  });
  if (besides) {
    const halves = said.split(/,? and (?=(?:an?|the|my) )/i);
    const each = halves.length === 2 ? halves.map((half) => boundWishes(half, all, games)) : [];
    return each.length === 2 && each.every(Boolean) ? each.flatMap((wishes) => wishes ?? []) : undefined;
  }
  const form = `${said.slice(0, start)}${NAMED}${said.slice(end)}`;
  const faces = portraits(form, own);
  if (faces) return faces;
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(form);
    const wishes = found
      ? read(
          found.slice(1).map((one) => one ?? ''),
          own,
          said,
        )
      : undefined;
    if (wishes) return wishes;
  }
  return undefined;
}

/** "slime bouncing animation", "boat in teal", where one slime is there: the noun alone, and what is only done to what is there. */
function pointedAt(said: string, all: readonly Own[]): string {
  const [, noun = ''] = /^((?:[a-z]+ )?[a-z]{3,}?)(?: (?:[a-z]+ing|[a-z]+) (?:animation|anim|cycle)|,? but .+|'s .+| should .+| needs .+)$/i.exec(said) ?? [];
  const of = noun ? all.filter(({ kind, name }) => /^(?:object|character|ui)$/.test(kind) && ` ${name.toLowerCase()}`.endsWith(` ${noun.toLowerCase()}`) && name.toLowerCase() !== noun.toLowerCase()) : [];
  return of.length === 1 && !all.some(({ name }) => name.toLowerCase() === noun.toLowerCase()) ? `the ${said}` : said;
} // biome-ignore format: short enough

/** As long as it was, with nothing to be read where a title stands. */
const withoutTitles = (said: string, games: readonly string[]): string =>
  games.reduce((text, title) => text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${inPattern(title)}(?![\\p{L}\\p{N}])`, 'giu'), (found) => '·'.repeat(found.length)), said); // biome-ignore format: one line

/** "the boat and the hut in pink": each of the two. */
const BOTH =
  /^(?:make |turn |paint |draw |do )?(?:both )?((?:the |my )?[\p{L}' -]+?) (?:and|&|\+) ((?:the |my )?[\p{L}' -]+?),? (?:both |each )?((?:in|but|should be|without|at|covered in|on) .+)$/iu;
function bothOf(said: string, all: readonly Own[], games: readonly string[]): readonly Wish[] | undefined {
  const [, one = '', other = '', how = ''] = BOTH.exec(said) ?? [];
  const named = [one, other].map((words) => {
    const the = /^(?:the|my) /i.test(words) || all.some(({ name }) => name.toLowerCase() === words.toLowerCase()) ? words : `the ${words}`;
    const mention = words ? mentionIn(the, all) : undefined;
    return mention?.start === 0 && mention.end === the.length && mention.own.kind === 'object' ? the : undefined;
  });
  if (!named[0] || !named[1]) return undefined;
  const each = named.map((words) => boundWishes(`${words} ${how}`, all, games));
  return each.every(Boolean) ? each.flatMap((wishes) => wishes ?? []) : undefined;
} // biome-ignore format: short enough

/** "a tower defence where goblins attack a windmill, use my windmill and Grubnik": who was named behind stands where he was spoken of. */
export function mineIn(message: string, all: readonly Own[]): string {
  const [found, list = ''] = /,? (?:and )?(?:use|using|with|take) my ([\p{L}' -]+?(?:,? and [\p{L}' -]+)?)[.!]*$/iu.exec(message) ?? [];
  const theirs = list.split(/,? and |, /).map((name) => all.find((own) => own.name.toLowerCase() === name.trim().toLowerCase()));
  if (!found || !list || theirs.some((own) => !own)) return message;
  let said = message.slice(0, message.length - found.length);
  for (const own of theirs as readonly Own[]) {
    const words = [own.name, ...(own.kind === 'character' ? tokens(own.description).filter((word) => word.length > 2) : [])];
    const at = words.map((word) => new RegExp(`(?:\\b(?:an?|the|some|my) )?(?<![\\p{L}])${inPattern(word)}s?(?![\\p{L}])`, 'iu')).find((form) => form.test(said));
    if (!at) return message;
    said = said.replace(at, own.kind === 'character' ? own.name : `my ${own.name}`);
  }
  return said;
} // biome-ignore format: short enough

/** Whether it may speak of something that is there: then the account is looked through first. */
export const mayBind = (message: string): boolean =>
  message.length < 400 &&
  (/\b(?:the|my|our|same|this|that|versions?|variants?|copy|but|bigger|larger|smaller|animated?|3-?d|turn|change|it|him|her|them|[a-z]{3,}ing|frames?|loop)\b|["“]/i.test(
    message,
  ) ||
    /(?<=\S )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ [a-z]/u.test(message));

/** A fault of something, or a solid of it: no question of the service where the account has it. */
export const mayBeOfOwn = (message: string): boolean =>
  !/^\W*(?:how|why|what|which|where|when|do|does)\b/i.test(message) &&
  /\b(?:3 ?-?d|voxel|wrong|weird|odd|broken|glitch\w*|fix|holes?|gaps?|repair)\b/i.test(message);
