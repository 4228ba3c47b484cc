/** Sprites drawn from a side, of which nobody said so: the side that they show is as it is, the others are made of it. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Direction } from '../../../../src/domain/words.ts';
import { flipHorizontal } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { YAW } from '../../solids/camera.ts';
import { boxOf } from '../parts/box.ts';
import { isErect, isHigh, trunkBy } from '../parts/erect.ts';
import { evenness } from '../parts/evenness.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { eachPixel, type Flat, toFlat, toImage } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { type FoundJoints, halfAside, narrowed, piecesIn, withoutScraps } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { movedFace } from '../parts/moved-face.ts';
import { SURE } from '../parts/parse-person.ts';
import { facingOf } from '../parts/profile/facing.ts';
import { drawProfile, isFaced, type Profile, seeProfile } from '../parts/profile/index.ts';
import { seeSmallProfile } from '../parts/small-profile.ts';
import { EVEN, lookingAside, sideSeen } from '../parts/whole.ts';
import { kindSeen } from '../vision/kind.ts';
import { beastFacing, isTurnedAway, personFacing, turnedThing } from './by-kind.ts';
import { jointsFound } from './by-parts.ts';
import { faultAside } from './check-aside.ts';
import { BEHIND, folkSeen } from './folk-seen.ts';
import type { TurnTools } from './types.ts';

/**
 * Who looks at the viewer with both eyes has sides that are no less alike, and so few pixels that its face is all that tells
 * its front.
 */
const LEAST_EVEN = 0.5;
const SMALL: Px = 24;
/** The middle of its eyes lies no farther from that of the figure, as a share of the width. */
const BESIDE = 0.16;

/** Who looks at the viewer with both eyes: the face moves on the body; undefined for anything else. */
function lookingHere(flat: Flat, joints: FoundJoints): ((yaw: number) => Flat) | undefined {
  const eyes = findEyes(flat, joints);
  const even = evenness(flat);
  const { left, right, top, bottom } = boxOf(flat);
  if (eyes.length !== 2 || even.fit < LEAST_EVEN || Math.max(right - left, bottom - top) > SMALL) return undefined;
  const columns = eyes.map((eye) => eye.reduce((sum, i) => sum + (i % flat.width) + 0.5, 0) / eye.length);
  const axis = Math.round(columns[0]! + columns[1]!) / 2;
  if (Math.abs(axis - (left + right) / 2) > BESIDE * (right - left)) return undefined;
  return movedFace(flat, lineHabitOf(flat), axis, joints);
}

/** Higher than this share of their width, and no smaller than that, figures are half turned rather than seen from a side. */
const UPRIGHT = 0.92;
const LEAST_HALF: Px = 25;
const LIMBS = 8;
/** What is seen of the width from aside, and between. */
const [FROM_ASIDE, BETWEEN] = [0.86, 0.94] as const;

/**
 * Who stands half turned, as most monsters are drawn, shows the front and a side at once: as told it faces the viewer, to
 * the sides it is the narrower the farther it turns, and behind it has no face. Undefined for what shows none.
 */
function halfTurned(flat: Flat, joints: FoundJoints): ((yaw: number) => Flat) | undefined {
  const eyes = findEyes(flat, joints);
  if (Object.values(joints).filter(({ sure }) => sure >= SURE).length < LIMBS && eyes.length === 0) return undefined;
  const told = facingOf(flat, boxOf(flat), eyes, joints);
  const { left, right, top, bottom } = boxOf(flat);
  // One eye in the middle says nothing of what is no higher than wide.
  const isAhead = eyes.length === 2 && evenness(flat).fit >= LEAST_EVEN && bottom - top > right - left;
  const facing = told ?? (isAhead ? 'front' : sideSeen(flat, joints));
  return turnedAs(flat, facing, joints);
}

/** A figure that looks to `facing` as drawn, narrower the farther it turns; `isProfile`: it is drawn from that side. */
function turnedAs(
  flat: Flat,
  facing: 'front' | 'left' | 'right',
  joints: FoundJoints,
  isProfile = false,
): (yaw: number) => Flat {
  const draw = lookingAside(flat, lineHabitOf(flat), facing, joints);
  const trunk = trunkBy(flat, joints);
  return (yaw) => {
    const drawn = draw(yaw);
    if (yaw % 180 === 0) return drawn;
    if (facing === 'front') {
      // Who looks away to the right has the left half farther off.
      const isRight = yaw < 180 !== (yaw > 90 && yaw < 270);
      const share = FAR_HALF[trunk ? 'trunk' : 'all'][yaw % 180 === 90 ? 0 : 1];
      return toFlat(halfAside(toImage(drawn), isRight ? 'right' : 'left', share, trunk));
    }
    // Who is drawn from straight aside is so from there; from elsewhere less of it is seen.
    if (isProfile) return yaw % 180 === 90 ? drawn : toFlat(narrowed(toImage(drawn), FROM_ASIDE));
    return toFlat(narrowed(toImage(drawn), yaw % 180 === 90 ? FROM_ASIDE : BETWEEN));
  };
}

