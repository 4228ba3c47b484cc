/** A place with whom it is about: backdrop, painted features, ranks, group, light, weather. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { ink, newCanvas, toImage } from '../../place/canvas.ts';
import { inDaylight } from '../../place/daylight.ts';
import { paintGround } from '../../place/grounds.ts';
import type { Scene } from '../../place/scenes.ts';
import { paintSky } from '../../place/skies.ts';
import { paintSkyline } from '../../place/skylines.ts';
import { createRandom, type Random } from '../../random.ts';
import type { Style } from '../../types.ts';
import { type Fitted, fitGroup, footingsOf, type GroupOptions, putGroup } from '../draw-group.ts';
import { blaze } from '../effects/flames.ts';
import type { Lamp } from '../features/brush.ts';
import { FEATURES } from '../features/index.ts';
import type { Framing, SceneGraph, SceneNode, Time } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import type { Box } from '../layout/placed.ts';
import { snowed } from '../sprites/snowed.ts';
import { Stage } from '../stage.ts';
import { type Frame, frameOf, paintFrame } from './frame.ts';
import { lighted } from './furnish.ts';
import { PLACES } from './index.ts';
import { LAMPS, lit, shines } from './light.ts';
import { inManner } from './manners.ts';
import { ranksOf } from './ranks.ts';
import type { Area, Stand } from './stand.ts';
import type { PlaceRow, PlaceThings, Rank } from './types.ts';
import { flakes, rain, rays, sandstorm, thunderbolt, veil } from './weather.ts';

/** Features on the horizon or in the sky. */
const FAR_OFF = /^(?:far |big sun|mesa|rainbow|big moon|earthrise)/;

