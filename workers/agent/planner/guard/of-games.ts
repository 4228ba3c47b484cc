/** What is said of a game before any change of it: a question is answered and changes nothing, and what no game here has is said, with the nearest that there is. */
import { type GameDescription, templateOf } from '../../games/index.ts';
import { gameAnswer } from '../games/answers.ts';
import { gameFact } from '../games/facts.ts';
import type { Wish } from '../types.ts';
import { begins, HOW_MUCH, IS } from '../words/questions.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What no change reaches; `unless`: a setting of the kinds of games that have it. */
const LACKS: readonly (readonly [said: RegExp, answer: string, unless?: string])[] = [
  [/\b(?:only|just) (?:can )?(?:see|sees|show|lit|light|visible)\b.*\b(?:circle|around|near|next to|close to)\b|\b(?:circle|cone|radius|ring) of light\b|\b(?:spot ?light|fog of war|flash ?light|torch ?light)\b.*\b(?:around|player|hero|only)\b|\bcircle around (?:the |my )?(?:player|hero|character)\b/i, 'A circle of light around the player, with all else black, none of my games can show: light is the same over the whole picture. Nearest, and free: "make the game darker" dims all of it.'],
  [/\bwind\b(?!mill)/i, 'Wind there is none in any of my games: nothing blows the hero or shots aside. What may look like it is the weather (leaves, rain, snow, sand that drifts by); "no weather" takes it out, for nothing.'],
  [/\bshop ?keepers?\b.*\bbetween (?:the )?waves\b|\bshop between\b|\b(?:buy|sell)\b.*\bbetween (?:the )?waves\b/i, 'A shop between the waves there cannot be: there is no money but in a tower defence, and the waves follow one another. Somebody of yours can be in it as the hero or a foe ("Grubnik as the hero").'],
  [/\b(?:enem(?:y|ies)|foes?|monsters?|goblins?|they|he|it)\b.*\bdrops?\b.*\b(?:coins?|gold|gems?|hearts?|loot|items?|keys?|potions?|money)\b|\bdrop (?:loot|coins?)\b/i, 'Foes drop nothing when they are beaten: what is picked up lies about in the level from the start. What lies about can be a coin: "the pickup should be a gold coin" (1 generation).', 'drops'],
  [/\b(?:combine|merge|mix|join|fuse|put)\b.*\b(?:in)?to (?:one|a single|1) game\b|\bone game (?:out )?of both\b/i, ''],
  [/\b(?:sav(?:e|ing) (?:function|feature|system|button|points?|games?|slots?|files?|option|progress)|save (?:the |my |your )?(?:progress|game|run)|auto-?save|checkpoints? sav\w+)\b/i, 'Progress in the middle of a run is not kept in any of my games, and no change adds that: the best score is kept by itself, in the browser of who plays. Nearest, and free: "more lives" or "fewer levels", so that one gets through in one go.'],
  [/\b(?:talk|speak|chat|argue|whisper)\w*\b.{0,12}\b(?:to|with|among) (?:each ?other|one another|themselves)\b/i, 'Nobody in a game talks with another: somebody who stands there says one line to the hero ("add a goblin who says hello", 1 generation), and foes say nothing.'],
  [/\b(?:hp|health|life) ?bar\b.*\bboss\b|\bboss\b.*\b(?:hp|health|life) ?bar\b/i, 'A boss has its bar of health at the top of the screen already, as soon as there is one ("add a boss", 1 generation); a picture of your own beside it, such as a skull, cannot be put there. The picture alone, to be used elsewhere, is an interface for 20 generations ("hp bar with a skull on the left").'],
]; // biome-ignore format: a table
/** A sound goes with it already. */
const SOUND = /\bsounds?\b.*\b(?:pick|collect|gather|grab)\w*|\b(?:pick|collect)\w*\b.*\bsounds?\b/i;

const lackOf = (message: string, game?: GameDescription): string | undefined => {
  // of a game that is not here nobody knows its settings
  const has = (setting: string | undefined): boolean => setting !== undefined && (!game || setting in game.settings);
  const told = LACKS.flatMap(([said, answer, unless]) => (answer && !has(unless) && said.test(message) ? [answer] : []));
  if (told.length && SOUND.test(message)) told.push('A sound is heard at each pick-up already; with the music off it is heard better ("no music", free).');
  return told.length ? told.join(' ') : undefined;
}; // biome-ignore format: short enough

