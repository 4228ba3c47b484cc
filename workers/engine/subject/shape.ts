import { SHAPES } from '../catalogue/shapes/index.ts';
import { marked } from '../catalogue/stand-ins.ts';
import { addShape, drawShape, hasView } from '../inflate/draw-shape.ts';
import type { Shape } from '../inflate/shapes.ts';
import type { Rendering } from '../solids/render.ts';
import { Scene } from '../solids/scene.ts';
import type { Brief } from '../types.ts';
import { drawGroup, groupOf } from './draw-group.ts';
import { contextOf } from './draw-thing.ts';
import { type BuildPiece, pieceActor } from './motion/piece-actor.ts';
import { smallThing } from './small/small-thing.ts';
import { stampGroup } from './small/stamp-group.ts';
import { type Body, cannotMove, type SubjectSource } from './source.ts';
import type { SubjectOptions } from './types.ts';

/** Below this many pixels a side, one of a shape is all that can be read. */
const LEAST_GROUP = 12;

/** Nouns drawn from vectors: flat drawings blown up to reliefs. */
const body = (brief: Brief): Body => {
  const shape = SHAPES[brief.concept];
  if (!shape) throw new Error(`No shape draws "${brief.concept}".`);
  return {
    sides: 'one',
    living: shape.class === 'living',
    hasView: (style) => hasView(shape, style),
    draw: (options) => draw(shape, brief, options),
    actor: (motion, options) => {
      if (motion.body !== 'one piece') throw cannotMove(brief, motion);
      const made = new Map<number, Scene>();
      const build: BuildPiece = (side) => {
        const scene = made.get(side) ?? new Scene();
        if (!made.has(side)) addShape(scene, shape, wishOf(brief), side, options.style);
        made.set(side, scene);
        return { scene, setup: { view: 'item' }, flat: true };
      };
      return pieceActor(build, motion.poses(), options);
    },
  };
};

const wishOf = ({ colours, material }: Brief) => ({ colours, ...(material ? { material } : {}) });

function draw(shape: Shape, brief: Brief, o: SubjectOptions): Rendering {
  const small = o.whole && brief.count === 1 ? smallThing(brief, contextOf(brief, o), o) : undefined;
  if (small) return small;
  const wish = wishOf(brief);
  const group = groupOf(brief);
  if (!group || Math.min(o.width, o.height) < LEAST_GROUP) return drawShape(shape, wish, o);
  const { onStage: _, ...quiet } = o;
  const ground = shape.class !== 'item';
  const stamps = stampGroup(group, o, ground, () => group.each, contextOf);
  if (stamps) return stamps;
  return drawGroup(group, o.width, o.height, ground, (width, height) =>
    drawShape(shape, wish, { ...quiet, width, height }),
  );
}

export const FLAT_SHAPES: SubjectSource = {
  name: 'shapes',
  kind: 'thing',
  rows: Object.values(SHAPES).map((shape) =>
    // what is a place stands in the open, not before a studio's wall
    marked({ id: shape.id, aliases: shape.names, ...(shape.class === 'place' ? { home: ['meadow'] as const } : {}) }),
  ),
  yields: true,
  body,
};
