/** Where the things of a place stand: in ranks from far to near, the middle left to the subjects. */

import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Random } from '../../random.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { thingSize } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { focalStands, isFocal, kept } from './focal.ts';
import { type Furnishing, furnish, named } from './furnish.ts';
import { inOrder } from './room-order.ts';
import type { Area, RankOptions, Stand } from './stand.ts';
import type { PlaceRow, PlaceThings, Rank, Spread } from './types.ts';

/** How far towards the viewer each rank stands (0 the horizon, 1 the lower edge), and how large. */
const NEAR: Readonly<Record<Rank, readonly [near: number, scale: number]>> = { far: [0.02, 0.8], back: [0.08, 0.95], mid: [0.4, 1.15], front: [0.93, 1.45], wall: [0, 1], hang: [0, 1], air: [0, 1] }; // biome-ignore format: a table
const FROM_ABOVE: typeof NEAR = { ...NEAR, far: [0.1, 0.9], back: [0.26, 0.9], mid: [0.6, 0.9], front: [0.97, 0.9] };

const IN_AIR =
  /^(?:fish|bird|bat|butterfly|tropical-fish|moon|full-moon|planet|ufo|dragon|airship|cloud|star|rainbow|hot-air-balloon|airplane|sun|kite|balloon)/;

/** Seen from afar alone. */
const HUGE = /^(?:volcano|mountain|snowy-mountain|snow-capped-mountain|pyramid|iceberg|mount-fuji)$/;

/** Hangs on the wall of a kitchen, over the worktop. */
const COOKWARE = /^(?:frying-pan|saucepan|pan|pot|cooking-pot|skillet|wok)$/;

/** What is said to be there as a row of the table. */
function rowOfExtra(concept: string, count: number, indoor: boolean, text = ''): PlaceThings {
  if (indoor && COOKWARE.test(concept) && (count > 1 || /\bhanging\b|\bhung\b/.test(text)))
    return ['wall', 'art:pans', 1, 'scatter', 1.1];
  if (indoor && /\bon (?:an? |the |his |her )?desk\b/.test(text))
    return ['mid', `set:table+${concept}`, 1, 'edges', 1.15];
  if (concept === 'smoke' && !indoor) return ['far', 'art:smoke', 2, 'scatter', 1.6];
  const rank: Rank = IN_AIR.test(concept) ? 'air' : HUGE.test(concept) ? 'far' : categoryOf(concept) === 'building' ? 'back' : /torch|banner|painting|window|clock|mirror/.test(concept) && indoor ? 'wall' : /fireplace|bookshelf|throne|oven|statue|bed|wardrobe/.test(concept) && indoor ? 'back' : 'mid'; // biome-ignore format: one line
  return [rank, concept === 'torch' && indoor ? 'wall-torch' : concept, count, count > 1 ? 'edges' : 'scatter', 1];
}

/** What is not seen where snow lies. */
const SUMMER =
  /^(?:art:)?(?:mushroom|flower|red-mushroom|fern|mossy-rock|rose|tulip|daisy|sunflower|grass|tall-grass|butterfly|lily)/;

/** Nothing stands in the river: houses are beyond it, the rest on the nearer bank. */
function ashore(foot: Px, concept: string, rank: Rank, { river }: RankOptions): Px {
  if (!river || (rank !== 'mid' && rank !== 'back') || foot <= river[0] || foot >= river[1] + 3) return foot;
  if (/bridge/.test(concept)) return river[1] + 1;
  return categoryOf(concept) === 'building' || rank === 'back' ? river[0] : river[1] + 3;
}

const areaOf = ({ sprite, x, y }: Stand): Area => ({ left: x, top: y, right: x + sprite.image.width, bottom: y + sprite.image.height }); // biome-ignore format: one line

/** Trees: what is as high as a house and has leaves. */
const TALL = /^(?:snow:)?(?:tree|pine-tree|palm-tree|autumn-tree|cherry-tree|dead-tree|willow|apple-tree|oak-tree)$/;

