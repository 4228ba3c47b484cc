/** Words to terrain: "a small island with a forest in the north". */
import type { MapEdit } from './edits.ts';
import type { Area } from './grid.ts';

/** What a noun stands for, the terrains that say it in their names (best first), and how it is laid. */
interface Noun {
  readonly words: readonly string[];
  readonly terrains: readonly string[];
  readonly kind: 'island' | 'patches' | 'river' | 'path' | 'dungeon';
  /** Share of the side of the map that it takes, or the width of a line. */
  readonly size: number;
}

const LAND = ['grass', 'meadow', 'land', 'sand', 'beach', 'dirt', 'earth', 'snow', 'ground', 'rock', 'stone', 'dust'];
const WATER = ['ocean', 'sea', 'water', 'river', 'lake', 'lava', 'swamp', 'ice'];
const NOUNS: readonly Noun[] = [
  { words: ['archipelago', 'islands', 'continents', 'atolls'], terrains: LAND, kind: 'patches', size: 0.3 },
  { words: ['island', 'isle', 'continent', 'land', 'atoll'], terrains: LAND, kind: 'island', size: 0.85 },
  { words: ['forest', 'woods', 'wood', 'grove', 'jungle'], terrains: ['forest', 'wood', 'lush', 'jungle', 'bush', 'leaves', 'tall grass', 'dark grass', 'grass'], kind: 'island', size: 0.45 },
  { words: ['lake', 'pond', 'lagoon', 'pool', 'bay', 'sea', 'oasis'], terrains: WATER, kind: 'island', size: 0.35 },
  { words: ['river', 'stream', 'creek', 'brook'], terrains: WATER, kind: 'river', size: 2 },
  { words: ['road', 'path', 'street', 'trail', 'lane'], terrains: ['road', 'path', 'cobble', 'brick', 'stone', 'dirt', 'sand'], kind: 'path', size: 2 },
  { words: ['dungeon', 'cave', 'caves', 'crypt', 'rooms', 'labyrinth'], terrains: ['floor', 'dungeon', 'stone', 'tile', 'cave', 'brick', 'dirt'], kind: 'dungeon', size: 1 },
  { words: ['mountain', 'mountains', 'hill', 'hills', 'plateau', 'cliff', 'cliffs'], terrains: ['mountain', 'rock', 'cliff', 'plateau', 'hill', 'stone', 'snow'], kind: 'island', size: 0.4 },
  { words: ['desert', 'beach', 'dunes'], terrains: ['sand', 'desert', 'beach', 'dune'], kind: 'island', size: 0.5 },
  { words: ['meadow', 'field', 'lawn', 'grassland'], terrains: ['grass', 'meadow', 'field'], kind: 'island', size: 0.5 },
  { words: ['snow', 'glacier', 'tundra'], terrains: ['snow', 'ice', 'glacier'], kind: 'island', size: 0.5 },
  { words: ['plaza', 'square', 'town', 'village', 'courtyard'], terrains: ['cobble', 'stone', 'brick', 'road', 'path', 'dirt'], kind: 'island', size: 0.4 },
]; // biome-ignore format: a table

const SIZES: Readonly<Record<string, number>> = {
  tiny: 0.4,
  little: 0.6,
  small: 0.6,
  large: 1.35,
  big: 1.35,
  wide: 1.4,
  huge: 1.8,
  vast: 1.8,
  narrow: 0.5,
};
/** Of the free room: 0 is west or north, 1 east or south. */
const SIDES: Readonly<Record<string, readonly [number | null, number | null]>> = {
  north: [null, 0], south: [null, 1], west: [0, null], east: [1, null], top: [null, 0], bottom: [null, 1],
  left: [0, null], right: [1, null], northwest: [0, 0], northeast: [1, 0], southwest: [0, 1], southeast: [1, 1],
  middle: [0.5, 0.5], centre: [0.5, 0.5], center: [0.5, 0.5],
}; // biome-ignore format: a table

export interface Understood {
  readonly edits: readonly MapEdit[];
  /** What was laid, in words. */
  readonly laid: readonly string[];
  /** Things that were asked for and that no terrain of the map says. */
  readonly lacking: readonly string[];
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(north|south)[- ](east|west)/g, '$1$2')
    .match(/[a-z]+/g) ?? [];

/** The terrain whose name says what is meant: the noun's own word first, then what it usually is made of. */
function terrainOf(terrains: readonly string[], noun: Noun, said: string): number {
  for (const word of [said, ...noun.terrains]) {
    const at = terrains.findIndex((name) => name.toLowerCase().includes(word));
    if (at >= 0) return at;
  }
  return -1;
}

