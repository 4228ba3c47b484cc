/** Words that a reader put into a slot of another kind than they are of, told by what they are themselves and by what stands before them. */
import { templateFor } from '../games/index.ts';
import type { Part } from '../reader/index.ts';
import { isHeld } from './things/words.ts';
import { isAdjective, isColour } from './words/adjectives.ts';
import { singular } from './words/nouns.ts';
import { subjectOf } from './words/subjects.ts';

type Slots = Part['slots'];
type Slot = Slots[number];
const isMade = ({ act }: Part): boolean => /^make\.(?:character|object|effect)$/.test(act);
/** What is typed right before a slot. */
const before = (part: Part, slot: Slot): string => part.words.slice(0, Math.max(0, slot.start - part.start));
const isHow = (words: string): boolean =>
  isAdjective(words.toLowerCase()) && (!/ /.test(words) || isColour(words.toLowerCase().split(' ').at(-1)!));

/** "red, blue and green potions": one of each; "a chest (open)": how it is. */
function adjectivesOfNames(part: Part): Part {
  if (!isMade(part)) return part;
  const named = part.slots.filter(({ slot }) => slot === 'n');
  const slots = part.slots.map((slot): Slot => {
    if (slot.slot !== 'n' || !isHow(slot.words)) return slot;
    const at = named.indexOf(slot);
    const next = named.slice(at + 1).find(({ words }) => !isHow(words));
    const head = next && !/^(?:an?|the|some|\d+) /i.test(next.words) ? next.words.split(' ') : [];
    if (head.length > 1 && isColour(head[0]!.toLowerCase()) && isColour(slot.words.toLowerCase()))
      return { ...slot, words: `${slot.words} ${singular(head.slice(1).join(' '))}` };
    return at > 0 ? { ...slot, slot: 'look' } : slot;
  });
  const spread = slots.some((slot, i) => slot !== part.slots[i] && slot.slot === 'n');
  return { ...part, slots: slots.map((slot) => (spread && slot.slot === 'n' ? { ...slot, words: singular(slot.words) } : slot)) };
} // biome-ignore format: short enough

const PICTURED =
  /\b(?:scenes?|back ?grounds?|backdrops?|parallax|pictures?|pics?|images?|portraits?|wallpapers?|banners?|covers?|screens?|splash|title|logos?|landscapes?|illustrations?|panoramas?|pages?|posters?|cards?|art|thumbnails?|icons?|photos?|sketch|scan|selfie)\b/i;
/** "a medieval banner with a raven": a thing that hangs, where nothing is said of a page or of pixels. */
const HUNG =
  /^(\W*(?:(?:draw|make|i need|i want|give me) )?an? (?:[a-z]+ ){0,2})(?:banner|poster|card|photo|page|sketch|cover)(?= (?:with|showing|of an?|hanging|on a)\b)(?!.*(?:\d ?x ?\d|\b(?:page|store|shop|site|website|itch|steam|youtube|twitch|discord|twitter|header|title|logo|game|channel)\b))/i;
const alone = (part: Part): Slot | undefined => {
  const named = part.slots.filter(({ slot }) => slot === 'n');
  return named.length === 1 ? named[0] : undefined;
};
/** "a king on a throne", "pixel art spaceship": somebody or a thing, where no picture is spoken of. */
function drawnAlone(part: Part): Part {
  const one = alone(part);
  const other = part.slots.filter(({ slot }) => /^(?:target|place|text|format|topic)$/.test(slot)).length > 0;
  const words = part.words.replace(/\bpixel[- ]?art\b/gi, ' ').replace(HUNG, '$1');
  if (!one || other || !/^(?:make\.scene|convert)$/.test(part.act) || PICTURED.test(words) || part.sure > 0.85) return part;
  // "a castle and a bridge", hardly read as a picture: two things
  const both = part.sure < 0.5 ? one.words.split(/ and (?=an? )/i) : [];
  if (both.length === 2 && both.every((words) => subjectOf(words) && !/ (?:with|on|in) /i.test(words)))
    return { ...part, act: 'make.object', slots: part.slots.flatMap((slot) => (slot === one ? both.map((words) => ({ ...slot, words })) : [slot])) };
  const subject = subjectOf(one.words.split(/ (?:on|in|at|under|over|with|reading|holding|standing|sitting) /i)[0]!);
  if (!subject || subject.kind === 'place' || /\b(?:and|&|fighting|vs)\b/i.test(one.words)) return part;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  return { ...part, act: alive ? 'make.character' : 'make.object' };
} // biome-ignore format: short enough

