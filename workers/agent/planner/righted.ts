/** Slots of a part that a reader of words confuses, put right by what stands in them. */
import type { Part } from '../reader/index.ts';
import { heldTogether } from './held-moves.ts';
import { isHeld } from './things/words.ts';
import { mayColour } from './words/adjectives.ts';
import { isMood } from './words/moods.ts';
import { moveOf } from './words/moves.ts';
import { isPiece } from './words/pieces.ts';
import { livesBy } from './words/split-moves.ts';
import { subjectOf } from './words/subjects.ts';

/** "a castle, a bridge and a tower": things, where no word speaks of a map or of isometric tiles. */
const OF_MAPS =
  /\b(?:maps?|levels?|worlds?|dungeons?|lands?|islands?|layouts?|floor ?plans?|towns?|villages?|cit(?:y|ies)|mazes?|regions?|kingdoms?|continents?|streets?|interiors?|rooms?|areas?|scenes?|\d+ ?x ?\d+|tiles?\w*|around|north|south|east|west|middle|corner|paths?|rivers?|coast|forest|lakes?|farm)\b/i;
/** "a cave entrance, 64x64, side view": no map is seen from the side. */
const isPictured = ({ act, words }: Part): boolean =>
  act === 'make.map' && /\b(?:side[- ]?view|from the side)\b/i.test(words) && /\b(\d{2,3}) ?x ?\1\b|\b\d{2,3} ?px\b/i.test(words) && !/\b(?:maps?|levels?|tiles?\w*|cells)\b/i.test(words); // biome-ignore format: one line
export const asThings = (part: Part): Part =>
  (isPictured(part) ||
    // "old bridge with a missing plank": no ground is spoken of
    (part.act === 'make.platform' &&
      part.sure < 0.7 &&
      !/\b(?:tiles?\w*|platforms?|grounds?|terrain|floors?|walls?|side ?-?scroll\w*|blocks?|surface)\b/i.test(
        part.words,
      )) ||
    (/^make\.(?:object|character)$/.test(part.act) && !part.slots.some(({ slot }) => slot === 'n')) ||
    (part.sure < 0.8 &&
      ((part.act === 'make.map' && !OF_MAPS.test(part.words)) ||
        (part.act === 'make.iso' && !/\biso|\btiles?\b|\bblocks?\b|\bcubes?\b/i.test(part.words))))) &&
  part.slots.some(({ slot }) => /^(?:place|n)$/.test(slot))
    ? {
        ...part,
        act: part.act === 'make.character' ? part.act : 'make.object',
        slots: part.slots.map((slot) => (slot.slot === 'place' ? { ...slot, slot: 'n' } : slot)),
      }
    : part;

