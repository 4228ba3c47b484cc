import type { RigName } from '../rigs.ts';
import { type Lexeme, MANNEQUIN_WORDS, QUADRUPED_WORDS } from './action-words.ts';
import { gestureFor, motionFor } from './catalog.ts';
import type { LimbMotion } from './motion.ts';
import { withoutPhases } from './phases.ts';

/** Words that tell nothing about the motion. */
const EMPTY = new Set(
  'a an the and then with while of in on at to from for his her its their it he she they is are very quickly slowly happily sadly gently loudly animation animated motion action character sprite'.split(
    ' ',
  ),
);
/** Words that say that the word after them is not meant. */
const NEGATION = new Set(['not', 'no', 'without', "don't", 'never']);

/** "swinging", "swings", "swung" → candidates of the word as the tables have it. */
function stems(word: string): readonly string[] {
  const out = [word];
  const cut = (end: string, ...puts: readonly string[]): void => {
    if (!word.endsWith(end) || word.length < end.length + 2) return;
    const stem = word.slice(0, -end.length);
    for (const put of puts) out.push(stem + put);
    // running, stabbed: the doubled consonant goes
    if (stem.length > 2 && stem.at(-1) === stem.at(-2)) out.push(stem.slice(0, -1));
  };
  cut('ing', '', 'e');
  cut('ed', '', 'e');
  cut('es', '', 'e');
  cut('s', '');
  cut('ies', 'y');
  cut('ied', 'y');
  cut('ying', 'ie');
  const past = IRREGULAR[word];
  if (past) out.push(past);
  return out;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  swung: 'swing',
  ran: 'run',
  threw: 'throw',
  thrown: 'throw',
  hit: 'hit',
  struck: 'strike',
  fell: 'fall',
  fallen: 'fall',
  drank: 'drink',
  ate: 'eat',
  slept: 'sleep',
  lay: 'lie',
  lying: 'lie',
  sat: 'sit',
  stood: 'stand',
  swam: 'swim',
  flew: 'fly',
  dead: 'die',
  death: 'die',
  dying: 'die',
  shot: 'shoot',
  woke: 'wake',
  crept: 'creep',
  leapt: 'leap',
  knelt: 'kneel',
  bit: 'bite',
  drawn: 'draw',
  drew: 'draw',
  rose: 'rise',
  spun: 'spin',
  slid: 'slide',
  fought: 'fight',
};

interface Hit {
  readonly lexeme: Lexeme;
  readonly score: number;
}

/**
 * The motion that words ask for: "waves happily", "swings an axe", "walk-8-frames". The entry with the most specific
 * words wins, the first verb among equals. Words that nothing is known of give an idle of confidence 0.1, and a note.
 */
export function motionFromText(rig: RigName, text: string): LimbMotion {
  // who bows has no bow; who only says "bow" means the greeting as well
  const trimmed = withoutPhases(text)
    .trim()
    .toLowerCase()
    .replace(/\b(?:bows|bowing|bowed)\b(?! (?:and )?arrow)|^bow$/g, 'curtsy');
  const exact = byId(rig, trimmed.replace(/[\s_]+/g, '-'));
  if (exact) return exact;
  const words = trimmed
    .replace(/[^a-z0-9' -]/g, ' ')
    .split(/[\s-]+/)
    .filter((w) => w && !EMPTY.has(w));
  const known = words.flatMap((w, i) => (NEGATION.has(w) || NEGATION.has(words[i - 1] ?? '') ? [] : [stems(w)]));
  const lexicon = rig === 'mannequin' ? MANNEQUIN_WORDS : QUADRUPED_WORDS;
  let best: Hit | undefined;
  for (const lexeme of lexicon) {
    const score = scoreOf(lexeme, known);
    if (score > 0 && (!best || score > best.score)) best = { lexeme, score };
  }
  if (best) {
    const motion = playable(rig, best.lexeme.motion);
    const parts = new Set(best.lexeme.words.flatMap((w) => w.split(' ')));
    const rest = known.filter((stem) => !stem.some((w) => parts.has(w))).length;
    const confidence = best.score >= 2 ? 1 : rest === 0 ? 0.95 : rest === 1 ? 0.85 : 0.7;
    return { ...motion, confidence, ...(confidence < 0.9 ? { note: `"${text}" is shown as ${motion.id}.` } : {}) };
  }
  const idle = rig === 'mannequin' ? (words.length > 0 ? 'talk' : 'breathing-idle') : 'idle';
  const motion = playable(rig, idle);
  return {
    ...motion,
    confidence: 0.1,
    note: `No motion is known for "${text}": it is shown as ${motion.id}.`,
  };
}

function byId(rig: RigName, id: string): LimbMotion | undefined {
  try {
    return motionFor(rig, id);
  } catch {
    return gestureFor(rig, id);
  }
}

function playable(rig: RigName, name: string): LimbMotion {
  return gestureFor(rig, name) ?? motionFor(rig, name);
}

/** Matched phrases count by their length in words; the earlier word wins by a little. */
function scoreOf(lexeme: Lexeme, known: readonly (readonly string[])[]): number {
  let best = 0;
  for (const phrase of lexeme.words) {
    const parts = phrase.split(' ');
    let at = -1;
    let first = known.length;
    const all = parts.every((part) => {
      const i = known.findIndex((stem, k) => k > at && stem.includes(part));
      if (i < 0) return false;
      if (at < 0) first = i;
      at = i;
      return true;
    });
    if (all) best = Math.max(best, parts.length * (lexeme.weight ?? 1) + 0.2 / (1 + first));
  }
  return best;
}
