/**
 * What is said of things that are there already: clause by clause, what is done (its verb, else what the reader of messages makes of it), what is
 * meant by it, and how it shall be. Nothing of it is guessed: what can be several is asked, and what was not understood is told.
 */
import { readMessage } from '../../reader/index.ts';
import type { Memory } from '../memory.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { changed } from './change.ts';
import { type Change, COLOURS_SWAPPED, type Motion, type Read, type Reading, readOf } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { inColours, OF_PALETTE } from './colours.ts';
import type { Deed } from './deed.ts';
import { animated, suggested } from './deeds.ts';
import { mineOf } from './mine.ts';
import { referencesIn, silently } from './refer.ts';
import { inSameStyle } from './same-style.ts';
import { otherView } from './view.ts';

/** Whether a message may be about something that is there: the list of it is looked up. */
export const mayBeOwned = (message: string): boolean =>
  message.length < LONGEST &&
  (!ASKED.test(message) || OF_PALETTE.test(message)) &&
  (VERB.test(message) ||
    OF_PALETTE.test(message) ||
    readMessage(message).some(({ act }) =>
      /^(?:animate|edit|resize|again|find|export|rename|delete|undo|complaint|game\.change)$/.test(act),
    ));
const VERB =
  /\b(?:scale|resize|shrink|enlarge|redo|undo|revert|rename|export|download|together|inside|interior|recolou?r|sprite ?sheets?|gifs?|zip|aseprite|tmx|tsx|ldtk|json|godot|unity|phaser|tiled)\b/i;
const LONGEST = 400;
/** Asked of the service, not told to it. */
const ASKED =
  /^\W*(?:(?:and|so|hey|hi|ok|but),? )*(?:what|which|how|why|when|who|does|did|do (?:you|we|they|u|i (?!(?:still |even |already )?have))|is it|are there|am i|tell me|should i|(?:the )?(?:costs?|prices?) (?:of|for)|how (?:many|much))\b|\b(?:what|how much|would|does|do)\b.*\bcosts?\b/i;
/** Several of one, and movements from some sides or in so many pictures, are read by others. */
const OTHERS =
  /\b(?:versions|variants|variations|colou?rways|skins)\b|\b(?:and|,|or) (?:an? )?[a-z]+ (?:version|variant)\b|\b(?:side view|fps|(?:facing|only|towards?) (?:the )?(?:north|south|east|west))\b|\b(?:in the )?same style\b|\bin the style of\b|\bstyle of (?:my|the)\b/i;
const FACTS = /\b(?:animations?|directions?|sides|frames|size|how big|how large|states?)\b/i;
/** Words of a game: its colours are kinds of pieces. */
const OF_PLAY = /\b(?:gems?|pieces?|fall|moves|match(?:es|ing)?|enem(?:y|ies)|levels?|player|swap|points?|score)\b/i;
const OF_FILES =
  /\b(?:padding|spacing|rows?|columns?|json|frames?|rects?|sheets?|tmx|tsx|tags?|formats?|pngs?|gifs?|called|scale|size|pivot|trim\w*|transparent|background|zip|folder|names?)\b/i;
