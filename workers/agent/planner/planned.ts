/** What a plan tells of its own steps: the size that was said, and a movement that is drawn from one side alone. */
import type { Args } from '../port.ts';
import { interfaces } from './interfaces.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { isWord } from './talk/spelling.ts';

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

/** Words of a change that are in no dictionary and are no name. */
function strangeIn({ tool, price, args }: Step): readonly string[] {
  const edit = /_state$/.test(tool) && price > 0 && typeof args !== 'function' ? args.edit_description : undefined;
  return typeof edit === 'string' ? edit.split(/[^\p{L}'-]+/u).filter((word) => /^[a-z]{3,}$/.test(word) && !isWord(word)) : [];
} // biome-ignore format: short enough
/** Told of a word that is done, or that says nothing of a picture. */
const NOISE = /^I left out "(?:exports?|exported|then|please|unity|godot|files?)"/;
const OTHER_SIZE = /^An interface has \d+ to \d+ pixels/;
/** The plan with what it has to tell of its steps. `message`: the words that it was made of; `agreed`: a yes was said to it. */
export function planned<P extends Plan>(plan: P, message: string, agreed = false): P {
  if (!isPlan(plan) || plan.steps.some(({ tool }) => GAME.test(tool))) return plan;
  const joined = interfaces(plan.steps, message);
  const lone = fromOneSide(joined.steps);
  const told = [...joined.notes, ...(lone.length ? [say.fromTheFront(lone)] : [])];
  // a change is dear: a word of it that nobody knows is asked about before
  const strange = plan.unclear || agreed ? [] : joined.steps.flatMap(strangeIn);
  const sized = plan.notes.find((note) => OTHER_SIZE.test(note));
  const asks = sized && !agreed && !plan.proposal && !plan.unclear && !plan.doubts;
  return {
    ...plan,
    ...(asks
      ? {
          proposal: `${sized} The picture is that large; its elements lie apart in it and are cut out in the download. I would make ${joined.steps
            .filter(({ price }) => price > 0)
            .map(({ what }) => what)
            .join('; ')}.`,
        }
      : {}),
    ...(strange.length ? { unclear: [...new Set(strange)] } : {}),
    steps: joined.steps.map((step) => withSize(step, message)),
    notes: [...plan.notes.filter((note) => !NOISE.test(note)), ...told.filter((note) => !plan.notes.includes(note))],
  };
}