/** Lamps behind the windows of a building. */
const WINDOW_LIGHT = ['#ffc868', 1.1] as const;
/** Houses of which the roof is as bright as a lit pane: only the lower part shines. */
const LOW: ReadonlySet<string> = new Set(['house', 'hut', 'log-cabin', 'tavern', 'church', 'shop']);

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
export function drawPlace(asked: SceneGraph, width: Px, height: Px, o: GroupOptions): Stage {
  const [W, H] = [width, height];
  const manners = asked.manners?.map(({ id }) => id);
  const { row, graph } = bridged(inManner(PLACES[asked.place!]!, manners), asked);
  const random = createRandom(o.seed).fork(`place ${graph.place}`);
  const dark = graph.mood.some((m) => DARK_WORDS.has(m));
  const time: Time | undefined =
    graph.time ??
    (graph.painted?.some(({ feature }) => feature === 'aurora') ? 'night' : undefined) ??
    row.time ??
    (dark && !row.indoor && row.ambient === undefined ? 'night' : undefined);
  const night = time === 'night';
  const weather = new Set<string>([...(row.weather ?? []), ...graph.weather]);
  const above = graph.framing === 'from above';
  const wide = graph.framing === 'wide' ? 0.72 : 1;
  const style: Style = { ...o.style, view: above ? 'high top-down' : (o.style.view ?? 'low top-down') };
  const person = H * row.person * wide;
  const horizon = above ? 0 : Math.round(H * row.horizon);
  const open = !row.scene.wall && !row.indoor;
  const snowy =
    open &&
    row.scene.texture !== 'snow' &&
    row.scene.texture !== 'waves' &&
    (graph.mood.includes('snowy') ||
      graph.weather.includes('snow') ||
      graph.manners?.some(({ id }) => id === 'winter' || (id === 'christmas' && open)) === true);

  const burning = graph.mood.includes('burning') || graph.mood.includes('flaming');
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
    burning && open ? { ...lit0, sky: ['#4c2430', '#8c3c34', '#d0683c', '#f0a050'], lights: [] } : tinted(lit0, graph);
  const painted = (graph.painted ?? []).map(({ feature }) => feature).filter((f) => !row.features?.includes(f));
  // the moon that was asked for is the only one
  const moonlit = [...(row.features ?? []), ...(graph.painted ?? []).map(({ feature }) => feature)].some((f) => f.startsWith('big moon')); // biome-ignore format: one line
  const sunny = painted.includes('big sun');
  const sky: Scene = sunny
    ? { ...scene, lights: scene.lights?.filter((l) => l !== 'sun' && l !== 'low sun' && l !== 'moon') ?? [] }
    : moonlit
      ? { ...scene, lights: scene.lights?.filter((l) => l !== 'moon') ?? [] }
      : scene;
  if (!above) paintSky(canvas, sky, horizon, random.fork('sky'));
  if (open && (night || time === 'sunset')) glow.fill(1, 0, W * horizon);
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
  if (layer?.ground !== false) covered.fill(1, W * horizon);
  glow.fill(0, W * horizon);
  // what lies far off is painted before what lies on the ground
  const distant = painted.filter((f) => FAR_OFF.test(f));
  const near = painted.filter(
    (f) => !FAR_OFF.test(f) && !(f.startsWith('path') && row.features?.some((own) => own.startsWith('path'))),
  );
  for (const said of above ? [] : [...distant, ...(row.features ?? []), ...near]) {
    const feature = snowy ? said.replace(/^path:.*/, 'path:#b8c8dc') : said;
    const [id, argument = ''] = feature.split(':');
    const before = canvas.color.slice();
    FEATURES[id!]?.({
      canvas,
      horizon,
      person,
      random: random.fork(id!),
      night,
      dim: time !== undefined && time !== 'day',
      aside: graph.nodes.some((n) => categoryOf(n.brief.concept) === 'building'),
      glow,
      lamps,
      argument,
    });
    const shown = stage.show({ node: -1, copy: 0, what: id === 'bridge' ? 'subject' : id!, concept: id! });
    for (let k = 0; k < W * H; k++)
      if (canvas.color[k] !== before[k]) {
        stage.owner[k] = shown;
        // of a road that runs from the horizon the layers before it have no piece of their own
        if (layer?.ground !== false && !isBackdrop) covered[k] = 1;
      }
  }
  stage.image = toImage(canvas);

  // who stands there, and among what
  const alive: SceneNode[] = graph.extras
    .filter(
      (e) =>
        isAlive(e.brief) &&
        !(
          e.count >= 6 &&
          e.brief.concept === 'person' &&
          row.features?.some((f) => /^(?:arena|colosseum|crowd)/.test(f))
        ),
    )
    .map((e, i) => ({ ...e, id: graph.nodes.length + i }));
  const { apart, ...group } = shoals({ nodes: [...graph.nodes, ...alive], edges: graph.edges }, row);
  const foot = above ? H * 0.66 : horizon + (H - horizon) * (row.indoor ? 0.66 : 0.72);
  const big = graph.nodes.some(
    (n) => categoryOf(n.brief.concept) === 'building' || categoryOf(n.brief.concept) === 'vehicle',
  );
  const floats = row.underwater === true || row.words.includes('space') || row.words.includes('sky');
  const sized = (start: number, most: number): Fitted =>
    fitGroup(group, W * 0.78, Math.min(H * 0.9, foot * 0.94), start, most, { ...o, style, floats });
  const most = person * (big ? 1.4 : W / H > 1.2 ? 1.75 : 1.6);
  let fittedGroup = group.nodes.length === 0 ? undefined : sized(person * 1.5, most);
  if (fittedGroup && graph.framing !== 'wide') {
    // the camera comes nearer to the small
    const { left, right, top, bottom } = fittedGroup.box;
    const nearer = Math.min((H * 0.34) / Math.max(1, bottom - top), (W * 0.6) / Math.max(1, right - left));
    if (nearer > 1.25) fittedGroup = sized(fittedGroup.S * nearer, most * nearer);
  }
  const all = ranksOf(
    apart.length > 0 ? { ...row, things: [...apart, ...row.things] } : row,
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
      crowded: false,
      ...([...(row.features ?? []), ...near].includes('stream') ? { river: [horizon + (H - horizon) * 0.28, horizon + (H - horizon) * 0.6] as const } : {}), // biome-ignore format: one line
      pool: [...(row.features ?? []), ...near].some((f) => /^(?:pool|oasis|pond|ice lake)/.test(f)),
      ...(fittedGroup ? { group: groupArea(fittedGroup.box, W, floats ? H * 0.72 : foot) } : {}),
    },
  );
  const stands = layer ? all.filter((s) => layer.ranks.includes(s.rank)) : all;
  const hazy = rgbToOklab(hexToRgb(scene.sky.at(-1)!));
  const drawStand = (s: Stand): void => {
    if (s.shadow)
      stage.shade(
        s.x + s.sprite.foot.x,
        s.y + s.sprite.image.height - 1,
        Math.max(2, s.sprite.image.width * 0.46),
        0.2,
      );
    const built = categoryOf(s.concept) === 'building';
    const lamp = LAMPS[s.concept] ?? (built ? WINDOW_LIGHT : undefined);
    const house = LOW.has(s.concept);
    const lit0 = s.y + s.sprite.image.height * (house ? (s.concept === 'castle' ? 0.25 : 0.55) : 0);
    const px: number[] = [];
    stage.put(
      night && built ? lighted(s.sprite) : s.sprite,
      s.x,
      s.y,
      {
        node: s.extra === undefined ? -1 : graph.nodes.length + 100 + s.extra,
        copy: 0,
        what: 'subject',
        concept: s.concept,
      },
      undefined,
      (i) => {
        covered[i] = 1;
        const { data } = stage.image;
        if (s.rank === 'far' && open) haze(data, i, hazy);
        if (lamp && Math.floor(i / W) >= lit0 && shines(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!, s.concept)) {
          glow[i] = 1;
          px.push(i);
        }
      },
    );
    if (burning && built && s.rank !== 'far') {
      const { width: w, height: h } = s.sprite.image;
      for (const [u, share] of [
        [0.25, 0.5],
        [0.68, 0.62],
      ] as const) {
        const fire = blaze(w * 0.42, h * share, o.seed + s.x);
        stage.put(fire, s.x + w * u - fire.image.width / 2, s.y + h * 0.42 - fire.image.height * 0.6, {
          node: -1,
          copy: 0,
          what: 'fire',
          concept: 'fire',
          glow: true,
        });
      }
      lamps.push({ x: s.x + w / 2, y: s.y + h * 0.3, reach: person * 2.2, colour: '#ff9c44' });
    }
    if (!lamp || px.length === 0) return;
    const x = px.reduce((sum, i) => sum + (i % W), 0) / px.length;
    const y = px.reduce((sum, i) => sum + Math.floor(i / W), 0) / px.length;
    lamps.push({
      x,
      y,
      reach: lamp[1] * person * (s.rank === 'far' ? 0.4 : s.rank === 'back' ? 0.8 : 1.1),
      colour: lamp[0],
      px,
    });
  };
  const drawGroup = (): void => {
    if (group.nodes.length === 0 || (layer && graph.framing !== 'middle layer')) return;
    const fitted = fittedGroup!;
    const { box } = fitted;
    const built = (p: (typeof fitted.placed)[number]): boolean =>
      p.what === 'subject' && categoryOf(group.nodes[p.of]?.brief.concept ?? '') === 'building';
    if (graph.season === 'snowy')
      Object.assign(fitted, { placed: fitted.placed.map((p) => (built(p) ? { ...p, sprite: snowed(p.sprite) } : p)) });
    const homes = night
      ? fitted.placed.filter(
          (p) => p.what === 'subject' && categoryOf(group.nodes[p.of]?.brief.concept ?? '') === 'building',
        )
      : [];
    const dx = Math.round(W / 2 - (box.left + box.right) / 2);
    const dy = Math.round(floats ? foot - (foot - (box.bottom - box.top)) * 0.34 : foot);
    if (!floats)
      for (const { x, y, wide } of footingsOf(fitted.placed, dx, dy)) stage.shade(x, y, Math.max(3, wide * 0.58));
    // whoever a dark picture is about is lit a little
    if (night || (row.ambient ?? 1) < 0.75)
      lamps.push({
        x: W / 2,
        y: dy - (box.bottom - box.top) * 0.55,
        reach: Math.max(box.right - box.left, box.bottom - box.top) * 0.95,
        colour: night ? '#c8d4ff' : '#ffd8a0',
        strength: 0.72,
      });
    putGroup(
      stage,
      homes.length > 0
        ? { ...fitted, placed: fitted.placed.map((p) => (homes.includes(p) ? { ...p, sprite: lighted(p.sprite) } : p)) }
        : fitted,
      group.nodes,
      dx,
      dy,
    );
    for (const p of homes) {
      const { sprite } = p;
      for (let i = 0; i < sprite.parts.length; i++) {
        if (!/^(?:window|lantern|torch|lamp)$/.test(sprite.partNames[sprite.parts[i]!] ?? '')) continue;
        const [x, y] = [p.x + dx + (i % sprite.image.width), p.y + dy + Math.floor(i / sprite.image.width)];
        const at = y * W + x;
        if (x < 0 || x >= W || y < 0 || y >= H) continue;
        const [r, g, b] = stage.image.data.subarray(at * 4, at * 4 + 3);
        if (shines(r!, g!, b!, 'house')) stage.glow[at] = 1;
      }
      lamps.push({
        x: p.x + dx + sprite.image.width / 2,
        y: p.y + dy + sprite.image.height * 0.7,
        reach: sprite.image.width * 0.7,
        colour: '#ffc868',
        strength: 0.5,
      });
    }
    for (const p of fitted.placed) {
      if (p.lamp)
        lamps.push({
          x: p.x + dx + p.sprite.image.width / 2,
          y: p.y + dy + p.sprite.image.height / 2,
          reach: p.lamp.reach,
          colour: p.lamp.colour,
        });
      const shining = p.what === 'subject' ? LAMPS[group.nodes[p.of]?.brief.concept ?? ''] : undefined;
      if (shining)
        lamps.push({
          x: p.x + dx + p.sprite.image.width / 2,
          y: p.y + dy + p.sprite.image.height * 0.4,
          reach: shining[1] * person,
          colour: shining[0],
        });
    }
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
    drawStand(s);
  }
  if (!drawn) drawGroup();
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
  if (weather.has('storm') && open) thunderbolt(stage.image, glow, random.fork('bolt'), canvas.unit, horizon);
  relight(stage, row, time, lamps, dark, open, weather);
  fall(stage, row, weather, random, canvas.unit, horizon);
  if ((layer && !isBackdrop) || graph.framing === 'layer')
    for (let i = 0; i < W * H; i++) {
      const isShown = covered[i] || (graph.framing !== 'near layer' && stage.owner[i]! >= 0);
      if (!isShown) stage.image.data.fill(0, i * 4, i * 4 + 4);
    }
  return stage;
}

