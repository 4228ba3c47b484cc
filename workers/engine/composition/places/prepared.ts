/** What is decided before a place is drawn: bridges over its water, shoals that swim about. */
import type { Px } from '../../../../src/pixels/types.ts';
import { planOf } from '../features/plan.ts';
import type { SceneGraph, SceneNode } from '../graph.ts';
import type { Box } from '../layout/placed.ts';
import type { Area } from './stand.ts';
import type { PlaceRow, PlaceThings } from './types.ts';
import { planetIn } from './views.ts';

/** A fall alone in open country is the country's own: it is painted over its cliff, with its pool, rather than stood there. */
export function withFall(row: PlaceRow, graph: SceneGraph): SceneGraph {
  const open =
    !row.indoor &&
    !row.scene.wall &&
    !row.underwater &&
    row.scene.texture !== 'waves' &&
    graph.framing !== 'from above';
  const isFall = (n: SceneNode): boolean => n.brief.concept === 'waterfall' && n.changes.length === 0 && n.count === 1;
  const [first, ...others] = graph.nodes;
  const extra = first ? undefined : graph.extras.find(isFall);
  if (!open || others.length > 0 || (first ? !isFall(first) || first.act !== undefined : !extra)) return graph;
  if (row.things.some(([, what]) => what === 'floating-island')) return graph;
  return {
    ...graph,
    nodes: [],
    edges: [],
    extras: graph.extras.filter((e) => e !== extra),
    painted: [...(graph.painted ?? []), { feature: 'waterfall', told: (first ?? extra)!.text }],
  };
}

/** What has no number and lies in a cave or a hall fills it. */
const RICHES = /^(?:(?:lots of |piles of |heaps of |mountains of |mounds of |much |endless |glittering |shining |golden |shiny )*(?:gold|treasures?|riches|booty|plunder|coins|gold coins|loot|gold and jewels|golden coins|piles)|(?:gold|treasure|coin) (?:piles|hoard|mounds))$/; // biome-ignore format: one line

/** Full of gold: heaps of it wherever one looks. */
export function heapedWith(row: PlaceRow, graph: SceneGraph): { readonly row: PlaceRow; readonly graph: SceneGraph } {
  const rich = [...graph.extras, ...(graph.edges.length === 0 ? graph.nodes : [])].find((e) => /^(?:coin-pile|treasure|coin|gold-coin|gold-bar|amulet|gem|ruby|crown|treasure-chest)$/.test(e.brief.concept) && RICHES.test(e.text.toLowerCase()) && !e.act); // biome-ignore format: one line
  if (!rich || graph.framing === 'from above') return { row, graph };
  return {
    row: { ...row, things: [['back', 'art:hoard', 5, 'row', 1.3], ['mid', 'art:hoard', 2, 'edges', 1.2], ['mid', 'treasure-chest', 1, 'scatter', 0.8], ['front', 'art:hoard', 2, 'edges', 0.9], ...row.things.filter(([rank, what]) => rank !== 'front' && !/skull|bone|coin|treasure|rock/.test(what))] }, // biome-ignore format: one line
    graph: { ...graph, nodes: graph.nodes.filter((n) => n !== rich).map((n, id) => ({ ...n, id })), extras: graph.extras.filter((e) => e !== rich), painted: [...(graph.painted ?? []), { feature: '', told: rich.text }] },
  }; // biome-ignore format: a result
}

/** A train runs on the bridge of rails that is painted there, and that bridge stands nowhere else. */
export function onViaduct(graph: SceneGraph): SceneGraph {
  if (!graph.painted?.some(({ feature }) => feature.startsWith('viaduct'))) return graph;
  const isTrain = ({ brief }: SceneNode): boolean => /^(?:train|steam-train|locomotive)/.test(brief.concept);
  const isBridge = ({ brief, text }: SceneNode): boolean => IS_BRIDGE.test(brief.concept) && /rail|train|trestle|viaduct/.test(`${text} ${brief.drawnAs}`); // biome-ignore format: one line
  const train = [...graph.nodes, ...graph.extras].find(isTrain);
  const gone = (n: SceneNode): boolean => isBridge(n) || n === train;
  if (graph.edges.length > 0) return graph;
  return {
    ...graph,
    nodes: graph.nodes.filter((n) => !gone(n)).map((n, id) => ({ ...n, id })),
    extras: graph.extras.filter((e) => !gone(e)),
    ...(train ? { painted: [...graph.painted, { feature: 'train on bridge', told: train.text }] } : {}),
  };
}