const GATHERED =
  /\b(?:search(?:es|ing)?|looks?|looking|hunts?|hunting) for (?:the )?$|\b(?:collect|gather|find|pick up|grab|steal|catch)(?:s|es|ing)? (?:the )?$/i;
const FOUGHT = /\b(?:fle(?:e|es|eing) from|flee(?:s|ing)?|hid(?:e|es|ing) from|chased by|hunted by|followed by|jump(?:s|ing)? on|fight(?:s|ing)?|kill(?:s|ing)?|shoot(?:s|ing)?(?: at)?|avoid(?:s|ing)?|dodg(?:e|es|ing)|against|escap(?:e|es|ing)(?: from)?|runs? (?:away )?from|battl(?:e|es|ing)|stomp(?:s|ing)? on) (?:the )?$/i; // biome-ignore format: one line
const STEALS =
  /^(.+?),? (?:who|that|which) (?:steal|collect|gather|find|catch|pick up|grab|eat|hunt)s? (?:for )?(.+)$/i;
/** Who plays, against whom and for what, by the verb that stands before them. */
function inGame(part: Part): Part {
  if (part.act !== 'game.make') return part;
  const hero = part.slots.findIndex(({ slot }) => slot === 'hero');
  return {
    ...part,
    slots: part.slots.flatMap((slot, i): Slots => {
      const [, where] = slot.slot === 'place' ? (/^(?!.*\bof\b).+? (?:in|on|at|through) ((?:an?|the) .+)$/i.exec(slot.words) ?? []) : [];
      if (where && GATHERED.test(before(part, slot)))
        return [{ ...slot, slot: 'pickup', words: slot.words.slice(0, -where.length).replace(/ (?:in|on|at|through) $/i, '') }, { ...slot, words: where }];
      // "3 levels: forest, cave and castle"
      if (slot.slot === 'place' && /\blevels?\b/i.test(part.words) && /^[a-z-]+ and (?:an? |the )?[a-z-]+$/i.test(slot.words)) return slot.words.split(/ and /i).map((words) => ({ ...slot, words }));
      if (slot.slot === 'foe') return [{ ...slot, words: slot.words.replace(/ (?:chas|hunt|attack|follow|com)\w* (?:after |at |for )?(?:him|her|it|you|me|them|us)$/i, '') }];
      // "a game like vampire survivors": how it is played
      if (/^(?:hero|n|place|pickup)$/.test(slot.slot) && /\b(?:game|something|one) (?:a bit |kinda |kind of )?(?:like|similar to|inspired by) $/i.test(before(part, slot)) && templateFor(slot.words)) return [];
      if (/^(?:pickup|n)$/.test(slot.slot) && FOUGHT.test(before(part, slot))) return [{ ...slot, slot: 'foe' }];
      if (slot.slot !== 'hero') return [slot];
      if (/^\s*boss\b/i.test(part.words.slice(slot.end - part.start))) return [{ ...slot, slot: 'foe', words: `${slot.words} boss` }];
      if (i > hero && FOUGHT.test(before(part, slot))) return [{ ...slot, slot: 'foe' }];
      const [, who, what] = STEALS.exec(slot.words) ?? [];
      return who && what ? [{ ...slot, words: who }, { ...slot, slot: 'pickup', words: what }] : [slot];
    }),
  };
} // biome-ignore format: short enough

