/** What a sprite shows, as far as its turns follow from it: things have no face, beasts are seen from a side or from ahead. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Direction } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { boxOf } from '../parts/box.ts';
import { SOMEBODY } from '../parts/erect.ts';
import { evenness } from '../parts/evenness.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { areaOf, type Flat, toFlat, toImage } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import type { FoundJoints } from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { type ThingForm, thingTurned, UPRIGHT, uprightness } from '../parts/thing/index.ts';
import { type KindSeen, kindSeen } from '../vision/kind.ts';
import { thingScore } from '../vision/thing-score.ts';
import { jointsFound } from './by-parts.ts';
import type { TurnTools } from './types.ts';

/** A thing is told so surely, by how many eyes are seen: spots that lie like two eyes are mostly eyes. */
const THING = [0.6, 0.7, 0.9] as const;
/** What may be somebody all the same, thin as a skeleton. */
const MAYBE = 0.2;
/** So few joints are nobody's, and a person that is told so surely is one for all that. */
const LIMBS = 3;
const PERSON = 0.3;
/** A beast seen from behind shows no eyes either. */
const SURELY_BEAST = 0.7;
/** Of what is smaller than this little shows: it has to be as even as that to be taken for a thing by its shape alone. */
const SMALL: Px = 25;
const SMALL_EVEN = 0.97;
/** What fills so much of the rectangle about it, and is nearly as wide as high, is more likely a box than flat. */
const FULL = 0.82;
const BLOCK = 0.92;
const SQUARE = 1.7;
const LIKELY_BOX = 0.15;

const AHEAD_EVEN = 0.85;

/** So few joints nobody shows, and so likely a heap is a thing. */
const [NO_JOINT, HEAP] = [0.2, 0.4] as const;
/** What is so likely flat. */
const CARD = 0.35;

/** What form a thing has; undefined for what is none. */
function formOf({ thing, kinds, facing }: KindSeen, flat: Flat, joints: FoundJoints): ThingForm | undefined {
  const sure = Object.values(joints).filter((joint) => joint.sure >= SURE).length;
  if (sure >= SOMEBODY) return undefined;
  const eyes = findEyes(flat, joints).length;
  // What stands upright, alike on both sides, without eyes or limbs, is a thing like a tree, whatever it is.
  const isFaceless = eyes === 0 && sure < LIMBS && kinds.person < PERSON && kinds.beast < SURELY_BEAST;
  const { top, bottom } = boxOf(flat);
  const isUpright = isFaceless && uprightness(flat) >= (bottom - top < SMALL ? SMALL_EVEN : UPRIGHT);
  // Locks and hinges of a box lie like eyes; what has eyes is no rectangle.
  const isBlock = isFull(flat, BLOCK) && uprightness(flat) >= SMALL_EVEN;
  const told = THING[isBlock ? 0 : Math.min(eyes, 2)]!;
  const least = kinds.person >= MAYBE ? Math.max(told, THING[1]) : told;
  if (thing < least && !isUpright) {
    // A bush, a heap: nothing of it is anybody's, whatever it was taken for.
    const seen = Math.max(...Object.values(joints).map((joint) => joint.sure));
    const isHeap = eyes === 0 && seen < NO_JOINT && thingScore({ thing, kinds, facing }, joints, eyes, toImage(flat)) >= HEAP; // biome-ignore format: one line
    return isHeap ? formByKinds(kinds.flat >= CARD ? kinds : { ...kinds, flat: 0 }) : undefined;
  }
  if (thing < least) return 'round';
  // One that drives has a front; one that is alike on both sides shows it.
  if (kinds.vehicle >= thing / 2 && evenness(flat).fit < AHEAD_EVEN)
    return facing.west >= facing.east ? 'left' : 'right';
  const form = formByKinds(kinds);
  if (form === 'flat' && kinds.box >= LIKELY_BOX * thing && isFull(flat)) return 'box';
  return form;
}

/** Flat is what is surely so: a volume that is turned as a sheet of card is worse than a card that is turned as one. */
function formByKinds(kinds: KindSeen['kinds']): ThingForm {
  if (kinds.flat > kinds.round + kinds.box) return 'flat';
  return kinds.round >= kinds.box ? 'round' : 'box';
}

