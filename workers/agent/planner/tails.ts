/** What hangs behind a name and belongs to it: the end of a list of what it has, how many of them, a posture, the last of several movements. */
import type { Part } from '../reader/index.ts';
import { AT_SOMETHING } from './things/moving.ts';
import { isHeld } from './things/words.ts';
import { isAction } from './words/moves.ts';
import { isPiece } from './words/pieces.ts';
import { subjectOf } from './words/subjects.ts';

type Slots = Part['slots'];
type Slot = Slots[number];
const DRAWN = /^make\.(?:object|character|iso)$/;
/** What a building has. */
const PART =
  /\b(?:garden|fence|chimney|doors?|windows?|roof|porch|balcony|stairs|sign|awning|gate|flag|antenna|garage|terrace|smoke|lights?)$/i;
const HAS = / (?:with|has|having|full of|filled with|made of) /i;
const ARTICLE = /^(?:an?|the|another|one|some|his|her|its|their|my) /i;
/** "a chicken on it", "smoke out of its roof": of what was named before. */
const POINTS_BACK = /\b(?:it|its [a-z]+|them|top|him|his [a-z]+|her [a-z]+)$/i;
/** In such a place much stands, and all of it is of the place. */
const ROOMY =
  /\b(?:workshop|kitchen|shop|store|room|bar|tavern|inn|library|lab|laboratory|smithy|forge|studio|office|market|stall|desk|table|shelf|shelves|cart|wagon|basket|bowl|plate|tray|box|bag|backpack|altar)\b/i;

const alive = (words: string): boolean => {
  const subject = subjectOf(words);
  return subject !== undefined && (subject.creature === true || /^(?:person|animal)$/.test(subject.kind));
};

/** Whether `words` are of what `head` has, and nothing beside it. */
function isOfIt(head: string, words: string, between: string, count: boolean, open: boolean): boolean {
  const [thing = '', has = ''] = head.split(HAS);
  if (!has) return false;
  if (POINTS_BACK.test(words) || ROOMY.test(thing)) return true;
  // "a witch with a cat and two frogs": as many beings are as many pictures
  if (alive(words.replace(ARTICLE, ''))) return false;
  if (count) return !/^,? ?$/.test(between);
  // "with a round door and smoke out of the chimney": no article of its own, where that before it has one
  if (!ARTICLE.test(words)) return ARTICLE.test(thing) || ARTICLE.test(has);
  if (PART.test(words) && /\band\b|&/i.test(between)) return true;
  return open && /\band\b|&/i.test(between);
}

function listed(part: Part): Part {
  if (!DRAWN.test(part.act)) return part;
  const slots: Slot[] = [];
  let open = false;
  for (let i = 0; i < part.slots.length; i++) {
    const slot = part.slots[i]!;
    const last = slots.at(-1);
    const next = part.slots[i + 1];
    const counted = slot.slot === 'count' && next?.slot === 'n' && next.start - slot.end < 2 ? next : undefined;
    const named = slot.slot === 'n' ? slot : counted;
    const between = last && named ? part.words.slice(last.end - part.start, slot.start - part.start) : '.';
    if (last?.slot === 'n' && named && /^(?:,? ?(?:and|plus|&) |, ?)$/i.test(between) && isOfIt(last.words, named.words, between, counted !== undefined, open)) {
      const typed = part.words.slice(last.end - part.start, named.end - part.start);
      slots[slots.length - 1] = { ...last, words: `${last.words}${typed}`, end: named.end, sure: Math.min(last.sure, named.sure) };
      open = true;
      if (counted) i += 1;
      continue;
    }
    open = false;
    slots.push(slot);
  }
  return slots.length === part.slots.length ? part : { ...part, slots };
} // biome-ignore format: short enough

/** "a longship with 8 shields": so many of what it has. */
function countedParts(part: Part): Part {
  if (!DRAWN.test(part.act)) return part;
  const slots = part.slots.flatMap((slot, i, all): Slots => {
    const [last, next] = [all[i - 1], all[i + 1]];
    const has = (count: Slot): boolean => /\b(?:with|has|have|having|holding|carrying|wearing|showing) $/i.test(part.words.slice(0, count.start - part.start)) && all.slice(0, all.indexOf(count)).some((one) => one.slot === 'n');
    if (slot.slot === 'count' && next && /^(?:look|n)$/.test(next.slot) && next.start - slot.end < 2 && has(slot)) return [];
    if (last?.slot === 'count' && /^(?:look|n)$/.test(slot.slot) && slot.start - last.end < 2 && has(last)) return [{ ...slot, slot: 'look', words: `with ${last.words} ${slot.words}`, start: last.start }];
    return [slot];
  });
  return slots.length === part.slots.length ? part : { ...part, slots };
} // biome-ignore format: short enough

/** How somebody is, and nothing that he does. */
const POSTURE =
  /^(?:perched|sitting|seated|standing|kneeling|crouching|crouched|lying|laying|leaning|resting|hanging|posing|aiming|pointing|holding|balancing|floating|hovering|peeking|hiding|looking|staring|smiling|grinning)\b/i;
const MOVED =
  /\b(?:anim\w*|frames?|loops?|looping|cycle|gif|moving|moves?|walk\w*|idle|attack\w*|dirs?|directions?)\b/i;
