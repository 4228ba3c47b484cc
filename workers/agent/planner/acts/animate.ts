/** Something of the account moves: a movement from sides and in frames that are said, one for each that is meant. */
import { isFigure, isSprite, isTiles, meant, namesOf, parted } from '../meant.ts';
import { COMPASS, characterMoves, type Manner, movesIn, sidesIn, sidesOf, thingMoves, usualMove } from '../moving.ts';
import { generations } from '../phrases.ts';
import { refer } from '../refer.ts';
import { numberIn, tidy, wordsOf } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import { isHeld } from '../things/words.ts';
import type { Act, Context, Outcome, Own, Step, Wish } from '../types.ts';
import { isAction, moveOf } from '../words/moves.ts';
import { subjectOf } from '../words/subjects.ts';
import { toolIn, withTool } from './animate-held.ts';
import { character, object } from './draw.ts';
import { edit } from './edit.ts';
import { turned } from './edit-sides.ts';
import { find } from './find.ts';

const OVER = /\b(?:flip|mirror)\w*\b|\bturn (?:it|him|her|them|this|that) (?:around|over|the other way)\b/i;
/** "walk", of which no slot was read. */
const bareMoves = (wish: Wish): readonly string[] => {
  const rest = wordsOf(wish, 'target', 'dirs', 'frames', 'view')
    .reduce((words, said) => words.replace(said, ' '), wish.words)
    .replace(
      /\b(?:make|let|have|please|pls|now|then|and|also|it|him|her|them|can you|animate|animation|anim)\b/gi,
      ' ',
    );
  const [, behind] =
    /\b(?:it|he|she|they|him|her|them|that|to|should|can)\s+(?:to |can |should |also |now )?([a-z]+(?: (?!please)[a-z]+){0,4})\W*$/i.exec(
      wish.words,
    ) ?? [];
  const known = (words: string): boolean => moveOf(words) !== undefined || isAction(words);
  return movesIn([rest.replace(/\s+/g, ' ').trim()]).every(known)
    ? movesIn([rest.replace(/\s+/g, ' ').trim()])
    : movesIn([behind ?? '']).filter(known);
};
const WRONG =
  /\b(?:weird|wrong|off|broken|bad|slid\w*|moonwalk\w*|backwards?|jerky|glitch\w*|odd|strange|stiff|never|twice)\b/i;
/** "slower on the arms": how fast it goes, and no movement. */
const PACE =
  /^(?:(?:a bit|a little|much|way|even|and|but|more|make it|it|should be|to be|is|goes?) )*(?:slow(?:er|ly)?|fast(?:er)?|quick(?:er|ly)?|smooth(?:er|ly)?|snappier|calmer|longer|shorter)\b(?! (?:hair|coat|cape|sword))/i;
const MOVE = /\b(?:walk|run|idle|attack|jump|hurt|death|fly|swim|cast|dance|climb)(?:ing|s)?\b/i;

