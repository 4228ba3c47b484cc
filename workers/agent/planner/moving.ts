/** Movements of characters and things, as calls. */
import { ANIMATION_TEMPLATES, templateIds } from '../../../src/domain/animation-templates.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { numberIn, tidy } from './slots.ts';
import { evenFrames } from './things/steps.ts';
import type { Outcome, Own, Step } from './types.ts';
import { animation } from './words/animation.ts';
import { isAction, moveOf } from './words/moves.ts';
import { type Skeleton, subjectOf } from './words/subjects.ts';

export const COMPASS = [
  'south',
  'east',
  'north',
  'west',
  'south-east',
  'north-east',
  'north-west',
  'south-west',
] as const;

/** How a movement is asked for. */
export interface Manner {
  readonly frames: number | undefined;
  /** From which sides; empty where nothing is said. */
  readonly sides: readonly string[];
}

const FACING: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:south|north)[ -](?:east|west)\b/i, []],
  [/\b(?:left and right|both sides|sideways|side ?view|from the side|profile)\b/i, ['east', 'west']],
  [/\b(?:west|left)\b/i, ['west']],
  [/\b(?:east|right)\b/i, ['east']],
  [/\b(?:north|back|behind|up|away)\b/i, ['north']],
  [/\b(?:south|front|down|towards?|camera)\b/i, ['south']],
];
/** "4 dirs", "facing left", "all directions": by the names of the tools. */
export function sidesIn(words: readonly string[]): readonly string[] {
  const sides = words.flatMap((said): readonly string[] => {
    const corner = [...said.matchAll(/\b(north|south)[ -]?(east|west)\b/gi)].map(([, a, b]) =>
      `${a}-${b}`.toLowerCase(),
    );
    if (corner.length) return corner;
    const count = /\ball\b|every/i.test(said) ? (numberIn(said.replace(/\ball\b/gi, '')) ?? 8) : numberIn(said);
    if (count && count > 1)
      return COMPASS.slice(0, count > 4 ? 8 : count > 2 ? 4 : 0).concat(count === 2 ? ['east', 'west'] : []);
    // "only east and west"
    return said
      .split(/\s*(?:,|&|\+|\/|\band\b)\s*/i)
      .flatMap((part) => FACING.find(([form]) => form.test(part))?.[1] ?? []);
  });
  return [...new Set(sides)];
}

/** "walk, run and jump": three; "waves then bows" is one that goes on. */
export const movesIn = (anims: readonly string[]): readonly string[] => [
  ...new Set(
    anims.flatMap((words) => {
      const bare = bareMove(words);
      const parts = bare
        .split(/\s*(?:,|;|&|\+|\/|\band\b)\s*/i)
        .map(bareMove)
        .filter(Boolean);
      return parts.length > 1 &&
        !/\bthen\b|\bwhile\b/i.test(bare) &&
        parts.every((part) => moveOf(part) || isAction(part))
        ? parts
        : bare
          ? [bare]
          : [];
    }),
  ),
];
const bareMove = (words: string): string => {
  const bare = tidy(
    words
      .replace(/^(?:(?:an?|the|his|her|its|their|to|with|and|then|should|can|some|do|does|doing|also|also) )+/i, '')
      .replace(/[\s-]*\b(?:too|as well|please|pls)$/i, '')
      .replace(/(?<=ing) ones?$/i, '')
      .replace(/[\s-]*\b(?:animations?|anims?|cycles?|loops?)$/i, ''),
  );
  return /^(?:animat\w*|anims?|moves?|moving|movements?|alive|something|it|do something|cycle|loop)$/i.test(bare)
    ? ''
    : bare;
};

/** How many sides a character has, where that is known. */
export const sidesOf = ({ made, sides, name, description }: Own): number | undefined =>
  made?.sides ?? sides ?? (/\b(?:4|four)[- ]?(?:dir\w*|sides)/i.test(`${name} ${description}`) ? 4 : undefined);

const skeletonOf = (own: Own): Skeleton | undefined =>
  (own.made ? own.made.skeleton : (subjectOf(own.description) ?? subjectOf(own.name))?.skeleton) as
    | Skeleton
    | undefined;

/** A template of a skeleton that does the same in so many frames. */
function inFrames(id: string, frames: number, skeleton: Skeleton | undefined): string | undefined {
  const counts = ANIMATION_TEMPLATES[skeleton ?? 'mannequin'] as Readonly<Record<string, number>>;
  if (counts[id] === frames) return id;
  const stem = id.replace(/(?:ing)?(?:-\d+)?(?:-frames)?$/, '');
  return templateIds(skeleton ?? 'mannequin').find(
    (one) => counts[one] === frames && new RegExp(`^${stem}(?:n?ing)?(?:-\\d+)?(?:-frames)?$`).test(one),
  );
}

