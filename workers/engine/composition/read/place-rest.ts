/** What of a sentence is left for its place: things beyond, skies, owners. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Token } from '../../understand/tokens.ts';
import { PLACES } from '../places/index.ts';
import { MANNER_OF, MANNER_OF_PLACE, suits } from '../places/manners.ts';
import { KNOWN, type Read } from './known.ts';
import { type Manner, NAMES, STOPS } from './place-tests.ts';
import { saidFeature } from './said-features.ts';
import { ARTICLES, textOf } from './words.ts';

export const BESIDE: ReadonlySet<string> = new Set(['in', 'by', 'at', 'near', 'beside', 'on', 'overlooking', 'above', 'through', 'across']); // biome-ignore format: a list
/** What a way leads through is the country round it. */
const THROUGH = /^(?:through|across)$/;

/** "Ruins in the jungle with a waterfall": what nobody has or holds is the place's. */
export function scenicOf(after: readonly Token[], read: Read): string[] | undefined {
  if (after[0]?.text !== 'with') return undefined;
  const items = textOf(after.slice(1)).split(/,|\band\b/).map((item) => item.trim()).filter(Boolean); // biome-ignore format: one line
  const isScenic = (item: string): boolean => {
    if (saidFeature(item)) return true;
    const { kind, confidence, concept } = read(item);
    return kind === 'thing' && confidence >= 0.9 && (/^(?:building|rock)$/.test(categoryOf(concept) ?? '') || /tree$|^(?:waterfall|pond|willow|bamboo|cactus)$/.test(concept)); // biome-ignore format: one line
  };
  return items.length > 0 && items.every(isScenic) ? items : undefined;
}

/** What only the sky can have, and the crowd: "a golem with lava cracks" is none, whatever lies in it. */
export const ABOVE = new Set([
  'big sun',
  'big moon',
  'rainbow',
  'earthrise',
  'aurora',
  'planets',
  'moons:2',
  'moons:3',
  'moons:4',
  'moons:2,sun',
  'nebula',
  'crowd',
  'fireflies',
  'string lights',
  'string lights:colours',
  'led strips',
  'flicker',
  'lone light',
  'bare bulb',
]);
export const isAbove = (words: string): boolean => {
  const said = saidFeature(words);
  return (
    said !== undefined &&
    (said.feature === undefined || /^(?:sky|heaven):/.test(said.feature) || ABOVE.has(said.feature))
  );
};

/** "…, full moon, horror": what is listed after a comma and belongs to the sky, or says of which world the place is. */
export function withoutSkies(tokens: readonly Token[], extras: string[], { id, manners }: { readonly id: string; readonly manners: Manner[] }): readonly Token[] {
  const kept: Token[] = [];
  let part: Token[] = [];
  const flush = (stop?: Token): void => {
    const words = textOf(part).trim();
    const manner = MANNER_OF.get(words);
    if (words !== '' && kept.some((t) => t.kind === 'stop') && isAbove(words)) extras.push(words);
    else if (words !== '' && manner && kept.some((t) => t.kind === 'stop') && suits(manner, PLACES[id]!)) manners.push({ id: manner, told: words });
    else kept.push(...part);
    if (stop) kept.push(stop);
    part = [];
  };
  for (const token of tokens) {
    if (token.kind === 'stop') flush(token);
    else part.push(token);
  }
  flush();
  while (kept.at(-1)?.kind === 'stop') kept.pop();
  return kept;
} // biome-ignore format: a signature

