/** What a plan tells of its own steps: the size that was said, and a movement that is drawn from one side alone. */
import type { Args } from '../port.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';

const GAME = /^(?:create_project|write_game|sandbox_)/;
const argsOf = ({ args }: Step): Args => (typeof args === 'function' ? args([]) : args);

/** Pixels that a step draws, as people say them. */
function sizeOf({ width, height, size, tile_size: tile }: Args): { readonly side: number; readonly words: string } | undefined {
  if (typeof width === 'number' && typeof height === 'number') return { side: width, words: `${width}x${height}` };
  const one = size ?? tile;
  return typeof one === 'number' ? { side: one, words: `${one} px` } : undefined;
} // biome-ignore format: one line

/** A number that was said is seen to be kept. */
function withSize(step: Step, message: string): Step {
  if (step.price === 0 || typeof step.args === 'function') return step;
  const size = sizeOf(step.args);
  const isSaid = size && new RegExp(`(?<![\\d.])${size.side}(?!\\d)`).test(message);
  return isSaid && !new RegExp(`\\b${size.side}\\b`).test(step.what)
    ? { ...step, what: `${step.what}, ${size.words}` }
    : step;
}

/** Movements that words describe and nobody named sides for: they are drawn from the front alone. */
const fromOneSide = (steps: readonly Step[]): readonly string[] => [
  ...new Set(
    steps.flatMap((step) => {
      if (step.tool !== 'animate_character') return [];
      const { action_description: action, directions } = argsOf(step);
      return typeof action === 'string' && directions === undefined ? [action] : [];
    }),
  ),
];

/** The plan with what it has to tell of its steps. `message`: the words that it was made of. */
export function planned<P extends Plan>(plan: P, message: string): P {
  if (!isPlan(plan) || plan.steps.some(({ tool }) => GAME.test(tool))) return plan;
  const lone = fromOneSide(plan.steps);
  const told = lone.length ? [say.fromTheFront(lone)] : [];
  return {
    ...plan,
    steps: plan.steps.map((step) => withSize(step, message)),
    notes: [...plan.notes, ...told.filter((note) => !plan.notes.includes(note))],
  };
}
