/** Words of a change of a game that stand in nothing of what would be drawn for it: before something is paid they are told. */
import { type GameDescription, slotsOf } from '../../games/index.ts';
import { MANNERS, stem, wordsIn } from '../heard.ts';

/** Said of any game, and of how it shall be other. */
const KNOWN =
  /^(?:the|and|for|with|you|your|can|could|please|pls|just|that|this|then|also|its|his|her|are|was|will|have|has|had|need|want|make|made|draw|give|gives?|get|gets|all|one|ones|two|three|four|five|let|lets|some|any|too|now|like|into|from|out|but|not|them|they|him|she|hers?|who|which|what|when|where|there|here|instead|new|another|more|less|fewer|few|many|lots?|each|every|other|others|different|same|should|shall|must|would|place|placed|put|add|use|used|set|change|turn|replace|swap|switch|take|takes|play|played|plays|player|players|hero|heroine|character|main|enem(?:y|ies)|foes?|monsters?|creatures?|boss(?:es)?|companion|pet|sidekick|friend|villain|bad|guys?|guy|people|folk|npcs?|games?|levels?|stages?|worlds?|waves?|theme|themed|setting|scene|scenery|background|everything|everywhere|graphics|look|looks|looking|style|version|sprites?|lives|life|hearts?|coins?|gems?|points?|items?|pick-?ups?|collect(?:s|ed|ing|ibles?)?|gather(?:s|ing)?|find(?:s|ing)?|goal|exit|weapons?|shoot(?:s|ing)?|fight(?:s|ing)?|attack(?:s|ing)?|chas(?:e|es|ing)|jump(?:s|ing)?|run(?:s|ning)?|walk(?:s|ing)?|fly(?:ing)?|flies|against|over|under|around|about|first|second|third|last|final|end|start|begin|middle|next|in|at|on|of|to|be|is|it|it's|i|me|my|mine|we|our|us|a|an|as|so|do|does|or|if|by|only|very|really|also|well|okay|ok|hey|cool|nice|great|platformer|adventure|shooter|runner|match-3|defen[cs]e|tower|towers|bit|little|kind|sort|type|kinds|sorts|maybe|perhaps|idea|fun|better|best|thing|things|something|stuff|rather|than|keep|stays?|still|their|theirs|those|these|come|comes|goes|go|see|show|shows|appear|appears|spawn|spawns|drop|drops|live|lives|happen|happens|would|says?|saying|tells?|don'?t|no|without|yes|up|down|off|through|during|while|after|before|both|between|far|near|way|quite|super|tiny|small|big|bigger|smaller|large|huge|fast|faster|slow|slower|speed|hard|harder|easy|easier|strong|stronger|health|damage|time|seconds?|minutes?)$/i; // biome-ignore format: a list

export function leftOver(
  words: string,
  game: GameDescription,
  after: GameDescription,
  notes: readonly string[],
): readonly string[] {
  const prompts = [game, after].flatMap((one) => [one.title, one.theme, ...slotsOf(one).flatMap(({ id }) => [id, one.assets[id]?.prompt ?? ''])]); // biome-ignore format: one line
  const told = wordsIn([...prompts, ...notes, JSON.stringify({ ...after, assets: undefined })].join(' '));
  const stems = new Set(told.flatMap((word) => [word, ...word.split('-')]).map(stem));
  const left = [...new Set(wordsIn(words.replace(/["“][^"”]*["”]/g, ' ')))].filter((word) => word.length > 2 && !/^\d/.test(word) && !KNOWN.test(word) && !MANNERS.test(word) && !stems.has(stem(word)) && !(word.length > 4 && told.some((one) => one.startsWith(word.slice(0, 4))))); // biome-ignore format: one line
  // another word for what is drawn ("winter" of snow) is no loss
  return left.length > 1 ? left : [];
}
