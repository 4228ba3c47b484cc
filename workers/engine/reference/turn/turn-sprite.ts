/** One sprite, one turn: the way that serves it best. */

import { coverageOf, sameImage } from '../../../../src/pixels/image.ts';
import { flipHorizontal } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { isApart, isShredded, narrowed } from '../parts/index.ts';
import { estimateKeypoints } from '../vision/keypoints.ts';
import { type Turn, yawChange } from './aspect.ts';
import { byFit, fitAt, fitElsewhere } from './by-fit.ts';
import { isSomebody, LOOKS_ASIDE, mirroredBehind, turnByParts, turnPerson } from './by-parts.ts';
import { faultOf, isJumbled, isSliver, LUMP, MIRRORED, MISSHAPEN, UNCHANGED } from './check-turned.ts';
import { checked, finished } from './finish-turn.ts';
import { folkSeen } from './folk-seen.ts';
import { fromIndexed, type Indexed, toIndexed } from './indexed.ts';
import { KIN, type Known, knownOf, STRANGER, WELL_KNOWN } from './known.ts';
import { turnRelief } from './relief.ts';
import { turnRound } from './turn-round.ts';
import type { Turned } from './turned.ts';
import type { TurnTools } from './types.ts';
import { uprightAskew } from './upright.ts';

/** Seen from a side, the other side is the mirror image. */
function isMirrored({ from, to, oblique }: Turn): boolean {
  const sideways = from.yaw % 180 !== 0;
  return sideways && !oblique && from.pitch === to.pitch && (from.yaw + to.yaw) % 360 === 0;
}

/** A learned turn that is smaller than this share of the relief's is not believed. */
const LEAST_AREA = 0.55;

/** Who asks for more invention, or for more of the picture's own pixels where they are, is given the network's answer. */
const PARTS_GUIDANCE = [2, 8] as const;
export const isGuided = (guidance: number): boolean => guidance >= PARTS_GUIDANCE[0] && guidance <= PARTS_GUIDANCE[1];
/**
 * A person with arms held out has far fewer pixels from the side; less than this share of them is a torn one. Nothing else is
 * asked of them: beside seven sides drawn one way, the eighth drawn another way would not be of the same figure.
 */
const LEAST_OF_PARTS = 0.25;
/** Exemplars less like a sprite than this tell nothing of its other side that its mirror image does not. */
const LIKE_ENOUGH = 0.15;

const areaOfImage = (image: Rgba): number => coverageOf(image).reduce((n, v) => n + v, 0);
const areaOf = ({ indices }: Indexed): number => indices.reduce((sum, i) => sum + (i < 0 ? 0 : 1), 0);

/**
 * Turns a sprite (binary alpha, something opaque, at most 256 colours) on its own canvas; every colour of the result is
 * one of its own. `guidance` 1..20: how closely to the picture. `description`: what it may show.
 */