/** What nothing in a game can be, whichever game is named: told beside that it is not changed here. */
export const lacksIn = (message: string): string | undefined => lackOf(message);

const JOINS = LACKS.find(([, answer]) => !answer)![0];
const ASKS = begins(HOW_MUCH, 'how (?:do|does|is|can)', 'where', 'why', "what(?:['’]?s)?", 'which', 'who', 'when', IS, 'will', 'would', 'can i', 'can you (?:play|save|win|pause|beat|buy)', 'can (?:it|the|my|people|others?|someone|anyone|we|one)', 'could (?:i|it|people|others?)'); // biome-ignore format: one line
/** A question that is a wish, or a wish to play it and look. */
const WISHES =
  /\b(?:make|add|change|put|remove|give|turn|replace|swap|fix|draw|test|try (?:it|out|them)|run it|(?<!\b(?:can|could|do|may|to) (?:i |we |you |people |others |friends )?)play it|play through|playtest|check|look at it|see (?:if|whether)|instead|into)\b|\bshould (?:say|read|show|play|happen|open|appear)\b|\bwhat if\b|\bcan (?:it|the \w+|my \w+) (?:be(?! (?:played|beaten|won|paused|saved|finished|sold|shared|used|completed))|have|get|go|shoot|jump|fly|use|carry|wear|run|move)\b/i;
const WRONG =
  /\b(?:not|n't|nt|stuck|broken|bug\w*|crash\w*|freez\w*|black|lag\w*|slow|wrong|weird|nothing|too|error\w*|glitch\w*|missing|gone|disappear\w*|cannot|dont|doesnt|cant|wont)\b/i;
/** Whether it still works: only a test can tell. */
const TESTS =
  /\b(?:work|start|run|load|open)s?\b\W*(?:ok|fine|well|at all|now|again|already|still|correctly|properly|anymore)?\W*$/i;
const PHONE = /\b(?:phones?|mobile|tablets?|ipads?|iphones?|android|touch)\b/i;

/** How it is in each of them. */
const EVERY_GAME: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/\b(?:game ?pads?|controllers?|joysticks?|keyboard|mouse|controls?|keys? (?:do|to)|buttons? (?:do|to))\b/i, 'it is played by keyboard (arrows or WASD, and Space), by a gamepad or by touch, as each of my games is.'],
  [/\bsav(?:e|es|ed|ing)\b|\b(?:progress|high ?scores?)\b/i, 'the best score is kept in the browser of who plays; progress in the middle of a run is not kept.'],
  [/\b(?:multi-?player|co-?op|two players?|2 players?|(?:by|with) two|two (?:people|persons|kids)|with (?:a|my) (?:friend|brother|sister|son|daughter|kids?|wife|husband)|together|split ?screen)\b/i, 'it is played by one person at a time, as each of my games is.'],
  [/\b(?:finished|done|ready|completed?|online)\b/i, 'it is built and online, as each game is once it is deployed; a change is put online at once.'],
  [/\b(?:off-?line|without (?:the )?internet)\b/i, 'it is played in a browser that reaches this server; its files, to be put elsewhere, are in the studio (Games › the game › Download).'],
]; // biome-ignore format: a table

/** A question about a game: answered, or said not to be known; never built anew. `title`: of another game that it names. */
export function askedOf(typed: string, wishes: readonly Wish[], game: GameDescription | undefined, title?: string): string | undefined {
  const name = title ?? game?.title;
  const at = name ? typed.toLowerCase().indexOf(name.toLowerCase()) : -1;
  const message = at >= 0 ? `${typed.slice(0, at)}it${typed.slice(at + name!.length)}` : typed;
  // what is asked of a game by its name is asked of it, whatever it was read as
  const acts = at >= 0 ? /^(?:game\.(?:change|bug|test|publish)|find|edit|unclear|job|account|check|none|ask\.\w+)$/ : /^game\.(?:change|bug|test)$/;
  if (!wishes.length || !wishes.every(({ act }) => acts.test(act))) return undefined;
  const fact = game && !title && /^\W*(?:(?:so|and|ok|hey|hi) )*(?:what|which|who|how)\b(?! if\b| about\b)/i.test(message) && !WRONG.test(message) && !/\b(?:should|instead)\b/i.test(message) ? gameFact(message, game) : undefined;
  if (fact) return fact;
  if (!ASKS.test(message) || WISHES.test(message) || WRONG.test(message) || (TESTS.test(message) && !PHONE.test(message))) return undefined;
  if (PHONE.test(message) && wishes.some(({ act }) => act.startsWith('game.')))
    return `Yes: ${name ? `"${name}" runs` : 'my games run'} in the browser of a phone or tablet too, played by touch: the left thumb moves, the right one acts. Touch is in all of my games, so nothing has to be added. The phone has to reach this server. Nothing was changed.`;
  const known = game && !title ? gameFact(message, game) : undefined;
  if (known) return known;
  const told = EVERY_GAME.find(([asked]) => asked.test(message))?.[1];
  if (told) return `${name ? `"${name}": ` : ''}${told}`;
  if (wishes.some(({ act }) => act === 'game.publish')) return undefined;
  const said = game && !title ? gameAnswer(message, game) : undefined;
  if (said) return said;
  // it is opened first
  if (title || (at < 0 && wishes.some(({ act }) => act !== 'game.test'))) return undefined;
  if (at < 0 && wishes.some(({ act }) => act.startsWith('ask.'))) return undefined;
  return `That I do not know of ${name ? `"${name}"` : 'the game'}, and nothing was changed. I know who is in it, its place, levels, lives and settings; "test ${name ?? 'the game'}" plays it for some seconds and tells whether it starts and moves.`;
} // biome-ignore format: short enough

