/** Things that move: "coin spin animation", "a burning torch animated", "explosion effect, 8 frames". */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { SELF_MOVING } from '../moves.ts';
import { subjectOf } from '../subjects.ts';
import { bareNoun } from '../words.ts';

/** What animations of things are told to do, as the tool names it; the last is for what does nothing by nature. */
const BY_NATURE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fire|flames?|camp ?fire|torch|candle|bonfire|brazier|fireplace|lantern)\b/i, 'burns'],
  [/\b(?:explosions?|bombs?|fireworks?|blast)\b/i, 'explodes'],
  [
    /\b(?:coins?|gems?|crystals?|rings?|keys?|medals?|pick-?ups?|fans?|windmill|gears?|cogs?|wheels?|saws?|saw ?blades?|portals?|orbs?|shuriken|tornado|vortex)\b/i,
    'spins',
  ],
  [/\b(?:water|river|waterfall|fountain|lava|stream)\b/i, 'flows'],
  [/\b(?:flags?|banners?|curtains?)\b/i, 'waves'],
  [/\b(?:chests?|doors?|gates?|books?|box|boxes)\b/i, 'opens'],
  [/\b(?:smoke|chimney|steam)\b/i, 'smokes'],
  [/\b(?:trees?|grass|bush(?:es)?|plants?|flowers?|leaves)\b/i, 'sways in the wind'],
  [/\b(?:lamps?|lights?|signs?|bulbs?|screens?|stars?)\b/i, 'flickers'],
  [/\b(?:hearts?|potions?|magic|runes?|spells?|aura)\b/i, 'pulses'],
  [/./, 'bobs up and down'],
];
export const byNature = (noun: string): string => BY_NATURE.find(([words]) => words.test(noun))![1];

const ANIMATION = '(?:animations?|animated(?: sprite)?|anims?|loops?|cycles?)';
/** "coin spin animation", "torch burning loop", "chest opening" */
const DOES = new RegExp(
  `^((?:[\\w-]+ ){0,4}?[\\w-]+) (?:that |which )?((?:(?:can |is |slowly |quickly )*(?:[a-z]{3,}(?:ing|s)?))(?: (?:around|open|closed|up|down|up and down|in the wind|left and right))?) ${ANIMATION}$`,
  'i',
);
const ONLY = new RegExp(
  `^(?:${ANIMATION} (?:of|for) )?(?:an? |the )?(?:animated |looping )?((?:[\\w-]+ ){0,5}?[\\w-]+?)(?: (?:effects?|vfx|fx))?(?: ${ANIMATION})?$`,
  'i',
);
const LEADS =
  /^(?:an? |the )?(spinning|rotating|moving|bouncing|blinking|flickering|pulsing|bobbing|floating|exploding|swinging|opening|closing|waving|burning|flowing|dripping|shaking) (.+)$/i;

const isThing = (words: string): boolean => {
  const subject = subjectOf(bareNoun(words).split(/ (?:with|on|in|of) /)[0]!);
  return subject?.kind === 'thing' && !subject.creature && subject.unknown.length === 0;
};
const isDone = (word: string): boolean =>
  SELF_MOVING.test(`${word.replace(/(?:ing|e?s|e)$/, '')}ing`) ||
  /^(?:swirl|twist|glid|bubbl|boil|crackl|fizz|rippl|vibrat|wobbl|hover|fall|melt|grow|spark|flash|spin|burn|flicker|glow|wav|flow|drip|smok|pulse?|puls|bob|sway|shak|float|swing|open|clos|break|shatter|explod|rotat|sparkl|shin|idle|loop)/i.test(
    word,
  ) ||
  LEXICON.read(word.toLowerCase()).some(({ is }) => is === 'action');

/** Whether a thing can do it: what walks is somebody. */
export const isOfThings = (move: string): boolean =>
  !/^(?:walk|run|jump|danc|talk|fight|attack|idle|crawl|swim|sit|die|dies|sleep)/i.test(move);

export interface AnimatedThing {
  readonly noun: string;
  readonly action: string;
}

/** The thing and what it does, where a clause says that it is to be animated; `frames`: a number of them was named. */
export function animatedThing(clause: string, frames: boolean): AnimatedThing | undefined {
  if (/^(?:an? |the )?animation\b(?! (?:of|for))/i.test(clause)) return undefined;
  const said = clause.replace(/^(?:an? )?(?:sprite ?sheet|strip) (?:of|for) /i, '').trim();
  const told = new RegExp(`\\b${ANIMATION}\\b`, 'i').test(said);
  const [, doing = '', moved = ''] = LEADS.exec(said.replace(new RegExp(` ${ANIMATION}$`, 'i'), '')) ?? [];
  const seen = /^(?:burning|flickering|floating|dripping)$/i.test(doing);
  if (moved && isThing(moved) && (!seen || told || frames) && !LEXICON.read(`${doing} ${moved}`.toLowerCase()).length)
    return { noun: `a ${bareNoun(moved)}`, action: doing.toLowerCase() };
  if (!told && !frames) return undefined;
  const [, noun = '', verb = ''] = DOES.exec(told ? said : `${said} animation`) ?? [];
  if (noun && !/ (?:with|of|in|on|and|for|a|the)$/i.test(noun) && isThing(noun) && isDone(verb.split(' ')[0]!))
    return { noun: noun.trim(), action: /^(?:idle|loop)/i.test(verb) ? byNature(noun) : verb.toLowerCase() };
  const [, alone = ''] = ONLY.exec(said) ?? [];
  return alone && isThing(alone) ? { noun: alone.trim(), action: byNature(alone) } : undefined;
}
