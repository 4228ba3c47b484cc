/** Sentences that name no asset by itself: letters of a logo, what is left open, a game to be deleted, a larger one than is there. */
import { isMore } from '../acts/edit-pairs.ts';
import { inPattern } from '../named-whole.ts';
import { factorIn } from '../slots.ts';
import type { Own, Wish } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { article } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { mentionIn } from './mentions.ts';
import { whole } from './whole.ts';

/** "pixel art logo for my game "Iron Moon", 128 wide": letters, which stand on parts of an interface alone. */
export function logoWish(said: string): Wish | undefined {
  const [, text = ''] =
    (/\b(?:logo|word ?mark|title (?:text|banner|card|lettering))\b/i.test(said) &&
      /["“]([^"”]{1,40})["”]/.exec(said)) ||
    [];
  if (
    !text ||
    /\b(?:in|on|of|change|set) (?:the |my )?(?:title screen|start screen|game over)\b/i.test(said) ||
    /^title screen/i.test(said)
  )
    return undefined;
  const size = /\b(\d{2,3})(?: ?x ?(\d{2,3}))?(?: ?px| pixels)?(?: wide)?\b/i.exec(said.replace(text, ''));
  const style = said.replace(/["“][^"”]*["”]/g, ' ').replace(size?.[0] ?? '', ' ').replace(/\b(?:pixel ?art|logo|word ?mark|title|text|banner|card|lettering|for|my|our|the|an?|game|called|named|with|that|says?|saying|wide|px|draw|make|create|please|of|in)\b|[,.:]/gi, ' ').replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
  return { ...whole('make.ui', `title banner "${text}"`, [{ slot: 'n', words: 'title banner' }, { slot: 'text', words: text }, ...(style ? [{ slot: 'style', words: style }] : []), ...(size ? [{ slot: 'size', words: size[2] ? `${size[1]}x${size[2]}` : `${size[1]}` }] : [])]), note: 'I draw no letters of a shape of their own: the words stand on a banner, in a pixel font.' }; // biome-ignore format: one line
}

/** "something spooky for my swamp level": what it is, is left open; some are proposed, and nothing is drawn. */
const VAGUE =
  /(?:^|[,.!] ?|\b(?:need|want) )(?:something|anything|smth|sth) ((?:[a-z-]+ )?[a-z-]+) (?:for|in|to (?:put|place) in|on) (?:the|my|our|a) ([a-z -]+)$/i;
/** "something for the shop counter" */
const VAGUE_FOR = /^(?:something|anything|smth|sth) (?:for|to put (?:in|on)|that goes (?:in|on)(?:to)?) (?:the|my|our|a) ((?:[a-z-]+ ){0,2}[a-z-]+)$/i; // biome-ignore format: one line
export function vagueWish(said: string): Wish | undefined {
  const [, where = ''] = VAGUE_FOR.exec(said) ?? [];
  if (where && !/\b(?:game|character|hero)$/i.test(where))
    return whole('ask.advice', `something: things, ${where}`, []);
  const [, how = '', place = ''] = VAGUE.exec(said) ?? [];
  return how && isAdjective(how) ? whole('ask.advice', `something: ${how} things, ${place.replace(/ (?:level|map|game|scene|area)$/i, '')}`, []) : undefined; // biome-ignore format: one line
}

/** "delete slime dash": a game by its title, of which no word is read as a word. */
export function goneGame(said: string, games: readonly string[]): Wish | undefined {
  const [, what = ''] = /^(?:delete|remove|erase|trash|take down|get rid of) (.+)$/i.exec(said) ?? [];
  return games.some((title) => new RegExp(`^(?:the |my )?(?:game )?["“]?${inPattern(title)}["”]?(?: game)?$`, 'iu').test(what)) ? whole('delete', 'delete the game', [{ slot: 'target', words: 'the game' }]) : undefined; // biome-ignore format: one line
}

/** "a bigger hut with two floors": a new one, larger than the one that is there. */
const LARGER =
  /^(?:an? |another )?((?:much |way |a bit )*(?:bigger|larger|smaller|tinier)) ((?:[a-z-]+ ){0,2}?([a-z-]+)(?:,? (?:with|and|that|in|of) .+)?)$/i;
export function larger(message: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [, how = '', thing = '', noun = ''] = LARGER.exec(message) ?? [];
  const own = noun ? mentionIn(`the ${noun}`, all)?.own : undefined;
  if (own?.kind !== 'object' || !own.size) return undefined;
  const side = (pixels: number): number => Math.max(32, Math.min(400, Math.round((pixels * factorIn(how)!) / 8) * 8));
  const size = `${side(own.size.width)}x${side(own.size.height)}`;
  return [
    whole('make.object', message, [
      { slot: 'n', words: article(thing) },
      { slot: 'size', words: size },
    ]),
  ];
}

/** "a longer cutlass", where one is there: that one, so. */
const COMPARED = /^(?:make |draw |do )?(?:an? |the |my )?((?:much |way |a bit |even )*(?:(?!another\b|other\b|under\b|over\b|after\b)[a-z]{3,}er|(?:more|less) [a-z-]+)) ((?:[a-z]+ )?[a-z]+)$/i; // biome-ignore format: one line
export function comparedWish(said: string, all: readonly Own[]): Wish | undefined {
  const [, how = '', noun = ''] = COMPARED.exec(said) ?? [];
  const named =
    how && isMore(how) && !factorIn(how) && !subjectOf(`a ${how}`) ? mentionIn(`the ${noun}`, all) : undefined;
  const own = named?.start === 0 && named.end === noun.length + 4 ? named.own : undefined;
  return own && /^(?:object|character)$/.test(own.kind) ? { ...whole('edit', `make ${own.name} ${how}`, [{ slot: 'target', words: own.name }, { slot: 'change', words: how }]), note: `I take it that your "${own.name}" is meant.` } : undefined; // biome-ignore format: one line
}

/** "make a second lantern that is red": another one of what is there, as large as it. */
const SECOND =
  /^(?:make |draw |create |do )?(?:an? )?(?:second|third|2nd|additional|extra) ([a-z]+(?: (?!that|thats|which|with|but|in|is|for)[a-z]+)?)(?:,? (?:that is|thats|that's|which is|but|in|with)? ?([a-z].*))?$/i;
export function secondWish(said: string, all: readonly Own[]): Wish | undefined {
  const [, noun = '', how = ''] = SECOND.exec(said) ?? [];
  const own = noun ? mentionIn(`the ${noun}`, all)?.own : undefined;
  if (own?.kind !== 'object' || how.split(' ').length > 8) return undefined;
  const base = (own.description || own.name).replace(/^(?:an?|the|some) /i, '');
  const last = how.split(' ').length === 1 && isAdjective(how.toLowerCase());
  // "a second blue lantern that is red"
  const bare = last && isColour(how.toLowerCase()) ? base.split(' ').filter((word) => !isColour(word.toLowerCase())).join(' ') : base; // biome-ignore format: one line
  const words = article(last ? `${how.toLowerCase()} ${bare}` : how ? `${base} ${/ (?:in|with) /i.exec(said)?.[0].trim() ?? 'with'} ${how}` : base); // biome-ignore format: one line
  return { ...whole('make.object', said, [{ slot: 'n', words }, ...(own.size ? [{ slot: 'size', words: `${own.size.width}x${own.size.height}` }] : [])]), note: `Beside your "${own.name}", ${own.size ? 'as large as it' : 'in the usual size'}; that one is kept.` }; // biome-ignore format: one line
}

/** "the goblin is too small, make him 48": by its name or by what it is, where it alone is that. */
const FITTED =
  /^(?:the |my |our )?([\p{L}][\p{L}' -]*?) (?:is|are|'s|looks?|seems?|came out) (?:a bit |way |much |far |just |still )?(?:too|to) (?:small|tiny|short|little|big|large|huge|tall)[,;.]? (?:so |and |please |pls |can you |could you )*(?:make|scale|resize|draw|set) (?:him|her|it|them|that) (?:to |at )?(?:be )?(\d{2,3}(?: ?x ?\d{2,3})?(?: ?px| pixels)?(?: high| tall)?)$/iu;
export function fittedWish(said: string, all: readonly Own[]): Wish | undefined {
  const [, noun = '', size = ''] = FITTED.exec(said) ?? [];
  if (!noun) return undefined;
  const by = (words: (own: Own) => string): readonly Own[] => all.filter((own) => new RegExp(`(?<![\\p{L}])${inPattern(noun)}(?![\\p{L}])`, 'iu').test(words(own))); // biome-ignore format: one line
  const named = by(({ name }) => name);
  const are = (named.length ? named : by(({ description }) => description)).filter(({ kind }) => /^(?:character|object)$/.test(kind)); // biome-ignore format: one line
  const [own, more] = are;
  const bare = /x|px|pixel/i.test(size) ? size : `${size} px`;
  return own && !more ? whole('resize', `${own.name} ${bare}`, [{ slot: 'target', words: own.name }, { slot: 'size', words: bare }]) : undefined; // biome-ignore format: one line
}

const JUMPED_ON =
  /\b(?:dies?|killed|defeated|squashed|crushed|vanish\w*|disappears?)\b.*\bjump(?:s|ing|ed)? on\b|\bjump(?:s|ing|ed)? on\b.*\b(?:dies?|kills?|killed|defeats?|defeated|squash\w*)\b/i;

/** "can the player ride on something in the game": asked of what the hero does there. */
export function abilityWish(said: string, games: readonly string[]): Wish | undefined {
  const [, does = ''] = (games.length && /^(?:can|could) (?:the |my )?(?:player|hero|main character) (.+?) in (?:the|my|this) game$/i.exec(said)) || []; // biome-ignore format: one line
  // "can the goblin die when i jump on him": of the rules of the game, and no movement of the goblin
  if (games.length && JUMPED_ON.test(said)) return whole('game.change', said, [{ slot: 'change', words: said }]);
  return does ? whole('game.change', `the hero should ${does}`, [{ slot: 'change', words: `the hero should ${does}` }]) : undefined; // biome-ignore format: one line
}

/** "place 5 barrels in Mouse village": on a map that is there. */
export function placedWish(said: string, own: readonly Own[]): Wish | undefined {
  const [, what = '', where = ''] =
    /^(?:place|put|add|set|scatter) ((?:\d{1,2}|two|three|four|five|six|some|a few|several) [a-z ]+?) (?:in|on|onto|into|to|around) (?:the |my )?(.+)$/i.exec(
      said,
    ) ?? [];
  const map = own.find(
    ({ list, name }) => list === 'MAP' && new RegExp(`^${inPattern(name)}(?: map)?$`, 'iu').test(where),
  );
  return map ? whole('edit', `put ${what} on ${map.name}`, [{ slot: 'target', words: map.name }, { slot: 'change', words: what }]) : undefined; // biome-ignore format: one line
}
