import { marked } from '../catalogue/stand-ins.ts';
import { categoryOf, PROPS, thingOf } from '../catalogue/things/index.ts';
import { Scene } from '../solids/scene.ts';
import type { Brief } from '../types.ts';
import { ahead, buildThing, contextOf, drawThing } from './draw-thing.ts';
import { FLIES } from './flying.ts';
import { type BuildPiece, pieceActor } from './motion/piece-actor.ts';
import { type Body, cannotMove, type SubjectSource } from './source.ts';

const PLAIN = { width: 48, height: 48, style: {}, seed: 0, variation: 0 } as const;

/** Things: a recipe of solids. They have no limbs; a motion moves them as one piece. */
const thing = (brief: Brief): Body => ({
  get sides() {
    return thingOf(brief.concept).recipe(new Scene(), contextOf(brief, PLAIN)).view === 'item' ? 'one' : 'all';
  },
  living: categoryOf(brief.concept) === 'monster',
  draw: (options) => drawThing(brief, options),
  actor: (motion, options) => {
    if (motion.body !== 'one piece') throw cannotMove(brief, motion);
    const made = new Map<number, ReturnType<BuildPiece>>();
    const build: BuildPiece = (side) => {
      const known = made.get(side);
      if (known) return known;
      const scene = new Scene();
      const setup = buildThing(brief, scene, contextOf(brief, { ...options, width: side, height: side }));
      const built = { scene, setup, ahead: ahead(brief.concept), flies: FLIES.has(brief.concept) };
      made.set(side, built);
      return built;
    };
    return pieceActor(build, motion.poses(), options);
  },
});

export const THINGS: SubjectSource = {
  name: 'things',
  kind: 'thing',
  rows: Object.entries(PROPS).map(([id, entry]) => marked({ ...entry, id })),
  body: thing,
};
