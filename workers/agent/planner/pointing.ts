/** Words that point at what the account has, and are no part of what it is called. */
import { tokens } from './likeness.ts';
import { spanIn } from './when.ts';

export const MANY =
  /\b(?:all|both|every|everything|everyone|everybody|anything|each|them|they|these|those|ones|any|whole)\b/i;
export const EVERY = /\b(?:all|every|everything|everyone|everybody|anything|each|whole)\b/i;
export const OTHERS = /\b(?:others?|rest|remaining)\b/i;
export const LAST = /\b(?:last|latest|newest|most recent|just (?:made|drew|drawn|did))\b/i;
export const FIRST = /\b(?:first|oldest|earliest|very first)\b/i;
/** Words for a kind, and which lists it is. */
export const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:char(?:acter)?s?|hero(?:es|ine)?|guys?|person|people|npcs?|enem(?:y|ies)|monsters?|creatures?|animals?|dudes?|fighters?|figures?|man|woman|lady|girl|boy)$/, /^CHARACTER$/],
  [/^(?:objects?|items?|props?)$/, /OBJECT$/],
  [/^(?:tile ?sets?|tiles?|ground|terrain)$/, /TILE/],
  [/^(?:ui|interfaces?|buttons?|menus?|hud|panels?)$/, /^UI/],
  [/^(?:maps?|levels?)$/, /^MAP$/],
]; // biome-ignore format: a table
/** Said of a thing, and no part of what it is called. */
const BESIDE =
  /^(?:the|a|an|my|mine|our|ours|your|this|that|these|those|both|all|each|every|of|on|in|for|with|and|or|called|named|from|to|at|s|t|it|its|him|his|her|hers|she|he|them|they|their|theirs|i|you|we|me|us|u|which|who|what|animations?|anims?|animation|sprites?|sheets?|spritesheets?|pics?|pictures?|images?|drawings?|pixel|art|assets?|stuff|things?|files?|creations?|work|library|account|collection|project|version|versions|one|ones|two|three|four|five|six|seven|eight|nine|ten|dozen|couple|pair|made|make|making|drew|drawn|did|do|done|have|has|had|got|own|is|are|was|were|please|pls|also|too|just|still|another|other|others|rest|remaining|same|new|newest|old|oldest|last|latest|recent|most|first|earliest|previous|second|third|earlier|before|ago|there|here|whole|entire|set|very|everything|anything|something|everyone|everybody|so|far|only|now|yet|already|up|name|word|attached|finished|existing)$/;

/** What is left to name something with. */
export const contentOf = (target: string): readonly string[] => {
  const span = spanIn(target);
  return tokens(span ? target.replace(span.words, ' ') : target).filter(
    (word) => !BESIDE.test(word) && !/^\d+$/.test(word),
  );
};
