/** What is asked of the game that is there. */
import { type GameDescription, slotsOf } from '../games/index.ts';

/** What is in a game is asked, and nothing to be changed. */
export const GAME_FACTS =
  /\b(?:how many|which|what(?: kinds?| types?| sorts?)?(?: of)?) (?:different )?(?:kinds? of |types? of |sorts? of )?(?:enem(?:y|ies)|foes?|monsters?|levels?|lives|hearts?|towers?|bosses|settings?)(?: types?| kinds?)? (?:are|is|does|do|has|have|can|there)\b/i;

export const factsOf = (game: GameDescription): { foes: readonly string[]; levels: unknown; lives: unknown } => ({
  foes: slotsOf(game)
    .filter(({ id }) => /^(?:walker|chaser|flyer|shooter|boss|enemy|runner)$/.test(id))
    .map(({ id }) => `${game.assets[id]!.prompt} (${id})`),
  levels: game.settings.levels,
  lives: game.settings.lives,
});
