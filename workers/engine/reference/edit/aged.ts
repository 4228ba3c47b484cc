/** Somebody older or younger: by the hair, else by a beard. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { drawShape } from './draw-shape.ts';
import { sum } from './held.ts';
import { withShape } from './lay.ts';
import { partFound } from './named-part.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { recoloured } from './tones.ts';
import { eyesOf } from './whole-of.ts';

/** Less hair than this share of the head's square is none. */
const LEAST_HAIR = 0.12;

export function agedAs(subject: Subject, age: 'old' | 'young'): Rgba {
  const { person, sprite } = subject;
  const [line, stance] = [lineOf(subject), stanceOf(subject)];
  const hair = partFound(subject, 'hair');
  const head = (stance.chin - stance.top) ** 2;
  if (hair && sum(hair) > LEAST_HAIR * head)
    return recoloured(sprite, rampOf(hexToRgb(age === 'old' ? '#c6c8d0' : '#8a5430')), hair);
  if (age === 'young' || !person)
    throw new InputError('No hair was found in the picture: by it alone an age can be shown.');
  const part = { piece: 'beard', colour: '#d8d8dc' };
  const shape = drawShape({
    size: sprite,
    stance,
    line,
    person,
    part,
    slot: 'beard',
    full: undefined,
    eyes: eyesOf(subject),
  });
  if (!shape) throw new InputError('No face was found in the picture.');
  return withShape(sprite, shape, stance, line, true);
}
