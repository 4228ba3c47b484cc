/** What is said beside a wish for a game: where it is to be played, that it shall be online and tested, and what tale it is of. */
import { type GameDescription, templates } from '../../games/index.ts';
import { gameTold } from '../game-told.ts';
import { genreIn } from '../genres.ts';
import { isPlan, type Plan } from '../step.ts';
import { singular, subjectOf } from '../subjects.ts';
import { bareWish, GAME } from '../words.ts';
import type { Said } from './index.ts';
import { asGame } from './nearest.ts';
import type { Context } from './plan.ts';

/** "drew a story about a snail who saves the moon. can we make it into a little game" */
const TALE =
  /^.*\b(?:stor(?:y|ies)|book|comic|poem|song|dream|tale|idea|drawing|picture) (?:about|of) (.+?)[.;!,]+\s+(?:and |so )*(?:(?:can|could|will|would|let's|please)(?: (?:we|you|i|u))? )?(?:please )?(?:make|turn|build|do) (?:it|that|this)(?: in)?to (an? [\w -]*?game)\b(.*)$/is;
const PHONE =
  /,? (?:that |which )?(?:(?:he|she|they|i|we|one|people|(?:my|our) \w+) can (?:play|use)(?: it)? )?on (?:my|his|her|the|a|an|their|our|any) (?:smart ?phone|phone|tablet|ipad|mobile|iphone|android)(?=\s*(?:[,.;!?]|$|and\b))/gi;
const ONLINE =
  /[,.;!]?\s*(?:\band )?(?:please )?(?:(?:put|get|bring) it (?:on(?:line| the (?:web|internet)))|(?:deploy|host|publish|upload|release) (?:it|that|the game)(?: online| for me)?|(?:and )?(?:send|give|show|get) me (?:the|a) (?:link|url|address)(?: (?:to it|please|pls|when (?:done|ready|it's done)))?|make it (?:playable )?online)(?=\s*(?:[,.;!?]|$|and\b))/gi;
const TESTED =
  /[,.;!]?\s*(?:\band )?(?:please )?(?:play[- ]?)?test (?:it|the game|everything|that it works)(?: (?:yourself|first|well|properly|before[^.!?]*|for me|please|and make sure[^.!?]*))*(?=\s*(?:[,.;!?]|$))/gi;
/** Nobody is to be fought. */
const PEACEFUL =
  /,?\s*\b(?:(?:and |so |where |that )*(?:nobody|no one|nothing) (?:can |may |ever |will )*(?:hurts?|harms?|attacks?|kills?|dies|be hurt)(?: (?:you|anyone|anybody|her|him|them|me))?|(?:with|has|have)?\s*no(?: way to)? (?:fail(?:ure)?(?: state)?|game over|losing|dying|death)|without (?:a )?(?:fail(?:ure)?(?: state)?|game over|losing|dying|death|any danger)|(?:you|one|he|she|they) (?:can(?:'t|not| not)|never|should not) (?:lose|die|fail|be hurt|get hurt)|no danger)\b/gi;

/** "it should say happy birthday at the end": on the last screen. */
const SAYS =
  /,?\s*(?:and )?(?:it |the game |she is called |her name is [a-z]+,? (?:and )?(?:it )?)?(?:should|must|shall|has to) say ([a-z][a-z' ]{2,40}?) (?:at|in) (?:the|its) end\b/i;
/** Who is played is the one that heroes come for. */
const BOSS_PLAYS =
  /\bgame where (?:you|one) (?:are|play(?: as)?|is) the (?:final )?(?:boss|villain|bad guy|monster),? and (?:the |all the )?heroes (?:come|attack|hunt|fight|chase|try)\b[^.;]*/i;
/** "a game to practise multiplication tables" */
const LEARNT =
  /\bgame (?:to|that|for|which|where (?:you|they|kids|children)) (?:help(?:s|ing)? (?:to |with )?)?(?:practi[sc](?:e|ing)|learn(?:s|ing)?|teach(?:es|ing)?|train(?:s|ing)?)\b[^.,;!?]*/i;
const CLASS_LOVES =
  /[.;,!?]+ (?:my|our|the) (?:class|kids?|students?|pupils|children|son|daughter) (?:really )?loves? ([a-z]+)[.!]*$/i;
/** "she loves corgis and pizza": who plays, and what is collected. */
const LOVED =
  /[,.;]? (?:because |since |and )?(?:she|he|they|who) (?:really |just )?(?:loves?|likes?|adores?) ([a-z]+s) and ([a-z]+)(?=\s*(?:[,.;!]|$))/i;
/** Crates that are pushed: of a kind that there is not. */
const PUSHED =
  /\b(?:puzzle )?game (?:where|in which) (?:you|one) push(?:es)? (?:crates|boxes|blocks|stones)(?: (?:on|onto|to) [a-z]+)?/i;

/** A wish for a game without what every game of the service does anyway, which is told. */
export function plainGame(message: string): Said {
  const text = message.replace(TALE, (_, what: string, game: string, rest: string) => `make ${game} about ${what}${rest}`);
  if (!GAME.test(text)) return { text: message, notes: [] };
  const notes: string[] = [];
  const without = (said: string, form: RegExp, instead: string, note: string): string => {
    const rest = said.replace(form, instead);
    if (rest !== said && note) notes.push(note);
    return rest;
  };
  const plainText = text
    .replace(SAYS, (_, words: string) => `, when you win it says "${words[0]!.toUpperCase()}${words.slice(1)}"`)
    .replace(LOVED, (all, who: string, what: string) => (subjectOf(singular(who))?.kind === 'animal' && subjectOf(singular(what))?.kind === 'thing' ? ` with a ${singular(who)} that collects ${what}` : all))
    .replace(PUSHED, 'sokoban game')
    .replace(LEARNT, 'educational game')
    .replace(CLASS_LOVES, ' with $1')
    .replace(/ for (?:my|our|his|her|the) (?:[a-z]+ )?[a-z]+(?:'?s)? (?:birthday|anniversary|wedding|party)\b/i, '')
    .replace(BOSS_PLAYS, 'twin-stick shooter with a demon against knights')
    .replace(/,? (?:the )?main (?:guy|character|hero|figure) is (?:an? )?/i, ' with a ');
  let rest = without(plainText, PHONE, '', 'It runs in any browser, on a phone too: thumbs at both sides of the screen steer.');
  rest = without(rest, ONLINE, '', 'Each game is put online at an address of its own, which I tell at the end.');
  rest = without(rest, TESTED, '', 'I play each game once before I tell that it is ready.');
  rest = without(rest, PEACEFUL, ', no enemies', '');
  if (rest === message) return { text: message, notes };
  const tidy = rest.replace(/[ \t]+/g, ' ').replace(/(?:\s*,){2,}/g, ',').replace(/\s+([,.;!?])/g, '$1').trim();
  return { text: tidy, notes };
} // biome-ignore format: short enough

/** "a visual novel about two witches": a kind of game by its name alone. */
export function gameByName(message: string, { again }: Context): Plan | undefined {
  if (GAME.test(message)) return undefined;
  const wish = bareWish(message).replace(/^(?:(?:an?|the|my|some|new|little|small|simple|short|cute|fun|cool) )+/i, '');
  const genre = genreIn(wish);
  if (!genre || wish.toLowerCase().indexOf(genre.said.toLowerCase()) > 0) return undefined;
  const behind = wish.slice(genre.said.length);
  if (!/^(?:s)?(?:\s*$|[,:;.]? (?:about|with|where|in|set|featuring|starring|on|for|against|like)\b)/i.test(behind)) return undefined;
  // "a board with nails" and "a snake with wings" are things
  if (!/ /.test(genre.said) && !ONLY_GAMES.test(genre.said)) return undefined;
  return again(`make a ${asGame(wish, genre.said)}`);
} // biome-ignore format: short enough
const ONLY_GAMES =
  /^(?:roguelikes?|rogue-?lites?|metroidvanias?|racers?|tetris|sudoku|2048|minesweeper|solitaire|sokoban|moba|mmo\w*|rts|fps|gta|shmups?|tycoon|flappy ?bird|minecraft|terraria|stardew|souls-?like|clicker|frogger|bomberman|pac-?man)$/i;

/** "tower defence AND platformer in one game": one game has one kind. */
export function twoKinds(message: string): Plan | undefined {
  const named = templates.filter(({ title }) => new RegExp(`\\b${title.split(/[ -]/)[0]!.toLowerCase().replace(/^top$/, '(?:adventure|top-down)').replace('twin', '(?:twin|shooter)')}`, 'i').test(message));
  const [one, other] = named;
  if (!one || !other || named.length > 2 || !/\b(?:and|plus|mixed? with|meets|combined|\+|&|half)\b|[+&]/i.test(message)) return undefined;
  if (!/\b(?:in one|mix(?:ed)?|combined|both|at once|at the same time|half)\b|\bAND\b/.test(message)) return undefined;
  const [a, b] = [one.title.toLowerCase(), other.title.toLowerCase()];
  return { ask: `One game has one kind of play: a ${a} or a ${b}, not both. I can build each by itself, with the same hero, about 10 to 25 generations each. Nothing is made yet. Which one shall come first: the ${a} or the ${b}?` };
} // biome-ignore format: short enough

const TOGETHER =
  /,?\s*\b(?:(?:and )?(?:with )?(?:an? |the )?(?:global |online |voice |text |in-?game )*(?:rankings?|leader ?boards?|chat|lobb(?:y|ies)|servers?|matchmaking|guilds?|clans?)|(?:massively )?(?:online|multi-?player|co-?op(?:erative)?|pvp|split ?screen|mmo(?:rpg)?s?)|(?:for|with) (?:up to )?(?:\d+|two|three|four|hundreds of|thousands of|many|several|some) (?:players?|people|users|friends)|(?:for|with) (?:my |our )?friends|like (?:world of warcraft|wow|fortnite|runescape|among us|roblox))\b/gi;

/** "an online shooter for 100 players, with ranking and chat": the same for one player is proposed. */
export function alone(message: string, { again, agreed }: Context): Plan | undefined {
  const several = message.match(TOGETHER);
  if (!several || !(GAME.test(message) || /\bmmo/i.test(message)) || !/\b(?:online(?! (?:high|leader|rank|score))|multi-?player|co-?op|pvp|mmo\w*|players|people|friends|split)/i.test(message)) return undefined;
  const rest = message.replace(TOGETHER, ' ').replace(/\b(?:and|with|,)\s*(?=[,.!?]|$)/gi, ' ').replace(/[\s,.!?]+$/g, '').replace(/\s+/g, ' ').trim();
  const wish = GAME.test(rest) ? rest : `${rest.replace(/\b(?:an?|make|build|please)\b/gi, ' ').trim() ? rest : 'make a'} top-down adventure`;
  const plan = again(wish);
  const written = isPlan(plan) ? plan.steps.find(({ tool }) => tool === 'write_game') : undefined;
  const args = written && (typeof written.args === 'function' ? written.args([]) : written.args);
  if (!isPlan(plan) || !args || args.edit) return undefined;
  if (agreed) return { steps: plan.steps, notes: plan.notes };
  const named = [...new Set(several.map((one) => one.replace(/^[\s,]*(?:and |with )*/i, '').trim()))];
  return { steps: plan.steps, notes: plan.notes, proposal: `Games that several play together, or that need a server, I cannot build (${named.join(', ')}). Nearest comes the same for one player: ${gameTold(args.game as GameDescription)}` };
} // biome-ignore format: short enough
