import type { Decal, Primitive } from './primitives.ts';
import type { Scene } from './scene.ts';
import { add, apply, type Mat3, multiply, scale as scaled, type Vec3 } from './vec.ts';

export interface Move {
  /** The first primitive and the first decal that move; those before stay. */
  readonly first: number;
  readonly firstDecal: number;
  /** p → p · scale + by. */
  readonly scale: number;
  readonly by: Vec3;
  /** Turns it about the origin, before it is scaled. */
  readonly turn?: Mat3;
}

/** Makes a part of a scene larger or smaller and moves it: one model on another. Patterns stay as they are. */
export function moveScene(scene: Scene, move: Move): void {
  const { turn } = move;
  const to = (p: Vec3): Vec3 => add(scaled(turn ? apply(turn, p) : p, move.scale), move.by);
  for (let i = move.first; i < scene.primitives.length; i++)
    scene.primitives[i] = moved(scene.primitives[i]!, move, to);
  for (let i = move.firstDecal; i < scene.decals.length; i++)
    scene.decals[i] = seenFrom(scene.decals[i]!, move.scale, to);
}

/** A primitive made larger or smaller and moved. */
export function movedBy(p: Primitive, move: Pick<Move, 'scale' | 'by'>): Primitive {
  return moved(p, { first: 0, firstDecal: 0, ...move }, (at) => add(scaled(at, move.scale), move.by));
}

function moved(p: Primitive, { scale: s, turn }: Move, to: (p: Vec3) => Vec3): Primitive {
  const width = p.width * s;
  if (p.kind === 'capsule') return { ...p, width, a: to(p.a), b: to(p.b), ra: p.ra * s, rb: p.rb * s };
  if (p.kind === 'triangle') {
    const [a, b, c] = p.points;
    const [i, j, k] = p.normals;
    const normals = turn ? ([apply(turn, i), apply(turn, j), apply(turn, k)] as const) : p.normals;
    return { ...p, width, points: [to(a), to(b), to(c)], normals };
  }
  const matrix = (turn ? multiply(turn, p.matrix) : p.matrix).map((v) => v * s) as unknown as Mat3;
  return { ...p, width, center: to(p.center), matrix, half: scaled(p.half, s), round: p.round * s };
}

/** A decal that speaks of its model's own points. */
const seenFrom =
  (decal: Decal, s: number, to: (p: Vec3) => Vec3): Decal =>
  (canvas) =>
    decal({ ...canvas, scale: canvas.scale * s, project: (p) => canvas.project(to(p)) });
