/** Who goes with the hero, and who stands about and says something. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { type Outcome, redrawn, withSetting } from './outcome.ts';

const START =
  '^(?:please |also |now |and |then )*(?:add|put(?: in)?|include|i (?:want|need)|there should be|we need|with|let there be|give (?:him|her|it|them|me|the [a-z]+(?: hero)?))? ?';
const WHO = '((?:an? |some |the |his |her )?(?:[a-z-]+ ){0,2}?[a-z-]+)';
const KIND = '(?:companions?|sidekicks?|followers?|pets?|buddy|helpers?)';
const COMPANION: readonly RegExp[] = [
  new RegExp(
    `${START}${WHO} (?:(?:that|who|which|to|should) )*(?:always )?(?:follow(?:s|ing)?|accompan(?:y|ies|ying)|(?:go(?:es)?|walks?|runs?|flies|comes?|travels?) (?:along|with|behind|next to|beside|after))(?: (?:along|around|with|the|hero|player|him|her|it|me|you|us|everywhere|elf|knight|behind))*$`,
  ),
  new RegExp(`${START}${WHO} as (?:an? |the |his |her |my )?(?:[a-z]+ )?${KIND}$`),
  new RegExp(`${START}(?:an? |the |his |her )?(?:pet|companion|loyal|faithful|friendly) ${WHO}$`),
  new RegExp(`${START}${WHO} (?:companion|sidekick|follower|pet|buddy)$`),
  new RegExp(
    `${START}(?:an? |the |some )?(?:companion|sidekick|pet|follower|buddy)(?:(?: like|:|,| named)? (an? [a-z]+(?: [a-z]+)?))?(?: (?:for|to) (?:the )?(?:hero|player|him|her))?$`,
  ),
];
const FOLK =
  '(?:npcs?|shop ?keepers?|merchants?|villagers?|townsfolk|townspeople|vendors?|traders?|inn ?keepers?|quest ?givers?|old (?:man|woman|lady)|wise (?:man|woman)|guides?|wizards?|kings?|queens?|princess(?:es)?|fair(?:y|ies)|people|characters?|somebody|someone|mayors?|priests?|farmers?|sages?|hermits?)';
const PLACED = '(?:near|at|in|on|by|beside|next to|outside|in front of|behind|inside)';
const SPEAKS =
  '(?:says?|saying|talks?|talking|speaks?|speaking|tells?|telling|greets?|chats?|explains?|warns?|gives? (?:a |some )?(?:hints?|tips?|advice|help|information)|dialog(?:ue)?s?|speech bubbles?|conversations?)';
const STANDS: readonly RegExp[] = [
  new RegExp(
    `${START}(?:an? |some |the |a few )?((?:[a-z-]+ ){0,2}?[a-z-]+?)(?: ${PLACED} (?:the |an? )?[a-z ]+?)? (?:(?:that|who|which|to|i can|you can|can|should|with) )*(?:be )?${SPEAKS}\\b\\s*(?:(?:to|with) (?:you|me|him|her|the hero|the player)|you|me|him|her|hello to)?,?:? ?(.*)$`,
  ),
  new RegExp(`${START}(?:an? |some |the |a few )?(?:friendly )?(${FOLK})(?: ${PLACED} (?:the |an? )?[a-z ]+?)?()$`),
  new RegExp(`${START}(?:some )?()(?:dialog(?:ue)?s?|conversations?|talking)()$`),
];
const NOBODY =
  /^(?:it|he|she|they|you|i|the (?:hero|player|game|boss|title|music)|hero|player|enem(?:y|ies)|foes?|boss|monsters?|music|sign|intro|more|text|message|screen|character)$/;

const article = (words: string): string => {
  const bare = words
    .replace(/^(?:an?|some|the|his|her) /, '')
    .replace(/\bnpcs?\b|\bpeople\b|\bcharacters?\b|\bsome(?:body|one)\b/, 'villager');
  const one = /ss$|us$/.test(bare) ? bare : bare.replace(/ies$/, 'y').replace(/s$/, '');
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
};
const hasFolk = (game: GameDescription): boolean =>
  templateOf(game.template).settings.some(({ id }) => id === 'companion');
/** A game of before has no place for them in its description. */
const placed = (game: GameDescription, id: string, prompt: string): GameDescription => {
  const slot = templateOf(game.template).needs.find((one) => one.id === id)!;
  const { kind, size, required, when } = slot;
  const choice = { kind, size, required, prompt, ...(when ? { when } : {}) };
  return redrawn({ ...game, assets: { ...game.assets, [id]: game.assets[id] ?? choice } }, { [id]: prompt });
};

