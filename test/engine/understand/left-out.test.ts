import { expect, it } from 'vitest';
import { topped, withLeftOut } from '../../../workers/engine/understand/left-out.ts';

it.each([
  ['sword blue gem', 'sword with blue gem'],
  ['witch black cat', 'witch with black cat'],
  ['golem glowing eyes', 'golem with glowing eyes'],
  ['elf ranger green hood brown boots', 'elf ranger with green hood and brown boots'],
  ['old fisherman yellow raincoat and pipe', 'old fisherman with yellow raincoat and pipe'],
  ['viking two axes', 'viking with two axes'],
  ['luchador blue mask and cape', 'luchador with blue mask and cape'],
  ['fox white tail, side view', 'fox with white tail, side view'],
])('%s is %s', (typed, meant) => expect(withLeftOut(typed)).toBe(meant));

it.each(['baby blue dragon', 'cat black statue', 'rose gold ring', 'ice blue sword', 'four leaf clover', 'polar bear cub', 'a red cat on a green mat', 'knight with a red cape'])( 'leaves "%s" alone', (text) => expect(withLeftOut(text)).toBe(text)); // biome-ignore format: one line

it.each([
  ['ice staff snowflake on top', 'ice staff with a snowflake on top'],
  ['cupcake cherry on top', 'cupcake with a cherry on top'],
  ['a cat on top', 'a cat on top'],
  ['a book with a candle on top', 'a book with a candle on top'],
])('%s is %s', (typed, meant) => expect(topped(typed)).toBe(meant));
