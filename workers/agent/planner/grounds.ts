/** Words of grounds: which they are, what lies beside one, of what the ground of a place is, and what no tile shows of them. */
import { TERRAIN } from '../../engine/catalogue/terrain.ts';
import { ADJECTIVES } from '../../engine/catalogue/terrain-adjectives.ts';
import { endsInTerrain, readTerrain } from '../../engine/tile/read-terrain.ts';
import { COLOUR_HEX } from '../../engine/understand/colours.ts';
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import { nearlySame } from './refer.ts';
import { tidy } from './slots.ts';
import { wordRow } from './words/vectors.ts';

const ARTICLE = /^(?:an?|the|some|my|our|your|of|with|from|in|on)\s+/i;
/** Said of a set of tiles, and of no ground. */
const OF_TILES =
  /\b(?:tile ?sets?|tiles?|textures?|seamless|top[- ]?down|overhead|side[- ]?(?:view|scrolling|scroller)|(?:from )?above|isometric|iso|(?:slowly |smoothly |softly )?(?:fading|blending|turning|melting|merging|going|changing|flowing|fades?|blends?|turns?)|platforms?|blocks?|cubes?|grounds? for)\b/gi;

/** "a mossy cobblestone tileset" → "mossy cobblestone" */
export const bareGround = (words: string): string => {
  const rest = tidy(words.replace(OF_TILES, ' ')).replace(ARTICLE, '').replace(ARTICLE, '');
  return spelt(tidy(rest));
};

/** A word that is often written is meant as it stands. */
const isCommon = (word: string): boolean => wordRow(word) >= 0 && wordRow(word) < 6000;

/** "gras", "cobbels": what is no word of the language and a letter off a ground is that. */
const spelt = (words: string): string =>
  words
    .split(' ')
    .map((word) => {
      const low = word.toLowerCase();
      if (
        low.length < 4 ||
        NOUNS.has(single(low)) ||
        ADJECTIVES.has(low) ||
        COLOUR_HEX.has(low) ||
        LEXICON.read(low).length ||
        isCommon(low)
      )
        return word;
      return (
        [...NOUNS].find((noun) => noun.length > 3 && (nearlySame(noun, low) || nearlySame(noun, single(low)))) ?? word
      );
    })
    .join(' ');

/** "grass and dirt", "sand to water" → each by itself. What lies over a ground ("grass with flowers") stays with it. */
export const groundsIn = (words: string): readonly string[] =>
  words
    // "vines to climb" go over into nothing
    .replace(/\s+to\s+(\w+)$/i, (all, last: string) => (isGround(last) ? all : ''))
    .replace(/^(?:floor |wall )?tiles$/i, 'tiled floor')
    .split(/\s*(?:,|;|\/|&|\+|->|→|\band\b|\b(?:in)?to\b|\bmeets?\b|\bvs\.?|\bnext to\b|\bbeside\b|\bplus\b)\s*/i)
    .map(bareGround)
    .filter((ground) => ground !== '');

/** Whether the engine has a drawing of its own for it. */
export const isGround = (words: string): boolean => endsInTerrain(words) || readTerrain(words).kind !== 'other';
export const isLiquid = (words: string): boolean => TERRAIN.get(readTerrain(words).kind)?.liquid === true;

const single = (word: string): string =>
  /(?:ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/s$/, '');
const NOUNS = new Set(
  [...TERRAIN.values()].flatMap(({ words }) =>
    words
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(single),
  ),
);
/** No look, and nothing that could be missing. */
const EMPTY =
  /^(?:a|an|the|with|and|or|of|in|on|to|some|few|little|bit|all|its|it|them|one|two|other|under|over|from|at|by|top|bottom|below|above|edge|edges|side|sides|between|for|very|kind|like|style|colou?rs?|tone|tones|look|looks|lots|many|which|that|is|are|here|there|growing|lying|covered|plain|normal|simple|basic|same|ground|floor|floors|wall|walls)$/;

/** Words of a ground that its tiles would not show. */
export const notShown = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !EMPTY.test(word))
    .filter(
      (word) => !ADJECTIVES.has(word) && !COLOUR_HEX.has(word) && !NOUNS.has(single(word)) && !endsInTerrain(word),
    );