/** "add a cat that follows the hero" */
export function companion(clause: string, game: GameDescription): Outcome {
  if (/\b(?:enem|foe|boss|camera|monster|no\b|without|remove)/.test(clause)) return undefined;
  const found = COMPANION.map((form) => form.exec(clause)).find(Boolean);
  if (!found) return undefined;
  const who = found[1] ?? 'a small dog';
  if (NOBODY.test(who.replace(/^(?:an?|the|some) /, ''))) return undefined;
  if (!hasFolk(game))
    return {
      refused: `In a ${templateOf(game.template).title.toLowerCase()} nobody can go along with the hero; in a platformer or an adventure somebody can.`,
    };
  return {
    game: withSetting(placed(game, 'companion', article(who)), 'companion', true),
    changed: `${article(who).replace(/^a/, 'A')} goes along with the hero; it only follows.`,
  };
}

/** "add a villager who says hello" */
export function stander(clause: string, game: GameDescription): Outcome {
  if (/\b(?:enem(?:y|ies)|foes?|boss|music|hero should|when you|if you|no|without|remove|screen)\b/.test(clause))
    return undefined;
  const found = STANDS.map((form) => form.exec(clause)).find(Boolean);
  if (!found) return undefined;
  const who = found[1] || 'villager';
  if (NOBODY.test(who) || /\b(?:should|must|sells?)\b/.test(who)) return undefined;
  if (!hasFolk(game))
    return {
      refused: `In a ${templateOf(game.template).title.toLowerCase()} nobody stands about and talks; in a platformer or an adventure somebody can.`,
    };
  // "says hello"; "tells you where the treasure is" is no line
  const [, line] = /\b(?:says?|saying),?:? +(?!that\b|something\b|things\b)(.+)$/.exec(clause) ?? [];
  const texts = line
    ? { ...game.texts, talk: `${line[0]!.toUpperCase()}${line.slice(1)}${/[.!?]$/.test(line) ? '' : '!'}` }
    : game.texts;
  // who stands there already says something else
  const same = game.settings.folk && game.assets.folk?.prompt.includes(article(who).replace(/^an? /, ''));
  const now = same ? game : withSetting(placed(game, 'folk', article(who)), 'folk', true);
  const says = texts?.talk ? `says "${texts.talk}"` : 'tells what the goal is; for another line: the villager says "…"';
  return {
    game: texts ? { ...now, texts } : now,
    changed: `${article(who).replace(/^a/, 'A')} stands near the start and, while the hero is near, ${says}.`,
  };
}

const LINE =
  /\b(npcs?|villagers?|shop ?keepers?|merchants?|old (?:man|woman|lady)|wise (?:man|woman)|guides?|fairy|king|queen|princess|wizard|who|that|he|she|they|it)\b([^"“”.;]{0,40}?)\b(says?|saying|tells? (?:you|him|her|me|the hero|the player))[,:]? *["“]([^"”]{2,120})["”]/i;
/** A line in quotes that somebody says, and the words without it. */
export function lineIn(
  words: string,
  game: GameDescription,
): { readonly rest: string; readonly line: string | undefined } {
  const found =
    hasFolk(game) && !/\b(?:win|lose|title screen|intro|game over)\b/i.test(words) ? LINE.exec(words) : null;
  return found
    ? { rest: words.replace(found[0], `${found[1]}${found[2]}talks`), line: found[4] }
    : { rest: words, line: undefined };
}
