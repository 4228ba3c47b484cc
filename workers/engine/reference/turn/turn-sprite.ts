/** One sprite, one turn: the way that serves it best. */

import { coverageOf, sameImage } from '../../../../src/pixels/image.ts';
import { flipHorizontal, removeOrphans } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { PITCH, shearOf } from '../../solids/camera.ts';
import { type Fit, fitSeen } from '../fit/index.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { estimateKeypoints } from '../vision/keypoints.ts';
import { type Turn, yawChange } from './aspect.ts';
import { turnByParts, turnPerson } from './by-parts.ts';
import { type Fault, faultOf, isEven, LUMP, UNCHANGED } from './check-turned.ts';
import { hidesFace, withoutFace } from './face.ts';
import { fromIndexed, type Indexed, toIndexed } from './indexed.ts';
import { type AskedTurn, askNetwork, TURN_USE } from './network.ts';
import { turnRelief } from './relief.ts';
import { unline } from './rim.ts';
import { withoutSpecks } from './specks.ts';
import type { TurnMethod, TurnTools } from './types.ts';

export interface Turned {
  readonly image: Rgba;
  readonly method: TurnMethod;
  /** Why it is no picture to send, and what else was tried. */
  readonly fault?: TurnFault;
}

/** What is wrong with every turn that was tried. */
export interface TurnFault {
  readonly fault: Fault;
  /** Why the sprite was not turned by its parts; a clause about "it". */
  readonly why?: string;
}

/** Seen from a side, the other side is the mirror image. */
function isMirrored({ from, to, oblique }: Turn): boolean {
  const sideways = from.yaw % 180 !== 0;
  return sideways && !oblique && from.pitch === to.pitch && (from.yaw + to.yaw) % 360 === 0;
}

/** The heights of the eye that the network has seen, and a little beyond, in degrees. */
const LEARNED_PITCHES = [0, 55] as const;

const isLearned = ({ from, to, oblique }: Turn): boolean =>
  !oblique && [from.pitch, to.pitch].every((p) => p >= LEARNED_PITCHES[0] && p <= LEARNED_PITCHES[1]);

/** How the network is read, as measured best on dev (models/turn/README.md) at the default guidance. */
const READING = { gates: 2, exemplars: 1.5, repeat: 0, coherent: true, told: true } as const;

/** A learned turn that is smaller than this share of the relief's is not believed. */
const LEAST_AREA = 0.55;

/**
 * Below this likeness of the exemplars a sprite is a stranger's: by its own parts it is turned better (measured on people
 * of known families, who lie at .22 to .9, and on others' sprites, at .02 to .15).
 */
const STRANGER = 0.21;
/** Above it a sprite is an exemplar's, or one of its kin in other clothes; the service's own drawings stay below .35. */
const WELL_KNOWN = 0.5;
/** Who asks for more invention, or for more of the picture's own pixels where they are, is given the network's answer. */
const PARTS_GUIDANCE = [2, 8] as const;
/**
 * A person with arms held out has far fewer pixels from the side; less than this share of them is a torn one. Nothing else is
 * asked of them: beside seven sides drawn one way, the eighth drawn another way would not be of the same figure.
 */
const LEAST_OF_PARTS = 0.25;

/** Exemplars less like a sprite than this tell nothing of its other side that its mirror image does not. */
const LIKE_ENOUGH = 0.15;

const areaOfImage = (image: Rgba): number => coverageOf(image).reduce((n, v) => n + v, 0);
const areaOf = ({ indices }: Indexed): number => indices.reduce((sum, i) => sum + (i < 0 ? 0 : 1), 0);

/** 1..20 to what that adds to the log odds that a pixel repeats the picture's; nothing at 3, which is as measured best. */
const closeness = (guidance: number): number => 2 * Math.log(guidance / 3);

/** A fit that explains less than this is of something else, however the eye stands. */
const LIKE_SOMETHING = 0.45;

/** The model that may stand for a sprite, and where it is turned to. */
interface Fitting {
  readonly fit: Fit;
  readonly to: Turn['to'];
}

const fitAt = (sprite: Rgba, { from }: Turn, pitch: number, description?: string): Fit | undefined =>
  fitSeen(sprite, { ...from, pitch, shear: 0 }, description);

/**
 * Who asks for a turn may not know the height of the eye (programs leave it out, though pictures are drawn from above):
 * where nothing fits at the one told, the picture tells it.
 */
function fitElsewhere(sprite: Rgba, turn: Turn, description?: string): Fitting | undefined {
  const { from, to } = turn;
  const told = fitAt(sprite, turn, from.pitch, description);
  if (!told || told.score < LIKE_SOMETHING) return undefined;
  const others = Object.values(PITCH)
    .filter((pitch) => pitch !== from.pitch)
    .map((pitch) => ({ pitch, fit: fitAt(sprite, turn, pitch, description) }));
  const [best] = others
    .flatMap(({ pitch, fit }) => (fit?.trusted ? [{ pitch, fit }] : []))
    .sort((a, b) => b.fit.score - a.fit.score);
  return best && { fit: best.fit, to: to.pitch === from.pitch ? { ...to, pitch: best.pitch } : to };
}

/** A sprite as its model is seen from there; undefined where that changes nothing of what has sides. */
function byFit(sprite: Rgba, { oblique }: Turn, fitting: Fitting | undefined, guidance: number): Turned | undefined {
  const image = fitting?.fit.draw({ ...fitting.to, shear: shearOf({ oblique }) }, guidance);
  // Round things look alike from all sides; what is uneven does not, whatever it was taken for.
  return image && (!sameImage(image, sprite) || isEven(sprite)) ? { image, method: 'fit' } : undefined;
}