/** A slot that is none of its kind, whatever is said around it. */
function byItself(part: Part): Part {
  const hasName = part.slots.some(({ slot }) => slot === 'n');
  const played = part.slots.some(({ slot }) => slot === 'hero');
  const slots = part.slots.flatMap((slot, i): Slots => {
    const { words } = slot;
    const withIt = /\b(?:with|w\/) $/i.test(before(part, slot));
    if (slot.slot === 'size' && /^x ?\d{1,2}$/i.test(words)) return [{ ...slot, slot: 'count', words: words.replace(/\D+/g, '') }];
    if (part.act === 'game.make' && slot.slot === 'n' && !played) return [{ ...slot, slot: 'hero' }];
    if (isMade(part)) {
      // "with a red beard and hammer": nothing that is done
      if (slot.slot === 'anim' && isHeld(words) && /\b(?:and|with|plus) (?:an? |the |his |her )?$|, $/i.test(before(part, slot))) return [{ ...slot, slot: 'look', words: `with ${/^(?:an?|the|his|her) /i.test(words) || /s$/i.test(words) ? words : `a ${words}`}` }];
      if (slot.slot === 'ground' && subjectOf(words)) return [{ ...slot, slot: 'n' }];
      if (!hasName && slot.slot === 'target' && !/^(?:my|the|our|his|her|their|its|this|that|it|him|them|all|both)\b/i.test(words) && subjectOf(words)) return [{ ...slot, slot: 'n' }];
      if (!hasName && slot.slot === 'change' && part.slots.every((one) => one.slot !== 'target') && subjectOf(words)) return [{ ...slot, slot: 'n' }];
      if (slot.slot === 'change') return [{ ...slot, slot: 'look', words: withIt ? `with ${words}` : words }];
    }
    if (part.act === 'make.ui' && slot.slot === 'change' && /^(?:please )?(?:add|put|include|give|with)\b/i.test(words)) return [{ ...slot, slot: 'n', words: words.replace(/^(?:please )?(?:add|put(?: in)?|include|give (?:it|me)|with) /i, '') }];
    // "older, with a grey moustache", "it tank" [treads]
    if (part.act === 'edit' && slot.slot === 'target' && /^[a-z]{3,}er$/.test(words) && !/^(?:other|another)$/.test(words) && isHow(words)) return [{ ...slot, slot: 'change' }];
    const [, whom, what] = (part.act === 'edit' && slot.slot === 'target' && part.slots[i + 1]?.slot === 'change' && /^(it|him|her|them) ([a-z]+)$/i.exec(words)) || [];
    if (whom && what) return [{ ...slot, words: whom }];
    const [, , rest] = (part.act === 'edit' && slot.slot === 'change' && /^(it|him|her|them) ([a-z]+)$/i.exec(part.slots[i - 1]?.slot === 'target' ? part.slots[i - 1]!.words : '')) || [];
    if (rest) return [{ ...slot, words: `${rest} ${words}` }];
    if (part.act === 'correct' && slot.slot === 'ground' && withIt) return [{ ...slot, slot: 'border' }];
    return [slot];
  });
  return { ...part, slots };
} // biome-ignore format: short enough

/** "nah, i'd rather have a cat": what is wished for in the place of what is refused. */
function rather(part: Part): Part {
  const [, thing] = (part.act === 'no' && part.slots.every(({ slot }) => slot === 'n') && /\b(?:rather|prefer)\b(?: (?:have|want|get|like|see))* (an? [a-z][a-z -]*)[.!]?$/i.exec(part.words)) || [];
  const subject = thing ? subjectOf(thing) : undefined;
  if (!thing || !subject) return part;
  const start = part.start + part.words.indexOf(thing);
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  return { ...part, act: alive ? 'make.character' : 'make.object', loose: [], slots: [{ slot: 'n', words: thing, start, end: start + thing.length, sure: part.sure }] };
} // biome-ignore format: short enough