/** Lanterns of a street or a market hang on cords over it. */
export function strung(row: PlaceRow, graph: SceneGraph): SceneGraph {
  if (row.indoor || graph.framing === 'from above') return graph;
  // signs of light hang on the fronts
  const signs = row.features?.some((f) => f.startsWith('street:')) ? graph.extras.filter((e) => /\bneon\b.*\bsigns?\b|\bsigns?\b.*\bneon\b/.test(e.text)) : []; // biome-ignore format: one line
  if (signs.length > 0)
    return {
      ...graph,
      extras: graph.extras.filter((e) => !signs.includes(e)),
      painted: [...(graph.painted ?? []), { feature: 'neon signs', told: signs[0]!.text }],
    };
  const many = graph.extras.filter(
    (e) =>
      e.count > 1 &&
      /(?:^|-)lantern$/.test(e.brief.concept) &&
      !/stone|jack|floor|ground|oil/.test(`${e.brief.concept} ${e.text}`),
  );
  if (many.length === 0) return graph;
  return {
    ...graph,
    extras: graph.extras.filter((e) => !many.includes(e)),
    painted: [...(graph.painted ?? []), { feature: 'string lights:lanterns', told: many[0]!.text }],
  };
}

/** What a room is named by stays in it. */
const NAMESAKES = /(?:^|-)bed$|^(?:throne|altar|bathtub|piano|oven|stove)$/;

/** A room that looks out on something grand has one great window for its far wall. */
export function lookingOut(row: PlaceRow, { view }: SceneGraph): PlaceRow {
  const grand = row.indoor && view && (view.wide || row.features?.includes('portholes'));
  if (!grand) return row;
  return {
    ...row,
    features: [
      'panorama',
      ...(row.features ?? []).filter(
        (f) => !/^(?:portholes|arch window|tall windows|viewport|corridor frame|panorama|neon strips)/.test(f),
      ),
    ],
    things: row.things.filter(([rank, what]) => rank !== 'wall' && (rank !== 'back' || NAMESAKES.test(what))),
  };
}

/** A planet that is said to be there is outside of a room: it is seen through its panes. */
export function throughPanes(row: PlaceRow, graph: SceneGraph): SceneGraph {
  if (!row.indoor || graph.view) return graph;
  const body = graph.painted?.find(({ feature }) => /^heaven:planet|^ringed planet/.test(feature));
  const of = body && planetIn(`${body.told.toLowerCase()}${/ringed/.test(body.feature) ? ' with ring' : ''}`);
  if (!body || !of) return graph;
  return { ...graph, painted: graph.painted!.filter((one) => one !== body), view: { of, told: body.told } };
}

