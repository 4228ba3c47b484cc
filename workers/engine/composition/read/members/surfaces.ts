/**
 * What a phrase says of the surfaces of a place: of what its floor and its walls are, how they are worn, what lies on them, which colour its
 * water has. "cracked floor", "peeling green paint", "muddy ground", "blood on the walls", "green water", "rubble everywhere".
 */
import type { Facets } from './sky-and-light.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const FLOOR = list('floor floors ground floorboards pavement flooring street soil earth terrain');
const WALL = list('wall walls paint wallpaper plaster ceiling paintwork');
const WATER = list('water waters sea waves river lake pond canal sewage liquid slime ocean');
const HUES: Readonly<Record<string, string>> = { red: '#b83c40', crimson: '#962438', bloody: '#8c2028', pink: '#dc8ca4', orange: '#d8843c', yellow: '#dcb850', golden: '#d0a040', beige: '#d4c0a0', cream: '#e8dcc0', green: '#5c9860', toxic: '#78c83c', emerald: '#2c9468', blue: '#4c78b8', turquoise: '#30b4b0', teal: '#2c8c90', cyan: '#48c0d0', purple: '#8058a4', violet: '#8058a4', lavender: '#a890d0', white: '#e4e4e4', grey: '#8c9098', gray: '#8c9098', black: '#34343e', brown: '#886040' }; // biome-ignore format: a table
/** What floors are of: kinds that `places/surfaced.ts` knows. */
const MATTER: Readonly<Record<string, string>> = {
  wooden: 'wood', wood: 'wood', plank: 'wood', planks: 'wood', parquet: 'wood', stone: 'stone', rocky: 'stone', flagstone: 'stone', concrete: 'concrete', cement: 'concrete', asphalt: 'asphalt', tarmac: 'asphalt',
  cobblestone: 'cobbles', cobblestones: 'cobbles', cobbled: 'cobbles', cobbles: 'cobbles', brick: 'brick', bricks: 'brick', marble: 'marble', tiled: 'tiles', tile: 'tiles', tiles: 'tiles', checkered: 'checks', checkerboard: 'checks', chequered: 'checks',
  mud: 'mud', muddy: 'mud', dirt: 'dirt', dirty: 'dirt', clay: 'dirt', sand: 'sand', sandy: 'sand', gravel: 'gravel', pebbles: 'gravel', pebbly: 'gravel', grass: 'grass', grassy: 'grass', moss: 'moss', mossy: 'moss', snow: 'snow', snowy: 'snow',
  ice: 'ice', icy: 'ice', frozen: 'ice', metal: 'metal', steel: 'metal', iron: 'metal', ash: 'ash', ashes: 'ash', glass: 'ice', crystal: 'ice', bamboo: 'wood', salt: 'snow',
}; // biome-ignore format: a table
const CRACKED = list('cracked cracks crack fractured split crumbling broken shattered damaged ruined battered');
const PEELING = list('peeling flaking chipped faded weathered worn old torn');
/** What stains a surface, or lies about on it. */
const STAINS: Readonly<Record<string, string>> = { blood: '#8c2028', bloody: '#8c2028', bloodstains: '#8c2028', bloodstained: '#8c2028', soot: '#2c2830', burnt: '#2c2830', scorched: '#2c2830', charred: '#2c2830', oil: '#282838', mold: '#5c7050', mould: '#5c7050', moldy: '#5c7050', mouldy: '#5c7050', slime: '#6cc848', slimy: '#6cc848', goo: '#6cc848', stains: '#54483c', stained: '#54483c', grime: '#54483c', grimy: '#54483c', filthy: '#54483c', rust: '#9c5830', rusty: '#9c5830', paint: '#d05090', damp: '#4c5c60' }; // biome-ignore format: a table
const LITTER: Readonly<Record<string, string>> = { rubble: 'rubble', debris: 'rubble', stones: 'rubble', wreckage: 'rubble', garbage: 'trash', trash: 'trash', litter: 'trash', rubbish: 'trash', papers: 'papers', paper: 'papers', documents: 'papers', newspapers: 'papers', leaves: 'leaves', foliage: 'leaves', cables: 'cables', wires: 'cables', cords: 'cables', glass: 'shards', shards: 'shards', bones: 'bones', feathers: 'feathers', petals: 'petals', confetti: 'confetti', straw: 'straw', hay: 'straw', sawdust: 'straw', roots: 'roots', moss: 'moss', ashes: 'soot' }; // biome-ignore format: a table
const FILLER = list(
  'a an the with of in on all over everywhere around about some many lots scattered strewn littered covered by very old broken thick small big fallen lying spread piles pile bits pieces shattered dry dead wet autumn loose tangled hanging at along and few ancient dusty electric electrical power shallow clear still calm quiet flat deep dark light cold',
);
/** A picture of water without waves. */
const STILL = list('calm still quiet flat clear cold clean peaceful shallow deep glassy');

