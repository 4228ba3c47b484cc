/** Outcomes of the wishes of a message → what is said, offered or done. Nothing is spent on a guess. */
import { TURN_LIMITS } from '../limits.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { briefly, linesOf, onlyOnce, withoutEmpty } from './brief.ts';
import { leftOver } from './heard.ts';
import { generations, listed, NOTHING_YET, quoted, toldOf, totalOf } from './phrases.ts';
import { numberIn, wordsOf } from './slots.ts';
import type { Standing } from './standing.ts';
import type { Become, Outcome, Step, Wish } from './types.ts';

/** Less sure than this, what costs something is offered first. */
const SURE = 0.8;
/** Of what costs hardly anything less is enough, and still less where something is drawn of which no word is left over. */
const SURE_OF_LITTLE = 0.55;
const SURE_OF_SOME = 0.48;
const SURE_OF_ALL = 0.3;
const LITTLE = 2;
/** A word that was taken for another one. */
const CORRECTED = /^I read "/;
/** Words by which a thing is another: not seen, the picture would be wrong. */
const TURNS_IT = /"(?:on|off|half|open|closed|empty|full|without|inside|behind|under|two|three)"/i;
/** "break a leg": no name of a thing. */
const isSentence = ({ args }: Step): boolean =>
  typeof args !== 'function' && /^an? [a-z]+ (?:an?|the|my|your) /i.test(String(args.description ?? ''));
/** So much may be drawn at once where every word of the wish is in it. */
const CHEAP = 10;
/** A game is shown with all that is in it before it is drawn, and what it has no place for is offered. */
const SURE_OF_GAME = 0.6;
/** A change of a game that draws more than this anew is shown first. */
const MUCH_OF_GAME = 8;
/** Above this many generations the user is asked by the service itself, with the plan before them. */
const ASKED_ANYWAY = TURN_LIMITS.confirmAbove;
/** A change of a picture costs so much, twenty times what a drawing does: nobody spends that without having seen the price. */
const DEAR = 20;
const sureEnough = ({ wish, outcome }: Become, total: number): number => {
  const { act } = wish;
  if (total > ASKED_ANYWAY) return 0;
  if (act === 'game.make') return SURE_OF_GAME;
  // "from the front and the back", "side view only": more than one call has
  const views = wordsOf(wish, 'view');
  const whole =
    act.startsWith('make.') &&
    views.length < 2 &&
    !views.some((words) => /\b(?:only|just)\b/i.test(words)) &&
    !leftOver(wish, outcome).length &&
    !outcome.doubt &&
    !outcome.notes?.some((note) => CORRECTED.test(note));
  if (whole && total <= CHEAP) return total > LITTLE ? SURE_OF_SOME : SURE_OF_ALL;
  return total > LITTLE ? SURE : SURE_OF_LITTLE;
};

const QUESTION = /^(?:ask\.|account$|price$)/;
const REMARK = /^(?:chat|complaint)$/;

export type Decision =
  | { readonly say: string }
  | {
      readonly steps: readonly Step[];
      readonly notes: readonly string[];
      /** Answers in words that go with it. */
      readonly says: readonly string[];
      /** What is still to be known of other parts of the message: said last. */
      readonly asks?: readonly string[];
      /** What is told at the end instead of a list of what was done. */
      readonly told: (results: readonly Result[]) => string | undefined;
    };