/** "grass, stone and one with a tree on it": the first of them, with that; "a bridge over water": one thing. */
function onesOfList(part: Part): Part {
  if (!part.act.startsWith('make.')) return part;
  const slots: Slot[] = [];
  for (const slot of part.slots) {
    const last = slots.at(-1);
    const isNamed = (one: Slot): boolean => one.slot === 'n' || (part.act === 'make.iso' && one.slot === 'ground');
    const [, what] = (slot.slot === 'n' && slots.some((one) => one.slot === 'n') && /^(?:an?other )?ones? with (?:just |only )?(.+?)(?: on (?:it|top))?$/i.exec(slot.words)) || [];
    const base = slots.find((one) => one.slot === 'n');
    const between = last && isNamed(last) && isNamed(slot) ? part.words.slice(last.end - part.start, slot.start - part.start) : '';
    if (what && base) slots.push({ ...slot, words: /\b(?:just|only)\b/i.test(slot.words) ? what : `${base.words} with ${what}` });
    else if (last && /^ (?:over|on top of|on|under|above|inside|in|behind|beside|next to|in front of|across) (?:an? |the |some )?$/i.test(between)) slots[slots.length - 1] = { ...last, words: `${last.words}${between}${slot.words}`, end: slot.end, sure: Math.min(last.sure, slot.sure) };
    else if (slot.slot === 'n' && /^(?:just|only) /i.test(slot.words)) slots.push({ ...slot, words: slot.words.replace(/^(?:just|only) /i, '') });
    else slots.push(slot);
  }
  return { ...part, slots };
} // biome-ignore format: short enough

/** "a map with 3 houses": how many belongs to the houses. */
const countedPlaces = (part: Part): Part => ({
  ...part,
  slots: part.slots.flatMap((slot, i, all): Slots => {
    const [last, next] = [all[i - 1], all[i + 1]];
    if (part.act !== 'make.map') return [slot];
    if (slot.slot === 'count' && next?.slot === 'place' && next.start - slot.end < 2) return [];
    return [slot.slot === 'place' && last?.slot === 'count' && slot.start - last.end < 2 ? { ...slot, words: `${last.words} ${slot.words}` } : slot];
  }),
}); // biome-ignore format: short enough
/** No thing of its own, but a kind of picture or a number of them. */
const NO_HEAD =
  /\b(?:sets?|icons?|tile ?sets?|sprites?|sheets?|pictures?|pics?|images?|back ?grounds?|packs?|collections?|ideas?|bunch|couple|games?|assets?|animations?|anims?|effects?|versions?|variants?|names?|price|designs?|art|style|palette|few|lot|list|map|scene|thing|something|portraits?|avatars?|logo)$/i;
/** "a shop for [potions]": a shop. */
function headOfFor(part: Part): Part {
  const one = alone(part);
  const [, head = ''] = (one && /^make\.(?:object|character)$/.test(part.act) && /\b(an? (?:[a-z-]+ ){0,2}?[a-z-]+) for (?:the |my |some |all )?$/i.exec(before(part, one))) || [];
  if (!one || !head || NO_HEAD.test(head) || !subjectOf(head)) return part;
  return { ...part, act: 'make.object', slots: part.slots.map((slot) => (slot === one ? { ...slot, words: `${head} for ${one.words}`, start: one.start - part.words.slice(0, one.start - part.start).length + part.words.toLowerCase().lastIndexOf(head.toLowerCase(), one.start - part.start) } : slot)), loose: part.loose.filter(({ word }) => !head.includes(word)) };
} // biome-ignore format: short enough
/** "a cursor that looks like a sword": what is to be seen is the sword. */
const lookingLike = (part: Part): Part => {
  const like = part.act === 'make.ui' ? part.slots.find(({ slot, words }) => slot === 'look' && /^(?:that |which )?(?:looks? like|shaped like|like|in the (?:shape|form) of) (?:an? |the )?[a-z]/i.test(words)) : undefined;
  const of = part.slots.find(({ slot, words }) => slot === 'n' && /^(?:an? |the )?(?:mouse )?(?:cursor|pointer|button|badge|bar)$/i.test(words));
  if (!like || !of) return part;
  const shape = like.words.replace(/^(?:that |which )?(?:looks? like|shaped like|like|in the (?:shape|form) of) (?:an? |the )?/i, '');
  return { ...part, slots: part.slots.flatMap((slot) => (slot === like ? [] : slot === of ? [{ ...slot, words: `${shape} ${of.words.replace(/^(?:an?|the) /i, '')}` }] : [slot])) };
}; // biome-ignore format: short enough

/** A part with such words where they belong. */
export const elsewhere = (part: Part): Part =>
  countedPlaces(headOfFor(lookingLike(adjectivesOfNames(onesOfList(inGame(byItself(drawnAlone(rather(part)))))))));
