/** What a place's things are subject to: their rank, how high they may be, how they look by season, who has them already. */

import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import type { Area, RankOptions, Stand } from './stand.ts';
import type { PlaceRow, PlaceThings, Rank } from './types.ts';

export const IN_AIR =
  /^(?:fish|bird|bat|butterfly|tropical-fish|moon|full-moon|planet|ufo|dragon|airship|zeppelin|blimp|helicopter|drone|cloud|star|rainbow|hot-air-balloon|airplane|sun|kite|balloon)/;

/** Seen from afar alone. */
export const HUGE = /^(?:volcano|mountain|snowy-mountain|snow-capped-mountain|pyramid|iceberg|mount-fuji)$/;

/** What is said of a thing that is small on the horizon, and how large it is then beside one that is merely behind. */
const FAR_OFF = /\b(?:on the horizon|in the (?:far )?distance|far away|far off|distant)\b/;
const AFAR = 0.55;

/** Hangs on the wall of a kitchen, over the worktop. */
export const COOKWARE = /^(?:frying-pan|saucepan|pan|pot|cooking-pot|skillet|wok)$/;

/** Hangs from a ceiling. */
const HANGS =
  /^(?:chain|chains|chandelier|cage|(?:[a-z]+-)*lantern|hanging-lamp|disco-ball|vine|cobweb|bat|shackles?)$/;

/** What fills a laboratory's tank. */
const TANKS: Readonly<Record<string, string>> = { red: '#f06c5c', blue: '#5c9cf0', purple: '#b070f0', pink: '#f08cc0', yellow: '#f0dc60', orange: '#f0a048', white: '#e4f0f4', cyan: '#6ce4f0' }; // biome-ignore format: a table

/** What is said to be there as a row of the table. */
export function rowOfExtra(concept: string, count: number, indoor: boolean, text = ''): PlaceThings {
  if (indoor && COOKWARE.test(concept) && (count > 1 || /\bhanging\b|\bhung\b/.test(text)))
    return ['wall', 'art:pans', 1, 'scatter', 1.1];
  if (indoor && /\bon (?:an? |the |his |her )?desk\b/.test(text))
    return ['mid', `set:table+${concept}`, 1, 'edges', 1.15];
  if (indoor && /^(?:stairs|staircase|spiral-stairs|spiral-staircase)$/.test(concept)) return ['back', `art:stairs:${/spiral|winding|curved|circular/.test(text) ? 'spiral' : /stone|marble/.test(text) ? 'stone' : 'wood'}`, 1, 'edges', 1.7]; // biome-ignore format: one line
  if (indoor && /^(?:chains?|shackles?)$/.test(concept))
    return ['hang', 'art:chain', Math.max(2, Math.min(4, count)), 'row', 1];
  if (indoor && /^hay|straw/.test(concept) && /\bstraw\b/.test(text)) return ['mid', 'art:straw', 2, 'edges', 1];
  if (indoor && concept === 'cryo-chamber' && /\btanks?\b/.test(text))
    return ['back', `art:tank:${TANKS[/\b(?:red|blue|purple|pink|yellow|orange|white|cyan)\b/.exec(text)?.[0] ?? ''] ?? '#6cf08c'}`, Math.min(3, count), 'edges', 1.35]; // biome-ignore format: one line
  if (/^(?:stalactites?|icicles?)$/.test(concept)) return ['hang', concept, Math.max(3, count), 'row', 1];
  if (indoor && HANGS.test(concept)) return ['hang', concept, Math.min(4, count), 'row', 0.75];
  if (!indoor && FAR_OFF.test(text) && (HUGE.test(concept) || categoryOf(concept) === 'building'))
    return ['far', concept, count, count > 1 ? 'row' : 'scatter', AFAR];
  if (concept === 'smoke' && !indoor) return ['far', 'art:smoke', 2, 'scatter', 1.6];
  const rank: Rank = IN_AIR.test(concept) ? 'air' : HUGE.test(concept) && concept !== 'iceberg' ? 'far' : categoryOf(concept) === 'building' ? 'back' : /torch|banner|painting|poster|window|clock|mirror|^map$|calendar/.test(concept) && indoor ? 'wall' : /fireplace|bookshelf|throne|oven|statue|bed|wardrobe/.test(concept) && indoor ? 'back' : 'mid'; // biome-ignore format: one line
  return [rank, concept === 'torch' && indoor ? 'wall-torch' : concept, count, count > 1 ? 'edges' : 'scatter', 1];
}

/** What is not seen where snow lies. */
export const SUMMER =
  /^(?:art:)?(?:mushroom|flower|red-mushroom|fern|mossy-rock|rose|tulip|daisy|sunflower|grass|tall-grass|butterfly|lily)/;