/** "no outline", "all same light": said of the manner of all of them, wherever it stands. */
const inItsSlot = (slot: Part['slots'][number]): Part['slots'][number] => {
  // "a 60x40 overworld"
  if (slot.slot === 'place' && /^(?:an? )?\d+ ?x ?\d+$/i.test(slot.words))
    return { ...slot, slot: 'size', words: slot.words.replace(/^an? /i, '') };
  // "the first level is on a beach"
  const [, where] =
    (slot.slot === 'rule' &&
      /^(?:the )?(?:first|1st) level (?:is |takes place |plays )?(?:in|on|at) (.+)$/i.exec(slot.words)) ||
    [];
  if (where) return { ...slot, slot: 'place', words: where };
  const [, program] =
    (slot.slot === 'target' &&
      /^(?:for |to |in )?(godot|unity|unreal|game ?maker|phaser|pixi\w*|tiled|ldtk|aseprite|rpg ?maker|construct(?: 3)?|png|gif|webp|apng|zip)(?: \d)?$/i.exec(
        slot.words,
      )) ||
    [];
  if (program) return { ...slot, slot: 'format', words: program };
  if (slot.slot === 'pickup')
    return {
      ...slot,
      words: slot.words.replace(/ as (?:the |our )?(?:money|currency|cash|gold|coins?|points?)$/i, ''),
    };
  if (slot.slot === 'n' || slot.slot === 'target') {
    const words = slot.words
      .replace(/ (?:with|and) (?:all|every|the usual) (?:the )?animations?$/i, '')
      .replace(/^(?:(?:the|an?|my|this) )?(?:photo\w*|selfie) of /i, '');
    return words === slot.words ? slot : { ...slot, words };
  }
  if (slot.slot !== 'look') return slot;
  if (/^(?:no|without) (?:out ?lines?|shading|background|shadows?)$/i.test(slot.words)) return { ...slot, slot: 'no' };
  return /^all (?:the )?(?:same|of)\b/i.test(slot.words) ? { ...slot, slot: 'style' } : slot;
};
const SIZE = '(?:tiny|small|little|medium|big|large|huge)';
const TWO_SIZES = new RegExp(`^(${SIZE})(?:,| and| or) (${SIZE})$`, 'i');
const COUNTED = /^(?:and )?(one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) ([a-z][a-z -]+)$/i;
const DIFFERENT = /^(different|various|assorted|random|unique) (.+)$/i;
/** "medium and large": one of each. "all steel with brown grips", said behind names: of all of them. */
function inItsSlots(act: string, slot: Part['slots'][number], at: number, all: Part['slots']): Part['slots'] {
  const [, one, other] = (slot.slot === 'look' && TWO_SIZES.exec(slot.words)) || [];
  if (one && other) return [one, other].map((words) => ({ ...slot, words }));
  const named = all.slice(0, at).some((before) => before.slot === 'n');
  // "3 swords, 2 shields, one crown"
  const [, many, thing] =
    (named &&
      slot.slot === 'look' &&
      all.slice(0, at).some((before) => before.slot === 'count') &&
      COUNTED.exec(slot.words)) ||
    [];
  if (many && thing && subjectOf(thing) && (act === 'make.object' || !isPiece(thing)))
    return [
      { ...slot, slot: 'count', words: many },
      { ...slot, slot: 'n', words: thing },
    ];
  // "200 different swords", where nothing else is named
  const alone =
    /^make\.(?:object|character)$/.test(act) && slot.slot === 'look' && !all.some((one) => one.slot === 'n');
  const [, how, what] = (alone && DIFFERENT.exec(slot.words)) || [];
  if (how && what && subjectOf(what))
    return [
      { ...slot, words: how },
      { ...slot, slot: 'n', words: what },
    ];
  // "a janitor, adult"
  if (named && slot.slot === 'n' && /^(?:an? )?(?:adult|elderly|old|young|teenaged?|middle-aged)$/i.test(slot.words))
    return [{ ...slot, slot: 'look' }];
  return [named && slot.slot === 'n' && /^all (?!the |my |of )/i.test(slot.words) ? { ...slot, slot: 'look' } : slot];
}
/** "a farm, mud and hay" as isometric tiles: each is one. */
const inIso = (part: Part): Part =>
  part.act === 'make.iso' && part.slots.some(({ slot }) => slot === 'n')
    ? { ...part, slots: part.slots.map((slot) => (slot.slot === 'ground' ? { ...slot, slot: 'n' } : slot)) }
    : part;