/** How high a thing may be: nothing that grows hides the place, and houses behind are seen up to their roofs. */
function mostOf(kind: string, rank: Rank, asked: boolean, H: Px, horizon: Px): number {
  if (categoryOf(kind.replace(/^snow:/, '')) === 'building' && horizon > 0)
    return rank === 'back' || rank === 'far' ? Math.max(horizon * 0.94, H * 0.3) : H * 0.62;
  if (kind === 'ship' && horizon > 0) return Math.max(horizon * 0.9, H * 0.3);
  if (asked) return H * 0.5;
  return TALL.test(kind) ? H * (rank === 'front' ? 0.56 : 0.46) : Number.POSITIVE_INFINITY;
}

/** The painted kind of a plant that stands far off. */
function paintedPlant(kind: string, snowy: boolean, leafy: string): string | undefined {
  if (kind === 'snow:pine-tree') return 'snowy pine';
  if (kind === 'pine-tree') return snowy ? 'snowy pine' : 'pine';
  if (kind === 'tree') return snowy ? 'snowy' : leafy;
  if (kind === 'autumn-tree') return 'autumn';
  if (kind === 'cherry-tree') return 'cherry';
  return kind === 'bush' && !snowy ? 'bush' : undefined;
}

const plain = (what: string): string => what.replace(/^(?:glow|snow):/, '');
/** Whether the place has that of its own: it stands as the place has it, where nothing more was said of it. */
const ownOf = (row: PlaceRow, { brief, changes }: SceneNode): boolean =>
  changes.length === 0 &&
  brief.colours.length === 0 &&
  brief.parts.length === 0 &&
  brief.build.length === 0 &&
  row.things.some(
    ([rank, what]) =>
      rank !== 'far' && !what.includes('+') && what.split(' ').length === 1 && plain(what) === brief.concept,
  );

/** A tree as it looks in that season. */
const inSeason = (kind: string, leafy: string): string =>
  kind !== 'tree' ? kind : leafy === 'autumn' ? 'autumn-tree' : leafy === 'cherry' ? 'cherry-tree' : kind;

/** Said to hang in the air. */
const FLOATS = /\b(?:floating|flying|levitating|hovering)\b/;
/** What a room is named by. */
const MAIN = /(?:^|-)bed$|^(?:throne|oven|altar|bathtub|piano|furnace|coffin|sarcophagus)$/;

/** What the place's own features or manners show of it: curtains of a stage, webs of a lair, the tree of Christmas. */
const isPainted = (row: PlaceRow, graph: SceneGraph, { brief: { concept } }: SceneNode): boolean =>
  (concept === 'waterfall' && row.things.some(([, what]) => what === 'floating-island')) ||
  (row.features?.includes('stage') === true && /curtain/.test(concept)) ||
  (concept === 'spider-web' && row.things.some(([, what]) => what.startsWith('art:web'))) ||
  (/(?:^|-)tree$/.test(concept) && graph.manners?.some(({ id }) => id === 'christmas') === true);

/** A being of that kind was asked for: the place's own stays away. */
const isThere = (graph: SceneGraph, what: string): boolean =>
  graph.nodes.some((n) => n.brief.concept === plain(what)) ||
  (what.startsWith('beast:') && [...graph.nodes, ...graph.extras].some((n) => n.brief.concept === what.slice(6)));

