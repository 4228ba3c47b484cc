/** What is to be done for a message, whatever it is: a wish, a question, an answer, thanks. */

import { themeOf } from '../games/index.ts';
import type { Args } from '../port.ts';
import { type Part, readMessage } from '../reader/index.ts';
import { heardOut } from './accounted/heard.ts';
import { payable } from './accounted/payable.ts';
import { noted } from './checks.ts';
import { spokenGame } from './desk/games.ts';
import { atDesk } from './desk/index.ts';
import { JOBS, SPENDING } from './desk/looks.ts';
import { named } from './desk/names.ts';
import { gameClauses, gameKinds } from './game-clauses.ts';
import { planEdit } from './game-edits.ts';
import { mapsIn } from './game-maps.ts';
import { gameWords } from './holdings/in-game.ts';
import { type Holding, isCharacter } from './holdings/index.ts';
import { ordered } from './holdings/ordered.ts';
import { ownWish } from './holdings/own-wish.ts';
import { withNewest } from './look.ts';
import type { Memory } from './memory.ts';
import { insteadOfGame, linkTo, nearestInGame, ofOwnGame } from './own-game/index.ts';

import { askedOfOwned, ofOwned, ofOwnedAnswered } from './owned/index.ts';
import type { Place } from './place.ts';
import { wishesGame } from './played.ts';
import { pointedAt } from './pronouns.ts';
import { gameIsBeside, isMisread, isUnread, readPlan, withUnheard } from './reading/read-plan.ts';
import { planTyped } from './said-plan.ts';
import { fromOneSeed } from './same-seed.ts';
import * as say from './says.ts';
import { eachOfSet } from './sets-of.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { AGE, EMOTICONS, isReadable, ONE_VIEW, PLACES_ALL, saidPlainly, toRead } from './talk/as-typed.ts';
import { smallTalk } from './talk/faq.ts';
import { ofOwnThings } from './talk/own-things.ts';
import { plainlySaid } from './talk/plainly-said.ts';
import { spelled } from './talk/spelling.ts';
import { led, understood } from './understood/index.ts';
import { wholePicture } from './whole.ts';
import { planWish } from './wish-plan.ts';
import { relisted } from './wording/relisted.ts';
import { bareWish, GAME, plainly, TILES, withoutPurpose, YES } from './words.ts';

/** What to do for a message. */
export function planMessage(typed: string, remembered: Memory, projectId: string | null): Plan {
  const owned = saidOfOwned(typed, remembered, projectId);
  // what this conversation made is changed in words that are known well: these go on where those end
  const { game, made, asked } = remembered;
  const goesOn = made.length > 0 && asked === undefined && !game;
  // of a game what was read whole goes before
  const partly = game && owned && isPlan(owned) && (owned.lacks?.length || isLeftOpen(owned));
  if (owned && !partly && (!goesOn || isSurelyOwned(owned, typed))) return owned;
  const plan = planSpoken(typed, remembered, projectId);
  const many = game !== undefined && 'ask' in plan && /^My games come without/.test(plan.ask);
  if (game && (many || isLostOnGame(plan))) {
    const near = asked === undefined ? nearestInGame(toRead(typed), remembered, projectId, many) : undefined;
    // "make the elf's hair blonde": of the account, and not of the game
    const besides =
      owned || asked !== undefined
        ? undefined
        : ofOwned(toRead(typed), { ...remembered, game: undefined, made: [] }, projectId);
    return owned ?? besides ?? near ?? plan;
  }
  if (game) return plan;
  if (!isLeftOpen(plan) || !isReadable(typed)) return plan;
  if (owned && 'ask' in plan && 'tell' in owned) return owned;
  if (owned && (!('ask' in plan) || !/^How shall /.test(plan.ask) || (isPlan(owned) && owned.proposal))) return owned;
  // no answer to what was asked, and said of what is there
  const anew =
    asked !== undefined && !owned ? ofOwned(toRead(typed), { ...remembered, asked: undefined }, projectId) : undefined;
  if (anew) return anew;
  const ask = remembered.game || remembered.asked !== undefined ? undefined : askedOfOwned(toRead(typed), remembered);
  return ask ? { ask } : plan;
}

