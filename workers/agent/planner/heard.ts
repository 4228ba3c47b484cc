/** The last look before anything is done: each word that a wish says of what is to be made stands in a call, or in what is told of it. */
import { argsOf } from './calls-of.ts';
import { tidy } from './slots.ts';
import type { Outcome, Wish } from './types.ts';
import { isAdjective } from './words/adjectives.ts';

/** Slots of what is to be seen. */
const SEEN =
  /^(?:n|look|style|count|size|frames|anim|change|name|text|palette|hero|foe|pickup|place|ground|border|view)$/;
/** Said in other words by a call: a view, a kind of picture, a way of speaking. */
const OTHERWISE =
  /^(?:the|and|first|second|third|fourth|fifth|last|next|with|for|from|that|this|who|which|his|her|its|their|my|our|your|you|are|has|have|had|was|will|can|should|must|one|two|three|four|five|six|seven|eight|nine|ten|dozen|couple|pair|few|some|any|all|each|both|every|other|another|same|like|look|looks|looking|style|styled|themed?|view|viewed|top|down|topdown|side|front|back|left|right|above|isometric|iso|facing|perspective|pixel|pixels|px|art|bit|sprite|sprites|icon|icons|tile|tiles|tileset|tilesets|set|sheet|picture|image|background|backgrounds|layer|layers|portrait|character|characters|object|objects|item|items|thing|things|enemy|enemies|npc|npcs|animation|animations|animated|cycle|frame|frames|direction|directions|version|versions|variant|variants|kind|kinds|type|types|different|various|size|sizes|sized|big|bigger|small|smaller|large|larger|not|but|without|into|onto|over|under|just|only|also|too|then|middle|mid|very|really|make|give|add|change|turn|put|get|want|need|instead|colou?rs?|colou?red|palette|seamless|loop|loops|looping|transparent|game|level|levels|more|less|faster|slower|please|maybe|kinda|bit|etc|being|exported|export|made|called|named|says?|saying|reads?|text|words?|label|ones?|new|brand|adult|missing|gone|fix|looped|camera|viewer|anymore|shouldnt|shouldn't|based)$/i;

/** A word without its ending: "roads", "mossy". */
export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/'s$/, '')
    .replace(/(?:ing|ied|ies|ed|er|es|en|ly|ish|s|y|e)$/, '')
    .replace(/(.)\1$/, '$1');
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}'-]*|\d+/gu) ?? [];

/** Said of the wish, not of what it shows. */
export const MANNERS =
  /^(?:good|great|nice|cool|new|next|first|second|last|simple|quick|sure|possible|ready|free|cheap|fine|okay|happy|sorry|thankful|grateful|able|right|wrong|real|own|short|long|old|main|several|many|much|few|last|only|whole|basic|usual|normal|standard|final|important|best|better|favou?rite|young|lovely|kind|dear|bad|easy|hard|fast|slow|late|early|tired|bored|excited|curious|proud|busy|glad)$/i;

/** "5 tiles for a farm": what it is for is not to be seen on it. */
export const isPurpose = (word: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\bfor (?:an?|the|my|our|this) /)
    .slice(1)
    .some((after) =>
      after
        .split(/[^\p{L}\p{N}]+/u)
        .slice(0, 2)
        .includes(word.toLowerCase()),
    );

/** Words beside the slots that no call has, and that are more than a manner of speaking. */
export function leftOver({ loose, words: said }: Wish, { steps, notes = [] }: Outcome): readonly string[] {
  const told = wordsIn([...steps.flatMap((step) => [JSON.stringify(argsOf(step)), step.what]), ...notes].join(' '));
  const stems = new Set(told.flatMap((word) => [word, ...word.split('-')]).map(stem));
  return loose.filter((word) => {
    const low = word.toLowerCase();
    return (
      !OTHERWISE.test(low) &&
      !MANNERS.test(low) &&
      !SPEAKING.test(low) &&
      !isPurpose(low, said) &&
      !stems.has(stem(low))
    );
  });
}
const SPEAKING = /^(?:maps?|outlines?|music|scene|show|shows|showing|saying|try|lets|let's|okay|hi|hello|hey|thanks?|sorry|around|about|actually|hmm+|uh|wait|gimme|lemme|bruh|dude|where|when|there|here)$/i; // biome-ignore format: one line

/** Words of a wish that stand in none of its calls and are not told, as they were typed. Only of what costs something. */
export function unheard(
  wish: Wish,
  { steps, notes = [], lost = [], instead = '', heard: also = [] }: Outcome,
): readonly string[] {
  if (!steps.some(({ price }) => price > 0)) return [];
  const told = [
    ...steps.flatMap((step) => [JSON.stringify(argsOf(step)), step.what]),
    ...notes,
    ...lost,
    ...also,
    instead,
  ].join(' ');
  const heard = wordsIn(told).flatMap((word) => [word, ...word.split('-')]);
  const stems = new Set(heard.flatMap((word) => [word, stem(word)]));
  const begins = (word: string): boolean => word.length > 4 && heard.some((one) => one.startsWith(word.slice(0, 4)));
  const said = [
    ...wish.slots.filter(({ slot }) => SEEN.test(slot)).map(({ words }) => words),
    ...(wish.unsure ?? []),
    // how it is to look, in no slot
    ...(wish.act.startsWith('make.') ? wish.loose.filter((word) => isAdjective(word) && !MANNERS.test(word)) : []),
  ].map(tidy);
  // "with all animations": none is made by drawing somebody
  const [moves] =
    (wish.act.startsWith('make.') &&
      !steps.some(({ tool }) => /^animate_/.test(tool)) &&
      /\b(?:all|every|full|the usual) (?:the )?animations?\b/i.exec(wish.words)) ||
    [];
  // "same size as her": how large she is no words say
  const [sized] = (wish.act.startsWith('make.') && !/"(?:size|width)":/.test(told) && /\bsame (?:[a-z]+ (?:and|&) )?size as\b/i.exec(wish.words)) || []; // biome-ignore format: one line
  const many = String(steps.filter(({ tool, price }) => price > 0 && tool.startsWith('create_')).length);
  const missing = said.flatMap(wordsIn).filter((word) => {
    if (word.length < 3 && !/\d/.test(word)) return false;
    // drawn in one go they have it
    if (/^outlines?$/.test(word) && /\bsame (?:\w+ )?outlines?\b/i.test(wish.words)) return false;
    // as many as are drawn
    if (word === many) return false;
    if (OTHERWISE.test(word) || stems.has(word) || stems.has(stem(word)) || begins(word)) return false;
    return !word.split('-').every((part) => OTHERWISE.test(part) || stems.has(part) || stems.has(stem(part)));
  });
  return [...new Set([...missing, ...(moves ? [moves] : []), ...(sized ? ['same size'] : [])])];
}