/** Of the half that turns away so much of the width is seen from aside, and between: of a trunk with limbs, or of all there is. */
const FAR_HALF = { trunk: [0.35, 0.66], all: [0.6, 0.8] } as const;
/** Who stands on feet within this share of the width carries wings or arms beside a body that is upright. */
const FEET = 0.5;
const WINGED = 0.6;
const SOLE = 0.12;

function isUpright(flat: Flat): boolean {
  const { left, right, top, bottom } = boxOf(flat);
  const [wide, high] = [right - left, bottom - top];
  if (Math.max(wide, high) < LEAST_HALF) return false;
  if (high >= UPRIGHT * wide) return true;
  let [from, to] = [right, left];
  eachPixel(flat, (x, y) => {
    if (y < bottom - SOLE * high) return;
    [from, to] = [Math.min(from, x), Math.max(to, x + 1)];
  });
  return high >= WINGED * wide && to - from <= FEET * wide;
}

/** A way to see a figure that was told to face the viewer: from where it is as drawn, and how it is from elsewhere. */
interface Aside {
  readonly shown: Direction;
  readonly draw: (yaw: number) => Flat;
  /** It is the picture as it is from all sides, but narrower and without a face: nothing of it could come out wrong. */
  readonly isWhole?: boolean;
  /** It swims or crawls: of its belly and fins nothing is known from ahead. */
  readonly isLegless?: boolean;
}

/** A figure that is drawn from the side to which it looks. */
const profileFrom = (profile: Profile): Aside => ({
  shown: profile.facing === 'left' ? 'west' : 'east',
  draw: (yaw) => drawProfile(profile, yaw),
  isLegless: profile.belly >= profile.box.bottom - 1,
});

/** Which way somebody or a beast looks, by what it shows as a whole and by its eyes; undefined where that is not sure. */
async function toldOf(
  models: Models,
  figure: Rgba,
  flat: Flat,
  joints: FoundJoints,
): Promise<'front' | 'left' | 'right' | undefined> {
  const seen = await kindSeen(models, figure);
  const eyes = findEyes(flat, joints);
  const side = seen && isErect(joints) ? personFacing(seen) : undefined;
  if (side) return side;
  return seen && beastFacing(seen, eyes.length > 0 ? facingOf(flat, boxOf(flat), eyes, joints) : undefined);
}

/** The ways that serve a figure, the likeliest first; `told`: which way a beast looks, where that is sure. */
function* waysOf(
  flat: Flat,
  joints: FoundJoints,
  told?: 'front' | 'left' | 'right',
  aside?: 'left' | 'right',
): Generator<Aside> {
  const person = aside && seeSmallProfile(flat, joints, aside);
  if (person) yield { shown: aside === 'left' ? 'west' : 'east', draw: person.draw };
  const { left, right, top, bottom } = boxOf(flat);
  // Of whose body stands upright no front could be made of a side: its arms lie before the chest.
  const isBody = isErect(joints) && bottom - top >= UPRIGHT * (right - left);
  const beast = !isBody && (told === 'left' || told === 'right') ? seeProfile(flat, joints, told) : undefined;
  if (beast) yield profileFrom(beast);
  if (isBody && (told === 'left' || told === 'right'))
    yield { shown: 'south', draw: turnedAs(flat, told, joints, true), isWhole: true };
  const side = facingOf(flat, boxOf(flat), findEyes(flat, joints), joints);
  const facing = evenness(flat).fit >= EVEN ? 'front' : (side ?? sideSeen(flat, joints));
  // What has neither a face nor limbs that could be told is the same from ahead, narrower to its sides.
  const isLarge = Math.min(right - left, bottom - top) >= LEAST_BODY;
  const half = halfTurned(flat, joints) ?? (isLarge ? turnedAs(flat, facing, joints) : undefined);
  const asDrawn = half && ({ shown: 'south', draw: half, isWhole: true } as const);
  // What is no longer than high is no beast on four legs, or one that is curled up.
  const isLong = right - left >= LONG * (bottom - top);
  const here = lookingHere(flat, joints);
  if (here && evenness(flat).fit >= SURELY_EVEN) yield { shown: 'south', draw: here };
  const small = seeSmallProfile(flat, joints);
  if (small) yield { shown: small.facing === 'left' ? 'west' : 'east', draw: small.draw };
  if (asDrawn && (isUpright(flat) || !isLong)) yield asDrawn;
  const profile = told ? undefined : seeProfile(flat, joints);
  if (profile && isFaced(profile)) yield profileFrom(profile);
  if (here) yield { shown: 'south', draw: here };
  if (asDrawn) yield asDrawn;
}
const LEAST_BODY: Px = 8;
const LONG = 1.15;
/** Who is so alike on both sides looks at the viewer, however small. */
const SURELY_EVEN = 0.85;