export function ranksOf(row: PlaceRow, graph: SceneGraph, o: RankOptions): Stand[] {
  const { width: W, height: H, horizon, person, random } = o;
  const stands: Stand[] = [];
  /** Rows that touch, and what is painted into a corridor, stay where they are. */
  const fixed = new Set<Stand>();
  const taken = new Map<Rank, [number, number][]>();
  const hasGroup = graph.nodes.length > 0;
  const aspect = W / H / 1.333;
  const overlap = (rank: Rank, l: number, r: number): number =>
    (taken.get(rank) ?? []).reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, r) - Math.max(a, l)), 0);
  const empty = graph.mood.includes('empty') || graph.mood.includes('abandoned');
  const extras = graph.extras
    .filter(
      (e) =>
        !isAlive(e.brief) &&
        !ownOf(row, e) &&
        !(row.features?.includes('neon towers') && /\bneon\b/.test(e.text)) &&
        !isPainted(row, graph, e),
    )
    .map((e) => ({ row: FLOATS.test(`${e.text} ${e.brief.drawnAs}`) && row.indoor ? (['air', e.brief.concept, Math.max(3, e.count), 'scatter', 1] as PlaceThings) : rowOfExtra(e.brief.concept, e.count, row.indoor === true, `${e.text} ${e.brief.drawnAs}`), extra: graph.extras.indexOf(e) })); // biome-ignore format: one line

  /** Water falls from the edges of islands in the sky. */
  const falls = graph.extras.some((e) => e.brief.concept === 'waterfall') ? 'falls:' : '';
  const said = new Map(graph.extras.filter((e) => !isAlive(e.brief) && ownOf(row, e)).map((e) => [e.brief.concept, e.count])); // biome-ignore format: one line
  const isSaid = (r: PlaceThings): boolean => said.has(plain(r[1]));
  const own = [...row.things.filter(isSaid), ...row.things.filter((r) => !isSaid(r))].map((r) => ({ row: r, extra: undefined as number | undefined })); // biome-ignore format: one line
  // what was asked for comes first: it stands whole, and nothing comes to stand before it
  const focal = row.indoor ? [] : extras.filter((e) => isFocal(e.row[1], e.row[2], graph.extras[e.extra]!.text));
  stands.push(...focalStands(focal.map((e) => ({ what: e.row[1], count: e.row[2], extra: e.extra, text: graph.extras[e.extra]!.text })), hasGroup, o)); // biome-ignore format: one line
  const clear: Area[] = [...(o.group ? [o.group] : []), ...stands.map(areaOf)];
  for (const {
    row: [rank, what, base, spread, factor = 1],
    extra,
  } of [...extras.filter((e) => !focal.includes(e)), ...own]) {
    if (extra === undefined && o.snowy && SUMMER.test(what)) continue;
    if (o.above && ['wall', 'hang', 'air', 'far'].includes(rank)) continue;
    if (hasGroup && (rank === 'mid' || rank === 'front') && /^(?:person|beast):/.test(what)) continue;
    if (empty && /^(?:person|beast):/.test(what)) continue;
    if (extra === undefined && (extras.some((e) => e.row[1] === what) || isThere(graph, what))) continue;
    const own = random.fork(`${rank} ${what} ${spread}`);
    const [near, scale] = (o.above ? FROM_ABOVE : NEAR)[rank];
    const wide =
      spread === 'centre' || base <= 1 || extra !== undefined
        ? 1
        : spread === 'row' || spread === 'packed' || spread === 'scatter'
          ? aspect
          : Math.sqrt(aspect);
    const many = Math.max(said.get(plain(what)) ?? 1, Math.round(base * wide));
    const count = empty ? Math.ceil(many / 2) : many;
    for (let i = 0; i < count; i++) {
      const all =
        what.startsWith('person:') || what.startsWith('art:') || what.startsWith('set:') ? [what] : what.split(' ');
      // what was asked for is not there twice
      const others = extra === undefined ? all.filter((k) => !focal.some((f) => f.row[1] === plain(k))) : all;
      const options = others.length > 0 ? others : all;
      const kind = options[(i + own.int(options.length)) % options.length]!;
      const snow =
        o.snowy && !kind.includes(':') && ['plant', 'building', 'rock', 'nature'].includes(categoryOf(kind) ?? '');
      const variant =
        (spread === 'pairs' && options.length === 1 ? 0 : 1) * (options.length > 1 || count < 4 ? i : i % 2) * 17;
      const distant = extra === undefined && (rank === 'far' || rank === 'back');
      const plant = distant ? paintedPlant(kind, o.snowy, o.leafy) : undefined;
      const turned = extra === undefined && !plant ? inSeason(kind, o.leafy) : kind;
      // nothing that grows hides the place
      const tall = thingSize(turned.replace(/^snow:/, ''));
      const most = mostOf(turned, rank, extra !== undefined, H, horizon) / tall;
      const unit = Math.min(person * scale * factor, most);
      const drawn = (of: number): Furnishing | undefined =>
        plant
          ? furnish(`art:plant:${plant}`, of * tall, o.seed + variant + (i % 5) * 31, o)
          : furnish(
              snow ? `snow:${turned}` : turned === 'floating-island' ? falls + turned : turned,
              of,
              o.seed + variant,
              o,
            );
      const first = drawn(unit);
      // a roof that is cut off by the picture's edge tells nothing
      const high = (first?.sprite.image.height ?? 0) / (most * tall);
      const made = first && high > 1.06 && !plant ? drawn(unit / high) : first;
      if (!made) continue;
      const { sprite, concept } = made;
      const w = sprite.image.width;
      const place = (): number => across(spread, i, count, W, own);
      const aside = rank === 'front' && spread === 'edges' && extra === undefined && TALL.test(turned);
      let cx = aside ? ((i + (o.seed & 1)) % 2 ? W * 0.97 : W * 0.03) : place();
      if (!aside && spread !== 'centre' && spread !== 'packed' && spread !== 'pairs') {
        let best = overlap(rank, cx - w / 2, cx + w / 2);
        for (let t = 0; t < 6 && best > 0; t++) {
          const x = place();
          const now = overlap(rank, x - w / 2, x + w / 2);
          if (now < best) [best, cx] = [now, x];
        }
        if (best > w * 0.55 && rank !== 'far' && spread === 'scatter' && extra === undefined) continue;
      }
      // the middle is the subjects'
      if (hasGroup && (rank === 'mid' || rank === 'front') && Math.abs(cx - W / 2) < W * 0.2 + w * 0.42)
        cx = W / 2 + (cx < W / 2 ? -1 : 1) * (W * (0.22 + 0.06 * own.float()) + w * 0.46);
      // nothing is cut by the picture's edge but what frames it
      if (
        spread !== 'packed' &&
        w < W * 0.6 &&
        (rank === 'back' || rank === 'mid') &&
        !TALL.test(turned) &&
        categoryOf(concept) !== 'plant'
      )
        cx = Math.min(W - w / 2 - 1, Math.max(w / 2 + 1, cx));
      if (kind.startsWith('art:web')) cx = kind.endsWith('r') ? W - w / 2 : w / 2;
      const foot = ashore(footOf(rank, spread, i, near, sprite, concept, row, o, own), concept, rank, o);
      if (rank === 'mid' || rank === 'front' || rank === 'hang') {
        const aside = kept(cx, foot, sprite, clear, W, extra !== undefined);
        if (aside === undefined) continue;
        cx = aside;
      }
      // a barrel of a corridor stands on its floor, which narrows into the depth
      if (row.features?.includes('corridor') && (rank === 'mid' || rank === 'front')) {
        const half = Math.max(0, ((foot - H * 0.46) / (H * 0.19)) * W * 0.13 - w / 2);
        cx = Math.min(W / 2 + half, Math.max(W / 2 - half, cx));
      }
      // behind a tall subject the ground is free: two roofs in one outline are neither
      if (
        extra === undefined &&
        rank === 'back' &&
        o.group &&
        o.group.bottom - o.group.top > H * 0.5 &&
        categoryOf(concept) === 'building'
      ) {
        const aside = kept(cx, foot, sprite, [o.group], W, false);
        if (aside === undefined) continue;
        cx = aside;
      }
      taken.set(rank, [...(taken.get(rank) ?? []), [cx - w / 2, cx + w / 2]]);
      const depth =
        rank === 'far'
          ? extra === undefined
            ? 0
            : 0.2
          : rank === 'wall'
            ? 0.5
            : rank === 'back'
              ? extra === undefined
                ? 1
                : 1.2
              : rank === 'hang' || rank === 'air'
                ? 2
                : (foot / H) * 10 + 2;
      stands.push({
        sprite,
        x: Math.round(cx - (spread === 'centre' ? w / 2 : sprite.foot.x)),
        y: Math.round(foot - sprite.image.height),
        depth,
        concept,
        rank,
        shadow: ['mid', 'front', 'back'].includes(rank) && !row.underwater && concept !== 'floating-island',
        ...(extra === undefined ? {} : { extra }),
        ...(said.has(plain(what)) ? { said: true as const } : {}),
        ...(rank === 'back' && (spread === 'centre' || MAIN.test(kind)) ? { main: true as const } : {}),
        ...(spread === 'pairs' ? { paired: true as const } : {}),
      });
      if (spread === 'packed' || (spread === 'centre' && said.has(plain(what))) || rank === 'hang' || rank === 'air' || (rank === 'wall' && row.features?.includes('corridor'))) fixed.add(stands.at(-1)!); // biome-ignore format: one line
      if ((extra !== undefined || said.has(plain(what))) && (rank === 'mid' || rank === 'back'))
        clear.push(areaOf(stands.at(-1)!));
    }
  }
  if (row.landmark) {
    const brief = named(row.landmark, o.read);
    const most = horizon - H * 0.07;
    const whole = brief && furnish(row.landmark, (H * 0.52) / 3.6, o.seed, o);
    const over = (whole?.sprite.image.height ?? 0) / most;
    const landmark = over > 1 ? furnish(row.landmark, (H * 0.52) / 3.6 / over, o.seed, o) : whole;
    if (landmark && ![...graph.nodes, ...graph.extras].some((n) => n.brief.concept === row.landmark))
      stands.push({
        sprite: landmark.sprite,
        x: Math.round(W / 2 - landmark.sprite.foot.x),
        y: Math.round(horizon - H * 0.05 - landmark.sprite.image.height),
        depth: 1.5,
        concept: landmark.concept,
        rank: 'back',
        shadow: false,
      });
  }
  if (row.indoor && !o.above) return inOrder(stands, W, hasGroup ? o.group : undefined, fixed);
  return stands.sort((a, b) => a.depth - b.depth);
}

