/** One clause: what is done in it, with what, and what comes of that. */
import type { Part } from '../../reader/index.ts';
import { isTiles } from '../holdings/index.ts';
import { planMapEdit } from '../maps.ts';
import type { Memory } from '../memory.ts';
import { isPlan } from '../step.ts';
import { type Act, actOf } from './acts.ts';
import type { Clause } from './clauses.ts';
import type { Deed } from './deed.ts';
import { again, deleted, facing, found, pictured, renamed, swappedColours, tagged, undone } from './deeds.ts';
import { bareOf, type Edit, editIn, editsIn } from './edits.ts';
import type { Held, Mine, Reference } from './mine.ts';
import { framesIn, movesIn, nameIn, sideIn, sidesIn } from './read.ts';
import { referencesIn } from './refer.ts';
import { saved } from './saved.ts';
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
export interface Change {
  readonly edit: Edit;
  readonly of: readonly Held[];
}
/** A movement waits for more that is said of it. */
export interface Motion {
  readonly moves: readonly string[];
  readonly of: readonly Held[];
  readonly asked: boolean;
  readonly frames: number | undefined;
  readonly sides: 4 | 8 | undefined;
}
export type Read = Deed | Change | Motion;

const TOGETHER = /\b(?:together|(?:one|the same|a single) (?:picture|image|sprite|pic))\b/i;
const INSIDE =
  /\b(?:inside|interior) (?:of|for)\b|\b(?:draw|make|show|need|want) (?:me )?(?:the |an? )?(?:inside|interior)\b/i;
const REMOVE_IT =
  /^\W*(?:(?:please|so|can you|and)\W+)*(?:take|remove|get rid of|cut|delete|lose|drop) (?:it|that|them)(?: off| away| out)?\W*(?:please\W*)?$/i;
export const COLOURS_SWAPPED = /\b(?:swap|exchange|switch)\b.*\bcolou?rs?\b/i;

const ORDERED = /\b(?:give|put|please|him|me|you|vibe)\b|\bplus and\b|\bbut [a-z]+$/i;
const EXCEPT = /,?\s*\b(?:except|apart from|other than|but not)(?: for)? (.+)$/i;

export function readOf(clause: Clause, parts: readonly Part[], message: string, reading: Reading): readonly Read[] | 'new' | undefined {
  const { mine, projectId, memory } = reading;
  const whole = reading.part && REMOVE_IT.test(clause.text) ? `remove the ${reading.part}` : clause.text;
  // "all my potions green except the blue one": they stay as they are
  const [except = '', those = ''] = EXCEPT.exec(whole) ?? [];
  const stays = those ? referencesIn(those, mine).flatMap(({ meant }) => meant) : [];
  if (those && !stays.length) return undefined;
  const text = those && !/^\W*(?:please )?(?:delete|remove|erase|throw)/i.test(whole) ? whole.replace(except, '') : whole;
  const at = message.indexOf(clause.text);
  const part = parts.find(({ start, end }) => at >= 0 && at < end && at + clause.text.length > start);
  const refs = referencesIn(text, mine);
  const several = [...new Set(refs.flatMap(({ meant }) => meant))];
  if (several.length === 2 && (TOGETHER.test(text) || (COLOURS_SWAPPED.test(message) && COLOURS_SWAPPED.test(text)))) return one(TOGETHER.test(text) ? pictured(several, text) : swappedColours(several, projectId));
  if (several.length === 1 && INSIDE.test(text)) return one(pictured(several, text));
  const told = refs.length || !mine.last ? undefined : (editIn(text) ?? editsIn(text));
  const act = actOf(masked(text, refs), part);
  // "hair longer, skin darker", of what was made last
  if (told && mine.last && (!act || act === 'edit')) return [{ edit: told, of: [mine.last] }];
  if (!act || (!refs.length && /^make\./.test(part?.act ?? '') && act !== 'export')) return 'new';
  if (act === 'export' && !refs.some(({ meant, either }) => meant.length || either.length) && !reading.before.length) {
    // "a sprite sheet of a knight": of somebody new
    if (/^make\./.test(part?.act ?? '') && /\b(?:an?|new) [a-z]+ (?:walk|run|idl|attack|jump|with|who|that)|\bof an? /i.test(text)) return 'new';
    const all = /\bmaps?\b/i.test(text) ? mine.all.filter(({ kind }) => kind === 'MAP') : mine.all;
    return [saved(all.length ? all : mine.all, message, all.length !== 1)];
  }
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
  if (act === 'undo') return one(undone(target.meant, mine, memory));
  // what costs nothing is done for each that may be meant
  const free = act === 'export' ? filesOf(target.either, text) : [];
  if (free.length) return one(saved(free, message, false));
  if (target.either.length) return one(whichOf(text, target.either, act));
  const of = target.meant.filter((it) => text === whole || !stays.includes(it));
  if (!of.length) return undefined;
  reading.before = of;
  return act === 'edit' ? edited(text, target.refs, of, memory) : one(deedOf(act, { text, message }, of, target.refs, part, mine, projectId));
} // biome-ignore format: short enough
/** Those that have files of the kind that is named: a map for Tiled. */
const filesOf = (of: readonly Held[], said: string): readonly Held[] => {
  const maps = /\b(?:tiled|tmx|ldtk|maps?)\b/i.test(said) ? of.filter(({ kind }) => kind === 'MAP' || isTiles({ kind })) : [];
  return maps.length ? maps : of;
}; // biome-ignore format: one line
const one = (deed: Deed | Motion | undefined): readonly (Deed | Motion)[] | undefined => (deed ? [deed] : undefined);

