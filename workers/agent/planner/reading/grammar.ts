/** The grammar of a message, asked in the planner's terms: which words hang together, and how a piece of it reads by itself. */
import { dependents, parse, type Sentence, subtree } from '../../../engine/understand/syntax/index.ts';

export interface Grammar {
  readonly sentence: Sentence;
  readonly text: string;
  word(i: number): string;
  relation(i: number): string;
  pos(i: number): string;
  kids(i: number, ...relations: readonly string[]): readonly number[];
  /** The words of these tokens, in their order, as they stand in the text. */
  words(of: readonly number[]): string;
  below(i: number): readonly number[];
  readonly root: number;
  readonly size: number;
}

export function grammarOf(text: string): Grammar {
  const sentence = parse(text);
  const { tokens } = sentence;
  return {
    sentence,
    text,
    word: (i) => tokens[i]?.text.toLowerCase() ?? '',
    relation: (i) => tokens[i]?.relation ?? '',
    pos: (i) => tokens[i]?.upos ?? '',
    kids: (i, ...relations) => dependents(sentence, i, ...relations),
    below: (i) => subtree(sentence, i),
    words: (of) => {
      let said = '';
      let before = -1;
      for (const i of [...of].sort((a, b) => a - b)) {
        const { start, end } = tokens[i]!;
        const glued = before >= 0 && tokens[before]!.end === start;
        said += `${said && !glued ? ' ' : ''}${text.slice(start, end)}`;
        before = i;
      }
      return said;
    },
    root: tokens.findIndex(({ head }) => head < 0),
    size: tokens.length,
  };
}

/** Verbs by which something is asked for. */
export const WISH =
  /^(?:make|makes|making|draw|drawing|create|creating|give|need|needs|want|wants|wanted|love|loves|like|generate|design|build|do|have|get|show|paint|produce|render|craft|prepare|use|wish|require|looking|sketch|add|provide|deliver)$/;
export const isVerb = ({ pos }: Grammar, i: number): boolean => /^(?:VERB|AUX)$/.test(pos(i));
export const isNoun = ({ pos }: Grammar, i: number): boolean => /^(?:NOUN|PROPN)$/.test(pos(i));
export const isDenied = (g: Grammar, i: number): boolean =>
  g.kids(i, 'advmod', 'det').some((at) => /^(?:n't|nt|not|never|no)$/.test(g.word(at)));
const SAID_OF = /^(?:it|he|she|they|that|this|these|those|its|his|her|their)$/;
/** Whether a clause is said of what was named before it: "it drags on the floor". */
export const isSaidOfIt = (g: Grammar, i: number): boolean => {
  const [subject] = g.kids(i, 'nsubj', 'nsubj:pass');
  return (
    subject !== undefined &&
    (SAID_OF.test(g.word(subject)) ||
      g.kids(subject, 'nmod:poss').some((at) => /^(?:his|her|its|their)$/.test(g.word(at))))
  );
};
