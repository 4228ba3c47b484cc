/** A wish that the grammar could not part: where the picture engine knows all of it as one picture, that is what is meant. */
import { excluding } from './accounted/alternatives.ts';
import { cannotDo } from './cannot.ts';
import { splitMoves } from './moves.ts';
import { isTogether, pictured } from './pictured.ts';
import type { Place } from './place.ts';
import { wishesGame } from './played.ts';
import * as say from './says.ts';
import type { Plan } from './step.ts';
import { sizeNotes, stepsOf } from './steps.ts';
import { subjectOf } from './subjects.ts';
import { takeGlobals } from './wishes/globals.ts';
import type { Wish } from './wishes/index.ts';
import { bareNoun, bareWish, politely, TILES, UI } from './words.ts';

/** Said to somebody, or of what was made before: nothing that is drawn. */
const TALK =
  /\b(?:this|that|these|those|is|are|was|i|i'm|i'd|i've|we|you|your|my|our|me|us|he|she|they|him|her|them|it|its|his|their|please|animat\w*|don'?t|not|undo|redo|instead|the same|same|again|more|less|other|another|first|second|last|previous)\b/i;
/** Several of something, each by itself. */
const SEVERAL =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|some|a few|many|various|different|all|both|every|each)\s|:|\bsets?\b|\bpacks?\b|\bseries\b|\b(?:versions?|variants?|variations?|states?|sizes|stages)\b/i;
const SENTENCE_WORDS = 24;
const SMALL = /^(?:an?|the|of|in|on|at|to|by|and|with|from|for|its|his|her|some|very|is|as|like|or)$/i;

const NEW =
  /^(?:(?:now|also|and|then|please|can you|could you) )*(?:an?|draw|make|create|generate|give me|i (?:need|want))\s/i;

/** So much of a wish may be lost, where it is told. */
const FEW = 1 / 3;

/** The one picture that words ask for, as a plan; undefined where they ask for anything else. */
export function wholePicture(words: string, { memory, projectId, agreed }: Place): Plan | undefined {
  // what follows something is said of it, where it does not ask for more
  if (memory.made.length && !NEW.test(words)) return undefined;
  const bare = politely(bareWish(words))
    .replace(/[.!\s]+$/, '')
    .trim();
  if (!bare || bare.split(/\s+/).length > SENTENCE_WORDS || /[?]/.test(bare)) return undefined;
  if (TILES.test(bare) || UI.test(bare) || wishesGame(bare) || TALK.test(bare) || SEVERAL.test(bare)) return undefined;
  if (cannotDo(bare.toLowerCase()) || excluding(bare)) return undefined;
  const taken = takeGlobals(bare);
  const text = taken.text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;]+|[\s,.;]+$/g, '')
    // "a tree, door in its trunk. glowing": sentences of one picture
    .replace(/\.\s+(?=[A-Za-z])/g, ', ');
  const { who, moves } = splitMoves(text, (said) => subjectOf(said));
  if (moves.length) return undefined;
  const [head = ''] = who.split(/,|\b(?:with|in|on|of|made|that|who|holding|wearing|under|beside|behind|like)\b/i);
  const subject = subjectOf(head.trim().replace(/^((?:an? )?)giant /i, '$1huge ')) ?? subjectOf(who);
  if (!subject || subject.kind === 'place' || subject.agent) return undefined;
  const { brief, lost } = pictured(bareNoun(who.replace(/^((?:an? )?)giant (?=[a-z]+ ?[a-z]* )/i, '$1huge ')));
  if (brief.confidence < 0.9 || brief.scenery) return undefined;
  const content = who
    .toLowerCase()
    .split(/[^a-z'-]+/)
    .filter((word) => word.length > 1 && !SMALL.test(word));
  if (lost.length > content.length * FEW) return undefined;
  const lastOfHead = head.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  if (lost.includes(lastOfHead)) return undefined;
  const notes: string[] = [];
  if (lost.length) notes.push(say.mayNotShow(lost));
  const alive = (subject.kind === 'person' || subject.kind === 'animal' || subject.creature) && !isTogether(who);
  const wish: Wish = alive
    ? { kind: 'character', words: who, moves: [], ...(subject.skeleton ? { skeleton: subject.skeleton } : {}) }
    : { kind: 'object', words: who, moves: [] };
  const read = { ...taken, wishes: [wish], moves: [], puzzles: [], notes };
  const made = stepsOf(wish, read, projectId, 0, agreed);
  if ('ask' in made) return made;
  if (taken.size) notes.push(...sizeNotes(wish.kind, taken.size));
  return { steps: made.steps, notes };
}
