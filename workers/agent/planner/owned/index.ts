/**
 * What is said of things that are there already: clause by clause, what is done (its verb, else what the reader of messages makes of it), what is
 * meant by it, and how it shall be. Nothing of it is guessed: what can be several is asked, and what was not understood is told.
 */
import { type Part, readMessage } from '../../reader/index.ts';
import { planMapEdit } from '../maps.ts';
import type { Memory } from '../memory.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { type Act, actOf } from './acts.ts';
import { type Clause, clausesOf } from './clauses.ts';
import {
  again,
  animated,
  changed,
  type Deed,
  deleted,
  facing,
  found,
  pictured,
  renamed,
  saved,
  suggested,
  swappedColours,
  undone,
} from './deeds.ts';
import { type Edit, editIn, editsIn } from './edits.ts';
import { framesIn, movesIn, nameIn, sideIn } from './read.ts';
import { type Held, type Mine, mineOf, type Reference, referencesIn } from './refer.ts';
import { eachApart, groundIn, masked, meantBy, missingIn, notThere, whichOf } from './target.ts';

/** What is known while a message is read. */
export interface Reading {
  readonly memory: Memory;
  readonly mine: Mine;
  readonly projectId: string | null;
  /** Whom the clause before was about. */
  before: readonly Held[];
  /** A part of it that was complained about: "i don't like the hat". */
  part: string | undefined;
}
/** A change waits for others of the same thing: they are one picture. */
interface Change {
  readonly edit: Edit;
  readonly of: readonly Held[];
}
type Read = Deed | Change;

/** Whether a message may be about something that is there: the list of it is looked up. */
export const mayBeOwned = (message: string): boolean =>
  message.length < LONGEST &&
  !ASKED.test(message) &&
  (VERB.test(message) ||
    readMessage(message).some(({ act }) =>
      /^(?:animate|edit|resize|again|find|export|rename|delete|undo|complaint|game\.change)$/.test(act),
    ));
const VERB =
  /\b(?:scale|resize|shrink|enlarge|redo|undo|revert|rename|export|download|together|inside|interior|recolou?r)\b/i;
const LONGEST = 400;
/** Asked of the service, not told to it. */
const ASKED =
  /^\W*(?:(?:and|so|hey|hi|ok|but),? )*(?:what|which|how|why|when|who|does|did|do (?:you|we|they|u|i (?!(?:still |even |already )?have))|is it|are there|am i|tell me|should i|(?:the )?(?:costs?|prices?) (?:of|for)|how (?:many|much))\b|\b(?:what|how much|would|does|do)\b.*\bcosts?\b/i;
/** Several of one, and movements from some sides or in so many pictures, are read by others. */
const OTHERS =
  /\b(?:versions|variants|variations|colou?rways|skins)\b|\b(?:and|,|or) (?:an? )?[a-z]+ (?:version|variant)\b|\b(?:side view|frames?|fps|north|south|east|west)\b|\bpalette\b|\b(?:in the )?same style\b|\bin the style of\b|\bstyle of (?:my|the)\b/i;
const TOGETHER = /\b(?:together|(?:one|the same|a single) (?:picture|image|sprite|pic))\b/i;
const COLOURS_SWAPPED = /\b(?:swap|exchange|switch)\b.*\bcolou?rs?\b/i;
const INSIDE =
  /\b(?:inside|interior) (?:of|for)\b|\b(?:draw|make|show|need|want) (?:me )?(?:the |an? )?(?:inside|interior)\b/i;
