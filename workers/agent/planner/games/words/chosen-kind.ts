/** Which kind of game a wish means that names none: by what is done in it, else the simplest in which somebody plays. */
import { type GameTemplate, type TemplateId, templateOf } from '../../../games/index.ts';
import type { Cast } from './cast.ts';

/** What is done in a game → what is played so. */
const PLAYED: readonly (readonly [template: TemplateId, does: RegExp])[] = [
  ['platformer', /\b(?:jump|hop|leap|climb|bounc|platforms?)(?:s|es|ing|e)?\b/],
  ['runner', /\b(?:(?:run|runs|running|flee|flees|fleeing|escape|escapes|escaping) (?:away )?from|chased by|dodg(?:e|es|ing)|avoid(?:s|ing)?|(?:ride|rides|skate|skates|skis?|skiing|surfs?|snowboards?|slid(?:e|es|ing)) (?:down|through|along|over|across))\b/],
  ['twin-stick', /\b(?:shoot(?:s|ing)?|blast(?:s|ing)?|gun(?:s|ning)? down|waves? of|hordes? of|surviv(?:e|es|ing)|slay(?:s|ing)?)\b/],
  ['adventure', /\b(?:explor(?:e|es|ing)|search(?:es|ing)?(?: for)?|look(?:s|ing)? for|find(?:s|ing)?|wander(?:s|ing)?|sneak(?:s|ing)?|maze|labyrinth|treasure hunt|solv(?:e|es|ing))\b/],
  ['match-3', /\b(?:match|swap)(?:es|s|ing|ping)?\b/],
  ['tower-defence', /\b(?:defend|protect|guard)(?:s|ing)?\b|\btowers\b/],
]; // biome-ignore format: a table

/** The one kind of game in which all that is done can be done; undefined where there are several. */
export function playedBy(words: string): GameTemplate | undefined {
  const found = PLAYED.filter(([, does]) => does.test(words));
  return found.length === 1 ? templateOf(found[0]![0]) : undefined;
}

/** Who shoots by what it is, and what only rolls on. */
const SHOOTS = /\b(?:space ?ships?|star ?ships?|tanks?|fighter jets?|ufos?)$/i;
const ROLLS = /\b(?:cars?|trains?|bikes?|motor ?(?:bikes?|cycles?)|skateboard\w*|surfers?|skiers?|sleds?|trucks?)\b/i;

/** The simplest kind for whoever plays; undefined where nobody and nothing is named. */
export function simplestFor(cast: Cast, words: string): GameTemplate | undefined {
  const { hero, enemy, pickup } = cast;
  if (!hero && !enemy && !pickup) return undefined;
  // one kind can do most of what is said of who plays: it runs and jumps, or it goes about
  const does = (id: TemplateId) => PLAYED.some(([kind, said]) => kind === id && said.test(words));
  if (hero && SHOOTS.test(hero)) return templateOf('twin-stick');
  if (hero && ROLLS.test(hero)) return templateOf('runner');
  if (does('tower-defence') && !hero) return templateOf('tower-defence');
  if (does('adventure') && !does('platformer')) return templateOf('adventure');
  if (does('runner') && !does('platformer')) return templateOf('runner');
  if (!hero && enemy) return templateOf('twin-stick');
  if (does('twin-stick') && !does('platformer')) return templateOf('twin-stick');
  return templateOf('platformer');
}
