/**
 * The assistant without a model. A network reads what each part of a message does and which of its words say what (models/messages); a
 * wish that was offered before is agreed to, put right or dropped (standing); each act turns its words into calls (acts); and what is
 * unsure, would lose a word or costs more than was allowed is offered with its price before anything is done (decide).
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AgentModel, Call, ModelReply, ModelRequest, Result, Turn } from '../model.ts';
import type { Args } from '../port.ts';
import { actOf, looksUp } from './acts/index.ts';
import { mayBeOfOwn, mayBind } from './bound/index.ts';
import { linesOf } from './brief.ts';
import { type Name, namesOf } from './by-name.ts';
import { afterRenames, contextOf, gamesIn, openedIn } from './context.ts';
import { type Decision, decide } from './decide.ts';
import { followed, mayFollow } from './followed.ts';
import { drawnTwice, withComing } from './games/coming.ts';
import { meantOf } from './games/meant.ts';
import { gamesIn as gamesOf, LIST_GAMES } from './games/there.ts';
import { askedBeside } from './guard/asked-beside.ts';
import { craftAsked } from './guard/craft-asked.ts';
import { guarded } from './guard/index.ts';
import { askedOf, lacking, whereWrong } from './guard/of-games.ts';
import { asksRecord, recordAsked } from './guard/of-record.ts';
import { mayBeOther, notOpened, otherGame } from './guard/other-game.ts';
import { outright } from './guard/outright.ts';
import { pointed, pointsAt } from './guard/points-at.ts';
import { stillThing } from './guard/still-thing.ts';
import { withThoseMade } from './guard/those-made.ts';
import { withTitles } from './guard/whole-titles.ts';
import { unheard } from './heard.ts';
import { inEnglish, type Language, type Read } from './languages/index.ts';
import { namedIn } from './languages/named.ts';
import { inTheirs } from './languages/told.ts';
import { reallyLeftOut } from './left-out.ts';
import { placedElsewhere } from './map-beside.ts';
import { meantHere } from './meant-here.ts';
import { movesComing } from './moves-coming.ts';
import { generations, toldOf, totalOf } from './phrases.ts';
import { asRemark } from './praised.ts';
import { HALF } from './refer.ts';
import { saidNowhere } from './said-whole.ts';
import { sameAgain } from './same-again.ts';
import { isMake, wordsOf } from './slots.ts';
import { type Standing, standing } from './standing.ts';
import { HOW_DONE, isTentative } from './tentative.ts';
import { mended } from './typed.ts';
import type { Outcome, Step, Wish } from './types.ts';
import { whichMeant } from './which-meant.ts';
import { inFull } from './words/shortly.ts';
import { isWord } from './words/spelling.ts';
import { takenOut } from './words/taken-back.ts';
import { asWished } from './words/wished.ts';

export const planner: AgentModel = {
  name: 'planner',
  next: async (request) => {
    const { turns, read } = inPlainEnglish(request.turns);
    const reply = await answer({ ...request, turns }, read);
    const begun = request.turns.slice(request.turns.findLastIndex(({ role }) => role === 'user'));
    const first = !begun.some((turn) => turn.role === 'assistant' && turn.text);
    const text = read ? inTheirs(reply.text, read, { first, calls: reply.calls.length > 0 }) : reply.text;
    if (text) request.onText(text);
    return { ...reply, text };
  },
};

/** The conversation in English, and how its last message was read where it was in another language. */
function inPlainEnglish(turns: readonly Turn[]): { readonly turns: readonly Turn[]; readonly read: Read | undefined } {
  let language: Language | undefined;
  let read: Read | undefined;
  let before = '';
  const first = turns.findIndex(({ role }) => role === 'user');
  const said = turns.map((turn, i): Turn => {
    if (turn.role !== 'user') return turn;
    read = inEnglish(turn.text.replace(SPEAKS, ''), language) ?? inEnglish(turn.text, language);
    language = read?.language;
    const text = asMeant(read?.text ?? turn.text, i > first ? before : undefined);
    before = text;
    return text === turn.text ? turn : { ...turn, text };
  });
  return { turns: said, read };
}