export async function turnSprite(
  tools: TurnTools,
  sprite: Rgba,
  turn: Turn,
  guidance: number,
  description?: string,
): Promise<Turned> {
  if (yawChange(turn) === 0 && turn.from.pitch === turn.to.pitch && !turn.oblique)
    return { image: sprite, method: 'copy' };
  // A shadow on the ground does not turn with who casts it.
  const shadowed = turn.from.pitch === turn.to.pitch ? withoutGroundShadow(sprite) : undefined;
  if (shadowed) {
    const turned = await turnSprite(tools, shadowed.figure, turn, guidance, description);
    return { ...turned, image: shadowed.under(turned.image) };
  }
  const told = fitAt(sprite, turn, turn.from.pitch, description);
  const known = await knownOf(tools, sprite, turn, guidance);
  // A model fits some small strangers too; whom the exemplars know well they know better.
  const isFitted = told?.trusted && !(known && known.likeness >= WELL_KNOWN);
  const fitted = isFitted ? byFit(sprite, turn, { fit: told, to: turn.to }, guidance) : undefined;
  if (fitted) return fitted;
  const seenElsewhere = (): Turned | undefined =>
    told?.trusted ? undefined : byFit(sprite, turn, fitElsewhere(sprite, turn, description), guidance);
  const mirror: Turned | undefined = isMirrored(turn) ? { image: flipHorizontal(sprite), method: 'mirror' } : undefined;
  const relief = (): Turned => ({ image: fromIndexed(turnRelief(toIndexed(sprite), turn)), method: 'relief' });
  if (!tools.models || !known) return seenElsewhere() ?? checked(sprite, turn, [() => mirror ?? relief()])!;
  // Exemplars that are like a sprite know its sides better than a model at another height than was told.
  const elsewhere = known.isStranger ? seenElsewhere() : undefined;
  if (elsewhere) return elsewhere;
  const turned = await turnKnown({ models: tools.models }, sprite, turn, guidance, known, { mirror, relief });
  // Who asks for invention gets it.
  if (turned.fault || turned.method === 'mirror' || !isGuided(guidance)) return turned;
  // Somebody's own limbs and things are where they belong, however far they reach.
  const isKin = known.isOfFamily || (turned.method === 'parts' && (await isSomebody(tools.models, sprite)));
  const howWell = known.likeness >= WELL_KNOWN ? 'well' : isKin ? 'kin' : 'no';
  const isTorn = turned.method === 'parts' && (isApart(sprite, turned.image) || isShredded(sprite, turned.image));
  return isTorn || isJumbled(sprite, turned.image, turn, howWell) ? { ...turned, fault: { fault: MISSHAPEN } } : turned;
}

/** What needs nothing learned. */
interface Plain {
  readonly mirror: Turned | undefined;
  readonly relief: () => Turned;
}

/** Turns what the exemplars say something of: by them, by its parts, or as a whole. */
async function turnKnown(
  tools: { readonly models: Models },
  sprite: Rgba,
  turn: Turn,
  guidance: number,
  known: Known,
  { mirror, relief }: Plain,
): Promise<Turned> {
  const { asked, side, likeness, isOfFamily, isStranger } = known;
  const guided = isGuided(guidance);
  // A ball stays a ball: no beast of another shape stands for what is round and has no limbs.
  const isPerson = guided && turn.from.yaw === 0 && (await isSomebody(tools.models, sprite));
  // Somebody with a pair of eyes is none, however round.
  const mayBeRound = guided && likeness < STRANGER && !(isPerson && (await folkSeen(tools.models, sprite)).isAlive);
  const round = mayBeRound ? await turnRound(tools.models, sprite, turn) : undefined;
  if (round) return { image: round, method: 'parts' };
  // Somebody whom the exemplars do not know is no beast, whatever is like the outline.
  if (known.beast && guided && !(isPerson && isStranger)) {
    const beast = await beastTurned(tools.models, sprite, turn, known.beast);
    // One that is hardly like it lends it no outline.
    if (likeness >= STRANGER || !faultOf(sprite, beast.image, turn)) return beast;
  }
  // Of strangers the network knows no better than the mirror image.
  if (mirror && likeness < LIKE_ENOUGH && isStranger) return mirror;
  if (side && !isStranger && asked.likeness < (isPerson ? WELL_KNOWN : STRANGER) && !isOfFamily)
    return between(tools, sprite, turn, side, guidance);
  // Of people who are hardly like those that are known their own parts tell more.
  const byParts = (isStranger || (isPerson && likeness < KIN && !isOfFamily)) && guided;
  const parts = byParts ? await turnByParts(tools.models, sprite, turn) : undefined;
  if (parts && !('why' in parts) && isSliver(sprite, parts))
    return { image: parts, method: 'parts', fault: { fault: 'most of it would be lost' } };
  if (parts && !('why' in parts) && areaOfImage(parts) >= LEAST_OF_PARTS * areaOfImage(sprite))
    // Half turned as it is drawn, a sprite may look to that side already.
    return { image: parts, method: 'parts', ...(sameImage(parts, sprite) ? { fault: { fault: UNCHANGED } } : {}) };
  if (parts && 'why' in parts && parts.isFinal && likeness < LIKE_ENOUGH)
    return { image: sprite, method: 'copy', fault: { fault: MIRRORED, why: parts.why } };
  const turned = await asked.turned();
  const learned = (): Turned | undefined => {
    // A network that knows nothing like the sprite doubts every pixel away, or makes a lump of it.
    if (
      likeness < LIKE_ENOUGH &&
      ((guided && turn.from.pitch === turn.to.pitch) || areaOf(turned) < LEAST_AREA * areaOf(toIndexed(sprite)))
    )
      return undefined;
    return { image: finished(turned, toIndexed(sprite)), method: 'network' };
  };
  const why = parts && 'why' in parts ? parts.why : undefined;
  // The relief of what has no other half like its own is a lump.
  const isUneven = isStranger && why === LOOKS_ASIDE;
  const lump: Turned = { image: sprite, method: 'copy', fault: { fault: LUMP, ...(why ? { why } : {}) } };
  // Who asks for invention, or for the picture's own pixels, gets the network's answer, in whatever outline.
  const bold = guided ? undefined : learned();
  if (bold && [undefined, MISSHAPEN].includes(faultOf(sprite, bold.image, turn))) return bold;
  // Of whom the exemplars know well they know the back as well, in whatever outline.
  const wellKnown = likeness >= WELL_KNOWN ? learned() : undefined;
  if (wellKnown) return wellKnown;
  const turnedOut = checked(sprite, turn, [learned, () => mirror, isUneven ? () => undefined : relief], why) ?? lump;
  if (!byParts && guided && (turnedOut.fault || turnedOut.method === 'relief')) {
    // Known kin whose sides do not become this one: its own parts are better than none.
    const own = await turnPerson(tools.models, sprite, turn);
    if (own && areaOfImage(own) >= LEAST_OF_PARTS * areaOfImage(sprite)) return { image: own, method: 'parts' };
  }
  // The relief of somebody with limbs has none; a barrel's is a barrel.
  const isBody = turnedOut.method === 'relief' && why !== undefined && (await hasLimbs(tools.models, sprite));
  return isBody && !turnedOut.fault ? { ...turnedOut, fault: { fault: LUMP, ...(why ? { why } : {}) } } : turnedOut;
}

