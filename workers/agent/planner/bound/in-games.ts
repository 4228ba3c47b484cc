/** Orders for the game of the conversation that ask for several things at once, of which some are there already or have another name; and for another game. */
import { inPattern } from '../named-whole.ts';
import type { Own, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { whole } from './whole.ts';

const COUNT = '(?:\\d+|two|three|four|several|multiple|many|some)';
/** What stands beside an order: what becomes of it, and what is told of it. */
const BESIDE: readonly (readonly [said: RegExp, put: string, told: string])[] = [
  [/,? ?(?:\b(?:and|with|plus|also)\b,? )*(?:an? |the )?(?:victory|win(?:ning)?|won|end(?:ing)?|game[- ]?over|los(?:e|ing)|defeat|success) screens?\b/i, '', 'It has screens when one wins or loses already; what they say can be other: when you win it should say "…".'],
  [new RegExp(`,? ?(?:\\b(?:and|with|in|plus|has|having)\\b,? )*${COUNT} (?:different )?(?:boss )?phases\\b`, 'i'), '', 'A boss has no phases: it fights the same way to its end. "More health for the boss" makes the fight longer.'],
  [/\b(?:an? |the )?(?:final |last )?boss ?(?:fight|battle)s?(?: at the (?:very )?end)?(?: of)?\b/i, 'add a boss', ''],
  [/\b(?:have |has |with |put |add )?(?:an? |the |some )?(?:key|locked) (?:doors?|gates?)(?: (?:in|at|for) (?:the )?(?:room|level|area) \w+| in the \w+ (?:room|level))?\b/i, 'add locked doors with keys', ''],
  [/(?<=\b(?:pick-?up|item|collectible|coin)s?) (?:that|which) (?:gives?|makes?|heals?|lights?|glows?|restores?|adds?|grants?|lets?)\b[^,.]*/i, '', ''],
]; // biome-ignore format: a table
const ANOTHER_GAME = /\b(?:platformer|runner|adventure|shooter|tower defen[cs]e|match[- ]?3|rpg|metroidvania|(?:make|build|create) (?:me )?a (?:[a-z-]+ ){0,2}game)\b/i; // biome-ignore format: one line
const OF_GAMES =
  /\b(?:hero|player|boss|enem(?:y|ies)|foes?|pick-?ups?|collectibles?|companion|goal|levels?|lives|hearts?|obstacles?|keys?|victory|screen|weapon|shots?)\b/i;

export function gameOrder(said: string, all: readonly Own[], games: readonly string[]): readonly Wish[] | undefined {
  if (!games.length) return undefined;
  const title = new RegExp(`(?:\\b(?:in|into|of|for|to|from)\\s+)?(?:\\b(?:my|the)\\s+)?(?<![\\p{L}\\p{N}])(?:${games.map(inPattern).join('|')})(?![\\p{L}\\p{N}])(?: game\\b)?[,:]?`, 'iu'); // biome-ignore format: one line
  const bare = said.replace(title, ' ').replace(/\s+/g, ' ').trim();
  const inIt = bare !== said;
  if (ANOTHER_GAME.test(bare)) return undefined;
  const other = inIt ? undefined : otherGame(said, all);
  if (other) return other;
  if (!inIt && !/^(?:add|give|put|have|let) .*\b(?:boss|player|hero|level|game)\b/i.test(said)) return undefined;
  const named = /^(?:an? )?(?:new |another )?(hero|boss|enemy|foe|pick-?up|companion|goal)[,:]? ((?:an?|some|the) .+)$/i.exec(bare); // biome-ignore format: one line
  if (inIt && named) return [whole('game.change', `the ${named[1]!.replace('-', '')} should be ${named[2]}`, [])];
  const notes: string[] = [];
  let words = bare;
  let beside = false;
  for (const [form, put, told] of BESIDE) {
    const [found] = form.exec(words) ?? [];
    if (found === undefined) continue;
    beside ||= found.trim() !== put;
    words = words.replace(form, ` ${put} `).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
    notes.push(told || (put ? '' : `"${found.trim()}" is left out: what is gathered counts, and does nothing else.`));
    const [, where] = / ((?:in|at) (?:the )?(?:room|level|area) \w+)$/i.exec(found) ?? [];
    if (where) notes.push(`Where they stand is laid by the game: "${where}" is left out.`);
  }
  if (!beside) return undefined;
  words = words.replace(/\b(add|give|have|put)\s+(?:and|,)\s+/i, '$1 ');
  words = words
    .replace(/^(?:add |give |have |put |let )(?=add )/i, '')
    .replace(/^(?:and|with|,) |[\s,]+(?:and)?$/gi, '');
  // "put the lantern as a pickup"
  words = words.replace(/^(?:put|add|place|bring|include|set|insert|take) (.+?) (?:in |into )?as (?:an? |the )?/i, 'use $1 as the '); // biome-ignore format: one line
  if (!words || /^(?:add|give|have|put|let|and)$/i.test(words)) return undefined;
  const note = [...new Set(notes.filter(Boolean))].join(' ');
  return [{ ...whole('game.change', words, partsOf(words)), ...(note && { note }) }];
}

const partsOf = (words: string): Wish['slots'] => {
  const parts = words.split(/,? and (?=add )|, (?=add )/i);
  return parts.length > 1 ? parts.map((part) => ({ slot: 'change', words: part })) : [];
};

/** No game is called so. */
const NO_TITLE =
  /^(?:Godot|Unity|Tiled|Phaser|Aseprite|Steam|Itch|Windows|Christmas|Xmas|Easter|Halloween|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|PNG|GIF|ZIP|JSON|NPC|RPG|UI|HUD|I)\b/;
/** "an enemy for Sky scrap, a jellyfish": of a game that this conversation did not build. */
function otherGame(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [found, name = ''] =
    /\b(?:in|into|to|for|of|from) (?:my game )?(\p{Lu}[\p{L}'’]+(?: \p{L}+){0,2}?)(?=\s*(?:$|[,.:;!?]| (?:as|and|with|has|should|please|but|so|for|to|is|are|from|by|into|too|needs?|must|will)\b))/u.exec(
      said,
    ) ?? [];
  if (!found || NO_TITLE.test(name) || !OF_GAMES.test(said)) return undefined;
  const low = name.toLowerCase();
  if (all.some((own) => own.name.toLowerCase().includes(low) || low.includes(own.name.toLowerCase()))) return undefined;
  const [, what = ''] = new RegExp(`^(?:an? )?(?:new |another )?(?:hero|boss|enemy|foe|pick-?up|companion|npc|collectible|obstacle)s? ${inPattern(found)}[,:]? (?:maybe )?(.+)$`, 'iu').exec(said) ?? []; // biome-ignore format: one line
  const plain = what.replace(/\bw\/ ?/gi, 'with ').replace(/\s+/g, ' ');
  const thing = /^(?:an?|some|the) |^$/i.test(plain) ? plain : article(plain);
  const subject = thing ? subjectOf(thing) : undefined;
  const alive = subject?.creature === true || /^(?:person|animal)$/.test(String(subject?.kind));
  return [
    whole('game.change', said, [{ slot: 'target', words: `the game called "${name}"` }]),
    ...(thing ? [{ ...whole(alive ? 'make.character' : 'make.object', thing, [{ slot: 'n', words: thing }]), sure: 0.2, note: 'The picture by itself I can draw here.' }] : []), // biome-ignore format: one line
  ];
}
