/** Whether a message may have meant something else than what is planned for it: another deed, or another number of things. */
import { templates } from '../../games/index.ts';
import type { Part } from '../../reader/index.ts';
import type { Plan, Step } from '../step.ts';
import { garbledIn } from './garbled.ts';
import { contentOf, namedIn } from './said.ts';

type Steps = Extract<Plan, { steps: unknown }>;
/** As sure as this the reader is heard against a plan. */
const SURE = 0.6;
const SURELY = 0.8;
const READABLE = 0.4;
const NEW = /^make\./;
/** Of what is there already, or of the service. */
const NO_ORDER =
  /^(?:edit|animate|resize|rename|game\.change|complaint|undo|delete|job|account|balance|price|find|export|unsupported|ask\..*)$/;
/** What is there already: it is pointed at, or called by its name. */
const THERE = /^(?:the|my|our|his|her|its|their|that|this|these|those|it|him|them|all|both|[A-Z][a-z]+$)(?:\b|$)/;
const ADDS =
  /^\W*(?:(?:please|pls|now|also|and|then|can you|could you) )*(?:add|put|give|remove|take|attach|replace|swap|change|recolou?r|get rid)\b/i;
const isNoOrder = ({ act, sure, slots, words }: Part): boolean =>
  NO_ORDER.test(act) &&
  sure >= SURE &&
  (!/^(?:edit|animate|resize|find)$/.test(act) ||
    ADDS.test(words) ||
    slots.some(({ slot, words: said }) => slot === 'target' && THERE.test(said)));

const makes = (step: Step): boolean => step.price > 0 && /^create_(?!project|.*_state$)/.test(step.tool);

/** "draw a girl and give her a red hat": what she gets is no second picture. */
const FOR_IT = /\b(?:give|dress)\s+(?:her|him|it)\b|\bput\s+(?:[a-z-]+\s+){1,4}on (?:her|him|it)\b/i;
/** "a robot. no arms. one wheel": told in pieces, it is one all the same. */
const IN_PIECES = /^[^.;:]{3,60}[.;]\s+(?:no|without)\s+[a-z]+[.;]/i;
/** Another game is asked for by its kind. */
const A_GAME =
  /\b(?:games?|platformer|shooter|runner|adventure|match[- ]?(?:3|three)|tower defen[cs]e|survivors?|jump ?(?:and|n|&) ?run)\b/i;

/** How many kinds of games a message names. */
const kindsIn = (message: string): number =>
  templates.filter(({ title }) =>
    new RegExp(`\\b${title.split(/[ -]/)[0]!.toLowerCase().replace(/^top$/, 'adventure')}`, 'i').test(message),
  ).length;

/**
 * Whether the message may have meant something else than the plan does. `first`: nothing was made in the conversation before it; else what is
 * said goes on with that, which the reader does not know.
 */
export function isOtherwiseMeant(message: string, parts: readonly Part[], plan: Steps, first: boolean): boolean {
  if (plan.steps.some((step) => garbledIn(step) !== undefined)) return true;
  const game = plan.steps.some(({ tool }) => tool === 'write_game');
  if (!first) return plan.steps.some(({ tool }) => tool === 'create_project') && !A_GAME.test(message);
  const told = parts.filter(({ act }) => act !== 'none' && act !== 'chat');
  const create = plan.steps.filter(makes);
  if (!told.length || !create.length) return false;
  if (create.length > 1 && (FOR_IT.test(message) || IN_PIECES.test(message))) return true;
  // all of it is one picture, in whatever words
  if (plan.whole && create.length === 1 && create[0]!.tool === 'create_picture') return false;
  const wished = told.filter(({ act }) => NEW.test(act));
  const ofGame = told.filter(({ act }) => /^game\./.test(act));
  // "three enemies (slime, bat)" beside a tileset: nobody is a ground
  // "axe, mace, bow" is no one picture
  const short = namedIn(wished, false, READABLE).filter((name) => name.length <= 3);
  if (short.length > 2 && create.length * 2 < short.length && !/[:|;(]|\b(?:with|on|in|under|around|holding|wearing|full of)\b/i.test(message)) return true;
  const ofTiles = plan.steps.filter(({ tool }) => /tileset$/.test(tool)).flatMap(({ what }) => contentOf(what));
  const others = new Set(plan.steps.filter(({ tool }) => !/tileset$/.test(tool)).flatMap(({ what }) => contentOf(what)));
  const named = namedIn(wished.filter(({ act }) => act === 'make.character'), false, READABLE);
  if (ofTiles.length && named.some((name) => name.every((word) => ofTiles.includes(word) && !others.has(word)))) return true;
  if (game && kindsIn(message) > 1) return true;
  if (game) return !ofGame.length && wished.some(({ sure }) => sure >= SURELY);
  return ofGame.some(({ act, sure }) => act === 'game.make' && sure >= SURELY) || (!wished.length && told.every(isNoOrder));
} // biome-ignore format: short enough
