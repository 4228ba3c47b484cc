/** Slots that belong together or say something else by what stands round them: "attack with [a hammer]", "shooting [fireballs]", "[a horse] seen from the side". */
import type { Part } from '../reader/index.ts';

type Slot = Part['slots'][number];
const between = (part: Part, from: number, to: number): string => part.words.slice(Math.max(0, from - part.start), Math.max(0, to - part.start)); // biome-ignore format: one line

/** "attack with [a hammer]": one movement. "short", "quick": how it is, and none. */
const withHeld = (part: Part): Part => {
  if (part.act !== 'animate' && !part.act.startsWith('make.')) return part;
  const slots: Slot[] = [];
  for (const slot of part.slots) {
    const last = slots.at(-1);
    const held = slot.slot === 'anim' && last?.slot === 'anim' && /^(?:an? |his |her |the )\S+(?: \S+)?$/i.test(slot.words); // biome-ignore format: one line
    if (held && last && /\b(?:with|using|by) *$/i.test(between(part, last.end, slot.start)))
      slots[slots.length - 1] = { ...last, words: `${last.words} with ${slot.words}`, end: slot.end };
    else if (!(slot.slot === 'anim' && /^(?:an? )?(?:short|long|quick|slow|smooth|simple|fast|nice|basic|subtle|longer|shorter)$/i.test(slot.words) && part.slots.filter((one) => one.slot === 'anim').length > 1)) slots.push(slot); // biome-ignore format: one line
  }
  return { ...part, slots };
};

/** What is shot is nobody to fight: "shooting [purple fireballs] at [skeletons]". */
const SHOT = /\b(?:fire ?balls?|ice ?balls?|snow ?balls?|energy balls?|bullets?|lasers?|laser beams?|beams?|arrows?|missiles?|rockets?|bolts?|bubbles?|orbs?|sparks?|lightning|stars?|shuriken|shurikens|darts?|spells?|shots?|projectiles?|notes?|tomato(?:es)?|eggs?|acorns?|seeds?|flames?|fire|plasma|water)$/i; // biome-ignore format: one line
const withShots = (part: Part): Part => ({
  ...part,
  slots: part.act !== 'game.make' ? part.slots : part.slots.map((slot) => (slot.slot === 'foe' && SHOT.test(slot.words) && /\b(?:shoot|throw|fir|spit|hurl|cast)(?:s|es|ing)?(?: (?:his|her|its|some|big|small))*\s*$/i.test(between(part, part.start, slot.start)) ? { ...slot, slot: 'change', words: `the hero shoots ${slot.words}` } : slot)),
}); // biome-ignore format: short enough

