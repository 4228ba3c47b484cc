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
import { type Blow, type Strike, sideOf, strikesOf, tonesSaid } from '../strike/index.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { type PartFrames, withNotes, withRoom } from './part-frames.ts';

/** What words of an action, or else a motion's id, ask for; the first that fits. */
const BLOWS: readonly (readonly [RegExp, Blow])[] = [
  [
    /breath(?:es?|ing)? +(?:\w+ +)?(?:fire|flames?|ice|frost|acid|poison|smoke|lightning)|(?:fire|flame|frost|ice|acid|poison) ?breath|exhales?\b/,
    'breath',
  ],
  [/\bspit|\bspew|\bvomit|\bspray|squirt/, 'spit'],
  [/\bcast(?:s|ing)?\b|spell|magic|fire ?ball|ice ?ball|conjur|hurls? +(?:fire|ice|light)|zap/, 'spell'],
  [/shoots? +(?:fire|flame|acid|poison|venom|web)/, 'spit'],
  [/\bshoot|\bfires? +(?:an? +)?(?:arrow|bow|gun|rifle|pistol|crossbow)|\baims? +and/, 'shoot'],
  [/thrust|stab|\bspear|lunge|impale|pierce|poke/, 'thrust'],
  [/\bbit(?:e|es|ing)\b|chomp|gnaw|\bsnaps?\b|devour/, 'bite'],
  [/\bclaw|\bmaul|scratch|\brake|talon|pounce|swip(?:e|es|ing)\b(?!.*(?:tail|sword|blade|axe))/, 'claw'],
  [/head ?butt|\bram(?:s|ming)?\b|\bgor(?:e|es|ing)\b|\bhorn|\bpeck|\bcharg|tackle|\bsting|swoop|body ?slam/, 'ram'],
  [/tail +(?:swipe|whip|attack|slap)|(?:swip|whip|lash)\w* .*tail/, 'slash'],
  [/\bkick/, 'kick'],
  [/punch|\bjab|uppercut|\bfist|\bbox(?:es|ing)\b/, 'punch'],
  [/\bslam|stomp|crush|\bpound/, 'slam'],
  [/slash|\bchop|smash|sweep|\bbash|\bswing|\bhack|cleav|\bcut(?:s|ting)?\b|slic(?:e|es|ing)\b/, 'slash'],
  [/attack|\bstrik(?:e|es|ing)\b|\bhits?\b|\bfight/, 'any'],
];
const STRIKES =
  /punch|jab|slash|chop|stab|thrust|smash|sweep|attack|bash|uppercut|bite|claw|headbutt|kick|cast|fireball|shoot|throw-fire/;
/** Words of a blow that somebody takes, or of one that is a dance, a leap or a gait; and those that leave the kind of attack open. */
const TAKES_IT =
  /\b(?:is|are|being|gets?|getting|was) +(?:hit|struck|bitten|cut|kicked|punched|stabbed|attacked|shot)|takes? +(?:a +)?(?:hit|damage|blow|punch)|\bhurt/;
const OTHERWISE =
  /jump|flip|hop|dance|dancing|walk|\brun(?:s|ning)?\b|swim|climb|sleep|sit|die|dies|dying|death|idle|talk|wave|waving/;

/** The blow of a motion; undefined where it is none. */
export function blowOf(motionId: string, action: string): Blow | undefined {
  if (/hurt|taking|punch-hit/.test(motionId)) return undefined;
  const words = action.toLowerCase();
  if (TAKES_IT.test(words)) return undefined;
  const said = BLOWS.find(([pattern]) => pattern.test(words))?.[1];
  // What is no motion of its own is told by its words alone.
  if (!STRIKES.test(motionId)) return said && said !== 'any' && !OTHERWISE.test(words) ? said : undefined;
  return said ?? BLOWS.find(([pattern]) => pattern.test(motionId))?.[1] ?? 'any';
}

const SIDED: ReadonlySet<Blow> = new Set(['bite', 'claw', 'ram', 'spit', 'breath']);

interface Striking {
  readonly direction: Direction;
  readonly blow: Blow;
  /** What was said of it. */
  readonly action: string;
  readonly size: number;
  readonly hasLimbs: boolean;
}

const EVEN = 0.62;

/** Of smaller figures, unless they are profiles, too little is seen to tell where they look. */
const SMALL: Px = 22;
/** The line round a tip may be cut. */
const MOST_CUT: Px = 1;
/** Where a single frame is asked, it is the one in which the blow lands. */
const LANDS = 0.6;

/** `count` frames of an attack, from rest to rest. */
export async function struckFrames(
  models: Models,
  sprite: Rgba,
  { direction, blow, action, size, hasLimbs }: Striking,
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
  const looks = isProfile || (!person && box.height >= SMALL && looksAside(large, standing));
  const guess = sideSeen(flat, standing) === 'left' ? -1 : 1;
  const strikes = strikesOf({
    sprite: large,
    // Blows of a mouth or a head have a side; others may go to the viewer where none is sure.
    aside: looks
      ? sideOf(flat, lineHabitOf(flat).colors, standing, guess, box.width / box.height) || (SIDED.has(blow) ? guess : 0)
      : 0,
    direction,
    blow,
    joints,
    tones: tonesSaid(action),
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