/** A beast seen from the front: from straight behind it has its own outlines, from elsewhere those of the one it is like. */
async function beastTurned(models: Models, sprite: Rgba, { to }: Turn, beast: Indexed): Promise<Turned> {
  const image = to.yaw === 180 ? await mirroredBehind(models, sprite) : finished(beast, toIndexed(sprite));
  return { image, method: 'network' };
}

/** Of a beast's length so much is seen when it is half turned. */
const BETWEEN = 0.84;

/** Between two sides that are known: a person by its parts, anything else as it is seen from the side. */
async function between(tools: TurnTools, sprite: Rgba, turn: Turn, side: Turn, guidance: number): Promise<Turned> {
  const isAway = Math.abs(yawChange(turn)) > 90;
  const behind = isAway
    ? await turnSprite(tools, sprite, { ...turn, to: { ...turn.to, yaw: 180 } }, guidance)
    : undefined;
  const beside = isAway || turn.from.yaw !== 0 ? undefined : await turnSprite(tools, sprite, side, guidance);
  const parts = await turnPerson(tools.models!, sprite, turn, behind?.image, beside?.fault ? undefined : beside?.image);
  if (parts) return { image: parts, method: 'parts' };
  const upright = uprightAskew(sprite, turn, behind);
  if (upright) return upright;
  // Half turned, a beast is shorter than from the side.
  const aside = beside ?? (await turnSprite(tools, sprite, side, guidance));
  const isFromFront = turn.from.yaw % 180 === 0 && side.to.yaw % 180 !== 0;
  return isFromFront && !aside.fault ? { ...aside, image: narrowed(aside.image, BETWEEN) } : aside;
}

/** From this mean confidence of its joints on a sprite is a body with limbs. */
const BODY = 0.58;

/** Whether a sprite is somebody's body, by how sure its joints are. */
async function hasLimbs(models: Models, sprite: Rgba): Promise<boolean> {
  const found = await estimateKeypoints(models, sprite);
  return found.reduce((sum, { confidence }) => sum + confidence, 0) / found.length >= BODY;
}