/** A bridge over the place's stream is painted across it, from bank to bank: its drawing from the side would lie along the water. */
function bridged(row: PlaceRow, graph: SceneGraph): { readonly row: PlaceRow; readonly graph: SceneGraph } {
  const features = [...(row.features ?? []), ...(graph.painted ?? []).map(({ feature }) => feature)];
  const said = graph.extras.find((e) => IS_BRIDGE.test(e.brief.concept));
  // over what flows towards the viewer it is seen from its side
  if (said && (features.includes('lava river') || features.includes('brook')) && row.indoor)
    return { row: { ...row, things: [['mid', said.brief.concept, 1, 'centre', 1.3], ...row.things] }, graph };
  if (!features.includes('stream') || graph.framing === 'from above') return { row, graph };
  const own = row.things.find(([, what]) => IS_BRIDGE.test(what));
  if (!said && !own) return { row, graph };
  const colour = said?.brief.colours[0] ?? (/stone/.test(`${said?.text} ${said?.brief.concept} ${said ? '' : own?.[1]}`) ? '#a8a4a0' : /red/.test(said?.text ?? '') ? '#c83c3c' : '#a8743c'); // biome-ignore format: one line
  return {
    row: { ...row, things: row.things.filter((t) => t !== own) },
    graph: {
      ...graph,
      extras: graph.extras.filter((e) => e !== said),
      painted: [...(graph.painted ?? []), { feature: `bridge:${colour}`, told: said?.text ?? 'a bridge' }],
    },
  };
}
const IS_BRIDGE = /^(?:(?:[a-z]+-)?bridge)$/;

