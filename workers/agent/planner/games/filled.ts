/** Who and what is named, in the places that a kind of game has for them. */
import { type GameTemplate, shootsWith, type ThemeId, weaponIn } from '../../games/index.ts';
import { tidy } from '../slots.ts';
import { bareNoun, singular } from '../words/nouns.ts';
import { type Cast, pickupIn, single } from './cast.ts';
import { drawnAs } from './drawn-as.ts';
import { type Filled, foesIn, othersThan, usualFoes } from './foes.ts';
import { isSomebody } from './somebody.ts';
import { towersListed, towersOf } from './words/defenders.ts';
import { one, slotFor } from './words/game-slots.ts';
import { piecesOf } from './words/pieces.ts';

interface Slots {
  readonly filled: Filled;
  readonly settings: Record<string, number | boolean | string>;
  readonly left: readonly string[];
}

/** Its slots and settings by who is in it; `about`: words of its look and place. */
export function slotsFor(cast: Cast, template: GameTemplate, theme: ThemeId, placed: boolean, about: string): Slots {
  if (template.id === 'match-3') {
    const all = [...cast.pickups, cast.hero, ...cast.also, ...cast.foes].filter((one) => one !== undefined);
    return {
      filled: piecesOf(all.length ? all : inLook(about), `${about} of all that there is`),
      settings: {},
      left: [],
    };
  }
  if (template.id === 'tower-defence') return defence(cast, template);
  const hero = slotFor(template, /^hero$/i)!;
  const who = cast.hero && single(cast.hero);
  const foes = foesIn(template, cast.foes);
  const goal = cast.goal && template.needs.find(({ id }) => id === 'goal');
  const named: Filled = {
    ...(who ? { [hero.id]: { prompt: who, ...drawnAs(who, hero.kind) } } : {}),
    ...(cast.pickups[0] ? pickupIn(template, cast.pickups[0]) : {}),
    ...(goal ? { goal: { prompt: one(cast.goal!) } } : {}),
    ...foes.filled,
  };
  const usual = who && !cast.foes.length && !placed ? usualFoes(who, template) : {};
  const others = who ? othersThan(who, template, theme, { ...usual, ...named }) : {};
  const weapon = weaponOf(who, template);
  return {
    filled: { ...others, ...usual, ...named },
    settings: { ...foes.settings, ...weapon },
    left: [...foes.left, ...cast.pickups.slice(1)],
  };
}

/** "cats instead of kings", "dinosaurs on the cards": what the pieces of a board show. */
const inLook = (about: string): string | undefined => {
  const [what = ''] = about.split(/ (?:on|instead|as|for|look|style|in) |,/);
  return isSomebody(what) ? tidy(what) : undefined;
};

/** Who plays in a tower defence stands there as its towers; a thing that is no one is what is defended. */
function defence(cast: Cast, template: GameTemplate): Slots {
  const base = cast.base ?? cast.goal;
  const towers = cast.defenders.map((who) => singular(bareNoun(who)).replace(/ towers?$/i, ''));
  const foes = foesIn(template, cast.foes);
  const usual = cast.foes.length ? {} : usualFoes(towers[0] ?? base ?? '', template);
  const stand = towers.length > 1 ? towersListed(towers) : towers[0] ? towersOf(towers[0]) : {};
  return {
    filled: {
      ...usual,
      ...(cast.pickups[0] ? pickupIn(template, cast.pickups[0]) : {}),
      ...stand,
      ...foes.filled,
      ...(base ? { base: { prompt: one(base) } } : {}),
    },
    settings: foes.settings as Record<string, number | boolean>,
    left: [...foes.left, ...towers.slice(3)],
  };
}

/** What the hero fights with, by who that is. */
function weaponOf(who: string | undefined, template: GameTemplate): Record<string, string> {
  const setting = template.settings.find(({ id }) => id === 'weapon');
  if (!who || !setting || !('values' in setting)) return {};
  const held = / (?:with|holding|who has|carrying) /.test(who) ? weaponIn(who)?.weapon : undefined;
  const weapon = held ?? (template.id === 'twin-stick' ? shootsWith(who) : /\barcher\b/i.test(who) ? 'bow' : undefined);
  return weapon && setting.values.includes(weapon) ? { weapon } : {};
}
