/** What the exemplars of the turn network know of a sprite. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Turn } from './aspect.ts';
import { hidesFace, withoutFace } from './face.ts';
import type { Indexed } from './indexed.ts';
import { type AskedTurn, askNetwork, TURN_USE } from './network.ts';
import type { TurnTools } from './types.ts';

/** The heights of the eye that the network has seen, and a little beyond, in degrees. */
const LEARNED_PITCHES = [0, 55] as const;

const isLearned = ({ from, to, oblique }: Turn): boolean =>
  !oblique && [from.pitch, to.pitch].every((p) => p >= LEARNED_PITCHES[0] && p <= LEARNED_PITCHES[1]);

/** How the network is read, as measured best on dev (models/turn/README.md) at the default guidance. */
const READING = { gates: 2, exemplars: 1.5, repeat: 0, coherent: true, told: true } as const;

/**
 * Below this likeness of the exemplars a sprite is a stranger's: by its own parts it is turned better (measured on people
 * of known families, who lie at .22 to .9, and on others' sprites, at .02 to .15).
 */
export const STRANGER = 0.21;
/** Below it a person is like the exemplars in size and build only: its own parts know its hair and clothes better. */
export const KIN = 0.32;
/** Above it a sprite is an exemplar's, or one of its kin in other clothes; the service's own drawings stay below .35. */
export const WELL_KNOWN = 0.5;

/** 1..20 to what that adds to the log odds that a pixel repeats the picture's; nothing at 3, which is as measured best. */
const closeness = (guidance: number): number => 2 * Math.log(guidance / 3);

/** What the exemplars know of a sprite that is to be turned. */
export interface Known {
  readonly asked: AskedTurn;
  /** The side beside a view between two. */
  readonly side: Turn | undefined;
  readonly likeness: number;
  readonly isOfFamily: boolean;
  readonly isStranger: boolean;
  /** The beast that it is most like, turned; undefined for what is no beast that is seen from the front. */
  readonly beast: Indexed | undefined;
}

export async function knownOf(
  tools: TurnTools,
  sprite: Rgba,
  turn: Turn,
  guidance: number,
): Promise<Known | undefined> {
  const row = tools.models?.forUse(TURN_USE);
  if (!tools.models || !row || !isLearned(turn)) return undefined;
  const reading = { ...READING, repeat: closeness(guidance) };
  const shown = hidesFace(turn) ? await withoutFace(tools.models, sprite) : sprite;
  const asked = await askNetwork(tools.models, row, shown, turn, reading);
  // Most exemplars have four sides: how well one is known that is wanted from between two of them its side tells.
  const side = sideOf(turn);
  const bySide = side && (await askNetwork(tools.models, row, sprite, side, reading));
  const likeness = Math.max(asked.likeness, bySide?.likeness ?? 0);
  // A family with eight sides knows the four as well: whoever is of none from the side is of none half turned.
  const isOfFamily = asked.isOfFamily && (bySide?.isOfFamily ?? true);
  const whole = shown === sprite ? asked : await askNetwork(tools.models, row, sprite, turn, reading);
  // Among the few that have eight sides a hat's nearest may be a fish: the four sides have to tell the same.
  const isBeast = turn.from.yaw === 0 && likeness < WELL_KNOWN && (!bySide || bySide.beast !== undefined);
  const beast = isBeast ? whole.beast : undefined;
  const isStranger = likeness < STRANGER && !isOfFamily;
  return { asked, side, likeness, isOfFamily, isStranger, beast };
}

/** The side beside which a view between two is: of a sprite that is seen from the front, the back or a side itself. */
function sideOf(turn: Turn): Turn | undefined {
  const { from, to } = turn;
  if (from.yaw % 90 !== 0 || to.yaw % 90 === 0 || turn.oblique) return undefined;
  const isFacing = from.yaw % 180 === 0;
  const yaw = isFacing ? (to.yaw < 180 ? 90 : 270) : Math.abs(to.yaw - 180) < 90 ? 180 : 0;
  return { ...turn, to: { ...to, yaw } };
}