/** What is taken back, asked for as if it was only asked, or said in short, in plain words. */
const asMeant = (text: string, before?: string): string => {
  const wish = asWished(takenOut(text));
  return before === undefined ? wish : inFull(wish, before);
};

/** "can you speak german?", before what is wished for in it. */
const SPEAKS =
  /^\W*(?:(?:hi|hey|hello|so)\W+)?(?:can|do|could) (?:you|u) (?:also )?(?:speak|understand|read|know|talk|do) (?:german|french|spanish|italian|portuguese|dutch|deutsch)\s*\?+\s*(?=\p{L}+\P{L}+\p{L})/iu;

/** A look at all that there is: it costs nothing. */
const LIST_ALL: Step = { tool: 'find_assets', args: {}, price: 0, what: 'what you have' };

async function answer(
  { turns, projectId, price }: Pick<ModelRequest, 'turns' | 'projectId' | 'price'>,
  read?: Read,
): Promise<ModelReply> {
  const at = turns.findLastIndex(({ role }) => role === 'user');
  const now = turns[at];
  if (now?.role !== 'user') return sayOf('');
  if (OTHER_SCRIPT.test(now.text)) return sayOf(NOT_READ);
  const all = turns.slice(at + 1).flatMap((turn) => (turn.role === 'results' ? turn.results : []));
  const said = turns.slice(0, at + 1);
  const first = await standing(said, namesIn(said, undefined));
  // a yes is of what was said before
  const text = first.agreed && first.of ? first.of : now.text;
  const known = first.agreed ? undefined : outright(now.text);
  if (known) return sayOf(known);
  // what was taken for a slip of the pen may be a name
  const looks =
    looksUp(first.wishes) ||
    (!first.agreed && (pointsAt(now.text) || asksRecord(now.text) || HOW_DONE.test(now.text))) ||
    first.wishes.some(
      ({ act, words }) =>
        act.startsWith('ask.') &&
        /\b(?:start|begin|find|where|what (?:else )?(?:can|could|should) (?:i|we))\b/i.test(words),
    ) ||
    // whoever is named in it is only known once the account was looked through
    first.wishes.some(({ act }) => /^(?:edit|animate|unclear|complaint|none)$/.test(act)) ||
    (first.wishes.some(isMake) &&
      (!NEW.test(text) || (text.match(/\p{L}{3,}/gu) ?? []).some((word) => !isWord(word.toLowerCase())))) ||
    // a word that no dictionary has may be the name of somebody
    (!first.agreed &&
      text.split(/\s+/).length < 9 &&
      first.wishes.some(({ act }) => /^(?:chat|complaint|job|game\.bug)$/.test(act)) &&
      (text.match(/\p{L}{3,}/gu) ?? []).some((word) => !isWord(word.toLowerCase()))) ||
    mayFollow(first, text) ||
    (mayBind(text) && (mayBeOfOwn(text) || !first.wishes.every(({ act }) => QUESTION.test(act)))) ||
    (first.wishes.some(isMake) && mended(text).text !== text);
  const [listed] = all;
  if (looks && !listed) return { text: '', calls: [callOf(LIST_ALL, 0, [])], tokens: 0 };
  const past = said.slice(0, -1);
  const games = looks && mayBeOther(first.wishes, now.text, past, listed);
  if (games && all.length < 2) return { text: '', calls: [callOf(LIST_GAMES, 1, [])], tokens: 0 };
  // once all games are known, one may be named by a word of its title
  const made = listed ? withThoseMade(now.text, ownIn(listed, 'CHARACTER')) : now.text;
  const typed = games && listed ? withTitles(made, gamesOf(all[1]).map(({ name }) => name), ownIn(listed)) : made; // biome-ignore format: one line
  const whole = typed === now.text ? said : [...past, { ...now, text: typed }];
  const heard = looks ? await standing(whole, namesIn(whole, listed)) : first;
  const other = games ? otherGame(heard.wishes, typed, past, all[1]) : undefined;
  if (typeof other === 'string') return sayOf(other);
  if (other && all.length < 3) return { text: '', calls: [callOf(other, 2, [])], tokens: 0 };
  const opened = other && all[2];
  if (opened?.failed) return sayOf(notOpened(opened));
  // from here on it is the game of this conversation
  const spoken: readonly Turn[] = opened ? [...past, { role: 'results', results: [opened] }, { ...now, text: typed }] : whole; // biome-ignore format: one line
  const stands = opened ? await standing(spoken, namesIn(spoken, listed)) : heard;
  // a project that this very message made is part of its plan
  const before = all.some(({ tool }) => tool === 'create_project') ? null : (projectId ?? openedIn(spoken) ?? null);
  const decision = await decidedOnce([spoken, listed, before, read], () =>
    decisionOf(stands, spoken, looks ? listed : undefined, before, price, read),
  );
  if ('say' in decision) return sayOf(decision.say);
  // the games that were looked through may be the answer itself
  const again = games && !opened && decision.steps[0]?.tool === LIST_GAMES.tool;
  const seen = looks ? (opened ? 3 : games && !again ? 2 : 1) : 0;
  const results = all.slice(seen);
  return follow(decision, results, seen);
}

