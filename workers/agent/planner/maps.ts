/** Maps in a wish: which grounds they need, drawn as tilesets that go together, and laid as the words say. */
import { endsInTerrain } from '../../engine/tile/material.ts';
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import type { Memory } from './memory.ts';
import * as say from './says.ts';
import type { Plan, Step } from './step.ts';
import { isWord } from './talk/spelling.ts';
import { SIZE, TILES } from './words.ts';

/** "a map of an island", "world map", "a dungeon level seen from above" */
const MAP =
  /\b(?:(?:world |over|land|area |game |level |tile ?|dungeon )?maps?|over ?worlds?|(?:dungeon|cave|island|forest|village) (?:level|layout)s?)\b/i;
/** A map that is held, hung or read is a thing, and a mini map is an interface. */
const MAP_THING =
  /\bicons?\b(?=.*,)|\b(?:mini ?maps?|treasure maps?|map (?:objects?|icons?|items?|scrolls?|rooms?|tables?|markers?)|(?:old|rolled|torn|paper|parchment|folded) (?:[\w-]+ )?maps?|(?:holding|with|carrying|reading) (?:an? )?maps?)\b/i;

export const isMapWish = (wish: string): boolean => MAP.test(wish) && !MAP_THING.test(wish);

/** The ground of a place, and what lies around or under it where its words name nothing else. */
interface Place {
  readonly words: RegExp;
  readonly ground: string;
  /** First of all: the whole map is that before anything is laid on it. */
  readonly around?: string;
}
const PLACES: readonly Place[] = [
  // rooms: a floor, and walls around it
  { words: /\b(?:interiors?|indoors?|inside (?:of )?(?:an?|the|my)|floor ?plan|rooms? of (?:an?|the))\b|^(?:(?:an?|the|top[- ]?down|small|big|little) )*maps? of (?:an? |the )?(?:[a-z]+ )?(?:tavern|inn|shop|store|house|home|kitchen|library|mansion|hospital|school|office|supermarket|mall|museum|hotel|bakery|bar|pub|restaurant|apartment)$/i, ground: 'wooden floor planks', around: 'dark stone wall' },
  { words: /\b(?:dungeons?|crypts?|labyrinths?|maze|prison|sewers?|castle|temple|tomb)\b/i, ground: 'grey stone floor', around: 'dark rock' },
  { words: /\b(?:caves?|caverns?|mines?|underground)\b/i, ground: 'brown cave floor', around: 'dark rock' },
  { words: /\b(?:lava|hell|volcan\w+(?! ?island))\b(?<!\b(?:island|isle|archipelago|continent|beach)\b.*)/i, ground: 'black rock', around: 'lava' },
  { words: /\b(?:snow\w*|winter|ice|icy|arctic|tundra|frozen|glacier)\b/i, ground: 'snow' },
  { words: /\b(?:deserts?|dunes?|oasis|sandy)\b/i, ground: 'yellow sand' },
  { words: /\b(?:swamps?|marsh\w*|bog)\b/i, ground: 'swamp grass' },
  { words: /\b(?:moon|mars|planet|alien|space)\b/i, ground: 'grey moon dust' },
  { words: /\b(?:city|town|street|plaza)\b/i, ground: 'green grass' },
]; // biome-ignore format: a table
const USUAL = 'green grass';

/** Rooms of a building: what a map of it is laid as. */
const BUILDING =
  /\b(?:tavern|inn|shop|store|house|home|kitchen|library|mansion|hospital|school|office|supermarket|mall|museum|hotel|bakery|bar|pub|restaurant|apartment|spaceship|space ship|ship|police station|fire station|theat(?:er|re)|cinema|factory|warehouse|laboratory|lab|clinic|villa|cottage|cabin|manor)(?:,? (?:top[- ]?down|from above|overhead|interior|floor))* (?:map|level|layout|floor ?plan)\b|\b(?:map|level|layout|floor ?plan) of (?:an? |the |my |our )?(?:[a-z-]+ ){0,2}?(?:tavern|inn|shop|store|house|home|kitchen|library|mansion|hospital|school|office|supermarket|mall|museum|hotel|bakery|bar|pub|restaurant|apartment|spaceship|space ship|ship|police station|fire station|theat(?:er|re)|cinema|factory|warehouse|laboratory|lab|clinic|villa|cottage|cabin|manor)(?=\s*(?:$|[,:;.]|\bwith (?:[a-z]+ )?(?:rooms?|floors?|corridors?|halls?|kitchen|wards?)\b))/i;

