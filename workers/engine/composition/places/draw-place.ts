/** A place with whom it is about: backdrop, painted features, ranks, group, light, weather. */
import { hexToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { ink, newCanvas, toImage } from '../../place/canvas.ts';
import { paintGround } from '../../place/grounds.ts';
import type { Scene } from '../../place/scenes.ts';
import { paintCeiling, paintSideWalls } from '../../place/side-walls.ts';
import { paintSky } from '../../place/skies.ts';
import { paintSkyline } from '../../place/skylines.ts';
import { createRandom } from '../../random.ts';
import type { Style } from '../../types.ts';
import { type Fitted, fitGroup, type GroupOptions } from '../draw-group.ts';
import type { FeatureContext, Lamp } from '../features/brush.ts';
import { FEATURES } from '../features/index.ts';
import { planOf, planRiverAt } from '../features/plan.ts';
import { riverAt } from '../features/waters.ts';
import type { Framing, SceneGraph, SceneNode, Time } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { Stage } from '../stage.ts';
import { VERBS, type VerbId } from '../verbs.ts';
import { fall, framed, inSkyColour, relight, sceneAt, seasonOf, tinted } from './atmosphere.ts';
import { peopled } from './crowded.ts';
import { hasDepth } from './footing.ts';
import { frameOf } from './frame.ts';
import { freeze } from './freeze.ts';
import { PLACES } from './index.ts';
import { lacking } from './lacking.ts';
import { inManner } from './manners.ts';
import { inMood } from './moods.ts';
import { bareAbout, isOneHouse } from './one-house.ts';
import { graded } from './palette.ts';
import {
  bridged,
  groupArea,
  heapedWith,
  lookingOut,
  middleOf,
  onViaduct,
  shoals,
  strung,
  throughPanes,
  withFall,
} from './prepared.ts';
import { drawFocus, drawStand } from './put-things.ts';
import { ranksOf } from './ranks.ts';
import { inStalls } from './stalls.ts';
import { surfaced } from './surfaced.ts';
import type { PlaceRow, Rank } from './types.ts';
import { atNight, seen, type View } from './views.ts';
import { sandstorm, thunderbolt, veil } from './weather.ts';

/** What was asked for beside the place's own and is said to look otherwise than usual. */
const askedOf = ({ extras }: SceneGraph): ReadonlyMap<string, SceneNode> =>
  new Map(
    extras
      .map((e) => (/^(?:rusty|rusted)$/.test(e.brief.mood.join()) && !e.changes.some((c) => c.is === 'rust') ? { ...e, changes: [...e.changes, { is: 'rust' as const }] } : e.brief.mood.includes('broken') && !e.changes.some((c) => c.is === 'broken') && /^(?:vehicle|furniture|object|container)$/.test(categoryOf(e.brief.concept) ?? '') ? { ...e, changes: [...e.changes, { is: 'broken' as const }] } : e)) // biome-ignore format: one line
      .filter(({ brief, changes }) => brief.kind === 'thing' && !isAlive(brief) && (changes.length > 0 || brief.colours.length > 0 || brief.parts.length > 0 || brief.material !== undefined)) // biome-ignore format: one line
      .map((e) => [e.brief.concept, e]),
  );

const isVerb = (word: string): word is VerbId => Object.hasOwn(VERBS, word);

/** Hangs before all that stands there. */
const OVERHEAD =
  /^(?:laundry lines|string lights:lanterns|sheeted|skeleton|net before|pass counter|alarm light|holograms)/;

/** Bodies of the sky: those that are told of are there instead of the place's own. */
/** Water that a place has already: who fishes there needs no pond. */
const WATERY = /^(?:surf|lake|pool)$/;
const OF_SKY = /^(?:big moon|moons|planets|ringed planet|big sun|heaven:(?:moon|sun|eclipse|planet))/;
/** Seen by night alone. */
const NIGHTLY = /^heaven:(?:moon|eclipse|comet|meteors|constellations|milky way|fireworks)/;

/** Features on the horizon or in the sky. */
const FAR_OFF =
  /^(?:far |viaduct|train on bridge|cumulus|stars above|big sun|moons|mesa|rainbow|big moon|earthrise|heaven)/;

const DARK_WORDS: ReadonlySet<string> = new Set(['dark', 'scary', 'spooky', 'creepy', 'haunted']);

/**
 * What each layer of a background that scrolls at several speeds holds, the farthest first; laid over each other in one size
 * they are the place again. A 'layer' alone is all of it without the sky.
 */
const LAYERS: Partial<Record<Framing, { readonly ranks: readonly Rank[]; readonly ground: boolean }>> = {
  'far layer': { ranks: ['far', 'air'], ground: true },
  'middle layer': { ranks: ['back', 'mid', 'wall'], ground: true },
  'near layer': { ranks: ['front', 'hang'], ground: false },
};

/** Draws a graph with a place, opaque but for layers, in exactly the size asked. */
const HEAVENLY = /^(?:sun|moon|full-moon|crescent-moon|crescent|star|planet|earth|ringed-planet|comet|black-hole|galaxy|globe-showing.*)$/; // biome-ignore format: one line

/** Pixels of width from which on there is room beside those whom a picture is about. */
const LEAST_WIDE = 130;

export function drawPlace(said: SceneGraph, width: Px, height: Px, o: GroupOptions): Stage {
  const [W, H] = [width, height];
  const manners = said.manners?.map(({ id }) => id);
  const { row: busy, graph: asked } = peopled(PLACES[said.place!]!, throughPanes(PLACES[said.place!]!, said));
  const own = lookingOut(inManner(busy, manners), asked);
  const full = heapedWith(own, onViaduct(asked));
  const { row: bridgedRow, graph } = bridged(full.row, strung(full.row, withFall(full.row, full.graph)));
  const burning = graph.mood.includes('burning') || graph.mood.includes('flaming');
  const row = inMood(inStalls(lacking(bridgedRow, graph), graph), graph, burning);
  const random = createRandom(o.seed).fork(`place ${graph.place}`);
  const dark = graph.mood.some((m) => DARK_WORDS.has(m));
  const open = !row.scene.wall && !row.indoor;
  const time: Time | undefined =
    graph.time ??
    (graph.painted?.some(
      ({ feature }) => feature === 'aurora' || (feature === 'lights off' && open) || NIGHTLY.test(feature),
    )
      ? 'night'
      : undefined) ??
    row.time ??
    (dark &&
    !row.indoor &&
    row.ambient === undefined &&
    !graph.painted?.some(({ feature }) => feature.startsWith('sky:'))
      ? 'night'
      : undefined);
  const night = time === 'night';
  const weather = new Set<string>([...(row.weather ?? []), ...graph.weather]);
  const above = graph.framing === 'from above' && row.flat !== true;
  const wide = graph.framing === 'wide' ? 0.72 : 1;
  const style: Style = { ...o.style, view: above ? 'high top-down' : (o.style.view ?? 'low top-down') };
  const person = H * row.person * wide * scaleOf(graph);
  // who is before the moon is seen from below: much sky, a strip of ground
  const before = row.indoor !== true && graph.edges.some(({ is }) => is === 'silhouetted');
  const horizon = above ? 0 : Math.round(H * (before ? Math.max(row.horizon, 0.7) : row.horizon));
  // frozen water bears snow as the land does
  const frozen = !row.indoor && row.underwater !== true && (graph.mood.includes('frozen') || graph.manners?.some(({ told }) => /^(?:frozen|icy|iced)/.test(told)) === true); // biome-ignore format: one line
  const snowy =
    open &&
    row.scene.texture !== 'snow' &&
    (frozen || row.scene.texture !== 'waves') &&
    (frozen ||
      graph.mood.includes('snowy') ||
      graph.weather.includes('snow') ||
      graph.manners?.some(({ id }) => id === 'winter' || (id === 'christmas' && open)) === true);

  const gloom =
    row.indoor === true &&
    (dark || ['abandoned', 'haunted', 'ruined'].some((m) => graph.mood.includes(m) || manners?.includes(m)) || graph.painted?.some(({ feature }) => feature === 'flicker' || feature === 'lone light' || feature === 'lights off') === true); // biome-ignore format: one line
  const outside = row.indoor ? viewOf(graph, time, weather) : undefined;
  const leafy = seasonOf(graph) ?? row.leaves ?? (dark && open ? 'dark' : 'tree');
  const canvas = newCanvas(W, H);
  const stage = new Stage(W, H);
  const { glow } = stage;
  const lamps: Lamp[] = [];
  const layer = LAYERS[graph.framing];
  const isBackdrop = graph.framing === 'far layer';
  /** What a layer that is no backdrop shows. */
  const covered = new Uint8Array(W * H);
  const lit0 = sceneAt(row, time, weather);
  const scene =
    burning && open
      ? { ...lit0, sky: ['#4c2430', '#8c3c34', '#d0683c', '#f0a050'], lights: [] }
      : inSkyColour(surfaced(tinted(lit0, graph), graph), graph, open, night);
  const painted = (graph.painted ?? [])
    .map(({ feature }) => feature)
    .filter((f) => !row.features?.includes(f) && !f.startsWith('sky:'));
  // the moon that was asked for is the only one
  const moonlit = [...(row.features ?? []), ...(graph.painted ?? []).map(({ feature }) => feature)].some((f) => /^(?:big moon|moons|heaven:(?:moon|sun|eclipse|planet))/.test(f)) || before || graph.nodes.some(({ brief }) => /moon|^crescent$/.test(brief.concept) && HEAVENLY.test(brief.concept)); // biome-ignore format: one line
  const sunny = painted.includes('big sun');
  const sky: Scene = sunny
    ? { ...scene, lights: scene.lights?.filter((l) => l !== 'sun' && l !== 'low sun' && l !== 'moon') ?? [] }
    : moonlit
      ? {
          ...scene,
          lights:
            scene.lights?.filter(
              (l) =>
                !/moon|planet/.test(l) &&
                !(l.includes('sun') && painted.some((f) => f.endsWith(',sun') || /^heaven:(?:sun|eclipse)/.test(f))),
            ) ?? [],
        }
      : scene;
  if (!above) paintSky(canvas, sky, horizon, random.fork('sky'));
  if (open && (night || time === 'sunset')) glow.fill(1, 0, W * horizon);
  const behind = new Uint8Array(W * H);
  if (!above)
    for (const [i, [shape, hex, rise]] of (scene.skylines ?? []).entries()) {
      const before = canvas.color.slice(0, W * horizon);
      paintSkyline(canvas, shape, {
        base: horizon,
        rise: Math.max(2, Math.round(Math.min(horizon * 1.4, W) * rise)),
        color: ink(hex),
        air: ink(scene.sky.at(-1)!),
        random: random.fork(i),
      });
      for (let k = 0; k < W * horizon; k++)
        if (canvas.color[k] !== before[k]) {
          glow[k] = 0;
          behind[k] = 1;
          if (!layer) covered[k] = 1;
        }
    }
  paintGround(
    canvas,
    snowy ? { ...scene, ground: ['#d0dcea', '#e6edf3', '#b0c4da'], texture: 'snow' } : scene,
    horizon,
    above,
    random.fork('ground'),
  );
  const deep = !above && !layer && H >= 64 && hasDepth(row);
  if (deep) paintCeiling(canvas, horizon);
  if (layer?.ground !== false) covered.fill(1, W * horizon);
  glow.fill(0, W * horizon);
  // what lies far off is painted before what lies on the ground
  const distant = painted.filter((f) => FAR_OFF.test(f));
  const near = painted.filter(
    (f) => !FAR_OFF.test(f) && !(f.startsWith('path') && row.features?.some((own) => own.startsWith('path'))),
  );
  const painter = {
    canvas,
    horizon,
    person,
    night,
    open,
    gloom,
    lone: painted.includes('lone light'),
    out: painted.includes('lights off'),
    lies: open && manners?.includes('flooded') ? 'water' as const : snowy ? 'snow' as const : seasonOf(graph) === 'autumn' ? 'leaves' as const : undefined, // biome-ignore format: one line
    ...(outside ? { view: (u: number, v: number, x: Px, y: Px) => seen(outside, u, v, x, y) } : {}),
    dim: time !== undefined && time !== 'day',
    aside: graph.nodes.some((n) => categoryOf(n.brief.concept) === 'building'),
    glow,
    lamps,
    behind,
  };
  // the carpet that was asked for is the only one, and lies below the steps of a throne
  const carpet = near.find((f) => f.startsWith('carpet:'));
  const rooms =
    carpet && row.features?.some((f) => f.startsWith('carpet'))
      ? row.features.map((f) => (f.startsWith('carpet') ? carpet : f))
      : // of the heavenly bodies that are told of no more are there than told; nobody who is told of stands in a pool that is not
        (row.features ?? []).filter(
          (f) =>
            !(f === 'planets' && graph.nodes.some((n) => HEAVENLY.test(n.brief.concept))) &&
            !(OF_SKY.test(f) && painted.some((said) => OF_SKY.test(said))) &&
            !(f === 'pool' && graph.nodes.length > 0 && !row.words.includes('pond')),
        );
  const plans = above ? [...new Set([...(row.features ?? []), ...near].flatMap((f) => planOf(f) ?? []))] : [];
  const crossed = above && plans.some((f) => f === 'plan river' || f === 'plan lava');
  for (const said of above
    ? [...plans, ...near.filter((f) => f.startsWith('plan bridge'))]
    : [...distant, ...rooms, ...near.filter((f) => !rooms.includes(f))].filter((f) => !OVERHEAD.test(f))) {
    const feature = snowy
      ? said.replace(/^path:.*/, 'path:#b8c8dc')
      : said === 'lava river' && row.indoor && scene.wall
        ? 'lava moat'
        : said;
    const [id, argument = ''] = feature.split(':');
    const before = canvas.color.slice();
    FEATURES[id!]?.({ ...painter, random: random.fork(id!), argument });
    const shown = stage.show({ node: -1, copy: 0, what: id === 'bridge' ? 'subject' : id!, concept: id! });
    for (let k = 0; k < W * H; k++)
      if (canvas.color[k] !== before[k]) {
        stage.owner[k] = shown;
        // of a road that runs from the horizon the layers before it have no piece of their own
        if (layer?.ground !== false && !isBackdrop) covered[k] = 1;
      }
  }
  if (frozen) freeze(canvas, horizon);
  if (deep) paintSideWalls(canvas, horizon);
  stage.image = toImage(canvas);

  // who stands there, and among what
  const up = row.indoor ? [] : graph.extras.filter((e) => e.aloft && isAlive(e.brief));
  const alive: SceneNode[] = graph.extras
    .filter(
      (e) =>
        isAlive(e.brief) &&
        !up.includes(e) &&
        !(
          e.count >= 6 &&
          e.brief.concept === 'person' &&
          row.features?.some((f) => /^(?:arena|colosseum|crowd)/.test(f))
        ),
    )
    .map((e, i) => {
      // what it was said to do beside its name it does: "with a sleeping dog"
      const does = e.brief.action;
      const act = e.act ?? (does !== undefined && isVerb(does) ? { verb: does } : undefined);
      return { ...e, id: graph.nodes.length + i, ...(act ? { act } : {}) };
    });
  const { apart, ...group } = shoals({ nodes: [...graph.nodes, ...alive], edges: graph.edges }, row);
  const foot = above ? H * 0.66 : horizon + (H - horizon) * (row.indoor ? 0.66 : 0.72);
  const big = graph.nodes.some(
    (n) => categoryOf(n.brief.concept) === 'building' || categoryOf(n.brief.concept) === 'vehicle',
  );
  const floats = row.underwater === true || row.words.includes('space') || row.words.includes('sky');
  // a hill may reach from edge to edge
  const raised = graph.nodes.some((n) => n.changes.some((c) => c.is === 'stands on' || c.is === 'sunk' || c.is === 'stilts')); // biome-ignore format: one line
  const several = group.nodes.length > 1 || group.nodes.some(({ count }) => count > 1);
  // in small pictures several take all the width that there is, so that what each has can be told
  const close = several && W <= LEAST_WIDE && graph.framing !== 'wide';
  const one = isOneHouse(group.nodes);
  const sized = (start: number, most: number): Fitted =>
    fitGroup(group, W * (raised || close ? 0.96 : 0.78), Math.min(H * 0.9, foot * 0.94), start, most, {
      ...o,
      style,
      floats,
      inPlace: true,
      ...(row.features?.some((f) => WATERY.test(f)) ? { afloat: true } : {}),
    });
  const most = person * (raised || close ? 2.4 : big ? 1.4 : W / H > 1.2 ? 1.75 : 1.6);
  let fittedGroup = group.nodes.length === 0 ? undefined : sized(person * 1.5, most);
  if (fittedGroup && graph.framing !== 'wide') {
    // the camera comes nearer to the small
    const { left, right, top, bottom } = fittedGroup.box;
    const [high, broad] = close ? [0.62, 0.94] : one ? [0.76, 0.82] : several ? [0.5, 0.74] : [0.34, 0.6];
    const nearer = Math.min((H * high) / Math.max(1, bottom - top), (W * broad) / Math.max(1, right - left));
    if (nearer > (several || one ? 1.08 : 1.25)) fittedGroup = sized(fittedGroup.S * nearer, most * nearer);
  }
  const flows = [...(row.features ?? []), ...near];
  const flow = flows.some((f) => f === 'river' || f.startsWith('river:'))
    ? 1
    : flows.includes('lava river') && !scene.wall
      ? 1.5
      : 0;
  const cliff = flows.includes('waterfall');
  const gap = flows.some((f) => f.startsWith('rope gap'));
  const wetAt = crossed
    ? (y: Px) => planRiverAt(y, W, H)
    : gap
      ? (): readonly [Px, Px] => [W * 0.24, W * 0.76]
      : cliff
        ? (): readonly [Px, Px] => [W * 0.24, W * 0.76]
        : flow
          ? (y: Px) => riverAt(y, W, H, horizon, flow)
          : undefined;
  const all = ranksOf(
    { ...row, things: [...apart, ...up.map((e) => ['air', `beast:flying ${e.text}`, e.count, 'scatter', 0.8] as const), ...unhidden(one ? bareAbout(row.things) : row.things, painted)] }, // biome-ignore format: one line
    { ...graph, nodes: group.nodes },
    {
      width: W,
      height: H,
      horizon,
      person,
      above,
      snowy,
      leafy,
      seed: o.seed,
      random,
      style,
      read: o.read,
      asked: askedOf({ ...graph, extras: [...graph.extras, ...full.graph.extras] }),
      crowded: false,
      ...([...(row.features ?? []), ...near].includes('stream') ? { river: [horizon + (H - horizon) * 0.28, horizon + (H - horizon) * 0.6] as const } : {}), // biome-ignore format: one line
      pool: [...(row.features ?? []), ...near].some((f) => /^(?:pool|oasis|pond|ice lake)/.test(f)),
      cliff,
      bank: row.features?.includes('field bank') === true,
      ...(wetAt ? { wet: wetAt } : {}),
      ...(fittedGroup
        ? { group: groupArea(fittedGroup.box, W, floats ? H * 0.72 : foot, middleOf(fittedGroup.box, group.nodes, W)) }
        : {}),
    },
  );
  const stands = layer ? all.filter((s) => layer.ranks.includes(s.rank)) : all;
  const hazy = rgbToOklab(hexToRgb(scene.sky.at(-1)!));
  const putting = {
    stage,
    ...(outside ? { outside } : {}),
    graph,
    covered,
    lamps,
    night,
    open,
    burning,
    hazy,
    person,
    seed: o.seed,
  };
  const drawGroup = (): void => {
    if (!fittedGroup || (layer && graph.framing !== 'middle layer')) return;
    drawFocus(fittedGroup, group.nodes, foot, {
      middle: middleOf(fittedGroup.box, group.nodes, W),
      ...putting,
      dark: (row.ambient ?? 1) < 0.75,
      floats,
    });
  };
  const fog = night ? '#7c84a8' : '#dce4e8';
  let veiled = !weather.has('fog');
  let drawn = false;
  for (const s of stands) {
    if (!veiled && s.depth >= 2) {
      veil(stage.image, fog, horizon * 0.45, horizon + (H - horizon) * 0.4, 0.8, random.fork('fog'));
      veiled = true;
    }
    if (!drawn && s.depth > (foot / H) * 10 + 2) {
      drawGroup();
      drawn = true;
    }
    drawStand(s, putting);
  }
  if (!drawn) drawGroup();
  for (const f of [...new Set([...rooms, ...near])].filter((f) => !above && OVERHEAD.test(f)))
    overhead(stage, f, { ...painter, random: random.fork(f) });
  if (!above && (!layer || graph.framing === 'near layer') && graph.framing !== 'layer')
    framed(
      stage,
      covered,
      frameOf(row, leafy, snowy),
      leafy,
      snowy ? '#b0c4da' : scene.ground[2],
      random.fork('frame'),
      canvas.unit,
      stands.filter((s) => s.extra !== undefined).map(({ sprite: { image }, x, y }) => ({ left: x, top: y, right: x + image.width, bottom: y + image.height })), // biome-ignore format: one line
    );
  if (weather.has('fog')) veil(stage.image, fog, horizon + (H - horizon) * 0.2, H * 1.05, 0.62, random.fork('fog 2'));
  if (weather.has('sand') && open) sandstorm(stage.image, random.fork('sand'), canvas.unit);
  if (weather.has('storm') && open)
    thunderbolt(stage.image, glow, random.fork('bolt'), canvas.unit, horizon, (i) => stage.owner[i]! < 0);
  relight(
    stage,
    row,
    time,
    graph.painted?.some(({ feature }) => feature === 'lights off') ? [] : lamps,
    dark,
    open,
    weather,
  );
  for (const { feature } of graph.painted ?? [])
    if (feature.startsWith('palette:')) graded(stage.image, feature.slice('palette:'.length));
  fall(
    stage,
    row,
    row.indoor ? new Set([...(row.weather ?? []), ...(weather.has('rays') ? ['rays'] : [])]) : weather,
    random,
    canvas.unit,
    horizon,
  );
  if ((layer && !isBackdrop) || graph.framing === 'layer')
    for (let i = 0; i < W * H; i++) {
      const isShown = covered[i] || (graph.framing !== 'near layer' && stage.owner[i]! >= 0);
      if (!isShown) stage.image.data.fill(0, i * 4, i * 4 + 4);
    }
  return stage;
}

/** What is there is large in a small place, and small in a large one. */
const scaleOf = ({ painted }: SceneGraph): number =>
  (painted ?? []).reduce((k, { feature }) => k * (Number(/^scale:([\d.]+)$/.exec(feature)?.[1]) || 1), 1);

/** What is seen through the windows of a room: what was said, else hour and weather. */
function viewOf(graph: SceneGraph, time: Time | undefined, weather: ReadonlySet<string>): View | undefined {
  const said = graph.view?.of ?? (weather.has('snow') || graph.season === 'snowy' ? 'snow' : weather.has('rain') || weather.has('storm') ? 'rain' : undefined); // biome-ignore format: one line
  const world = graph.manners?.flatMap(({ id }): View[] => (id === 'volcanic' ? ['lava'] : id === 'winter' ? ['snow'] : id === 'underwater' ? ['underwater'] : []))[0]; // biome-ignore format: one line
  if (!said && world) return world;
  if (said) return time === 'night' || graph.mood.includes('cozy') ? atNight(said) : said;
  return time === 'night' ? 'night' : time === 'sunset' || time === 'dawn' ? 'sunset' : undefined;
}

/** What was asked to be painted behind is not hidden by what stands there as usual: trees give way, a window keeps its wall. */
function unhidden(things: PlaceRow['things'], painted: readonly string[]): PlaceRow['things'] {
  const far = painted.some((f) => /^far (?:volcano|mountains|city|sea)|^viaduct/.test(f));
  const window = painted.some((f) => /^(?:curtained|round) window/.test(f));
  // what is to be seen in the sky is seen over the roofs
  const aloft = painted.some((f) => /^(?:heaven|rainbow|aurora|big moon|moons|ringed planet|earthrise)/.test(f));
  let back = 0;
  return things.flatMap((thing): PlaceRow['things'] => {
    const [rank, what, count, spread, size] = thing;
    if (far && /^(?:far|back)$/.test(rank) && /tree|palm|bamboo|house|building/.test(what)) return [[rank, what, Math.max(2, Math.round(count * 0.5)), 'edges', (size ?? 1) * 0.86]];
    if (far && rank === 'mid' && /tree|palm/.test(what)) return [[rank, what, Math.min(2, count), spread === 'row' ? 'edges' : spread, (size ?? 1) * 0.8]];
    if (aloft && /^(?:far|back)$/.test(rank) && spread !== 'edges' && count > 1) return [[rank, what, count, spread, (size ?? 1) * 0.66]];
    if (window && rank === 'wall' && /window/.test(what)) return [];
    if (window && rank === 'back' && back++ > 0) return [];
    return [thing];
  });
} // biome-ignore format: short

/** Paints a feature over all that stands there already. */
function overhead(stage: Stage, feature: string, painter: Omit<FeatureContext, 'argument'>): void {
  const { width, height, data } = stage.image;
  const canvas = newCanvas(width, height);
  for (let i = 0; i < width * height; i++)
    canvas.color[i] = (data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!;
  const before = canvas.color.slice();
  const [id = '', argument = ''] = feature.split(':');
  FEATURES[id]?.({ ...painter, canvas, argument });
  const shown = stage.show({ node: -1, copy: 0, what: id, concept: id });
  for (let i = 0; i < width * height; i++) {
    const v = canvas.color[i]!;
    if (v === before[i]) continue;
    data.set([v >> 16, (v >> 8) & 255, v & 255, 255], i * 4);
    stage.owner[i] = shown;
  }
}