/** Who shows the viewer so little of a front, and two sides that are so unlike, shows one side alone. */
const [NO_FRONT, UNLIKE] = [0.5, 0.72] as const;

/** The side that a picture shows, of which it shows no other; undefined where something of a front is seen, or no side is told. */
async function sideAlone(
  models: Models,
  figure: Rgba,
  flat: Flat,
  joints: FoundJoints,
  told: 'front' | 'left' | 'right' | undefined,
): Promise<'left' | 'right' | undefined> {
  const seen = await kindSeen(models, figure);
  if (told === 'left' || told === 'right') return told;
  if (!seen || evenness(flat).fit >= UNLIKE) return undefined;
  const { facing } = seen;
  if (facing.south + facing.north >= NO_FRONT) return undefined;
  const right = facing.east + facing['south-east'] + facing['north-east'];
  const left = facing.west + facing['south-west'] + facing['north-west'];
  const own = facingOf(flat, boxOf(flat), findEyes(flat, joints), joints);
  return own === 'left' || own === 'right' ? own : right > left ? 'right' : 'left';
}

const oneSide = (side: 'left' | 'right'): string =>
  `directions: the picture shows one side alone, from which it looks to the ${side}, and no front or back can be made of that. Ask for "west" and "east" alone, or send a picture from the front.`;

/** So surely a beast is one that stands upright. */
const SURELY_BEAST = 0.9;

/**
 * What is told to face south and is surely a thing, or a beast drawn from its side, from the directions asked; undefined for
 * anything else.
 */
export async function turnedAsSeen(
  tools: TurnTools,
  sprite: Rgba,
  directions: readonly Direction[],
): Promise<readonly Rgba[] | undefined> {
  const figure = withoutGroundShadow(sprite)?.figure ?? sprite;
  const folk = tools.models && (await folkSeen(tools.models, figure));
  if (folk?.isBehind) throw new InputError(BEHIND);
  const thing = folk?.isAlive ? undefined : await turnedThing(tools, sprite, directions);
  if (thing) return thing;
  if (!tools.models) return undefined;
  if (folk?.aside) return turnedAside(tools, sprite, directions);
  const flat = toFlat(figure);
  const joints = await jointsFound(tools.models, figure);
  // Who is higher than long may be somebody after all.
  const seen = await kindSeen(tools.models, figure);
  if (seen && isTurnedAway(seen, flat) && facingOf(flat, boxOf(flat), findEyes(flat, joints), joints))
    return turnedAside(tools, sprite, directions);
  const isAside = seen !== undefined && isErect(joints) && personFacing(seen) !== undefined;
  if (!seen || (isHigh(flat) && seen.kinds.beast < SURELY_BEAST && !isAside)) return undefined;
  const told = await toldOf(tools.models, figure, flat, joints);
  return told === 'left' || told === 'right' ? turnedAside(tools, sprite, directions) : undefined;
}

/** A sprite seen from a side, from the directions asked; undefined where it shows no side, or they would be no such pictures. */
export async function turnedAside(
  { models }: TurnTools,
  sprite: Rgba,
  directions: readonly Direction[],
): Promise<readonly Rgba[] | undefined> {
  if (!models) return undefined;
  const shadowed = withoutGroundShadow(sprite);
  const figure = shadowed?.figure ?? sprite;
  const flat = toFlat(figure);
  const joints = await jointsFound(models, figure);
  const toldSide = await toldOf(models, figure, flat, joints);
  const { aside } = await folkSeen(models, figure);
  const kinds = (await kindSeen(models, figure))?.kinds;
  // Who is higher than long may be somebody after all, of whom a beast's front would be a pin.
  const isOnFour = isErect(joints) || !isHigh(flat) || (kinds !== undefined && kinds.beast >= SURELY_BEAST);
  const told = isOnFour ? toldSide : undefined;
  const side = await sideAlone(models, figure, flat, joints, toldSide);
  const isOfSides = directions.every((to) => to === 'west' || to === 'east');
  for (const { shown, draw, isWhole, isLegless } of waysOf(flat, joints, told, aside)) {
    // A front that is the side once more, or an egg with fins, is none.
    if (side && (isWhole || isLegless)) {
      if (!isOfSides) throw new InputError(oneSide(side));
      return directions.map((to) => ((to === 'west') === (side === 'left') ? sprite : flipHorizontal(sprite)));
    }
    const whole = piecesIn(figure) > 1 ? (image: Rgba): Rgba => image : withoutScraps;
    const drawn = directions.map((to) => (to === shown ? figure : whole(toImage(draw(YAW[to])))));
    if (!isWhole && drawn.some((image, i) => directions[i] !== shown && faultAside(figure, image, directions[i]!)))
      continue;
    return drawn.map((image) => (image === figure ? sprite : (shadowed?.under(image) ?? image)));
  }
  return undefined;
}
