/** Somebody of the account who is to stand in a game: "use Nyx as the hero of Slime Dash", "put it in the game", "use him as the boss". */
import { inPattern } from '../named-whole.ts';
import type { Own, Wish } from '../types.ts';

const ROLES =
  '(?:hero(?:ine)?|player|main character|protagonist|(?:final |last |end )?boss|enem(?:y|ies)|foes?|villain|companion|sidekick|pet|goal|tower)';
export const ROLE = new RegExp(`\\b${ROLES}\\b`, 'i');
const POINTS = '(?:it|him|her|them|this|that|this one|that one|the new one)';
const PUTS = '(?:use|put|take|make|set|have|change|swap|replace|let|turn|add|switch|place|drop|insert|include|bring)';
const AS_ROLE = new RegExp(`^${PUTS} ${POINTS} (?:in(?:to)? (?:the |my )?(?:game|it|there) )?(?:(?:as|be|into|to be|for) )?(?:the |an? |my |our )?(?:new |last |final )?${ROLES}\\b`, 'i'); // biome-ignore format: one line
/** "now as boss in Cheese Quest": whoever was made or spoken of last. */
const BARE_ROLE = new RegExp(`^(?:as|for) (?:the |an? |my )?(?:new |last |final )?(${ROLES})(?: please)?$`, 'i');
/** "put it in the game": as what is left open. */
const JUST_IN = new RegExp(`^${PUTS} (?:${POINTS}|(.+?)) (?:in|into|to|inside)(?: of)? (?:the |my |our )?(?:game|level|platformer|shooter|runner|TITLE)(?: as well| too)?$`, 'i'); // biome-ignore format: one line

/** The wish that such a message is; undefined where there is no game, or no word of who is who. */
export function roleWish(said: string, own: readonly Own[], games: readonly string[]): Wish | undefined {
  if (!games.length) return undefined;
  const title = new RegExp(games.map(inPattern).join('|') || '(?!)', 'iu');
  const plain = said.replace(title, 'TITLE');
  const named = own.some(({ list, name }) => list === 'CHARACTER' && new RegExp(`(?<![\\p{L}\\p{N}])${inPattern(name)}s?(?![\\p{L}\\p{N}])`, 'iu').test(said)); // biome-ignore format: one line
  const bare = plain.replace(/ (?:of|in|for|from) (?:the |my )?(?:TITLE|game)\b(?: game)?/gi, '').replace(/^(?:(?:in|for|of) (?:the |my )?TITLE(?: game)?[,:]?|TITLE[,:]) /i, ''); // biome-ignore format: one line
  // "the boss should be Marrow", "replace the cannon with Marrow"
  const into = named && (new RegExp(`^(?:the |my )?${ROLES} (?:should|must|could|can|shall)? ?(?:be|is|becomes?) (?:the |my )?(?!an? )[\\p{L}]`, 'iu').test(bare) || (plain !== said && /^the [a-z]+(?: [a-z]+)? (?:should|must) be (?:the |my )?(?!an? |the |in |at |more |less |bigger|smaller|faster|slower|harder)\p{L}+$/iu.test(bare)) || (plain !== said && /^(?:replace|swap|exchange|switch) (?:out )?the .+ (?:with|for|by) /i.test(bare))); // biome-ignore format: one line
  if (into) return { act: 'game.change', words: bare.replace(/TITLE/g, 'the game'), slots: [], sure: 1, loose: [], whole: true }; // biome-ignore format: one line
  const theirs = named && ROLE.test(bare) && new RegExp(`^${PUTS}\\b|\\b(?:as|should be|be|is|are) (?:the|an?|my) (?:new )?${ROLES}\\b`, 'i').test(bare) && !/\b(?:draw|game where)\b|\b(?:an?|another|new) (?:[a-z-]+ ){0,2}(?:game|platformer|runner|shooter|adventure|tower defen[cs]e|rpg|metroidvania)\b/i.test(bare); // biome-ignore format: one line
  const [, bareRole] = BARE_ROLE.exec(bare) ?? [];
  if (bareRole) return { act: 'game.change', words: `use it as the ${bareRole}`, slots: [], sure: 1, loose: [], whole: true }; // biome-ignore format: one line
  if (!theirs && !AS_ROLE.test(bare) && !JUST_IN.test(plain)) return undefined;
  const [, what] = JUST_IN.exec(plain) ?? [];
  if (!theirs && what && !what.split(/,? and |, /).every((one) => own.some(({ kind, name }) => /^(?:character|object)$/.test(kind) && new RegExp(`^(?:the |my |our )?${inPattern(name)}$`, 'iu').test(one)))) return undefined; // biome-ignore format: one line
  return { act: 'game.change', words: JUST_IN.test(plain) ? plain.replace(/TITLE/g, 'the game') : bare.replace(/TITLE/g, 'the game'), slots: [], sure: 1, loose: [], whole: true }; // biome-ignore format: one line
}
