/** "something spooky for halloween": of what is left to the assistant one likely thing is drawn, and named. */
import { GAME } from '../words.ts';
import type { Said } from './of-tiles.ts';

const LIKELY: readonly (readonly [RegExp, string])[] = [
  [/\bhalloween|spook\w*|scary|creepy|haunted|eerie|horror\b/i, 'a jack-o-lantern'],
  [/\bchristmas|xmas|festive|holidays?|santa\b/i, 'a christmas tree'],
  [/\beaster\b/i, 'an easter egg'],
  [/\bvalentine\w*|romantic|lovely|love\b/i, 'a red heart'],
  [/\bbirthdays?|party\b/i, 'a birthday cake'],
  [/\bthanksgiving|autumn|fall|harvest\b/i, 'a pumpkin'],
  [/\bnew year\w*|fireworks?\b/i, 'fireworks'],
  [/\bwinter\w*|snow\w*|cold|icy\b/i, 'a snowman'],
  [/\bsummer\w*|beach\w*|tropical|vacation\b/i, 'a palm tree'],
  [/\bspring\w*|flower\w*|garden\w*\b/i, 'a sunflower'],
  [/\bmagic\w*|mystical|enchanted|wizardly\b/i, 'a glowing crystal ball'],
  [/\bcute|adorable|kawaii|sweet\b/i, 'a cute cat'],
  [/\btasty|yummy|delicious|food|edible|eat\b/i, 'a burger'],
  [/\bfantasy|epic|medieval|heroic\b/i, 'a dragon'],
  [/\bsci-?fi|futuristic|space|techy|cyber\w*\b/i, 'a robot'],
  [/\bpirat\w*|nautical|treasure\b/i, 'a treasure chest'],
  [/\bcozy|cosy|homely|warm\b/i, 'a fireplace'],
  [/\bunderwater|sea|ocean\w*|aquatic\b/i, 'an octopus'],
];
const SOMETHING =
  /^((?:(?:please|hey|hi|just|can you|could you|would you|i(?:'d| would)? (?:want|like|need)(?: you to)?|draw|make|create|give|show|get|me|us|for me)[ ,]+)*)(?:something|anything|sth|smth|some ?thing|whatever)(?: (?:really|very|super|kinda|a bit|that is|that's|that looks))*((?: [a-z-]+){0,2})((?: (?:for|about|with|in|related to)(?: (?:a|an|the|my))? [a-z' -]+)?)[.!]*$/i;

export function anything(message: string): Said {
  const [, , how = '', what = ''] = SOMETHING.exec(message) ?? [];
  const said = `${how}${what}`.trim();
  const thing = said && !GAME.test(said) ? LIKELY.find(([words]) => words.test(said))?.[1] : undefined;
  return thing
    ? { text: `draw ${thing}`, notes: [`You left open what: I draw ${thing}. Say what else it shall be ("a ghost", "a black cat with a hat"), and I draw that.`] }
    : { text: message, notes: [] };
} // biome-ignore format: short enough