/** On the bank across wet fields. */
export const onBank = (foot: Px, { bank, horizon, height }: RankOptions): Px => (bank ? Math.min(horizon + (height - horizon) * 0.8, Math.max(horizon + (height - horizon) * 0.46, foot)) : foot); // biome-ignore format: one line

/** Nothing stands in the river: houses are beyond it, the rest on the nearer bank. */
export function ashore(foot: Px, concept: string, rank: Rank, { river }: RankOptions): Px {
  if (!river || (rank !== 'mid' && rank !== 'back') || foot <= river[0] || foot >= river[1] + 3) return foot;
  if (/bridge/.test(concept)) return river[1] + 1;
  return categoryOf(concept) === 'building' || rank === 'back' ? river[0] : river[1] + 3;
}

export const areaOf = ({ sprite, x, y }: Stand): Area => ({ left: x, top: y, right: x + sprite.image.width, bottom: y + sprite.image.height }); // biome-ignore format: one line

/** Trees: what is as high as a house and has leaves. */
export const TALL =
  /^(?:snow:)?(?:tree|pine-tree|palm-tree|autumn-tree|cherry-tree|dead-tree|willow|apple-tree|oak-tree)$/;

/** How high a thing may be: nothing that grows hides the place, and houses behind are seen up to their roofs. */
export function mostOf(kind: string, rank: Rank, asked: boolean, H: Px, horizon: Px): number {
  if (categoryOf(kind.replace(/^snow:/, '')) === 'building' && horizon > 0)
    return rank === 'back' || rank === 'far' ? Math.max(horizon * 0.94, H * 0.3) : H * 0.62;
  if (kind === 'ship' && horizon > 0) return Math.max(horizon * 0.9, H * 0.3);
  if (asked) return H * 0.5;
  return TALL.test(kind) ? H * (rank === 'front' ? 0.56 : 0.46) : Number.POSITIVE_INFINITY;
}

/** The painted kind of a plant that stands far off. */
export function paintedPlant(kind: string, snowy: boolean, leafy: string): string | undefined {
  if (kind === 'snow:pine-tree') return 'snowy pine';
  if (kind === 'pine-tree') return snowy ? 'snowy pine' : 'pine';
  if (kind === 'tree') return snowy ? 'snowy' : leafy;
  if (kind === 'autumn-tree') return 'autumn';
  if (kind === 'cherry-tree') return 'cherry';
  return kind === 'bush' && !snowy ? 'bush' : undefined;
}

export const plain = (what: string): string => what.replace(/^(?:glow|snow|dry):/, '');
/** Whether the place has that of its own: it stands as the place has it, where nothing more was said of it. */
export const ownOf = (row: PlaceRow, { brief, changes, at }: SceneNode): boolean =>
  at === undefined &&
  changes.length === 0 &&
  brief.colours.length === 0 &&
  brief.parts.length === 0 &&
  brief.build.length === 0 &&
  row.things.some(
    ([rank, what]) =>
      rank !== 'far' && !what.includes('+') && what.split(' ').length === 1 && plain(what) === brief.concept,
  );

/** A tree as it looks in that season. */
export const inSeason = (kind: string, leafy: string): string =>
  kind !== 'tree' ? kind : leafy === 'autumn' ? 'autumn-tree' : leafy === 'cherry' ? 'cherry-tree' : kind;

/** Said to hang in the air. */
export const FLOATS = /\b(?:floating|flying|levitating|hovering)\b/;
/** What a room is named by. */
export const MAIN = /(?:^|-)bed$|^(?:throne|oven|altar|bathtub|piano|furnace|coffin|sarcophagus)$/;

/** What the place's own features or manners show of it: curtains of a stage, webs of a lair, the tree of Christmas. */
export const isPainted = (row: PlaceRow, graph: SceneGraph, { brief: { concept }, text }: SceneNode): boolean =>
  (row.features?.includes('cell wall') === true &&
    (/^(?:chains?|shackles?|bars?)$/.test(concept) || /\bstraw\b|\bbars\b|\bbarred\b/.test(text))) ||
  (row.features?.includes('chalkboard') === true && /(?:chalk|black)board/.test(concept)) ||
  (row.features?.includes('neon signs') === true && /\bneon\b/.test(text)) ||
  (concept === 'waterfall' && row.things.some(([, what]) => what === 'floating-island')) ||
  (row.features?.includes('stage') === true && /curtain/.test(concept)) ||
  (concept === 'spider-web' && row.things.some(([, what]) => what.startsWith('art:web'))) ||
  (/(?:^|-)tree$/.test(concept) && graph.manners?.some(({ id }) => id === 'christmas') === true);

/** A being of that kind was asked for: the place's own stays away. */
export const isThere = (graph: SceneGraph, what: string): boolean =>
  graph.nodes.some((n) => n.brief.concept === plain(what)) ||
  (what.startsWith('beast:') && [...graph.nodes, ...graph.extras].some((n) => n.brief.concept === what.slice(6)));
