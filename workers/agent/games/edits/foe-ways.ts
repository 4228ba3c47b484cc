/** How foes move, where that can be chosen, and what nobody in a game does. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { type Outcome, redrawn, slotIn, withSetting } from './outcome.ts';

const WAY =
  /^(?:please |also |now |and )*(?:(?:add|put in|include|i want|make|let|there should be)\s+)?(?:some |more |a few |the |all |all the )*([a-z]+(?: (?!that\b|which\b|who\b|should\b|must\b|can\b)[a-z]+)?)\s+(?:(?:that|which|who|should|must|can|to|only|just) )*(?:fl(?:y|ies|ying)|mov(?:e|es|ing)|bob|hover(?:s|ing)?|float(?:s|ing)?|go(?:es)?)\s+(?:straight )?(up\|down|vertically|left\|right|back\|forth|to\|fro|sideways|horizontally|from side to side)$/;

/** "add bats that fly up and down" */
export function flight(clause: string, game: GameDescription): Outcome {
  const [, who = '', how = ''] = WAY.exec(clause) ?? [];
  if (!who) return undefined;
  const { settings, title } = templateOf(game.template);
  if (!settings.some(({ id }) => id === 'flight'))
    return { refused: `How foes move cannot be chosen in a ${title.toLowerCase()}.` };
  const way = /^(?:up|vert)/.test(how) ? 'up-down' : 'across';
  const slot = slotIn(who, game);
  if (slot && slot.id !== 'flyer' && !/^(?:enemies|foes|monsters|flyers)$/.test(who))
    return { refused: `Only who flies can move up and down, and the ${slot.id} walks.` };
  const moved = withSetting(withSetting(game, 'flyers', true), 'flight', way);
  const now = slot ? moved : redrawn(moved, { flyer: who });
  if (slot && game.settings.flight === way && game.settings.flyers !== false)
    return { refused: `The ${who} do so already.`, already: true };
  return {
    game: now,
    changed: `${slot ? `The ${who} fly` : `There are ${who}, who fly`} ${way === 'up-down' ? 'up and down' : 'to and fro'}.`,
  };
}