/** "make my pirate jump": who, and what he does. */
const inMotion = (part: Part): Part => {
  if (part.act !== 'animate' || part.slots.some(({ slot }) => slot === 'anim')) return part;
  return {
    ...part,
    slots: part.slots.flatMap((slot) => {
      const [, who, does] = (slot.slot === 'target' && /^(.+ .+) (\w+)$/.exec(slot.words)) || [];
      return who && does && moveOf(does)
        ? [
            { ...slot, words: who },
            { ...slot, slot: 'anim', words: does },
          ]
        : [slot];
    }),
  };
};
/** "[her dress] should be [green]": whose it is, and what of it is other. */
const ofWhom = (part: Part): Part => {
  const theirs = part.slots.find(
    ({ slot, words }) => slot === 'target' && /^(?:his|her|their) \S+$/i.test(words) && isHeld(words),
  );
  const change = part.slots.find(({ slot }) => slot === 'change');
  if (part.act !== 'edit' || !theirs || !change) return part;
  const [who = '', what = ''] = theirs.words.split(' ');
  return {
    ...part,
    slots: part.slots.map((slot) =>
      slot === theirs
        ? { ...slot, words: who }
        : slot === change
          ? { ...slot, words: `${what} ${slot.words}`, sure: Math.max(slot.sure, theirs.sure) }
          : slot,
    ),
  };
};
const GATHERS = '(?:gather|collect|catche?|pick up|pick|grab|find|steal|eat|hunt)s?';
const HERO_DOES = new RegExp(
  `^(.+?) (?:(${GATHERS})|(?:jump|fight|shoot|run|flee|hide|escape|hunt|chase|climb|drive|ride|swim|fl(?:y|ie)|roam|travel|wander|explore|survive|avoid|dodge|want|need|ha[sv]e?|must|can|tries)s?)$`,
  'i',
);
/** "[a fox gathers] [gems in a snowy forest]": who is played, what is gathered, and where. */
const asPlayed = (part: Part): Part => {
  const at = part.act === 'game.make' ? part.slots.findIndex(({ slot, words }) => slot === 'hero' && HERO_DOES.test(words)) : -1; // biome-ignore format: one line
  if (at < 0) return part;
  const hero = part.slots[at]!;
  const [, who = '', gathers] = HERO_DOES.exec(hero.words)!;
  const next = part.slots[at + 1];
  const [, what, where] =
    (gathers && next?.slot === 'place' && next.start <= hero.end + 1 && /^(.+?) (?:in|on|at|through) (.+)$/i.exec(next.words)) || []; // biome-ignore format: one line
  return {
    ...part,
    slots: part.slots.flatMap((slot) =>
      slot === hero
        ? [{ ...slot, words: who }]
        : slot === next && what && where
          ? [
              { ...slot, slot: 'pickup', words: what },
              { ...slot, words: where },
            ]
          : [slot],
    ),
  };
};
/** "remove [the archer's bow]": of whom, and what is taken away. */
const takenOff = (part: Part): Part => {
  const only = part.act === 'edit' && part.slots.filter(({ slot }) => /^(?:target|change)$/.test(slot)).length === 1 ? part.slots.find(({ slot }) => slot === 'target') : undefined;
  const [, who, what] = (only && /^(.+?)['’]s ((?:[a-z]+ )?[a-z]+)$/i.exec(only.words)) || [];
  if (!only || !who || !what || !/\b(?:remove|delete|take (?:off|away)|lose|drop|get rid of|without|no more)\b/i.test(part.words)) return part;
  return { ...part, slots: part.slots.flatMap((slot) => (slot === only ? [{ ...slot, words: who }, { ...slot, slot: 'change', words: `without ${what}` }] : [slot])) };
}; // biome-ignore format: short enough
/** "hes only walking": what somebody does already is not wished for. */
const notOnly = (part: Part): Part => ({
  ...part,
  slots: part.act !== 'animate' || part.slots.filter(({ slot }) => slot === 'anim').length < 2 ? part.slots : part.slots.filter(({ slot, start }) => slot !== 'anim' || !/\b(?:only|just|already|currently)(?: (?:has|have|got|is|does|can|a|the))*\s*$/i.test(part.words.slice(0, start - part.start))),
}); // biome-ignore format: short enough
/** "half of [them]": how many of them belongs to whom. */
const inHalf = (part: Part): Part => ({
  ...part,
  slots: part.slots.map((slot) =>
    slot.slot === 'target' && /\bhalf (?:of )?$/i.test(part.words.slice(0, slot.start - part.start)) ? { ...slot, words: `half of ${slot.words}` } : slot,
  ),
  loose: part.slots.some(({ slot }) => slot === 'target') ? part.loose.filter(({ word }) => word.toLowerCase() !== 'half') : part.loose,
}); // biome-ignore format: short enough
/** "a ranger, winking": how a new one looks, where no movement is spoken of. */
const isFace = (words: string): boolean => isMood(words) && !/^hurt$/i.test(words);
const asMood = (part: Part): Part =>
  part.act.startsWith('make.') && !/\b(?:animat\w+|anims?|frames?|loop\w*|cycles?|moving|moves?|walk|run|idle|gif)\b/i.test(part.words) && part.slots.some(({ slot, words }) => slot === 'anim' && isFace(words))
    ? { ...part, slots: part.slots.map((one) => (one.slot === 'anim' && isFace(one.words) ? { ...one, slot: 'look' } : one)) }
    : part; // biome-ignore format: one line
/** "a wizard who repairs hammers", "a dragon that breathes fire": what somebody does all the time is told of him, and no movement. */
const atWork = (part: Part): Part => {
  const work = part.act.startsWith('make.') && !/\b(?:animat\w+|anims?|frames?|loop\w*|cycles?)\b/i.test(part.words) ? part.slots.find(({ slot, words }) => slot === 'anim' && livesBy(words) && new RegExp(`\\b(?:who|that|which) ${words}\\b`, 'i').test(part.words)) : undefined; // biome-ignore format: one line
  const who = work && part.slots.findLast(({ slot, end }) => slot === 'n' && end <= work.start);
  return work && who ? { ...part, slots: part.slots.flatMap((one) => (one === work ? [] : one === who ? [{ ...one, words: `${one.words} who ${work.words}`, end: work.end }] : [one])) } : part; // biome-ignore format: one line
};
/** "make the last one lime": no file is asked for. */
const asColoured = (part: Part): Part =>
  /^(?:export|convert|find)$/.test(part.act) && /^\W*(?:make|paint|colou?r) /i.test(part.words) && part.slots.some(({ slot }) => slot === 'target') && part.slots.some(({ slot, words }) => slot === 'palette' && mayColour(words))
    ? { ...part, act: 'edit', slots: part.slots.map((one) => (one.slot === 'palette' ? { ...one, slot: 'change' } : one)) }
    : part; // biome-ignore format: one line
/** A part with each of its words in the slot that it belongs to. */
export const righted = (said: Part): Part =>
  rightedPart(heldTogether(takenOff(notOnly(asMood(atWork(asColoured(said)))))));
const rightedPart = (part: Part): Part =>
  asPlayed(
    ofWhom(
      inMotion(
        inHalf(
          inIso({
            ...part,
            slots: part.slots.map(inItsSlot).flatMap((slot, at, all) => inItsSlots(part.act, slot, at, all)),
          }),
        ),
      ),
    ),
  );
