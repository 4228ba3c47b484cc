/** Where the things of a place stand: in ranks from far to near, the middle left to the subjects. */

import { categoryOf } from '../../catalogue/things/index.ts';
import { sideOf } from '../../place/side-walls.ts';
import type { SceneGraph } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { thingSize } from '../sprites/sizes.ts';
import { isCrowded } from './crowded.ts';
import { focalStands, isFocal, kept } from './focal.ts';
import { across, footOf, hasDepth, isHall, isStreet, paintedOn } from './footing.ts';
import { type Furnishing, furnish, named } from './furnish.ts';
import {
  areaOf,
  ashore,
  FLOATS,
  inSeason,
  isPainted,
  isThere,
  MAIN,
  mostOf,
  onBank,
  ownOf,
  paintedPlant,
  plain,
  rowOfExtra,
  SUMMER,
  TALL,
} from './rank-rules.ts';
import { inOrder } from './room-order.ts';
import { acrossOf, rowOfSpot } from './spots.ts';
import type { Area, RankOptions, Stand } from './stand.ts';
import type { PlaceRow, PlaceThings, Rank } from './types.ts';

/** How far towards the viewer each rank stands (0 the horizon, 1 the lower edge), and how large. */
const NEAR: Readonly<Record<Rank, readonly [near: number, scale: number]>> = { far: [0.02, 0.8], back: [0.08, 0.95], mid: [0.4, 1.15], front: [0.93, 1.45], wall: [0, 1], hang: [0, 1], air: [0, 1] }; // biome-ignore format: a table
const FROM_ABOVE: typeof NEAR = { ...NEAR, far: [0.1, 0.9], back: [0.26, 0.9], mid: [0.6, 0.9], front: [0.97, 0.9] };

const GLOWS = /\b(?:glowing|luminous|bioluminescent|shining|neon|fluorescent|magical)\b/;

/** Stands on a desk rather than on the floor. */
const ON_DESK = /^(?:computer|laptop|typewriter|desk-lamp|candle|microscope|telephone|orb|hourglass)$/;

/** A kitchen has one of these. */
const COOKS = /^(?:oven|stove|iron-stove|kitchen-range(?:-.*)?|fireplace)$/;