const GOES = /^(\p{Lu}[\p{L}'’-]+|(?:an?|the|my|our) [\p{L}-]+(?: [\p{L}-]+)?) ((?:goes|walks|travels|wanders|sails|rows|drives|swims|flies|talks|looks|searches|sneaks|delivers|carries|brings|digs|mines|lives|works|tries|wants|wakes|gets|is (?:lost|trapped|looking|searching|trying|on)|has (?:lost|to))\b.*)$/u; // biome-ignore format: one line
/** "[Lio goes from village to village]": who is played, and what he does. */
const withDeed = (part: Part): Part => ({
  ...part,
  slots: part.act !== 'game.make' ? part.slots : part.slots.flatMap((slot) => {
    const [, who, does] = (slot.slot === 'hero' && GOES.exec(slot.words)) || [];
    return who && does ? [{ ...slot, words: who }, { ...slot, slot: 'rule', words: does }] : [slot];
  }),
}); // biome-ignore format: short enough

const SIDE = /\b(?:side[- ]?view(?:ed)?|(?:seen |viewed )?from the side|side[- ]?on|in profile)\b/i;
/** Somebody seen from the side moves to that side: a game mirrors it for the other. */
const toThatSide = (part: Part): Part => {
  const view = part.act === 'make.character' && part.slots.find(({ slot, words }) => slot === 'view' && SIDE.test(words));
  if (!view || !part.slots.some(({ slot }) => slot === 'anim') || part.slots.some(({ slot }) => slot === 'dirs')) return part;
  return { ...part, slots: [...part.slots, { ...view, slot: 'dirs', words: 'facing right' }] };
}; // biome-ignore format: short enough

/** "add a rope and [a bucket]": one change. "the lava edges … can [they]": said of what was named. */
const inOneChange = (part: Part): Part => {
  if (part.act !== 'edit') return part;
  const targets = part.slots.filter(({ slot }) => slot === 'target');
  const points = targets.length > 1 ? targets.filter(({ words }) => /^(?:it|they|them|he|she|him|her|this|that|these|those)$/i.test(words)) : [];
  const slots: Slot[] = [];
  for (const slot of part.slots) {
    const last = slots.at(-1);
    // "but as [a vampire queen]": what somebody who is there becomes
    if (slot.slot === 'n' && targets.length && /\b(?:as|into)\s*$/i.test(between(part, part.start, slot.start))) {
      slots.push({ ...slot, slot: 'change', words: `as ${slot.words}` });
      continue;
    }
    const both = slot.slot === 'change' && last?.slot === 'change' && /^(?:add|put|with|give)\b/i.test(last.words) && /^(?:an? |some )?[a-z]+(?: [a-z]+)?$/i.test(slot.words) && /^\W*and\W*(?:an? |some )?$/i.test(between(part, last.end, slot.start));
    if (both && last) slots[slots.length - 1] = { ...last, words: `${last.words} and ${/^(?:an?|some) /i.test(slot.words) ? '' : 'a '}${slot.words}`, end: slot.end };
    else if (points.length === targets.length || !points.includes(slot)) slots.push(slot);
  }
  return { ...part, slots };
}; // biome-ignore format: short enough

/** "portrait of a witch, [candle light from below]": how it is lit. "[the middle of Old quarry]": on it. "a forest map with [a path]": what is mapped comes first. */
const inPlace = (part: Part): Part => {
  const named = part.slots.filter(({ slot }) => slot === 'n');
  const lit = part.act === 'make.scene' && named.length > 1;
  const slots = part.slots.map((slot) =>
    lit && slot !== named[0] && slot.slot === 'n' && /\b(?:light|lighting|lit|glow|shadows?|sunset|moonlight)\b/i.test(slot.words) ? { ...slot, slot: 'look' }
    : part.act === 'make.map' && slot.slot === 'target' ? { ...slot, words: slot.words.replace(/^the (?:very )?(?:middle|cent(?:er|re)|top|bottom|left|right|north|south|east|west|corner|edge)(?:[- ](?:left|right|east|west))?(?: (?:side|part|corner|edge|half))? of (?=\S)/i, '') }
    : slot,
  );
  const [, where = ''] = (part.act === 'make.map' && /^\W*(?:(?:make|draw|create|i (?:want|need)|give me|please|me) )*(?:an? |the )?(?:small |big |large |little )?((?:[a-z]+ )?[a-z]+) map (?:with|where|that)\b/i.exec(part.words)) || [];
  const missing = where && !/\b(?:tile|world|game|over|new|level|own|my|top|down|pixel|iso\w*)\b/i.test(where) && !slots.some(({ words }) => words.toLowerCase().includes(where.toLowerCase()));
  const at = slots.findIndex(({ slot }) => slot === 'place');
  const from = part.start + part.words.toLowerCase().indexOf(where.toLowerCase());
  const first: Slot | undefined = missing && at >= 0 ? { ...slots[at]!, slot: 'place', words: where, start: from, end: from + where.length } : undefined;
  return { ...part, slots: first ? [first, ...slots] : slots };
}; // biome-ignore format: short enough

export const heldTogether = (part: Part): Part => toThatSide(withDeed(withShots(withHeld(inPlace(inOneChange(part))))));