/** Asked, told or put right of what this conversation made: that others do not read. */
const PUT_RIGHT =
  /\bshould\b.*\bnot [a-z]+\W*$|\bagain,? but with|\bi said\b|\b(?:take|get) (?:it|that|them) (?:off|away)\b/i;
const isSurelyOwned = (plan: Plan, typed: string): boolean =>
  isPlan(plan)
    ? !plan.unclear &&
      !plan.doubts &&
      (plan.proposal !== undefined ? NEW_READING.test(plan.proposal) : PUT_RIGHT.test(typed))
    : 'tell' in plan && /^Nothing needs to be undone/.test(plan.tell);
const NEW_READING =
  /^I am sorry: you meant it seen|^A finished picture is not recoloured| I would draw in the style of "/;

/** Said of a game that is there, and read as another game, something of the library, or not at all. */
const isLostOnGame = (plan: Plan): boolean =>
  isLeftOpen(plan) ||
  'help' in plan ||
  (isPlan(plan) &&
    (plan.lacks?.length !== undefined ||
      plan.notes.some((note) => /nothing that can be changed by words|I do not know how to do/.test(note)))) ||
  ('ask' in plan &&
    /^Which kind of game|^I never delete|^All right, I make nothing|^I cannot (?:make music|send)|nothing that (?:I can|can be) change|cannot be changed in words/.test(
      plan.ask,
    ));
/** Not understood, or in part: what a message says of things that are there goes before. */
const isLeftOpen = (plan: Plan): boolean =>
  'help' in plan ||
  ('ask' in plan &&
    (plan.unread === true ||
      /^(?:I do not know |I see\.|All right, I make nothing of it|What exactly|What shall I change|How shall )/.test(
        plan.ask,
      ))) ||
  (isPlan(plan) &&
    Boolean(plan.unclear?.length || plan.doubts?.length || plan.notes.some((note) => /^I do not know /.test(note))));

function planSpoken(typed: string, remembered: Memory, projectId: string | null): Plan {
  const pointed = pointedAt(typed, remembered);
  if (pointed && 'either' in pointed) return { ask: say.whichOne(pointed.either) };
  const message = pointed?.words ?? typed;
  const place: Place = { memory: remembered, projectId, agreed: false };
  const bare = isReadable(message) ? message.replace(EMOTICONS, '').replace(AGE, '').trim() || message : message;
  const byForm = (words = bare) => planHeard(words, remembered, projectId);
  const plan = isReadable(message) ? led(toRead(message), place, byForm, (words) => planWish(words, place)) : byForm();
  const wish = remembered.asked ? `${remembered.asked}, ${message}` : message;
  const one = ONE_VIEW.exec(wish)?.[0];
  return remembered.game
    ? doneForFree(ofThisGame(message, plan, remembered, projectId))
    : payable(wish, plan, one !== undefined && !PLACES_ALL.test(wish.replace(one, '')));
}

