/** Whether a message may have meant something else than what is planned for it: another deed, or another number of things. */
import type { Part } from '../../reader/index.ts';
import * as say from '../says.ts';
import type { Plan, Step } from '../step.ts';

type Steps = Extract<Plan, { steps: unknown }>;
/** As sure as this the reader is heard against a plan. */
const SURE = 0.6;
const SURELY = 0.8;
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

/** A question, where what the message does is not what would be paid for. */
export function otherwiseMeant(parts: readonly Part[], plan: Steps): string | undefined {
  const told = parts.filter(({ act }) => act !== 'none' && act !== 'chat');
  const game = plan.steps.some(({ tool }) => tool === 'write_game');
  const create = plan.steps.filter(makes);
  if (!told.length || !create.length) return undefined;
  const wished = told.filter(({ act }) => NEW.test(act));
  const ofGame = told.filter(({ act }) => /^game\./.test(act));
  if (game) return !ofGame.length && wished.some(({ sure }) => sure >= SURELY) ? say.notSure(plan.steps.map(({ what }) => what), priceOf(plan)) : undefined;
  if (ofGame.some(({ act, sure }) => act === 'game.make' && sure >= SURELY)) return say.notSure(create.map(({ what }) => what), priceOf(plan));
  if (!wished.length && told.every(isNoOrder)) return say.notSure(create.map(({ what }) => what), priceOf(plan));
  return undefined;
} // biome-ignore format: short enough

const priceOf = ({ steps }: Steps): number => steps.reduce((sum, { price }) => sum + price, 0);