/** Of the side of a map, so that a coast has room around it. */
const MOST_SHARE = 0.92;

/** What a text asks for on a map of these terrains, in the order in which it names it. */
export function understand(
  text: string,
  terrains: readonly string[],
  map: { width: number; height: number },
  seed: number,
): Understood {
  const said = words(text);
  const nouns = said.flatMap((word, at) => {
    const noun =
      NOUNS.find((one) => one.words.includes(word)) ??
      (word.length > 4 ? NOUNS.find((one) => one.words.includes(word.replace(/s$/, ''))) : undefined);
    return noun ? [{ noun, word, at }] : [];
  });
  const edits: MapEdit[] = [];
  const laid: string[] = [];
  const lacking: string[] = [];
  /** Where the last mass of land lies: what follows lies on it. */
  let within: Area = { x: 0, y: 0, ...map };
  nouns.forEach(({ noun, word, at }, i) => {
    const before = said.slice(i ? nouns[i - 1]!.at + 1 : 0, at);
    const after = said.slice(at + 1, nouns[i + 1]?.at ?? said.length);
    const terrain = terrainOf(terrains, noun, word);
    if (terrain < 0) {
      lacking.push(word);
      return;
    }
    const scale = before.reduce((all, adjective) => all * (SIZES[adjective] ?? 1), 1);
    const place = after.map((one) => SIDES[one]).find(Boolean) ?? before.map((one) => SIDES[one]).find(Boolean);
    const isLine = noun.kind === 'river' || noun.kind === 'path';
    const area =
      isLine || noun.kind === 'dungeon' ? within : boxIn(within, Math.min(MOST_SHARE, noun.size * scale), place);
    const own = (seed + i * 977) >>> 0;
    edits.push({
      kind: noun.kind,
      terrain,
      by: 'cells',
      points: isLine ? lineIn(within, after, place) : [],
      area,
      size: isLine
        ? Math.max(1, Math.round(noun.size * scale))
        : noun.kind === 'patches'
          ? Math.round(noun.size * scale * 100)
          : 1,
      seed: own,
    });
    laid.push(`${word} of "${terrains[terrain]}"`);
    if (noun.words.includes('island')) within = inner(area);
  });
  return { edits, laid, lacking };
}

/** A box of a share of another one, at a side of it; in the middle where none is said. */
function boxIn(of: Area, share: number, place: readonly [number | null, number | null] | undefined): Area {
  const width = Math.max(3, Math.round(of.width * share));
  const height = Math.max(3, Math.round(of.height * share));
  // a mass has round corners: what lies in one stays a little off it
  const isCorner = place?.every((side) => side !== null);
  const [across, down] = (place ?? [0.5, 0.5]).map((side) => (isCorner ? 0.2 + 0.6 * side! : side)) as [
    number | null,
    number | null,
  ];
  return {
    x: of.x + Math.max(0, Math.round((of.width - width) * (across ?? 0.5))),
    y: of.y + Math.max(0, Math.round((of.height - height) * (down ?? 0.5))),
    width: Math.min(width, of.width),
    height: Math.min(height, of.height),
  };
}

/** The part of an island's box that is surely land. */
const inner = ({ x, y, width, height }: Area): Area => ({
  x: x + Math.round(width * 0.14),
  y: y + Math.round(height * 0.14),
  width: Math.max(3, Math.round(width * 0.72)),
  height: Math.max(3, Math.round(height * 0.72)),
});

/** "from north to south" and the like: the ends of a line; none where the area's shape is to say. */
function lineIn(
  { x, y, width, height }: Area,
  after: readonly string[],
  place: readonly [number | null, number | null] | undefined,
): MapEdit['points'] {
  const ends = after.map((one) => SIDES[one]).filter((one) => one !== undefined);
  const at = ([across, down]: readonly [number | null, number | null]) =>
    [x + Math.round((width - 1) * (across ?? 0.5)), y + Math.round((height - 1) * (down ?? 0.5))] as const;
  if (ends.length >= 2) return [at(ends[0]!), at(ends[1]!)];
  if (!place) return [];
  // along the side that is named
  const [across, down] = place;
  return down !== null
    ? [at([0, 0.15 + 0.7 * down]), at([1, 0.15 + 0.7 * down])]
    : [at([0.15 + 0.7 * across!, 0]), at([0.15 + 0.7 * across!, 1])];
}
