/** Numbers that are told of one thing: a purse, the price of a tower, so many more foes, the wave in which the boss comes. Each form reads a whole clause. */
import type { GameDescription } from '../types.ts';
import { numberIn } from './numbers.ts';
import { type Outcome, redrawn, slotIn, withSetting } from './outcome.ts';
import { has, scaled, settingOf, type Way, way } from './way-words.ts';
import { gold } from './ways-towers.ts';

/** Gold that the three towers cost where nothing is said: as in the rules of the game, which a page runs (a test compares them). */
export const PRICES = { towerArrow: 40, towerCannon: 70, towerFrost: 60 } as const;
const FOES = '(?:enem(?:y|ies)|foes?|monsters?|creeps|opponents|bad guys)';
const NUMBER = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

/** All three keep their proportion: that one costs as much as was said. */
function priced(which: string, sum: number, game: GameDescription): Outcome {
  const one = settingOf(game, 'prices');
  if (!one) return undefined;
  const slot = which ? slotIn(`${which} tower`, game)?.id : 'towerArrow';
  const base = PRICES[slot as keyof typeof PRICES];
  if (!base) return undefined;
  const value = Math.min(one.max, Math.max(one.min, Math.round((sum / base) * 1000) / 1000));
  const each = Object.entries(PRICES).map(([id, price]) => `${game.assets[id]?.prompt ?? id} ${Math.max(5, Math.round(price * value))}`);
  return {
    game: withSetting(game, 'prices', value),
    changed: `What towers cost: ${each.join(', ')}${Math.abs(value * base - sum) > 1 ? ` (the ${value === one.max ? 'most' : 'least'})` : ''}. Their prices go together${which ? '' : '; the cheapest has what you said'}.`,
    whole: true,
  };
} // biome-ignore format: short enough

/** How many there are exactly follows from a level or a wave. */
function moreFoes(count: number, fewer: boolean, game: GameDescription): Outcome {
  const by = fewer ? (count > 3 ? 0.5 : 0.75) : count > 5 ? 2 : count > 2 ? 1.5 : 1.25;
  const done = scaled(game, 'enemies', 'How many foes there are', by);
  return done && 'changed' in done ? { ...done, changed: `${done.changed} Each level or wave has its own number of them, so that ${count} cannot be counted off.` } : done; // biome-ignore format: one line
}

/** "the boss at wave 10" */
function bossAt(nth: number, who: string, game: GameDescription): Outcome {
  if (!has(game, 'bossEvery')) return undefined;
  const waves = settingOf(game, 'waves');
  const now = ((game.settings.waves ?? 0) as number) || (waves?.usual ?? 0);
  const longer = waves && nth > now ? withSetting(game, 'waves', Math.min(waves.max, nth)) : game;
  const set = withSetting(withSetting(longer, 'boss', true), 'bossEvery', Math.min(20, nth));
  const what = /^(?:tower-defence|twin-stick)$/.test(game.template) ? 'wave' : 'level';
  return {
    game: who ? redrawn(set, { boss: who }) : set,
    changed: `In ${what} ${nth} the boss comes${longer === game ? ', and in the last one' : `, and a map has ${nth} waves now`}.`,
    whole: true,
  };
}

/** "a potion should heal": what gives a life back. */
const heals = (what: string, game: GameDescription): Outcome =>
  game.assets.heart && !slotIn(what, game) ? { game: redrawn(game, { heart: what }), changed: `The heart is drawn anew: ${what}; it gives a life back.`, whole: true } : undefined; // biome-ignore format: one line

export const COUNTED_WAYS: readonly Way[] = [
  [way(`(?:there (?:should|must) be |put |i want |have )?(?:at least |at most |only )?${NUMBER} [a-z]+(?: [a-z]+)? (?:per|in (?:every|each)|on (?:every|each)) (?:room|level|wave|stage|island|screen)`), () => ({ refused: 'How many there are in a room, level or wave follows from its number and the difficulty: "more enemies", "fewer enemies" and "more coins" change all of them, for nothing.' })],
  [way('(an? [a-z]+(?: (?!should|must|can|could)[a-z]+){0,2}) (?:should |must |can |could )?(?:be able to )?(?:heals?|cures?|(?:gives?|restores?|adds?) (?:you |me |the (?:player|hero) )?(?:back )?(?:an? |one )?(?:extra )?(?:life|lives|hearts?|health|hp))(?: (?:you|me|the (?:player|hero)))?'), ([, what = ''], game) => heals(what, game)],
  [way(`(?:the player|you|me|the hero|one|everyone|players) (?:gets?|has|have|should (?:have|get|start with)|starts? (?:off |out )?with|begins? with) ${NUMBER} (?:gold|coins|money|cash|dollars)(?: (?:at|from|to) (?:the )?(?:start|beginning|begin))?(?: with)?`), ([, sum], game) => gold(numberIn(sum!)!, game)],
  [way(`(?:give )?(?:the player|me|us|players) ${NUMBER} (?:gold|coins|money|cash|dollars)(?: (?:at|from|to) (?:the )?(?:start|beginning|begin))?(?: with)?`), ([, sum], game) => gold(numberIn(sum!)!, game)],
  [way(`(?:the |all (?:the )?|each |every |an? )?((?!more|all|new)[a-z]+ )?(?:towers?|turrets?) (?:should |must |to |shall )?(?:be |costs?|price(?:d)?(?: at)?|for) ?${NUMBER}(?: (?:gold|coins|money|each))*`), ([, which = '', sum], game) => priced(which.replace(/^(?:the|make|all|each|every|let) ?$/, '').trim(), numberIn(sum!)!, game)],
  [way(`make (?:the |all (?:the )?)?((?!more|all)[a-z]+ )?(?:towers?|turrets?) cost ${NUMBER}(?: (?:gold|coins|money|each))*`), ([, which = '', sum], game) => priced(which.trim(), numberIn(sum!)!, game)],
  [way(`(?:put |add |make (?:it |that )?|i want |give (?:me|it) |with )?${NUMBER} (more|extra|additional|further|fewer|less) ${FOES}`), ([, count, how], game) => moreFoes(numberIn(count!)!, /fewer|less/.test(how!), game)],
  [way(`(?:there (?:should be|are) |make (?:it |that )?|put (?:in )?|add |have )?${NUMBER} ${FOES}`), ([, count], game) => (!has(game, 'enemies') ? undefined : { refused: `How many foes there are exactly follows from each level or wave, so ${count} cannot be set: "more enemies" and "fewer enemies" change all of them, for nothing.` })],
  [way(`(?:put|use|make|let|have|add|set|place)? ?((?:an?|the) [a-z-]+(?: [a-z-]+){0,2}?)? ?(?:be |is |should be |as )?(?:the |an? )?(?:final |last |end )?boss(?: (?:should )?(?:comes?|appears?|be))? (?:at|in|on|of|for|from) (?:the )?(?:wave|level|round|stage) ${NUMBER}`), ([, who = '', nth], game) => bossAt(numberIn(nth!)!, /^an? /.test(who) ? who : '', game)],
  [way(`(?:the )?[a-z]+(?: [a-z]+)? (?:should |must )?(?:comes?|walks?|appears?|spawns?|arrives?|attacks?|starts?|be there) (?:only )?(?:in|on|at|from) wave ${NUMBER}`), () => ({ refused: 'Who comes in one wave alone cannot be set: foes are mixed by the number of the wave, the strong ones later. Free are the wave of the boss ("the boss in wave 5") and who the foes are ("the walker should be a wolf").' })],
]; // biome-ignore format: a table