/** "why did that cost so much?", "why is my dragon still not done?" */
const lookedIntoFor = (message: string): Step | undefined =>
  /\bwhy\b.{0,40}\b(?:costs?|charged?|expensive|pay)\b/i.test(message)
    ? SPENDING
    : /\b(?:why|when|how long)\b.{0,50}\b(?:not|n[o']?t|be|till|until) (?:yet )?(?:done|finished|ready)\b|\bstill not (?:done|finished|ready)\b/i.test(
          message,
        )
      ? JOBS
      : undefined;

/** What is said of things that are there, or answers a question about them: a yes, or which of them. */
export function saidOfOwned(typed: string, memory: Memory, projectId: string | null): Plan | undefined {
  if (!isReadable(typed)) return undefined;
  const { asked } = memory;
  if (memory.game) {
    const other = asked === undefined ? insteadOfGame(typed) : undefined;
    // nothing more is done for the game, and it stays as it is
    if (other)
      return noted(planMessage(`draw a ${other}`, { ...memory, game: undefined }, projectId), [
        `"${memory.game.title}" stays as it is; nothing more is done for it.`,
      ]);
    if (asked !== undefined && !YES.test(typed)) return undefined;
    const said = (asked ?? typed).replace(EMOTICONS, '').trim();
    const [place, agreed] = [{ ...memory, asked: undefined }, asked !== undefined];
    const plan = ofOwnGame(said, place, projectId, agreed) ?? ofOwnGame(toRead(said), place, projectId, agreed);
    return plan && doneForFree(plan);
  }
  if (asked === undefined && linkTo(typed, memory)) return linkTo(typed, memory);
  const bill = asked === undefined ? lookedIntoFor(typed) : undefined;
  if (bill) return { steps: [bill], notes: [] };
  if (asked === undefined) return ofOwned(toRead(typed), memory, projectId);
  const before = { ...memory, asked: undefined };
  if (YES.test(typed)) return ofOwned(toRead(asked), before, projectId, true);
  return ofOwnedAnswered(toRead(asked), typed, before, projectId);
}

/** Marks between sentences about one thing. */
const APART = /[.;!]+\s+(?=[a-z])/gi;
/**
 * Other plans of a first message, where the first one is not sure: what the reader of wishes understood, and all of it as one picture. None in
 * a conversation that has made something, and none of games.
 */
export function otherPlans(message: string, memory: Memory, projectId: string | null): readonly Plan[] {
  if (memory.game || memory.made.length || memory.asked !== undefined || !isReadable(message)) return [];
  const place: Place = { memory, projectId, agreed: false };
  const said = toRead(message);
  const words = bareWish(withoutPurpose(plainly(said)));
  const parts = readMessage(said);
  const read = understood(parts, place, (one) => planWish(one, place))?.plan;
  const list = relisted(said);
  // who names several things wants no picture of them all together
  const one = namesIn(parts) > 1 ? [] : [words, words.replace(APART, ', ')].map((text) => wholePicture(text, place));
  return [read, list ? planHeard(list, memory, projectId) : undefined, ...one].flatMap((plan) =>
    plan && isPlan(plan) ? [payable(said, plan)] : [],
  );
}
/** How many things a message names, as its reader has it. */
const namesIn = (parts: readonly Part[]): number =>
  parts.flatMap(({ act, slots }) => (/^make\./.test(act) ? slots.filter(({ slot }) => slot === 'n') : [])).length;

/** Another game is asked for by its kind. */
const A_GAME =
  /\b(?:games?|platformer|shooter|runner|adventure|match[- ]?(?:3|three)|tower defen[cs]e|survivors?|jump ?(?:and|n|&) ?run)\b/i;
const THIS_GAME = /\b(?:the|this|that|my|our|your) (?:[a-z]+ )?game\b/gi;
/** What is said in a conversation that has built a game is said of that game, where no other one is named. */
function ofThisGame(message: string, plan: Plan, memory: Memory, projectId: string | null): Plan {
  if (
    !isPlan(plan) ||
    !plan.steps.some(({ tool }) => tool === 'create_project') ||
    A_GAME.test(message.replace(THIS_GAME, ' '))
  )
    return plan;
  const said = toRead(message)
    .replace(THIS_GAME, 'the game')
    .replace(/\s*\+\s*/g, ' and ')
    .replace(/[.!]+$/, '');
  const none = { ask: say.editUnclear([`"${said}" is nothing that I can change by words in this game.`]) };
  return planEdit([said], memory, projectId, false) ?? none;
}

/** Of what costs nothing what can be done is done, and the rest is told. */
function doneForFree(plan: Plan): Plan {
  if (!isPlan(plan) || !plan.free || !plan.lacks || plan.steps.some(({ price }) => price > 0)) return plan;
  const { lacks, does: _, free: __, ...rest } = plan;
  return { ...rest, notes: [...rest.notes, ...lacks] };
}

/** "a fishing game, but if that's not possible then a fisherman": the second, where the first cannot be done. */
const IF_NOT =
  /^(.{8,}?)[,.;]? ?\b(?:but |and |or |otherwise,? )?if (?:(?:that|this|it)(?:'s| is)(?: not|n't) (?:possible|doable|ok(?:ay)?|available)|not(?: possible)?|(?:you|u) (?:can ?n[o']?t|cannot)(?: do (?:that|it))?|(?:that|it) does ?n[o']?t work),? (?:then )?(?:(?:just|only|maybe|please|i(?:'d| would)? (?:take|like|want)|make|give me) )*(.{4,})$/i;
function insteadOf(message: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, first = '', second = ''] = IF_NOT.exec(message) ?? [];
  if (!first || memory.game || memory.asked !== undefined) return undefined;
  const plan = planHeard(first, memory, projectId);
  const undone_ = isPlan(plan)
    ? plan.proposal || plan.unclear || plan.doubts || plan.missing || plan.lacks
    : 'ask' in plan;
  const other = undone_ ? planHeard(second, memory, projectId) : plan;
  if (!isPlan(other) || other === plan) return plan;
  return noted(other, ['I cannot do the first of it, so I take what you named instead.']);
}

function planHeard(message: string, remembered: Memory, projectId: string | null): Plan {
  const front = atDesk(message, remembered) ?? spokenGame(message, remembered);
  if (front) return front;
  const called_ = remembered.game || remembered.asked !== undefined ? undefined : named(message);
  if (called_)
    return called_.rest
      ? noted(planHeard(called_.rest, remembered, projectId), [called_.told])
      : { tell: called_.told };
  const each = remembered.game || remembered.asked !== undefined ? undefined : eachOfSet(message);
  if (each) return planHeard(each, remembered, projectId);
  const otherwise = insteadOf(message, remembered, projectId);
  if (otherwise) return otherwise;
  const { typed, memory } = withNamed(saidPlainly(message), withNewest(message, remembered));
  const owned = ofOwn(typed, memory, projectId);
  if (owned) return owned;
  const said = plainlySaid(typed, memory);
  const { name } = said;
  // "a goblin but with wings", where there is no goblin: all of it is new
  const text = memory.sought ? said.text.replace(/,? but (?=(?:with|in|without|made|covered|on)\b)/i, ' ') : said.text;
  const heard = byGrammar(typed, heardOut(text, planTyped(text, memory, projectId), memory), {
    memory,
    projectId,
    agreed: false,
  });
  const plan = fromOneSeed(noted(heard, said.notes ?? []), memory);
  return name ? called(name, plan) : plan;
}

/** What no form of words fits is read by its grammar. */
function byGrammar(text: string, plan: Plan, place: Place): Plan {
  if (place.memory.asked !== undefined || place.memory.game || place.memory.made.length) return plan;
  const known = spelled(plainly(text));
  const open = isUnread(plan);
  if (open && GAME.test(known.text) && !gameIsBeside(known.text)) return plan;
  if (GAME.test(known.text) && !open && isPlan(plan) && gameIsBeside(known.text))
    return readPlan(known.text, place, (words) => planWish(words, place)) ?? plan;
  const misread = open ? undefined : isMisread(known.text, plan);
  if ((!open && !misread) || (isWishForGame(known.text) && !open))
    return open || isWishForGame(known.text) ? plan : withUnheard(known.text, plan);
  const read = readPlan(known.text, place, (words) => planWish(words, place));
  if (read) return noted(read, known.read);
  // drawn as it stands it would be something else
  if (!open && isPlan(plan))
    return misread === 'surely' ? { ...plan, unclear: [known.text] } : withUnheard(known.text, plan);
  const talk = open && 'ask' in plan ? smallTalk(known.text) : undefined;
  return talk ? { ask: talk } : plan;
}

const OWN_GROUND =
  /(?<=\b(?:with|using|use|uses|on|in|of|and|from|,) )(?:my|our|the) (?:[a-z/]+ ){1,3}(?:tile ?sets?|tiles)\b/gi;
/** What is said of something that the account has; undefined where nothing of it is meant, and in games, which have readers of their own. */
function ofOwn(typed: string, memory: Memory, projectId: string | null): Plan | undefined {
  const { holdings } = memory;
  if (!holdings?.length || memory.game || memory.made.length || memory.asked !== undefined) return undefined;
  const known = spelled(plainly(typed));
  const plain = { ...known, text: ofOwnThings(known.text) };
  if (isWishForGame(plain.text) && !gameIsBeside(plain.text)) return undefined;
  const plan = ownWish(plain.text, { holdings, memory, projectId });
  return plan && noted(withUnheard(ordered(plain.text, holdings), plan, true), plain.read);
}
/** In games one's own is called by its kind, and comes in as it is; a new one is read clause by clause. */
function withNamed(message: string, memory: Memory): { readonly typed: string; readonly memory: Memory } {
  const { holdings = [], game } = memory;
  const plain = plainly(message);
  if (
    memory.asked !== undefined ||
    !(game || isWishForGame(gameKinds(plain)) || ANY_GAME.test(plain)) ||
    mapsIn(plain) ||
    /\?\s*$/.test(message)
  )
    return { typed: message, memory };
  const wished = ANY_GAME.test(plain) && !game ? anyGame(holdings) : plain;
  const words = gameWords(wished ?? plain, holdings);
  const { found } = words;
  // one's own tiles are known by now: they are no wish for tiles
  const text = game
    ? words.text
    : words.text.replace(/,? use the ([a-z /-]+) tiles\b/i, (_, of: string) =>
        themeOf(`in a ${of}`) ? ` in a ${of}` : '',
      );
  const clauses = game || gameIsBeside(text) ? { text, edits: [], notes: [] } : gameClauses(text);
  if (!found.length && clauses.text === plain) return { typed: message, memory };
  return {
    typed: clauses.text,
    memory: { ...memory, also: clauses, ...(found.length ? { named: found, sought: true } : {}) },
  };
}
/** "surprise me with some game from my stuff" */
const ANY_GAME =
  /\b(?:surprise me|any|some|whatever|random|something)\b.*\bgame\b.*\b(?:my (?:stuff|things|assets|characters|sprites|own)|what i have)\b|\bgame\b.*\b(?:from|with|out of|using) (?:all |everything )?(?:my (?:stuff|things|assets|characters|sprites)|what i have)\b/i;
function anyGame(holdings: readonly Holding[]): string | undefined {
  const [hero, foe] = holdings.filter(isCharacter);
  return (
    hero && `top-down adventure with my ${hero.name.toLowerCase()}${foe ? ` against ${foe.name.toLowerCase()}s` : ''}`
  );
}
const isWishForGame = (text: string): boolean => {
  // "a game with my knight and the dungeon tiles"
  const said = text.replace(OWN_GROUND, ' ');
  return (GAME.test(said) || wishesGame(said)) && !TILES.test(said);
};
/** The plan with what the one that it makes is to be called. */
function called(name: string, plan: Plan): Plan {
  if (!isPlan(plan)) return plan;
  const takes = plan.steps.filter(({ tool }) => TAKES_NAME.test(tool));
  if (takes.length !== 1 || typeof takes[0]!.args === 'function') return plan;
  const steps = plan.steps.map((step) =>
    step === takes[0]
      ? { ...step, args: { ...(step.args as Args), name }, what: `${step.what}, called ${name}` }
      : step,
  );
  return { ...plan, steps };
}
const TAKES_NAME = /^create_(?:character|1_direction_object|8_direction_object|ui_asset|map)$/;