/** What the exemplars know of a sprite that is to be turned. */
interface Known {
  readonly asked: AskedTurn;
  /** The side beside a view between two. */
  readonly side: Turn | undefined;
  readonly likeness: number;
  readonly isStranger: boolean;
}

async function knownOf(tools: TurnTools, sprite: Rgba, turn: Turn, guidance: number): Promise<Known | undefined> {
  const row = tools.models?.forUse(TURN_USE);
  if (!tools.models || !row || !isLearned(turn)) return undefined;
  const reading = { ...READING, repeat: closeness(guidance) };
  const shown = hidesFace(turn) ? await withoutFace(tools.models, sprite) : sprite;
  const asked = await askNetwork(tools.models, row, shown, turn, reading);
  // Most exemplars have four sides: how well one is known that is wanted from between two of them its side tells.
  const side = sideOf(turn);
  const bySide = side && (await askNetwork(tools.models, row, sprite, side, reading)).likeness;
  const likeness = Math.max(asked.likeness, bySide ?? 0);
  return { asked, side, likeness, isStranger: likeness < STRANGER && !asked.isOfFamily };
}

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
  if (!tools.models || !known) return seenElsewhere() ?? checked(sprite, turn, [() => mirror ?? relief()]);
  const { asked, side, likeness, isStranger } = known;
  // Exemplars that are like a sprite know its sides better than a model at another height than was told.
  const elsewhere = isStranger ? seenElsewhere() : undefined;
  if (elsewhere) return elsewhere;
  // Of strangers the network knows no better than the mirror image.
  if (mirror && likeness < LIKE_ENOUGH && isStranger) return mirror;
  if (side && !isStranger && asked.likeness < STRANGER && !asked.isOfFamily)
    return between(tools, sprite, turn, side, guidance);
  const byParts = isStranger && guidance >= PARTS_GUIDANCE[0] && guidance <= PARTS_GUIDANCE[1];
  const parts = byParts ? await turnByParts(tools.models, sprite, turn) : undefined;
  if (parts && !('why' in parts) && areaOfImage(parts) >= LEAST_OF_PARTS * areaOfImage(sprite))
    // Half turned as it is drawn, a sprite may look to that side already.
    return { image: parts, method: 'parts', ...(sameImage(parts, sprite) ? { fault: { fault: UNCHANGED } } : {}) };
  const turned = await asked.turned();
  const learned = (): Turned | undefined => {
    // A network that knows nothing like the sprite doubts every pixel away.
    if (likeness < LIKE_ENOUGH && areaOf(turned) < LEAST_AREA * areaOf(toIndexed(sprite))) return undefined;
    return { image: finished(turned, toIndexed(sprite)), method: 'network' };
  };
  const why = parts && 'why' in parts ? parts.why : undefined;
  const turnedOut = checked(sprite, turn, [learned, () => mirror, relief], why);
  // The relief of somebody with limbs has none; a barrel's is a barrel.
  const isBody = turnedOut.method === 'relief' && why !== undefined && (await hasLimbs(tools.models, sprite));
  return isBody && !turnedOut.fault ? { ...turnedOut, fault: { fault: LUMP, ...(why ? { why } : {}) } } : turnedOut;
}

/** The side beside which a view between two is: of a sprite that is seen from the front, the back or a side itself. */
function sideOf(turn: Turn): Turn | undefined {
  const { from, to } = turn;
  if (from.yaw % 90 !== 0 || to.yaw % 90 === 0 || turn.oblique) return undefined;
  const isFacing = from.yaw % 180 === 0;
  const yaw = isFacing ? (to.yaw < 180 ? 90 : 270) : Math.abs(to.yaw - 180) < 90 ? 180 : 0;
  return { ...turn, to: { ...to, yaw } };
}

/** Between two sides that are known: a person by its parts, anything else as it is seen from the side. */
async function between(tools: TurnTools, sprite: Rgba, turn: Turn, side: Turn, guidance: number): Promise<Turned> {
  const parts = await turnPerson(tools.models!, sprite, turn);
  return parts ? { image: parts, method: 'parts' } : turnSprite(tools, sprite, side, guidance);
}

/** From this mean confidence of its joints on a sprite is a body with limbs. */
const BODY = 0.58;

/** Whether a sprite is somebody's body, by how sure its joints are. */
async function hasLimbs(models: Models, sprite: Rgba): Promise<boolean> {
  const found = await estimateKeypoints(models, sprite);
  return found.reduce((sum, { confidence }) => sum + confidence, 0) / found.length >= BODY;
}

/** The first way's turn that has no fault; else the last one's with its fault. */
function checked(sprite: Rgba, turn: Turn, ways: readonly (() => Turned | undefined)[], why?: string): Turned {
  let last: Turned | undefined;
  for (const way of ways) {
    const turned = way();
    if (!turned) continue;
    const fault = faultOf(sprite, turned.image, turn);
    if (!fault) return turned;
    last = { ...turned, fault: { fault, ...(why ? { why } : {}) } };
  }
  return last!;
}

/** What a pixel artist would tidy up: stray pixels, and an outline that is broken where the sprite's is not. */
function finished(turned: Indexed, sprite: Indexed): Rgba {
  const clean = toIndexed(removeOrphans(fromIndexed(turned)));
  return fromIndexed(relined(withoutSpecks(clean, sprite), sprite));
}

function relined(turned: Indexed, sprite: Indexed): Indexed {
  const number = new Map(sprite.palette.map((c, i) => [c, i]));
  const indices = turned.indices.map((i) => (i < 0 ? -1 : number.get(turned.palette[i]!)!));
  return unline(sprite).line({ ...turned, palette: sprite.palette, indices });
}
