/** A look at how a game plays: built and deployed as it is, played by a test, and what that measured. */
import { type GameDescription, templateOf } from '../../games/index.ts';
import type { Result } from '../../model.ts';
import type { Step } from '../types.ts';
import { gameSteps } from './steps.ts';

/** Free: nothing is drawn. */
export const playSteps = (game: GameDescription, projectId: string): readonly Step[] =>
  calledAs(gameSteps(game, { projectId, edit: { redraw: [] } }), `a test of "${game.title}"`);

/** What costs nothing is told by one name: the user sees one thing done. */
export const calledAs = (steps: readonly Step[], what: string): readonly Step[] =>
  steps.map((step) => (step.price ? step : { ...step, what }));

export interface Facts {
  readonly moved?: boolean;
  readonly frameRate?: number;
  readonly fps?: number;
  readonly framesPerSecond?: number;
  readonly errors?: readonly string[];
  readonly missing?: readonly string[];
}
export const factsIn = (results: readonly Result[]): Facts | undefined =>
  results.findLast(({ tool, failed }) => tool === 'sandbox_playtest' && !failed)?.structured?.facts as
    | Facts
    | undefined;

/** What went wrong while it was played; nothing where all is well. */
export const wrongIn = ({ errors = [], missing = [] }: Facts): readonly string[] => [
  ...errors,
  ...missing.map((file) => `the file ${file} is missing`),
];

/** What the test did, and what it measured. */
export function playTold(game: GameDescription, results: readonly Result[], more?: string): string | undefined {
  const facts = factsIn(results);
  if (!facts) return undefined;
  const url = results.findLast(({ tool }) => tool === 'sandbox_deploy_worker')?.structured?.preview_url;
  const wrong = wrongIn(facts);
  const frames = facts.frameRate ?? facts.fps ?? facts.framesPerSecond;
  const seen = [
    wrong.length ? `Wrong was: ${wrong.slice(0, 3).join('; ')}.` : 'No errors, and no file is missing.',
    facts.moved === false ? 'Nothing moved while keys were pressed.' : 'It starts and moves as keys are pressed.',
    ...(frames ? [`It ran at ${Math.round(frames)} frames a second.`] : []),
  ];
  return [
    `I played "${game.title}" anew (${templateOf(game.template).playtest}). ${seen.join(' ')}`,
    ...(more ? [more] : []),
    ...(typeof url === 'string' ? [`It is at ${url}`] : []),
  ].join('\n');
}