/** "a wizard, 48 px": new, whatever is there. */
const NEW = /^\W*(?:(?:please|pls|hi|hey|hello|ok|make|draw|create|give|i|need|want|me|we)\W+)*(?:an?|some|another|two|three|four|five|\d+)\b(?!.*\b(?:the|my|our|same|like)\b)/i; // biome-ignore format: one line
/** Nothing of the account is asked for. */
const QUESTION = /^(?:ask\.\w+|chat|unsafe|unsupported|price|terms|yes|no)$/;

/** What the account calls its games, maps and people. */
const namesIn = (turns: readonly Turn[], listed: Result | undefined): readonly Name[] => {
  const past = turns.slice(0, -1);
  return namesOf(contextOf(past, listed, null, false), gamesIn(past));
};

/** Names of all that the account has besides its games. */
const ownIn = ({ structured }: Result, of?: string): readonly string[] =>
  ((structured?.assets ?? []) as readonly { readonly name?: string; readonly kind?: string }[])
    .filter(({ kind }) => of === undefined || kind === of)
    .map(({ name = '' }) => name);

/** Letters, none of which is Latin. */
const OTHER_SCRIPT = /^(?=.*\p{L})(?!.*\p{Script=Latin}).*$/su;
const NOT_READ =
  'I read English, and wishes in German, French, Spanish, Italian, Portuguese and Dutch. Say it in one of these, for example "a knight with a red cape".';
const sayOf = (text: string): ModelReply => ({ text, calls: [], tokens: 0 });

/** A round of a message asks for its plan again, and a game has some twenty of them: the same words and past give the same one. */
const DECIDED = new LRUCache<string, Decision>({ max: 64 });
async function decidedOnce(of: unknown, make: () => Promise<Decision>): Promise<Decision> {
  const key = hash('sha1', JSON.stringify(of));
  const known = DECIDED.get(key);
  if (known) return known;
  const made = await make();
  DECIDED.set(key, made);
  return made;
}

