/** Attacks: of the ways that a picture can strike the first that its canvas has room for. */
import type { Direction } from '../../../../src/domain/words.ts';
import { crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { evenness } from '../parts/evenness.ts';
import { eyesAside, facedSide, facesViewer } from '../parts/faces.ts';
import { toFlat } from '../parts/flat.ts';
import { jointsOf, looksAside } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { sideSeen } from '../parts/whole.ts';
import { type Blow, type Strike, seesArms, strikesOf, tonesSaid } from '../strike/index.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { kindSeen } from '../vision/kind.ts';
import { areClean, STRETCHED } from './clean.ts';
import { type PartFrames, withNotes, withRoom } from './part-frames.ts';
import { areSound } from './sound.ts';

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
export const TAKES_IT =
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

interface Striking {
  readonly direction: Direction;
  readonly blow: Blow;
  /** What was said of it. */
  readonly action: string;
  readonly size: number;
  readonly hasLimbs: boolean;
}

const EVEN = 0.62;
/** Eyes so far beside the middle tell where a blow goes. */
const ASIDE = 0.12;
const CLEARLY_ASIDE = 0.28;
const SURELY = 0.5;
/** Somebody, by what is seen of small figures. */
const FOLK = 0.3;
/** Of larger ones it is enough to be as likely somebody as a beast; whose parts or arms are somebody's, a little less. */
const HARDLY_FOLK = 0.2;
const PARTED = 0.8;
/** So likely a beast has paws or claws. */
const BEAST = 0.4;
const HARDLY = 0.3;

/** Of smaller figures, unless they are profiles, too little is seen to tell where they look. */
const SMALL: Px = 22;
/** A tip, and the line round it, may be cut. */
const MOST_CUT: Px = 2;
const WOUND_UP = 0.31;
/** Share of its colours that may be hidden while a blade is wound up behind the head. */
const BEHIND = 0.14;
/** An arm that is raised beside a head has a line all round, in which its own few pixels lie. */
const RAISED = { lost: BEHIND, lone: 0.016, dark: 0.045 } as const;
/** Between a blade that is raised and its bearer there are gaps. */
const BESIDE_BLADE = 0.045;
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
  const { colors } = lineHabitOf(flat);
  const eyes = eyesAside(flat, colors) ?? 0;
  const faced = facedSide(flat, colors, joints, guess, box);
  const side = faced < 0 ? -1 : 1;
  // Nor does who has arms strike at a side where nothing tells which.
  const isUntold = seesArms(joints) && Math.abs(faced) < HARDLY;
  const isFrontal = !isProfile && (facesViewer(joints, box.height) || isUntold);
  const kinds = (await kindSeen(models, sprite))?.kinds;
  const strikes = strikesOf({
    sprite: large,
    isFolk: kinds
      ? kinds.person >=
        (box.height < SMALL ? FOLK : Math.max(HARDLY_FOLK, kinds.beast * (person || seesArms(joints) ? PARTED : 1)))
      : person !== undefined,
    isBeast: kinds === undefined || kinds.beast >= BEAST,
    aside: looks && !isFrontal ? side : 0,
    isFrontal,
    direction,
    guess: !person || Math.abs(eyes) < ASIDE ? side : eyes < 0 ? -1 : 1,
    ...(person && Math.abs(eyes) >= CLEARLY_ASIDE ? { looks: eyes < 0 ? -1 : 1 } : {}),
    ...(!person && !isFrontal && Math.abs(faced) >= SURELY ? { looks: side } : {}),
    blow,
    joints,
    standing,
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
  for (const [i, draw] of drawn.entries()) {
    const { frames, cut } = draw();
    const isLast = i === drawn.length - 1;
    if (
      cut <= MOST_CUT &&
      (isLast ||
        strikes[i]!.isChecked ||
        (areSound(large, [strikes[i]!(WOUND_UP)], BESIDE_BLADE) &&
          areClean(large, [strikes[i]!(WOUND_UP, true)], { ...STRETCHED, ...RAISED }) &&
          areClean(large, [strikes[i]!(LANDS, true)], {
            ...STRETCHED,
            ...(strikes[i]!.isOut ? RAISED : {}),
            ...(strikes[i]!.hides ? { lost: strikes[i]!.hides } : {}),
          })))
    )
      return { frames, notes: [] };
  }
  const { frames, cut } = drawn.at(-1)!();
  return withNotes({ frames, cut });
}

/** A figure steps aside by no more than this share of its height to make room for what it swings. */
const STEPS_ASIDE = 0.14;

/** Frames without the margin that they were drawn with, and how far at most one reaches beyond the canvas. */
function onCanvas(large: readonly Rgba[], margin: Px): { readonly frames: readonly Rgba[]; readonly cut: Px } {
  const [width, height] = [large[0]!.width - 2 * margin, large[0]!.height - 2 * margin];
  const most = Math.round(STEPS_ASIDE * (opaqueBounds(large[0]!)?.height ?? 0));
  let cut = 0;
  const frames = large.map((image) => {
    const box = opaqueBounds(image);
    const [left, right] = box ? [margin - box.x, box.x + box.width - margin - width] : [0, 0];
    // Above 0 it reaches beyond an edge, below 0 there is room.
    const aside = left > 0 ? Math.min(left, most, Math.max(0, -right)) : -Math.min(right, most, Math.max(0, -left));
    const dx = left > 0 || right > 0 ? aside : 0;
    if (box) cut = Math.max(cut, left - dx, right + dx, margin - box.y, box.y + box.height - margin - height);
    return crop(image, { x: margin - dx, y: margin, width, height });
  });
  return { frames, cut };
}
