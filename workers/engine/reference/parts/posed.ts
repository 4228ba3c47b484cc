/**
 * People who strike a pose: arms far from the body, legs astride. Nobody can tell such a body from aside by its front's
 * widths; it stays as it is drawn, its far half foreshortened, with the face at the edge that it looks to.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { eachPixel, type Flat, toFlat, toImage } from './flat.ts';
import { halfAside } from './narrowed.ts';
import { type Person, SIDES } from './person-types.ts';
import { eyesOf, faceShifts, isCoarse, roomFor, withMovedFace, withTurnedHead } from './turned-head.ts';

/** An arm reaches so far from the axis, as a share of the height; legs that take less of it are a robe's feet. */
const REACH = 0.36;
const LEGS = 0.18;
/** Lower figures are drawn from aside as they are from ahead, whatever they do. */
const LEAST: Px = 20;

/** Whether an arm, without what its hand holds, is so far from the body that the figure does not just stand. */
export function isPosed({ top, floor, crotch, axis, arms, isRobed, cape }: Person): boolean {
  const height = floor - top;
  if (isRobed || cape || height <= LEAST || floor - crotch < LEGS * height) return false;
  let reach = 0;
  for (const side of SIDES)
    eachPixel(arms[side], (x) => {
      reach = Math.max(reach, Math.abs(x + 0.5 - axis));
    });
  return reach >= REACH * height;
}

/** Of the half that lies farther off so much of its width is seen. */
const FAR_HALF = 0.3;

/** Who strikes a pose, from aside, looking to the right of the screen, or to the left. */
export function posedAside(person: Person, isRight: boolean): Flat {
  const { axis, head, torsoHalf, picture } = person;
  const half = Math.max(head.half, torsoHalf) + 1;
  const body = toFlat(halfAside(toImage(picture), isRight ? 'right' : 'left', FAR_HALF, { axis, half }));
  if (!isCoarse(person)) return withMovedFace(body, picture, person, isRight, ASIDE);
  const by = Math.min(faceShifts(person, eyesOf(person)).aside, roomFor(person, isRight));
  return withTurnedHead(body, picture, person, isRight ? by : -by);
}
/** A large head's face moves by so much of half of it. */
const ASIDE = 0.4;