/** A bridge over the place's stream is painted across it, from bank to bank: its drawing from the side would lie along the water. */
export function bridged(row: PlaceRow, graph: SceneGraph): { readonly row: PlaceRow; readonly graph: SceneGraph } {
  const features = [...(row.features ?? []), ...(graph.painted ?? []).map(({ feature }) => feature)];
  const said = graph.extras.find((e) => IS_BRIDGE.test(e.brief.concept));
  // a bridge of ropes spans a gap, wherever it hangs
  if (
    said &&
    graph.nodes.length === 0 &&
    IS_ROPED.test(`${said.text} ${said.brief.concept}`) &&
    !row.indoor &&
    !row.underwater &&
    !features.some((f) => /^(?:stream|river|brook|chasm)/.test(f)) &&
    graph.framing !== 'from above'
  )
    return {
      row: {
        ...row,
        frame: 'none' as const,
        features: (row.features ?? []).filter((f) => !/^(?:path|surf|pool|swamp)/.test(f)),
        things: row.things
          .filter(([rank]) => rank !== 'front' && rank !== 'wall')
          .map(
            ([rank, what, n, spread, size]) =>
              [rank, what, n, spread === 'scatter' && rank === 'mid' ? 'edges' : spread, size ?? 1] as const,
          ),
      },
      graph: {
        ...graph,
        extras: graph.extras.filter((e) => e !== said),
        painted: [
          ...(graph.painted ?? []),
          { feature: `rope gap:${row.scene.texture === 'snow' ? '#e8eef4' : row.scene.ground[1]}`, told: said.text },
        ],
      },
    };
  // from above it lies across the river
  if (
    said &&
    graph.framing === 'from above' &&
    features.some((f) => planOf(f) === 'plan river' || planOf(f) === 'plan lava')
  )
    return {
      row,
      graph: {
        ...graph,
        extras: graph.extras.filter((e) => e !== said),
        painted: [...(graph.painted ?? []), { feature: `plan bridge:${bridgeHue(said)}`, told: said.text }],
      },
    };
  // over what flows towards the viewer it is seen from its side
  if (said && (features.includes('lava river') || features.includes('brook')) && row.indoor) return { row, graph };
  if (!(features.includes('stream') || features.includes('river')) || graph.framing === 'from above')
    return { row, graph };
  const own = row.things.find(([, what]) => IS_BRIDGE.test(what));
  if (!said && !own) return { row, graph };
  const colour = bridgeHue(said, own?.[1]);
  return {
    row: {
      ...row,
      ...(row.features ? { features: row.features.map(asStream) } : {}),
      things: row.things.filter((t) => t !== own),
    },
    graph: {
      ...graph,
      extras: graph.extras.filter((e) => e !== said),
      painted: [
        // the pond under it is the water that is there
        ...(graph.painted ?? []).map((p) => ({ ...p, feature: p.feature === 'pool' ? '' : asStream(p.feature) })),
        { feature: `bridge:${colour}`, told: said?.text ?? 'a bridge' },
      ],
    },
  };
}
const BRIDGE_HUES: Readonly<Record<string, string>> = { red: '#c83c3c', crimson: '#b02c3c', white: '#e8e4dc', blue: '#3c6cb8', green: '#4c8c54', golden: '#e0b040', gold: '#e0b040', pink: '#e48cb0', yellow: '#e4c440', black: '#48444c', purple: '#8450b0', orange: '#e08438', grey: '#9c9ca4', gray: '#9c9ca4' }; // biome-ignore format: a table

function bridgeHue(said: SceneNode | undefined, own = ''): string {
  const hue = said?.brief.colours[0];
  return (hue?.startsWith('#') ? hue : BRIDGE_HUES[hue ?? '']) ?? (/stone/.test(`${said?.text} ${said?.brief.concept} ${said ? '' : own}`) ? '#a8a4a0' : /red/.test(said?.text ?? '') ? '#c83c3c' : '#a8743c'); // biome-ignore format: one line
}

/** Under a bridge a river runs across the picture. */
const asStream = (feature: string): string => (feature === 'river' ? 'stream' : feature);

const IS_ROPED = /\b(?:rope|suspension|hanging|vine|plank|swinging|swaying)\b/;

export const IS_BRIDGE = /^(?:(?:[a-z]+-)?bridge)$/;

/** Where the middle of the group is: that of the picture, or near the side or the corner where one alone was said to be. */
export function middleOf({ left, right }: Box, nodes: readonly SceneNode[], W: Px): Px {
  const [only] = nodes;
  const side = nodes.length === 1 ? only?.at : undefined;
  if (!only || !side || !/^(?:left|right|corner)$/.test(side.is)) return W / 2;
  const half = (right - left) / 2;
  const inward = Math.min(W / 2, Math.max(half + W * 0.03, W * (side.is === 'corner' ? 0.16 : 0.24)));
  return side.is === 'right' || (side.is === 'corner' && !/left/i.test(side.told)) ? W - inward : inward;
}

export const groupArea = ({ left, right, top, bottom }: Box, W: Px, foot: Px, middle: Px = W / 2): Area => ({ left: middle - (right - left) / 2, right: middle + (right - left) / 2, top: foot - (bottom - top), bottom: foot }); // biome-ignore format: one line

export const SWIMMERS = /fish|shark|dolphin|whale|jellyfish|ray|turtle|octopus|seahorse|eel|piranha|squid/;

/** Shoals that are beside something else under water swim all about it. */
export function shoals(
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
