/** Tiles of a place of which the grounds are named: "tileset for an abandoned hospital, dirty floor and cracked walls". Each ground is one of that place. */
import { endsInTerrain, readTerrain } from '../../engine/tile/material.ts';
import type { Plan, Step } from './step.ts';
import { stepsOf } from './steps.ts';
import { singular, subjectOf } from './subjects.ts';
import { topTiles } from './tile-steps.ts';
import { takeGlobals } from './wishes/globals.ts';
import { bareNoun, FROM_THE_SIDE, ISOMETRIC } from './words.ts';

const TILES = '(?:ground |floor |terrain )?(?:tile ?sets?|tiles|tile set)';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:an? |the |some )?(?:[\\w-]+ ){0,2}?${TILES} (?:for|of) (?:an? |the |my |our )?([\\w' -]+?)(?:\\s*[,:;(]\\s*| with )(?:with )?(.+?)\\)?$`, 'i'),
  new RegExp(`^(?:an? |the |some )?([\\w' -]+?) ${TILES}(?:\\s*[,:;(]\\s*| with | of )(?:with )?(.+?)\\)?$`, 'i'),
]; // biome-ignore format: a table
/** "floor to wall tileset for a space station" */
const BEFORE = new RegExp(
  `^(?:an? |the )?([\\w' -]+? (?:and|to) [\\w' -]+?) ${TILES} (?:for|of) (?:an? |the |my |our )?([\\w' -]+)$`,
  'i',
);
/** Parts of rooms, of which every material can be. */
const PART = /^(?:walls?|floors?|ceilings?|roofs?|ground|paths?|pillars?|columns?|stairs?|doors?|railings?)$/i;
/** Where one is inside of something, whatever it is made of. */
const INDOORS =
  /\b(?:interior|indoors?|inside|room|hall|deck|lab|laboratory|station|house|castle|hospital|school|church|temple|dungeon|crypt|mansion|office|kitchen|prison|tavern|shop|palace|tower|base|bunker|factory|sewer|tomb|pyramid|spaceship|space ship|ship|submarine|library|hotel|museum|mine)$/i;

/** Undefined where no place has grounds of its own here. */
export function placeTiles(wish: string, projectId: string | null): Plan | undefined {
  if (ISOMETRIC.test(wish)) return undefined;
  const { text, size, view, style, border } = takeGlobals(wish);
  if (border || FROM_THE_SIDE.test(text) || view === 'side') return undefined;
  const said = text.replace(/\b(?:top[- ]?down|overhead|from above) /gi, '').replace(/[\s,.]+$/, '');
  const turned = BEFORE.exec(said);
  const [, place = '', list = ''] = turned ? [said, turned[2]!, turned[1]!] : (FORMS.map((form) => form.exec(said)).find((found) => found) ?? []);
  if (!list || !isPlace(place)) return undefined;
  const parts = list.split(/\s*(?:,\s*(?:and )?|\band\b|\bto\b|\bover\b|&)\s*/i).map((part) => bareNoun(part.trim())).filter(Boolean);
  const named = parts.map((part, i) => (i && PART.test(part) ? `${materialOf(parts[i - 1]!)}${part}` : part));
  const grounds = named.filter((part) => isGround(part));
  const things = named.filter((part) => !isGround(part));
  if (!grounds.length || grounds.length > 3 || things.some((thing) => subjectOf(singular(thing))?.kind !== 'thing')) return undefined;
  const notes: string[] = [];
  const made = { ...(view ? { view } : {}), ...style, ...(projectId ? { project_id: projectId } : {}) };
  const whose = place.replace(/\b(?:level|map|area|scene|stage|themed?|style)s?\b/gi, ' ').replace(/\s+/g, ' ').trim();
  const whole = grounds.map((ground) => (ground.includes(whose) ? ground : `${whose} ${ground}`));
  const lay = (all: readonly string[]) => topTiles(all.join(' and '), size, made, 0, undefined, notes);
  const alone = lay(whole);
  // one ground of a room: its walls stand by it
  const wall = readTerrain(grounds[0]!).kind === 'wood' ? 'wooden wall' : 'stone wall';
  const laid = 'ask' in alone && whole.length === 1 && INDOORS.test(place) ? lay([...whole, wall]) : alone;
  if ('ask' in laid) return undefined;
  if (laid !== alone) notes.push(`You named one ground for the tileset: beside it stands a ${wall}.`);
  const steps: Step[] = [...laid.steps];
  for (const thing of things) {
    const one = singular(thing);
    const read = { wishes: [], moves: [], puzzles: [], notes, size, sides: undefined, frames: undefined, view: undefined, style: {}, border: undefined };
    const stood = stepsOf({ kind: 'object', words: `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`, moves: [] }, read, projectId, steps.length, true);
    if ('steps' in stood) steps.push(...stood.steps);
  }
  if (things.length) notes.push(`Tiles are of grounds: ${things.join(', ')} I draw as things by themselves, to be put on them.`);
  if (grounds.every((ground) => shownOf(`${whose} ${ground}`) === shownOf(ground)))
    notes.push(`Of "${whose}" the tiles show its grounds alone; what stands in it is drawn by itself: name it, and I draw it.`);
  return { steps, notes, whole: true };
} // biome-ignore format: short enough

/** A place by its name, and no ground by itself: "grass tileset with dirt" has none. */
const isPlace = (words: string): boolean =>
  words.split(' ').length <= 5 &&
  !/\b(?:and|or|to|with)\b/i.test(words) &&
  !OF_A_GAME.test(words) &&
  (INDOORS.test(words) ||
    subjectOf(words)?.kind === 'place' ||
    (!endsInTerrain(words) && subjectOf(words) !== undefined));
const OF_A_GAME = /\b(?:games?|rpg|platformer|level|project|jam|app|hex(?:agonal)?|shooter|roguelike)$|^hex/i;

const isGround = (part: string): boolean =>
  endsInTerrain(part) && !/(?:pillars?|columns?|stairs?|doors?|railings?)$/i.test(part);

/** "metal floor and walls": of metal, both. */
const materialOf = (before: string): string =>
  /\s/.test(before) && PART.test(before.split(' ').at(-1)!) ? `${before.split(' ').slice(0, -1).join(' ')} ` : '';

const shownOf = (ground: string): string => JSON.stringify({ ...readTerrain(ground), text: '' });
