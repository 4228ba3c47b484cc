import { enhanceAction, LAST, MANNERS, toldMore } from '../subject/motion/index.ts';
import { bodyOf } from '../subject/sources.ts';
import type { EngineTools } from '../understand/read-description.ts';
import type { Verb } from './acts/verbs.ts';
import { type Movement, movementFrom } from './movement.ts';
import { partMovement } from './part-movement.ts';
import { planObject } from './plan.ts';
import type { ObjectAnimationRequest, ObjectRequest } from './types.ts';

const LOOP = 'a seamless loop';
const STAYS = 'staying so at the end';

/** How a thing does it, from first to last. */
const BY_VERB: Readonly<Record<Verb | Movement['move'], readonly string[]>> = {
  open: ['about its own hinge', 'quick at first and then settling', STAYS],
  close: ['about its own hinge', 'a small rebound as it meets its frame', STAYS],
  unfold: ['from its fixed edge outwards', 'quick at first and then settling', STAYS],
  spin: ['about its own axle', 'at one speed', LOOP],
  turn: ['about its upright axis', 'at one speed', LOOP],
  drive: ['the wheels going round', 'the body trembling a little', LOOP],
  roll: ['about its middle', 'touching the ground all the time', LOOP],
  swing: ['about the point that it hangs from', 'slowest at both ends', LOOP],
  bob: ['slowest at the top and at the bottom', 'its shadow smaller at the top', LOOP],
  float: ['slowest at the top and at the bottom', LOOP],
  squash: ['flat and wide first', 'tall and narrow in the air', 'landing flat', LOOP],
  jump: ['ducking first', 'tall and narrow in the air', 'landing flat'],
  burn: ['tongues licking upwards and coming loose', 'what is near lit by it', LOOP],
  flicker: ['the light going up and down unevenly', LOOP],
  glow: ['brighter from the light outwards', 'and darker again', LOOP],
  pulse: ['swelling and brightening together', 'and back', LOOP],
  breathe: ['a little taller', 'and back', LOOP],
  blink: ['on at once and off at once', LOOP],
  sparkle: ['small crosses that come and go', LOOP],
  smoke: ['puffs that rise, widen and fade', LOOP],
  drip: ['drops that gather, let go and splash', LOOP],
  bubble: ['bubbles that rise and are gone', LOOP],
  flow: ['always the same way', 'drops beside it', LOOP],
  wave: ['held at its fixed edge', 'widest at its loose end', LOOP],
  sway: ['its foot still', 'widest at the top', LOOP],
  shake: ['short and quick to both sides', LOOP],
  grow: ['from the root to the tip', STAYS],
  swell: ['larger first', 'and back'],
  wither: ['from the tip to the root', 'its colours fading', STAYS],
  melt: ['sinking into a puddle', STAYS],
  sink: ['slow first', STAYS],
  break: ['cracks first', 'pieces that fly, turn over and come to rest', STAYS],
  explode: ['a flash first', 'pieces far in all directions', STAYS],
  fall: ['about the edge of its base', 'faster and faster', 'one small rebound', STAYS],
  die: ['slow first', STAYS],
  shoot: ['thrown back by it', 'a flash in one frame', 'slowly into place again'],
  attack: ['drawing back first', 'quick at the blow', 'and back'],
  hurt: ['thrown back at once', 'slowly upright again'],
  launch: ['slow first', 'faster and faster', STAYS],
  flap: ['down quickly and up slowly', LOOP],
  walk: ['legs in turns', LOOP],
  run: ['leaning forward', LOOP],
  swim: ['a wave from the head to the tail', LOOP],
  sail: ['rocking on the water', LOOP],
  pull: ['to its other end', STAYS],
  bite: ['wide first', 'shut at once', LOOP],
  turret: ['the base still', 'from side to side', LOOP],
};

const KNOWN = new Set([...Object.values(BY_VERB).flat(), LAST, ...Object.keys(MANNERS)]);

/** Words for a movement without the clauses that tell how any such movement goes. */
export const withoutClauses = (words: string): string =>
  words
    .split(',')
    .filter((clause) => !KNOWN.has(clause.trim().toLowerCase()))
    .join(',');

/**
 * The words for a movement as they are, and behind them how this object does it: by its limbs, its parts or as one piece, as it
 * is drawn for them. A manner is chosen by the seed where the words have none. The result is drawn as the same movement.
 */
export async function enhanceMovement(
  request: ObjectRequest,
  { action, side, startFrame, endFrame }: Pick<ObjectAnimationRequest, 'action' | 'side' | 'startFrame' | 'endFrame'>,
  tools: EngineTools,
): Promise<string> {
  const plan = await planObject(request, tools);
  const { rig } = bodyOf(plan.brief);
  const alone = side === 'unknown';
  const { seed } = request;
  if (rig && !alone && !startFrame) return enhanceAction(action, { rig, seed, ends: endFrame !== undefined });
  const own = startFrame || request.referenceImage ? undefined : partMovement(plan, action, 2, alone)?.verb;
  const clauses = BY_VERB[own ?? movementFrom(action, !alone).move];
  const ended = [...clauses.filter((clause) => clause !== LOOP && clause !== STAYS), LAST];
  return toldMore(action, endFrame ? ended : clauses, seed);
}
