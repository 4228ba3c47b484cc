/** A part that asks for a new game, said once more in the order in which the reader of games takes it. */
import type { Part } from '../../reader/index.ts';
import { wordsOf } from './fields.ts';

const MATCHED = /\bmatch/i;
const sentence = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/** Undefined where no kind of game and nobody in it is named. */
export function gameWords(part: Part): string | undefined {
  const [genre = ''] = wordsOf(part, 'genre');
  const heroes = wordsOf(part, 'hero', 'target');
  const foes = wordsOf(part, 'foe');
  const pickups = wordsOf(part, 'pickup', 'n');
  const [place = ''] = wordsOf(part, 'place');
  if (!genre && !heroes.length) return undefined;
  const kind = genre ? (/\bgame$|platformer|runner|shooter|adventure|match|tower|jump and run/i.test(genre) ? genre : `${genre} game`) : 'game';
  if (MATCHED.test(kind)) return pickups.length ? `${kind} with ${[...pickups, ...heroes].join(', ')}` : undefined;
  const said = [
    heroes.length ? `${kind} with ${heroes.join(' and ')}` : kind,
    ...(foes.length ? [`against ${foes.join(' and ')}`] : []),
    ...(place ? [/^(?:in|on|at|under) /i.test(place) ? place : `in ${place}`] : []),
  ].join(' ');
  const more = [...(pickups.length ? [`collect ${pickups.join(' and ')}`] : []), ...wordsOf(part, 'rule', 'look', 'style')];
  return [said, ...more.map(sentence)].join('. ');
} // biome-ignore format: short enough
