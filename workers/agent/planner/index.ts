/** The assistant without a model: it understands wishes by the service's own word lists, and asks where it does not. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { GameDescription } from '../games/index.ts';
import type { AgentModel, Call, ModelReply, ModelRequest, Result, Turn } from '../model.ts';
import { lookedUpWords, NEWEST, newestWords, WHO_MOVES } from './account.ts';
import { settledBy } from './assured/asked.ts';
import { surest } from './assured/index.ts';
import { answeredInParts } from './desk/clauses.ts';
import { gameElsewhere } from './desk/games.ts';
import { withDropped } from './everyday/dropped.ts';
import { everyday } from './everyday/index.ts';
import { planFor } from './everyday/plan.ts';
import { gameDone } from './game-steps.ts';
import { gameTold } from './game-told.ts';
import { groundFound } from './ground-assets.ts';
import { holdingsOf, LIST_ALL, mayMeanOwn } from './holdings/index.ts';
import { inEnglish, type Language, type Read } from './languages/index.ts';
import { inTheirs } from './languages/told.ts';
import { found as foundIn, within } from './look.ts';
import { remember } from './memory.ts';
import { mayBeOwned } from './owned/index.ts';
import { asksOfAccount } from './owned/inventory.ts';
import { otherPlans } from './plan.ts';
import { planned } from './planned.ts';
import { mayMeanSomebody } from './pronouns.ts';
import * as say from './says.ts';
import { generations } from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';

/**
 * Plans of the latest messages. A round of a message asks for its plan again, and a game has some twenty of them: the same
 * words and the same past give the same plan.
 */
const PLANS = new LRUCache<string, Plan>({ max: 64 });
function planOnce(past: readonly unknown[], make: () => Plan): Plan {
  const key = hash('sha1', JSON.stringify(past));
  const known = PLANS.get(key);
  if (known) return known;
  const plan = make();
  PLANS.set(key, plan);
  return plan;
}

export const planner: AgentModel = {
  name: 'planner',
  next: async (request) => {
    const { turns, read, notes } = inPlainWords(request.turns);
    const reply = await answer({ ...request, turns }, { read, notes });
    const begun = request.turns.slice(request.turns.findLastIndex(({ role }) => role === 'user'));
    const first = !begun.some((turn) => turn.role === 'assistant' && turn.text);
    const text = read ? inTheirs(reply.text, read, { first, calls: reply.calls.length > 0 }) : reply.text;
    if (text) request.onText(text);
    return { ...reply, text };
  },
};

/** How the last message was read before all readers of its contents. */
interface Hearing {
  readonly read?: Read | undefined;
  readonly notes: readonly string[];
}

/** The conversation in English and in plain words, and what is told of how its last message was read. */
function inPlainWords(turns: readonly Turn[]): Hearing & { readonly turns: readonly Turn[] } {
  let language: Language | undefined;
  let read: Read | undefined;
  let notes: readonly string[] = [];
  let fresh = true;
  const said = turns.map((turn): Turn => {
    if (
      turn.role === 'results' &&
      turn.results.some(({ tool, failed }) => !failed && /^(?:create_|write_game|animate_)/.test(tool))
    )
      fresh = false;
    if (turn.role !== 'user') return turn;
    read = inEnglish(turn.text, language);
    language = read?.language;
    const plain = everyday(read?.text ?? turn.text, fresh);
    notes = plain.notes;
    return { ...turn, text: plain.text };
  });
  return { turns: said, read, notes };
}