/** The facets that a phrase names of floor, walls and water; absent where one of its words is of something else. */
export function surfaceSaid(phrase: string): Facets | undefined {
  const words = phrase.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 7) return undefined;
  const has = (set: ReadonlySet<string>): boolean => words.some((w) => set.has(w));
  const known = (w: string): boolean =>
    FLOOR.has(w) ||
    WALL.has(w) ||
    WATER.has(w) ||
    w in HUES ||
    w in MATTER ||
    CRACKED.has(w) ||
    PEELING.has(w) ||
    w in STAINS ||
    w in LITTER ||
    FILLER.has(w);
  if (!words.every(known)) return undefined;
  const [floor, wall, water] = [has(FLOOR), has(WALL), has(WATER) && !has(FLOOR)];
  const hue = words.map((w) => HUES[w]).find(Boolean);
  const matter = words.map((w) => MATTER[w]).find(Boolean);
  const stain = words.map((w) => STAINS[w]).find(Boolean);
  const litter = words.map((w) => LITTER[w]).find(Boolean);
  const features: string[] = [];
  if (water && !wall) {
    if (hue || stain) features.push(`water hue:${hue ?? stain}`);
    else if (!words.every((w) => WATER.has(w) || STILL.has(w) || FILLER.has(w)) || !has(STILL)) return undefined;
    return { features };
  }
  const spread = /\b(?:everywhere|scattered|strewn|littered|all over|around|about|lying|spread)\b/.test(phrase);
  if (wall) {
    if (words.includes('ceiling') && !hue && !stain) return undefined;
    if (has(PEELING)) features.push(`peeling:${hue ?? '#7c9c80'}`);
    else if (hue || (matter && !stain && !words.includes('moss') && matter !== 'moss'))
      features.push(`walls:${hue ?? matter}`);
    if (matter === 'moss' || words.includes('moss')) features.push('moss on walls');
    if (stain && !/paint/.test(phrase)) features.push(`stains on walls:${stain}`);
    if (has(CRACKED)) features.push('cracks on walls');
  } else if (
    floor ||
    (matter && /^(?:mud|gravel|ash|moss|dirt|cobbles)$/.test(matter) && words.length <= 3) ||
    (hue && matter && /^(?:grass|sand|snow|moss|dirt|ice)$/.test(matter) && words.length === 2)
  ) {
    if (litter && litter !== 'moss' && !(matter && words.length === 2)) features.push(`litter:${litter}`);
    else if (stain && !matter) features.push(`stains on floor:${stain}`);
    else if (hue || matter) features.push(`ground:${matter ?? ''}${hue ? `,${hue}` : ''}`);
    if (has(CRACKED)) features.push('cracks on floor');
  } else if (litter && (spread || /^(?:rubble|trash|papers|shards|confetti|cables)$/.test(litter)))
    features.push(`litter:${litter}`);
  else if (stain && (spread || /^(?:blood|bloodstains|grime|slime)$/.test(phrase)))
    features.push(`stains on floor:${stain}`);
  return features.length > 0 ? { features } : undefined;
}
