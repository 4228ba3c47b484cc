/** Whether words that are to be drawn are what anybody would say of a picture: what went wrong while a message was read shows in them. */
import { isInk } from '../accounted/alternatives.ts';
import type { Step } from '../step.ts';
import { subjectOf } from '../subjects.ts';
import { contentOf } from './said.ts';

const PICTURES = /^create_(?:character|map_object|picture|isometric_tile|[18]_direction_object)$/;
const GROUNDS = /^create_(?:topdown|sidescroller)_tileset$/;
/** Orders, and what is said to somebody. */
const ORDER =
  /\b(?:replace|instead|only|just|delete|remove|rename|animate|redraw|recolou?r|undo|please|pls|plz|i said|i mean|i want|i need|dont|don't|wait|actually|lol)\b|^(?:an? )?(?:picture|image|drawing|sprite|photo) (?:from|of)\b/i;
/** Of several pictures, and of how they go together. */
const OF_SEVERAL =
  /\b(?:both|all|each|every|versions?|variants?|stages|states|kinds|sizes|frames|complete|matching|the same|same (?:face|size|style|look|one))\b(?! (?:over|around|round|of them|hands|arms|sides|eyes|ends|legs|ears|fists|feet|hand|side|way|the way|kinds of))|\b(?:one|some) (?:\w+ )?(?:one|some)\b/i;
/** Of a set, and not of one of it. */
const FULL =
  /^(?:an? |the )?(?:full|complete|whole|entire) (?!moon|body|plate|length|grown|bloom|suit|helmet|face|armou?r|set)([a-z]+)$/i;
const isSetOf = (words: string): boolean =>
  /^(?:animal|person)$/.test(subjectOf(FULL.exec(words)?.[1] ?? '')?.kind ?? '');
const NUMBERS = /\b\d{1,4}\s?x\s?\d{1,4}\b|(?:^|,)\s*\d+\s*(?:,|$)|\b\d+ (?:px|pixels|stages|frames)\b/i;
const BROKEN_OFF =
  /\b(?:an?|the|of|for|with|in|on|at|to|into|from|by|as|like|than|that|which|who|my|our|and|or|per|each|every)$/i;
/** "cherry petals around", "a cat sleeping on top": of something else, which is a picture of its own then. */
const OF_ANOTHER =
  /^(?!.*(?:\b(?:with|and)\b|,)).*\b(?:on top|around|nearby|behind|above|below|(?:on|in|under|over|around|beside|behind|inside|next to) (?:it|them|(?:its|his|her|their) [a-z]+))$/i;
/** Beside each other they are one look. */
const SAME_TWICE = /^(?:very|really|so|big|long|little|half|on|in|by|dark|light)$/;
const SIZES = /^(?:tiny|small|medium|large|big|huge|giant)$/;

/** The same word twice, other than "a cat on a cat bed": a list that was taken for one thing. */
function twice(words: string): boolean {
  const [head = '', ...more] = words
    .toLowerCase()
    .split(/\s(?:with|in|on|of|under|over|beside|behind|near|holding|wearing|and|for|from|that|who)\s/);
  const said = [head, ...more].map((part) => contentOf(part).filter((word) => !SAME_TWICE.test(word)));
  return said.some((part) => new Set(part).size < part.length);
}

/** "blue red potion bottles and green": colours of several. */
function manyInks(words: string): boolean {
  const [first = '', second = '', noun = ''] = words
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(/\s+/);
  return (
    isInk(first) &&
    isInk(second) &&
    first !== second &&
    (/s$/.test(noun) || /\band [a-z]+$/i.test(words)) &&
    isInk(words.split(/\s+/).at(-1)!)
  );
}
/** "small big, big with moss" */
const sizesOnly = (words: string): boolean => {
  const [a = '', b = ''] = words
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(/[^a-z]+/);
  return SIZES.test(a) && SIZES.test(b) && a !== b;
};

/** The words of a step that cannot be meant as they stand; undefined where all can. */
export function garbledIn({ tool, args, price }: Step): string | undefined {
  if (price === 0) return undefined;
  const given = typeof args === 'function' ? args([]) : args;
  const { description, edit_description: edit, action_description: deed } = given;
  if (typeof description === 'string' && PICTURES.test(tool)) {
    const bare = description.replace(/"[^"]*"/g, ' ');
    const odd = ORDER.test(bare) || OF_SEVERAL.test(bare) || isSetOf(bare) || NUMBERS.test(bare) || BROKEN_OFF.test(bare.trim()) || OF_ANOTHER.test(bare.trim()) || twice(bare) || manyInks(bare) || sizesOnly(bare);
    return odd ? description : undefined;
  }
  if (typeof edit === 'string' && (ORDER.test(edit) || BROKEN_OFF.test(edit.trim()) || /\bsame (?:style|way|manner|look)\b|:/i.test(edit))) return edit;
  if (typeof deed === 'string' && (ORDER.test(deed) || NUMBERS.test(deed) || /\b(?:for|to|the|a|just|only|max|and|or)\s*(?:,|$)|, (?:just|only)\b/i.test(deed))) return deed;
  if (GROUNDS.test(tool))
    for (const ground of [given.lower_description, given.upper_description])
      if (typeof ground === 'string' && /^(?:without|with|no|and) |^none$/i.test(ground)) return ground;
  return undefined;
} // biome-ignore format: short enough