function posed(part: Part): Part {
  const moves = part.slots.filter(({ slot }) => slot === 'anim');
  const [one, more] = moves;
  if (part.act !== 'make.character' || !one || more || MOVED.test(part.words) || !(POSTURE.test(one.words) || AT_SOMETHING.test(one.words))) return part;
  const slots = part.slots.flatMap((slot, i, all): Slots => {
    if (slot !== one) return [slot];
    return all[i - 1]?.slot === 'n' && slot.start - all[i - 1]!.end < 2 ? [] : [{ ...slot, slot: 'look' }];
  });
  return { ...part, slots: slots.map((slot, i) => (slot.slot === 'n' && part.slots[i + 1] === one && slots.length < part.slots.length ? { ...slot, words: `${slot.words} ${one.words}`, end: one.end } : slot)) };
} // biome-ignore format: short enough

/** "a lumberjack chopping wood, 8 frames": what he does, where it is asked for in frames. */
const LOOPS = /^(?:an? )?(?:loop\w*|cycle|animation|anim)$/i;
function framed(part: Part): Part {
  const [one, more] = part.slots.filter(({ slot }) => slot === 'n');
  if (!DRAWN.test(part.act) || !one || more || !part.slots.some(({ slot }) => slot === 'frames') || part.slots.some(({ slot, words }) => slot === 'anim' && !LOOPS.test(words))) return part;
  const [, who = '', does = ''] = /^((?:an? |the )?(?:[a-z'-]+ ){0,2}?[a-z'-]+) ([a-z]+ing(?: .+)?)$/i.exec(one.words) ?? [];
  if (!does || !alive(who.replace(ARTICLE, '')) || !isAction(does.split(' ')[0]!)) return part;
  const start = one.end - does.length;
  return { ...part, slots: part.slots.flatMap((slot) => (slot.slot === 'anim' ? [] : slot === one ? [{ ...one, words: who, end: one.start + who.length }, { ...one, slot: 'anim', words: does, start }] : [slot])) };
} // biome-ignore format: short enough

/** "idle + walk + mine": the last one is done, too. */
function lastMove(part: Part): Part {
  if (!part.act.startsWith('make.')) return part;
  const at = part.slots.findIndex(({ slot, words }, i) => slot === 'n' && i > 1 && /^[a-z]+$/i.test(words) && part.slots[i - 1]!.slot === 'anim' && part.slots[i - 2]!.slot === 'anim');
  const between = at < 0 ? '' : part.words.slice(part.slots[at - 1]!.end - part.start, part.slots[at]!.start - part.start);
  if (at < 0 || !/^ ?(?:\+|,|&|\/|and|, and) ?$/i.test(between)) return part;
  return { ...part, slots: part.slots.map((slot, i) => (i === at ? { ...slot, slot: 'anim' } : slot)) };
} // biome-ignore format: short enough

const TOGETHER =
  /^(?:two|three|four|five|a (?:pair|couple|group|family|row|flock|bunch) of|[2-9]) (?:[a-z-]+ ){0,2}[a-z]+(?:s|men|people|children|mice|geese|sheep|fish) (?:[a-z]+(?:ed|ing) )?(?:on|in|at|around|inside|under|by|near|beside|behind|over|across|between|in front of) (?:an?|one|the) ([a-z -]+)$/i;
/** "two kids on a seesaw": one picture, as there is one seesaw. */
function inOnePlace(part: Part): Part {
  const named = part.slots.filter(({ slot }) => slot === 'n');
  const [count, one] = [part.slots.find(({ slot }) => slot === 'count'), named[0]];
  if (!DRAWN.test(part.act) || named.length !== 1 || !one || part.slots.some(({ slot }) => /^(?:anim|dirs|frames)$/.test(slot))) return part;
  const whole = count && one.start - count.end < 2 && count.end <= one.start ? `${count.words} ${one.words}` : one.words;
  const [, where = ''] = TOGETHER.exec(whole) ?? [];
  if (!where || (/ in (?:an?|one|the) [a-z -]+$/i.test(whole) && (isPiece(where) || isHeld(where)))) return part;
  return { ...part, act: 'make.scene', slots: part.slots.flatMap((slot) => (slot === count ? [] : slot === one ? [{ ...slot, words: whole, start: count ? count.start : one.start }] : [slot])) };
} // biome-ignore format: short enough

/** "a tavern interior with a bar and 5 stools": seen in one picture, where no word speaks of what is walked on. */
const WALKED =
  /\b(?:maps?|levels?|worlds?|dungeons?|mazes?|layouts?|floor ?plans?|tile\w*|cells|grid|overworld|rooms|islands?|labyrinth|walkable|regions?|continents?|kingdom|caves?|\d+ ?x ?\d+)\b/i;
function pictured(part: Part): Part {
  if (part.act !== 'make.map' || Math.min(part.sure, ...part.slots.map(({ sure }) => sure)) >= 0.75 || WALKED.test(part.words) || !/^\W*an? /i.test(part.words) || part.slots.some(({ slot }) => !/^(?:place|count|style|look|view)$/.test(slot))) return part;
  const start = part.start + part.words.search(/\S/);
  const words = part.words.trim().replace(/[.!]+$/, '');
  return { ...part, act: 'make.scene', sure: Math.max(part.sure, 0.6), loose: [], slots: [{ slot: 'n', words, start, end: start + words.length, sure: Math.max(part.sure, 0.6) }] };
} // biome-ignore format: short enough

/** A part with what belongs to its names in them. */
export const withTails = (part: Part): Part => posed(lastMove(framed(listed(countedParts(part)))));
/** A part that is one picture, as such. */
export const asOnePicture = (part: Part): Part => pictured(inOnePlace(part));