/** Somebody new is told of, or a game. */
const NEW_GAME = /\b(?:games?|platformer|runner|shooter|adventure|match[- ]?3|tower defen[cs]e)\b/i;
/** What is wrong with something, before it is said what shall be done. */
const GRIEVANCE =
  /\btoo [a-z]+|\b(?:hate|dislike|do ?n[o']?t like|not happy with|sick of)\b|\b(?:turned|came) out\b|\blooks? like (?:crap|carp|shit|trash|garbage|poo)\b|\blooks? (?:boring|weird|bad|ugly|plain|off|wrong|strange|dull)|\bis (?:boring|ugly|plain|huge|tiny)\b/i;
const COMPLAINED =
  /\b(?:like|hate|dislike|not happy with) (?:the|his|her|its|that|those) ([a-z]+)\b(?! (?:looks?|turned|came))/i;
/** "please fix", behind what is wrong. */
const ONLY_MEND =
  /^\W*(?:(?:please|pls|plz|can you|could you|so|and)\W+)*(?:fix|mend|repair|correct|change|improve)(?: (?:it|that|this|him|her|them))?\W*(?:please|pls|plz)?\W*$/i;

/** The plan for a message about what is there; undefined where it is about something new, or is not read whole. */
export function ofOwned(message: string, memory: Memory, projectId: string | null, agreed = false): Plan | undefined {
  const mine = mineOf(memory);
  const like = inSameStyle(message, mine, projectId);
  if (like) return together([like], [], agreed);
  if (!mine.all.length || message.length > LONGEST || NEW_GAME.test(message) || (OTHERS.test(message) && !/\bside view\b/i.test(message))) return undefined;
  const parts = readMessage(message);
  // "swap their colours, red becomes blue and blue becomes red": said twice
  const clauses = clausesOf(COLOURS_SWAPPED.test(message) ? message.replace(/[,;:.]?\s*(?:so )?(?:the )?[a-z]+ (?:becomes|gets|to|turns|is) [a-z]+,? (?:and|while) .*$/i, '') : message);
  // "does the orc have an attack animation?"
  const asked = ASKED.test(message) && FACTS.test(message) ? referencesIn(message, mine).flatMap(({ meant }) => meant) : [];
  if (asked.length === 1 && asked[0]!.kind === 'CHARACTER')
    return { steps: [{ tool: 'get_character', args: { character_id: asked[0]!.id }, price: 0, what: `your ${asked[0]!.name}` }], notes: [] };
  // how many colours, which palette: asked or told, of whatever is named
  if (OF_PALETTE.test(message) && !OF_PLAY.test(message)) {
    const refs = referencesIn(message.replace(/\b(?:the|my|a|an|this|that)? ?(?:\w+ )?palettes?\b/gi, ' '), mine);
    const of = [...new Set(refs.flatMap(({ meant }) => meant))];
    const silent = refs.some(({ either }) => either.length) ? [] : silently(mine).meant;
    const meant = of.length ? of : silent;
    if (meant.length && !parts.some(({ act }) => /^make\./.test(act) && !ASKED.test(message) && !meant.length)) return together([inColours(meant, message, projectId)], [], agreed);
  }
  const seen = otherView(message, mine, projectId);
  if (seen) return together([seen], [], agreed);
  const reading: Reading = { memory, mine, projectId, before: [], part: undefined };
  const reads: Read[] = [];
  const unread: string[] = [];
  for (const [i, clause] of clauses.entries()) {
    if (ASKED.test(clause.text)) return undefined;
    const beside = clauses.length > 1 && (clause.remark || (i > 0 && ONLY_MEND.test(clause.text)) || (i + 1 < clauses.length && GRIEVANCE.test(clause.text) && !clauses[i + 1]!.remark));
    if (beside) {
      const refs = referencesIn(clause.text, mine).filter(({ by, meant }) => by !== 'pronoun' && meant.length);
      if (refs.length === 1) reading.before = refs[0]!.meant;
      reading.part = COMPLAINED.exec(clause.text)?.[1] ?? reading.part;
      continue;
    }
    // "undo that, the one with the brown fur"
    if (reads.some((one) => 'taken' in one) && /^(?:with|the one|to the|in)\b/i.test(clause.text)) continue;
    // "one sprite sheet, no padding, then JSON": how the files shall be, told with the files
    if (reads.some((one) => 'steps' in one && one.steps.every(({ tool }) => tool === 'find_assets')) && OF_FILES.test(clause.text)) continue;
    const read = readOf(clause, parts, message, reading);
    if (read === 'new') return undefined;
    if (read) reads.push(...read);
    else unread.push(clause.text);
  }
  if (!reads.length || unread.length >= reads.length) return undefined;
  const plan = together(done(reads, projectId), unread, agreed);
  const said = clauses.filter(({ remark }) => !remark).map(({ text }) => text).join(', ');
  return plan && isPlan(plan) ? { ...plan, said } : plan;
} // biome-ignore format: short enough

/** Changes of the same things are made at once; everything else as it comes. */
function done(reads: readonly Read[], projectId: string | null): readonly Deed[] {
  const changes: Change[] = [];
  const motions: Motion[] = [];
  const deeds: Deed[] = [];
  for (const read of reads) {
    if ('moves' in read) {
      // "animate the campfire. just flickering, 6 frames": one movement, told in two sentences
      const at = motions.findIndex(({ of }) => of.length === read.of.length && of.every((it, i) => it === read.of[i]));
      const same = motions[at];
      if (same) motions[at] = { ...same, moves: [...same.moves, ...read.moves], frames: read.frames ?? same.frames, sides: read.sides ?? same.sides };
      else motions.push(read);
      continue;
    }
    if (!('edit' in read)) {
      deeds.push(read);
      continue;
    }
    const at = changes.findIndex(({ of, edit }) => of.length === read.of.length && of.every((it, i) => it === read.of[i]) && edit.flaw === undefined && read.edit.flaw === undefined);
    const same = changes[at];
    if (same) changes[at] = { of: same.of, edit: { looks: [...same.edit.looks, ...read.edit.looks], ...((read.edit.size ?? same.edit.size) ? { size: read.edit.size ?? same.edit.size! } : {}) } };
    else changes.push(read);
  }
  const made = [...changes.map(({ edit, of }) => changed(edit, of, projectId) ?? 'none'), ...motions.map((motion) => animated(motion, projectId) ?? 'none')];
  return made.includes('none') ? [] : [...(made as Deed[]), ...deeds];
} // biome-ignore format: short enough

function together(deeds: readonly Deed[], unread: readonly string[], agreed: boolean): Plan | undefined {
  const asked = deeds.find((deed) => 'ask' in deed);
  if (asked && 'ask' in asked) return { ask: asked.ask };
  const told = [...new Set(deeds.flatMap((deed) => ('tell' in deed ? [deed.tell] : [])))];
  const made = deeds.flatMap((deed) => ('steps' in deed ? [deed] : []));
  if (!made.length) return unread.length || !told.length ? undefined : { tell: told.join('\n') };
  const steps: readonly Step[] = made.flatMap(({ steps: of }) => of);
  const proposals = agreed ? [] : made.flatMap(({ proposal }) => proposal ?? []);
  const also = made.length > 1 ? [`With it: ${steps.filter(({ price }) => price > 0).map(({ what }) => what).join('; ')}.`] : [];
  return {
    whole: true,
    known: true,
    steps,
    notes: [...new Set([...made.flatMap(({ notes }) => notes), ...told])],
    ...(proposals.length ? { proposal: [...proposals, ...also].join(' ') } : {}),
    ...(unread.length && !agreed ? { unclear: unread } : {}),
  };
} // biome-ignore format: short enough

/** The plan for what was asked about, now that it is said which one is meant. */
export function ofOwnedAnswered(asked: string, answer: string, memory: Memory, projectId: string | null): Plan | undefined {
  const before = ofOwned(asked, memory, projectId);
  if (!before || !('ask' in before) || answer.split(/\s+/).length > 6) return undefined;
  const mine = mineOf(memory);
  const said = /^\W*(?:the|my|both|all)\b/i.test(answer) ? answer : `the ${answer}`;
  const picked = referencesIn(said, mine).flatMap(({ meant }) => meant);
  const [it, more] = picked;
  if (!it || more) return undefined;
  return ofOwned(asked, { ...memory, chosen: it.id }, projectId);
} // biome-ignore format: short enough

/** What is asked where a message is about what is there, and nobody read how it shall be. */
export function askedOfOwned(message: string, memory: Memory): string | undefined {
  const mine = mineOf(memory);
  if (!mine.all.length || message.length > LONGEST || NEW_GAME.test(message) || OTHERS.test(message)) return undefined;
  const refs = referencesIn(message, mine).filter(({ by }) => by !== 'pronoun');
  const of = [...new Set(refs.flatMap(({ meant, either }) => [...meant, ...either]))].slice(0, 3);
  const parts = readMessage(message);
  if (!of.length || ASKED.test(message) || parts.some(({ act }) => /^(?:make|ask|price|balance|account|job)\b/.test(act)) || !parts.some(({ act }) => act !== 'none' && act !== 'chat')) return undefined;
  return suggested(of, message);
} // biome-ignore format: short enough
