import type { WordVectors } from '../word-vectors.ts';
import { bestTree } from './decode.ts';
import { projector } from './encoder.ts';
import { Network } from './network.ts';
import { type Piece, piecesOf } from './tokens.ts';
import type { Weights } from './weights.ts';

/** A word or mark of a sentence and what it hangs on, in Universal Dependencies v2 (https://universaldependencies.org/u/dep/). */
export interface SyntaxToken {
  readonly text: string;
  /** Its place in the text: text.slice(start, end). */
  readonly start: number;
  readonly end: number;
  /** Index of the token it hangs on; −1 for the root, of which a sentence has one. */
  readonly head: number;
  /** 'nsubj', 'obj', 'amod', 'nmod:poss', …; 'root' for the root. */
  readonly relation: string;
  /** 'NOUN', 'VERB', … */
  readonly upos: string;
  /** 0..1: how sure the network is of the head and the relation together. */
  readonly confidence: number;
}

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly SyntaxToken[];
}

/** Longer texts are read part by part, cut where a sentence ends if one does. */
const LONGEST = 64;
/** Tokens of a text that are read at all. */
const MOST = 512;
/** Sentences that are kept; when so many are, all are forgotten. */
const KEPT_SENTENCES = 500;

/** A function from a text to its tree. Never throws; a text without a word has no tokens. */
export function createParser(weights: Weights, words: WordVectors): (text: string) => Sentence {
  const { shape } = weights;
  const network = new Network(weights);
  const projected = projector(weights, words, (features, count) => network.project(features, count));
  const sentences = new Map<string, Sentence>();

  function tree(text: string, pieces: readonly Piece[], offset: number): SyntaxToken[] {
    const scores = network.run(projected(pieces.map((piece) => piece.text)));
    const size = pieces.length + 1;
    return bestTree(scores.arcs, pieces.length).map((head, i) => {
      const { index, probability } = scores.relation(i, head);
      const piece = pieces[i]!;
      const end = piece.start + piece.text.length;
      return {
        text: text.slice(piece.start, end),
        start: piece.start,
        end,
        head: head === 0 ? -1 : head - 1 + offset,
        relation: shape.relations[index]!,
        upos: shape.upos[scores.upos(i)]!,
        confidence: probability * Math.exp(scores.arcs[i * size + head]!),
      };
    });
  }

  return (text) => {
    const known = sentences.get(text);
    if (known) return known;
    const tokens: SyntaxToken[] = [];
    for (const part of parts(piecesOf(text).slice(0, MOST))) {
      const first = tokens.findIndex((token) => token.head === -1);
      const found = tree(text, part, tokens.length);
      // a later part stands beside the first one, as a second sentence does in the training
      const beside = (token: SyntaxToken) =>
        token.head === -1 && first !== -1 ? { ...token, head: first, relation: 'parataxis' } : token;
      tokens.push(...found.map(beside));
    }
    const sentence = { text, tokens };
    if (sentences.size >= KEPT_SENTENCES) sentences.clear();
    sentences.set(text, sentence);
    return sentence;
  };
}

function parts(pieces: readonly Piece[]): (readonly Piece[])[] {
  const found: (readonly Piece[])[] = [];
  let rest = pieces;
  while (rest.length > LONGEST) {
    const stop = rest.slice(0, LONGEST).findLastIndex((piece) => /^[.!?]$/.test(piece.text));
    const length = stop > 0 ? stop + 1 : LONGEST;
    found.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  if (rest.length > 0) found.push(rest);
  return found;
}