const FIRST = /\b(?:price|cost|quote|total|estimate|how much|ask|confirm|check|tell|before|wait|ok(?:ay)? from)\b/i;
const AT_ONCE = /\b(?:just (?:do|go|make)|go ahead|don'?t ask|no questions|without asking|right away|straight)\b/i;

const NOTHING =
  /\b(?:don'?t|do not|dont|not|without|never) (?:(?:want|wish|like) to |wanna )?(?:spend\w*|pay\w*|cost\w*|use) (?:any |my |more )*(?:credits?|generations?|money|anything)\b|\bspend nothing\b|\bfor free\b/i;
/** Generations that a message allows. */
function budgetOf(terms: readonly Wish[]): number | undefined {
  if (terms.some(({ words }) => NOTHING.test(words))) return 0;
  const said = terms.flatMap((wish) => [...wordsOf(wish, 'budget'), wish.words]).find((words) => /\d/.test(words));
  return said === undefined ? undefined : numberIn(said);
}

/** `become`: priced by the server, one for each wish that has an outcome. */
export function decide(all: readonly Become[], { agreed, terms }: Standing): Decision {
  // "lol he looks like my uncle. next: a wife for him": beside a wish a remark needs no answer of its own
  const become = withoutDoubles(
    all.some(({ wish }) => !REMARK.test(wish.act)) ? all.filter(({ wish }) => !REMARK.test(wish.act)) : surest(all),
  );
  const outcomes = become.map(({ outcome }) => outcome);
  const steps = inOrder(outcomes);
  const says = briefly(
    withoutEmpty(
      [...new Set(outcomes.flatMap((one) => (one.say ? [one.say] : [])))],
      outcomes.filter(({ steps, ask }) => steps.length || ask).length,
    ),
  );
  const notes = onlyOnce(
    outcomes.flatMap(({ notes = [], doubt }) => [...notes, ...(doubt ? [doubt] : [])]),
    outcomes.flatMap(({ say = '', instead = '' }) => [say, instead]),
  );
  // "whats the max size, can they be 48x96?": a scrap of a question that is answered asks for nothing more
  const answered = become.some(({ wish, outcome }) => QUESTION.test(wish.act) && (outcome.say || outcome.told));
  const asks = withoutEmpty(
    become.flatMap(({ wish, outcome }) =>
      outcome.ask && !(answered && /^(?:make|ask)\./.test(wish.act) && !outcome.steps.length) ? [outcome.ask] : [],
    ),
    says.length + outcomes.filter(({ steps, ask }) => steps.length && !ask).length,
  );
  const total = totalOf(steps);
  if (asks.length) {
    const open = [
      ...(total ? [`I understood: ${listed(toldOf(steps.filter(({ price }) => price > 0)).slice(0, 8))}.`] : []),
      ...notes.slice(0, 3),
      ...asks.slice(0, 2),
    ];
    // what costs nothing does not wait for an answer about something else
    const free = become.filter(({ outcome }) => outcome.steps.length && !totalOf(outcome.steps) && !outcome.ask);
    if (!free.length) return { say: [...says, ...open].join('\n') };
    const now = free.map(({ outcome }) => outcome);
    return { steps: inOrder(now), notes: [], says, told: tellerOf(free), asks: open };
  }
  if (!steps.length) return { say: says.join('\n\n') };
  const doing = { steps, notes, says, told: tellerOf(become) };
  if (total > TURN_LIMITS.generations && steps.length > 1) return { say: inParts(steps, notes, says) };
  if (agreed || !total) {
    const lost = agreed ? [] : outcomes.flatMap((one) => one.lost ?? []);
    return { ...doing, notes: lost.length ? [...notes, notKnown(lost)] : notes };
  }
  const how = terms.map(({ words }) => words).join(' ');
  const budget = budgetOf(terms);
  if (budget !== undefined && total > budget)
    return {
      say: offer(
        steps,
        [
          ...notes,
          budget
            ? `That is more than the ${budget} that you named.`
            : 'You wished that nothing is spent: this is what it would cost.',
        ],
        outcomes,
        says,
      ),
    };
  const asksFirst = terms.length > 0 && FIRST.test(how) && budget === undefined && !AT_ONCE.test(how);
  const unsure = become.some(
    ({ wish, outcome }) => wish.sure < sureEnough({ wish, outcome }, total) && totalOf(outcome.steps) > 0,
  );
  const dear = total >= DEAR && total <= ASKED_ANYWAY && !AT_ONCE.test(how);
  const guessed = become.some(
    ({ wish: { act }, outcome: { steps, lost, instead, doubt } }) =>
      (act === 'game.change' && totalOf(steps) > MUCH_OF_GAME) ||
      lost?.length ||
      instead ||
      (doubt && (total > CHEAP || !act.startsWith('make.') || TURNS_IT.test(doubt) || steps.some(isSentence))),
  );
  if (!(asksFirst || unsure || dear || guessed)) return doing;
  // what is only looked up does not wait for a yes to what beside it costs something
  const free = become.filter(({ outcome }) => outcome.steps.length && outcome.told && !totalOf(outcome.steps));
  if (!free.length) return { say: offer(steps, notes, outcomes, says) };
  const paid = inOrder(become.filter((one) => !free.includes(one)).map(({ outcome }) => outcome));
  return {
    steps: inOrder(free.map(({ outcome }) => outcome)),
    ...{ notes: [], says: [], told: tellerOf(free), asks: [offer(paid, notes, outcomes, says)] },
  };
}

const PRAISE = /\b(?:amazing|awesome|great|perfect|love(?:ly)?|beautiful|nice|cool|best|fantastic|thanks?|thx)\b/i;
/** "thx, the witch looks amazing": one answer to what is only remarked, and praise is no complaint. */
function surest(all: readonly Become[]): readonly Become[] {
  if (all.length < 2 || all.some(({ outcome }) => outcome.steps.length)) return all;
  // "can i sell these? do i need to credit you": each question has its answer
  const asked = all.filter(({ wish, outcome }) => /^ask\./.test(wish.act) && outcome.say);
  if (asked.length > 1) return asked;
  const kind = all.filter(({ wish }) => wish.act !== 'complaint' || !PRAISE.test(wish.words));
  return [(kind.length ? kind : all).reduce((best, one) => (one.wish.sure > best.wish.sure ? one : best))];
}

/** The same look-up is made once, however often it is said. */
function withoutDoubles(all: readonly Become[]): readonly Become[] {
  const seen = new Set<string>();
  return all.filter(({ outcome: { steps } }) => {
    if (!steps.length || totalOf(steps) || steps.some(({ args }) => typeof args === 'function')) return true;
    const key = JSON.stringify(steps.map(({ tool, args }) => [tool, args]));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The steps of all, one after the other: the results that steps of one see begin with their own. */
function inOrder(outcomes: readonly Outcome[]): readonly Step[] {
  let before = 0;
  return outcomes.flatMap(({ steps }) => {
    const by = before;
    before += steps.length;
    return steps.map((step) => shifted(step, by));
  });
}
const shifted = (step: Step, by: number): Step =>
  typeof step.args === 'function' && by
    ? { ...step, args: (results, all) => (step.args as Exclude<Step['args'], Args>)(results.slice(by), all) }
    : step;

const notKnown = (lost: readonly string[]): string =>
  `I do not know what to do with ${quoted([...new Set(lost)])}: ${lost.length > 1 ? 'they are' : 'it is'} left out.`;

function offer(
  steps: readonly Step[],
  notes: readonly string[],
  outcomes: readonly Outcome[],
  says: readonly string[],
): string {
  const lost = outcomes.flatMap((one) => one.lost ?? []);
  const instead = outcomes.flatMap((one) => (one.instead ? [one.instead] : []));
  const lines = linesOf(steps);
  const what =
    lines.length > 1
      ? `${lines.map((line) => `- ${line}`).join('\n')}\nTogether ${generations(totalOf(steps))}.`
      : `${lines[0]}.`;
  return [
    ...says,
    ...instead,
    ...(lost.length ? [notKnown(lost)] : []),
    outcomes.some((one) => one.unlisted)
      ? `Its pictures and movements would cost ${generations(totalOf(steps))}.`
      : lines.length > 1
        ? `I would make:\n${what}`
        : `I would make ${what}`,
    ...notes,
    `${NOTHING_YET} Shall I do it${lost.length ? ' like that' : ''}?`,
  ].join('\n');
}

/** More than one message may cost: all of it with its price, and how it goes on. */
function inParts(steps: readonly Step[], notes: readonly string[], says: readonly string[]): string {
  const paid = steps.filter(({ price }) => price > 0);
  const first = paid.filter((_, i) => totalOf(paid.slice(0, i + 1)) <= TURN_LIMITS.generations);
  return [
    ...says,
    `This is:\n${linesOf(steps).map((line) => `- ${line}`).join('\n')}\nTogether ${generations(totalOf(steps))}.`,
    ...notes,
    `${NOTHING_YET} One message may cost ${generations(TURN_LIMITS.generations)} at most, so I make it in parts: say which come first${first.length ? `, for example ${quoted(first.map(({ what }) => what))}` : ''}, and the others in the next message.`,
  ].join('\n');
} // biome-ignore format: short enough

/** The answer of those wishes that only looked something up, from their own results. */
function tellerOf(become: readonly Become[]): (results: readonly Result[]) => string | undefined {
  return (results) => {
    let at = 0;
    const told: string[] = [];
    for (const { outcome } of become) {
      const own = results.slice(at, at + outcome.steps.length);
      at += outcome.steps.length;
      const said = outcome.told?.(own);
      if (said) told.push(said);
    }
    return told.length
      ? withoutEmpty(told, become.filter(({ outcome }) => outcome.say).length).join('\n\n')
      : undefined;
  };
}
