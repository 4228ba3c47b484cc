/**
 * Games from templates. A game is a small description (`game.json`) and a folder of pictures for each of its slots; its
 * sources read both when they are built, so that an edit changes the description alone.
 *
 *   const game = newGame('platformer', { title: 'Frost Knight', theme: 'snow', slots: { hero: { prompt: 'a fox' } } });
 *   drawRequests(game)              what to draw for the slots that have no asset yet, as calls of tools
 *   withAssets(game, { hero: id })  the same game with assets of the account in its slots
 *   templateOf(game.template).files(game)
 *                                 every file but the pictures: path → text
 *   givenAssets(game)               the `assets` of sandbox_run, which puts the pictures where the build finds them
 *   fileWrites(files)               the code of a sandbox_run that writes them
 *   editGame(game, 'more lives')    the game after an edit in words, what was changed, and which slots must be drawn
 */
export {
  defaultChoice,
  GameError,
  type NewGame,
  newGame,
  playedLike,
  readGame,
  slotsOf,
  templateFor,
} from './describe.ts';
export { airIn, backdropIn } from './edits/air.ts';
export { hasAnyway } from './edits/anyway.ts';
export { FEATURES } from './edits/features.ts';
export { bossIn } from './edits/foes.ts';
export { editGame, type GameEdit } from './edits/index.ts';
export { slotIn } from './edits/outcome.ts';
export { asksToShare } from './edits/sharing.ts';
export { textsIn } from './edits/texts.ts';
export { shootsWith, weaponIn } from './edits/weapons.ts';
export { leftOver } from './edits/whole.ts';
export { describeFile, fileWrites } from './files.ts';
export { type AccountMap, gameMap, MAP_FIELDS } from './maps.ts';
export { type DrawRequest, drawRequests, editWrites, type GivenAsset, givenAssets, withAssets } from './requests.ts';
export { templateOf, templates } from './templates/index.ts';
export { THEME_TABLE, THEMES, type ThemeId, themeOf } from './themes.ts';
export * from './types.ts';