function isFull(flat: Flat, full = FULL): boolean {
  const { left, right, top, bottom } = boxOf(flat);
  const [wide, high] = [right - left, bottom - top];
  return areaOf(flat) >= full * wide * high && Math.max(wide, high) <= SQUARE * Math.min(wide, high);
}

/** A beast is told so surely at least, and one side so much more than the other, less where its eyes say the same. */
const BEAST = 0.5;
const [ASIDE, SURELY, LIKELY] = [0.45, 2.5, 1.5] as const;
/** Seen so surely from ahead, or from half ahead, it is from no side. */
const AHEAD = 0.45;
const HALF_AHEAD = 0.5;

/**
 * Which way a beast looks as drawn, where that is told surely; undefined for what is no beast. `own`: the side that its eyes
 * tell; where that is another one, it is as drawn.
 */
export function beastFacing(
  { kinds, facing }: KindSeen,
  own: 'left' | 'right' | undefined,
): 'front' | 'left' | 'right' | undefined {
  if (kinds.beast < BEAST) return undefined;
  if (facing.south >= AHEAD) return 'front';
  const right = facing.east + facing['south-east'] + facing['north-east'];
  const left = facing.west + facing['south-west'] + facing['north-west'];
  const [side, half] =
    right > left ? (['right', facing['south-east']] as const) : (['left', facing['south-west']] as const);
  const least = own === side ? LIKELY : SURELY;
  if (Math.max(left, right) < ASIDE || half > HALF_AHEAD || Math.max(left, right) < least * Math.min(left, right))
    return undefined;
  return own && own !== side ? 'front' : side;
}

/** So surely somebody, seen so surely from one side. */
const SOMEBODY_ASIDE = { person: 0.45, side: 0.8 } as const;

/** Which way somebody looks who is surely drawn from a side; undefined for anybody else. */
export function personFacing({ kinds, facing }: KindSeen): 'left' | 'right' | undefined {
  if (kinds.person < SOMEBODY_ASIDE.person) return undefined;
  if (facing.west >= SOMEBODY_ASIDE.side) return 'left';
  return facing.east >= SOMEBODY_ASIDE.side ? 'right' : undefined;
}

/** Who is alive shows the viewer neither face nor back, so surely, and no two sides that are so alike. */
const [ALIVE, HARDLY, ALIKE] = [0.6, 0.4, 0.6] as const;

/** Whether somebody is seen from ahead or behind by hardly any sign, however small. */
export const isTurnedAway = ({ thing, facing }: KindSeen, flat: Flat): boolean =>
  1 - thing >= ALIVE && facing.south + facing.north < HARDLY && evenness(flat).fit < ALIKE;

/** A vehicle so much higher than wide is seen from its end, or from above. */
const END_ON = 1.6;
const VEHICLE_AHEAD =
  'image: shows a vehicle from its end or from above, and nothing of its sides. Send it as it is seen from a side.';

/** A thing told to face south, from the directions asked; undefined for what is none. */
export async function turnedThing(
  { models }: TurnTools,
  sprite: Rgba,
  directions: readonly Direction[],
): Promise<readonly Rgba[] | undefined> {
  if (!models) return undefined;
  const shadowed = withoutGroundShadow(sprite);
  const figure = shadowed?.figure ?? sprite;
  const [seen, flat] = [await kindSeen(models, figure), toFlat(figure)];
  const form = seen && formOf(seen, flat, await jointsFound(models, figure));
  if (!form) return undefined;
  const { left, right, top, bottom } = boxOf(flat);
  if (seen.kinds.vehicle >= seen.thing / 2 && bottom - top >= END_ON * (right - left))
    throw new InputError(VEHICLE_AHEAD);
  const shown: Direction = form === 'left' ? 'west' : form === 'right' ? 'east' : 'south';
  const draw = thingTurned(flat, form);
  return directions.map((to) => {
    if (to === shown) return sprite;
    const image = toImage(draw(YAW[to]));
    return shadowed?.under(image) ?? image;
  });
}