const FACTS = /\b(?:animations?|directions?|sides|frames|size|how big|how large|states?)\b/i;
/** Somebody new is told of, or a game. */
const NEW_GAME = /\b(?:games?|platformer|runner|shooter|adventure|match[- ]?3|tower defen[cs]e)\b/i;
/** What is wrong with something, before it is said what shall be done. */
const GRIEVANCE =
  /\btoo [a-z]+|\b(?:hate|dislike|do ?n[o']?t like|not happy with|sick of)\b|\b(?:turned|came) out\b|\blooks? (?:boring|weird|bad|ugly|plain|off|wrong|strange|dull)|\bis (?:boring|ugly|plain|huge|tiny)\b/i;
const COMPLAINED =
  /\b(?:like|hate|dislike|not happy with) (?:the|his|her|its|that|those) ([a-z]+)\b(?! (?:looks?|turned|came))/i;
/** "please fix", behind what is wrong. */
const ONLY_MEND =
  /^\W*(?:(?:please|pls|plz|can you|could you|so|and)\W+)*(?:fix|mend|repair|correct|change|improve)(?: (?:it|that|this|him|her|them))?\W*(?:please|pls|plz)?\W*$/i;
const REMOVE_IT =
  /^\W*(?:(?:please|so|can you|and)\W+)*(?:take|remove|get rid of|cut|delete|lose|drop) (?:it|that|them)(?: off| away| out)?\W*(?:please\W*)?$/i;

/** The plan for a message about what is there; undefined where it is about something new, or is not read whole. */
export function ofOwned(message: string, memory: Memory, projectId: string | null, agreed = false): Plan | undefined {
  const mine = mineOf(memory);
  if (!mine.all.length || message.length > LONGEST || NEW_GAME.test(message) || OTHERS.test(message)) return undefined;
  const parts = readMessage(message);
  // "swap their colours, red becomes blue and blue becomes red": said twice
  const clauses = clausesOf(COLOURS_SWAPPED.test(message) ? message.replace(/[,;:.]?\s*(?:so )?(?:the )?[a-z]+ (?:becomes|gets|to|turns|is) [a-z]+,? (?:and|while) .*$/i, '') : message);
  // "does the orc have an attack animation?"
  const asked = ASKED.test(message) && FACTS.test(message) ? referencesIn(message, mine).flatMap(({ meant }) => meant) : [];
  if (asked.length === 1 && asked[0]!.kind === 'CHARACTER')
    return { steps: [{ tool: 'get_character', args: { character_id: asked[0]!.id }, price: 0, what: `your ${asked[0]!.name}` }], notes: [] };
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
  const deeds: Deed[] = [];
  for (const read of reads) {
    if (!('edit' in read)) {
      deeds.push(read);
      continue;
    }
    const at = changes.findIndex(({ of, edit }) => of.length === read.of.length && of.every((it, i) => it === read.of[i]) && edit.flaw === undefined && read.edit.flaw === undefined);
    const same = changes[at];
    if (same) changes[at] = { of: same.of, edit: { looks: [...same.edit.looks, ...read.edit.looks], ...((read.edit.size ?? same.edit.size) ? { size: read.edit.size ?? same.edit.size! } : {}) } };
    else changes.push(read);
  }
  const made = changes.map(({ edit, of }) => changed(edit, of, projectId) ?? 'none');
  return made.includes('none') ? [] : [...(made as Deed[]), ...deeds];
} // biome-ignore format: short enough

function together(deeds: readonly Deed[], unread: readonly string[], agreed: boolean): Plan | undefined {
  const asked = deeds.find((deed) => 'ask' in deed);
  if (asked && 'ask' in asked) return { ask: asked.ask };
  const told = deeds.flatMap((deed) => ('tell' in deed ? [deed.tell] : []));
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

function readOf(clause: Clause, parts: readonly Part[], message: string, reading: Reading): readonly Read[] | 'new' | undefined {
  const { mine, projectId, memory } = reading;
  const text = reading.part && REMOVE_IT.test(clause.text) ? `remove the ${reading.part}` : clause.text;
  const at = message.indexOf(clause.text);
  const part = parts.find(({ start, end }) => at >= 0 && at < end && at + clause.text.length > start);
  const refs = referencesIn(text, mine);
  const told = refs.length || !mine.last ? undefined : (editIn(text) ?? editsIn(text));
  const act = actOf(masked(text, refs), part);
  // "hair longer, skin darker", of what was made last
  if (told && mine.last && (!act || act === 'edit')) return [{ edit: told, of: [mine.last] }];
  if (!act || (!refs.length && /^make\./.test(part?.act ?? '') && act !== 'export')) return 'new';
  if (act === 'export' && (/\b(?:everything|all|my (?:stuff|assets|things|sprites|pictures))\b|\bset\b/i.test(text) || !refs.length) && !reading.before.length)
    return [saved(mine.all, text, true)];
  const several = [...new Set(refs.flatMap(({ meant }) => meant))];
  if (several.length === 2 && (TOGETHER.test(text) || (COLOURS_SWAPPED.test(message) && COLOURS_SWAPPED.test(text)))) return one(TOGETHER.test(text) ? pictured(several, text) : swappedColours(several, projectId));
  if (several.length === 1 && INSIDE.test(text)) return one(pictured(several, text));
  const apart = act === 'edit' ? eachApart(text, refs, mine) : undefined;
  if (apart) return apart;
  const target = meantBy(text, refs, act, reading);
  // "take my knight and …"
  if (/^\W*(?:take|use|with) §\W*$/i.test(masked(text, refs)) && target.meant.length) {
    reading.before = target.meant;
    return [];
  }
  if (!target.refs.length && !reading.before.length) {
    const lost = missingIn(text);
    if (lost) return one(notThere(lost, mine));
    // "make the grass darker": a ground of the only tiles
    const ground = act === 'edit' ? groundIn(text, mine) : undefined;
    if (ground) return edited(ground.text, [], [ground.of], memory);
  }
  if (act === 'undo') return one(undone(target.meant, mine.all, mine.last));
  if (target.either.length) return one(whichOf(text, target.either, act));
  const of = target.meant;
  if (!of.length) return undefined;
  reading.before = of;
  return act === 'edit' ? edited(text, target.refs, of, memory) : one(deedOf(act, text, of, target.refs, part, mine, projectId));
} // biome-ignore format: short enough
const one = (deed: Deed | undefined): readonly Deed[] | undefined => (deed ? [deed] : undefined);

function edited(
  text: string,
  refs: readonly Reference[],
  of: readonly Held[],
  memory: Memory,
): readonly Read[] | undefined {
  const said = masked(text, refs);
  if (of.length === 1 && of[0]!.kind === 'MAP') return one(onMap(said, of[0]!, memory));
  const edit = editIn(said) ?? editsIn(said);
  return edit ? [{ edit, of }] : undefined;
}

/** "add a bridge over the river on my map" */
function onMap(said: string, map: Held, memory: Memory): Deed | undefined {
  const what = said.replace(/\s*\b(?:on|to|in|into|onto|of) §.*$/i, '').replace(/^\W*(?:can you |please )*(?:add|put|make|draw|place|paint|lay|build)\s+/i, '').replace(/^§ (?:needs?|should have|wants?) /i, '');
  const plan = planMapEdit(what, { ...memory, map: { id: map.id } }) ?? planMapEdit(`some ${what}`, { ...memory, map: { id: map.id } });
  return plan && isPlan(plan)
    ? { steps: plan.steps.map((step) => ({ ...step, what: step.what.replace(/on the map$/, `on "${map.name}"`) })), notes: [] }
    : { ask: `On the map "${map.name}" I can lay grounds: a lake, a river, a road, a forest, sand, rocks — say one of them, it costs nothing. "${what.replace(/§/g, 'the map')}" I do not know to lay on it; things are put on a map by hand in the studio, and a thing for it I draw for 1 generation: say which. What shall it be?` };
} // biome-ignore format: short enough

function deedOf(act: Act, text: string, of: readonly Held[], refs: readonly Reference[], part: Part | undefined, mine: Mine, projectId: string | null): Deed | undefined {
  switch (act) {
    case 'export':
      return saved(of, text, of.length === mine.all.length && of.length > 1);
    case 'find':
      // "that's not my dragon, mine had two heads": all that are called so
      return found(/\bnot\b/i.test(text) ? mine.all.filter((it) => of.some(({ name }) => it.name.toLowerCase().includes(name.toLowerCase()))) : of);
    case 'delete':
      return deleted(of, mine.all.filter((it) => !of.includes(it) && of.some(({ name }) => it.name.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(it.name.toLowerCase()))));
    case 'rename': {
      const name = nameIn(text);
      return name && of.length === 1 ? renamed(of[0]!, name) : undefined;
    }
    case 'again':
      return again(of, projectId);
    case 'turn':
      return facing(of, sideIn(text), projectId);
    case 'animate': {
      const moves = movesIn(masked(text, refs), part);
      return moves && animated(of, moves, { asked: of.length > 1 && /^\W*(?:can|could|do|does) (?!you|u\b|we\b|i\b)/i.test(text), frames: framesIn(text) }, projectId);
    }
    default:
      return undefined;
  }
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