async function answer(
  { turns, projectId, price }: Pick<ModelRequest, 'turns' | 'projectId' | 'price'>,
  { read, notes }: Hearing,
): Promise<ModelReply> {
  const at = turns.findLastIndex(({ role }) => role === 'user');
  const typed = turns[at];
  if (typed?.role !== 'user') return { text: '', calls: [], tokens: 0 };
  // an answer to what was asked before anything is paid for: the message that it was asked of, as it is settled by now
  const settled = settledBy(turns.slice(0, at + 1));
  const user = { text: settled?.text ?? typed.text };
  const all = resultsOf(turns.slice(at + 1));
  // a project that this very message made is part of its plan
  const before = all.some(({ tool }) => tool === 'create_project') ? null : projectId;
  const past = turns.slice(0, at);
  // what the account has is looked up once, where something of it may be meant
  const { asked, offered = asked } = remember(past);
  const may = mayMeanOwn(user.text) || mayMeanSomebody(user.text);
  const lists =
    may || asksOfAccount(user.text) || mayBeOwned(user.text) || (offered !== undefined && mayBeOwned(offered));
  const [listed] = all;
  if (lists && !listed) return { text: '', calls: [call(LIST_ALL, [])], tokens: 0 };
  const [results, calls] = lists ? [all.slice(1), 1] : [all, 0];
  const owned = lists && listed && !listed.failed ? holdingsOf(listed) : undefined;
  // who writes in German has named things in German, too
  const holdings = read
    ? owned?.map((one) => ({ ...one, name: inEnglish(one.name, read.language)?.text ?? one.name }))
    : owned;
  const memory = {
    ...remember(past),
    ...(settled ? { asked: undefined } : {}),
    ...(holdings ? { listed: holdings } : {}),
    ...(holdings && may ? { holdings } : {}),
  };
  const isFirst = !memory.made.length && !memory.game;
  const told = (plan: Exclude<Plan, { look: unknown }>): Exclude<Plan, { look: unknown }> =>
    isPlan(plan) && notes.length ? { ...plan, notes: [...notes, ...plan.notes] } : plan;
  const words = settled?.text ?? memory.asked ?? user.text;
  const end = async (made: Exclude<Plan, { look: unknown }>, after: readonly Result[], looked: number) => {
    const plan = planned(made, words, settled?.agreed || memory.asked !== undefined);
    return done(
      settled?.agreed || memory.asked !== undefined
        ? plan
        : told(
            unreadOf(
              await surest((isPlan(plan) && plan.said) || user.text, plan, isFirst, () =>
                otherPlans(user.text, memory, before).map((one) => planned(one, words)),
              ),
              read,
            ),
          ),
      after,
      price,
      looked,
    );
  };
  const first = planOnce([user.text, before, past, holdings ?? [], settled], () => planFor(user.text, memory, before));
  if (!('look' in first)) return end(first, results, calls);
  const known = listed && holdings && within(first.look, listed);
  const [looked] = known ? [known] : results;
  if (!looked) return { text: '', calls: [call(first.look, results, calls)], tokens: 0 };
  const after = known ? results : results.slice(1);
  const made = known ? calls : calls + 1;
  if (looked.failed) return { text: `I could not look it up: ${looked.text}`, calls: [], tokens: 0 };
  if (first.sought.for === 'ground')
    return { text: groundFound(first.sought, looked, user.text), calls: [], tokens: 0 };
  if (first.sought.for === 'files') return { text: lookedUpWords(looked), calls: [], tokens: 0 };
  const found = foundIn(first.sought, looked, memory);
  if (found === 'none') {
    const plan = planOnce([user.text, before, past, 'none', holdings, settled], () =>
      planFor(user.text, { ...memory, sought: true }, before),
    );
    return end('look' in plan ? { ask: say.VAGUE } : plan, after, made);
  }
  if ('ask' in found) return { text: found.ask, calls: [], tokens: 0 };
  if (first.sought.for === 'facts') {
    const one = found.memory.made.at(-1);
    if (one?.kind !== 'character') return { text: lookedUpWords(looked), calls: [], tokens: 0 };
    const step = { tool: 'get_character', args: { character_id: one.id }, price: 0, what: one.words };
    return end({ steps: [step], notes: [] }, after, made);
  }
  const plan = planOnce([first.words, before, past, looked], () => planFor(first.words, found.memory, before));
  return end('look' in plan ? { ask: say.VAGUE } : plan, after, made);
}

/** A plan of a message of which words are in no dictionary: it is asked about before anything is paid for. */
const unreadOf = (plan: Exclude<Plan, { look: unknown }>, read: Read | undefined): Exclude<Plan, { look: unknown }> =>
  read?.unknown.length && isPlan(plan) && !plan.unclear && plan.steps.some(({ price }) => price > 0)
    ? { ...plan, unclear: read.unknown }
    : withDropped(plan);

