/**
 * What the reader understood of a message → a plan. The reader leads where it is sure of each part and each part can be planned from what
 * its words say; where it is not, the readers by form do.
 */
import { type Part, readMessage } from '../../reader/index.ts';
import { cannotDo } from '../cannot.ts';
import { isMotion } from '../holdings/motion.ts';
import type { Place } from '../place.ts';
import { isUnread } from '../reading/read-plan.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { isTale, sentencesOf } from '../talk/acts.ts';
import { type Drawn, drawnOf, isScene } from './draws.ts';
import { numberIn, slotsOf, wordsOf } from './fields.ts';
import { gameWords } from './game.ts';
import { laidOf } from './grounds.ts';
import { meant, ownOf } from './own.ts';
import { answered, isTalk } from './service.ts';

/** Less sure than this a reading is none. */
const READABLE = 0.5;
/** As sure as this it is taken instead of an answer, and instead of another plan. */
const OVER_ANSWER = 0.75;
const OVER_PLAN = 0.85;
/** A word that may or may not belong to what is asked for. */
const SURE_LOOSE = 0.6;
/** As sure as this a word is said beside what is asked for. */
const SURE_TALK = 0.95;

const isWish = ({ act }: Part): boolean => /^(?:make\.|animate$|edit$|resize$|rename$)/.test(act);
/** Of these the readers by form know more, where they read all of it. */
const isByForm = (part: Part): boolean =>
  /^make\.(?:ui|map)$/.test(part.act) ||
  (part.act === 'make.scene' && !isScene(part)) ||
  (part.act === 'edit' && /\bfor (?:my|the|our|his|her)\b/i.test(part.words));
const isNothing = ({ act }: Part): boolean => act === 'none' || act === 'chat';

/** Content words that stand in no slot, of which that is not sure. */
const doubtful = ({ loose }: Part): readonly string[] =>
  loose.flatMap(({ word, sure }) =>
    sure < SURE_LOOSE && word.length > 2 && (isAdjective(word) || subjectOf(word)) ? [word] : [],
  );

/** More are asked about before any is made. */
const MOST = 10;
/** Numbers that stand in no slot, or in the name of something, and parts of several that are told apart: others count better. */
const isCounted = ({ loose, slots }: Part): boolean =>
  slots.some(({ slot, words }) => slot === 'count' && (numberIn(words) ?? 1) > MOST) ||
  loose.some(({ word }) => /\d/.test(word) || (/(?:ls|ws|ps|cks|ngs|bs|nces)$/.test(word) && isMotion(word))) ||
  slots.some(
    ({ slot, words }) =>
      (slot === 'n' && /(?:^|\s)\d/.test(words)) ||
      (slot === 'look' &&
        /^(?:one|two|some|others?|each|the other|half)(?: of (?:them|it))?(?:$| (?:should|is|are|has|have|with|in|as|must|can)\b)/i.test(
          words,
        )),
  );

/** "not a castle, a small hut" */
const isDenied = ({ slots, words, start }: Part): boolean =>
  slots.some(
    (slot) =>
      slot.slot === 'n' &&
      /\b(?:not|no|never|instead of|rather than|except)\s+$/i.test(words.slice(0, slot.start - start)),
  );

/** Words of a message that steps draw. */
function shown(message: string, { steps }: Extract<Plan, { steps: unknown }>): ReadonlySet<string> {
  const all = steps
    .map((step) => `${step.what} ${typeof step.args === 'function' ? '' : JSON.stringify(step.args)}`)
    .join(' ')
    .toLowerCase();
  return new Set(
    message
      .toLowerCase()
      .split(/[^a-z-]+/)
      .filter((word) => word.length > 2 && !NO_CONTENT.test(word) && all.includes(word.replace(/(?:es|s)$/, ''))),
  );
}
const NO_CONTENT =
  /^(?:portraits?|screens?|panels?|menus?|bars?|scenes?|pictures?|wall|the|and|for|with|from|that|who|this|its|his|her|are|all|one|two|three|four|some|please|make|draw|icons?|tile ?sets?|tiles?|animat\w*|only|set|look\w*|view|side|top|down|background|characters?|sprites?|sizes?|colou?rs?|size|style|pixels?|version|max|then|too|also|into|out|isometric|effect|effects|turn|change|needs?|get|has|have|extra|like|after)$/;