function edited(
  text: string,
  refs: readonly Reference[],
  of: readonly Held[],
  memory: Memory,
): readonly Read[] | undefined {
  const said = masked(text, refs);
  if (of.length === 1 && of[0]!.kind === 'MAP') return one(onMap(said, text, of[0]!, memory));
  const edit = editIn(said) ?? editsIn(said);
  // words of an order that were left in what shall be seen: it was not read
  if (edit?.looks.some((look) => ORDERED.test(look))) return undefined;
  return edit ? [{ edit, of }] : undefined;
}

/** What of it is a thing: "a bridge" of "a bridge over the river". */
const thingIn = (what: string): string =>
  what
    .replace(/§/g, '')
    .replace(/\s+(?:over|on|at|near|by|across|in|beside|next to|around|to|from|with)\b.*$/i, '')
    .trim() || 'a thing';
/** "add a bridge over the river on my map" */
function onMap(said: string, clause: string, map: Held, memory: Memory): Deed | undefined {
  const what = said.replace(/\s*\b(?:on|to|in|into|onto|of) §.*$/i, '').replace(/^\W*(?:can you |please )*(?:add|put|make|draw|place|paint|lay|build)\s+/i, '').replace(/^§ (?:needs?|should have|wants?) /i, '');
  const plan = planMapEdit(what, { ...memory, map: { id: map.id } }) ?? planMapEdit(`some ${what}`, { ...memory, map: { id: map.id } });
  return plan && isPlan(plan)
    ? { steps: plan.steps.map((step) => ({ ...step, what: step.what.replace(/on the map$/, `on "${map.name}"`) })), notes: [] }
    : { ask: `On the map "${map.name}" I can lay grounds: a lake, a river, a road, a forest, sand, rocks — say one of them, it costs nothing. "${bareOf(clause).replace(/^(?:add|put|make|draw|place|build)\s+/i, '')}" is no ground: things are put on a map by hand in the studio (its page, "Things"), where you choose the very place. Nothing is made yet. Shall I draw ${thingIn(what)} for it (1 generation)?` };
} // biome-ignore format: short enough

function deedOf(act: Act, { text, message }: { readonly text: string; readonly message: string }, of: readonly Held[], refs: readonly Reference[], part: Part | undefined, mine: Mine, projectId: string | null): Deed | Motion | undefined {
  switch (act) {
    case 'export':
      return saved(of, message, of.length === mine.all.length && of.length > 1);
    case 'find':
      // "that's not my dragon, mine had two heads": all that are called so
      return found(/\bnot\b/i.test(text) ? mine.all.filter((it) => of.some(({ name }) => it.name.toLowerCase().includes(name.toLowerCase()))) : of);
    case 'delete': {
      // "remove everything except the hero"
      const [, kept = ''] = /\b(?:except|apart from|other than|all but|everything but) (?:for )?(.+)$/i.exec(text) ?? [];
      const stays = kept ? referencesIn(kept, mine).flatMap(({ meant }) => meant) : [];
      if (stays.length) return deleted(mine.all.filter((it) => !stays.includes(it)), stays);
      return deleted(of, mine.all.filter((it) => !of.includes(it) && of.some(({ name }) => it.name.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(it.name.toLowerCase()))));
    }
    case 'tag':
      return tagged(of, text);
    case 'rename': {
      const name = nameIn(text);
      const each = name ? of.map((it) => renamed(it, name)) : [];
      return each.length ? { steps: each.flatMap((deed) => ('steps' in deed ? deed.steps : [])), notes: [] } : undefined;
    }
    case 'again':
      return again(of, projectId);
    case 'turn':
      return facing(of, sideIn(text), projectId);
    case 'animate': {
      const moves = movesIn(masked(text, refs), part);
      return moves && { moves, of, asked: of.length > 1 && /^\W*(?:can|could|do|does) (?!you|u\b|we\b|i\b)/i.test(text), frames: framesIn(text), sides: sidesIn(text) };
    }
    default:
      return undefined;
  }
} // biome-ignore format: short enough