/** What is done of a plan next. `looked`: so many calls were made before it. */
async function done(
  plan: Exclude<Plan, { look: unknown }>,
  results: readonly Result[],
  price: ModelRequest['price'],
  looked = 0,
): Promise<ModelReply> {
  if (isPlan(plan) && plan.proposal)
    return { text: proposing(plan.proposal, await priced(plan.steps, price)), calls: [], tokens: 0 };
  if (isPlan(plan) && plan.missing?.length)
    return { text: without(plan.missing, await priced(plan.steps, price)), calls: [], tokens: 0 };
  if (isPlan(plan) && plan.lacks?.length)
    return { text: lacking(plan.lacks, await priced(plan.steps, price), plan.does), calls: [], tokens: 0 };
  if (isPlan(plan) && plan.doubts?.length)
    return { text: doubting(plan.doubts, await priced(plan.steps, price)), calls: [], tokens: 0 };
  if (isPlan(plan) && plan.unclear?.length)
    return { text: unclear(plan.unclear, await priced(plan.steps, price)), calls: [], tokens: 0 };
  if (isPlan(plan))
    return follow({ ...plan, steps: results.length ? plan.steps : await priced(plan.steps, price) }, results, looked);
  if ('offer' in plan)
    return {
      text: `${plan.can ? 'Yes, I can. ' : ''}${offered(await priced(plan.offer, price), plan.notes)}`,
      calls: [],
      tokens: 0,
    };
  if ('help' in plan) return helped(plan.help, results);
  return { text: 'ask' in plan ? plan.ask : plan.tell, calls: [], tokens: 0 };
}

/** What is known already is priced by the server; what follows from other calls as far as the planner knows. */
const priced = (steps: readonly Step[], price: ModelRequest['price']): Promise<Step[]> =>
  Promise.all(
    steps.map(async (step) =>
      step.price > 0 && typeof step.args !== 'function'
        ? { ...step, price: (await price(step.tool, step.args)) || step.price }
        : step,
    ),
  );

const resultsOf = (turns: readonly Turn[]): Result[] =>
  turns.flatMap((turn) => (turn.role === 'results' ? turn.results : []));

const call = (step: Step, results: readonly Result[], looked = 0): Call => ({
  id: `step-${results.length + looked + 1}`,
  tool: step.tool,
  // of what failed and was done again the first try is no result
  args: typeof step.args === 'function' ? step.args(results.filter(({ failed }) => !failed)) : step.args,
});

function follow(
  { steps, notes }: Extract<Plan, { steps: unknown }>,
  results: readonly Result[],
  looked: number,
): ModelReply {
  const { done, failed } = progressOf(steps, results);
  if (failed) return { text: stopped(failed, steps[done], steps.slice(0, done)), calls: [], tokens: 0 };
  const step = steps[done];
  if (!step) return { text: finished(steps, results, notes), calls: [], tokens: 0 };
  const estimate = steps.slice(done).reduce((sum, { price }) => sum + price, 0);
  return {
    // what is only looked up is told with what was found
    text: results.length ? '' : announced(steps, steps.every(({ tool }) => LOOKS.test(tool)) ? [] : notes),
    calls: [call(step, results, looked)],
    tokens: 0,
    estimate,
  };
}

const LOOKS = /^(?:get_balance|get_spending|list_|find_assets$)/;
/** What happens in a sandbox may be lost with its worker: it is done once more, from its beginning, so often. */
const AGAIN = 2;
/** What a call says whose worker went away. */
const LOST = /worker stopped|was given up|has ended|not found/i;
const IN_SANDBOX = /^(?:sandbox_|write_game$)/;

/** How far a plan is: the next step, or the result that ended it. */
function progressOf(
  steps: readonly Step[],
  results: readonly Result[],
): { readonly done: number; readonly failed?: Result } {
  let done = 0;
  let again = 0;
  for (const result of results) {
    if (!result.failed) done += 1;
    else if (IN_SANDBOX.test(result.tool) && LOST.test(result.text) && again < AGAIN) {
      again += 1;
      done = steps.findIndex(({ tool }) => tool === 'sandbox_create_session');
      // what was drawn stays: after the session the writing comes
      if (steps[done + 1] && !IN_SANDBOX.test(steps[done + 1]!.tool))
        done = steps.findIndex(({ tool }) => tool === 'write_game');
    } else return { done, failed: result };
  }
  return { done };
}