async function decisionOf(
  stands: Standing,
  turns: readonly Turn[],
  listed: Result | undefined,
  projectId: string | null,
  price: ModelRequest['price'],
  read?: Read,
): Promise<Decision> {
  const past = turns.slice(0, -1);
  const now = turns.at(-1);
  const typed = now?.role === 'user' ? now.text : '';
  // what is agreed to is read as it was asked for
  const said = stands.agreed && stands.of && stands.wishes.length && stands.wishes.every((wish) => stands.before?.includes(wish)) ? stands.of : typed; // biome-ignore format: one line
  const context = namedIn(read?.language, contextOf(past, listed, projectId, stands.agreed));
  const become: Parameters<typeof decide>[0][number][] = [];
  const record = stands.agreed ? undefined : recordAsked(typed, context);
  if (record) return decide([{ wish: { act: 'find', words: typed, slots: [], sure: 1, loose: [] }, outcome: record }], stands); // biome-ignore format: one line
  const plain = stands.agreed ? undefined : pointed(typed, context) ?? craftAsked(typed, stands.wishes, context) ?? lacking(typed, stands.wishes, context.game) ?? whereWrong(typed, stands.wishes, context.game) ?? askedOf(typed, stands.wishes, context.game); // biome-ignore format: one line
  if (plain) return { say: plain };
  const still = stands.agreed ? undefined : stillThing(typed, context.own);
  const rest = still?.wish && actOf(still.wish)(still.wish, context);
  if (still && !rest) return { say: still.say };
  if (still?.wish && rest) return decide([{ wish: still.wish, outcome: { ...rest, notes: [still.say, ...(rest.notes ?? [])], steps: await priced(rest.steps, price) } }], stands); // biome-ignore format: one line
  const moved = placedElsewhere(said, context);
  if (moved)
    return decide([{ wish: { act: 'edit', words: said, slots: [], sure: 1, loose: [] }, outcome: moved }], stands);
  const bound = stands.wishes.length > 0 && stands.wishes.every((wish) => wish.whole);
  const wishes = bound ? stands.wishes : followed(sameAgain(stands.wishes).map(asRemark), stands.before ?? [], context, said); // biome-ignore format: one line
  for (const wish of bound
    ? wishes
    : askedBeside(meantOf(meantHere(wishes, context, said), context, said), said, context)) {
    const coming = become.flatMap(({ outcome }) => outcome.steps);
    const put = withComing(wish, coming);
    const whole = put ?? wish;
    const first =
      (bound ? undefined : whichMeant(wish, context)) ??
      actOf(whole)(whole, { ...afterRenames(context, coming), coming }) ??
      leftOut(wish);
    if (!first) continue;
    const done = movesComing(wish, first, coming);
    const outcome =
      put && first.steps.length ? { ...first, notes: [...(first.notes ?? []), drawnTwice(coming)] } : done;
    const missing = unheard(whole, outcome);
    // words of another language that no dictionary has would be missing, whatever they say
    const foreign = become.length ? [] : (read?.unknown ?? []);
    const lost = [...(outcome.lost ?? []), ...missing, ...foreign];
    const moved = {
      ...outcome,
      ...(wish.note ? { notes: [wish.note, ...(outcome.notes ?? [])] } : {}),
      ...(wish.note && outcome.say && !outcome.steps.length ? { say: `${wish.note} ${outcome.say}` } : {}),
      ...(lost.length ? { lost } : {}),
      ...(isTentative(said) && !outcome.instead ? { instead: 'You have not asked for it yet, as I read it.' } : {}),
      ...(DEPENDS.test(wish.words) && become.length && !outcome.instead
        ? { instead: 'You made this depend on the answer: say yes if it shall be done.' }
        : {}),
      ...(wordsOf(wish, 'target').some((words) => HALF.test(words)) && !outcome.instead
        ? { instead: 'Which half is meant you left open: I would take these.' }
        : {}),
      steps: await priced(outcome.steps, price),
    };
    become.push({ wish, outcome: moved });
  }
  // what the whole message says and no call has is offered, not paid
  const nowhere = stands.agreed ? [] : saidNowhere(said, become);
  const at = nowhere.length ? become.findIndex(({ outcome }) => totalOf(outcome.steps) > 0) : -1;
  if (at >= 0) {
    const { wish, outcome } = become[at]!;
    become[at] = { wish, outcome: { ...outcome, lost: [...(outcome.lost ?? []), ...nowhere] } };
  }
  const checked = guarded(become, said, context);
  const whole = await Promise.all(checked.map(async (one) => (become.includes(one) ? one : { ...one, outcome: { ...one.outcome, steps: await priced(one.outcome.steps, price) } }))); // biome-ignore format: one line
  return decide(
    whole.map(({ wish, outcome }) => ({ wish, outcome: reallyLeftOut(outcome, context.own) })),
    stands,
  );
}

