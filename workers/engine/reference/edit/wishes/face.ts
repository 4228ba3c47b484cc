/** Wishes of a face: eyewear, moods, moustaches, ages. */
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { ramp as rampOf } from '../../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { type Eye, findEyes } from '../../parts/find-eyes.ts';
import { agedAs } from '../aged.ts';
import { shaven } from '../bare-head.ts';
import { wholeEye } from '../eyes.ts';
import { withEyesAdded } from '../eyes-added.ts';
import { eyesByLook } from '../eyes-by-look.ts';
import { eyesMeant } from '../eyes-meant.ts';
import { EYEWEAR_WORDS, eyewear, MOOD_WORDS, moody, moustache, openEyes } from '../faces.ts';
import { bareOf } from '../look-words.ts';
import { closedMouth, withoutMouth } from '../mouths.ts';
import { type Paint, paintOn } from '../paint.ts';
import { NOBODY } from '../pair-of-eyes.ts';
import type { Subject } from '../subject.ts';
import { eyesOf } from '../whole-of.ts';
import { OWN, toneOf } from './words.ts';

/** Masks that are more than a band before the eyes. */
const GAS_MASKS = /\b(?:gas|skull|plague|death|kitsune|fox|oni|hockey|full)\b.*\bmask\b/;

export function onFace(subject: Subject, clause: string): Rgba | undefined {
  const wear = GAS_MASKS.test(clause) ? undefined : EYEWEAR_WORDS.find(([words]) => words.test(clause));
  if (wear) {
    const paint = paintOn(subject);
    eyewear(paint, eyesMeant(subject, eyesOf(subject)), wear[1], toneOf(clause.replace(wear[0], ' ')));
    return paint.image();
  }
  if (clause === 'closed mouth') return closedMouth(subject);
  const added = /^add (large |one )?eyes?$/.exec(clause);
  if (added) return withEyesAdded(subject, added[1] === 'large ', added[1] === 'one ');
  if (/\b(?:moustache|mustache)\b/.test(clause) && !OWN.test(clause)) {
    const paint = paintOn(subject);
    moustache(paint, eyesMeant(subject, eyesOf(subject)), toneOf(clause) ?? rampOf(hexToRgb('#4c3020')));
    return paint.image();
  }
  if (/\beyes?\b.*\bopen\b|\bopen(?:ed)? eyes?\b/.test(clause)) {
    const paint = paintOn(subject);
    openEyes(paint, subject.head?.eyes ?? eyesOf(subject));
    return paint.image();
  }
  const mood = MOOD_WORDS.find(([words]) => words.test(clause));
  const rest =
    mood &&
    bareOf(
      clause
        .replace(new RegExp(mood[0], 'g'), ' ')
        .replace(/\b(?:face|expression|eyes?|eyebrows?|brows?|mood|mouth|fac|big|wide|huge|little)\b/g, ' '),
    );
  if (!mood || rest) return undefined;
  if (/\bdead\b/.test(clause) && subject.looksThing) return undefined;
  const isAsleep = mood[1] === 'asleep';
  // One mouth gives way to the other.
  const paint = paintOn(isAsleep || mood[1] === 'angry' ? subject : { ...subject, sprite: withoutMouth(subject) ?? subject.sprite }); // biome-ignore format: one line
  const seen = eyesMeant(subject, eyesOf(subject));
  // Large eyes on who is all of one piece.
  const pair = (subject.head?.eyes ?? seen).length === 0 ? findEyes(paint.flat, NOBODY, undefined, LARGE) : [];
  const told = isAsleep ? (subject.head?.eyes ?? seen) : pair.length === 2 ? wholeEyes(paint, pair) : seen;
  moody(paint, told.length > 0 ? told : eyesByLook(subject), mood[1]);
  return paint.image();
}

const LARGE = 0.025;

/** Eyes with the ring about them. */
function wholeEyes({ flat, stance }: Paint, eyes: readonly Eye[]): readonly Eye[] {
  return eyes.map((eye) => wholeEye(flat, eye, stance.chin - stance.top));
}

export function aged(subject: Subject, clause: string): Rgba | undefined {
  if (/\b(?:bald|shaved head)\b/.test(clause)) return shaven(subject, 'hair');
  // A thing that is old is worn.
  const age = subject.looksThing
    ? undefined
    : /\b(?:old|older|elderly|aged|young|younger|youthful)\b/.exec(clause)?.[0];
  if (!age || bareOf(clause.replace(age, ' ').replace(/\b(?:person|man|woman|guy)\b/, ' '))) return undefined;
  return agedAs(subject, age.startsWith('y') ? 'young' : 'old');
}