/** What lies on a ground: the words for it, and what it is drawn as. Lava and ice stand in where the place is of them. */
const FEATURES: readonly (readonly [words: RegExp, ground: string])[] = [
  [/\b(?:rivers?|streams?|creeks?|brooks?|lakes?|ponds?|lagoons?|pools?|water|sea|ocean|coast|harbou?r|bay|oasis)\b/i, 'blue water'],
  [/\b(?:islands?|isles?|archipelago|continents?|atolls?|world|peninsula)\b/i, 'blue water'],
  [/\b(?:forests?|woods?|woodland|groves?|jungle)\b/i, 'dark forest grass'],
  [/\b(?:village|town|city|plaza|courtyard|market|castle grounds)\b/i, 'grey cobblestone'],
  [/\b(?:roads?|streets?|paths?|trails?|lanes?|farms?|fields?)\b/i, 'dirt path'],
  [/\b(?:mountains?|hills?|cliffs?|plateau)\b/i, 'grey mountain rock'],
  [/\b(?:beach(?:es)?|shores?|desert|dunes?)\b/i, 'yellow sand'],
  [/\b(?:snow\w*|glacier|tundra)\b/i, 'white snow'],
  [/\bvolcano(?:es|s)?\b/i, 'black volcanic rock'],
]; // biome-ignore format: a table
/** Land that lies in the sea: all is water at first. */
const IN_THE_SEA = /\b(?:islands?|isles?|archipelago|continents?|atolls?|world|coast|peninsula)\b/i;
const MOST_GROUNDS = 5;
const MOST_SIDE = 256;

const BEARING = '(?:north|south|east|west|middle|cent(?:er|re)|top|bottom|left|right)';
/** The grounds that a map needs, the one that it begins with first; the second is the land that the others lie on. */
function groundsOf(wish: string): readonly string[] {
  // what lies on one side is not the land of all
  const inPart = new RegExp(`\\b([\\w-]+) in the ${BEARING}`, 'gi');
  const place = BUILDING.test(wish) ? PLACES[0] : PLACES.find(({ words }) => words.test(wish.replace(inPart, ' ')));
  const land = place?.ground ?? USUAL;
  const word = (ground: string) => ground.split(' ').at(-1)!;
  const features = [...new Set(FEATURES.flatMap(([words, ground]) => (words.test(wish) ? [ground] : [])))].filter(
    (ground) =>
      // dark and light grass are two, snow and snow are one
      (word(ground) !== word(land) || word(land) === 'grass') && !(place?.around && ground === 'grey cobblestone'),
  );
  const sea = IN_THE_SEA.test(wish) ? 'blue water' : place?.around;
  const others = features.filter((ground) => ground !== sea);
  // a map of one ground alone has nothing to lay: something of its kind lies on it
  const all = sea ? [sea, land, ...others] : [land, ...others];
  return (all.length > 1 ? all : [land, land === USUAL ? 'dirt path' : 'grey mountain rock']).slice(0, MOST_GROUNDS);
}

/** What a map is to be called: the words of the wish. */
const nameOf = (wish: string): string => {
  const name = wish
    .replace(/^(?:an?|the|one|my)\s+/i, '')
    .replace(/^maps? (?:of|with|showing|for) (?:(?:an?|the) )?/i, '')
    .replace(/^(.{1,60})(?:\s.*)?$/, '$1')
    .slice(0, 60)
    .replace(/(?: (?:in|the|a|an|and|of|with|to|on|at))+$/i, '')
    .trim();
  return name ? name[0]!.toUpperCase() + name.slice(1) : 'Map';
};

/** A map, and not a word of what is on it. */
const NO_PLACE =
  /^(?:(?:an?|the|one|my|some|new|nice|cool|big|large|small|little|simple|good|game|level|tile|pixel|art|pixel-art|2d|rpg) ?)*maps?(?: (?:for|in) (?:my|the|a|our) [\w -]+)?$/i;
const DUNGEON = /\b(?:dungeon|caves?|crypt|labyrinth|rooms)\b/i;

/** "a forest tileset, then a map" */
const OF_ITS_TILES =
  /^(?:(?:first|an?|the) )*([\w -]+?) tile ?sets?\b\s*,?\s*(?:and |then |and then )?(?:an? |the )?map(?: (?:using|with|of|from) (?:it|them|that|these))?/i;

