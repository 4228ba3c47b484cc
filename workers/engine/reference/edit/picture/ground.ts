/** What an edit says of the ground behind a figure: that it goes, or which plain colour it is to have. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { cloneImage } from '../../../../../src/pixels/image.ts';
import { TONE } from '../../../../../src/pixels/ramp.ts';
import type { Rgb, Rgba } from '../../../../../src/pixels/types.ts';
import { clausesOf } from '../../../understand/edit-steps.ts';
import { toneOf } from '../wishes/words.ts';

const GROUND = /\b(?:background|backdrop|bg)\b/;
const GONE =
  /^(?:please )?(?:remove|delete|erase|clear|cut|get rid|take|drop|strip|no|without)\b|\b(?:transparent|clear|empty)\b/;

export interface GroundSaid {
  /** The other orders. */
  readonly rest: string;
  /** The background goes, or is all of one colour. Undefined: nothing is said of it. */
  readonly ground?: 'none' | Rgb;
}

/** Parts an edit into what is said of the background and the rest. Throws an InputError for a ground that is no plain one. */
export function groundSaid(sentence: string): GroundSaid {
  const clauses = clausesOf(sentence);
  const said = clauses.find((clause) => GROUND.test(clause));
  if (!said) return { rest: sentence };
  const rest = clauses.filter((clause) => !GROUND.test(clause)).join(', ');
  if (GONE.test(said)) return { rest, ground: 'none' };
  const tones = toneOf(said.replace(GROUND, ' '));
  if (!tones)
    throw new InputError(
      'A background can be removed or be of one plain colour here: "remove the background", "a blue background". Scenes are drawn by themselves.',
    );
  return { rest, ground: [...tones[TONE.base]] as unknown as Rgb };
}

/** A picture before a plain colour. */
export function onGround(image: Rgba, color: Rgb): Rgba {
  const out = cloneImage(image);
  for (let i = 0; i < out.data.length; i += 4) if (out.data[i + 3]! < 128) out.data.set([...color, 255], i);
  return out;
}