/** A road lies in something, and a wall stands by a floor, without being told. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:roads?|paths?|streets?|trails?|cobble\w*|pavement|sidewalk|asphalt|gravel|flowers?|meadow|water|mud|rivers?|ponds?|lakes?|hedges?|soil)\b/i, 'grass'],
  [/\b(?:lava|magma)\b/i, 'dark rock'],
  [/\b(?:sand|desert|beach|dunes?)\b/i, 'water'],
  [/\b(?:snow|ice)\b/i, 'frozen dirt'],
  [/\bwalls?\b/i, 'stone floor'],
  [/\b(?:floors?|planks?|parquet|carpet|tiles?|linoleum|concrete)\b/i, 'stone wall'],
  [/\bgrass\b/i, 'dirt'],
  [/./, 'dirt'],
]; // biome-ignore format: a table
export const besideOf = (ground: string): string => BESIDE.find(([words]) => words.test(ground))![1];

/** What a place has underfoot: from above its ground and what it meets, from the side what its platforms are of and what lies on them. */
interface PlaceGround {
  readonly words: RegExp;
  readonly above: readonly [string, string];
  readonly side: readonly [string, string | undefined];
}
const PLACES: readonly PlaceGround[] = [
  { words: /\b(?:sewers?|drains?)\b/i, above: ['slime', 'dark stone floor'], side: ['dark stone bricks', 'slime'] },
  { words: /\b(?:dungeons?|crypts?|castles?|prison|tomb|fortress|temple|ruins?)\b/i, above: ['grey stone floor', 'dark stone wall'], side: ['grey stone bricks', undefined] },
  { words: /\b(?:caves?|caverns?|mines?|underground)\b/i, above: ['brown cave floor', 'dark rock'], side: ['dark rock', undefined] },
  { words: /\b(?:lava|volcan\w*|hell)\b/i, above: ['lava', 'black rock'], side: ['black rock', 'lava'] },
  { words: /\b(?:space ?(?:ship|station)?|sci-?fi|lab(?:oratory)?|reactor|factory|robot\w*)\b/i, above: ['metal plates', 'dark metal'], side: ['metal plates', undefined] },
  { words: /\b(?:moon|mars|planet|alien)\b/i, above: ['grey moon dust', 'grey rock'], side: ['grey rock', 'grey dust'] },
  { words: /\b(?:deserts?|dunes?|oasis|egypt\w*|pyramids?)\b/i, above: ['sand', 'sandstone'], side: ['sandstone', 'sand'] },
  { words: /\b(?:beach(?:es)?|coast|islands?|sea|ocean|harbou?r)\b/i, above: ['water', 'sand'], side: ['sandstone', 'sand'] },
  { words: /\b(?:snow\w*|winter|ice|icy|arctic|tundra|frozen|christmas)\b/i, above: ['ice', 'snow'], side: ['frozen dirt', 'snow'] },
  { words: /\b(?:swamps?|marsh\w*|bog)\b/i, above: ['swamp water', 'swamp grass'], side: ['mud', 'moss'] },
  { words: /\b(?:forests?|woods?|jungle|grove|park|garden)\b/i, above: ['dirt', 'dark grass'], side: ['dirt', 'grass'] },
  { words: /\b(?:farms?|fields?|village|meadow|countryside)\b/i, above: ['farm soil', 'grass'], side: ['dirt', 'grass'] },
  { words: /\b(?:city|town|streets?|road|downtown|parking)\b/i, above: ['asphalt', 'grey pavement'], side: ['bricks', 'concrete'] },
  { words: /\b(?:candy|sweets?|cake|dessert)\b/i, above: ['chocolate', 'candy'], side: ['chocolate', 'candy'] },
  { words: /\b(?:house|home|tavern|inn|shop|store|kitchen|library|mansion|room|indoors?|interior|cabin|hotel|restaurant|bar|pub)\b/i, above: ['wooden floor planks', 'plaster wall'], side: ['wooden planks', undefined] },
  { words: /\b(?:hospital|school|office|supermarket|mall|museum|bathroom|clinic|airport|station)\b/i, above: ['white tiled floor', 'plaster wall'], side: ['concrete', undefined] },
]; // biome-ignore format: a table

export const placeGround = (place: string): PlaceGround | undefined => PLACES.find(({ words }) => words.test(place));

const TOPS =
  /\b(?:grass|snow|moss|leaves|ash|sand|slime|goo|flowers?|vines?|frosting|icing|syrup|sauce|dust|mud|lava|water)\b/i;
/** Whether it lies on something, and is no ground to stand on by itself. */
export const liesOnTop = (words: string): boolean =>
  TOPS.test(words) && !/\b(?:block|brick|stone|rock|ground)s?$/i.test(words);
