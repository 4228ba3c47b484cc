/** Who is to be gone: "remove the bats". */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { groupIn, type Outcome, slotIn, withSetting } from './outcome.ts';

const TAKES_OUT =
  /^(?:please |also |now |and |i (?:want|need) )*(?:remove|delete|drop|no(?: more)?|without|get rid of|take (?:out|away)|i (?:don'?t|do not) want(?: any)?|there should be no|kick out|leave out|lose)\s+(?:all |the |any |those |these )*(.+?)(?: (?:at all|completely|please|anymore|any more))*$/;
/** The setting that says whether somebody of a slot is there. */
export const KIND_SETTINGS: Readonly<Record<string, string>> = {
  chaser: 'chasers',
  walker: 'walkers',
  flyer: 'flyers',
};

/** "remove the bats" */
export function remove(clause: string, game: GameDescription): Outcome {
  const [, what = ''] = TAKES_OUT.exec(clause) ?? [];
  if (/^(?:back ?ground|backdrop|scenery|hills|background (?:picture|image))$/.test(what) && game.settings.backdrop)
    return game.settings.backdrop === 'none'
      ? { refused: 'There is no background.', already: true }
      : { game: withSetting(game, 'backdrop', 'none'), changed: 'There is nothing far behind any more but the sky.' };
  const slot = what ? slotIn(what, game) : undefined;
  // all of them: their number says it
  if (!slot || groupIn(what, game).length) return undefined;
  const { settings } = templateOf(game.template);
  const id = KIND_SETTINGS[slot.id];
  if (slot.id === 'foe2' || slot.id === 'foe3')
    return {
      game: withSetting(game, 'foeKinds', slot.id === 'foe3' ? 1 : 0),
      changed: `There are no ${what} any more.`,
    };
  if (!id || !settings.some((one) => one.id === id))
    return {
      refused: `The ${slot.id} is a part of every ${templateOf(game.template).title.toLowerCase()}: it can be another one, and not be left out.`,
    };
  const others = settings.filter((one) => Object.values(KIND_SETTINGS).includes(one.id) && one.id !== id);
  if (!others.some((one) => game.settings[one.id] !== false))
    return { game: withSetting(game, 'enemies', 0), changed: 'There are no foes any more.' };
  return { game: withSetting(game, id, false), changed: `There are no ${what} any more.` };
}