/** Slim, and at the very edge of a walk. */
const LAMP_POST = /^(?:street-lamp|lamp-post|sign|flag)$/;

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
  const crowd = isCrowded(graph);
  const empty = graph.mood.includes('empty') || graph.mood.includes('abandoned');
  const extras = graph.extras
    .filter(
      (e) =>
        !isAlive(e.brief) &&
        !ownOf(row, e) &&
        !(row.features?.includes('neon towers') && /\bneon\b/.test(e.text)) &&
        !isPainted(row, graph, e),
    )
    .map((e) => ({ row: rowOfSpot(e, row.indoor === true) ?? (FLOATS.test(`${e.text} ${e.brief.drawnAs}`) && row.indoor ? (['air', e.brief.concept, Math.max(3, e.count), 'scatter', 1] as PlaceThings) : rowOfExtra(e.brief.concept, e.count, row.indoor === true, `${e.text} ${e.brief.drawnAs}`)), extra: graph.extras.indexOf(e) })) // biome-ignore format: one line
    // over what flows through a cave a bridge is seen from its side, without water of its own
    .map((e) => (row.indoor && /^(?:[a-z]+-)?bridge$/.test(e.row[1]) ? { ...e, row: ['mid', `dry:${e.row[1]}`, 1, 'centre', 1.3] as PlaceThings } : e)) // biome-ignore format: one line
    // what is said to be up there is; among the stars nothing stands
    .map((e) => ((row.words.includes('space') || ((graph.extras[e.extra]!.aloft || graph.extras[e.extra]!.at?.is === 'air') && !row.indoor)) && /^(?:mid|back|far)$/.test(e.row[0]) ? { ...e, row: ['air', e.row[1], e.row[2], 'scatter', 1.2] as PlaceThings } : e)); // biome-ignore format: one line

  // what is eaten or read lies on the table that was asked for
  const table = row.indoor ? extras.find((e) => /(?:^|-)(?:table|desk)$/.test(e.row[1])) : undefined;
  const laid = table ? extras.filter((e) => e !== table && (/^(?:food|potion|book)$/.test(categoryOf(e.row[1]) ?? '') || ON_DESK.test(e.row[1])) && e.row[2] <= 2).slice(0, 3) : []; // biome-ignore format: one line
  if (table && laid.length > 0) {
    const [rank, what, count, spread, size] = table.row;
    table.row = [rank, `set:${what}+${laid.map((e) => e.row[1]).join('+')}`, count, spread, size ?? 1];
    for (const e of laid) extras.splice(extras.indexOf(e), 1);
  }

  // ... or on the table that stands there anyway
  const ownTable = !table && row.indoor ? row.things.find(([, what]) => /^set:(?:table|desk)/.test(what)) : undefined;
  const added = ownTable ? extras.filter((e) => ON_DESK.test(e.row[1]) && e.row[2] <= 2).slice(0, 2) : [];
  for (const e of added) extras.splice(extras.indexOf(e), 1);
  const things = !ownTable || added.length === 0 ? row.things : row.things.map((t) => (t !== ownTable ? t : ([t[0], `${t[1].split('+').filter((w) => !added.some((e) => e.row[1] === w)).slice(0, 3).join('+')}${added.map((e) => `+${e.row[1]}`).join('')}`, t[2], t[3], t[4] ?? 1] as PlaceThings))); // biome-ignore format: one line

  /** Water falls from the edges of islands in the sky. */
  const falls = graph.extras.some((e) => e.brief.concept === 'waterfall') ? 'falls:' : '';
  const said = new Map(graph.extras.filter((e) => !isAlive(e.brief) && ownOf(row, e)).map((e) => [e.brief.concept, e.count])); // biome-ignore format: one line
  // "with one car": no other is there
  const lonely = new Set(graph.extras.filter((e) => e.count === 1 && /^(?:(?:only|just) )?(?:one|a single|single|a lone|lone|1) /i.test(e.text)).map((e) => e.brief.concept)); // biome-ignore format: one line
  // a small room in which much stands has smaller things
  const bulky = row.indoor ? extras.filter((e) => /^(?:back|mid)$/.test(e.row[0]) && (categoryOf(e.row[1]) === 'furniture' || /fireplace|stove|oven|piano/.test(e.row[1]))).length : 0; // biome-ignore format: one line
  const crammed = bulky + (row.indoor ? said.size : 0) >= 3 && W / H < 1.3 ? 0.8 : 1;
  const isSaid = (r: PlaceThings): boolean => said.has(plain(r[1]));
  const ofRow = [...things.filter(isSaid), ...things.filter((r) => !isSaid(r))].map((r) => ({ row: r, extra: undefined as number | undefined })); // biome-ignore format: one line
  // what was asked for comes first: it stands whole, and nothing comes to stand before it
  const focal = row.indoor
    ? []
    : extras.filter(
        (e) =>
          e.row[0] !== 'air' &&
          graph.extras[e.extra]!.at?.is !== 'sides' &&
          isFocal(e.row[1], e.row[2], graph.extras[e.extra]!.text),
      );
  stands.push(...focalStands(focal.map((e) => ({ what: e.row[1], count: e.row[2], extra: e.extra, text: graph.extras[e.extra]!.text, ...(graph.extras[e.extra]!.at ? { at: graph.extras[e.extra]!.at!.is } : {}) })), hasGroup, o)); // biome-ignore format: one line
  // a pond is seen whole: what stands near it keeps off its rim
  const pond: Area[] = o.pool && !row.indoor && !o.above ? [{ left: W * 0.25, right: W * 0.75, top: horizon + (H - horizon) * 0.32, bottom: horizon + (H - horizon) * 0.78 }] : []; // biome-ignore format: one line
  const clear: Area[] = [...pond, ...(o.group ? [o.group] : []), ...stands.map(areaOf)];
  for (const { row: whole, extra } of [...extras.filter((e) => !focal.includes(e)), ...ofRow]) {
    const [rank, what, base, spread, factor = 1] = whole;
    if (extra === undefined && o.snowy && SUMMER.test(what)) continue;
    // where much was asked for, what nobody asked for would hide it
    if (extra === undefined && crammed < 1 && rank === 'back' && !said.has(plain(what)) && !MAIN.test(what) && categoryOf(what) === 'furniture') continue; // biome-ignore format: one line
    if (o.above && ['wall', 'hang', 'air', 'far'].includes(rank)) continue;
    // walls that run into the depth have no room for what hangs flat
    if (extra === undefined && rank === 'wall' && row.features?.some((f) => f.startsWith('hall:'))) continue;
    if (hasGroup && (rank === 'mid' || rank === 'front') && /^(?:person|beast):/.test(what)) continue;
    // before a cliff with its fall nothing stands in the distance
    if (extra === undefined && o.cliff && (rank === 'far' || rank === 'back' || rank === 'hang')) continue;
    if (empty && /^(?:(?:person|beast):|(?:car|truck|bus|taxi|bicycle|motorcycle)$)/.test(what) && extra === undefined) continue; // biome-ignore format: one line
    // so many as were named, in the first of its ranks
    if (
      extra === undefined &&
      said.has(plain(what)) &&
      ofRow.find((e) => plain(e.row[1]) === plain(what))?.row !== whole
    )
      continue;
    // no ship lies off behind the boat that was asked for
    if (
      extra === undefined &&
      rank === 'far' &&
      what === 'ship' &&
      (focal.some((e) => /boat|ship|wreck/.test(e.row[1])) ||
        graph.nodes.some((n) => /boat|ship|wreck/.test(n.brief.concept)))
    )
      continue;
    if (extra === undefined && (extras.some((e) => e.row[1] === what || (COOKS.test(e.row[1]) && COOKS.test(what))) || isThere(graph, what))) continue; // biome-ignore format: one line
    const own = random.fork(`${rank} ${what} ${spread}`);
    const [near, scale] = (o.above ? FROM_ABOVE : NEAR)[rank];
    const wide =
      spread === 'centre' || base <= 1 || extra !== undefined
        ? 1
        : spread === 'row' || spread === 'packed' || spread === 'scatter'
          ? aspect
          : Math.sqrt(aspect);
    const asked = extra === undefined ? (said.get(plain(what)) ?? 1) : 1;
    const lone = extra === undefined && lonely.has(plain(what));
    const many = asked > 1 || lone ? asked : Math.max(1, Math.round(base * wide));
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
      // what is said to be far away is less high than what is merely behind
      const afar = extra !== undefined && rank === 'far' && (factor ?? 1) < 1 ? factor! : 1;
      const most = (mostOf(turned, rank, extra !== undefined, H, horizon) * afar) / tall;
      const unit =
        crammed * Math.min(person * scale * (graph.view && kind === 'window' ? Math.max(1.5, factor) : factor), most);
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
      const spot = extra === undefined ? undefined : graph.extras[extra]!.at?.is;
      // several are side by side there
      if (!(hasGroup && spot === 'middle')) cx = acrossOf(spot, W, w, o.seed, i) ?? cx;
      if (kind.startsWith('art:web')) cx = kind.endsWith('r') ? W - w / 2 : w / 2;
      const stood = ashore(footOf(rank, spread, i, near, sprite, concept, row, o, own), concept, rank, o);
      const foot = rank === 'mid' || rank === 'back' ? onBank(stood, o) : stood;
      // nothing stands in the river but boats and bridges
      if (
        o.wet &&
        (rank === 'mid' || rank === 'front' || rank === 'back') &&
        !/bridge|boat|raft|canoe|lily|ship|duck|swan/.test(concept)
      ) {
        // what stands before it would hide it
        const rows = [1, 0.66, 0.33].map((k) => o.wet!(Math.min(H, foot - sprite.image.height * (1 - k))));
        const [l, r] = [Math.min(...rows.map(([a]) => a)), Math.max(...rows.map(([, b]) => b))];
        if (cx + w * 0.4 > l && cx - w * 0.4 < r) {
          const [left, right] = [l - w * 0.5, r + w * 0.5];
          cx = right > W - w * 0.2 || (left > w * 0.3 && cx - left < right - cx) ? left : right;
        }
      }
      if (rank === 'mid' || rank === 'front' || rank === 'hang') {
        const aside = kept(cx, foot, sprite, clear, W, extra !== undefined || said.has(plain(what)) || (crowd && what.startsWith('person:')), TALL.test(turned)); // biome-ignore format: one line
        if (aside === undefined) continue;
        cx = aside;
      }
      // on a street things stand on its ground, which narrows into the depth
      if (isStreet(row) && (rank === 'mid' || rank === 'front')) {
        const half = Math.max(0, ((Math.min(H, foot) - horizon) / ((H - horizon) * 0.31)) * W * 0.165 * 0.97 - w * (LAMP_POST.test(concept) ? 0.2 : 0.5)); // biome-ignore format: one line
        cx = Math.min(W / 2 + half, Math.max(W / 2 - half, cx));
      }
      // a barrel of a corridor stands on its floor, which narrows into the depth
      if (isHall(row) && (rank === 'mid' || rank === 'front')) {
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
        ...(said.has(plain(what)) || (graph.view && concept === 'window') ? { said: true as const } : {}),
        ...(kind.startsWith('glow:') || (extra !== undefined && GLOWS.test(`${graph.extras[extra]!.text} ${graph.extras[extra]!.brief.mood.join(' ')} ${graph.extras[extra]!.changes.map((c) => (c.is === 'glows' ? 'glowing' : '')).join(' ')}`)) ? { glows: true as const } : {}), // biome-ignore format: one line
        ...(rank === 'back' && (spread === 'centre' || MAIN.test(kind)) ? { main: true as const } : {}),
        ...(spread === 'pairs' ? { paired: true as const } : {}),
      });
      if (/^(?:left|right|corner|middle)$/.test(spot ?? '')) fixed.add(stands.at(-1)!);
      if (graph.view && rank === 'wall' && concept === 'window') fixed.add(stands.at(-1)!);
      if (spread === 'packed' || (spread === 'centre' && said.has(plain(what))) || rank === 'hang' || rank === 'air' || (rank === 'wall' && isHall(row))) fixed.add(stands.at(-1)!); // biome-ignore format: one line
      if ((extra !== undefined || said.has(plain(what))) && /^(?:front|mid|back)$/.test(rank))
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
  if (row.indoor && !o.above) return inOrder(stands, W, hasGroup ? o.group : undefined, fixed, { painted: paintedOn({ ...row, features: [...(row.features ?? []), ...(graph.painted ?? []).map(({ feature }) => feature)] }, W, horizon, person), side: hasDepth(row) && H >= 64 ? sideOf(W) : 0 }); // biome-ignore format: one line
  return stands.sort((a, b) => a.depth - b.depth);
}