/** "is it animated? if not make it open" */
const DEPENDS = /^\W*(?:and |but )?(?:if (?:not|so|yes|no|it (?:is|does)(?: not|n'?t)?)\b|otherwise\b|or else\b)/i;

/** A wish that no act can read is told as left out, so that what stands beside it is offered before it is made. */
const leftOut = ({ act, words }: Wish): Outcome | undefined =>
  /^(?:make\.|game\.|animate$|edit$|resize$|convert$|lost$)/.test(act) ? { steps: [], lost: [words] } : undefined;

/** What is known already is priced by the server; what follows from other calls as far as the assistant knows. */
const priced = (steps: Outcome['steps'], price: ModelRequest['price']): Promise<Step[]> =>
  Promise.all(
    steps.map(async (step) =>
      step.price > 0 && typeof step.args !== 'function'
        ? { ...step, price: (await price(step.tool, step.args)) || step.price }
        : step,
    ),
  );

const callOf = (step: Step, at: number, results: readonly Result[]): Call => ({
  id: `step-${at + 1}`,
  tool: step.tool,
  // of what failed and was done again the first try is no result
  args:
    typeof step.args === 'function'
      ? argsFrom(
          step.args,
          results.filter(({ failed }) => !failed),
        )
      : step.args,
});

const argsFrom = (args: Exclude<Step['args'], Args>, good: readonly Result[]): Args => args(good, good);

/** The next call of what is to be done, or what is told at its end. */
function follow(decision: Exclude<Decision, { say: unknown }>, results: readonly Result[], before: number): ModelReply {
  const { steps, notes, says, asks = [] } = decision;
  const { done, failed } = progressOf(steps, results);
  if (failed) return sayOf(stopped(failed, steps[done], steps.slice(0, done)));
  const step = steps[done];
  if (!step) return sayOf([...says, ended(decision, results), ...asks].filter(Boolean).join('\n\n'));
  const looking = steps.every(({ tool }) => /^(?:get_|list_|find_|agent_help|cancel_jobs|update_)/.test(tool));
  const text = results.length || looking ? '' : announced(steps, notes);
  return {
    text,
    calls: [callOf(step, results.length + before, results)],
    tokens: 0,
    estimate: totalOf(steps.slice(done)),
  };
}

function announced(steps: readonly Step[], notes: readonly string[]): string {
  const lines = linesOf(steps);
  const total = totalOf(steps);
  const plan =
    lines.length > 1
      ? `My plan, ${total ? `${generations(total)} in all` : 'for nothing'}:\n${lines.map((line) => `- ${line}`).join('\n')}`
      : `I make ${lines[0]}.`;
  return [plan, ...notes].join('\n');
}

function ended({ steps, notes, says, told }: Exclude<Decision, { say: unknown }>, results: readonly Result[]): string {
  const answers = told(results.filter(({ failed }) => !failed));
  const made = steps.filter(({ price, tool }) => price > 0 || /^(?:create_map|rename_asset)$/.test(tool));
  if ((answers || says.length) && !made.length) return [...(answers ? [answers] : []), ...notes].join('\n');
  const done = `Done: ${toldOf(made.length ? made : steps)
    .map((line) => line.replace(/ \(\d+ generations?\)$/, ''))
    .join(', ')}.`;
  const game = steps.some(({ tool }) => /^(?:write_game|sandbox_)/.test(tool));
  const more = notes.filter((note) => !answers?.includes(note));
  return [...(answers ? [answers] : []), ...(answers && (game || !totalOf(made)) ? [] : [done]), ...more].join('\n');
}

function stopped(failed: Result, step: Step | undefined, before: readonly Step[]): string {
  const why = failed.text.replace(/^error: /, '').replace(/\nhint: .*$/s, '');
  const done = before.map(({ what }) => what);
  return `I stopped at ${step?.what ?? failed.tool}: ${why}${done.length ? `\nBefore that I made ${done.join(', ')}.` : ''}`;
}

/** What happens in a sandbox may be lost with its worker: it is done once more, from its beginning, so often. */
const AGAIN = 2;
/** What a call says whose worker went away. */
const LOST = /worker stopped|was given up|has ended|not found/i;
const IN_SANDBOX = /^(?:sandbox_|write_game$)/;

/** How far it is: the next step, or the result that ended it. */
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
