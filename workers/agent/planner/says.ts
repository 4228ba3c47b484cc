/** What the planner says. A question ends with a question mark: an answer to it completes what was asked. */

export const GREETING =
  'Hello! I draw pixel art and build small games. What shall it be — for example "a knight with a red cape who walks", "grass and sand tileset", or "a platformer with a fox"?';
export const NOTHING_DONE =
  'All right, I make nothing of it. What I made before is kept: you can delete it in the library. What shall it be instead?';
export const NOTHING_YET = 'All right, I make nothing and spend nothing. What shall it be when you are ready?';
export const COMPLAINT =
  'I am sorry. What shall be different — say it of the thing itself, for example "make the cape red", "without the hat", "bigger"?';
export const TOLD = 'I see. What of it shall I draw or build?';
export const PRAISED = 'I am glad you like it. What shall come next?';
export const ABILITIES = `I make, from a sentence:
- characters and animals from all sides, animated ("an archer girl who idles and runs")
- things for maps ("a treasure chest and a barrel")
- maps ("a map of an island with a lake", then "add a road")
- tiles: from above ("water and sand tileset"), platforms ("stone platform tiles with moss on top"), isometric ("isometric grass tile")
- interfaces ("a wooden inventory window with two buttons")
- small games from one sentence, at an address of their own, and changes of them ("a platformer with a fox", then "make the hero faster"; "an adventure on my island map" is played on a map that you made)
- changes of what I made ("give him a green cape", "let her jump"), and files to save ("zip it")
Each plan names its price first; above a limit I ask before I spend. I never delete anything.`;
export const NO_SECRETS = 'I have no keys, passwords or tokens, and no way to them. What shall I draw for you?';
export const NO_TAKING =
  'I cannot delete or remove anything that you keep; you can do that in the library. Is there something that I can make?';
/** What is asked for and what there is instead. */
export const cannot = (what: string): string =>
  `I cannot ${what}. I draw pixel art — characters, animals, things, tiles, maps, interfaces — and build small games that run in a browser. What of these shall it be?`;
export const VAGUE =
  'What exactly shall I draw: a person ("a knight with a red cape"), an animal, a thing, tiles ("grass and sand tileset") or an interface?';
/** Kinds of games that there are. */
export const whichGame = (templates: readonly { readonly title: string }[]): string =>
  `Which kind of game shall it be, and who plays? I build: ${templates.map(({ title }) => title.toLowerCase()).join(', ')} — for example "a ${templates[0]!.title.toLowerCase()} with a fox"?`;
export const editUnclear = (why: readonly string[]): string =>
  `${why.join(' ')} Nothing was changed. What shall I change instead?`;
export const NO_ANSWER = 'I found nothing about that: I know this service alone. What shall I draw or build?';
export const CHANGE_WHAT = 'What shall I change? I have made no character in this conversation yet — who shall it be?';
export const changeHow = (who: string): string =>
  `How shall ${who} change — for example "a red cape", "without the hat", "blue"?`;
export const cannotChange = (what: string): string =>
  `I cannot change ${what} like that; I can make it anew. What shall it be then?`;
export const tooLarge = (what: string, [least, most]: readonly [number, number]): string =>
  `${what} can be ${least} to ${most} pixels, and no larger. Shall I draw it at ${most}?`;
/** What a conversation has made. */
export const madeSoFar = (words: readonly string[]): string =>
  words.length ? `So far I made: ${words.join('; ')}.` : 'I have made nothing yet in this conversation.';
export const gameFacts = ({
  foes,
  levels,
  lives,
}: {
  foes: readonly string[];
  levels: unknown;
  lives: unknown;
}): string =>
  `${foes.length ? `It has ${foes.length} kind${foes.length > 1 ? 's' : ''} of enemies: ${foes.join(', ')}.` : 'There are no enemies in it.'}${levels ? ` It has ${levels} level${levels === 1 ? '' : 's'}` : ''}${levels && lives ? ` and ${lives} lives` : ''}${levels ? '.' : ''} Nothing was changed.`;
export const countedPrice = (of: { what: string; first: number; count: number; sides: number }): string =>
  `${of.what}: ${generations(of.first)}, and ${generations(of.sides)} for each animation in ${of.sides} directions. With ${of.count} animations that is ${generations(of.first + of.count * of.sides)} in all. Nothing is made yet. Which movements shall it have?`;
/** Of a game that takes no maps of somebody's own. */
export const noMaps = (title: string): string =>
  `A ${title.toLowerCase()} makes its own levels; on a map of yours a top-down adventure is played. Shall I build that on it?`;
export const gameLacks = (what: readonly string[]): string =>
  `My games come without ${what.join(', ')}. What else shall I change in it?`;
export const leftOut = (words: readonly string[]): string =>
  `I left out what this kind of game has no place for: ${words.join(', ')}.`;
export const PACK_WHAT = 'There is nothing to pack yet in this conversation. What shall I make?';
export const GROUND = 'What is the ground made of — for example "water and sand", or "dirt to grass"?';
export const PLATFORMS = 'What are the platforms made of — for example "dirt with grass on top"?';
export const mapSide = (most: number): string =>
  `A map has 1 to ${most} cells each way. How wide and high shall it be, for example 40x30?`;
export const MAP_OF_WHAT =
  'What is on the map — for example "an island with a lake", "a dungeon", "a village in a forest, 60x40"?';
export const NO_TILES =
  'I have made no tiles in this conversation yet. What shall the map be of — for example "an island"?';
export const besideWhat = (ground: string): string =>
  `A tileset from above joins two grounds. What lies beside ${ground}?`;
export const movingThing = (what: string): string =>
  `I draw "${what}" as a thing, and things stand still in what I plan. Shall I draw it without the movement?`;
export const puzzled = (words: readonly string[]): string =>
  `I do not know ${words.map((word) => `"${word}"`).join(' and ')}. Is it a person, an animal, a thing, a ground or an interface — or can you say it in other words?`;

/** A language that the word lists do not have. */
export const ENGLISH =
  'I am sorry, I understand English only. Can you say it in English — for example "a knight with a lance"?';

export const generations = (n: number): string => `${n} generation${n === 1 ? '' : 's'}`;