const groupArea = ({ left, right, top, bottom }: Box, W: Px, foot: Px): Area => ({ left: W / 2 - (right - left) / 2, right: W / 2 + (right - left) / 2, top: foot - (bottom - top), bottom: foot }); // biome-ignore format: one line

const SWIMMERS = /fish|shark|dolphin|whale|jellyfish|ray|turtle|octopus|seahorse|eel|piranha|squid/;

/** Shoals that are beside something else under water swim all about it. */
function shoals(
  group: Pick<SceneGraph, 'nodes' | 'edges'>,
  row: PlaceRow,
): Pick<SceneGraph, 'nodes' | 'edges'> & { readonly apart: PlaceThings[] } {
  if (!row.underwater) return { ...group, apart: [] };
  const swims = (n: SceneNode): boolean => n.count >= 2 && !n.act && SWIMMERS.test(n.brief.concept);
  const away = new Set(group.nodes.filter((n, i) => i > 0 && swims(n)).map((n) => n.id));
  return {
    nodes: group.nodes.map((n) => (away.has(n.id) ? { ...n, unseen: true as const } : n)),
    edges: group.edges.filter((e) => !away.has(e.a) && !away.has(e.b)),
    apart: group.nodes.filter((n) => away.has(n.id)).map((n) => ['air', `beast:${n.text}`, n.count, 'scatter', 0.9]),
  };
}

/** The ground of a season. */
function tinted(scene: Scene, graph: SceneGraph): Scene {
  if (seasonOf(graph) !== 'autumn' || scene.texture !== 'grass') return scene;
  return {
    ...scene,
    ground: ['#a8884c', '#c09c58', '#8c7040'],
    accent: '#d86c34',
    ...(scene.skylines
      ? { skylines: scene.skylines.map(([s, c, h]) => [s, s === 'trees' || s === 'hills' ? '#b8804c' : c, h] as const) }
      : {}),
  };
}

