/** Attacks: of the ways that a picture can strike the first that its canvas has room for. */
import type { Direction } from '../../../../src/domain/words.ts';
import { crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { evenness } from '../parts/evenness.ts';
import { toFlat } from '../parts/flat.ts';
import { jointsOf, looksAside } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { sideSeen } from '../parts/whole.ts';
import { type Blow, type Strike, sideOf, strikesOf } from '../strike/index.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { type PartFrames, withNotes, withRoom } from './part-frames.ts';

/** What a motion's id or the words of an action ask for; the first that fits. */
const BLOWS: readonly (readonly [RegExp, Blow])[] = [
  [/thrust|stab|spear|lunge/, 'thrust'],
  [/bite|biting|chomp|gnaw|snap|devour/, 'bite'],
  [/claw|maul|scratch|rake|talon|pounce/, 'claw'],
  [/headbutt|\bram|gore|\bhorn|peck|charge|tackle|sting|body/, 'ram'],
  [/punch|jab|uppercut|fist/, 'punch'],
  [/slam|stomp|crush/, 'slam'],
  [/slash|chop|smash|sweep|bash|swing|hack|cleave|cut/, 'slash'],
  [/attack|strike|hit\b|fight/, 'any'],
];
const STRIKES = /punch|jab|slash|chop|stab|thrust|smash|sweep|attack|bash|uppercut|bite|claw|headbutt/;
/** Whoever says no more than this leaves the kind of attack to what the figure has. */
const SAYS_NO_MORE = /\b(?:attack|strike|fight|hit)/i;

/** The blow of a motion; undefined where it is none. */
export function blowOf(motionId: string, action: string): Blow | undefined {
  if (!STRIKES.test(motionId) || /hurt|taking|punch-hit/.test(motionId)) return undefined;
  const said = BLOWS.find(([pattern]) => pattern.test(action.toLowerCase()))?.[1];
  return (
    said ?? (SAYS_NO_MORE.test(action) ? 'any' : (BLOWS.find(([pattern]) => pattern.test(motionId))?.[1] ?? 'any'))
  );
}

interface Striking {
  readonly direction: Direction;
  readonly blow: Blow;
  readonly size: number;
  readonly hasLimbs: boolean;
}

const EVEN = 0.62;

/** The line round a tip may be cut. */
const MOST_CUT: Px = 1;
/** Where a single frame is asked, it is the one in which the blow lands. */
const LANDS = 0.6;

/** `count` frames of an attack, from rest to rest. */
export async function struckFrames(
  models: Models,
  sprite: Rgba,
  { direction, blow, size, hasLimbs }: Striking,
  count: number,
): Promise<PartFrames> {
  const { sprite: large, margin } = withRoom(sprite);
  const parting = await partsOf(models, large, direction);
  const person = 'why' in parting || parting.kind !== 'person' ? undefined : parting.parts;
  const joints = await jointsFound(models, large);
  const flat = toFlat(large);
  const standing = jointsOf(flat, joints, SURE);
  // Animals in profile are seen as they are whatever was said of them.
  const box = opaqueBounds(large)!;
  const isProfile = box.width > 1.05 * box.height && evenness(flat).fit < EVEN;
  const looks = isProfile || (!person && looksAside(large, standing));
  const guess = sideSeen(flat, standing) === 'left' ? -1 : 1;
  const strikes = strikesOf({
    sprite: large,
    aside: looks ? sideOf(flat, lineHabitOf(flat).colors, standing, guess, box.width / box.height) : 0,
    direction,
    blow,
    joints,
    size,
    hasLimbs,
    margin,
    ...(person ? { person } : {}),
  });
  const framesOf = (strike: Strike): readonly Rgba[] =>
    Array.from({ length: count }, (_, i) => strike(count === 1 ? LANDS : i / (count - 1)));
  // The best to be seen whose blow has room; the last is of the body, which keeps to the canvas.
  const drawn = strikes.map((strike) => () => onCanvas(framesOf(strike), margin));
  for (const draw of drawn) {
    const { frames, cut } = draw();
    if (cut <= MOST_CUT) return { frames, notes: [] };
  }
  const { frames, cut } = drawn.at(-1)!();
  return withNotes({ frames, cut });
}

/** Frames without the margin that they were drawn with, and how far at most one reaches beyond the canvas. */
function onCanvas(large: readonly Rgba[], margin: Px): { readonly frames: readonly Rgba[]; readonly cut: Px } {
  const [width, height] = [large[0]!.width - 2 * margin, large[0]!.height - 2 * margin];
  const beyond = large.flatMap((image) => {
    const box = opaqueBounds(image);
    if (!box) return [];
    return [margin - box.x, margin - box.y, box.x + box.width - margin - width, box.y + box.height - margin - height];
  });
  const frames = large.map((image) => crop(image, { x: margin, y: margin, width, height }));
  return { frames, cut: Math.max(0, ...beyond) };
}