/** What something is for is not seen. */
const PURPOSE = /\b(?:for|because|since|so that|as it|it's|its|theme)\b.*$/i;
/** What a plan tells that it lost. */
const losses = (plan: Plan): number =>
  isPlan(plan)
    ? plan.notes.filter((note) => /^I do not know the word|^I left out|^I took as said/.test(note)).length
    : 0;

/** Whether a plan loses less of what was said than another one, lets move what is to move, or draws apart what is: of two good ones the readers by form keep theirs. */
function losesLess(message: string, parts: readonly Part[], plan: Plan, other: Plan): boolean {
  if (!isPlan(plan) || !isPlan(other)) return false;
  const count = ({ steps }: Extract<Plan, { steps: unknown }>, tool: RegExp): number => steps.filter((step) => tool.test(step.tool)).length;
  const [moving, apart] = [/^animate_/, /^create_/].map((tool) => count(plan, tool) - count(other, tool)) as [number, number];
  if (moving < 0 || apart < 0) return false;
  const wishes = parts.filter((part) => !isNothing(part));
  // a list of things by themselves
  const listed = count(plan, /^create_/) > 2 && wishes.every(({ act }) => /^make\.(?:object|character|icons)$/.test(act)) && !/\b(?:on|in|under|behind) (?:it|them|top)\b/i.test(message);
  const told = wishes.some((part) => slotsOf(part, 'frames').length > 0) || /\banimat|\bloop/i.test(message);
  const gains = (apart > 0 && listed) || (moving > 0 && told);
  const [mine, theirs] = [shown(message, plan), shown(message, other)];
  const purpose = (PURPOSE.exec(message)?.[0] ?? '').toLowerCase();
  const talk = new Set(parts.flatMap(({ loose }) => loose.flatMap(({ word, sure }) => (sure >= SURE_TALK ? [word.toLowerCase()] : []))));
  if ([...theirs].some((word) => !mine.has(word) && !purpose.includes(word) && !(gains && talk.has(word)))) return false;
  return gains || [...mine].some((word) => !theirs.has(word)) || losses(plan) < losses(other);
} // biome-ignore format: short enough

/** Whether a plan draws what only is talk: "for counting exercises", "it needs". */
function drawsTalk(parts: readonly Part[], { steps }: Extract<Plan, { steps: unknown }>): boolean {
  const drawn = steps
    .flatMap(({ args, what }) => {
      const said = typeof args === 'function' ? {} : args;
      return [said.description, said.edit_description, said.action_description, what].filter(
        (one) => typeof one === 'string',
      );
    })
    .join(' ')
    .toLowerCase();
  return parts.some(({ loose }) =>
    loose.some(
      ({ word, sure }) =>
        sure >= SURE_TALK &&
        word.length > 3 &&
        !isMotion(word) &&
        !NO_CONTENT.test(word.toLowerCase()) &&
        new RegExp(`\\b${word.toLowerCase().replace(/[^a-z]/g, '.')}\\b`).test(drawn),
    ),
  );
}

interface Understood {
  readonly plan: Plan;
  readonly sure: number;
}

export function understood(parts: readonly Part[], place: Place, again: (words: string) => Plan): Understood | undefined {
  const holdings = place.memory.holdings ?? [];
  const wishes = parts.filter((part) => !isNothing(part));
  if (!wishes.length || !wishes.every(isWish) || wishes.some((part) => isCounted(part) || isDenied(part))) return undefined;
  const sure = Math.min(...wishes.map((part) => Math.min(part.sure, ...part.slots.map((slot) => slot.sure))));
  if (sure < READABLE) return undefined;
  const steps: Step[] = [];
  const notes: string[] = [];
  let former = meant(wishes.flatMap((part) => wordsOf(part, 'target')), holdings);
  for (const part of wishes) {
    const drawn: Drawn | undefined = drawnOf(part, steps.length, place) ?? laidOf(part, steps.length, place, again) ?? ownOf(part, steps.length, place, former);
    if (!drawn) return undefined;
    if ('ask' in drawn) return wishes.length === 1 ? { plan: drawn, sure } : undefined;
    steps.push(...drawn.steps);
    notes.push(...drawn.notes);
    const lost = doubtful(part);
    if (lost.length > 2) return undefined;
    if (lost.length) notes.push(say.notDrawn(lost));
    const own = meant(wordsOf(part, 'target'), holdings);
    if (own.length) former = own;
  }
  return { plan: { whole: true, steps, notes: [...new Set(notes)] }, sure };
} // biome-ignore format: short enough

const isPaid = (plan: Plan): boolean => isPlan(plan) && plan.steps.some(({ price }) => price > 0);

/** Who plays is described by more than a name: others take that for several. */
const isTold = (part: Part): boolean =>
  part.sure >= 0.9 && slotsOf(part, 'hero').some(({ words, sure }) => sure >= 0.6 && / with .+ and /i.test(words));

/** Whether a plan is of a game, and nothing of it is open. */
const isGame = (plan: Plan): boolean =>
  isPlan(plan) &&
  plan.steps.some(({ tool }) => tool === 'write_game') &&
  !plan.unclear?.length &&
  !plan.doubts?.length &&
  !plan.proposal;

/**
 * The plan of a first message: the reader's where it leads, else that of the readers by form. `byForm` reads a message by them, `again` a plain
 * wish.
 */
export function led(
  message: string,
  place: Place,
  byForm: (message?: string) => Plan,
  again: (words: string) => Plan,
): Plan {
  const { memory } = place;
  if (memory.game || memory.made.length || memory.asked !== undefined) return byForm();
  // "never draw spiders"
  if (sentencesOf(message).some(({ act }) => act === 'forbid' || act === 'cancel')) return byForm();
  const parts = readMessage(message);
  const reading = understood(parts, place, again);
  const before = byForm();
  if (reading) {
    if (isUnread(before)) return reading.plan;
    if ('look' in before) return before;
    if ('offer' in before) return before;
    if (!isPlan(before)) return reading.sure >= OVER_ANSWER && !losses(reading.plan) ? reading.plan : before;
    return reading.sure >= OVER_PLAN &&
      !parts.some(isByForm) &&
      (losesLess(message, parts, reading.plan, before) ||
        (isPlan(reading.plan) && drawsTalk(parts, before) && !drawsTalk(parts, reading.plan)))
      ? reading.plan
      : before;
  }
  const [only, more] = parts.filter((part) => !isNothing(part));
  if (
    only?.act === 'game.make' &&
    !more &&
    !isTale(message) &&
    only.sure >= OVER_ANSWER &&
    (!isGame(before) || isTold(only))
  ) {
    const words = gameWords(only);
    const game = words ? byForm(words) : undefined;
    if (game && isGame(game)) return game;
  }
  // an essay, a song, a website: nothing that is drawn or played, whatever else is in the words
  if (
    only?.act === 'unsupported' &&
    !more &&
    only.sure >= SURE_TALK &&
    ('tell' in before || 'help' in before) &&
    !cannotDo(message.toLowerCase())
  )
    return { ask: say.cannot('do that: it is nothing to be seen or played') };
  if (only?.act === 'game.change' && !more && isPaid(before) && only.sure >= OVER_ANSWER)
    return { ask: say.NO_GAME_HERE };
  // what is no wish is never paid for
  if (
    isPaid(before) &&
    parts.length &&
    parts.every((part) => isTalk(part) && part.sure >= OVER_PLAN && !wordsOf(part, 'n').length)
  ) {
    const part = parts.find((one) => !isNothing(one)) ?? parts[0]!;
    return answered(part) ?? before;
  }
  return before;
}