/** What is asked of the game of this conversation and cannot be: said plainly, and nothing else of the message is done by halves. */
export function lacking(message: string, wishes: readonly Wish[], game: GameDescription | undefined): string | undefined {
  if (JOINS.test(message) && /\bgame\b/i.test(message)) {
    const [, one = '', other = ''] = /\b(?:combine|merge|mix|join|fuse|put)\s+(.+?)\s+(?:and|with|&)\s+(.+?)\s+(?:together )?(?:in)?to\b/i.exec(message) ?? [];
    const is = (name: string): string => (game && name.toLowerCase().includes(game.title.toLowerCase()) ? `"${game.title}" is ${/^[aeiou]/i.test(templateOf(game.template).title) ? 'an' : 'a'} ${templateOf(game.template).title.toLowerCase()}. ` : '');
    return `Two finished games cannot be laid together: each is of one kind with its own rules, and a game has one kind. ${is(one)}${is(other)}What can be joined is who and where: one game of the kind that you like better, with the hero, the foes and the place of the other${one && other ? `, for example "a twin-stick shooter in the place of ${one}, against the foes of ${other}"` : ''}; your own pictures are used for nothing. Nothing was changed. Which kind shall it be, and who plays?`;
  }
  if (!game || !wishes.length) return undefined;
  const ofGame = wishes.some(({ act }) => act.startsWith('game.') && act !== 'game.make') || message.toLowerCase().includes(game.title.toLowerCase());
  const lack = ofGame && lackOf(message, game) ? (gameAnswer(message, game) ?? lackOf(message, game)) : undefined;
  return lack ? `${capital(lack)} Nothing was changed in "${game.title}".` : undefined;
} // biome-ignore format: short enough

const FALLS =
  /\b(?:falls?|fell|falling|drops?)\b.{0,20}\b(?:through|off|out of|thru|into)\b|\b(?:walks?|runs?|goes?|go|went|walk)\b.{0,12}\bthrough\b.{0,12}\b(?:walls?|trees?|rocks?|water)\b/i;
/** "my player falls through the floor": what a test of some seconds cannot find is asked after first. */
export function whereWrong(message: string, wishes: readonly Wish[], game: GameDescription | undefined): string | undefined {
  if (!game || !wishes.every(({ act }) => /^game\.(?:bug|test)$/.test(act)) || !FALLS.test(message)) return undefined;
  const { title } = templateOf(game.template);
  const above = /^(?:adventure|twin-stick|tower-defence)$/.test(game.template);
  const level = /\blevel (\w+)\b/i.exec(message)?.[1];
  const kind = above && /\bf[ea]ll/i.test(message) ? `"${game.title}" is seen from above, and in ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()} nobody falls: so I take it that the player gets where no ground is, onto water or through a wall. ` : '';
  return `${kind}I cannot see your run, and I mend no lines of code in words; nothing was changed. What helps at once, for nothing: "other levels" lays out all levels of "${game.title}" anew${above ? '' : ', "jump lower" keeps the hero within them'}. Where${level ? ` in level ${level}` : ''} is it: at the start, at the edge of the picture, beside a rock, door or water, and what is pressed then?`;
} // biome-ignore format: short enough