/** "6 frames isn't enough, can it be 12": the one that is wished for. */
const framesIn = (wish: Wish): number | undefined => {
  const said = wordsOf(wish, 'frames').map(numberIn);
  const [, wanted] =
    (/\b(?:(?:is|are)(?:n'?t| not) enough|not enough|too few|instead of|rather than)\b/i.test(wish.words) &&
      /\b(?:can|could|make|should|want|to|be|have)(?: (?:it|they|that|be|have|has|a))* (\d{1,2})\b(?! ?(?:px|pixels|x ?\d|dir|side))/i.exec(
        wish.words,
      )) ||
    [];
  return wanted ? Number(wanted) : said.find((count) => count !== undefined);
};

const mannerOf = (wish: Wish): Manner => ({
  frames: framesIn(wish),
  sides: sidesIn(wordsOf(wish, 'dirs', 'view')),
});

/** "the ranger's bow animations: draw, hold, release": what each of them is done with. */
function withPiece(wish: Wish, context: Context): Wish {
  const targets = wish.slots.filter(({ slot }) => slot === 'target');
  const [, whose = '', piece = ''] = (targets.length === 1 && /^(.+?)['’]s? ([a-z]+)$/i.exec(tidy(targets[0]!.words).replace(/ (?:animations?|anims?)$/i, ''))) || [];
  if (!piece || refer([whose], context).own.length !== 1 || namedThere(targets[0]!.words, context.own).some(({ name }) => name.toLowerCase().includes(piece.toLowerCase()))) return wish;
  return {
    ...wish,
    slots: wish.slots.map((one) => one === targets[0] ? { ...one, words: whose } : one.slot === 'anim' && (!moveOf(one.words) || /^(?:draw|hold|release|raise|lower|swing|load|reload|throw|aim)$/i.test(tidy(one.words))) && !one.words.toLowerCase().includes(piece.toLowerCase()) ? { ...one, words: `${tidy(one.words)} the ${piece}` } : one),
  };
} // biome-ignore format: short enough

const FLOWS = /^(?:the |its )?(?:water|lava|slime|sea|river|acid)$/i;

export const animate: Act = (typed, context) => {
  const wish = withPiece(typed, context);
  // "does the orc already have an attack animation"
  if (/^\W*(?:does|do|has|have|did)\b.*\b(?:have|has|got|already)\b/i.test(wish.words)) return find(wish, context);
  // "the skeleton needs a bow, and walk with it": what is to be held comes first
  const [held] = /\b(?:needs?|gets?|should (?:have|get|hold|carry)|has to have|wants?)\b/i.test(wish.words) ? wordsOf(wish, 'anim').filter((words) => /^(?:an?|his|her|its|some) [a-z]+(?: [a-z]+)?$/i.test(words) && isHeld(words) && !/\b(?:anim\w*|attack|shot|walk|run|idle|jump)\b/i.test(words)) : []; // biome-ignore format: one line
  const [holds, more] = held ? refer(wordsOf(wish, 'target'), context).own : [];
  if (held && holds && !more) {
    const outcome = edit({ ...wish, act: 'edit', slots: [{ slot: 'target', words: holds.name }, { slot: 'change', words: `with ${held}` }], loose: [], unsure: [] }, context); // biome-ignore format: one line
    const then = movesIn(wordsOf(wish, 'anim').filter((words) => words !== held).map((words) => words.replace(/ with (?:it|that|them)$/i, ''))); // biome-ignore format: one line
    const sides = sidesOf(holds) ?? 8;
    return outcome && { ...outcome, heard: [...(outcome.heard ?? []), wish.words, ...then], notes: [...(outcome.notes ?? []), ...(then.length ? [`${then.map((move) => `"${move}"`).join(' and ')} of it is made then: say so, ${generations(sides * then.length)} (one for each of its ${sides} directions).`] : [])] }; // biome-ignore format: one line
  }
  // "… tiles, and animate the lava"
  const flows = wordsOf(wish, 'target').some((words) => FLOWS.test(words)) && (context.coming?.some(({ tool }) => tool === 'create_topdown_tileset') || context.own.some((one) => isTiles(one) && FLOWS.test(one.name.split(/ (?:to|and) |\//)[0] ?? ''))); // biome-ignore format: one line
  if (flows) return { steps: [], say: 'Water, lava and slime of tilesets move by themselves, in four frames, at no extra price.' }; // biome-ignore format: one line
  const found = ofNone(wish, context) ?? meant(wish, context, isSprite);
  if ('outcome' in found) return somebodyNew(wish, context) ?? found.outcome;
  const { of, notes } = parted(found.own, isSprite, 'tiles, maps and interfaces stand still here');
  if (!of.length)
    return {
      steps: [],
      say: `${namesOf(found.own)} cannot move: tiles, maps and interfaces stand still here, characters and things move. ${nearestOf(context)}`,
    };
  const named = wordsOf(wish, 'target').filter((target) => /\b(?:animations?|anims?|cycles?)$/i.test(target));
  // "the running animation for her"
  if (named.length && !wordsOf(wish, 'anim').length && wordsOf(wish, 'target').length > named.length)
    return animate(
      {
        ...wish,
        slots: wish.slots.map((one) =>
          one.slot === 'target' && named.includes(tidy(one.words)) ? { slot: 'anim', words: one.words } : one,
        ),
      },
      context,
    );
  // "turn it around": the other side of a picture
  if (!wordsOf(wish, 'anim').length && OVER.test(wish.words))
    return edit({ ...wish, act: 'edit', slots: [...wish.slots, { slot: 'view', words: 'facing left' }] }, context);
  const said = wordsOf(wish, 'anim', 'change').flatMap((words) => {
    const [, move, pace] =
      /^([a-z]+(?: [a-z]+)?) ((?:a bit |much |way |more )?(?:faster|slower|quicker|slowly|quickly))$/i.exec(words) ??
      [];
    return move && pace ? [move, pace] : [words.replace(/ when (?:idle|standing|still)$/i, '')];
  });
  const paces = said.filter((words) => PACE.test(words));
  const slots = movesIn(said.filter((words) => !PACE.test(words)));
  const read = slots.length ? slots : bareMoves(wish);
  // "the walk slides weird": that one, once more
  const wrong = read.some((move) => WRONG.test(move)) || (!read.length && WRONG.test(wish.words));
  const again = wrong
    ? (MOVE.exec(read.join(' '))?.[0] ??
      MOVE.exec(wish.words)?.[0] ??
      read.find((move) => !WRONG.test(move)) ??
      (/moonwalk|backwards?|slid/i.test(wish.words) ? 'walk' : undefined))
    : undefined;
  const tool = toolIn(wish, found.nobody ?? []);
  const moves = again
    ? [again]
    : read.filter((move, i) => !WRONG.test(move) && !(tool && i && (tool.includes(move) || move.includes(tool))));
  const manner = mannerOf(wish);
  // "upgrade her to 8 dirs": no movement at all
  if (!moves.length && manner.sides.length && !/\banim/i.test(wish.words))
    return turned(of, wordsOf(wish, 'dirs', 'view'), context);
  const [one, other] = of;
  if (tool && one && !other && isFigure(one) && moves.length && !again)
    return { ...withTool(one, moves, tool, manner, context), heard: [wish.words] };
  const outcomes: Outcome[] = [{ steps: [], notes }];
  for (const own of of)
    outcomes.push(
      isFigure(own) ? figure(own, moves, manner) : thing(own, moves, manner, stepsOf(outcomes).length, context),
    );
  const unsaid = moves.length
    ? undefined
    : `You name no movement. I would take the usual one: ${[...new Set(of.map((own) => `${isFigure(own) ? 'standing and breathing (idle)' : usualMove(own)} for "${own.name}"`))].join(', ')}. Or say another: walk, run, attack, hurt, death …`;
  if (paces.length)
    outcomes.push({
      steps: [],
      notes: [
        `How fast a movement goes (${paces.map((words) => `"${words}"`).join(', ')}) is no part of its pictures: more frames make it smoother, and the milliseconds of a frame are set where it is played (the engine, or the JSON of the sheet); a single limb has no pace of its own.`,
      ],
    });
  const why = again
    ? `A single frame I cannot put right: I would make "${again}" once more, and the one before stays. (Walking backwards or sliding is often the engine's: rows of left and right exchanged, or a speed that does not fit.)`
    : unsaid;
  return {
    ...together(outcomes, why, [...leftIn(wish), ...(found.nobody ?? []).filter((words) => !/\banim/i.test(words))]),
    heard: again
      ? [wish.words, ...read]
      : [
          ...paces,
          'when idle',
          'max',
          'maximum',
          'just',
          'loop',
          ...(wish.words.match(/\b(?:needs?|only|around|moment|animation|cycle)\b/gi) ?? []),
        ],
  };
};

const NONE =
  /\s*\b(?:(?:that|which|who) (?:ha(?:s|ve)|got|do(?:es)?n'?t have|does not have) (?:none|no [a-z]+|any|one|it|nothing)(?: yet)?|without (?:one|any|an? [a-z]+|animations?)|with (?:none|no animations?))$/i;
/** "every character that has none": which of them have a movement is known, which it is stands on their pages. */
function ofNone(wish: Wish, context: Context): { readonly own: readonly Own[]; readonly nobody?: readonly string[] } | undefined {
  const targets = wordsOf(wish, 'target');
  if (!targets.some((words) => NONE.test(words))) return undefined;
  const { own } = refer(targets.map((words) => words.replace(NONE, '')), context, isSprite);
  const bare = own.filter(({ animations }) => !animations);
  return bare.length ? { own: bare } : undefined;
} // biome-ignore format: short enough

/** "zombie walk cycle": nobody of theirs, and named without "my" or "the": drawn first. */
export function somebodyNew(wish: Wish, context: Context): Outcome | undefined {
  const targets = wordsOf(wish, 'target').length ? wordsOf(wish, 'target') : wordsOf(wish, 'n');
  if (
    !targets.length ||
    targets.some(
      (target) =>
        /^(?:my|the|our|his|her|that|this|these|those|both|all|every|each|last|it|him|them|they|he|she)\b/i.test(
          target,
        ) || !subjectOf(target),
    )
  )
    return undefined;
  const known = refer(targets, context);
  if (known.own.length || known.either.length) return undefined;
  const alive = targets.every((target) => {
    const { kind, creature } = subjectOf(target)!;
    return creature === true || kind === 'person' || kind === 'animal';
  });
  const made: Wish = {
    ...wish,
    act: alive ? 'make.character' : 'make.object',
    // who it is stands before what he does
    slots: [
      ...wish.slots
        .filter(({ slot }) => /^(?:target|n|count)$/.test(slot))
        .map((one) => (one.slot === 'target' ? { ...one, slot: 'n' } : one)),
      ...wish.slots.filter(({ slot }) => !/^(?:target|n|count)$/.test(slot)),
    ],
  };
  return (alive ? character : object)(made, context);
}

const stepsOf = (outcomes: readonly Outcome[]): readonly Step[] => outcomes.flatMap(({ steps }) => steps);

const nearestOf = ({ own }: Context): string => {
  const some = own.filter(isSprite);
  return some.length
    ? `${namesOf(some)} could.`
    : 'A thing that moves can be drawn, for example "a torch, flickering" (20 generations and 1 for the movement).';
};

function figure(own: Own, moves: readonly string[], manner: Manner): Outcome {
  const first = (moves.length ? moves : ['idle']).map((move) => characterMoves(own, move, manner));
  // of several in one breath each is seen from the same sides
  const mixed = !manner.sides.length && first.some(({ front }) => front) && first.some(({ front }) => !front);
  const made = mixed ? moves.map((move) => characterMoves(own, move, { ...manner, sides: COMPASS.slice(0, sidesOf(own) ?? 8) })) : first; // biome-ignore format: one line
  // "idle, just breathing" is one movement
  const once = made.filter(
    ({ step }, i) => made.findIndex((other) => JSON.stringify(other.step.args) === JSON.stringify(step.args)) === i,
  );
  const front = once.filter(({ front }) => front).length;
  const all = sidesOf(own);
  const told = front
    ? [
        `${front < once.length ? 'What no template has' : front > 1 ? 'Each' : 'It'} is drawn from the front; from all ${all ? `${all} sides it is ${generations(all)}` : 'of its sides it is 1 generation for each (4 or 8)'}${front > 1 ? ' each' : ''} ("from all sides").`,
      ]
    : [];
  return { steps: once.map(({ step }) => step), notes: [...once.flatMap(({ notes }) => notes), ...told] };
}

const thing = (own: Own, moves: readonly string[], manner: Manner, before: number, { projectId }: Context): Outcome =>
  thingMoves(own, moves.length ? moves : [usualMove(own)], manner, before, projectId);

/** Several outcomes of one wish. */
export function together(outcomes: readonly Outcome[], unsaid?: string, lost: readonly string[] = []): Outcome {
  const notes = [...new Set(outcomes.flatMap((one) => one.notes ?? []))];
  const instead = [
    ...new Set([...(unsaid ? [unsaid] : []), ...outcomes.flatMap((one) => (one.instead ? [one.instead] : []))]),
  ];
  return {
    steps: stepsOf(outcomes),
    notes,
    ...(lost.length ? { lost } : {}),
    ...(instead.length ? { instead: instead.join(' ') } : {}),
  };
}

/** What is said of it besides: a size, a look, a style is no part of a movement. */
const leftIn = (wish: Wish): readonly string[] => wordsOf(wish, 'size', 'look', 'style', 'palette', 'no', 'text');
