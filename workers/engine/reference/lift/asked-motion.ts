/** The motion that words ask of a reference, and a body that can do it. */
import { type LimbMotion, motionFromText } from '../../subject/motion/index.ts';
import { bodyOf } from '../../subject/sources.ts';
import type { Brief } from '../../types.ts';
import { understand } from '../../understand/index.ts';
import { TAKES_IT } from './strike.ts';

/** "running", "runs" and "run" as one. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(ing|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1');

/** The motion that the words ask for. What the negative description names is taken out of them. */
export function motionOf(brief: Brief, figure: boolean, action: string, negative: string): LimbMotion {
  const rig = (figure ? bodyOf(brief).rig : undefined) ?? 'mannequin';
  const not = new Set(
    negative
      .split(/[^A-Za-z]+/)
      .filter(Boolean)
      .map(stem),
  );
  const words = action.split(/\s+/).filter((word) => !not.has(stem(word.replace(/[^A-Za-z]/g, ''))));
  const asked = words.join(' ') || 'idle';
  // "is punched" is no punch.
  return motionFromText(rig, TAKES_IT.test(asked.toLowerCase()) ? 'gets hurt' : asked);
}

/** A rig that the motion can move, whatever the words took the reference for. */
export function bodyFor(brief: Brief, motion: LimbMotion): Brief {
  const fits = motion.body === 'two legs' ? brief.kind === 'humanoid' : brief.kind === 'quadruped';
  if (fits) return { ...brief, parts: [], mood: [] };
  return { ...understand(motion.body === 'two legs' ? 'a person' : 'a dog') };
}
