/** A group on a transparent ground, as large as the canvas lets it be. */
import type { Px } from '../../../src/pixels/types.ts';
import type { Footing } from '../place/draw-background.ts';
import type { Style } from '../types.ts';
import type { SceneGraph, SceneNode } from './graph.ts';
import type { LayoutContext } from './layout/actor.ts';
import { arrange } from './layout/arrange.ts';
import { fitStamps, mayHaveStamps } from './layout/fit-stamps.ts';
import { intoBox, nearer } from './layout/into-box.ts';
import { type Box, boxOf, type Placed } from './layout/placed.ts';
import { keepsShape } from './layout/stamp-pose.ts';
import { isBesideEach, tellable } from './layout/tellable.ts';
import type { Read } from './read/known.ts';
import { loadsApart } from './read/loads-apart.ts';
import { RELATIONS, type RelationRow } from './relations.ts';
import { footprint } from './sprites/sprite.ts';
import { hasStamps } from './sprites/stamped.ts';
import { Stage } from './stage.ts';

export interface GroupOptions {
  readonly style: Style;
  readonly seed: number;
  readonly read: Read;
  readonly floats?: boolean;
  /** There is ground before it. */
  readonly ground?: boolean;
  /** A place is round it, which fills the picture. */
  readonly inPlace?: boolean;
  /** There is water round it. */
  readonly afloat?: boolean;
}

export interface Fitted {
  readonly placed: readonly Placed[];
  /** Pixels of a person. */
  readonly S: number;
  readonly box: Box;
}

const TRIES = 5;
/** The same of a group of which each is in the stamp nearest to its size. */
const LEAST_NEAR = 0.66;
/** How much of a picture's room it takes then at least beside the same group otherwise. */
const LEAST_OF_ROW = 0.82;
/** The same in little pictures, where solids are a blot. */
const LEAST_OF_LITTLE = 0.62;
const LITTLE: Px = 36;
/** Sides of room in which two of the smallest sprites hardly stand beside each other. */
const SMALL: Px = 25;
/** Share of the room that a group with stamps in it takes, else it is tried without. */
const LEAST_FILL = 0.8;

/** The largest group that fits a box of so many pixels, a person at most `most` high. */
export function fitGroup(
  graph: Pick<SceneGraph, 'nodes' | 'edges'>,
  width: number,
  height: number,
  start: number,
  most: number,
  o: GroupOptions,
): Fitted {
  const { style, seed, read, floats = false, afloat = false } = o;
  const byStamps = inStamps(graph, width, height, most, o);
  if (byStamps) return byStamps;
  const near = nearStamps();
  const row = whole(widest(false));
  // who would be much larger otherwise is
  if (near && roomOf(near) > roomOf(row) * (Math.min(width, height) <= LITTLE ? LEAST_OF_LITTLE : LEAST_OF_ROW))
    return near;
  // stamps come in a few sizes: where none of them fills the room, solids do
  if (fill(row) >= LEAST_FILL || row.S >= most * 0.97 || !mayHaveStamps(graph, { style, seed })) return row;
  const solid = widest(true);
  return fill(solid) > fill(row) * 1.1 ? whole(solid) : row;

  /** What is too large even in the smallest sprites, with those made smaller. */
  function whole(group: Fitted): Fitted {
    const { left, right, top, bottom } = group.box;
    return right - left > width || bottom - top > height ? intoBox(group, width, height) : group;
  }

  function fill({ box: { left, right, top, bottom } }: Fitted): number {
    return Math.max((right - left) / width, (bottom - top) / height);
  }

  function widest(solids: boolean): Fitted {
    const row = fitted(false, solids);
    const { left, right, top, bottom } = row.box;
    if ((right - left) / Math.max(1, bottom - top) < 1.5) return row;
    // wide groups are the larger the deeper they stand
    const deep = fitted(true, solids);
    return deep.S > row.S * 1.08 ? deep : row;
  }

  /** The mean of how wide and how high it is, no more than there is room for. */
  function roomOf({ box: { left, right, top, bottom } }: Fitted): number {
    return Math.sqrt(Math.min(width, right - left) * Math.min(height, bottom - top));
  }

  /** Each in the stamp nearest to the size it has in its relation; undefined: somebody has none, or it is lost in the room. */
  function nearStamps(): Fitted | undefined {
    const wish = { style, seed };
    const set = graph.nodes.filter((node) => !node.unseen && keepsShape(node) && hasStamps(node.brief, wish, Math.max(width, height))); // biome-ignore format: one line
    // rider and mount are one drawing of their own
    if (set.length === 0 || graph.nodes.some(({ brief, act }) => brief.mount !== undefined || (act !== undefined && brief.kind === 'humanoid')) || graph.nodes.some(({ brief, id }) => brief.kind === 'humanoid' && !set.some((node) => node.id === id))) return undefined; // biome-ignore format: one line
    // those set by hand face the viewer: who turns his back on another, or waits behind him, is seen from the side; and no hands of theirs reach down to two children
    const aside = graph.edges.some(({ is }) => (RELATIONS[is] as RelationRow).facing === 'away' || (is === 'facing' && graph.nodes.every(({ brief }) => brief.kind === 'humanoid'))) || graph.nodes.some(({ line, brief }) => line === 'queue' && brief.kind !== 'thing') || graph.edges.some(({ is, b }) => is === 'hands' && graph.nodes[b]!.count === 2); // biome-ignore format: one line
    if (aside && Math.min(width, height) > SMALL) return undefined;
    const stamps = new Map(set.map(({ id }) => [id, 0]));
    const inRelation = tried(graph);
    if (inRelation || Math.min(width, height) > SMALL || !graph.edges.every(isBesideEach)) return inRelation;
    // in the smallest pictures two who are told stand before each other, whatever they do
    return tried({ ...graph, edges: graph.edges.map((edge) => ({ ...edge, is: 'facing' as const })) });

    function tried(of: typeof graph): Fitted | undefined {
      const near = { lacking: false };
      const found = fitted(false, false, { near, stamps }, of);
      if (near.lacking) return undefined;
      const { left, right, top, bottom } = found.box;
      // one before the other where there is no room for the smallest of both side by side
      const row = right - left > width || bottom - top > height ? nearer(found, width, height) : found;
      return row && fill(row) >= LEAST_NEAR ? row : undefined;
    }
  }

  function fitted(inDepth: boolean, solids: boolean, more: Partial<LayoutContext> = {}, of = graph): Fitted {
    let S = Math.min(start, most);
    let best: Fitted | undefined;
    // the smallest sprites grow no smaller: of those that are too large the one of which least is cut off
    let over: Fitted | undefined;
    let nearest = 0;
    for (let i = 0; i < TRIES; i++) {
      const placed = arrange(of, {
        ...{ S, style, seed, read, floats, afloat },
        deep: inDepth,
        ...(solids ? { solids: true as const } : {}),
        ...(Math.min(width, height) <= SMALL ? { little: true as const } : {}),
        ...more,
      });
      for (const p of placed) {
        p.x = Math.round(p.x);
        p.y = Math.round(p.y);
      }
      const box = boxOf(placed);
      const k = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
      if (k >= 1) {
        if (!best || S > best.S) best = { placed, S, box };
        if (k < 1.06 || S >= most) break;
      } else if (!best && k > nearest) [over, nearest] = [{ placed, S, box }, k];
      S = Math.min(most, S * k * (k < 1 ? 0.985 : 0.99));
    }
    return (best ?? over)!;
  }
}

