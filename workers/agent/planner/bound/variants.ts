/**
 * One thing of the account in several ways, one after the other: "the bridge broken in the middle, and the same one burning", "Tamsin
 * without helmet, Tamsin with a torch". Each way is an edit of its own. And sentences of one thing with two parts, or with a part put in
 * the place of another.
 */
import { inPattern } from '../named-whole.ts';
import type { Own, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { isMove } from '../words/moves.ts';
import { article, singular } from '../words/nouns.ts';
import { face, moveAndFace } from './faces.ts';
import { mentionIn } from './mentions.ts';
import { animationIn } from './moves.ts';
import { NO_WAY, nameOf } from './ways.ts';
import { target, whole } from './whole.ts';

const AGAIN =
  '(?:(?:and |plus |then |also )*(?:(?:the|that) same(?: (?:one|again))?|one|another(?: one)?|an?other version|one more)(?: (?:that is|which is|but|version))*)';
/** How it is then, and nothing that is to be done with it. */
const HOW = /^(?:but |now |all )*(?:(?:with|without|in|as|wearing|holding|carrying|riding|on|under|covered|made of|full of|after|before|at|asleep|open|shut) ?|[a-z]+(?:ing|ed|en)\b|(?:broken|torn|worn|burnt|lit|unlit|empty|full)\b)/i; // biome-ignore format: one line
const noun = (own: Own): string => (own.description || own.name).replace(/^(?:an?|the|some) /i, '');
/** "burning" → "as a burning bridge": a thing is drawn anew from its words. */
function edit(own: Own, said: string): Wish {
  const how = said.replace(/^(?:but |now |all )+/i, '').trim();
  const [, state = '', more = ''] = /^((?:[a-z]+ly )?(?:[a-z]+(?:ing|ed|en)|open|shut|torn|worn|burnt|lit|unlit|empty|full))\b(.*)$/i.exec(how) ?? [];
  const drawn = own.kind === 'object' && own.list !== 'OBJECT';
  const change = drawn && state && !/^(?:wearing|holding|carrying)$/i.test(state) ? `as ${article(more.trim() ? `${noun(own)} ${state}${more}` : `${state} ${noun(own)}`)}` : how;
  return whole('edit', `make ${own.name} ${how}`, [target(own), { slot: 'change', words: change }]);
} // biome-ignore format: short enough

function severalWays(said: string, own: Own): readonly Wish[] | undefined {
  const name = nameOf(own);
  const ways = said
    .split(new RegExp(`\\s*(?:[,;+]|\\band\\b|\\bplus\\b)\\s*(?:and |then |also )*(?=${name}|${AGAIN} )`, 'iu'))
    .map((part) => new RegExp(`^(?:${name}|${AGAIN}),? (.+?)[.!]*$`, 'iu').exec(part)?.[1]?.trim() ?? '');
  if (ways.length < 2 || ways.length > 6 || !ways.every((how) => how && !NO_WAY.test(how) && (HOW.test(how) || isAdjective(how)) && how.split(' ').length < 9)) return undefined;
  // movements are no looks, where all of them are
  if (own.kind === 'character' && ways.every((how) => /^[a-z]+ing$/i.test(how) && isMove(how, undefined))) return undefined;
  return ways.map((how) => edit(own, how));
} // biome-ignore format: short enough

/** "swap the gold in the chest for fish": what is there instead. */
function swapped(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const told = said.replace(
    /^((?:please )?(?:swap|replace|exchange|switch) (?:out )?)((?:the |my )?[^,]+?)['’]s ([a-z]+(?: [a-z]+)?) (?=(?:for|with|by) )/i,
    '$1$3 of $2 ',
  );
  const [, verb = '', what = '', where = '', of = '', by = ''] = /^(?:please )?(swap|replace|exchange|switch|trade) (?:out )?(?:the |all the |its )?([a-z][a-z -]*?) (in|inside|on|of|from) (.+?) (?:for|with|by|against) (?:the |some )?([a-z][a-z -]*)$/i.exec(told) ?? []; // biome-ignore format: one line
  const mention = what ? mentionIn(of, all) : undefined;
  if (mention?.start !== 0 || mention.end !== of.length || !/^(?:object|character)$/.test(mention.own.kind)) return undefined; // biome-ignore format: one line
  const { own } = mention;
  const filled = own.kind === 'object' && /^in/i.test(where);
  const change = filled ? `filled with ${by}` : `with ${by}`;
  return [{ ...whole('edit', `make ${own.name} ${change}`, [target(own), { slot: 'change', words: change }]), note: `The ${what} ${/s$/.test(what) ? 'are' : 'is'} ${/^swap/i.test(verb) ? 'gone in the swap' : `${verb.toLowerCase().replace(/e$/, '')}ed`}: ${by} instead.` }]; // biome-ignore format: one line
}

/** "Tamsin on a white horse with a banner, as a new character": somebody new of the same words. */
function asNew(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const bare = said.replace(/[,.;]? (?:and |but )?(?:please )?(?:don'?t|do not|dont|never|without) (?:touch|chang|edit|replac|alter)\w* (?:the |my )?(?:old|original|first|existing|other)\b.*$/i, ''); // biome-ignore format: one line
  const [, rest = ''] = /^(.+?),? (?:but )?as (?:an? )?(?:new|separate|second|another|different) (?:character|one|sprite|asset|figure|object|thing)$/i.exec(bare) ?? []; // biome-ignore format: one line
  const mention = rest ? mentionIn(rest, all) : undefined;
  if (mention?.start !== 0) return undefined;
  const { own } = mention;
  const how = rest.slice(mention.end).replace(/^[, ]+(?:but )?/, '');
  if (!how || NO_WAY.test(how) || !/^(?:character|object)$/.test(own.kind)) return undefined;
  const size = own.size ? [{ slot: 'size' as const, words: `${own.size.width}x${own.size.height}` }] : [];
  const words = `${article(noun(own).replace(new RegExp(` ${inPattern(own.name)}$`, 'iu'), ''))} ${how}`;
  return [{ ...whole(own.kind === 'character' ? 'make.character' : 'make.object', words, [{ slot: 'n', words }, ...size]), note: `It is new, drawn from the words of the old "${own.name}", which is kept as it is.` }]; // biome-ignore format: one line
}

/** "the wooden button but in stone, and make it 96 wide": another look in another size. */
const WIDE = /,? (?:and )?(?:make (?:it|him|her) |at |in )?(\d{2,3}) ?(?:px|pixels?)? (wide|high|tall)$/i;
function otherSize(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [found, side = '', axis = ''] = WIDE.exec(said) ?? [];
  const rest = found ? said.slice(0, -found.length) : '';
  const mention = rest ? mentionIn(rest, all) : undefined;
  if (mention?.start !== 0 || !/^(?:ui|object)$/.test(mention.own.kind)) return undefined;
  const { own } = mention;
  const [, material = ''] = /^,? (?:but )?(?:now )?(?:in|of|made of|made from) ([a-z]+(?: [a-z]+)?)$/i.exec(rest.slice(mention.end)) ?? []; // biome-ignore format: one line
  if (!material || NO_WAY.test(material)) return undefined;
  const { width = 64, height = 64 } = own.size ?? {};
  const asked = Number(side);
  const [w, h] = /wide/i.test(axis)
    ? [asked, Math.round((asked * height) / width)]
    : [Math.round((asked * width) / height), asked];
  const last = noun(own).split(' ').at(-1) ?? noun(own);
  const size = { slot: 'size' as const, words: `${w}x${h}` };
  const note = `It is drawn anew, of ${material}: "${own.name}" (${width}x${height}) is kept.`;
  return own.kind === 'ui' ? [{ ...whole('make.ui', `${material} ${last}`, [{ slot: 'n', words: last }, { slot: 'style', words: material }, size]), note }] : [{ ...whole('make.object', `${material} ${last}`, [{ slot: 'n', words: article(`${material} ${last}`) }, size]), note }]; // biome-ignore format: one line
}

/** "turn the windmill into 8 directions and let the blades spin": a part of it moves. */
function sidesAndMove(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [, first = '', part = '', does = ''] = /^(?:turn|make|draw|give|get|have|put) (.+?)(?: (?:in|into|to|with|have|has|from))* (?:all )?(?:8|eight|4|four) (?:directions?|dirs?|sides),? (?:and|then|plus)(?: then| also)? (?:let|make|have|animate) (?:the |its |his |her )([a-z]+(?: [a-z]+)?) ([a-z]+)$/i.exec(said) ?? []; // biome-ignore format: one line
  const own = first ? mentionIn(first, all)?.own : undefined;
  if (own?.kind !== 'object' || !part) return undefined;
  const verb = does.replace(/s$/, '');
  const move = `${part} ${/e$/.test(verb) ? verb.replace(/e$/, 'ing') : /^(?:spin|flap|run|swim|stop|nod)$/.test(verb) ? `${verb}${verb.at(-1)}ing` : /ing$/.test(verb) ? verb : `${verb}ing`}`; // biome-ignore format: one line
  const [moving] = animationIn(own, move.split(' ').at(-1) ?? move, said) ?? [];
  const sides = whole('edit', `${own.name} from all sides`, [target(own), { slot: 'dirs', words: '8 directions' }]);
  if (!moving) return undefined;
  return [{ ...sides, note: `The ${part} of it move${/s$/.test(part) ? '' : 's'} as a movement of the new one: once it is there, say "animate ${own.name}: ${move}" (1 generation a side).` }]; // biome-ignore format: one line
}

/** "Tamsin, Grubnik and Oda as zombies": each of them. */
function eachSo(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [, list = '', how = ''] = /^(.+?),? (?:but )?(as .+|(?:all|both) (?:as|in|with|without|wearing) .+)$/i.exec(said) ?? [];
  const parts = list.split(/\s*,\s*(?:and )?|\s+(?:and|&)\s+/i);
  const own = parts.flatMap((part) => all.find((one) => new RegExp(`^${nameOf(one)}$`, 'iu').test(part)) ?? []);
  if (parts.length < 2 || own.length < parts.length || NO_WAY.test(how) || own.some(({ kind }) => kind !== own[0]?.kind) || !/^(?:character|object)$/.test(own[0]?.kind ?? '')) return undefined;
  const [, plural = ''] = /^(?:all |both )?as ([a-z]+s)$/i.exec(how) ?? [];
  return own.map((one) => edit(one, plural ? `as ${article(singular(plural))}` : how.replace(/^(?:all|both) /i, '')));
} // biome-ignore format: short enough

export const variantWishes = (said: string, all: readonly Own[]): readonly Wish[] | undefined => {
  const special = moveAndFace(said, all) ?? asNew(said, all) ?? swapped(said, all) ?? otherSize(said, all) ?? sidesAndMove(said, all) ?? eachSo(said, all); // biome-ignore format: one line
  if (special) return special;
  const portrait = face(said, all);
  if (portrait) return [portrait];
  const mention = mentionIn(said, all);
  return mention?.start === 0 && /^(?:object|character)$/.test(mention.own.kind) ? severalWays(said, mention.own) : undefined; // biome-ignore format: one line
};
