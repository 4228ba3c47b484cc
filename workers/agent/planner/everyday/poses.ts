/** "a cat sitting", "a dwarf leaning on his axe": how somebody is, and no movement. It is one picture of somebody in that pose. */

import type { Plan } from '../step.ts';
import { subjectOf } from '../subjects.ts';
import { picture } from '../thing-steps.ts';
import { takeGlobals } from '../wishes/globals.ts';
import { bareNoun, bareWish, GAME, TILES } from '../words.ts';

const POSE =
  'sitting|seated|sleeping|asleep|napping|resting|kneeling|crouching|squatting|lying(?: down)?|curled up|leaning|meditating|praying|reclining|perched|slouching|crossing (?:his|her|its|their) arms|riding(?= (?:an?|his|her) [a-z])';
/** Drawn in another word that says the same. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sleeping|asleep|napping),? (?:and )?curled up\b|\bcurled up(?:,? (?:and )?(?:sleeping|asleep|napping))?\b/gi,
    'sleeping',
  ],
  [/\b(?:asleep|napping)\b/gi, 'sleeping'],
  [/\b(?:seated|perched|slouching)\b/gi, 'sitting'],
  [/\bsquatting\b/gi, 'crouching'],
  [/\bresting\b(?! on)/gi, 'lying'],
];
const MOVES =
  /\banimat|\bcycle|\bframes?\b|\bloop|\bdirections?\b|\bsides\b|\bsprite ?sheet|\bidle\b|\bwalk|\brun\b|\brunning\b|\battack|\bthen\b|\bportrait\b|\bscene\b|\b(?:is|are|would|enough|fine)\b|\bbackground\b|\bmy\b|\bthe\b(?! (?:floor|ground|grass|moon|water))/i;
const SEVERAL = /^(?:\d|two|three|four|five|six|some|several|a few|many|different)\b|\band an?\b|:/i;
const POSED = new RegExp(`\\b(${POSE})\\b`, 'i');

/** Looks that were said in sentences of their own: "cat sitting. orange. fat." */
const ALONE = /[.,;!] *((?:very |really |a bit )?[a-z-]+)(?=[.,;!]|$)/gi;

const SIDE = 64;

/** One picture, where all of the message is somebody in a pose. */
export function posed(message: string): Plan | undefined {
  const { text, size } = takeGlobals(bareWish(message));
  const wish = bareWish(text.replace(/^(?:an? )?(?:picture|drawing|image|sprite) of /i, '')).replace(/[.!?\s]+$/, '');
  if (wish.length > 140 || MOVES.test(wish) || SEVERAL.test(wish) || GAME.test(wish) || TILES.test(wish)) return undefined;
  const said = SAME.reduce((all, [form, word]) => all.replace(form, word), wish);
  const [, pose = ''] = POSED.exec(said) ?? [];
  // "a cat sleeping on a sofa": both are in one picture anyway
  if (!pose || new RegExp(`\\b${pose} (?:on|at|in|under|by|beside|next to|against) (?:an?|the|some)\\b`, 'i').test(said)) return undefined;
  const looks: string[] = [];
  const rest = said.replace(ALONE, (_, look: string) => {
    if (!POSED.test(look)) looks.push(look);
    return '';
  });
  const [before = '', ...behind] = rest.split(new RegExp(`,? *\\b${pose}\\b`, 'i'));
  const who = bareNoun((before.trim() || behind.join(pose).trim().split(/ (?:on|in|at|with|under|by) /)[0]!).replace(/^pixel(?: art)? /i, '')).trim();
  const subject = subjectOf(who);
  const lives = subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature === true;
  if (!lives) return undefined;
  const article = `${[...looks, who].join(' ')}`;
  const whole = before.trim()
    ? `${/^[aeiou]/i.test(article) ? 'an' : 'a'} ${article} ${pose}${behind.join(pose)}`
    : `${looks.length ? `${looks.join(' ')} ` : ''}${rest}`;
  const words = whole.replace(/\s+/g, ' ').trim();
  return { steps: [picture(words, size ?? { width: SIDE, height: SIDE }, { no_background: true })], notes: [`"${pose}" I took as a pose: one picture of one side. Say "animated" for a movement.`], whole: true };
} // biome-ignore format: short enough
