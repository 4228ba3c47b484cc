/**
 * Messages that speak of something the account has and say in one sentence what shall become of it. Read alone "the cottage but burned down"
 * is a cottage; whoever has a cottage means that one. The first form that fits the whole message is it; where none does, the network reads.
 */
import { inPattern } from '../named-whole.ts';
import { factorIn } from '../slots.ts';
import type { Own, Slot, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { article } from '../words/nouns.ts';
import { chosenWish } from './chosen.ts';
import { listWishes } from './lists.ts';
import { mentionIn } from './mentions.ts';
import { animationIn, isMoveOf } from './moves.ts';
import { portraits } from './portraits.ts';
import { roleWish } from './roles.ts';

const LEAD =
  /^\W*(?:(?:hey|hi|hello|ok|okay|now|so|and|also|then|please|pls|plz|well|hmm+|yo|btw|next|great|nice|perfect|thanks|thx|can (?:you|u)|could (?:you|u)|would (?:you|u)|(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)?(?: to)?(?: have)?|(?:give|get|make|draw|show) me|let'?s|lets)\b[\s,!.:]*)+/i;
const TRAIL = /[\s,.!?]*(?:\b(?:please|pls|plz|thanks|thx|lol|asap|now|instead|for me|(?:and )?keep (?:the )?rest (?:the same|as it is))\b[\s,.!?]*)*$/i;
/** "X" stands for what is named. */
const NAMED = '⟦⟧';

const target = (own: Own): Slot => ({ slot: 'target', words: own.name });
const whole = (act: string, words: string, slots: readonly Slot[]): Wish => ({ act, words, slots, sure: 1, loose: [], whole: true });
const edit = (own: Own, change: string): Wish => whole('edit', `make ${own.name} ${change}`, [target(own), { slot: 'change', words: changeOf(own, change) }]); // biome-ignore format: one line

/** How a thing is called that is other: "a burned down cottage" is one, "a cottage with burned down" is none. */
function changeOf(own: Own, change: string): string {
  const bare = change.replace(/^(?:now |all |completely |totally |fully )+/i, '');
  const done = /^(?:[a-z]+ly )?(?:half[- ])?[a-z]+(?:ed|en|ing)(?: (?:down|up|apart|out|over|open|shut|off))?$/i.test(bare);
  if (/^(?:in|without|wearing|covered) /i.test(bare) && own.kind === 'object' && own.list !== 'OBJECT') return `as ${article(`${(own.description || own.name).replace(/^(?:an?|the|some) /i, '')} ${bare}`)}`; // biome-ignore format: one line
  if (!done || own.kind !== 'object' || own.list === 'OBJECT' || isAdjective(bare)) return bare;
  return `as ${article(`${bare} ${(own.description || own.name).replace(/^(?:an?|the|some) /i, '')}`)}`;
}

const SIZE = '(?:(?:much|way|a bit|a little|slightly|far|even|twice as|half as|two times|2x|three times|\\d+ times|like|about) )*(?:bigger|larger|smaller|tinier|taller|shorter|huge|tiny|giant|twice (?:as (?:big|large|tall)|the size)|double(?: the size)?|half (?:as (?:big|large)|the size)|\\d+(?:\\.\\d+)?x(?: (?:as (?:big|large)|the size|bigger|larger))?|\\d+ ?%)'; // biome-ignore format: one line
const sized = (own: Own, size: string): Wish => whole('resize', `${own.name} ${size}`, [target(own), { slot: 'size', words: size }]); // biome-ignore format: one line
/** Said behind a name, and no look of it. */
const NO_LOOK =
  /\b(?:games?|levels?|godot|unity|phaser|tiled|gif|png|json|sheet|spritesheet|zip|files?|folder|directions?|dirs?|frames?|px|pixels?|\d+ ?x ?\d+|animat\w+|map|walk\w*|idle|attack\w*|facing|view|left|right|hero|boss|enem\w+|player|companion|npc|background|everything|all|both)\b/i;
const isLook = (said: string): boolean => !NO_LOOK.test(said) && said.split(' ').length < 14;

type Form = readonly [said: RegExp, read: (found: readonly string[], own: Own, message: string) => readonly Wish[] | undefined];
const M = NAMED;
const FORMS: readonly Form[] = [
  // another size of it
  [new RegExp(`^(?:an? |the )?(${SIZE}) (?:version|variant|copy) of ${M}(?:[, ]+(?:like |about |maybe |at )*(.+))?$`, 'i'), ([how = '', more = ''], own) => (more && !factorIn(more) && !/\d/.test(more) ? undefined : [sized(own, more || how)])],
  [new RegExp(`^(?:make |draw |have |do )?${M},? (?:but |should be |to be |at )*(${SIZE})$`, 'i'), ([how = ''], own) => [sized(own, how)]],
  // what it becomes: of two that are named each is one
  [new RegExp(`^(?:turn|change|transform|convert|make|redraw|replace) ${M} (?:in)?(?:to|with|by|as) (an? .+)$`, 'i'), ([what = ''], own) => becomes(own, what)],
  // water moves already
  [new RegExp(`^${M},? (?:but )?(?:with )?(?:the |its )?(?:water|lava|slime) (?:should be |is |that is |be |to be )?(?:animated|moving|moves?)$|^(?:animate|make) (?:the )?(?:water|lava|slime) (?:of|in) ${M}(?: (?:move|animated|animate))?$`, 'i'), (_, own) => (own.kind === 'tiles' ? [whole('ask.advice', 'animate the water of tilesets or leave it', [{ slot: 'topic', words: 'animate the water' }])] : undefined)],
  // "the chest open with gold inside, plus a closed one with a big lock"
  [new RegExp(`^${M},? (.+?),? (?:and|plus|and also|also) an? ((?:[a-z-]+ )?(?:[a-z]+(?:ed|en)|open|shut|empty|full|whole)) (?:one|version)( with .+)?$`, 'i'), ([one = '', other = '', more = ''], own) => twoOf(own, one, `${other}${more}`)],
  // how it shall be
  [new RegExp(`^(?:draw |make |do |create )?(?:exactly )?${M},? but (?:now |please )*(?:(?:make |have )?(?:it|him|her|them|he|she|they)(?:'s| is| are| should be| in)? )?(.+)$`, 'i'), ([how = ''], own) => looked(own, how)],
  [new RegExp(`^(?:draw |make |do |create )?(?:an? |the |one )?(.+?) (?:version|variant|variation|edition)s? of ${M}(?:[, ]+with .+)?$`, 'i'), ([how = ''], own) => (/,|\band\b/i.test(how) ? undefined : looked(own, how))],
  [new RegExp(`^${M},? ((?:in|without|wearing|covered|made of) .+)$`, 'i'), ([how = ''], own) => looked(own, how)],
  [new RegExp(`^(?:make|turn|paint|colou?r|recolou?r) ${M} (?:look |all |completely )*((?:[a-z-]+ ){0,2}[a-z-]+)$`, 'i'), ([how = ''], own) => (own.kind !== 'character' && isAdjective(how) ? looked(own, how) : undefined)],
  // what it holds, and what is done with it; somebody else of the same body; all of its sides; once more
  [new RegExp(`^(?:give|hand) ${M} (an? [a-z -]+?)(?:,? (?:and )?(?:then )?| and )(?:animate|make|let|have|show) (?:him|her|it|them) (?:do(?:ing)? )?(?:an? )?([a-z]+(?:ing)?)(?: animation)? with (?:it|that|them)$`, 'i'), ([thing = '', move = ''], own) => (own.kind === 'character' ? [whole('animate', `${own.name} ${move} with ${thing}`, [target(own), { slot: 'anim', words: move }])] : undefined)],
  [new RegExp(`^(?:an? )?(.+?),? (?:and )?(?:use|using|with|based on|built on|made from|from) ${M}(?: as (?:the |a )?(?:base|basis|body|template|starting point))$|^(?:an? )?(.+?),? based on ${M}$`, 'i'), ([one = '', other = ''], own) => based(own, one || other)],
  [new RegExp(`^(?:an? |the )?(?:turn ?-?around|rotation|model)s?(?: (?:sheet|view|animation))?s? (?:of|for) ${M}$|^${M} turn ?-?around(?: sheet)?$`, 'i'), (_, own) => [whole('edit', `${own.name} from all sides`, [target(own), { slot: 'dirs', words: '8 directions' }])]],
  [new RegExp(`^(?:i )?(?:don'?t|do not|dont) (?:really )?like ${M}[^?]*\\b(?:try|do|draw|make) (?:it )?(?:again|anew|once more|over)$|^(?:try|redo|redraw|re-?do|do|draw) ${M} (?:again|anew|once more|over)$`, 'i'), (_, own) => [whole('again', `draw ${own.name} once more`, [target(own)])]],
  // how it moves
  [new RegExp(`^(?:can (?:you|u) )?animate ${M}[\\s?,:;.!-]*(?:with |so (?:that )?(?:it|he|she) (?:is |are )?)?(.*)$`, 'i'), ([how = ''], own, message) => animationIn(own, how, message)],
  [new RegExp(`^${M},? (?:is |being |while |doing (?:an? )?|performing (?:an? )?|should be )?(.+)$`, 'i'), ([how = ''], own, message) => (isMoveOf(own, how, message) ? animationIn(own, how, message) : undefined)],
  [new RegExp(`^(?:an? |the )?(?:animated|moving) (?:version of )?${M}(?:[\\s,:;-]+(.*))?$`, 'i'), ([how = ''], own, message) => animationIn(own, how, message)],
]; // biome-ignore format: a table

function looked(own: Own, how: string): readonly Wish[] | undefined {
  const size = new RegExp(`^(?:make (?:it|him|her) )?(${SIZE})$`, 'i').exec(how)?.[1];
  if (size) return [sized(own, size)];
  return isLook(how) && !/[.;]|, (?:and )?(?:then|also)\b/i.test(how) ? [edit(own, how.replace(/^(?:more )?like /i, 'as '))] : undefined; // biome-ignore format: one line
}

const twoOf = (own: Own, one: string, other: string): readonly Wish[] | undefined => (own.kind === 'object' && isLook(one) ? [one, other].map((how) => edit(own, statedOf(own, how))) : undefined); // biome-ignore format: one line
/** "open with gold inside" → "as an open chest with gold inside" */
function statedOf(own: Own, how: string): string {
  const [, state = '', more = ''] = /^((?:[a-z]+(?:ed|en)|open|shut|empty|full|whole))\b(.*)$/i.exec(how) ?? [];
  const noun = (own.description || own.name).replace(/^(?:an?|the|some) /i, '').replace(/^(?:open|closed|empty|full|broken) /i, ''); // biome-ignore format: one line
  return state && own.list !== 'OBJECT' ? `as ${article(`${state} ${noun}${more}`)}` : how;
}

/** "a skeleton archer, my skeleton as the base": another state of the one that is there. */
function based(own: Own, what: string): readonly Wish[] | undefined {
  if (!isLook(what) || what.split(' ').length > 8) return undefined;
  return own.kind === 'character' ? [edit(own, `as ${article(what.replace(/^an? /i, ''))}`)] : undefined;
}

/** "to a mana potion and a stamina potion (green)": things of the same size, and somebody stays who he is. */
function becomes(own: Own, said: string): readonly Wish[] | undefined {
  const each = said.split(/\s*,\s*(?:and )?(?=an? )|\s+and\s+(?=an? )/i).map((one) => one.replace(/^(an? )?(.+?) \(([a-z -]+)\)$/i, (all, a, noun, how) => (isAdjective(how) ? article(`${how} ${noun}`) : all))); // biome-ignore format: one line
  if (own.kind === 'character') return each.length > 1 ? undefined : [edit(own, `into ${each[0]}`)];
  if (own.kind !== 'object' || each.some((one) => !isLook(one))) return undefined;
  const { width = 48, height = 48 } = own.size ?? {};
  return [whole('make.object', said, [...each.map((words) => ({ slot: 'n', words })), { slot: 'size', words: `${width}x${height}` }])]; // biome-ignore format: one line
}

/** "a bigger hut with two floors": a new one, larger than the one that is there. */
const LARGER = /^(?:an? |another )?((?:much |way |a bit )*(?:bigger|larger|smaller|tinier)) ((?:[a-z-]+ ){0,2}?([a-z-]+)(?:,? (?:with|and|that|in|of) .+)?)$/i;
function larger(message: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [, how = '', thing = '', noun = ''] = LARGER.exec(message) ?? [];
  const own = noun ? mentionIn(`the ${noun}`, all)?.own : undefined;
  if (!own || own.kind !== 'object' || !own.size) return undefined;
  const side = (pixels: number): number => Math.max(32, Math.min(400, Math.round((pixels * factorIn(how)!) / 8) * 8));
  const size = `${side(own.size.width)}x${side(own.size.height)}`;
  return [whole('make.object', message, [{ slot: 'n', words: article(thing) }, { slot: 'size', words: size }])];
}

/** "pixel art logo for my game "Iron Moon", 128 wide": letters, which stand on parts of an interface alone. */
function logoWish(said: string): Wish | undefined {
  const [, text = ''] = (/\b(?:logo|word ?mark|title (?:text|banner|card|lettering))\b/i.test(said) && /["“]([^"”]{1,40})["”]/.exec(said)) || [];
  if (!text || /\b(?:in|on|of|change|set) (?:the |my )?(?:title screen|start screen|game over)\b/i.test(said) || /^title screen/i.test(said)) return undefined;
  const size = /\b(\d{2,3})(?: ?x ?(\d{2,3}))?(?: ?px| pixels)?(?: wide)?\b/i.exec(said.replace(text, ''));
  const style = said.replace(/["“][^"”]*["”]/g, ' ').replace(size?.[0] ?? '', ' ').replace(/\b(?:pixel ?art|logo|word ?mark|title|text|banner|card|lettering|for|my|our|the|an?|game|called|named|with|that|says?|saying|wide|px|draw|make|create|please|of|in)\b|[,.:]/gi, ' ').replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
  return { ...whole('make.ui', `title banner "${text}"`, [{ slot: 'n', words: 'title banner' }, { slot: 'text', words: text }, ...(style ? [{ slot: 'style', words: style }] : []), ...(size ? [{ slot: 'size', words: size[2] ? `${size[1]}x${size[2]}` : `${size[1]}` }] : [])]), note: 'I draw no letters of a shape of their own: the words stand on a banner, in a pixel font.' }; // biome-ignore format: one line
}

/** "something spooky for my swamp level": what it is, is left open; some are proposed, and nothing is drawn. */
const VAGUE = /(?:^|[,.!] ?|\b(?:need|want) )(?:something|anything|smth|sth) ((?:[a-z-]+ )?[a-z-]+) (?:for|in|to (?:put|place) in|on) (?:the|my|our|a) ([a-z -]+)$/i;
function vagueWish(said: string): Wish | undefined {
  const [, how = '', place = ''] = VAGUE.exec(said) ?? [];
  return how && isAdjective(how) ? whole('ask.advice', `something: ${how} things, ${place.replace(/ (?:level|map|game|scene|area)$/i, '')}`, []) : undefined; // biome-ignore format: one line
}

/** "delete slime dash": a game by its title, of which no word is read as a word. */
function goneGame(said: string, games: readonly string[]): Wish | undefined {
  const [, what = ''] = /^(?:delete|remove|erase|trash|take down|get rid of) (.+)$/i.exec(said) ?? [];
  return games.some((title) => new RegExp(`^(?:the |my )?(?:game )?["“]?${inPattern(title)}["”]?(?: game)?$`, 'iu').test(what)) ? whole('delete', 'delete the game', [{ slot: 'target', words: 'the game' }]) : undefined; // biome-ignore format: one line
}

/** What a message of one sentence wishes for of what the account has; undefined where it is read word by word. */
export function boundWishes(message: string, all: readonly Own[], games: readonly string[] = []): readonly Wish[] | undefined {
  const said = message.replace(/\s+/g, ' ').trim().replace(LEAD, '').replace(TRAIL, '');
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
  if (!all.length) return undefined;
  const role = roleWish(said, all, games);
  if (role) return [role];
  const other = larger(said, all);
  if (other) return other;
  const mention = mentionIn(said, all);
  if (!mention) return undefined;
  const { own, start, end } = mention;
  // somebody beside it is meant, too
  if ([said.slice(0, start), said.slice(end)].some((rest) => { const beside = mentionIn(rest, all); return beside && beside.own !== own; })) return undefined; // biome-ignore format: one line
  const form = `${said.slice(0, start)}${NAMED}${said.slice(end)}`;
  const faces = portraits(form, own);
  if (faces) return faces;
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(form);
    const wishes = found ? read(found.slice(1).map((one) => one ?? ''), own, said) : undefined;
    if (wishes) return wishes;
  }
  return undefined;
}

/** Whether it may speak of something that is there: then the account is looked through first. */
export const mayBind = (message: string): boolean =>
  message.length < 400 &&
  (/\b(?:the|my|our|same|this|that|versions?|variants?|copy|but|bigger|larger|smaller|animated?|turn|change|it|him|her|them|[a-z]{3,}ing|frames?|loop)\b|["“]/i.test(message) ||
    /(?<=\S )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ [a-z]/u.test(message));