/** What lies beyond: a second place is told in the distance ("a castle on a cliff by the sea"). */
export function withoutSecond(
  tokens: readonly Token[],
  extras: string[],
  place: { readonly id: string; readonly manners: Manner[] },
  indoors?: Read,
): readonly Token[] {
  for (let i = 0; i < tokens.length; i++) {
    if (!BESIDE.has(tokens[i]!.text)) continue;
    // "an eagle in the sky" is up there, and no second place
    if (tokens[i]!.text === 'in' && tokens.at(-1)?.text === 'sky' && !PLACES[place.id]!.indoor) continue;
    let at = i + 1;
    while (at < tokens.length && ARTICLES.has(tokens[at]!.text)) at++;
    // "a kitchen in a cottage": the room is what is seen
    if (
      indoors &&
      at < tokens.length &&
      !tokens.slice(at).some((t) => STOPS.has(t.text)) &&
      categoryOf(indoors(textOf(tokens.slice(at))).concept) === 'building'
    )
      return tokens.slice(0, i);
    const found = NAMES.at(tokens, at);
    const next = found && tokens[at + found.length];
    if (
      !found ||
      (next && next.kind !== 'stop' && next.text !== 'with') ||
      (THROUGH.test(tokens[i]!.text) && !/^(?:highway|road|city|river)$/.test(place.id)) ||
      (PLACES[found.value]!.indoor && (!MANNER_OF_PLACE[found.value] || PLACES[place.id]!.indoor))
    )
      continue;
    const manner = MANNER_OF_PLACE[found.value];
    if (
      manner &&
      place.id !== found.value &&
      ['in', 'on', 'at', 'by', 'through', 'across'].includes(tokens[i]!.text) &&
      suits(manner, PLACES[place.id]!)
    )
      place.manners.push({ id: manner, told: found.text });
    else extras.push(`${found.text} in the background`);
    return withoutSecond([...tokens.slice(0, i), ...tokens.slice(at + found.length)], extras, place, indoors);
  }
  return tokens;
}
/** "A village of orcs", "a city overgrown with plants": whose it is comes after its name. */
export function ofWhom(
  text: string,
  { id, manners }: { readonly id: string; readonly manners: Manner[] },
  read: Read,
): string {
  // "the bedroom of a teen gamer, messy": a room is seen without its owner, and what is listed tells how it looks
  const owned = PLACES[id]!.indoor ? /^of (?:the |an? |some )?([a-z' -]+?)(?=\s*(?:,|$| with ))/.exec(text) : null;
  if (owned) {
    const words = owned[1]!.split(' ');
    const told = words
      .map((_, i) => words.slice(i).join(' '))
      .find((w) => MANNER_OF.has(w) && suits(MANNER_OF.get(w)!, PLACES[id]!));
    const { kind, confidence } = read(owned[1]!);
    if (told) manners.push({ id: MANNER_OF.get(told)!, told });
    // "of the ice queen": both what she is and of which world
    for (const word of words) {
      const more = MANNER_OF.get(word);
      if (told && more && word !== told && !told.includes(word) && suits(more, PLACES[id]!)) manners.push({ id: more, told: word }); // biome-ignore format: one line
    }
    if (told || (kind === 'humanoid' && confidence >= KNOWN)) return text.slice(owned[0].length).trim();
  }
  // "a market in marrakech with lamps": the country it lies in
  const [country = '', where = ''] = /^(?:in|of|from|at) (?:the |old |ancient )?([a-z'-]+)(?=\s*(?:,|$| with | and ))/.exec(text) ?? []; // biome-ignore format: one line
  if (MANNER_OF.has(where) && suits(MANNER_OF.get(where)!, PLACES[id]!)) {
    manners.push({ id: MANNER_OF.get(where)!, told: where });
    return text.slice(country.length).trim();
  }
  const [, whom = ''] = /^of (?:the |an? |some )?([a-z'-]+)$/.exec(text) ?? [];
  const grown =
    /^(?:overgrown$|(?:overgrown|covered|surrounded) (?:with|by|in) (?:the |lush |thick |green )?(?:plants|vines|ivy|moss|vegetation|nature|greenery|jungle|trees)$)/.test(
      text,
    )
      ? 'overgrown'
      : whom;
  const manner = MANNER_OF.get(grown) ?? MANNER_OF.get(grown.replace(/s$/, ''));
  if (!manner || !suits(manner, PLACES[id]!)) return text;
  manners.push({ id: manner, told: grown });
  return '';
}