/** The game that a plan writes, where it writes a new one. */
const gameIn = (steps: readonly Step[]): GameDescription | undefined => {
  const written = steps.find(({ tool }) => tool === 'write_game');
  const args = written && (typeof written.args === 'function' ? written.args([]) : written.args);
  return args && !args.edit ? (args.game as GameDescription) : undefined;
};

function unclear(words: readonly string[], steps: readonly Step[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  const game = gameIn(steps);
  if (game)
    return `I do not know what to do with ${words.map((word) => `"${word}"`).join(', ')} in a game. Without ${words.length > 1 ? 'them' : 'it'} it would be: ${gameTold(game)} Nothing is made yet. Shall I make that (${generations(total)})?`;
  const what = steps.flatMap((step) => (step.price > 0 ? [step.what] : []));
  return `I do not know what to do with ${words.map((word) => `"${word}"`).join(', ')}. I understood: ${what.slice(0, 6).join(', ')}${what.length > 6 ? ' …' : ''} (${generations(total)}). Nothing is made yet. Shall I make that, without ${words.length > 1 ? 'them' : 'it'}?`;
}

function proposing(proposal: string, steps: readonly Step[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  return `${proposal} Nothing is made yet. Shall I make that (${generations(total)})?`;
}

function doubting(doubts: readonly string[], steps: readonly Step[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  const what = steps.flatMap((step) => (step.price > 0 ? [step.what] : []));
  return `${doubts.join(' ')} I understood: ${what.slice(0, 6).join(', ')}${what.length > 6 ? ' …' : ''} (${generations(total)}). Nothing is made yet. Shall I make that, or how shall it be?`;
}

function without(missing: readonly string[], steps: readonly Step[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  return `${say.cannotHave(missing)} Shall I build the game without (${generations(total)})?`;
}

function lacking(why: readonly string[], steps: readonly Step[], does?: readonly string[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  if (does)
    return `${why.join(' ')} What I can change: ${does.join(' ')} Nothing is changed yet. Shall I do that${total ? ` (${generations(total)})` : ', for nothing'}?`;
  const game = gameIn(steps);
  return `${why.join(' ')}${game ? ` It would be: ${gameTold(game)}` : ''} Nothing is made yet. Shall I build the rest (${generations(total)})?`;
}

function offered(steps: readonly Step[], notes: readonly string[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  const list = steps.map(({ what, price }) => `- ${what}${price ? ` (${generations(price)})` : ''}`).join('\n');
  return [`That would cost ${generations(total)}:\n${list}`, ...notes, 'Nothing is made yet. Shall I make it?'].join(
    '\n',
  );
}

function announced(steps: readonly Step[], notes: readonly string[]): string {
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  const [only] = steps;
  const plan =
    only && steps.every(({ tool }) => /^(?:get_|list_|find_)/.test(tool))
      ? `I look up ${steps.map(({ what }) => what).join(' and ')}.`
      : only?.tool === 'rename_asset' && steps.length === 1
        ? `I set ${only.what}.`
        : steps.length === 1
          ? `I make ${only!.what} (${generations(total)}).`
          : `My plan, ${generations(total)} in all:\n${steps.map(({ what, price }) => `- ${what}${price ? ` (${generations(price)})` : ''}`).join('\n')}`;
  return [plan, ...notes].join('\n');
}

function finished(steps: readonly Step[], results: readonly Result[], notes: readonly string[]): string {
  const game = gameDone(results, notes);
  if (game) return game;
  const [list] = results;
  if (results.length === 1 && list?.tool === 'find_assets' && !list.failed && steps[0]?.what === NEWEST)
    return [newestWords(list), ...notes].join('\n');
  if (results.length === 1 && list && /^(?:get_balance|find_assets)$/.test(list.tool))
    return [lookedUpWords(list), ...notes].join('\n');
  if (results.length === 1 && list?.tool === 'list_games') return gameElsewhere(list.text, notes);
  if (results.length === 1 && list && /^(?:list_jobs|get_spending)$/.test(list.tool))
    return [list.text, ...notes].join('\n');
  if (results.length === 1 && list?.tool === 'get_character') return list.text;
  if (results.length === 1 && list?.tool.startsWith('list_'))
    return `Your ${list.tool.slice(5).replaceAll('_', ' ')}:\n${list.text}${steps[0]?.what === WHO_MOVES ? `\n${say.WHICH_MOVES}` : ''}`;
  const links = results.flatMap((result) =>
    result.tool === 'find_assets'
      ? [lookedUpWords(result)]
      : /^(?:get_downloads|list_|create_picture)/.test(result.tool)
        ? [result.text]
        : [],
  );
  if (links.length === results.length && steps.every(({ price }) => !price)) return [...links, ...notes].join('\n');
  const made = steps.filter(({ price, tool }) => price > 0 || tool === 'create_map').map(({ what }) => what);
  // what is not as one would expect stands beside the result, too
  return [`Done: ${(made.length ? made : steps.map(({ what }) => what)).join(', ')}.`, ...notes, ...links].join('\n');
}

function stopped(failed: Result, step: Step | undefined, before: readonly Step[]): string {
  const why = failed.text.replace(/^error: /, '').replace(/\nhint: .*$/s, '');
  const done = before.map(({ what }) => what);
  return `I stopped at ${step?.what ?? failed.tool}: ${why}${done.length ? `\nBefore that I made ${done.join(', ')}.` : ''}`;
}

/** Words of a question that stand in many passages. */
const USUAL_WORDS =
  /^(?:what|whats|how|when|where|which|why|who|does|can|could|the|and|for|you|your|are|is|do|my|me|it|in|of|to|a|i|with|there|that|this|tomorrow|today|much|many|will|would|about|have|has|any|tell|know|please)$/;
/** Whether a passage says anything of what was asked: one of its rarer words, at least. */
function isAbout(passage: string, question: string): boolean {
  const words = question
    .toLowerCase()
    .replace(/'s\b/g, '')
    .split(/[^\p{L}\d-]+/u)
    .filter((word) => word.length > 2 && !USUAL_WORDS.test(word));
  const text = passage.toLowerCase();
  const told = words.filter((word) => text.includes(word.replace(/(?:ies|es|s|ed|ing)$/, '')));
  return words.length > 0 && told.length * 2 >= words.length;
}

/** A passage that is read in a chat. */
const LONGEST = 500;

function helped(question: string, results: readonly Result[]): ModelReply {
  const [found] = results;
  if (!found) return { text: '', calls: [{ id: 'step-1', tool: 'agent_help', args: { question } }], tokens: 0 };
  // what is written for programmers is no answer in words
  const told = found.text
    .split(/\n\n+/)
    .map((passage) => passage.replace(/\n?\(source: [^)]*\)\s*$/, '').trim())
    .filter((passage) => isAbout(passage, question))
    // a setting by its plain name is one in words: "size of create_character: Height of the character in pixels …"
    .map((passage) => passage.replace(/^[a-z]+ of create_[a-z_]+: (?=[A-Z][^_]*$)/, ''))
    .find(
      (passage) =>
        passage &&
        passage.length < LONGEST &&
        // settings of the server are for whoever runs it
        !/\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b|^[A-Z][A-Z0-9_]+:/.test(passage) &&
        !/^[^.:]*\b[a-z0-9]+_[a-z0-9_]+\b[^.]*:|^[|{\d*`-]|[`{}[\]|]|\bschema\b|\bcolumn|\brow\b|Tool \w+_/.test(
          passage,
        ),
    );
  if (!found.failed && !told)
    return { text: answeredInParts(question, remember([])) ?? say.NO_ANSWER, calls: [], tokens: 0 };
  return {
    text: found.failed ? `I could not look it up: ${found.text}` : (told ?? say.NO_ANSWER),
    calls: [],
    tokens: 0,
  };
}
