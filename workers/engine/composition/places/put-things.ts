/** Puts what a place is drawn with on its stage: its things, and those whom it is about; their shadows, fires and lamps. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { type Fitted, footingsOf, putGroup } from '../draw-group.ts';
import { blaze } from '../effects/flames.ts';
import type { Lamp } from '../features/brush.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import { snowed } from '../sprites/snowed.ts';
import type { Stage } from '../stage.ts';
import { haze } from './atmosphere.ts';
import { lighted, lookedThrough } from './furnish.ts';
import { LAMPS, shines } from './light.ts';
import type { Stand } from './stand.ts';
import type { View } from './views.ts';

/** What is said to glow. */
const OWN_LIGHT = ['#78e8d8', 1] as const;
/** Lamps behind the windows of a building. */
const WINDOW_LIGHT = ['#ffc868', 1.1] as const;
/** Houses of which the roof is as bright as a lit pane: only the lower part shines. */
const LOW: ReadonlySet<string> = new Set(['house', 'hut', 'log-cabin', 'tavern', 'church', 'shop']);

/** What catches fire besides houses. */
const BURNS =
  /(?:^|-)(?:tree|bush|palm|willow|hay|bale|haystack|crate|cart|wagon|tent|stall|bookshelf|bookcase|scarecrow|crops?|wheat|log|fence|bed|sofa|curtains?|banner|desk)$/;

/** What has panes that one looks through. */
const PANED = /^(?:[a-z]+-)?window$/;

/** What is known of a place when its things are put there. */
export interface Putting {
  readonly stage: Stage;
  readonly graph: SceneGraph;
  /** What a layer that is no backdrop shows. */
  readonly covered: Uint8Array;
  readonly lamps: Lamp[];
  readonly night: boolean;
  readonly open: boolean;
  readonly burning: boolean;
  /** The colour of the air. */
  readonly hazy: readonly [number, number, number];
  /** Height of a person at mid rank. */
  readonly person: Px;
  readonly seed: number;
  /** What is seen through the windows. */
  readonly outside?: View;
}

/** One of the things that the place has, where it stands. */
export function drawStand(s: Stand, p: Putting): void {
  const { stage, graph, outside, covered, lamps, night, open, burning, hazy, person, seed } = p;
  const { glow } = stage;
  const W = stage.image.width;
  if (s.shadow)
    stage.shade(s.x + s.sprite.foot.x, s.y + s.sprite.image.height - 1, Math.max(2, s.sprite.image.width * 0.46), 0.2);
  const built = categoryOf(s.concept) === 'building';
  const lamp = LAMPS[s.concept] ?? (built ? WINDOW_LIGHT : s.glows ? OWN_LIGHT : undefined);
  const house = LOW.has(s.concept);
  const lit0 = s.y + s.sprite.image.height * (house ? (s.concept === 'castle' ? 0.25 : 0.55) : 0);
  const px: number[] = [];
  stage.put(
    night && built ? lighted(s.sprite) : outside && PANED.test(s.concept) ? lookedThrough(s.sprite, outside) : s.sprite,
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
      if (
        lamp &&
        Math.floor(i / W) >= lit0 &&
        shines(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!, s.glows ? 'crystal' : s.concept)
      ) {
        glow[i] = 1;
        px.push(i);
      }
    },
  );
  if (burning && (built || BURNS.test(s.concept)) && s.rank !== 'far' && s.rank !== 'air') {
    const { width: w, height: h } = s.sprite.image;
    for (const [u, share] of [
      [0.25, 0.5],
      [0.68, 0.62],
    ] as const) {
      const fire = blaze(w * 0.42, h * share, seed + s.x);
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
}

/** Those whom the picture is about. */
export function drawFocus(
  fitted: Fitted,
  nodes: readonly SceneNode[],
  foot: Px,
  p: Putting & { readonly dark: boolean; readonly floats: boolean; readonly middle: Px },
): void {
  const { stage, graph, lamps, night, dark, floats, person, middle } = p;
  const { width: W, height: H } = stage.image;
  const { box } = fitted;
  const built = (at: Fitted['placed'][number]): boolean =>
    at.what === 'subject' && categoryOf(nodes[at.of]?.brief.concept ?? '') === 'building';
  if (graph.season === 'snowy')
    Object.assign(fitted, {
      placed: fitted.placed.map((at) => (built(at) ? { ...at, sprite: snowed(at.sprite) } : at)),
    });
  const homes = night
    ? fitted.placed.filter(
        (at) => at.what === 'subject' && categoryOf(nodes[at.of]?.brief.concept ?? '') === 'building',
      )
    : [];
  const dx = Math.round(middle - (box.left + box.right) / 2);
  const dy = Math.round(floats ? foot - (foot - (box.bottom - box.top)) * 0.34 : foot);
  if (!floats)
    for (const { x, y, wide } of footingsOf(fitted.placed, dx, dy)) stage.shade(x, y, Math.max(3, wide * 0.58));
  // whoever a dark picture is about is lit a little
  if (night || dark)
    lamps.push({
      x: middle,
      y: dy - (box.bottom - box.top) * 0.55,
      reach: Math.max(box.right - box.left, box.bottom - box.top) * 0.95,
      colour: night ? '#c8d4ff' : '#ffd8a0',
      strength: 0.72,
    });
  putGroup(
    stage,
    homes.length > 0
      ? {
          ...fitted,
          placed: fitted.placed.map((at) => (homes.includes(at) ? { ...at, sprite: lighted(at.sprite) } : at)),
        }
      : fitted,
    nodes,
    dx,
    dy,
  );
  for (const at of homes) {
    const { sprite } = at;
    for (let i = 0; i < sprite.parts.length; i++) {
      if (!/^(?:window|lantern|torch|lamp)$/.test(sprite.partNames[sprite.parts[i]!] ?? '')) continue;
      const [x, y] = [at.x + dx + (i % sprite.image.width), at.y + dy + Math.floor(i / sprite.image.width)];
      const px = y * W + x;
      if (x < 0 || x >= W || y < 0 || y >= H) continue;
      const [r, g, b] = stage.image.data.subarray(px * 4, px * 4 + 3);
      const [L, a, bb] = rgbToOklab([r!, g!, b!]);
      if (shines(r!, g!, b!, 'house') || (L > 0.6 && Math.hypot(a, bb) > 0.09)) stage.glow[px] = 1;
    }
    lamps.push({
      x: at.x + dx + sprite.image.width / 2,
      y: at.y + dy + sprite.image.height * 0.7,
      reach: sprite.image.width * 0.7,
      colour: '#ffc868',
      strength: 0.5,
    });
  }
  for (const at of fitted.placed) {
    if (at.lamp)
      lamps.push({
        x: at.x + dx + at.sprite.image.width / 2,
        y: at.y + dy + at.sprite.image.height / 2,
        reach: at.lamp.reach,
        colour: at.lamp.colour,
      });
    const shining = at.what === 'subject' ? LAMPS[nodes[at.of]?.brief.concept ?? ''] : undefined;
    if (shining)
      lamps.push({
        x: at.x + dx + at.sprite.image.width / 2,
        y: at.y + dy + at.sprite.image.height * 0.4,
        reach: shining[1] * person,
        colour: shining[0],
      });
  }
}
