/** One more kind of piece on a board: "add a sixth candy, a lollipop". */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { type Outcome, redrawn, withSetting } from './outcome.ts';

const ADDS =
  /^(?:please |also |now |and |i (?:want|need) )*(?:add |include |put in )(?:an? |another |one more )?(?:(?:new|extra|more|fifth|sixth|further|5th|6th|kind of) )*(?:gem|piece|cand(?:y|ie)|stone|jewel|symbol)s?\s*:\s*((?:an? )?[a-z-]+(?: [a-z-]+){0,3})$/;

export function addsPiece(clause: string, game: GameDescription): Outcome {
  const [, what] = ADDS.exec(clause) ?? [];
  const kinds = templateOf(game.template).settings.find(({ id }) => id === 'kinds');
  if (!what || !kinds || !('max' in kinds)) return undefined;
  const now = (game.settings.kinds ?? kinds.default) as number;
  if (now >= kinds.max)
    return {
      refused: `A board has at most ${kinds.max} kinds of pieces, and it has ${now}: "replace the red gem with ${what}" puts it in the place of another.`,
    };
  return {
    game: redrawn(withSetting(game, 'kinds', now + 1), { [`gem${now + 1}`]: what }),
    changed: `There are ${now + 1} kinds of pieces; the new one: ${what}.`,
  };
}