/** Tilesets in a chain, then the map; of tilesets of this conversation where they are meant. */
export function planMap(asked: string, memory: Memory, projectId: string | null): Plan {
  // "a forest tileset 32px, then a map using it": the tiles of the map, and how large they are
  const [px, side] = (TILES.test(asked) && /,?\s*\b(16|32) ?(?:px|pixels?)\b/i.exec(asked)) || [];
  const wish = (px ? asked.replace(px, ' ') : asked)
    .replace(OF_ITS_TILES, 'map of $1')
    // "a desert south" lies in the south
    .replace(
      /(?<=[a-z]s?)(?<!\b(?:to|from)) (?:to the |at the |in )?(?<!in the )((?:north|south)[- ]?(?:east|west)|north|south|east|west)(?=$|[,.;]| and\b| with\b)/gi,
      (all, side: string, at: number, text: string) => (/\bthe$/i.test(text.slice(0, at)) ? all : ` in the ${side}`),
    )
    .replace(/,?\s*\b(?:using|with|of|from) (?:it|them|that)(?=\s*(?:$|[,.]))/gi, '');
  const project: Args = { ...(projectId ? { project_id: projectId } : {}) };
  const tile: Args = side ? { tile_size: Number(side) } : {};
  const [size, across, down, , alone] = SIZE.exec(wish) ?? [];
  const width = across ?? alone;
  if ([width, down].some((side) => side !== undefined && (Number(side) < 1 || Number(side) > MOST_SIDE)))
    return { ask: say.mapSide(MOST_SIDE) };
  const words = wish
    .replace(size ?? '', ' ')
    .replace(/\b(?:about|around|roughly|approximately|of (?:size )?)\s*(?=[,.]|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\s+,/g, ',')
    .replace(/[\s,]+$/, '')
    .trim();
  const sides: Args = width ? { width: Number(width), height: Number(down ?? width) } : {};
  const ofThose =
    /\b(?:these|those|them|the (?:same )?|my) ?(?:tile ?sets?|tiles)?\b/i.test(words) &&
    /\b(?:with|of|from|using|out of) (?:these|those|them|the (?:same )?tiles?(?:ets?)?)\b/i.test(words);
  const kept = ofThose ? memory.tilesets : [];
  if (ofThose && !kept.length) return { ask: say.NO_TILES };
  const isKnown =
    BUILDING.test(words) ||
    PLACES.some((place) => place.words.test(words)) ||
    FEATURES.some(([feature]) => feature.test(words)) ||
    words.split(/[^a-z]+/i).some((word) => LEXICON.read(word.toLowerCase()).some(({ is }) => is === 'setting'));
  const strange = words
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word.length > 3 && !isWord(word));
  if (strange.length) return { ask: say.puzzled(strange) };
  if (!kept.length && (NO_PLACE.test(words) || !isKnown)) return { ask: say.MAP_OF_WHAT };
  const [first, land, ...more] = groundsOf(words) as [string, string, ...string[]];
  const rooms = BUILDING.test(words);
  const sea = rooms || IN_THE_SEA.test(words) || PLACES.some(({ words: of, around }) => around && of.test(words));
  const based = sea
    ? [[first, land], ...more.map((ground) => [ground, land])]
    : [first, land, ...more].slice(1).map((ground) => [ground, first]);
  const tiles = kept.length
    ? []
    : based.map(([lower, upper], i) => tilesetStep({ lower: lower!, upper: upper! }, i, { ...tile, ...project }));
  const text =
    rooms && !DUNGEON.test(words)
      ? `dungeon with rooms, ${words}`
      : DUNGEON.test(words) || /\b(?:island|continent|archipelago)/i.test(words) || !IN_THE_SEA.test(words)
        ? words
        : `island, ${words}`;
  const map: Step = {
    tool: 'create_map',
    args: (results) => ({
      tileset_ids: kept.length ? kept : tilesetsOf(results),
      name: nameOf(words),
      description: text,
      ...(kept.length || sea ? {} : { terrain: first }),
      ...sides,
      ...project,
    }),
    price: 0,
    what: `the map: ${words}`,
  };
  return { steps: [...tiles, map], notes: rooms ? [say.ROOMS] : [] };
}

const tilesetsOf = (results: readonly Result[]): string[] =>
  results.flatMap(({ tool, structured }) =>
    tool === 'create_topdown_tileset' && typeof structured?.tileset_id === 'string' ? [structured.tileset_id] : [],
  );

/** Each after the first shares the picture of the land with it. */
function tilesetStep({ lower, upper }: { lower: string; upper: string }, i: number, project: Args): Step {
  const args = { lower_description: lower, upper_description: upper, ...project };
  return {
    tool: 'create_topdown_tileset',
    args: i
      ? (results) => {
          const base = results.find(({ tool }) => tool === 'create_topdown_tileset')?.structured?.upper_base_tile_id;
          return { ...args, ...(typeof base === 'string' ? { upper_base_tile_id: base } : {}) };
        }
      : args,
    price: 1,
    what: `tiles: ${lower} to ${upper}`,
  };
}

/** What is laid on the map that was made last: "add a lake in the north". Undefined where the words are about something else. */
export function planMapEdit(wish: string, { map }: Memory): Plan | undefined {
  if (!map) return undefined;
  const [, what] =
    /^(?:(?:and |now |also )*(?:with |lay |put |place |paint |let there be )?)((?:an?|another|some|the|two|more) .+?)(?: (?:on|to|in|onto) (?:it|the map|this map))?$/i.exec(
      wish,
    ) ?? [];
  if (!what || !FEATURES.some(([words]) => words.test(what))) return undefined;
  if (endsInTerrain(what) && /\btile/i.test(what)) return undefined;
  return {
    steps: [
      {
        tool: 'edit_map',
        args: { map_id: map.id, operations: [{ kind: 'describe', text: what }] },
        price: 0,
        what: `${what} on the map`,
      },
    ],
    notes: [],
  };
}