function across(spread: Spread, i: number, count: number, W: Px, random: Random): number {
  switch (spread) {
    case 'centre':
      return W / 2;
    case 'packed':
      return (W / count) * (i + 0.5);
    case 'row':
      return (W / count) * (i + 0.5 + (random.float() - 0.5) * (count === 1 ? 0.7 : 0.4));
    case 'pairs': {
      const off = W * (0.2 + (0.26 * (Math.floor(i / 2) + 0.3)) / Math.max(1, count / 2));
      return W / 2 + (i % 2 ? off : -off);
    }
    case 'edges': {
      const side = (i + (count === 1 && random.float() < 0.5 ? 1 : 0)) % 2;
      const u = 0.08 + 0.18 * random.float();
      return side ? W * (1 - u) : W * u;
    }
    default:
      return W * (0.12 + 0.76 * random.float());
  }
}

function footOf(
  rank: Rank,
  spread: Spread,
  i: number,
  near: number,
  s: Sprite,
  concept: string,
  row: PlaceRow,
  o: RankOptions,
  random: Random,
): number {
  const { height: H, horizon, person } = o;
  const floor = H - horizon;
  const still = spread === 'packed' || spread === 'pairs' || spread === 'centre';
  const jitter = still ? 0 : (random.float() - 0.5) * (rank === 'mid' ? 0.3 : rank === 'front' ? 0.12 : 0.08);
  switch (rank) {
    case 'wall':
      // a rail hangs over the stove
      if (concept === 'pans') return horizon * 0.58;
      return horizon * (row.features?.includes('corridor') ? (i % 4 < 2 ? 0.74 : 0.69) : 0.62) + s.image.height * 0.3;
    case 'hang':
      return concept === 'bat'
        ? horizon * (0.25 + 0.35 * random.float())
        : s.image.height + (row.features?.includes('beams') ? H * 0.02 : 0);
    case 'air':
      return row.underwater || row.words.includes('space')
        ? H * (0.16 + 0.56 * random.float())
        : horizon * (0.24 + 0.45 * random.float());
    case 'front':
      return Math.max(horizon + floor * (near + jitter), H * 0.97 + (s.image.height > 0.8 * person ? H * 0.03 : 0));
    case 'mid':
      if (spread === 'pairs') return horizon + floor * (0.22 + 0.3 * Math.floor(i / 2));
      return horizon + floor * (near + jitter);
    default:
      return (
        horizon +
        floor * (near + jitter) +
        (row.words.includes('harbour') && rank === 'back' ? H * (0.05 + 0.04 * i) : 0)
      );
  }
}