/** A frame in front, which a layer that is near shows as well. */
function framed(
  stage: Stage,
  covered: Uint8Array,
  kind: Frame,
  leafy: string,
  ground: string,
  random: Random,
  unit: Px,
  clear: readonly Area[],
): void {
  const before = stage.image.data.slice();
  paintFrame(stage, kind, leafy, ground, random, unit, clear);
  for (let i = 0; i < covered.length; i++)
    if (before[i * 4] !== stage.image.data[i * 4] || before[i * 4 + 1] !== stage.image.data[i * 4 + 1] || before[i * 4 + 2] !== stage.image.data[i * 4 + 2]) covered[i] = 1; // biome-ignore format: one line
}

/** Leaves by the season that was said. */
function seasonOf({ mood }: SceneGraph): string | undefined {
  return mood.some((m) => m === 'autumn' || m === 'fall' || m === 'autumnal') ? 'autumn' : mood.includes('spring') || mood.includes('blossoming') ? 'cherry' : undefined; // biome-ignore format: one line
}

/** The backdrop by that light: skies change, what is below is lit with everything else. */
function sceneAt(row: PlaceRow, time: Time | undefined, weather: ReadonlySet<string>): Scene {
  const { scene } = row;
  if (row.indoor || scene.wall) return scene;
  if (time === 'night' || time === 'sunset') {
    const cast = inDaylight(scene, time);
    return { ...cast, ground: scene.ground, ...(scene.skylines ? { skylines: scene.skylines } : {}) };
  }
  if (time === 'dawn')
    return {
      ...scene,
      sky: ['#8c8cc0', '#c8a0b8', '#f0c0a8', '#fce0b8'],
      lights: ['low sun'],
      glow: ['#fff0d0', '#fce0b8'],
    };
  if (weather.has('storm'))
    return { ...scene, sky: ['#3c4458', '#545c70', '#747c88'], lights: ['clouds'], glow: ['#6c7484', '#5c6474'] };
  if (weather.has('rain'))
    return { ...scene, sky: ['#6c7c90', '#8494a4', '#a4b0b8'], lights: ['clouds'], glow: ['#9ca8b4', '#8c98a8'] };
  return scene;
}

function relight(
  stage: Stage,
  row: PlaceRow,
  time: Time | undefined,
  lamps: readonly Lamp[],
  dark: boolean,
  open: boolean,
  weather: ReadonlySet<string>,
): void {
  const night = time === 'night';
  const ownDark = /^#[0-3]/.test(row.scene.sky[0] ?? '');
  const ambient =
    row.ambient !== undefined && dark
      ? Math.min(row.ambient, 0.45)
      : (row.ambient ?? (dark && row.indoor ? 0.5 : undefined));
  const gloom = weather.has('storm') && open && !night ? 0.82 : undefined;
  const shining = lamps.filter((l) => !l.px || l.px.filter((i) => stage.glow[i]).length > l.px.length * 0.35);
  const level = row.indoor && night ? Math.min(ambient ?? 0.8, 0.56) : (ambient ?? gloom);
  stage.image = lit(stage.image, {
    ...(time && open && !ownDark ? { time } : {}),
    ...(level === undefined ? {} : { ambient: level }),
    lamps: shining,
    glow: stage.glow,
  });
}

function fall(
  stage: Stage,
  row: PlaceRow,
  weather: ReadonlySet<string>,
  random: ReturnType<typeof createRandom>,
  unit: Px,
  horizon: Px,
): void {
  const { image } = stage;
  if (weather.has('rays')) rays(image, random.fork('rays'), row.underwater ? '#b8f0f0' : '#fff0b8');
  if (weather.has('rain') || weather.has('storm'))
    rain(image, random.fork('rain'), weather.has('storm'), unit, horizon);
  if (weather.has('snow')) flakes(image, random.fork('snow'), unit, ['#f4f8fc', '#d4e0f0']);
  if (weather.has('petals')) flakes(image, random.fork('petals'), unit, ['#f4b8cc', '#e890b0'], 0.4);
  if (weather.has('leaves')) flakes(image, random.fork('leaves'), unit, ['#d8883c', '#c85c30', '#e0b048'], 0.4);
  if (weather.has('ash')) flakes(image, random.fork('ash'), unit, ['#e8c078', '#f89848', '#787078'], 0.5);
}

/** Far things take on the colour of the air. */
function haze(data: Uint8ClampedArray | Uint8Array, i: number, sky: readonly [number, number, number]): void {
  const [L, a, b] = rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
  const t = 0.38;
  data.set(oklabToRgb([L + (sky[0] * 0.85 - L) * t, a + (sky[1] - a) * t, b + (sky[2] - b) * t]), i * 4);
}