/** What game makers call movements that people have. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:get(?:s|ting)?|being|take(?:s|n)?|taking) )?(?:hurt|hit|damaged?|a hit|hit reaction)$/i, 'taking-punch'],
  [/^(?:die|dies|dying|death|dead|defeat(?:ed)?|ko)$/i, 'falling-back-death'],
  [/^(?:breath(?:e|es|ing)|stand(?:s|ing)?(?: still| around)?)$/i, 'breathing-idle'],
];

/** Somebody moves, from all sides that he has or from those that are said. */
export function characterMoves(
  own: Own,
  move: string,
  { frames, sides }: Manner,
): { readonly step: Step; readonly notes: readonly string[]; readonly front: boolean } {
  const skeleton = skeletonOf(own);
  const known = sidesOf(own) ?? 8;
  const notes: string[] = [];
  if (sides.length > known) notes.push(`"${own.name}" is drawn from ${known} sides and moves in these; "make ${own.name} 8 directions" draws it anew from 8 (1 generation, its movements once more).`); // biome-ignore format: one line
  const { args } = animation(moveOf(move, skeleton) ?? move, skeleton, known);
  const read = args.template_animation_id as string | undefined;
  // "flying" is no kick
  const sure = read && /kick/.test(read) && !/kick/i.test(move) ? undefined : read;
  const id = sure ?? (skeleton ? undefined : CALLED.find(([said]) => said.test(move))?.[1]);
  const template = id ? (frames ? inFrames(id, frames, skeleton) : id) : undefined;
  if (template) {
    // all sides are what a template does by itself
    const some = sides.length && sides.length < known ? { directions: [...sides] } : {};
    return {
      step: step(
        own,
        move,
        { template_animation_id: template, ...some },
        sides.length || known,
        `${frames ? `, ${frames} frames` : ''}${sides.length >= known ? `, all ${known} directions` : ''}`,
      ),
      notes,
      front: false,
    };
  }
  const count = frames ? evenFrames(frames) : undefined;
  if (frames && count !== frames)
    notes.push(`Frames are an even number from 4 to 16: "${move}" has ${count} instead of ${frames}.`);
  const from = sides.length
    ? sides.filter((side) => known > 4 || !side.includes('-'))
    : // of whose sides are on record all move, as by a template
      id || own.sides
      ? COMPASS.slice(0, known)
      : ['south'];
  return {
    step: step(
      own,
      move,
      { action_description: move, ...(count ? { frame_count: count } : {}), directions: [...from] },
      from.length,
      count ? `, ${count} frames` : '',
    ),
    notes,
    front: !sides.length && !id && !own.sides,
  };
}

const step = (own: Own, move: string, args: Args, price: number, more: string): Step => ({
  tool: 'animate_character',
  args: { character_id: own.id, ...args },
  price,
  what: `${own.name}: ${move}${more}${Array.isArray(args.directions) ? `, ${args.directions.length > 2 ? `${args.directions.length} directions` : args.directions.join(' and ')}` : ''}`,
});

const PRICE_THING = 20;
/** Pixels that a thing that moves may have. */
const SIDES = [32, 256] as const;

/**
 * A thing moves. What stands on maps is one still picture: it is drawn anew as one that moves. `before`: steps that stand before these in
 * the outcome.
 */
export function thingMoves(
  own: Own,
  moves: readonly string[],
  { frames, sides }: Manner,
  before: number,
  projectId: string | null,
): Outcome {
  const count = frames ? evenFrames(frames) : undefined;
  const notes =
    frames && count !== frames ? [`Frames are an even number from 4 to 16: ${count} instead of ${frames}.`] : [];
  const framed = count ? { frame_count: count } : {};
  const many = own.made?.tool === 'create_8_direction_object' ? 8 : 1;
  if (sides.length > 1 && many === 1) notes.push(`"${own.name}" has one side, and moves as it is seen there.`);
  const some = many > 1 && sides.length && sides.length < 8 ? { directions: [...sides] } : {};
  const what = (move: string): string => `${own.name}: ${move}${count ? `, ${count} frames` : ''}`;
  const moving = (move: string, id: (results: readonly Result[]) => string): Step => ({
    tool: 'animate_object',
    args:
      own.list === 'MAP_OBJECT'
        ? (results) => ({ object_id: id(results), animation_description: move, ...framed })
        : { object_id: own.id, animation_description: move, ...framed, ...some },
    price: many > 1 ? sides.length || many : 1,
    what: what(move),
  });
  if (own.list !== 'MAP_OBJECT') return { steps: moves.map((move) => moving(move, () => own.id)), notes };
  const side = Math.max(
    SIDES[0],
    Math.min(SIDES[1], Number(own.made?.args.width ?? 48), Number(own.made?.args.height ?? 48)),
  );
  const at = before + 1;
  return {
    steps: [
      {
        tool: 'create_1_direction_object',
        args: {
          description: own.description || own.name,
          size: Math.max(side, SIDES[0]),
          ...(projectId ? { project_id: projectId } : {}),
        },
        price: PRICE_THING,
        what: `${own.name} as a thing that moves`,
      },
      {
        tool: 'select_object_frames',
        args: (results) => ({ object_id: String(results[before]?.structured?.object_id ?? ''), indices: [0] }),
        price: 0,
        what: 'the first of its pictures',
      },
      ...moves.map((move) =>
        moving(move, (results) => {
          const { created_object_ids: made, object_id } = results[at]?.structured ?? {};
          return String((Array.isArray(made) ? made[0] : undefined) ?? object_id ?? '');
        }),
      ),
    ],
    notes,
    instead: `"${own.name}" is a thing of a map: one still picture, which cannot move as it is. I would draw it anew from its words as a thing that moves; the one that you have stays.`,
  };
}

/** How a thing moves of which nobody says how. */
export const usualMove = ({ name }: Own): string =>
  /\b(?:fire|campfire|torch|candle|lantern|lamp|flame|bonfire|brazier)\b/i.test(name)
    ? 'flickering'
    : /\b(?:flag|banner|tree|bush|grass|plant|flower)\b/i.test(name)
      ? 'swaying'
      : /\b(?:water|fountain|waterfall|river)\b/i.test(name)
        ? 'flowing'
        : /\b(?:coin|gem|wheel|windmill|fan|star)\b/i.test(name)
          ? 'spinning'
          : /\b(?:chest|door|gate|box|book)\b/i.test(name)
            ? 'opening'
            : 'bobbing';