/** The group in stamps, where each has one and they fill the room. */
const inStamps = (
  asked: Pick<SceneGraph, 'nodes' | 'edges'>,
  width: number,
  height: number,
  most: number,
  { style, seed, read, floats = false, inPlace = false }: GroupOptions,
): Fitted | undefined => {
  // in sizes in which each is told, whatever the picture's
  const graph = tellable(asked, Number.POSITIVE_INFINITY);
  return fitStamps(graph, width, height, most, { style, seed, read, floats }, (c) => arrange(graph, c), inPlace);
};

/** Puts a fitted group down: x and y are added to its own; the far ones first. */
export function putGroup(stage: Stage, group: Fitted, nodes: readonly SceneNode[], dx: Px, dy: Px): void {
  for (const p of [...group.placed].sort((a, b) => a.z - b.z)) {
    const node = nodes[p.of];
    const concept = p.what === 'subject' || p.what === 'front' ? (node?.brief.concept ?? p.what) : p.what;
    stage.put(
      p.sprite,
      p.x + dx,
      p.y + dy,
      { node: p.of, copy: p.copy, what: p.what, concept, ...(p.glow ? { glow: true } : {}) },
      p.cut,
    );
  }
}

/** Where the group's members stand, moved by x and y. Who hovers has a shadow on the ground below. */
export const footingsOf = (placed: readonly Placed[], dx: Px, dy: Px): Footing[] =>
  placed
    .filter((p) => p.shadow)
    .map((p) => {
      const { middle, wide } = footprint(p.sprite);
      return { x: p.x + dx + middle, y: p.y + dy + p.sprite.foot.y + (p.lift ?? 0), wide };
    });

/** The group alone, in the middle: one that fills the canvas has its lowest pixels one above the lower edge, a low one stands higher up. */
export function drawGroupAlone(
  graph: SceneGraph,
  width: Px,
  height: Px,
  o: GroupOptions,
): { readonly stage: Stage; readonly footings: readonly Footing[] } {
  const stage = new Stage(width, height);
  const margin = Math.min(width, height) <= 36 ? 1 : 2;
  const [wide, high, most] = [width - 2 * margin, height - 2 * margin, height * 6];
  const apart = loadsApart(graph);
  // those set by hand have their line already: a pixel of air beside them is enough
  const stamps = inStamps(apart ?? graph, width - 2, high, most, o);
  const group = stamps ?? fitGroup(graph, wide, high, height * 0.7, most, o);
  const { left, right, top, bottom } = group.box;
  const dx = Math.round((width - (right - left)) / 2 - left);
  const rise = Math.max(0, Math.round((height * (o.ground ? 0.62 : 0.7) - (bottom - top)) * 0.45));
  const dy = height - margin - bottom - rise;
  putGroup(stage, group, (stamps && apart?.nodes) ?? graph.nodes, dx, dy);
  return { stage, footings: footingsOf(group.placed, dx, dy) };
}
