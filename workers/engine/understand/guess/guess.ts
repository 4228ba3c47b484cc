import type { Models } from '../../inference/models.ts';
import { COLOUR_HEX } from '../colours.ts';
import type { ConceptGuess } from '../index.ts';
import type { WordVectors } from '../word-vectors.ts';
import { type ConceptReading, createConceptReader } from './reader.ts';

/** A colour is named from this probability up; the likeliest one always is. */
const LEAST = 0.2;
/** At most so many colours: the data names no more for a thing. */
const MOST = 3;

/**
 * A function from a description to a learned guess at what it is about: one of the network's categories ('weapon',
 * 'animal', …), its calibrated probability, and the colours such a thing has. Undefined for a text without a word, or
 * when the models hold no such network.
 */
export function createConceptGuesser(
  models: Models,
  words?: WordVectors,
): (text: string) => Promise<ConceptGuess | undefined> {
  const read = createConceptReader(models, words);
  return async (text) => {
    const reading = await read(text);
    return reading && guessOf(reading);
  };
}

function guessOf({ config, category, colours }: ConceptReading): ConceptGuess {
  const confidence = Math.max(...category);
  return {
    category: config.categories[category.indexOf(confidence)]!,
    colours: characteristic(colours, config.colourShares).map((i) => COLOUR_HEX.get(config.colours[i]!)!),
    confidence,
  };
}

/**
 * Indices of the colours to use, best first. Nearly half of all sprites have gray and a third brown in them, so plain probability
 * names little else; half of each colour's log odds in general is taken off, which leaves what is special about the thing
 * (a lemon's yellow).
 */
function characteristic(colours: Float32Array, shares: readonly number[]): number[] {
  const score = (i: number) => logit(colours[i]!) - 0.5 * logit(shares[i]!);
  const ranked = [...colours.keys()].sort((a, b) => score(b) - score(a));
  const likely = ranked.filter((i) => colours[i]! >= LEAST).slice(0, MOST);
  return likely.length > 0 ? likely : [colours.indexOf(Math.max(...colours))];
}

const logit = (p: number) => Math.log(p / (1 - p));
